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
import { broadBlossom, plainBlossom } from './blossom.ts';
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

/** A trunk that has fallen: bark in long strokes, the stump of a branch with its rings, pads of moss. */
function log(sheet: Sheet, { width, deep, level, random }: Ledge): void {
  sheet.shape(rectangle(-40, deep * 0.6, width + 80, deep), 'line', 'grass');
  const high = level === 0 ? deep : Math.min(deep * 0.74, 190);
  const top = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => [t * (width + 80) - 40, random.range(-5, 5)] as const);
  const foot = [1, 0.75, 0.5, 0.25, 0].map(
    (t) => [t * (width + 80) - 40, high + random.range(-6, 6)] as const,
  );
  const rim = clockwise(blob([...top, ...foot]));
  sheet.shape(rim, 'bold', 'wood');
  const inside = sheet.inside([rim]);
  const rows = [0.42, 0.62, 0.8].slice(0, level === 0 ? 2 : 3);
  rows.forEach((share, row) => {
    for (let i = 0; i < [2, 4][level]!; i++) {
      const long = width / [2.6, 4.6][level]!;
      const x = (i + 0.2 + 0.36 * (row % 2)) * (width / [2, 4][level]!) + random.range(-20, 20);
      const y = share * high;
      inside.line(
        curve([
          [x, y],
          [x + long * 0.3, y + random.range(-9, 9)],
          [x + long * 0.7, y + random.range(-9, 9)],
          [x + long, y + random.range(-4, 4)],
        ]),
        'line',
        0.8,
      );
    }
  });
  const stub = sheet.at({ x: width * 0.5, y: high * 0.58 });
  stub.shape(ellipse(0, 0, 46, 40), 'line', 'wood');
  if (level > 0) stub.shape(ellipse(2, 2, 25, 21), 'line', 'cream');
  if (level === 0) return;
  for (const [x, flip] of [
    [0.14, false],
    [0.9, true],
  ] as const)
    sheet.at({ x: x * width, y: -4, flip }).shape(drawn(MOSS), 'line', 'leaf');
}

const MOSS =
  '-110,2! -80,-20 -20,-26 40,-18 110,2! 92,34 66,40 46,26! 30,62 -4,70 -24,36! -40,62 -76,60 -92,24';

/** A garden wall: slabs on top, stones with round corners under them. */
function wall(sheet: Sheet, { width, deep, level, random }: Ledge): void {
  sheet.shape(rectangle(-40, 20, width + 80, deep), 'line', 'sand');
  const courses = [1, 2][level]!;
  const high = (deep - 66) / courses;
  for (let row = 0; row < courses; row++) {
    const count = [3, 6][level]!;
    for (let i = -1; i <= count; i++) {
      const step = width / count;
      const x = (i + 0.5 * (row % 2)) * step + random.range(-12, 12);
      const stone =
        level === 0
          ? rectangle(x, 50, step + 60, deep, 30)
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
  const count = [2, 5][level]!;
  for (let i = 0; i < count; i++) {
    const share = level === 0 ? 0.38 + 0.24 * i : (i + 0.5) / count;
    const [x, y] = [share * width, 100 + (i % 2) * deep * [0.14, 0.34][level]!];
    for (const turn of level === 0 ? [] : [-1.7, -0.85, 0, 0.85, 1.7]) {
      const leaf = place(petal('leaf', 84, 40), { x, y, angle: turn + random.range(-0.1, 0.1) });
      inside.shape(leaf, 'line', 'grass');
    }
    const bloom = inside.at({ x, y, scale: [0.66, 0.4][level]! });
    (level === 0 ? broadBlossom : plainBlossom)(bloom, i % 2 === 0 ? 'rose' : 'daisy', 'a');
  }
}

/** A forepaw laid over a ledge, its upper edge on the frame's y 0. */
const ARM = drawn('-70,-60 -20,-92 34,-78 66,-24 76,36 58,88 0,108 -58,90 -76,40 -70,-14');
const PAW = curve(knots('66,-24 76,36 58,88 0,108 -58,90 -76,40 -70,-14 -58,-48'));
const BELOW_THE_EDGE = rectangle(-200, -9, 400, 400);
const CUFF = rectangle(-200, -34, 400, 50);

/** The outline of a forearm that ends in a paw over the ledge, to be united with the body it belongs to. */
export function forearm(at: { readonly x: number; readonly y: number }): Path {
  return place(ARM, { ...at, flip: at.x < 0 });
}

/** The part of a forearm that lies over the ledge: the paw with its toes, a cuff where a sleeve ends. */
export function paw(
  sheet: Sheet,
  at: { readonly x: number; readonly y: number },
  it: { readonly level: 0 | 1; readonly coat: Sitter['coat']; readonly isSleeved: boolean },
): void {
  const view = sheet.at({ ...at, flip: at.x < 0 });
  view.shape(intersect([ARM], [BELOW_THE_EDGE]), 'none', it.coat);
  if (it.isSleeved && it.level > 0) view.inside([ARM]).shape(CUFF, 'line', 'd');
  view.line(PAW, 'bold', 0.25);
  for (const x of it.level === 0 ? [-22, 24] : [-34, 0, 34])
    view.line(traced('0,0 3,-20 0,-44', { x, y: 102 - Math.abs(x) * 0.12 }), 'line', 0.6);
}
