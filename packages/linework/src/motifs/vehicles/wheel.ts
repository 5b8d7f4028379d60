import { around } from '../../geometry/around.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A wheel that stands on the ground line at x. */
export interface Wheel {
  readonly x: number;
  readonly radius: number;
  readonly level: 0 | 1 | 2;
  readonly hub: Role;
  /** Lugs around the tire, as on a tractor; none unless told. */
  readonly lugs?: number;
}

/** Draws tire, rim, bolts and hub. */
export function wheel(sheet: Sheet, it: Wheel): void {
  const { x, radius, level } = it;
  const spot = sheet.at({ x, y: -radius });
  const lugs = level === 0 ? 0 : (it.lugs ?? 0);
  around(spot, { radius: radius * 0.93, count: lugs }, (lug) =>
    lug.shape(rectangle(-radius * 0.09, -radius * 0.11, radius * 0.18, radius * 0.26, 4), 'line', 'stone'),
  );
  spot.shape(ellipse(0, 0, radius * (lugs > 0 ? 0.9 : 1)), 'bold', 'stone');
  spot.shape(ellipse(0, 0, radius * (level === 0 ? 0.5 : 0.62)), 'line', it.hub);
  if (level > 0)
    around(spot, { radius: radius * 0.42, count: level === 1 ? 5 : 8 }, (bolt) =>
      bolt.shape(ellipse(0, 0, radius * 0.09), 'fine', 'stone'),
    );
  if (level > 0) spot.shape(ellipse(0, 0, radius * 0.25), 'line', 'sun');
}
