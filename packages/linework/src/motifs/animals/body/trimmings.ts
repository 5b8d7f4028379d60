import { drawn, traced } from '../../../geometry/drawn.ts';
import type { Path } from '../../../geometry/point.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import type { Joints } from './quadruped.ts';

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
