import { curve } from '../../../geometry/curve.ts';
import { drawn, traced } from '../../../geometry/drawn.ts';
import type { Path } from '../../../geometry/point.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import type { Build, Joints } from './quadruped.ts';

/** A part that grows out of what lies under it: an ear on a head, an arm on a chest. Its root has no line. */
export function flap(sheet: Sheet, table: string, role: Role): void {
  const rim = traced(table);
  sheet.shape(rim, 'none', role);
  sheet.line(rim, 'bold', 0);
}

/** An outline in the frame of a posed head. */
export function onHead(at: Joints, table: string): Path {
  return drawn(table, at.head);
}

/** Whether it stands on all fours, so that its belly and its feet are seen from the side. */
export function stands(at: Joints): boolean {
  return at.feet[0][1] - at.hip[1] > (at.shoulder[0] - at.hip[0]) * 0.6 && at.feet[2][1] > at.hip[1];
}

/** The edge of the thigh on one that sits: from its back over the knee towards the foot. */
export function haunch(sheet: Sheet, at: Joints, { trunk, limb, leg }: Build): void {
  const [hx, hy] = at.hip;
  if (hy < at.shoulder[1] + leg * 0.3) return;
  const [fx, fy] = at.feet[0];
  const [kx, ky] = [fx + leg * 0.05, fy - leg * 0.34];
  sheet.line(
    curve([
      [hx + trunk[0] * 0.1, hy - trunk[0] * 0.9],
      [(hx + kx) / 2 + 8, ky - limb[0] * 0.96],
      [kx + limb[1] * 1.2, ky - 2],
      [kx + limb[1] * 0.5, (ky + fy) / 2 + 4],
    ]),
    'bold',
    0.5,
  );
}

/** The pale underside between the legs of one that stands. */
export function underside(sheet: Sheet, at: Joints, role: Role): void {
  const [x, y] = at.belly;
  const half = (at.shoulder[0] - at.hip[0]) * 0.26;
  sheet.shape(
    drawn(
      `${x - half},${y + 12}! ${x - half * 0.5},${y - 12} ${x + half * 0.4},${y - 14} ${x + half},${y + 8}! ${x},${y + 30}`,
    ),
    'line',
    role,
  );
}
