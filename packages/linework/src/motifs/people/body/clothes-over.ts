import { blob, type Knot } from '../../../geometry/curve.ts';
import { ellipse } from '../../../geometry/forms.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';
import { trunkAt } from './clothes.ts';
import type { Skeleton } from './skeleton.ts';
import type { Showing } from './somebody.ts';

/** A band round the waist of a dress. */
export function sash(sheet: Sheet, it: Showing, bones: Skeleton): void {
  const { waist } = bones.build;
  const at = (share: number, sign: number): Knot => [...trunkAt(bones, share, sign * (waist + 4)), 1];
  const mid = (share: number): Point => trunkAt(bones, share - 0.03, 0);
  sheet.shape(
    blob([at(0.48, -1), mid(0.48), at(0.48, 1), at(0.38, 1), mid(0.38), at(0.38, -1)]),
    'line',
    it.who.bottom.trim,
  );
}

/** Bib and straps over the top. */
export function bib(sheet: Sheet, it: Showing, bones: Skeleton): void {
  const { waist } = bones.build;
  const { role, trim } = it.who.bottom;
  const at = (share: number, aside: number): Knot => [...trunkAt(bones, share, aside), 1];
  for (const sign of [-1, 1])
    sheet.shape(
      blob([
        at(1.02, sign * 15),
        at(1.02, sign * 26),
        at(0.6, sign * waist * 0.74),
        at(0.6, sign * waist * 0.42),
      ]),
      'line',
      role,
    );
  sheet.shape(
    blob([
      at(0.68, -waist * 0.72),
      trunkAt(bones, 0.67, 0),
      at(0.68, waist * 0.72),
      at(0.36, waist + 3),
      at(-0.06, bones.build.hip + 4),
      trunkAt(bones, -0.08, 0),
      at(-0.06, -bones.build.hip - 4),
      at(0.36, -waist - 3),
    ]),
    'bold',
    role,
  );
  if (it.level > 0) {
    sheet.shape(
      blob([
        at(0.56, -waist * 0.36),
        at(0.56, waist * 0.36),
        at(0.36, waist * 0.36),
        trunkAt(bones, 0.33, 0),
        at(0.36, -waist * 0.36),
      ]),
      'line',
      trim,
    );
    for (const sign of [-1, 1])
      sheet.shape(ellipse(...trunkAt(bones, 0.63, sign * waist * 0.56), 4), 'fine', 'gold');
  }
}
