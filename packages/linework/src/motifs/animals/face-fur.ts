import { clockwise } from '../../geometry/boolean.ts';
import { contains } from '../../geometry/path.ts';
import type { Path, Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { coat } from './coat.ts';
import type { Look } from './look.ts';

/** Fur that turns away from a point: from the nose over a face, from the throat over a chest. */
export interface FaceFur {
  readonly rim: Path;
  readonly hub: Point;
  readonly coat: Role;
  /** Zones of other colors, the last above the others. */
  readonly zones?: readonly (readonly [rim: Path, role: Role])[];
  /** Where no fur is drawn: about eyes and mouth. */
  readonly bare?: readonly Path[];
  /** Page units across a lock. */
  readonly size?: number;
  readonly long?: number;
}

/** Lays fur over a part of a portrait, on both sides of its axis alike in kind. */
export function faceFur(sheet: Sheet, look: Look, it: FaceFur): void {
  const rim = clockwise(it.rim);
  const inZone = (at: Point) => it.zones?.findLast(([zone]) => contains(zone, at))?.[1];
  coat(sheet, {
    zone: [rim],
    lie: ([x, y]) => ({
      way: Math.atan2(y - it.hub[1], x - it.hub[0]),
      along: Math.hypot(x - it.hub[0], y - it.hub[1]),
    }),
    size: (it.size ?? 28) / sheet.scale,
    long: it.long ?? 2.1,
    isPlain: true,
    random: look.random.fork(`fur ${it.coat} ${it.hub[1]}`),
    roleAt: (at) => inZone(at) ?? it.coat,
    bare: (at) => it.bare?.some((zone) => contains(zone, at)) ?? false,
  });
  sheet.rim(rim, 'bold');
}
