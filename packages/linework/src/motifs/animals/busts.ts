import { clockwise } from '../../geometry/boolean.ts';
import { type Knot, twin } from '../../geometry/curve.ts';
import { knots } from '../../geometry/knots.ts';
import type { Path } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { faceFur } from './face-fur.ts';
import { locks } from './fur.ts';
import type { Look } from './look.ts';

/** Soft sloping shoulders. */
export const SLOPING: Path = clockwise(
  twin(knots('0,110 130,120 160,200 226,262 284,350 312,470 318,720! 0,720')),
);

/** Broad shoulders. */
export const BROAD: Path = clockwise(
  twin(knots('0,110 168,130 212,204 296,268 352,372 372,500 376,720! 0,720')),
);

/** A bib of fur with a soft tufted edge, marked by a few strokes on finer pages. */
export function bib(sheet: Sheet, look: Look, wide: number, role: Role): void {
  const rim = clockwise(
    look.level === 0
      ? twin(sizedAcross('0,140 .8,170 .9,270 .74,380 .4,450 0,470', wide))
      : twin(
          sizedAcross(
            '0,140 .84,170 .98,240 .94,300! .96,330 .88,374! .84,402 .7,434! .6,462 .4,476! .28,504 0,520!',
            wide,
          ),
        ),
  );
  sheet.shape(rim, 'line', role);
  if (look.level > 0)
    locks(sheet, [
      [-wide * 0.4, 300, 0.3, 38],
      [wide * 0.4, 300, -0.3, 38],
    ]);
}

/** Knots whose first numbers are shares of a width. */
function sizedAcross(table: string, wide: number): Knot[] {
  return knots(table).map(([x, y, corner]): Knot => (corner === 1 ? [x * wide, y, 1] : [x * wide, y]));
}

/** Fur that falls over a whole bust, a paler chest in its middle. */
export function ruff(
  sheet: Sheet,
  look: Look,
  it: { rim: Path; coat: Role; chest: Role; half: number; long?: number },
): void {
  const pale = twin([
    [0, 100],
    [it.half, 180],
    [it.half * 0.9, 420],
    [it.half * 0.6, 720, 1],
    [0, 720, 1],
  ]);
  faceFur(sheet, look, {
    rim: it.rim,
    hub: [0, -120],
    coat: it.coat,
    zones: [[pale, it.chest]],
    size: 54,
    long: it.long ?? 2.2,
  });
}
