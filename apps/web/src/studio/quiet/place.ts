/** A place of the timer's upper left corner, in CSS pixels. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** What always stays free between that corner and the right and lower edges of the window. */
const KEPT_FREE: BoxSize = { width: 200, height: 150 };

/** The nearest allowed place for something of a size in a window. */
export function placeWithin(place: Position, own: BoxSize, room: BoxSize): Position {
  const right = room.width - Math.max(KEPT_FREE.width, own.width);
  const bottom = room.height - Math.max(KEPT_FREE.height, own.height);
  return {
    x: Math.max(0, Math.min(place.x, right)),
    y: Math.max(0, Math.min(place.y, bottom)),
  };
}

/** A box of the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What stays free between the timer and a sheet it gives way to, in CSS pixels. */
const APART = 8;

/**
 * The nearest place in the window at which something of a size lies on none of the sheets; the same where there is
 * none.
 */
export function clearOf(place: Position, own: BoxSize, sheets: readonly Box[], room: BoxSize): Position {
  const isFree = ({ x, y }: Position): boolean =>
    x >= 0 &&
    y >= 0 &&
    x + own.width <= room.width &&
    y + own.height <= room.height &&
    !sheets.some(
      ({ left, top, right, bottom }) =>
        x < right && x + own.width > left && y < bottom && y + own.height > top,
    );
  if (isFree(place)) return place;
  const columns = [
    place.x,
    ...sheets.flatMap(({ left, right }) => [left - APART - own.width, right + APART]),
  ];
  const rows = [place.y, ...sheets.flatMap(({ top, bottom }) => [top - APART - own.height, bottom + APART])];
  const far = ({ x, y }: Position): number => Math.hypot(x - place.x, y - place.y);
  const free = columns.flatMap((x) => rows.map((y) => ({ x, y }))).filter(isFree);
  return free.toSorted((a, b) => far(a) - far(b))[0] ?? place;
}
