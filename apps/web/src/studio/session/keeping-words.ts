import type { WriterNews, WriterState } from './draft-writer.ts';

/** Said when a browser refuses to keep anything for this site. */
export const NOTHING_KEPT =
  'This browser keeps nothing for this site, so your drawing lasts only as long as this tab. Save it before you close: to your account, or as a PNG.';

/** What the person is told of strokes that wait; null when there is nothing to tell. */
export function stateWords(state: WriterState): string | null {
  if (state.kind === 'deleted')
    return 'This drawing was deleted in another tab. Draw on or save it, and it is kept as a new drawing.';
  if (state.kind !== 'waiting') return null;
  return state.reason === 'no-room'
    ? 'This device has no room left for your latest strokes. They are kept as soon as you make some; until then they are in this tab only.'
    : 'This device cannot keep your strokes right now. They are tried again until it can.';
}

/** What the person is told of something that happened to the drawing while it was open. */
export function newsWords(news: WriterNews): string {
  if (news.kind === 'branched')
    return 'This page was also colored on another device. Both are kept: what you draw here goes on as a new drawing.';
  if (news.kind === 'deleted')
    return 'This drawing was deleted in another tab. What you draw here goes on as a new drawing.';
  return 'The data of this site was cleared while you colored. Your drawing was written to this device again.';
}
