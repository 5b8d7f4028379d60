import { around } from '../../geometry/around.ts';
import { blob } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { lawnHedgehog } from '../animals/beasts/lawn-hedgehog.ts';
import { sittingFrog } from '../animals/pond-dwellers.ts';
import { snail } from '../nature/creepers.ts';
import { songbird } from '../nature/fliers.ts';

/** The width of the pages along whose lower edge a garden ends. */
const WIDTH = 800;

/** The near edge of a garden: where it ends below, and between which x no low flower may hide the plant. */
interface GardenEdge {
  readonly floor: number;
  readonly free: readonly [from: number, to: number];
}

/** Grass in tufts, small flowers, leaves and stones along the lower edge of a picture, one before the other. */
export function floweringEdge(sheet: Sheet, random: Random, { floor, free: [from, to] }: GardenEdge): void {
  const step = 158;
  const tufts = Math.ceil(WIDTH / step) + 1;
  for (let i = 0; i < tufts; i++)
    grassTuft(sheet, random, [i * step - 10 + random.range(-20, 20), floor - 40]);
  const kind = random.pick(['daisy', 'clover', 'bell'] as const);
  for (const x of [154, WIDTH - 150]) {
    const at = x + random.range(-16, 16);
    if (at < from || at > to) lowFlower(sheet, random, [at, floor - 40], random.range(50, 92), kind);
  }
  const crest = Array.from({ length: 9 }, (_, i): Point => [
    mix(-30, WIDTH + 30, i / 8),
    floor - 56 + (i % 2) * 14 + random.range(-5, 5),
  ]);
  sheet.shape(blob([[-40, floor + 40, 1], ...crest, [WIDTH + 40, floor + 40, 1]]), 'line', 'grass');
  const left = random.chance(0.5);
  leafRosette(sheet.at({ x: WIDTH * (left ? 0.3 : 0.7), y: floor - 2 }), random);
  stones(sheet, random, [WIDTH * (left ? 0.7 : 0.32), floor - 8]);
}

/** Who sits on a lawn, each drawn as it looks to the right. */
const LAWN_GUESTS = {
  bird: (sheet: Sheet) => songbird(sheet.at({ x: 56, scale: 1.2 }), ['c', 'cream'], 1),
  hedgehog: (sheet: Sheet) => lawnHedgehog(sheet.at({ x: 64, scale: 0.88 })),
  snail: (sheet: Sheet) => snail(sheet.at({ scale: 1.26 }), 'c', 1),
  frog: (sheet: Sheet) => sittingFrog(sheet.at({ x: 10, scale: 0.78 }), 1, 'grass'),
} as const satisfies Record<string, (sheet: Sheet) => void>;

/** Who may sit on a lawn. */
export type LawnGuest = keyof typeof LAWN_GUESTS;

/** Where small flowers stand on a lawn, from its floor, and how high. */
const LAWN_FLOWERS = [
  [462, -46, 40],
  [556, -16, 62],
  [650, -24, 44],
] as const;

/** A lawn along the lower edge of a picture, somebody at its left or its right, and high grass on the other side. */
export function lawnEdge(
  sheet: Sheet,
  random: Random,
  it: { readonly floor: number; readonly guest: LawnGuest; readonly isLeft: boolean },
): void {
  const far = it.isLeft ? WIDTH - 104 : 104;
  for (const [dx, high, lean] of [
    [-52, 150, -38],
    [54, 138, 46],
    [-18, 196, -12],
    [22, 170, 20],
  ] as const)
    sheet
      .at({ x: far + dx + random.range(-6, 6), y: it.floor - 20 })
      .shape(
        drawn(
          `-20,0! ${-17 + lean * 0.2},${-high * 0.5} ${lean},${-high}! ${19 + lean * 0.3},${-high * 0.46} 20,0!`,
        ),
        'line',
        'grass',
      );
  const crest = Array.from({ length: 7 }, (_, i): Point => [
    mix(-40, WIDTH + 40, i / 6),
    it.floor - 62 - 18 * Math.sin((i / 6) * Math.PI) + random.range(-5, 5),
  ]);
  sheet.shape(blob([[-60, it.floor + 40, 1], ...crest, [WIDTH + 60, it.floor + 40, 1]]), 'line', 'grass');
  const kind = random.pick(['daisy', 'clover'] as const);
  for (const [x, y, high] of LAWN_FLOWERS.slice(it.guest === 'hedgehog' ? 1 : 0)) {
    const at: Point = [it.isLeft ? x : WIDTH - x, it.floor + y];
    for (const angle of [-1.1, 1.1])
      sheet.at({ x: at[0], y: at[1], angle }).shape(petal('leaf', 44, 18), 'line', 'leaf');
    lowFlower(sheet, random, at, high, kind);
  }
  LAWN_GUESTS[it.guest](sheet.at({ x: it.isLeft ? 196 : WIDTH - 196, y: it.floor - 44, flip: !it.isLeft }));
}

/** Two or three broad blades from one foot, the outer ones bent away. */
function grassTuft(sheet: Sheet, random: Random, [x, y]: Point): void {
  for (const share of random.chance(0.6) ? [-0.9, 0.9, -0.1] : [-0.7, 0.5]) {
    const high = random.range(96, 138) * (1.15 - Math.abs(share) * 0.45);
    const lean = share * random.range(58, 78);
    const blade = sheet.at({ x: x + share * 40, y });
    blade.shape(
      drawn(
        `-18,0! ${-16 + lean * 0.2},${-high * 0.5} ${lean},${-high}! ${17 + lean * 0.3},${-high * 0.46} 18,0!`,
      ),
      'line',
      'grass',
    );
  }
}

/** A low flower on a bent stem, its foot at a point. */
function lowFlower(
  sheet: Sheet,
  random: Random,
  [x, y]: Point,
  high: number,
  kind: 'daisy' | 'clover' | 'bell',
): void {
  const lean = random.range(-16, 16);
  sheet.line(traced(`${x},${y} ${x + lean * 0.2},${y - high * 0.5} ${x + lean},${y - high}`), 'line', 0);
  const head = sheet.at({ x: x + lean, y: y - high, angle: lean / 60 });
  if (kind === 'bell') {
    head.shape(drawn('-30,34! -24,-8 0,-28 24,-8 30,34! 14,24 0,36! -14,24'), 'line', 'd');
    return;
  }
  const count = kind === 'daisy' ? 6 : 4;
  around(head, { radius: 10, count, phase: 0.5 }, (spot) =>
    spot.shape(petal(kind === 'daisy' ? 'round' : 'heart', 31, kind === 'daisy' ? 27 : 36), 'line', 'cream'),
  );
  head.shape(ellipse(0, 0, 14), 'line', 'sun');
}

/** Broad leaves that lie in a fan, their foot on the origin. */
export function leafRosette(sheet: Sheet, random: Random): void {
  for (const angle of [-1.2, 1.22, -0.66, 0.68, 0]) {
    const leaf = sheet.at({ angle: angle + random.range(-0.08, 0.08), y: 8 });
    const long = 104 - Math.abs(angle) * 8;
    leaf.shape(petal('leaf', long, 42), 'line', 'leaf');
    leaf.line(traced(`0,-16 3,${-long * 0.45} 0,${-long * 0.72}`), 'fine', 0.6);
  }
}

/** Three stones side by side, the smallest in front. */
function stones(sheet: Sheet, random: Random, [x, y]: Point): void {
  for (const [dx, dy, size] of [
    [-44, -6, 1],
    [42, -2, 0.84],
    [2, 14, 0.66],
  ] as const)
    sheet
      .at({ x: x + dx, y: y + dy, scale: size * random.range(0.92, 1.1), flip: random.chance(0.5) })
      .shape(drawn('-52,14 -40,-22 -4,-38 36,-26 52,8 34,30 -30,30'), 'line', 'stone');
}
