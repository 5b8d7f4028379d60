import { around } from '../../geometry/around.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A plant of the desert on the frame's origin. */
export interface DesertPlant {
  readonly level: 0 | 1 | 2;
  readonly random: Random;
}

const ARMS = [
  ['-30,-180 -100,-186 -118,-240 -116,-300', '26,-140 92,-146 112,-210 108,-290'],
  ['-30,-130 -96,-136 -116,-190 -112,-250', '26,-200 86,-206 104,-250 102,-330'],
] as const;

/** The round end of an arm. */
function tip(spine: Path): Path {
  return ellipse(spine.at(-1)![0], spine.at(-1)![1], 31);
}

/** A saguaro with two raised arms, 440 units high. */
export function saguaro(sheet: Sheet, { level, random }: DesertPlant): void {
  const arms = random.pick(ARMS).map((table) => curve(knots(table)));
  const body = clockwise(
    blob(knots('0,-440 34,-428 48,-390 50,-200 44,0! -44,0! -50,-200 -48,-390 -34,-428')),
  );
  const whole = unite([body, ...arms.flatMap((spine) => [tube(spine, () => 31), tip(spine)])]);
  sheet.shape(whole, 'bold', 'leaf');
  const inside = sheet.inside(whole);
  for (const x of [[0], [-18, 16], [-28, 0, 28]][level]!)
    inside.line(
      curve([
        [x * 0.5, -424],
        [x, -300],
        [x, -10],
      ]),
      'line',
      0.3,
    );
  if (level > 0) for (const spine of arms) inside.line(spine.slice(6), 'line', 0.3);
  flower(sheet.at({ y: -436, scale: 0.62 }), level, 'a');
  if (level > 0)
    for (const spine of arms)
      flower(sheet.at({ x: spine.at(-1)![0], y: spine.at(-1)![1] - 26, scale: 0.46 }), 0, 'd');
}

/** A barrel cactus with a flower on top, 200 units wide. */
export function barrel(sheet: Sheet, { level }: DesertPlant): void {
  const body = clockwise(
    blob(knots('0,-176 64,-164 100,-100 92,-30 56,4! -56,4! -92,-30 -100,-100 -64,-164')),
  );
  sheet.shape(body, 'bold', 'leaf');
  const inside = sheet.inside([body]);
  for (const x of [
    [-40, 40],
    [-66, -24, 24, 66],
    [-76, -46, -15, 15, 46, 76],
  ][level]!)
    inside.line(
      curve([
        [x * 0.3, -176],
        [x, -90],
        [x * 0.8, 4],
      ]),
      'line',
      0.3,
    );
  flower(sheet.at({ y: -172 }), level, 'd');
}

/** Pads of a prickly pear from back to front: where each grows from, its length and width, its turn. */
const PADS = [
  [0, -118, 106, 84, 0.04],
  [-36, 4, 120, 96, -0.86],
  [38, 4, 112, 90, 0.9],
  [0, 16, 152, 120, 0],
  [-38, -100, 112, 90, -0.44],
  [40, -104, 108, 88, 0.5],
  [-78, -190, 80, 64, -0.5],
  [86, -190, 84, 68, 0.36],
] as const;
/** Where spines sit on a pad, in shares of its length and half its width. */
const SPINES = [
  [0.36, 0],
  [0.54, -0.44],
  [0.56, 0.44],
  [0.76, 0],
  [0.84, 0.56],
  [0.84, -0.56],
] as const;
/** Fruits on the rims of the pads: a place and a turn. */
const FRUITS = [
  [-118, -66, -0.86],
  [118, -58, 0.9],
] as const;
/** Open flowers on the topmost pads. */
const BLOOMS = '-114,-260 114,-270 10,-226';

/** A prickly pear of flat pads that grow out of each other's rims, 330 units wide; its foot stands in sand. */
export function pricklyPear(sheet: Sheet, { level }: DesertPlant): void {
  if (level > 0)
    for (const [x, y, angle] of FRUITS)
      sheet.shape(place(petal('round', 40, 30), { x, y, angle }), 'line', 'rust');
  for (const [x, y, length, width, angle] of level === 0 ? PADS.slice(0, 6) : PADS) {
    const spot = sheet.at({ x, y, angle });
    spot.shape(petal('drop', length, width), 'bold', 'leaf');
    for (const [u, v] of level === 0 ? SPINES.slice(3, 4) : SPINES)
      for (const lean of [-6, 6])
        spot.line(
          [
            [v * width * 0.5, -u * length],
            [v * width * 0.5 + lean, -u * length - 9],
          ],
          'fine',
          0.3,
        );
  }
  for (const [x, y] of (level === 0 ? points('-86,-202 92,-202') : points(BLOOMS)) as [number, number][])
    flower(sheet.at({ x, y, scale: 0.62 }), 0, 'a');
}

/** An agave: a fan of thick pointed leaves, 240 units wide. */
export function agave(sheet: Sheet, { level }: DesertPlant): void {
  const turns = level === 0 ? [-1.15, 1.15, -0.6, 0.6, 0] : [-1.35, 1.35, -0.95, 0.95, -0.5, 0.5, 0];
  for (const turn of turns) {
    const spot = { angle: turn, x: turn * 18 };
    sheet.shape(place(petal('lotus', 150 - Math.abs(turn) * 22, 56), spot), 'line', 'c');
    if (level === 2)
      sheet.line(
        place(
          [
            [0, -30],
            [0, -90],
          ],
          spot,
        ),
        'fine',
        0.6,
      );
  }
}

/** A flat-topped mountain in steps, 380 units wide. */
export function mesa(sheet: Sheet, level: 0 | 1 | 2): void {
  const rim = clockwise(
    blob(
      knots('-190,6! -150,-60! -118,-66! -104,-186! -20,-196! 60,-188! 112,-192! 124,-80! 158,-70! 196,6!'),
    ),
  );
  sheet.shape(rim, 'bold', 'rust');
  const inside = sheet.inside([rim]);
  const bands = [
    ['-200,-66 0,-60 200,-72'],
    ['-200,-66 0,-58 200,-72', '-200,-130 0,-140 200,-132'],
    ['-200,-66 0,-58 200,-72', '-200,-108 0,-116 200,-108', '-200,-152 0,-160 200,-150'],
  ][level]!;
  for (const table of bands) inside.line(curve(knots(table)), 'line', 0);
  if (level > 0)
    for (const table of ['-60,-186 -64,-150 -56,-112', '30,-112 36,-86 28,-62', '76,-188 70,-160 80,-134'])
      inside.line(curve(knots(table)), 'fine', 0.4);
}

function flower(sheet: Sheet, level: 0 | 1 | 2, role: Role): void {
  const count = level === 0 ? 5 : 6;
  around(sheet, { radius: 0, count, phase: 0.5 }, (spot) =>
    spot.shape(petal('leaf', 52, 250 / count), 'line', role),
  );
  sheet.shape(ellipse(0, 0, 15), 'line', 'sun');
}
