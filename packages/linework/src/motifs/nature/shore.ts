import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../geometry/curve.ts';
import { arc, ellipse, polygon, rectangle, tube } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { place, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { openWater } from './open-water.ts';

/** A coconut palm on the frame's origin. */
export interface Palm {
  readonly height: number;
  /** How far its crown stands aside of its foot. */
  readonly lean: number;
  readonly level: 0 | 1 | 2;
  readonly random: Random;
}

/** Draws a palm: a ringed trunk, hanging fronds, nuts. */
export function palm(sheet: Sheet, it: Palm): void {
  const { height, lean, level } = it;
  const spine = curve([
    [0, 6],
    [lean * 0.1, -height * 0.3],
    [lean * 0.42, -height * 0.68],
    [lean, -height],
  ]);
  const rim = clockwise(tube(spine, (t) => height * (0.062 - 0.026 * t) + (t < 0.06 ? 8 : 0)));
  sheet.shape(rim, 'bold', 'wood');
  const inside = sheet.inside([rim]);
  const rings = [5, 8, 11][level]!;
  for (let i = 1; i < rings; i++) {
    const k = Math.floor((i / rings) * (spine.length - 1));
    const [x, y] = spine[k]!;
    const tilt = lean * 0.05 * (i / rings);
    inside.line(
      curve([
        [x - 60, y - 6 - tilt],
        [x, y + 6],
        [x + 60, y - 6 + tilt],
      ]),
      'line',
      0,
    );
  }
  const crown = sheet.at({ x: lean, y: -height + 6, scale: height / 420 });
  for (const [angle, long] of level === 0 ? FEW : level === 1 ? MANY.slice(2) : MANY)
    palmFrond(crown, angle + it.random.range(-0.06, 0.06), long * it.random.range(0.94, 1.06), level);
  for (const [x, y] of points('-16,12 18,14 2,26').slice(0, level === 0 ? 2 : 3) as [number, number][])
    crown.shape(ellipse(x, y, 17, 18), 'line', 'rust');
}

/** Angle from upright and length of each frond, back to front. */
const MANY = [
  [-0.25, 150],
  [0.3, 150],
  [-1.9, 170],
  [1.95, 170],
  [-0.8, 190],
  [0.85, 190],
  [-1.4, 210],
  [1.42, 210],
] as const;
const FEW = [
  [0, 150],
  [-1.75, 190],
  [1.75, 190],
  [-0.95, 200],
  [0.98, 200],
] as const;

function palmFrond(sheet: Sheet, angle: number, long: number, level: 0 | 1 | 2): void {
  const side = Math.sign(angle) || 1;
  const droop = side * long * 0.36 * Math.min(1, Math.abs(angle) + 0.2);
  const spine = curve(
    place(
      [
        [0, 0],
        [0, -long * 0.4],
        [droop * 0.36, -long * 0.78],
        [droop, -long],
      ],
      { angle },
    ).map(([x, y]): Knot => [x, y]),
  );
  const teeth = level === 0 ? 0 : 5;
  const half = (t: number): number => {
    const leaf = long * 0.17 * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.08)) ** 0.8;
    if (teeth === 0) return leaf + 1;
    const cut = (t * teeth) % 1;
    return leaf * (0.66 + 0.34 * cut) + 1;
  };
  sheet.shape(clockwise(tube(spine, half)), 'line', 'leaf');
  sheet.line(spine.slice(0, -3), 'fine', 0.5);
}

/** Sand blown about the foot of something on the frame's origin, so many units to each side. */
export function drift(sheet: Sheet, reach: number, role: Role): void {
  sheet.shape(
    blob(
      points('-1,0.18 -0.62,-0.1 -0.12,-0.3 0.3,-0.2 0.7,-0.08 1,0.18 0.4,0.3 -0.4,0.3').map(
        ([x, y]): Point => [x * reach, y * reach],
      ),
    ),
    'line',
    role,
  );
}

/** A parasol stuck in the sand on the frame's origin, 300 units high. */
export function parasol(sheet: Sheet, roles: readonly [Role, Role], level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-5, -240, 10, 244), 'line', 'wood');
  const dome = clockwise(
    blob(
      knots(
        '0,-312 80,-296 142,-240 160,-178! 112,-194 56,-172! 0,-190 -56,-172! -112,-194 -160,-178! -142,-240 -80,-296',
      ),
    ),
  );
  sheet.shape(dome, 'bold', roles[0]);
  const inside = sheet.inside([dome]);
  inside.shape(
    blob(knots('0,-318 -60,-280 -104,-180! -56,-150! 56,-150! 104,-180! 60,-280')),
    'line',
    roles[1],
  );
  if (level > 0) inside.shape(blob(knots('0,-318 -30,-250 -46,-140! 46,-140! 30,-250')), 'line', roles[0]);
  sheet.rim(dome, 'bold');
  sheet.shape(ellipse(0, -316, 9), 'line', roles[1]);
}

/** A bucket-built castle of sand on the frame's origin, 240 units wide. */
export function sandcastle(sheet: Sheet, level: 0 | 1 | 2): void {
  const tower = (x: number, y: number, w: number, h: number): void => {
    const step = w / 5;
    const top: Point[] = Array.from({ length: 5 }, (_, i): Point[] => [
      [x - w / 2 + i * step, y - h - (i % 2 === 0 ? step : 0)],
      [x - w / 2 + (i + 1) * step, y - h - (i % 2 === 0 ? step : 0)],
    ]).flat();
    sheet.shape([...top, [x + w * 0.56, y], [x - w * 0.56, y]], 'line', 'sand');
  };
  sheet.line(
    [
      [0, -190],
      [0, -252],
    ],
    'line',
    0,
  );
  sheet.shape(blob(knots('0,-252! 46,-238! 0,-220!')), 'line', 'a');
  tower(0, -90, 80, 96);
  tower(-84, 0, 70, 100);
  tower(84, 0, 70, 100);
  sheet.shape(points('-60,0 -52,-92 52,-92 60,0'), 'line', 'sand');
  sheet.shape([...arc(0, -36, 22, 24, Math.PI, Math.PI * 2), [22, 0], [-22, 0]], 'line', 'wood');
  if (level > 0)
    for (const [x, y] of [
      [-84, -62],
      [84, -62],
      [0, -140],
    ] as const)
      sheet.shape(ellipse(x, y, 11, 14), 'line', 'wood');
}

/** A crab on the frame's origin, 220 units wide. */
export function crab(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    for (const [x, y, bend] of [
      [46, -36, 0],
      [56, -22, 16],
      [50, -10, 30],
    ].slice(level === 0 ? 1 : 0) as [number, number, number][])
      side.shape(
        tube(
          curve([
            [x, y],
            [x + 34, y - 12 + bend * 0.4],
            [x + 54, y + 16 + bend * 0.5],
          ]),
          (t) => 9 - 5 * t,
        ),
        'line',
        role,
      );
    side.shape(
      tube(curve(knots('44,-50 78,-74 84,-100')), () => 9),
      'line',
      role,
    );
    side.shape(
      blob(knots('80,-92 60,-122 68,-152 88,-164! 84,-136 96,-126 108,-158! 122,-132 112,-100 96,-88')),
      'line',
      role,
    );
    side.line(
      [
        [18, -64],
        [20, -86],
      ],
      'line',
      0,
    );
    side.shape(ellipse(20, -92, 12), 'line', 'paper');
    side.ink(ellipse(19, -91, 5.5));
  }
  sheet.shape(blob(knots('0,-74 46,-68 72,-42 54,-12 0,-2 -54,-12 -72,-42 -46,-68')), 'bold', role);
  sheet.line(arc(0, -40, 20, 15, 0.3, Math.PI - 0.3), 'line', 0.3);
}

/** A long wavy edge from left to right, for water and foam. */
export function swell(width: number, y: number, height: number, length: number, phase: number): Point[] {
  return Array.from({ length: 90 }, (_, i): Point => {
    const x = -20 + ((width + 40) * i) / 89;
    return [
      x,
      y +
        height *
          (0.66 + 0.34 * Math.sin((x / length) * 1.9 + phase * 1.7)) *
          Math.sin((x / length) * Math.PI * 2 + phase) +
        height * 0.4 * Math.sin((x / length) * 5.1 + phase * 2),
    ];
  });
}

/** The sea from a horizon down, in waves that grow towards the eye. */
export function sea(
  sheet: Sheet,
  random: Random,
  it: {
    readonly width: number;
    readonly from: number;
    readonly to: number;
    readonly bands: number;
    readonly floor: number;
  },
): void {
  const isRich = it.bands > 2;
  const drawn = Array.from({ length: it.bands - 1 }, () => random.next());
  openWater(sheet, random.fork(`sea ${drawn[0] ?? 0}`), {
    ...it,
    bands: isRich ? Math.max(3, Math.round(it.bands * (it.bands > 5 ? 0.9 : 0.7))) : it.bands,
    roles: ['water', 'sky'],
    isRich,
  });
}

/** A cone of a volcano with smoke above it, on the frame's origin, 400 units high. */
export function volcano(sheet: Sheet, level: 0 | 1 | 2, clouds: (sheet: Sheet) => void): void {
  clouds(sheet.at({ y: -380 }));
  const rim = clockwise(
    blob(
      knots(
        '-78,-380! -120,-270 -190,-150 -330,0! 330,0! 200,-150 124,-268 80,-384! 50,-366 26,-378 0,-362 -30,-376 -52,-364',
      ),
    ),
  );
  sheet.shape(rim, 'bold', 'stone');
  const inside = sheet.inside([rim]);
  inside.shape(
    blob(
      knots(
        '-90,-400! 90,-400! 84,-340 66,-290 44,-316 30,-216 8,-300 -12,-250 -30,-168 -46,-300 -66,-310 -84,-350',
      ),
    ),
    'line',
    'ember',
  );
  for (const table of [
    '-110,-250 -150,-150 -180,-40',
    '110,-250 150,-140 196,-30',
    '-40,-150 -60,-90 -50,-20',
    '60,-190 76,-110 60,-40',
  ].slice(0, [2, 3, 4][level]))
    inside.line(curve(knots(table)), 'line', 0.8);
  sheet.rim(rim, 'bold');
}

/** A sailing dinghy on the frame's origin, 180 units high. */
export function dinghy(sheet: Sheet, roles: readonly [Role, Role]): void {
  sheet.shape(blob(knots('0,-30! 0,-170! -70,-36! -36,-30')), 'line', roles[0]);
  sheet.shape(blob(knots('0,-30! 0,-182! 50,-110 62,-34!')), 'line', roles[1]);
  sheet.shape(blob(knots('-76,-26! 78,-26! 54,6 -50,6')), 'bold', 'wood');
}

/** A flat round stone, seen a little from above. */
export function pebble(sheet: Sheet, x: number, y: number, r: number): void {
  sheet.shape(
    polygon(x, y, r, 24).map(([px, py]): Point => [px, y + (py - y) * 0.62]),
    'line',
    'stone',
  );
}
