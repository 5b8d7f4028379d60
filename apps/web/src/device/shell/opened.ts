import { shellFacts } from '../../api/client/own-server.ts';
import { fromBase64 } from '../../api/client/base64.ts';
import { App, Filesystem } from './plugins.ts';

/** What the system opened the app with. */
export type Opened =
  | { readonly kind: 'sign-in'; readonly facts: URLSearchParams }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'file'; readonly url: string };

/** What an address means; undefined for one that is not for this app. */
function readOpened(address: string): Opened | undefined {
  const url = URL.parse(address);
  const { appId, server } = shellFacts() ?? {};
  if (!url) return undefined;
  if (url.protocol === `${appId}:`)
    return url.host === 'auth' ? { kind: 'sign-in', facts: url.searchParams } : undefined;
  if (url.origin === server) return { kind: 'page', path: url.pathname + url.search };
  return ['content:', 'file:'].includes(url.protocol) ? { kind: 'file', url: address } : undefined;
}

/** A file that another app handed over. */
export async function readOpenedFile(url: string): Promise<File> {
  const { data } = await Filesystem.readFile({ path: url });
  const bytes = typeof data === 'string' ? fromBase64(data) : new Uint8Array(await data.arrayBuffer());
  return new File([bytes], 'drawings.inkbloom');
}

/** Tells of everything that the system opens the app with, the first of all included. */
export function followOpened(onOpened: (opened: Opened) => void): void {
  void App.addListener('appUrlOpen', ({ url }) => {
    const opened = readOpened(url);
    if (opened) onOpened(opened);
  });
}
