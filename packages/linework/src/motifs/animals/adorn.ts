import { clockwise } from '../../geometry/boolean.ts';
import type { Path, Shape } from '../../geometry/point.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A decorated zone: what fills it and how large one repeat is. */
export interface Adornment {
  readonly fill: PatternName;
  readonly size: number;
  readonly roles: readonly [Role, Role];
  readonly angle?: number;
}

/** Lays a white zone and fills it with a pattern. */
export function adorn(sheet: Sheet, zone: Path | Shape, it: Adornment): void {
  const rims = isShape(zone) ? zone : [clockwise(zone)];
  sheet.shape(rims, 'line', it.roles[1]);
  fillZone(it.fill, { sheet, zone: rims, size: it.size, angle: it.angle ?? 0, roles: it.roles });
}

function isShape(zone: Path | Shape): zone is Shape {
  return Array.isArray(zone[0]?.[0]);
}
