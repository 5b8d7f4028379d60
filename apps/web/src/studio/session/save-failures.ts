import { HoldLostError } from '../../device/drafts/hold.ts';
import type { SaveOutcome } from '../../device/drafts/draft.ts';

/** A way on from a save that did not go through, besides trying again. */
export type WayOn = 'png' | 'sign-in' | 'go-on-here';

/** Why a save did not go through, for the dialog that stays open. */
export interface SaveFailure {
  readonly message: string;
  /** What became of the drawing, and what helps. */
  readonly advice: string;
  readonly ways: readonly WayOn[];
  /** Whether this device keeps all of it anyway. */
  readonly isSafe: boolean;
}

const SAFE = 'Your art is safe on this device.';

/** Each way a save can fail, in its own words. docs/saving.md has the same table. */
export const SAVE_FAILURES = {
  'no-room': {
    message: 'Failed to save',
    advice:
      'This device has no room left for it. Save the picture as a file, or make some room and try again.',
    ways: ['png'],
    isSafe: false,
  },
  'not-kept': {
    message: 'Failed to save',
    advice: 'This browser did not let it be kept. Save the picture as a file, or try again in a moment.',
    ways: ['png'],
    isSafe: false,
  },
  'no-picture': {
    message: 'Failed to save',
    advice: `The picture could not be made. ${SAFE} Close other tabs and try again.`,
    ways: [],
    isSafe: true,
  },
  'taken-over': {
    message: 'Not saved: this drawing is open in another tab',
    advice: 'It is kept there. Go on here to have it in this tab, and save then.',
    ways: ['go-on-here', 'png'],
    isSafe: true,
  },
  'signed-out': {
    message: 'Save failed: Unauthorized',
    advice: 'Sign in again; your drawing waits on this device and is saved then.',
    ways: ['sign-in'],
    isSafe: true,
  },
  'other-person': {
    message: 'Not saved yet: somebody else is signed in',
    advice: 'This drawing waits on this device and is saved when its person signs in.',
    ways: [],
    isSafe: true,
  },
  server: {
    message: 'Failed to save',
    advice: `${SAFE} It will be saved when the server is back; or try again.`,
    ways: [],
    isSafe: true,
  },
  'no-account-room': {
    message: 'Save failed: Insufficient Storage',
    advice: `There is no room left where your drawings are kept. ${SAFE} It is tried again by itself.`,
    ways: ['png'],
    isSafe: true,
  },
  'too-large': {
    message: 'Save failed: Content Too Large',
    advice: `This drawing is too large for the server. ${SAFE} You can save the picture as a file.`,
    ways: ['png'],
    isSafe: true,
  },
  refused: {
    message: 'Failed to save',
    advice: `The server did not take it. ${SAFE} Try again, or exit and save later.`,
    ways: [],
    isSafe: true,
  },
} as const satisfies Readonly<Record<string, SaveFailure>>;

export type FailureKind = keyof typeof SAVE_FAILURES;

/** Thrown when the finished picture could not be made. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

function kindOfError(error: unknown): FailureKind {
  if (error instanceof HoldLostError) return 'taken-over';
  if (error instanceof PictureError) return 'no-picture';
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no-room' : 'not-kept';
}

/** The failure behind something thrown while a drawing was saved. */
export function failureOfError(error: unknown): SaveFailure {
  return SAVE_FAILURES[kindOfError(error)];
}

function kindOfMessage(message: string): FailureKind | null {
  const kinds: readonly FailureKind[] = ['no-account-room', 'too-large'];
  return kinds.find((kind) => SAVE_FAILURES[kind].message === message) ?? null;
}

/** What stands against a save that was sent; null when there is nothing left to decide. */
export function failureOf(outcome: SaveOutcome): SaveFailure | null {
  if (outcome.kind === 'failed') {
    const known = SAVE_FAILURES[kindOfMessage(outcome.message) ?? 'refused'];
    return { ...known, message: outcome.message };
  }
  if (outcome.kind !== 'queued') return null;
  if (outcome.wait === 'signed-out' || outcome.wait === 'other-person') return SAVE_FAILURES[outcome.wait];
  if (outcome.message === null) return null;
  return { ...SAVE_FAILURES[kindOfMessage(outcome.message) ?? 'server'], message: outcome.message };
}
