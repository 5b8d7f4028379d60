import { blob, curve } from '../../../geometry/curve.ts';
import { between, type Point } from '../../../geometry/point.ts';
import { fillZone } from '../../../patterns/patterns.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import { trunkAt } from './clothes.ts';
import { melt, limbRim, soften } from './flesh.ts';
import type { Skeleton } from './skeleton.ts';

/** A mermaid's tail: it follows the nearer leg and ends in a fluke. */
export function fishTail(sheet: Sheet, level: 0 | 1 | 2, bones: Skeleton, role: Role, trim: Role): void {
  const { build } = bones;
  const leg = bones.legs[bones.pose.near ?? 1];
  const waist = trunkAt(bones, 0, 0);
  const end = leg.end;
  const way = curve(
    [waist, between(bones.pelvis, leg.bend, 0.4), leg.bend, between(leg.bend, end, 0.6), end],
    6,
  );
  const [dx, dy] = unit(leg.bend, end);
  const fin = (side: number, long: number, wide: number): Point[] => {
    const at = (along: number, out: number): Point => [
      end[0] + dx * along - dy * out * side,
      end[1] + dy * along + dx * out * side,
    ];
    return blob([
      [...at(-12, 4), 1],
      at(long * 0.3, wide * 0.5),
      at(long * 0.8, wide * 1.1),
      [...at(long, wide * 1.6), 1],
      at(long * 0.72, wide * 0.5),
      [...at(long * 0.42, 0), 1],
    ]);
  };
  for (const side of [-1, 1]) {
    sheet.shape(fin(side, 96, 52), 'bold', trim);
    if (level > 0)
      for (const share of [0.3, 0.62])
        sheet.line(curve([end, between(end, fin(side, 96 * 0.86, 52 * share)[12]!, 0.9)]), 'fine', 0.6);
  }
  const rim = soften(melt([limbRim(way, (t) => (build.hip + 1) * (1 - t) ** 0.75 + 11)]), 4, 2);
  sheet.shape(rim, 'bold', role);
  if (level > 0)
    fillZone('scales', { sheet, zone: [rim], size: level === 1 ? 48 : 27, angle: 0, roles: [role, trim] });
  sheet.rim(rim, 'bold');
  const belt = (share: number, out: number): Point => trunkAt(bones, share, out);
  sheet.shape(
    blob([
      [...belt(0.34, -build.hip * 0.98), 1],
      belt(0.3, 0),
      [...belt(0.34, build.hip * 0.98), 1],
      belt(0.04, build.hip * 0.55),
      [...belt(-0.06, 0), 1],
      belt(0.04, -build.hip * 0.55),
    ]),
    'line',
    trim,
  );
}

function unit(a: Point, b: Point): Point {
  const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
}
