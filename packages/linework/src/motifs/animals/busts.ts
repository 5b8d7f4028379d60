import { clockwise } from '../../geometry/boolean.ts';
import { twin } from '../../geometry/curve.ts';
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

/** A long neck on narrow shoulders, as deer have. */
export const SLENDER: Path = clockwise(
  twin(knots('0,110 88,120 98,200 112,290 156,380 230,440 300,520 330,620 336,720! 0,720')),
);

/** A bib of fur that ends in a few long tips, marked by a few strokes. */
export function bib(sheet: Sheet, look: Look, wide: number, role: Role): void {
  const half = wide * (look.level === 0 ? 0.72 : 1);
  const rim = clockwise(
    twin([
      [0, 140],
      [half * 0.88, 170],
      [half * 0.98, 262],
      [half * 1.1, 356, 1],
      [half * 0.8, 344],
      [half * 0.72, 440, 1],
      [half * 0.46, 424],
      [half * 0.3, 506, 1],
      [half * 0.14, 490],
      [0, 560, 1],
    ]),
  );
  sheet.shape(rim, 'line', role);
  locks(sheet, [
    [0, 350, 0, 42],
    [-half * 0.4, 300, 0.3, 38],
    [half * 0.4, 300, -0.3, 38],
  ]);
}

/** Fur that falls over a whole bust, a paler chest in its middle. */
export function ruff(
  sheet: Sheet,
  look: Look,
  it: { rim: Path; coat: Role; chest: Role; half: number },
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
    long: 2.2,
  });
}
