import type { SaveOutcome } from '../../device/drafts/draft.ts';

/** A save that was accepted or kept, with the picture that it holds, PNG at page size. */
export type KeptResult = SaveOutcome & { readonly picture: Blob };

/** How the studio was left: with a save and how that went, or without. */
export type StudioResult = { readonly kind: 'left' } | KeptResult;

/** What the person is told of a save. */
export function wordsFor(outcome: SaveOutcome): string {
  if (outcome.kind === 'kept') return 'Kept on this device. Sign in to add it to your account.';
  if (outcome.kind === 'queued') {
    return outcome.wait === 'offline'
      ? 'Kept on this device. It will be saved when you are back online.'
      : 'Kept on this device. It will be saved when the server is back.';
  }
  if (outcome.kind === 'forked')
    return 'This page was also colored on another device. Both are kept: yours is a new drawing.';
  return 'Your art is saved.';
}
