import { around } from '../../geometry/around.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, star, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import type { Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

type Level = 0 | 1 | 2;

/** A stalk or blade from the frame's origin up to a height, its tip swayed to one side. */
export interface Stem {
  readonly height: number;
  readonly sway: number;
  readonly level: Level;
  /** Whether leaves stand on the stalk. */
  readonly hasLeaves?: boolean;
}

function spineOf({ height, sway }: Stem): Point[] {
  return curve(
    [
      [0, 0],
      [sway * 0.1, -height * 0.4],
      [sway * 0.42, -height * 0.76],
      [sway, -height],
    ],
    8,
  );
}

/** The stalk of a flower; gives the frame of its head. */
function stalk(sheet: Sheet, it: Stem, half: number): Sheet {
  const spine = spineOf(it);
  if (it.hasLeaves) stalkLeaves(sheet, spine, it);
  sheet.shape(clockwise(tube(spine, (t) => half * (1.2 - 0.35 * t))), 'line', 'leaf');
  return sheet.at({ x: it.sway, y: -it.height, angle: Math.atan2(it.sway * 1.2, it.height) });
}

/** Notched leaves that leave a stalk by turns to both sides. */
function stalkLeaves(sheet: Sheet, spine: readonly Point[], { height, level }: Stem): void {
  const long = Math.min(height * 0.4, 130);
  for (const [share, side] of [
    [0.3, -1],
    [0.44, 1],
    [0.62, -1],
  ] as const) {
    const [x, y] = spine[Math.floor(share * spine.length)]!;
    const size = (long / 100) * (1.2 - share * 0.7);
    const leaf = sheet.at({ x, y, scale: size, flip: side < 0 });
    leaf.shape(
      drawn(
        '0,6! 10,-22 22,-44! 34,-46 42,-72! 54,-70 84,-112! 88,-70 76,-50! 80,-36 60,-24! 58,-8 30,6 0,14!',
      ),
      'line',
      'leaf',
    );
    if (level > 0) leaf.line(traced('16,-8 34,-26 56,-56'), 'fine', 0.4);
  }
}

/** An ox-eye daisy that looks up at a slant: its ring of petals is an oval, its heart a dome. */
export function oxEye(sheet: Sheet, it: Stem & { readonly size: number }): void {
  const head = stalk(sheet, it, Math.max(4, it.size * 0.09)).at({ scale: it.size / 100 });
  const disc = head.at({ y: -10, scale: 0.66, stretch: 1.5 });
  const count = [8, 11, 13][it.level]!;
  around(disc, { radius: 22, count, phase: 0.5 }, (spot) =>
    spot.shape(petal('round', 84, 560 / count), 'line', 'paper'),
  );
  head.shape(drawn('-38,-6 -34,-26 -14,-38 14,-38 34,-26 38,-6 16,6 -16,6'), 'line', 'sun');
}

/** A poppy, its four petals as a bowl. */
export function poppyBowl(sheet: Sheet, it: Stem & { readonly size: number }, role: Role = 'ember'): void {
  const head = stalk(sheet, it, Math.max(3.6, it.size * 0.07)).at({ scale: it.size / 100 });
  head.shape(drawn('-60,-40! -92,-96 -56,-128 -20,-112 0,-126 26,-112 64,-126 94,-92 60,-40!'), 'line', role);
  head.shape(ellipse(0, -78, 40, 22), 'line', 'wood');
  if (it.level > 0) head.shape(ellipse(0, -88, 17, 13), 'fine', 'leaf');
  for (const flip of [true, false])
    head
      .at({ flip })
      .shape(drawn('-8,4! -60,-8 -104,-52 -98,-86 -70,-74 -46,-84 -14,-62 16,-70! 14,-30'), 'line', role);
  if (it.level === 2)
    for (const flip of [true, false]) head.at({ flip }).line(traced('-18,-8 -48,-30 -66,-56'), 'fine', 0.6);
}

/** A poppy's bud that nods on its stalk. */
export function poppyBud(sheet: Sheet, it: Stem & { readonly size: number }): void {
  const { height, sway, size } = it;
  const side = Math.sign(sway) * size;
  const spine = curve(
    [
      [0, 0],
      [sway * 0.2, -height * 0.5],
      [sway * 0.6, -height * 0.84],
      [sway * 0.6 + side * 0.2, -height],
      [sway * 0.6 + side * 0.66, -height - size * 0.12],
      [sway * 0.6 + side * 0.98, -height + size * 0.24],
    ],
    6,
  );
  sheet.shape(clockwise(tube(spine, () => Math.max(3.6, size * 0.07))), 'line', 'leaf');
  const [x, y] = spine.at(-1)!;
  const head = sheet.at({ x, y, angle: Math.sign(sway) * -0.3, scale: size / 80 });
  head.shape(mirrored('0,-10 24,0 34,38 22,78 0,90'), 'line', 'leaf');
  head.shape(drawn('-6,86! -12,50 4,12! 16,48 8,86!'), 'line', 'ember');
}

/** A cornflower or knapweed: a scaly cup with a crown of cut florets. */
export function cornflower(sheet: Sheet, it: Stem & { readonly size: number }, role: Role = 'd'): void {
  const head = stalk(sheet, it, Math.max(3.6, it.size * 0.08)).at({ scale: it.size / 100 });
  const cup = mirrored('0,26! 24,16 32,-10 22,-34! 0,-30');
  head.shape(cup, 'line', 'leaf');
  if (it.level > 0) {
    const inside = head.inside([clockwise(cup)]);
    for (const line of ['-40,-24 0,16 40,-24', '-40,0 0,32 40,0']) inside.line(traced(line), 'fine', 0);
  }
  const disc = head.at({ y: -36, scale: 0.62, stretch: 1.5 });
  const count = [7, 9, 9][it.level]!;
  around(disc, { radius: 20, count, phase: 0.5 }, (spot) =>
    spot.shape(drawn('-8,6! -14,-40 -36,-84! -14,-76! 0,-104! 14,-76! 36,-84! 14,-40 8,6!'), 'line', role),
  );
  head.shape(star(0, -40, 34, 20, 7), 'line', 'd');
}

/** A head of grass: foxtail, a soft tapering brush. */
export function foxtail(sheet: Sheet, it: Stem & { readonly size: number }): void {
  const head = stalk(sheet, it, 4).at({ scale: it.size / 100, angle: it.sway > 0 ? 0.2 : -0.2 });
  const rim = mirrored('0,14! 22,0 28,-60 20,-130 0,-176!');
  head.shape(rim, 'line', 'gold');
  if (it.level === 0) return;
  const inside = head.inside([clockwise(rim)]);
  for (let y = -8; y > -160; y -= [0, 34, 26][it.level]!)
    inside.line(traced(`-34,${y - 20} -12,${y - 2} 0,${y} 12,${y - 2} 34,${y - 20}`), 'fine', 0);
}

/** A bellflower: three bells that nod from one stalk. */
export function bellflower(sheet: Sheet, it: Stem & { readonly size: number }, role: Role = 'd'): void {
  const head = stalk(sheet, it, Math.max(3.6, it.size * 0.07)).at({ scale: it.size / 100 });
  for (const [x, y, turn] of [
    [-46, 34, 0.3],
    [48, 20, -0.3],
    [4, -34, -0.08],
  ] as const) {
    head.line(traced(`0,${y - 10} ${x * 0.5},${y - 50} ${x},${y - 40}`), 'line', 0);
    const bell = head.at({ x, y: y - 44, angle: turn });
    bell.shape(mirrored('0,0! 22,6 30,34 32,58 52,86! 28,78 16,96! 0,76'), 'line', role);
    bell.shape(mirrored('0,-6 15,0 22,18! 0,12!'), 'fine', 'leaf');
  }
}

/** A stand of grass seen as one: its upper rim is the tips of blades. */
export interface Fringe {
  readonly from: number;
  readonly to: number;
  /** Where its blades part, and the foot of the stand. */
  readonly rise: (x: number) => number;
  readonly foot: number;
  /** How high a blade stands above the rise. */
  readonly tall: (x: number) => number;
  readonly width: number;
  /** The share of notches from which a line runs down. */
  readonly strokes?: number;
}

/** Draws a stand of grass: one area, a line down from most of the notches between its blades. */
export function fringe(sheet: Sheet, random: Random, it: Fringe, role: Role = 'grass'): void {
  const rim: Knot[] = [[it.from, it.foot, 1]];
  const notches: Point[] = [];
  for (let x = it.from; x < it.to; x += it.width * random.range(0.85, 1.15)) {
    const lean = random.range(-0.42, 0.42) * it.width;
    const tall = it.tall(x) * random.range(0.6, 1.15);
    const middle = x + it.width / 2;
    const y = it.rise(x);
    rim.push([x, y, 1], [x + it.width * 0.14 + lean * 0.25, y - tall * 0.5]);
    rim.push([middle + lean, y - tall, 1], [middle + it.width * 0.26 + lean * 0.3, y - tall * 0.42]);
    notches.push([x, y]);
  }
  rim.push([it.to, it.rise(it.to), 1], [it.to, it.foot, 1]);
  const area = clockwise(blob(rim));
  sheet.shape(area, 'line', role);
  for (const [x, y] of notches)
    if (random.chance(it.strokes ?? 0.7)) {
      const long = random.range(0.5, 1.1) * it.width;
      sheet.line(
        curve([
          [x, y],
          [x + random.range(-5, 5), y + long * 0.6],
          [x + random.range(-8, 8), y + long],
        ]),
        'fine',
        0.8,
      );
    }
}

/** A row of tussocks of long grass along the bottom of a picture. */
export interface Sward {
  readonly from: number;
  readonly to: number;
  /** Where the blades have their feet. */
  readonly foot: number;
  /** Height of the longest blades and width of the broadest. */
  readonly tall: number;
  readonly width: number;
  /** Units from one tussock to the next. */
  readonly apart: number;
}

/** Draws long blades that lean and bend away from the middles of their tussocks. */
export function sward(sheet: Sheet, random: Random, it: Sward): void {
  for (let x = it.from; x <= it.to; x += it.apart * random.range(0.85, 1.15)) {
    const way = random.range(-0.2, 0.2);
    for (const side of [-1, 1, -0.5, 0.45, -0.05]) {
      const tall = it.tall * (1 - 0.42 * Math.abs(side)) * random.range(0.82, 1.08);
      const bend = (side + way) * it.tall * 0.5;
      const foot = x + side * it.width * 0.9;
      const spine = curve(
        [
          [foot, it.foot],
          [foot + bend * 0.16, it.foot - tall * 0.5],
          [foot + bend * 0.56, it.foot - tall * 0.88],
          [foot + bend, it.foot - tall * (1 - 0.16 * Math.abs(side))],
        ],
        8,
      );
      const blade = tube(spine, (t) => it.width * 0.5 * Math.min(1, 1.5 * (1 - t)) + 0.6);
      sheet.shape(clockwise(blade), 'line', 'grass');
    }
  }
}

/** Ground below a rim, down to a foot. */
export function turf(sheet: Sheet, rim: string, foot: number, role: Role = 'grass'): Point[] {
  const line = traced(rim);
  const [first, last] = [line[0]!, line.at(-1)!];
  const area = [...clockwise([...line, [last[0], foot], [first[0], foot]])];
  sheet.shape(unite([area]), 'line', role);
  return area;
}
