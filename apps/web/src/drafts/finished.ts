import { joinJournal } from '@inkbloom/formats/journal';
import type { Draft } from './draft.ts';
import { readGestures } from './gestures.ts';
import type { SavePacket } from './save-packet.ts';

/** What the studio adds to a draft to make a save of it. */
export interface Finished {
  /** The finished picture, PNG at page size. */
  readonly picture: Blob;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}

/** The save a draft, its gestures and its finished picture become; it ends now. */
export async function packetOf(draft: Draft, finished: Finished): Promise<SavePacket> {
  const { picture, zoom, width, height } = finished;
  const gestures = await readGestures(draft.drawingId);
  return {
    drawingId: draft.drawingId,
    activityId: draft.activityId,
    pageIndex: draft.pageIndex,
    imageUrl: draft.imageUrl,
    startTime: draft.startTime,
    endTime: new Date().toISOString(),
    coloredShare: draft.coloredShare,
    metadata: {
      zoom,
      brushStrokes: draft.strokes,
      totalDrawingTime: Math.round(draft.spentSeconds),
      canvasSize: { width, height },
      deviceInfo: navigator.userAgent,
    },
    picture,
    journalBytes: joinJournal({ width, height }, gestures),
    gestures: gestures.length,
  };
}
