import { RequestError } from '../../api/client/request-error.ts';
import { KEPT_LIMIT_BYTES, KeptError } from '../../device/kept/kept-store.ts';

const MEGABYTE = 1_000_000;

/** Bytes in words: "9 MB", and "0.4 MB" below ten. */
export function megabytes(bytes: number): string {
  const amount = bytes / MEGABYTE;
  return `${amount < 10 ? amount.toFixed(1).replace(/\.0$/, '') : Math.round(amount)} MB`;
}

/** Pages and the room they take: "24 pages, 9 MB". */
export function pagesAndRoom(pages: number, bytes: number): string {
  return `${pages} ${pages === 1 ? 'page' : 'pages'}, ${megabytes(bytes)}`;
}

/** Why a page could not be kept, and what helps. */
export function troubleWords(error: unknown): string {
  if (error instanceof KeptError) {
    if (error.trouble === 'limit')
      return `Kept pages may take ${megabytes(KEPT_LIMIT_BYTES)}. Take some away to make room for others.`;
    if (error.trouble === 'no-room')
      return 'There is no room left on this device. What was kept so far is safe; free some room and go on.';
    return 'This page cannot be kept: it is for members, or its server does not allow it.';
  }
  if (error instanceof RequestError && !navigator.onLine)
    return 'The network is gone. What was kept so far is safe; go on when it is back.';
  return 'Not everything could be loaded. What was kept so far is safe. Please try again.';
}
