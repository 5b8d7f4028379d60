import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { knots } from '../../geometry/knots.ts';
import type { Path } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { faceFur } from './face-fur.ts';
import { locks } from './fur.ts';
import { SIDES, type Look } from './look.ts';

/** Soft sloping shoulders. */
export const SLOPING: Path = clockwise(
  twin(knots('0,110 130,120 160,200 226,262 284,350 312,470 318,720! 0,720')),
);

/** Broad shoulders. */
export const BROAD: Path = clockwise(
  twin(knots('0,110 168,130 212,204 296,268 352,372 372,500 376,720! 0,720')),
);

const ARM = blob(knots('196,318! 236,300 310,340 420,470 420,760! 214,760 206,560 190,430'));

const SLEEVE = curve(knots('204,350 196,410 200,470'));

/** Arms that hang at both sides, a line each on an easy page; the sheet shows only what lies within the bust. */
export function arms(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  for (const flip of SIDES)
    if (level === 0) sheet.at({ flip }).line(SLEEVE, 'line', 0.5);
    else sheet.at({ flip }).shape(ARM, 'line', role);
}

/** A bib of fur that ends in a few long tips; on the finer levels it lies in locks. */
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
  if (look.level === 0 || (look.level === 1 && look.dressed))
    return locks(sheet, [
      [0, 350, 0, 42],
      [-half * 0.4, 300, 0.3, 38],
      [half * 0.4, 300, -0.3, 38],
    ]);
  faceFur(sheet, look, { rim, hub: [0, -120], coat: role, size: 42, long: 2.1 });
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
