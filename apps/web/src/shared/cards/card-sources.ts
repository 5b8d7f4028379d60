import type { Activity } from '@inkbloom/contracts/activities';
import { CARD_SIZES, type CardSizes, cardSources } from '@inkbloom/contracts/card-pictures';
import type { SheetSources } from '../../ui/sheet.tsx';

/** The pictures of an activity's card for every screen; undefined where there is one size alone. */
export function sheetSources(activity: Activity, sizes: CardSizes): SheetSources | undefined {
  const { thumbnailUrl, thumbnailPreviewUrl, thumbnailTemplate } = activity;
  if (thumbnailTemplate === undefined) return undefined;
  return {
    lines: cardSources(thumbnailUrl, thumbnailTemplate, 'lines'),
    color: thumbnailPreviewUrl && cardSources(thumbnailPreviewUrl, thumbnailTemplate, 'color'),
    sizes: CARD_SIZES[sizes],
  };
}
