import type { Drawing, DrawingSort } from '@inkbloom/contracts/drawings';
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
  /** The newest revision on the server, as far as it is known; null where the server has none. */
  readonly revision: number | null;
  /** Gestures on this device; null where it has no newer work. */
  readonly gestures: number | null;
  /** The whole picture on the server; null where the device's own work is newer. */
  readonly pictureUrl: string | null;
}

/** What the wall needs to know of a coloring in progress on this device. */
export interface DeviceDraft {
  readonly drawingId: string;
  readonly activityId: string;
  readonly pageIndex: number;
  readonly title: string;
  readonly name?: string | null;
  readonly baseRevision: number;
  readonly person: string | null;
  readonly gestures: number;
  readonly savedGestures: number;
  readonly coloredShare: number;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  readonly thumbnail: Blob | null;
  /** The page's lines: what is shown until a picture of the work was made. */
  readonly imageUrl: string;
}

/** Which drawings are shown, in which order. */
export interface WallQuery {
  /** Words that the title contains. */
  readonly q: string;
  readonly sort: DrawingSort;
}

const BY: Readonly<Record<DrawingSort, (a: WallItem, b: WallItem) => number>> = {
  newest: (a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt),
  oldest: (a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt),
  title: (a, b) => a.title.toLowerCase().localeCompare(b.title.toLowerCase()) || BY.newest(a, b),
  'most-colored': (a, b) => b.coloredShare - a.coloredShare || BY.newest(a, b),
};

function matches({ title }: WallItem, { q }: WallQuery): boolean {
  return title.toLowerCase().includes(q.trim().toLowerCase());
}

/** The drawings that the server has told of so far. */
export interface KeptList {
  readonly drawings: readonly Drawing[];
  /** Whether it has more behind them. */
  readonly hasMore: boolean;
}

/**
 * The drawings of a person: what the server keeps, and what this device has not sent yet. A drawing that is in both
 * places appears once, as this device has it. Those whose place is behind what the server has told of wait for it.
 */
export function wallItems(
  { drawings, hasMore }: KeptList,
  drafts: readonly DeviceDraft[],
  person: string,
  query: WallQuery,
): readonly WallItem[] {
  const own = drafts.filter((draft) => (draft.person ?? person) === person);
  const unsent = own.filter(isUnsent);
  const ids = new Set(unsent.map(({ drawingId }) => drawingId));
  const known = new Map(drawings.map((drawing) => [drawing.id, drawing]));
  const names = new Map(own.map(({ drawingId, name }) => [drawingId, name]));
  const here = unsent.map((draft) => fromDevice(draft, known.get(draft.drawingId)));
  const kept = drawings.map((drawing) => fromServer(drawing, names.get(drawing.id)));
  const compare = BY[query.sort];
  const last = hasMore ? kept.at(-1) : undefined;
  const shown = here
    .filter((item) => matches(item, query))
    .filter((item) => last === undefined || compare(item, last) <= 0);
  return [...shown, ...kept.filter(({ id }) => !ids.has(id))].toSorted(compare);
}

/** The drawings of nobody on this device. */
export function deviceItems(drafts: readonly DeviceDraft[], query: WallQuery = LATEST): readonly WallItem[] {
  return drafts
    .filter(({ person, gestures }) => person === null && gestures > 0)
    .map((draft) => fromDevice(draft, undefined))
    .filter((item) => matches(item, query))
    .toSorted(BY[query.sort]);
}

/** Everything, latest first. */
export const LATEST: WallQuery = { q: '', sort: 'newest' };

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
  const isKept = kept !== undefined || draft.baseRevision > 0;
  return {
    id: draft.drawingId,
    activityId: draft.activityId,
    pageIndex: draft.pageIndex,
    title: draft.name || kept?.title || draft.title,
    coloredShare: draft.coloredShare,
    updatedAt: new Date(draft.updatedAt).toISOString(),
    picture: draft.thumbnail ?? kept?.thumbnailUrl ?? (draft.imageUrl || null),
    isOnDevice: true,
    isKept,
    revision: isKept ? (kept?.revision ?? draft.baseRevision) : null,
    gestures: draft.gestures,
    pictureUrl: null,
  };
}

function fromServer(drawing: Drawing, name: string | null | undefined): WallItem {
  return {
    id: drawing.id,
    activityId: drawing.activityId,
    pageIndex: drawing.pageIndex,
    title: name || drawing.title,
    coloredShare: drawing.coloredShare,
    updatedAt: drawing.updatedAt,
    picture: drawing.thumbnailUrl,
    isOnDevice: false,
    isKept: true,
    revision: drawing.revision,
    gestures: null,
    pictureUrl: drawing.pictureUrl,
  };
}
