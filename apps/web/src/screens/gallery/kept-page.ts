import { Activity } from '@inkbloom/contracts/activities';
import * as z from 'zod/mini';

const KEY = 'inkbloom.gallery';
/** Milliseconds that a kept page is good for. */
const GOOD_FOR = 24 * 60 * 60 * 1000;

const KeptPage = z.object({
  /** When the server gave it, in milliseconds since the epoch. */
  at: z.number(),
  activities: z.array(Activity),
  total: z.int(),
});
/** The gallery's first page as this device last saw it. */
export type KeptPage = z.infer<typeof KeptPage>;

/** Keeps the first page for a time without a network; a full storage keeps the older one. */
export function keepPage(page: KeptPage): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(page));
  } catch {
    // Without room there is only less to show offline.
  }
}

/** The kept first page, while it is of today's shape and not older than a day. */
export function readPage(now: number = Date.now()): KeptPage | undefined {
  const kept = KeptPage.safeParse(parse(localStorage.getItem(KEY) ?? ''));
  return kept.success && now - kept.data.at < GOOD_FOR ? kept.data : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
