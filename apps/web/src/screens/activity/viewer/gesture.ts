import { panBy, zoomBy, type Point, type Size, type View } from './view.ts';

/** CSS pixels a finger travels sideways before letting go turns the page. */
const SWIPE = 56;

/** The pointers down on the page, each with its last place measured from the page's centre. */
export interface Gesture {
  readonly pointers: ReadonlyMap<number, Point>;
  /** How far a single pointer has gone since it came down; null once a second one joined. */
  readonly travel: Point | null;
  readonly pinched: boolean;
}

export const NO_GESTURE: Gesture = { pointers: new Map(), travel: null, pinched: false };

/** A pointer comes down; one beyond the second is not followed. */
export function press(gesture: Gesture, id: number, at: Point): Gesture {
  if (gesture.pointers.size >= 2) return gesture;
  const isFirst = gesture.pointers.size === 0;
  return {
    pointers: new Map(gesture.pointers).set(id, at),
    travel: isFirst ? { x: 0, y: 0 } : null,
    pinched: isFirst ? false : gesture.pinched,
  };
}

/** A pointer moves: one pans a zoomed page, two pinch. Gives the gesture and the view after it. */
export function move(
  gesture: Gesture,
  view: View,
  id: number,
  to: Point,
  page: Size,
): { readonly gesture: Gesture; readonly view: View } {
  const from = gesture.pointers.get(id);
  if (!from) return { gesture, view };
  const pointers = new Map(gesture.pointers).set(id, to);
  const other = [...pointers].find(([key]) => key !== id)?.[1];
  if (other)
    return { gesture: { ...gesture, pointers, pinched: true }, view: pinch(view, other, from, to, page) };
  const by = minus(to, from);
  const travel = gesture.travel && { x: gesture.travel.x + by.x, y: gesture.travel.y + by.y };
  return { gesture: { ...gesture, pointers, travel }, view: panBy(view, by, page) };
}

/** A pointer lets go. `turn` is the page step of a sideways swipe over a page that is shown whole. */
export function release(
  gesture: Gesture,
  view: View,
  id: number,
): { readonly gesture: Gesture; readonly turn: -1 | 0 | 1 } {
  if (!gesture.pointers.has(id)) return { gesture, turn: 0 };
  const pointers = new Map(gesture.pointers);
  pointers.delete(id);
  const turn = view.scale === 1 && gesture.travel ? swiped(gesture.travel) : 0;
  return { gesture: { ...gesture, pointers, travel: null }, turn };
}

/** The finger that stays is `still`; the other went `from` one place `to` another. */
function pinch(view: View, still: Point, from: Point, to: Point, page: Size): View {
  const before = distance(still, from);
  const factor = before === 0 ? 1 : distance(still, to) / before;
  return panBy(
    zoomBy(view, factor, page, middle(still, from)),
    minus(middle(still, to), middle(still, from)),
    page,
  );
}

function swiped(travel: Point): -1 | 0 | 1 {
  if (Math.abs(travel.x) < SWIPE || Math.abs(travel.x) < 2 * Math.abs(travel.y)) return 0;
  return travel.x < 0 ? 1 : -1;
}

function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
