import { blob, curve, type Knot } from '../../../geometry/curve.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { knots, moveKnots } from '../../../geometry/knots.ts';
import { place, type Path, type Point } from '../../../geometry/point.ts';
import { type Features, NOSES } from './features.ts';
import { form, stroke } from './tables.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import type { Build } from './build.ts';

/** What a face shows. */
export type Mien = 'smile' | 'laugh' | 'calm' | 'wonder' | 'asleep' | 'sing' | 'bold';

/** How large a face is on the page. */
export type FaceSize = 'small' | 'large' | 'huge';

/** A head 100 units high with its middle on the origin. */
export interface Countenance {
  readonly build: Build['name'];
  readonly skin: Role;
  readonly mien: Mien;
  /** Where it looks, -1 to the left, 1 to the right. */
  readonly turn: number;
  readonly lashes: boolean;
  readonly glasses: boolean;
  readonly freckles: boolean;
  readonly beard: Role | undefined;
  /** How large the face is on the page: the eyes of a large one are white around, those of a huge one have irises. */
  readonly size: FaceSize;
  readonly level: 0 | 1 | 2;
  /** Where the pupils are moved to; by the turn of the head when absent. */
  readonly gaze?: Point | undefined;
  /** What is this face's own; the common measures when absent. */
  readonly own?: Features | undefined;
}

const RIMS: Readonly<Record<Build['name'], string>> = {
  toddler: '0,-50 28,-45 44,-22 46,6 41,30 25,46 0,51',
  child: '0,-50 27,-45 43,-22 45,4 39,29 21,47 0,51',
  teen: '0,-50 27,-45 42,-23 43,3 37,28 19,47 0,52',
  woman: '0,-50 27,-45 41,-23 42,2 36,27 17,47 0,52',
  man: '0,-50 27,-45 42,-23 42,4 38,29 23,48 0,53',
};

const RADIUS = 43;
const MOST_TURN = 0.62;

/** Where a point of the face that is seen from the front comes to lie when the head turns. */
export function turned(x: number, turn: number): number {
  const at = Math.asin(Math.max(-1, Math.min(1, x / RADIUS)));
  return RADIUS * Math.sin(at + turn * MOST_TURN);
}

/** The outline of a head. */
function headRim({ build, turn, own }: Countenance): Path {
  const { jaw, chin } = own ?? { jaw: 1, chin: 0 };
  const half = knots(RIMS[build]).map(([x, y]): Knot => (y > 10 ? [x * jaw, y > 50 ? y + chin : y] : [x, y]));
  const left = half
    .slice(1, -1)
    .toReversed()
    .map(([x, y]): Knot => [-x, y]);
  const lean = (y: number): number => turn * (2 + 9 * Math.max(0, (y + 20) / 70));
  return blob([...half, ...left].map(([x, y]): Knot => [x + lean(y), y]));
}

/** Draws ears, head and face. */
export function countenance(sheet: Sheet, it: Countenance): void {
  for (const side of [-1, 1] as const) if (it.turn * side < 0.3) ear(sheet, it, side);
  sheet.shape(headRim(it), 'bold', it.skin);
  if (it.beard) beard(sheet, it, it.beard);
  for (const side of [-1, 1] as const) {
    eyeOn(sheet, it, side);
    browOn(sheet, it, side);
    if (it.freckles) freckles(sheet, it, side);
  }
  if (it.own?.cheeks && !it.freckles && !it.beard && it.level > 0) cheeks(sheet, it);
  nose(sheet, it);
  lips(sheet, it);
  if (it.glasses) glasses(sheet, it);
}

const isYoung = ({ build }: Countenance): boolean => build === 'child' || build === 'toddler';
const eyeLevel = (it: Countenance): number => (isYoung(it) ? 7 : 3);

function ear(sheet: Sheet, it: Countenance, side: 1 | -1): void {
  const x = side * 43 - it.turn * (it.turn * side < 0 ? 12 : 2);
  const spot = sheet.at({ x, y: 8, flip: side < 0 });
  spot.shape(form('-6,-13 5,-14 11,-5 8,8 0,15 -8,10'), 'bold', it.skin);
  if (it.size === 'huge') spot.line(stroke('0,-7 6,-4 3,4'), 'fine', 0.4);
}

function eyeOn(sheet: Sheet, it: Countenance, side: 1 | -1): void {
  const x = turned(side * (18.5 + (it.own?.apart ?? 0)), it.turn);
  const far = it.turn * side > 0 ? 1 - Math.abs(it.turn) * 0.34 : 1;
  const spot = sheet.at({ x, y: eyeLevel(it), flip: side < 0, stretch: far });
  if (it.mien === 'asleep') {
    spot.line(stroke('-9,0 0,5 9,-1'), 'line', 0.3);
    if (it.lashes)
      for (const [a, b] of [
        [4, 5],
        [9, 1],
      ] as const)
        spot.line(
          [
            [a, b],
            [a + 4, b + 4],
          ],
          'fine',
          0.5,
        );
    return;
  }
  if (it.mien === 'laugh') return spot.line(stroke('-9,4 -1,-5 9,3'), 'line', 0.3);
  const high = isYoung(it) ? 8.2 : 6.8;
  const [wide, tall] = it.own?.eyes ?? [1, 1];
  if (it.size !== 'small') {
    const [look, down] = it.gaze ? [it.gaze[0] * side, it.gaze[1]] : [it.turn * side * 1.2, 0];
    const white = form(
      isYoung(it)
        ? '-9.5,3 -7,-6 1,-9.4 9,-5 10.5,3 6,8.6 -5,8.6'
        : '-10.5,2.5 -6,-5.4 2,-7 9,-4 11.5,1 6,6.4 -5,6.4',
    );
    spot.shape(white, 'line', 'paper');
    const within = spot.inside([white]);
    if (it.size === 'huge') {
      within.shape(ellipse(0.5 + look, -0.4 + down, 6.3, high), 'line', 'water');
      within.ink(ellipse(0.5 + look, -0.2 + down, 2.7, 3.2));
    } else {
      within.ink(ellipse(0.5 + look, -0.4 + down, 6.3, high));
      within.gleam(ellipse(2.6 + look, -3 + down, 2.5, 2.9));
    }
    spot.line(
      stroke(isYoung(it) ? '-10,1 -6,-7.4 2,-10.4 10,-5.4 12,-1' : '-11,2 -6,-6.4 2,-8 10,-4.6 13,-2'),
      'bold',
      0.6,
    );
  } else {
    const [look, down] = it.gaze ? [it.gaze[0] * side, it.gaze[1]] : [0, 0];
    spot.ink(ellipse(look, down, 5 * wide, high * tall));
    if (it.level > 0 && (it.level === 2 || !it.own))
      spot.gleam(ellipse(1.6 + look, down - high * 0.4, 1.9, 2.2));
  }
  if (it.lashes)
    for (const [a, b, c, d] of lashesOf(it, high))
      spot.line(
        [
          [a!, b!],
          [c!, d!],
        ],
        'line',
        0.5,
      );
}

/**
 * The lashes of an eye, each from its root to its tip; on faces with features of their own they lie flatter, so that
 * the eye looks friendly.
 */
function lashesOf({ size, own }: Countenance, high: number): readonly (readonly number[])[] {
  if (size !== 'small')
    return own
      ? [
          [9, -4, 16, -5.4],
          [11, 0.4, 17, 1.2],
        ]
      : [
          [9, -5, 16, -9],
          [11, -1, 18, -3],
        ];
  return own
    ? [
        [4.4, -high * 0.42, 10.4, -high * 0.5],
        [4.8, 0, 10, 1.4],
      ]
    : [[3.6, -high * 0.7, 10, -high - 2.4]];
}

/** How brows of faces with features of their own are bent, from the inner end to the outer: never down to the nose. */
const FRIENDLY = {
  plain: '-9,0 -1,-3.6 10,2.6',
  full: '-9,0.4 -1,-3 10,3',
  arched: '-9,-0.6 -1,-5.6 10,1.6',
  bold: '-9,0.6 -1,-2.2 10,-0.4',
  wonder: '-9,-1.6 -1,-5.4 10,1.4',
} as const;

function browOn(sheet: Sheet, it: Countenance, side: 1 | -1): void {
  const lift = { smile: 0, laugh: -3, calm: 1, wonder: -6, asleep: 2, sing: -4, bold: 2 }[it.mien];
  const x = turned(side * 19, it.turn);
  const spot = sheet.at({ x, y: eyeLevel(it) - (isYoung(it) ? 19 : 16) + lift, flip: side < 0 });
  const bend = it.own
    ? FRIENDLY[it.mien === 'bold' || it.mien === 'wonder' ? it.mien : it.own.brow]
    : it.mien === 'bold'
      ? '-10,4 0,-1 10,-3'
      : it.mien === 'wonder'
        ? '-8,1 1,-5 9,0'
        : '-9,2 0,-3 10,2';
  const isFull = it.own ? it.own.brow === 'full' : it.build === 'man';
  spot.line(stroke(bend), isFull ? 'bold' : 'line', 0.6);
}

function nose(sheet: Sheet, it: Countenance): void {
  const x = turned(0, it.turn) * 1.12;
  const y = isYoung(it) ? 19 : 18;
  const table = NOSES[isYoung(it) ? 'young' : 'grown'][it.own?.nose ?? 0];
  const flip = !isYoung(it) && it.turn < 0;
  sheet.at({ x, y, flip }).line(stroke(table), 'line', 0.5);
}

/** The lines of full cheeks beside a mouth. */
function cheeks(sheet: Sheet, it: Countenance): void {
  for (const side of [-1, 1] as const)
    sheet
      .at({ x: turned(side * 27, it.turn), y: isYoung(it) ? 25 : 27, flip: side < 0 })
      .line(stroke('-4,-2.4 0,0.6 5,-1.6'), 'fine', 0.6);
}

const MOUTHS: Readonly<Record<Mien, string>> = {
  smile: '-12,-2 -6,3.6 0,5 6,3.6 12,-2',
  calm: '-9,0 -4,2.4 0,3 4,2.4 9,0',
  asleep: '-8,0 0,3 8,0',
  bold: '-10,3 -2,4 6,2 12,-4',
  laugh: '-14,-5! -6,-2.4 0,-2 6,-2.4 14,-5! 11,6 0,13 -11,6',
  wonder: '-5,0 0,-6 5,0 4,6 0,8 -4,6',
  sing: '-7,0 0,-8 7,0 5,8 0,11 -5,8',
};

function lips(sheet: Sheet, it: Countenance): void {
  const y = isYoung(it) ? 31 : 33;
  const spot = sheet.at({
    x: turned(0, it.turn) * 0.96,
    y,
    stretch: (1 - Math.abs(it.turn) * 0.16) * (it.own?.mouth ?? 1),
  });
  const table = MOUTHS[it.own && it.mien === 'bold' ? 'smile' : it.mien];
  if (it.mien === 'laugh' || it.mien === 'wonder' || it.mien === 'sing') {
    spot.shape(form(table), 'line', 'rust');
    return;
  }
  spot.line(stroke(table), 'line', 0.35);
  if (it.lashes && !isYoung(it) && it.level > 0) spot.line(stroke('-4,8 0,9.4 4,8'), 'fine', 0.5);
}

function freckles(sheet: Sheet, it: Countenance, side: 1 | -1): void {
  for (const [x, y] of [
    [21, 18],
    [26, 21],
    [30, 17],
  ] as const)
    sheet.ink(ellipse(turned(side * x, it.turn), y + 3, 1.1));
}

function glasses(sheet: Sheet, it: Countenance): void {
  const y = eyeLevel(it);
  const xs = [-1, 1].map((side) => turned(side * 19, it.turn));
  for (const [i, x] of xs.entries()) {
    const far = it.turn * (i === 0 ? -1 : 1) > 0 ? 1 - Math.abs(it.turn) * 0.3 : 1;
    sheet.rim(ellipse(x, y, 14.5 * far, 14), 'line');
  }
  const [a, b] = [xs[0]! + 14, xs[1]! - 14];
  if (b > a)
    sheet.line(
      curve([
        [a, y - 2],
        [(a + b) / 2, y - 5],
        [b, y - 2],
      ]),
      'line',
      0,
    );
}

/** One that leaves the cheeks free. */
const BEARD = '-43,4! -38,32 -22,55 0,61 22,55 38,32 43,4! 37,22 27,31 14,26 0,23 -14,26 -27,31 -37,22';

function beard(sheet: Sheet, it: Countenance, role: Role): void {
  sheet.shape(blob(moveKnots(knots(BEARD), ([x, y]) => [x * 0.98 + it.turn * 8, y])), 'bold', role);
  const gap = place(form('-13,-5 0,-7 13,-5 10,6 0,9 -10,6'), { x: turned(0, it.turn), y: 34 });
  sheet.shape(
    gap.map(([x, y]): Point => [x, y]),
    'fine',
    it.skin,
  );
}
