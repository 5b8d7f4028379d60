import type { SaveOutcome } from '../drafts/draft.ts';

/** How the studio was left: with a save and how that went, or without. */
export type StudioResult = { readonly kind: 'left' } | SaveOutcome;

/** What the person is told once the studio has closed; null when there is nothing to say. */
export function wordsFor(result: StudioResult): string | null {
  if (result.kind === 'saved') return 'Your art is saved.';
  if (result.kind === 'kept') return 'Kept on this device. Sign in to add it to your account.';
  if (result.kind === 'queued') return 'Kept on this device. It will be saved when you are back online.';
  if (result.kind === 'forked')
    return 'This page was also colored on another device. Both are kept: yours is a new drawing.';
  return null;
}
