import type { Device } from './device.ts';
import { handOver, type Draft } from './draft.ts';
import type { KeptJournal } from './records.ts';

/** A version that its person brought back, as the server has it on top now. */
export interface BroughtBack {
  readonly drawingId: string;
  readonly person: string;
  readonly revision: number;
  readonly coloredShare: number;
}

/** The draft of a drawing once one of its versions is on top; a tab that has it open is refused at its next write. */
export function broughtBack(
  draft: Draft,
  { revision, coloredShare }: BroughtBack,
  { gestures }: KeptJournal,
  { newId, clock }: Pick<Device, 'newId' | 'clock'>,
): Draft {
  const count = gestures.length;
  return {
    ...draft,
    ...handOver(draft, newId()),
    baseRevision: revision,
    gestures: count,
    savedGestures: count,
    strokes: count,
    coloredShare,
    thumbnail: null,
    trouble: null,
    updatedAt: clock.now(),
  };
}
