import { clockwise } from '../../geometry/boolean.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import type { Path } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** The outlines a landscape may be seen through. */
export type WindowKind = 'panel' | 'round' | 'arch' | 'cut';

/** A window that fills a page. */
export interface Window {
  readonly kind: WindowKind;
  readonly size: readonly [width: number, height: number];
  /** What lies farthest away. */
  readonly role: Role;
  /** Width of the band round the view, in units; 0 leaves a single rim. */
  readonly band: number;
}

const EDGE = 36;

/** Draws a view through a window, then its frame over whatever reaches the rim. */
export function throughWindow(sheet: Sheet, it: Window, draw: (inside: Sheet) => void): void {
  const rim = windowRim(it, it.band);
  if (it.band > 0) sheet.layer('frame').shape(windowRim(it, 0), 'bold', 'wood');
  sheet.layer('sky').shape(rim, 'line', it.role);
  draw(sheet.inside([rim]));
  sheet.layer('frame').rim(rim, 'bold');
}

/** The rim of a window, set back from the frame's outer edge by the given units. */
function windowRim(it: Window, back: number): Path {
  const [width, height] = it.size;
  const inset = EDGE + back;
  const [w, h] = [width - inset * 2, height - inset * 2];
  if (it.kind === 'round') return clockwise(ellipse(width / 2, height / 2, w / 2, h / 2));
  if (it.kind === 'arch') {
    const rise = Math.min(w / 2, h * 0.42);
    return clockwise([
      ...arc(width / 2, inset + rise, w / 2, rise, Math.PI, Math.PI * 2),
      [inset + w, inset + h],
      [inset, inset + h],
    ]);
  }
  if (it.kind === 'cut') return clockwise(notched(inset, w, h));
  return clockwise(rectangle(inset, inset, w, h, 26));
}

/** A panel whose corners are hollowed by quarter circles, like an old label. */
function notched(inset: number, w: number, h: number): Path {
  const [left, top, right, bottom, r] = [inset, inset, inset + w, inset + h, 74];
  const quarter = Math.PI / 2;
  return [
    ...arc(left, top, r, r, quarter, 0),
    ...arc(right, top, r, r, quarter * 2, quarter),
    ...arc(right, bottom, r, r, quarter * 3, quarter * 2),
    ...arc(left, bottom, r, r, quarter * 4, quarter * 3),
  ];
}
