import { around } from '../../geometry/around.ts';
import { clockwise, intersect } from '../../geometry/boolean.ts';
import { ellipse, polygon } from '../../geometry/forms.ts';
import { bounds } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import type { Path, Point, Shape } from '../../geometry/point.ts';
import { sash } from '../../geometry/sash.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** What a vessel is drawn for. Its mouth is on the origin; it reaches about 360 units down. */
export interface Filled {
  readonly random: Random;
  readonly level: 0 | 1 | 2;
}

/** Draws a vessel below its mouth; what stands in it is drawn afterwards. */
export type DrawVessel = (sheet: Sheet, filled: Filled) => void;

const BANDS: readonly PatternName[] = ['diamonds', 'hearts', 'moons', 'triangles', 'lattice'];

/** A band that runs round a vessel, patterned when the page is rich enough. */
export function band(
  sheet: Sheet,
  body: Path,
  it: Filled & { top: number; bottom: number; role: Role },
): void {
  const edges = { left: -320, right: 320, top: it.top, bottom: it.bottom, side: -22, middle: 12 };
  const zone = intersect([sash(edges)], [clockwise(body)]);
  sheet.shape(zone, 'line', it.role);
  if (it.level === 1) return ornamentRow(sheet, zone, it.random);
  if (it.level === 2)
    fillZone(it.random.pick(BANDS), {
      sheet,
      zone,
      size: 50,
      angle: 0,
      roles: ['b', 'd'],
    });
}

/** What stands in a row on a band, about the origin within a radius of 50: a heart, rings, a diamond, a blossom. */
const ORNAMENTS: readonly ((sheet: Sheet) => void)[] = [
  (sheet) =>
    sheet.shape(
      petal('heart', 92, 94).map(([x, y]): Point => [x, y + 48]),
      'fine',
      'b',
    ),
  (sheet) => {
    sheet.shape(ellipse(0, 0, 46), 'fine', 'b');
    sheet.shape(ellipse(0, 0, 21), 'fine', 'd');
  },
  (sheet) => {
    sheet.shape(polygon(0, 0, 54, 4), 'fine', 'b');
    sheet.shape(polygon(0, 0, 25, 4), 'fine', 'd');
  },
  (sheet) => {
    around(sheet, { radius: 10, count: 5 }, (spot) => spot.shape(petal('round', 42, 42), 'fine', 'b'));
    sheet.shape(ellipse(0, 0, 17), 'fine', 'd');
  },
];

/** Whole ornaments side by side along the middle of a band that sags as a sash does. */
export function ornamentRow(sheet: Sheet, zone: Shape, random: Random): void {
  const ornament = random.pick(ORNAMENTS);
  const [left, top, right, bottom] = bounds(zone);
  const [x, half] = [(left + right) / 2, (right - left) / 2];
  const sag = Math.min(26, (bottom - top) * 0.2);
  const size = (bottom - top - sag) * 0.66;
  const count = Math.max(1, Math.floor((half * 2 - 16) / (size * 1.24)));
  const step = (half * 2) / count;
  for (let i = 0; i < count; i++) {
    const dx = (i + 0.5) * step - half;
    const y = bottom - sag / 2 - (bottom - top - sag) / 2 - sag * (dx / half) ** 2 + sag * 0.36;
    ornament(sheet.at({ x: x + dx, y, scale: size / 100 }));
  }
}
