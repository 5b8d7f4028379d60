import { clockwise, intersect } from '../../geometry/boolean.ts';
import type { Path } from '../../geometry/point.ts';
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
  const around = { left: -320, right: 320, top: it.top, bottom: it.bottom, side: -22, middle: 12 };
  const zone = intersect([sash(around)], [clockwise(body)]);
  sheet.shape(zone, 'line', it.role);
  if (it.level > 0)
    fillZone(it.random.pick(BANDS), {
      sheet,
      zone,
      size: it.level === 1 ? 74 : 50,
      angle: 0,
      roles: ['b', 'd'],
    });
}
