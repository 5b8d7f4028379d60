import { clockwise, intersect, unite } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { puff } from '../nature/puff.ts';
import { plainBlossom } from './blossom.ts';
import type { Sitter } from './sitter.ts';

/** What an animal may look over. */
export type LedgeKind = 'log' | 'wall' | 'fence' | 'hedge';

/** A ledge from the left of the page to its right: its upper edge is on the frame's y 0. */
export interface Ledge {
  readonly width: number;
  /** Down to the foot of the page. */
  readonly deep: number;
  readonly level: 0 | 1;
  readonly random: Random;
}

/** Draws a ledge over whatever stands behind it. */
export function ledge(sheet: Sheet, kind: LedgeKind, it: Ledge): void {
  ({ log, wall, fence, hedge })[kind](sheet, it);
}

/** A trunk that has fallen: long plates of bark, a knot, the sawn end with its rings, grass before it. */
function log(sheet: Sheet, { width, deep, level, random }: Ledge): void {
  sheet.shape(rectangle(-40, deep * 0.5, width + 80, deep), 'line', 'grass');
  const high = Math.min(deep * 0.66, 230);
  const end = { x: width * 0.895, y: high / 2, rx: high * 0.3, ry: high / 2 };
  const edge = (y: number) =>
    [-40, width * 0.2, width * 0.42, width * 0.66].map((x) => [x, y + random.range(-4, 4)] as const);
  const rim = clockwise(
    blob([...edge(0), [end.x, 0], [end.x + end.rx, end.y], [end.x, high], ...edge(high).toReversed()]),
  );
  sheet.shape(rim, 'bold', 'wood');
  barkLines(sheet.inside([rim]), end.x - end.rx * 0.5, high, { level, random });
  sheet.shape(ellipse(end.x, end.y, end.rx, end.ry), 'bold', 'cream');
  if (level === 0) {
    sheet.shape(ellipse(end.x, end.y, end.rx * 0.5, end.ry * 0.52), 'line', 'sand');
    sheet.shape(place(petal('leaf', 180, 100), { x: 0.07 * width, y: deep, angle: 0.5 }), 'line', 'leaf');
    return;
  }
  sheet.shape(ellipse(end.x + 3, end.y + 2, end.rx * 0.62, end.ry * 0.62), 'line', 'sand');
  sheet.at({ x: 0.14 * width, y: -4 }).shape(drawn(MOSS), 'line', 'leaf');
  for (const x of [0.36, 0.62])
    sheet.at({ x: x * width, y: high + 24, scale: 0.8 }).shape(drawn(TUFT), 'line', 'leaf');
}

/** Seams of bark along a trunk, bent about a knot in its middle. */
function barkLines(
  sheet: Sheet,
  long: number,
  high: number,
  { level, random }: Pick<Ledge, 'level' | 'random'>,
): void {
  const knot = { x: long * 0.56, y: high * 0.52, rx: high * 0.2, ry: high * 0.17 };
  for (const share of [[], [0.26, 0.76]][level]!) {
    const away = (share - 0.52) * high * 0.3;
    const y = share * high;
    const bend = Math.abs(share - 0.52) < 0.1 ? 0 : away;
    sheet.line(
      curve([
        [-60, y + random.range(-8, 8)],
        [long * 0.22, y + random.range(-8, 8)],
        [knot.x - knot.rx * 1.3, y],
        [knot.x, y + bend],
        [knot.x + knot.rx * 1.3, y],
        [long + 60, y + random.range(-6, 6)],
      ]),
      'line',
      0,
    );
  }
  if (level === 0) return plainBark(sheet, long, high);
  sheet.shape(ellipse(knot.x, knot.y, knot.rx, knot.ry, 0.1), 'line', 'wood');
  sheet.shape(ellipse(knot.x, knot.y, knot.rx * 0.52, knot.ry * 0.5, 0.1), 'line', 'cream');
}

/** The broken seams in the bark of an easy page's trunk. */
function plainBark(sheet: Sheet, long: number, high: number): void {
  for (const [from, to, y] of [
    [0.06, 0.26, 0.72],
    [0.34, 0.6, 0.8],
    [0.38, 0.56, 0.36],
    [0.7, 0.9, 0.7],
  ] as const)
    sheet.line(
      curve([
        [from * long, y * high],
        [((from + to) / 2) * long, (y + 0.04) * high],
        [to * long, (y - 0.02) * high],
      ]),
      'line',
      0.4,
    );
}

/** A tuft of grass before a log. */
const TUFT =
  '-70,40! -66,10 -92,-34! -52,-14 -36,6 -30,-30 -40,-70! -8,-40 4,4 14,-24 40,-56! 34,-14 34,8 52,-10 84,-26! 64,8 70,40!';

const MOSS =
  '-110,2! -80,-20 -20,-26 40,-18 110,2! 92,34 66,40 46,26! 30,62 -4,70 -24,36! -40,62 -76,60 -92,24';

/** A garden wall: slabs on top, stones with round corners under them. */
function wall(sheet: Sheet, { width, deep, level, random }: Ledge): void {
  sheet.shape(rectangle(-40, 20, width + 80, deep), 'line', 'sand');
  const courses = level === 0 && deep < 300 ? 1 : 2;
  const high = (deep - 66) / courses;
  for (let row = 0; row < courses; row++) {
    const count = [3, 5][level]!;
    for (let i = -1; i <= count; i++) {
      const step = width / count;
      const x = (i + 0.5 * (row % 2)) * step + random.range(-12, 12);
      const stone =
        level === 0
          ? rectangle(x, 58 + row * high, step + 60, deep, 34)
          : rectangle(x + 7, 66 + row * high, step - 14 + random.range(-8, 8), high - 13, 26);
      sheet.shape(stone, 'line', (['stone', 'cream', 'sand'] as const)[(i + row + 3) % 3]);
    }
  }
  const slabs = [3, 4][level]!;
  for (let i = 0; i < slabs; i++) {
    const from = (i / slabs) * (width + 60) - 30;
    const long = (width + 60) / slabs;
    sheet.shape(rectangle(from + 2, random.range(-4, 2), long - 4, 58, 15), 'bold', 'stone');
    if (level > 0)
      sheet.line(
        curve([
          [from + long * 0.2, 36],
          [from + long * 0.45, 40],
          [from + long * 0.62, 34],
        ]),
        'fine',
        0.7,
      );
  }
}

/** Boards behind a rail, their grain and nails. */
function fence(sheet: Sheet, { width, deep, level, random }: Ledge): void {
  sheet.shape(rectangle(-40, 30, width + 80, deep), 'line', 'grass');
  const count = [3, 6][level]!;
  const step = width / count;
  for (let i = 0; i < count; i++) {
    const x = (i + 0.5) * step;
    sheet.shape(rectangle(x - step * 0.49, 34, step * 0.98, deep, 6), 'line', i % 2 === 0 ? 'sand' : 'wood');
    if (level === 0) continue;
    const way = random.range(-8, 8);
    sheet.line(traced('0,84 6,120 -4,160', { x: x + way }), 'fine', 0.8);
    sheet.line(traced('-20,120 -16,170 -22,210', { x: x - way }), 'fine', 0.8);
  }
  sheet.shape(rectangle(-40, 0, width + 80, 62, 8), 'bold', 'wood');
  for (let i = 0; i < count; i++) {
    const x = (i + 0.5) * step;
    sheet.ink(ellipse(x, 34, 5));
    if (level > 0) sheet.line(traced('22,24 44,20 66,26', { x }), 'fine', 0.8);
  }
}

/** A clipped hedge: a swelling edge, sprays of leaves and flowers in it. */
function hedge(sheet: Sheet, { width, deep, level, random }: Ledge): void {
  const bumps = [6, 8][level]!;
  const heads = Array.from({ length: bumps + 1 }, (_, i) =>
    puff(random, [(i / bumps) * width, 70], [width / bumps, 72 + random.range(-8, 8)], 7, 0.1),
  );
  const rim = unite([
    ...heads.map((head) => clockwise(head)),
    clockwise(rectangle(-60, 60, width + 120, deep)),
  ]);
  sheet.shape(rim, 'bold', 'leaf');
  const inside = sheet.inside(rim);
  if (level === 0) return broadClumps(inside, { width, deep, random });
  for (let i = 0; i < 5; i++) {
    const [x, y] = [((i + 0.5) / 5) * width, 100 + (i % 2) * deep * 0.34];
    for (const turn of [-1.7, -0.85, 0, 0.85, 1.7]) {
      const leaf = place(petal('leaf', 84, 40), { x, y, angle: turn + random.range(-0.1, 0.1) });
      inside.shape(leaf, 'line', 'grass');
    }
    plainBlossom(inside.at({ x, y, scale: 0.4 }), i % 2 === 0 ? 'rose' : 'daisy', 'a');
  }
}

/** Clumps of leaves in a hedge, the lowest before the others, each one area. */
function broadClumps(sheet: Sheet, { width, deep, random }: Omit<Ledge, 'level'>): void {
  for (const [i, x] of [0.3, 0.7, 0.5].entries()) {
    const clump = puff(random, [x * width, (i < 2 ? 0.66 : 0.96) * deep], [width / 6.4, deep * 0.38], 5, 0.1);
    sheet.shape(clump, 'line', i < 2 ? 'grass' : 'leaf');
  }
}

/** A broad foot with three nails, laid over a ledge like a forepaw. */
const FOOT = drawn('-92,-130 -20,-150 60,-134 92,-60 98,30 92,92 60,112 0,118 -60,112 -92,92 -98,30 -98,-60');
const FOOT_EDGE = curve(knots('92,-60 98,30 92,92 60,112 0,118 -60,112 -92,92 -98,30 -98,-60'));
const NAILS = [
  '-72,112 -74,84 -52,70 -30,84 -28,118',
  '-24,118 -24,88 0,74 24,88 24,118',
  '72,112 74,84 52,70 30,84 28,118',
];

/** A forepaw laid over a ledge, its upper edge on the frame's y 0. */
const ARM = drawn('-70,-60 -20,-92 34,-78 66,-24 76,36 58,88 0,108 -58,90 -76,40 -70,-14');
const PAW = curve(knots('66,-24 76,36 58,88 0,108 -58,90 -76,40 -70,-14 -58,-48'));
const BELOW_THE_EDGE = rectangle(-200, -9, 400, 400);
const CUFF = rectangle(-200, -34, 400, 50);

/** The outline of a forearm that ends in a paw over the ledge, to be united with the body it belongs to. */
export function forearm(at: { readonly x: number; readonly y: number }, foot?: Sitter['foot']): Path {
  return place(foot ? FOOT : ARM, { ...at, flip: at.x < 0 });
}

/** The part of a forearm that lies over the ledge: the paw with its toes, a cuff where a sleeve ends. */
export function paw(
  sheet: Sheet,
  at: { readonly x: number; readonly y: number },
  it: {
    readonly level: 0 | 1;
    readonly coat: Sitter['coat'];
    readonly isSleeved: boolean;
    readonly foot: Sitter['foot'];
  },
): void {
  const view = sheet.at({ ...at, flip: at.x < 0 });
  if (it.foot) return nailedFoot(view, it);
  view.shape(intersect([ARM], [BELOW_THE_EDGE]), 'none', it.coat);
  if (it.isSleeved && it.level > 0) view.inside([ARM]).shape(CUFF, 'line', 'd');
  view.line(PAW, 'bold', 0.25);
  for (const x of it.level === 0 ? [-22, 24] : [-34, 0, 34])
    view.line(traced('0,0 3,-20 0,-44', { x, y: 102 - Math.abs(x) * 0.12 }), 'line', 0.6);
}

function nailedFoot(sheet: Sheet, { coat, level }: { coat: Sitter['coat']; level: 0 | 1 }): void {
  sheet.shape(intersect([FOOT], [BELOW_THE_EDGE]), 'none', coat);
  for (const nail of NAILS) if (level > 0) sheet.shape(drawn(nail), 'line', 'cream');
  if (level === 0) for (const x of [-32, 32]) sheet.line(traced('0,106 2,90 0,72', { x }), 'line', 0.6);
  sheet.line(FOOT_EDGE, 'bold', 0.25);
}
