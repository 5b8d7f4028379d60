import { ZOOM_MAX, ZOOM_STEP } from './zoom-limits.ts';

/** How the viewer shows a page: its scale, and the shift of the page's centre in CSS pixels. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The whole page, centred. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** Whether a step in this direction still changes anything. */
export function canZoom(view: View, direction: 'in' | 'out'): boolean {
  return direction === 'in' ? view.scale < ZOOM_MAX : view.scale > 1;
}

/** One step in or out by 1.2, within 1 to 3, about the centre. */
export function stepZoom(view: View, direction: 'in' | 'out', page: Size): View {
  return zoomBy(view, direction === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP, page);
}

/**
 * The view scaled by a factor, within 1 to 3, so that what lies under `about` (measured from the frame's centre) stays
 * there. `page` is the size of the unscaled page in CSS pixels.
 */
export function zoomBy(view: View, factor: number, page: Size, about: Point = { x: 0, y: 0 }): View {
  const scale = snap(Math.min(ZOOM_MAX, Math.max(1, view.scale * factor)));
  const grown = scale / view.scale;
  return held(
    { scale, x: about.x - (about.x - view.x) * grown, y: about.y - (about.y - view.y) * grown },
    page,
  );
}

/** The view moved by a drag in CSS pixels, held at the page's edges. */
export function panBy(view: View, by: Point, page: Size): View {
  return held({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, page);
}

/** Keeps the page's edges at or outside its frame. */
function held(view: View, page: Size): View {
  const limit = (side: number) => (side * (view.scale - 1)) / 2;
  return {
    scale: view.scale,
    x: within(view.x, limit(page.width)),
    y: within(view.y, limit(page.height)),
  };
}

function within(value: number, limit: number): number {
  return limit === 0 ? 0 : Math.min(limit, Math.max(-limit, value));
}

/** Six steps out of six steps in end at exactly 1. */
function snap(scale: number): number {
  return Math.abs(scale - 1) < 1e-6 ? 1 : scale;
}
