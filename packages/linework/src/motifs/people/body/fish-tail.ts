import { blob, curve, type Knot } from '../../../geometry/curve.ts';
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
  const [dx, dy] = unit(way.at(-8)!, end);
  const at = (along: number, out: number): Point => [
    end[0] + dx * along - dy * out,
    end[1] + dy * along + dx * out,
  ];
  for (const side of [-1, 1]) {
    const fin = blob([
      [...at(-14, side * 8), 1],
      at(26, side * 34),
      at(58, side * 76),
      [...at(84, side * 122), 1],
      at(100, side * 78),
      at(88, side * 36),
      [...at(64, 0), 1],
    ]);
    sheet.shape(fin, 'bold', trim);
    if (level > 0)
      for (const [long, out] of [
        [78, 86],
        [84, 58],
        [74, 28],
      ] as const)
        sheet.line(
          curve([at(6, side * 7), at(long * 0.5, side * out * 0.46), at(long * 0.88, side * out)]),
          'fine',
          0.5,
        );
  }
  const rim = soften(melt([limbRim(way, (t) => (build.hip + 1) * (1 - t) ** 0.75 + 11)]), 4, 2);
  sheet.shape(rim, 'bold', role);
  if (level > 0)
    fillZone('scales', { sheet, zone: [rim], size: level === 1 ? 48 : 27, angle: 0, roles: [role, trim] });
  sheet.rim(rim, 'bold');
  const hem = (share: number, out: number): Point => trunkAt(bones, share, out * build.hip);
  const waistband: Knot[] = [[...hem(0.3, -1), 1], hem(0.25, 0), [...hem(0.3, 1), 1]];
  const scallops = [0.62, 0.2, -0.2, -0.62].flatMap((out): Knot[] => [
    hem(0.02, out + 0.12),
    [...hem(0.1, out - 0.2), 1],
  ]);
  sheet.shape(blob([...waistband, ...scallops]), 'line', trim);
}

function unit(a: Point, b: Point): Point {
  const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
}
