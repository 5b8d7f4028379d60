import type { Drawing } from '@inkbloom/contracts/drawings';

/** The person's own coloring of a page, to be shown in the viewer. */
export interface Coloring {
  readonly drawingId: string;
  /** The whole page, colored: an address, or a picture kept on the device. */
  readonly picture: string | Blob;
  /** From 0 to 1. */
  readonly share: number;
}

/** What the viewer needs to know of a coloring in progress on this device. */
export interface DeviceColoring {
  readonly drawingId: string;
  readonly activityId: string;
  readonly pageIndex: number;
  readonly person: string | null;
  readonly gestures: number;
  readonly savedGestures: number;
  readonly coloredShare: number;
  readonly updatedAt: number;
  readonly thumbnail: Blob | null;
}

interface Place {
  readonly activityId: string;
  readonly pageIndex: number;
  /** Who is signed in; null for a guest. */
  readonly person: string | null;
}

/**
 * The coloring that a page shows: work the server does not have yet comes first, then the newest kept drawing, whose
 * picture is larger, then whatever else this device has. Only the person's own and work begun while signed out count.
 */
export function coloringOf(
  { activityId, pageIndex, person }: Place,
  drafts: readonly DeviceColoring[],
  kept: readonly Drawing[],
): Coloring | undefined {
  const mine = drafts
    .filter((draft) => draft.activityId === activityId && draft.pageIndex === pageIndex)
    .filter((draft) => draft.gestures > 0 && (draft.person === null || draft.person === person))
    .toSorted((a, b) => b.updatedAt - a.updatedAt);
  const unsent = mine.find((draft) => draft.gestures > draft.savedGestures);
  const drawing = kept
    .filter((each) => each.activityId === activityId && each.pageIndex === pageIndex)
    .toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt))[0];
  return fromDevice(unsent) ?? fromServer(drawing) ?? fromDevice(mine.find(({ thumbnail }) => thumbnail));
}

function fromDevice(draft: DeviceColoring | undefined): Coloring | undefined {
  if (!draft?.thumbnail) return undefined;
  return { drawingId: draft.drawingId, picture: draft.thumbnail, share: draft.coloredShare };
}

function fromServer(drawing: Drawing | undefined): Coloring | undefined {
  return drawing && { drawingId: drawing.id, picture: drawing.pictureUrl, share: drawing.coloredShare };
}
