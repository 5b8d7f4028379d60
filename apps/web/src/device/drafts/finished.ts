import { MAX_SAVE_BYTES } from '@inkbloom/contracts/limits';
import { joinJournal } from '@inkbloom/formats/journal';
import type { Draft } from './draft.ts';
import { framesOf, type KeptJournal } from './records.ts';
import type { SavePacket } from './save-packet.ts';

/** What the studio adds to a draft to make a save of it. */
export interface Finished {
  /** The finished picture, PNG at page size. */
  readonly picture: Blob;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}

/** Bytes of a keyframe that is still worth sending. */
const MOST_TO_SEND = 2 * 1024 * 1024;
/** Bytes of a save besides picture and journal, more than enough. */
const FACTS = 64 * 1024;

/**
 * The journal with its keyframe, or without it where sending it would take longer than it spares the other device: the
 * gestures alone are the truth.
 */
function journalFor({ picture, width, height }: Finished, kept: KeptJournal): Uint8Array<ArrayBuffer> {
  const header = { width, height };
  const whole = joinJournal(header, framesOf(kept));
  const fits = picture.size + whole.length + FACTS <= MAX_SAVE_BYTES;
  const pays = (kept.keyframe?.length ?? 0) <= MOST_TO_SEND;
  return fits && pays ? whole : joinJournal(header, kept.gestures);
}

/** The save a draft, its journal and the finished picture of that journal become; it ends at `endTime`. */
export function finishedPacket(
  draft: Draft,
  kept: KeptJournal,
  finished: Finished,
  endTime: string,
): SavePacket {
  const { picture, zoom, width, height } = finished;
  return {
    drawingId: draft.drawingId,
    activityId: draft.activityId,
    pageIndex: draft.pageIndex,
    imageUrl: draft.imageUrl,
    startTime: draft.startTime,
    endTime,
    coloredShare: draft.coloredShare,
    metadata: {
      zoom,
      brushStrokes: draft.strokes,
      totalDrawingTime: Math.round(draft.spentSeconds),
      canvasSize: { width, height },
      deviceInfo: navigator.userAgent,
    },
    picture,
    journalBytes: journalFor(finished, kept),
    gestures: kept.gestures.length,
  };
}
