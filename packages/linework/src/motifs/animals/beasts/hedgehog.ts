import { curve } from '../../../geometry/curve.ts';
import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import { contains } from '../../../geometry/path.ts';
import { petal } from '../../../geometry/petal.ts';
import { mix, place, type Point } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';
import { gaze, snout } from '../body/gaze.ts';

type Level = 0 | 1 | 2;

/** The back under the spines, from the brow to the rump. */
const BACK = drawn('66,-78 30,-112 -30,-132 -96,-118 -142,-74 -154,-22 -120,2 -40,-6 30,-20 52,-48');
/** Where the spines of a row root: the rows lie behind each other, from the rump to the brow. */
const BROW = curve(knots('34,-14 44,-44 66,-84'), 6);
const RUMP = curve(knots('-150,-6 -160,-50 -128,-104'), 6);

/** A hedgehog that snuffles along, 330 units long with its spines, on the frame's origin; it looks to the right. */
export function snufflingHedgehog(sheet: Sheet, level: Level): void {
  paws(sheet, [-86, 70], 'sand');
  sheet.shape(drawn('-132,-20 -110,6 -40,14 40,12 96,-2 100,-30 40,-50 -60,-44'), 'bold', 'cream');
  spines(sheet, level);
  sheet.shape(
    drawn('70,-84! 96,-80 122,-60 150,-42 170,-34 172,-20 150,-8 112,4 70,4 46,-12! 54,-40 58,-64'),
    'bold',
    'cream',
  );
  sheet.shape(drawn('62,-66 60,-88 80,-96 96,-82 90,-62 74,-58'), 'bold', 'sand');
  if (level > 0) sheet.shape(drawn('70,-68 70,-82 81,-86 88,-78 84,-66'), 'line', 'blush');
  snout(sheet, [169, -30], 11);
  gaze(sheet, [118, -44], 7);
  sheet.line(traced('160,-14 140,-6 122,-12'), 'line', 0.4);
  if (level > 0) sheet.shape(ellipse(104, -20, 12, 9), 'line', 'blush');
  paws(sheet, [-50, 96], 'cream');
}

/** Small feet with toes. */
function paws(sheet: Sheet, at: readonly number[], role: 'cream' | 'sand'): void {
  for (const x of at) {
    for (const u of [-12, 4, 20])
      sheet.shape(drawn('-7,8! -2,22 6,26! 9,18 8,8!', { x: x + u }), 'line', 'wood');
    sheet.shape(drawn('-22,-20 -26,-2 -22,12 -4,18 18,18 32,10 30,-6 20,-20', { x }), 'bold', role);
    for (const u of [-5, 12]) sheet.line(traced('0,4 1,12 0,18', { x: x + u }), 'fine', 0.4);
  }
}

/** Spines that lie back over each other, those at the brow above those behind them. */
function spines(sheet: Sheet, level: Level): void {
  sheet.shape(BACK, 'bold', 'wood');
  const [rows, count, long, wide] = (
    [
      [4, 5, 84, 46],
      [6, 6, 74, 38],
      [8, 8, 62, 28],
    ] as const
  )[level];
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    for (let i = 0; i < count; i++) {
      const k = (i + 0.5 * (row % 2)) / (count - 0.5);
      const [x, y] = rooted(t, k);
      if (row > 0 && row < rows - 1 && !contains(BACK, [x, y])) continue;
      const angle = mix(-1.95, -0.75, k) - 0.3 * t;
      sheet.shape(
        place(petal('point', long, wide), { x, y, angle }),
        'line',
        (['wood', 'sand', 'rust'] as const)[(i + row) % 3],
      );
    }
  }
}

/** A point of the back: `t` runs from the rump to the brow, `k` from the flank to the ridge. */
function rooted(t: number, k: number): Point {
  const at = (line: readonly Point[]): Point => line[Math.min(line.length - 1, Math.floor(k * line.length))]!;
  const [from, to] = [at(RUMP), at(BROW)];
  const bulge = Math.sin(Math.PI * t) * mix(4, -44, k);
  return [mix(from[0], to[0], t), mix(from[1], to[1], t) + bulge];
}
