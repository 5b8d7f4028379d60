import { likeness as likenessOf } from '@inkbloom/linework/likeness';
import type { PrintedPage } from './prints.ts';

/** How like the nearest published page a page is, and which one that is. */
export interface Likeness {
  /** 0 to 1. */
  readonly likeness: number;
  readonly activityId: string | null;
}

/** The page of all that a print is most like. */
export function nearestOf(pages: readonly PrintedPage[], print: Float32Array): Likeness {
  let found: Likeness = { likeness: 0, activityId: null };
  for (const page of pages) {
    const likeness = likenessOf(page.print, print);
    if (likeness > found.likeness) found = { likeness, activityId: page.activityId };
  }
  return found;
}
