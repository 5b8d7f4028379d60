import type { Drawing } from '@inkbloom/contracts/drawings';
import { percent } from '../../ui/format.ts';

/** A drawing as My drawings shows it, from the server or from this device. */
export interface WallItem {
  readonly id: string;
  readonly activityId: string;
  readonly pageIndex: number;
  readonly title: string;
  /** From 0 to 1. */
  readonly coloredShare: number;
  /** ISO time of the last change. */
  readonly updatedAt: string;
  /** An address, a picture kept on the device, or null where there is none. */
  readonly picture: string | Blob | null;
  /** Whether this device holds work that the server has not taken. */
  readonly isOnDevice: boolean;
  readonly isKept: boolean;
}

/** What the wall needs to know of a coloring in progress on this device. */
export interface DeviceDraft {
  readonly drawingId: string;
  readonly activityId: string;
  readonly pageIndex: number;
  readonly title: string;
  readonly person: string | null;
  readonly gestures: number;
  readonly savedGestures: number;
  readonly coloredShare: number;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  readonly thumbnail: Blob | null;
}

/**
 * The drawings of a person, latest first: what the server keeps, and what this device has not sent yet. A drawing
 * that is in both places appears once, as this device has it.
 */
export function wallItems(
  kept: readonly Drawing[],
  drafts: readonly DeviceDraft[],
  person: string,
): readonly WallItem[] {
  const unsent = drafts.filter((draft) => isUnsent(draft) && (draft.person ?? person) === person);
  const ids = new Set(unsent.map(({ drawingId }) => drawingId));
  const known = new Map(kept.map((drawing) => [drawing.id, drawing]));
  const items = [
    ...unsent.map((draft) => fromDevice(draft, known.get(draft.drawingId))),
    ...kept.filter(({ id }) => !ids.has(id)).map(fromServer),
  ];
  return items.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
}

/** The drawings of nobody on this device, latest first. */
export function deviceItems(drafts: readonly DeviceDraft[]): readonly WallItem[] {
  return drafts
    .filter(({ person, gestures }) => person === null && gestures > 0)
    .toSorted((a, b) => b.updatedAt - a.updatedAt)
    .map((draft) => fromDevice(draft, undefined));
}

/** Where going on with a drawing happens: its activity, with the studio open on its page. */
export function wallPath(item: Pick<WallItem, 'id' | 'activityId' | 'pageIndex'>): string {
  const query = new URLSearchParams({ color: '1', page: String(item.pageIndex), drawing: item.id });
  return `/activity/${encodeURIComponent(item.activityId)}?${query}`;
}

/** How much is colored, in words. */
export function coloredWords(share: number): string {
  return `${percent(share)}% colored`;
}

function isUnsent(draft: DeviceDraft): boolean {
  return draft.gestures > draft.savedGestures;
}

function fromDevice(draft: DeviceDraft, kept: Drawing | undefined): WallItem {
  return {
    id: draft.drawingId,
    activityId: draft.activityId,
    pageIndex: draft.pageIndex,
    title: draft.title,
    coloredShare: draft.coloredShare,
    updatedAt: new Date(draft.updatedAt).toISOString(),
    picture: draft.thumbnail ?? kept?.thumbnailUrl ?? null,
    isOnDevice: true,
    isKept: kept !== undefined,
  };
}

function fromServer(drawing: Drawing): WallItem {
  return {
    id: drawing.id,
    activityId: drawing.activityId,
    pageIndex: drawing.pageIndex,
    title: drawing.activityTitle,
    coloredShare: drawing.coloredShare,
    updatedAt: drawing.updatedAt,
    picture: drawing.thumbnailUrl,
    isOnDevice: false,
    isKept: true,
  };
}
