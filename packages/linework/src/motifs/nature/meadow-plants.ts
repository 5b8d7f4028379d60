import { around } from '../../geometry/around.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

type Level = 0 | 1 | 2;

/** A stalk or blade from the frame's origin up to a height, its tip swayed to one side. */
export interface Stem {
  readonly height: number;
  readonly sway: number;
  readonly level: Level;
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
  sheet.shape(clockwise(tube(spine, (t) => half * (1.2 - 0.35 * t))), 'line', 'leaf');
  return sheet.at({ x: it.sway, y: -it.height, angle: Math.atan2(it.sway * 1.2, it.height) });
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
  const spine = curve(
    [
      [0, 0],
      [sway * 0.2, -height * 0.5],
      [sway * 0.5, -height * 0.94],
      [sway, -height],
      [sway * 1.3, -height * 0.9],
    ],
    8,
  );
  sheet.shape(clockwise(tube(spine, () => Math.max(3.6, size * 0.1))), 'line', 'leaf');
  const head = sheet.at({
    x: sway * 1.32,
    y: -height * 0.9,
    angle: Math.sign(sway) * -0.25,
    scale: size / 60,
  });
  head.shape(mirrored('0,-6! 30,8 34,48 0,84!'), 'line', 'leaf');
  head.line(traced('4,6 10,40 2,74'), 'fine', 0.5);
}

/** A cornflower or knapweed: a scaly cup with a crown of cut florets. */
export function cornflower(sheet: Sheet, it: Stem & { readonly size: number }, role: Role = 'd'): void {
  const head = stalk(sheet, it, Math.max(3.6, it.size * 0.08)).at({ scale: it.size / 100 });
  const count = [5, 7, 7][it.level]!;
  const floret = '-9,0! -20,-50 -38,-92! -14,-88 -2,-116! 12,-92 36,-94! 20,-50 9,0!';
  for (const i of [...Array(count).keys()].sort(
    (a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2),
  ))
    head.shape(
      place(drawn(floret), { y: -22, angle: mix(-1.35, 1.35, i / (count - 1)), scale: 0.86 + 0.1 * (i % 2) }),
      'line',
      role,
    );
  const cup = mirrored('0,12! 26,2 34,-26 22,-50! 0,-44');
  head.shape(cup, 'line', 'leaf');
  if (it.level > 0) {
    const inside = head.inside([clockwise(cup)]);
    for (const line of ['-40,-40 0,4 40,-40', '-40,-16 0,20 40,-16']) inside.line(traced(line), 'fine', 0);
  }
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

/** Ground below a rim, down to a foot. */
export function turf(sheet: Sheet, rim: string, foot: number, role: Role = 'grass'): Point[] {
  const line = traced(rim);
  const [first, last] = [line[0]!, line.at(-1)!];
  const area = [...clockwise([...line, [last[0], foot], [first[0], foot]])];
  sheet.shape(unite([area]), 'line', role);
  return area;
}
