/** A place of the timer's upper left corner, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What always stays free between that corner and the right and lower edges of the window. */
const KEPT_FREE: Size = { width: 200, height: 150 };

/** The nearest allowed place for something of a size in a window. */
export function placeWithin(place: Place, own: Size, room: Size): Place {
  const right = room.width - Math.max(KEPT_FREE.width, own.width);
  const bottom = room.height - Math.max(KEPT_FREE.height, own.height);
  return {
    x: Math.max(0, Math.min(place.x, right)),
    y: Math.max(0, Math.min(place.y, bottom)),
  };
}
