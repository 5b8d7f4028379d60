import type { SaveOutcome } from '../../device/drafts/draft.ts';

/** A save that was accepted or kept, with the picture that it holds, PNG at page size. */
export type KeptResult = SaveOutcome & { readonly picture: Blob };

/** How the studio was left: with a save and how that went, or without. */
export type StudioResult = { readonly kind: 'left' } | KeptResult;

/** Why a save did not go through, for the dialog that stays open. */
export interface SaveFailure {
  readonly message: string;
  /** Whether this device keeps all of it anyway. */
  readonly isSafe: boolean;
}

/** This device could not keep it, and so nobody could. */
export const NO_ROOM: SaveFailure = { message: 'Failed to save', isSafe: false };

/** What the server had against a save, where it said so; null when there is nothing left to decide. */
export function failureOf(outcome: SaveOutcome): SaveFailure | null {
  const message = outcome.kind === 'failed' || outcome.kind === 'queued' ? outcome.message : null;
  return message === null ? null : { message, isSafe: true };
}

/** What the person is told of a save. */
export function wordsFor({ kind }: SaveOutcome): string {
  if (kind === 'kept') return 'Kept on this device. Sign in to add it to your account.';
  if (kind === 'queued') return 'Kept on this device. It will be saved when you are back online.';
  if (kind === 'forked')
    return 'This page was also colored on another device. Both are kept: yours is a new drawing.';
  return 'Your art is saved.';
}
