import { clockwise } from '../../geometry/boolean.ts';
import { type Knot, twin } from '../../geometry/curve.ts';
import { traced } from '../../geometry/drawn.ts';
import { knots } from '../../geometry/knots.ts';
import { onBothSides } from '../../geometry/path.ts';
import type { Path } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { locks } from './fur.ts';
import type { Look } from './look.ts';
import { fringed, hangingRow } from './soft-fur.ts';

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

/** A pale breast with a furry edge between two forelegs that come down from the shoulders to a ledge. */
export function ruffAndArms(sheet: Sheet, look: Look): void {
  sheet.shape(onBothSides(look.level === 0 ? PLAIN_RUFF : FINE_RUFF), 'line', 'cream');
  for (const side of [-1, 1])
    sheet.line(
      traced(`${side * 158},400 ${side * 156},344 ${side * 170},296 ${side * 196},262`),
      look.level === 0 ? 'line' : 'bold',
      0.3,
    );
  if (look.level > 0) sheet.line(hangingRow({ y: 262, half: 74, sag: 30 }, 3, 30), 'line', 0);
}

/** Half the edge of a breast on easy pages and on finer ones. */
const PLAIN_RUFF = fringed('70,120 96,230 92,330 56,396 0,420', 4, 28);
const FINE_RUFF = fringed('96,120 128,220 116,320 64,390 0,420', 5, 30);

/** Knots whose first numbers are shares of a width. */
function sizedAcross(table: string, wide: number): Knot[] {
  return knots(table).map(([x, y, corner]): Knot => (corner === 1 ? [x * wide, y, 1] : [x * wide, y]));
}

/** A bust whose fur hangs in a few broad rows: a pale bib with a furry hem, a tufted edge at breast and shoulders. */
export function softChest(
  sheet: Sheet,
  it: { readonly rim: Path; readonly chest: Role; readonly half: number },
): void {
  const inside = sheet.inside([it.rim]);
  const { half } = it;
  for (const [y, wide, count] of SHOULDER_ROWS)
    for (const side of [-1, 1])
      inside.line(
        fringed(
          `${side * half * 0.8},${y + 20} ${side * (half + wide) * 0.5},${y + 14} ${side * wide},${y - 60}`,
          count,
          side * 40,
        ),
        'fine',
        0,
      );
  const hem = fringed(`${half * 0.86},150 ${half},270 ${half * 0.9},390 ${half * 0.5},480 0,510`, 6, -34);
  inside.shape([...onBothSides(hem), [-half * 0.8, 60], [half * 0.8, 60]], 'line', it.chest);
  for (const [y, share, count] of BIB_ROWS)
    inside.line(hangingRow({ y, half: half * share, sag: 44 }, count, 40), 'fine', 0);
  sheet.rim(it.rim, 'bold');
}

/** Rows of tufts on the shoulders: their height, how far out they reach and their number of tufts. */
const SHOULDER_ROWS = [
  [310, 310, 2],
  [394, 330, 3],
  [478, 340, 3],
  [560, 350, 3],
] as const;
/** Rows of tufts on a bib: their height, half width as a share of the bib's and number of tufts. */
const BIB_ROWS = [
  [262, 0.97, 5],
  [332, 0.96, 6],
  [402, 0.86, 5],
] as const;
