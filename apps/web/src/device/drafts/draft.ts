/** Where the person left off: the view and the tool in hand. Positions are shares of the page, 0 to 1. */
export interface DraftView {
  readonly zoom: number;
  readonly centerX: number;
  readonly centerY: number;
  readonly brush: string;
  readonly size: number;
  readonly opacity: number;
  readonly color: string;
  readonly palette: string;
  readonly recent: readonly string[];
}

/** How a sent save ended. `forked`: the server had newer work, so this was saved beside it under a new id. */
export type SentOutcome =
  | { readonly kind: 'saved' | 'forked'; readonly drawingId: string; readonly revision: number }
  | { readonly kind: 'failed'; readonly drawingId: string; readonly message: string };

/** Why a save waits: no connection, a server in trouble, nobody signed in whose it is, or no answer in good time. */
export type Wait = 'offline' | 'server' | 'signed-out' | 'other-person' | 'slow';

/**
 * How a save ended so far. `kept` stays on this device, nobody being signed in; `queued` is sent later, and says what
 * the server answered if it did answer.
 */
export type SaveOutcome =
  | SentOutcome
  | { readonly kind: 'kept'; readonly drawingId: string }
  | {
      readonly kind: 'queued';
      readonly drawingId: string;
      readonly wait: Wait;
      readonly message: string | null;
    };

/** A coloring in progress on this device. Its gestures are kept beside it. */
export interface Draft {
  readonly drawingId: string;
  readonly activityId: string;
  readonly pageIndex: number;
  readonly title: string;
  readonly imageUrl: string;
  /** The person it belongs to; null while nobody was signed in. */
  readonly person: string | null;
  /** The server revision this work goes on from; 0 when it was never saved there. */
  readonly baseRevision: number;
  /** Gestures on this device; the next one gets this counter. */
  readonly gestures: number;
  /** How many of them the last accepted save held. */
  readonly savedGestures: number;
  readonly coloredShare: number;
  readonly strokes: number;
  readonly startTime: string;
  readonly spentSeconds: number;
  readonly updatedAt: number;
  readonly thumbnail: Blob | null;
  readonly view: DraftView | null;
  /** The tab that may write; an older tab that still has the page open stops when this changes. */
  readonly writer: string;
  /** The last tabs that could write before it, whatever id the drawing had then. */
  readonly earlierWriters?: readonly string[];
  /** Why the server does not take the saves sent in the background, in words for the person. */
  readonly trouble: string | null;
  /** What the person calls it, until the server knows; absent where nobody renamed it. */
  readonly name?: string | null;
  /** The drawing it was part of until both went different ways. */
  readonly branchOf: string | null;
}

/** What changes in a draft as somebody draws. */
export type DraftFacts = Partial<
  Pick<Draft, 'coloredShare' | 'strokes' | 'spentSeconds' | 'view' | 'thumbnail'>
>;

/** The page a draft colors. */
export interface DraftPage {
  readonly activityId: string;
  readonly pageIndex: number;
  readonly title: string;
  readonly imageUrl: string;
}

/** Whether the draft holds work the server has not accepted. */
export function isDirty(draft: Draft): boolean {
  return draft.gestures > draft.savedGestures;
}

/** As many tabs with one drawing as are told where it is now. */
const WRITERS_KEPT = 8;

/** What changes in a draft when another tab gets to write. */
export function handOver(draft: Draft, writer: string): Pick<Draft, 'writer' | 'earlierWriters'> {
  return { writer, earlierWriters: [...(draft.earlierWriters ?? []), draft.writer].slice(-WRITERS_KEPT) };
}

interface NewDraft {
  readonly drawingId: string;
  readonly writer: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A new, empty draft of a page. */
export function newDraft(
  page: DraftPage,
  person: string | null,
  { drawingId, writer, now }: NewDraft,
): Draft {
  return {
    ...page,
    drawingId,
    person,
    writer,
    baseRevision: 0,
    gestures: 0,
    savedGestures: 0,
    coloredShare: 0,
    strokes: 0,
    startTime: new Date(now).toISOString(),
    spentSeconds: 0,
    updatedAt: now,
    thumbnail: null,
    view: null,
    trouble: null,
    branchOf: null,
  };
}
