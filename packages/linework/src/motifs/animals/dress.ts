import { blob, curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { length, resample } from '../../geometry/path.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Path, type Shape } from '../../geometry/point.ts';
import { sash } from '../../geometry/sash.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import type { FlowerName } from '../flowers.ts';
import type { PatternName } from '../../patterns/patterns.ts';
import { adorn } from './adorn.ts';
import { blossom, broadBlossom } from './blossom.ts';
import { SIDES } from './look.ts';

/** Where a crown of flowers lies on a head: an arch of the given half width that falls towards the ears. */
export interface Brow {
  readonly y: number;
  readonly half: number;
  readonly drop: number;
  /** Radius of the middle flower. */
  readonly bloom: number;
}

/** A crown of flowers and leaves along a brow; on an easy page one large flower by the ear. */
export function flowerCrown(
  sheet: Sheet,
  brow: Brow,
  it: { flower: FlowerName; random: Random; level: 0 | 1 | 2 },
): void {
  const stand = [[0.72], [-0.9, 0, 0.9], [-1, -0.5, 0, 0.5, 1]][it.level]!;
  const spots = stand
    .map((t) => ({
      x: t * brow.half,
      y: brow.y + brow.drop * t * t,
      t,
      size: brow.bloom * (it.level === 0 ? 1.45 : 1 - 0.34 * Math.abs(t)),
    }))
    .toSorted((a, b) => Math.abs(b.t) - Math.abs(a.t));
  for (const { x, y, t, size } of it.level === 0 ? [] : spots)
    for (const turn of [-0.75, 0.75])
      sheet.shape(
        place(petal('leaf', size * 1.7, size * 0.72), {
          x,
          y,
          angle: t * 1.25 + turn + it.random.range(-0.2, 0.2),
        }),
        'line',
        'leaf',
      );
  spots.forEach(({ x, y, size }, i) =>
    (it.level === 0 ? broadBlossom : blossom)(
      sheet.at({ x, y, scale: size / 100, angle: it.random.range(0, 6) }),
      it.flower,
      i === spots.length - 1 ? 'a' : i % 2 === 0 ? 'd' : 'c',
    ),
  );
}

/** A place for something worn: the half width of the neck at a height, and its fill. */
export interface Worn {
  readonly y: number;
  readonly half: number;
  readonly level: 0 | 1 | 2;
  readonly fill: PatternName;
}

/** How much lower the broad collars of easy pages sit, clear of the chin. */
const LOWER = 46;

/** A scarf wound round a neck, one end hanging down. */
export function scarf(sheet: Sheet, it: Worn): void {
  const { half, level } = it;
  const y = it.y + (level === 0 ? LOWER : 0);
  const end: Path = blob([
    [half * 0.3, y + 30, 1],
    [half * 0.3 + 92, y + 26, 1],
    [half * 0.3 + 112, y + 120],
    [half * 0.3 + 118, y + 214, 1],
    [half * 0.3 + 6, y + 224, 1],
    [half * 0.3 + 12, y + 130],
  ]);
  const fringe = level === 0 ? 0 : 5;
  for (let i = 0; i < fringe; i++)
    sheet.shape(
      place(petal('drop', 44, 125 / fringe), {
        x: half * 0.3 + 7 + ((i + 0.5) * 112) / fringe,
        y: y + 213,
        angle: Math.PI - 0.05,
      }),
      'line',
      'b',
    );
  sheet.shape(end, 'bold', 'a');
  if (level === 0)
    sheet.inside([end]).line(
      curve([
        [half * 0.3 - 8, y + 152],
        [half * 0.3 + 60, y + 146],
        [half * 0.3 + 126, y + 146],
      ]),
      'line',
      0,
    );
  else if (level === 1) adorn(sheet, end, { fill: it.fill, size: 62, roles: ['b', 'a'], angle: 0.05 });
  else stripes(sheet.inside([end]), { x: half * 0.3 + 58, y });
  const loop = blob([
    [-half * 1.12, y - 34],
    [-half * 0.6, y - 10],
    [0, y],
    [half * 0.6, y - 10],
    [half * 1.12, y - 34],
    [half * 1.2, y + 20],
    [half * 0.7, y + 62],
    [0, y + 78],
    [-half * 0.7, y + 62],
    [-half * 1.2, y + 20],
  ]);
  sheet.shape(loop, 'bold', 'a');
  const inside = sheet.inside([loop]);
  const folds = [0, 6, 9][level]!;
  for (let i = 0; i < folds; i++) {
    const t = ((i + 0.5) / folds) * 2 - 1;
    const x = t * half * 1.12;
    inside.line(
      curve([
        [x - 14, y - 60],
        [x + 6 * t, y + 20],
        [x + 16, y + 96],
      ]),
      'line',
      0.2,
    );
  }
  sheet.rim(loop, 'bold');
  sheet.shape(
    blob([
      [half * 0.3 - 4, y + 4],
      [half * 0.3 + 44, y - 6],
      [half * 0.3 + 92, y + 6],
      [half * 0.3 + 98, y + 62],
      [half * 0.3 + 46, y + 84],
      [half * 0.3 - 2, y + 66],
    ]),
    'bold',
    'b',
  );
}

/** Woven stripes across the hanging end of a scarf, each a little more slanted than the one above it. */
function stripes(end: Sheet, { x, y }: { readonly x: number; readonly y: number }): void {
  for (const [i, top] of [84, 118, 154, 190].entries())
    end.shape(
      sash({ left: x - 80, right: x + 80, side: -6, middle: 4, top: y + top, bottom: y + top + 18 }),
      'line',
      i % 2 === 0 ? 'b' : 'c',
    );
}

/** A bow tie about the frame's origin, 220 units wide at scale 1. */
export function bowTie(sheet: Sheet, level: 0 | 1 | 2, fill: PatternName): void {
  for (const flip of SIDES) {
    const half = sheet.at({ flip });
    const wing = blob(knots('12,-16! 60,-62 112,-70! 120,-10 114,62! 60,54 12,18!'));
    half.shape(wing, 'bold', 'a');
    if (level > 0) adorn(half, wing, { fill, size: level === 1 ? 60 : 46, roles: ['b', 'a'] });
    half.rim(wing, 'bold');
    if (level === 0) half.line(curve(knots('26,0 56,-8 84,-6')), 'line', 0.7);
  }
  sheet.shape(blob(knots('-24,-20 0,-26 24,-20 26,20 0,28 -26,20')), 'bold', 'b');
}

/** A knitted jumper over the shoulders and arms; the body is what it covers. */
export function jumper(sheet: Sheet, body: Shape, it: Worn): void {
  const y = it.y + (it.level === 0 ? LOWER : 0);
  sheet.shape(body, 'bold', 'c');
  const inside = sheet.inside(body);
  if (it.level > 0) {
    const top = y + 92;
    inside.shape(sash({ left: -460, right: 460, side: 0, middle: 26, top, bottom: top + 86 }), 'line', 'b');
    knitted(inside, top + 16);
  }
  sheet.rim(body, 'bold');
}

/** A row of diamonds over a jumper's band and stripes under it. */
function knitted(sheet: Sheet, top: number): void {
  for (let x = -390; x <= 390; x += 130) {
    const y = top + 26 * (1 - (x / 460) ** 2);
    sheet.shape(drawn('0,-27! 38,0! 0,27! -38,0!', { x, y: y + 27 }), 'line', 'a');
  }
  for (const below of [150, 230])
    sheet.line(
      curve([
        [-460, top + below],
        [0, top + below + 26],
        [460, top + below],
      ]),
      'line',
      0,
    );
}

/** The rolled collar of a jumper. */
export function collar(sheet: Sheet, { half, level, y: neck }: Worn): void {
  const y = neck + (level === 0 ? LOWER : 0);
  const roll = blob([
    [-half * 0.98, y - 30],
    [0, y - 4],
    [half * 0.98, y - 30],
    [half * 1.14, y + 22],
    [half * 0.6, y + 62],
    [0, y + 74],
    [-half * 0.6, y + 62],
    [-half * 1.14, y + 22],
  ]);
  sheet.shape(roll, 'bold', 'd');
  const ribs = level === 0 ? 3 : 9;
  for (let i = 0; i < ribs; i++) {
    const t = ((i + 0.5) / ribs) * 2 - 1;
    const x = t * half * 0.98;
    const top = y - 2 - 26 * t * t;
    sheet.line(
      [
        [x, top + (level === 0 ? 44 : 12)],
        [x * 1.06, top + mix(56, 38, Math.abs(t))],
      ],
      'line',
      0.5,
    );
  }
}

/** A string of beads with a pendant on a neck: beads that touch, on a cord that shows at both ends. */
export function beads(sheet: Sheet, it: Worn): void {
  const top = it.y + (it.level === 0 ? LOWER + 6 : 0);
  const sag = curve([
    [-it.half * 1.16, top - 40],
    [-it.half * 0.66, top + 40],
    [0, top + 76],
    [it.half * 0.66, top + 40],
    [it.half * 1.16, top - 40],
  ]);
  stringOf(sheet, sag, [5, 9, 13][it.level]!);
  if (it.level === 0) return;
  const y = top + 76 + it.half * 0.16;
  sheet.shape(drawn('0,0! 26,30 30,58 0,82 -30,58 -26,30', { y }), 'line', 'c');
}

/** Beads across a brow, a drop hanging from the middle one. */
export function browBeads(sheet: Sheet, { y, half, drop }: Brow, level: 0 | 1 | 2): void {
  const arch = curve([
    [-half * 1.4, y + 20],
    [-half * 0.7, y + 66],
    [0, y + 54 + drop],
    [half * 0.7, y + 66],
    [half * 1.4, y + 20],
  ]);
  sheet.shape(drawn('0,0! 22,26 26,50 0,70 -26,50 -22,26', { y: y + 64 + drop }), 'line', 'c');
  stringOf(sheet, arch, [5, 9, 11][level]!);
}

/** Beads that touch each other along a line, over the cord they hang on. */
function stringOf(sheet: Sheet, line: Path, count: number): void {
  sheet.line(line, 'line', 0);
  const along = resample(line, length(line) / (count + 1));
  const size = length(line) / (count + 1) / 2;
  for (const [i, [x, y]] of along.slice(1, count + 1).entries())
    sheet.shape(ellipse(x, y, size), 'line', (['a', 'b', 'd'] as const)[i % 3]);
}
