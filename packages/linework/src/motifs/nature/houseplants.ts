import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { barrel } from './desert-plants.ts';
import { speciesLeaf } from './leaves.ts';

/** A potted plant on the frame's origin, about 300 units high. */
export interface Potted {
  readonly level: 0 | 1 | 2;
  readonly random: Random;
  readonly role: Role;
  readonly pattern: PatternName;
}

/** The plants a shelf may hold. */
export const HOUSEPLANTS = {
  monstera(sheet, it) {
    pot(sheet, it, () => {
      for (const [x, y, angle, scale] of [
        [-72, -150, -0.9, 1.2],
        [74, -160, 0.9, 1.2],
        [-34, -214, -0.32, 1.3],
        [46, -236, 0.36, 1.25],
      ].slice(it.level === 0 ? 1 : 0) as [number, number, number, number][]) {
        sheet.line(
          curve([
            [0, -110],
            [x * 0.4, y * 0.7 - 30],
            [x, y],
          ]),
          'line',
          0.2,
        );
        splitLeaf(sheet.at({ x, y, angle, scale }), it.level);
      }
    });
  },
  snake(sheet, it) {
    pot(sheet, it, () => {
      for (const [x, long, angle] of [
        [-52, 190, -0.3],
        [54, 180, 0.3],
        [-26, 240, -0.12],
        [30, 230, 0.14],
        [0, 280, 0],
      ].slice(it.level === 0 ? 2 : 0) as [number, number, number][]) {
        const spot = sheet.at({ x, y: -100, angle });
        const rim = clockwise(
          blob([
            [-20, 6, 1],
            [-25, -long * 0.4],
            [-17, -long * 0.8],
            [0, -long, 1],
            [17, -long * 0.8],
            [25, -long * 0.4],
            [20, 6, 1],
          ]),
        );
        spot.shape(rim, 'line', 'leaf');
        const inside = spot.inside([rim]);
        for (let k = 1; k < [2, 4, 5][it.level]!; k++)
          inside.line(
            curve([
              [-30, -k * 46 - 20],
              [0, -k * 46 - 34],
              [30, -k * 46 - 20],
            ]),
            'fine',
            0.2,
          );
      }
    });
  },
  pilea(sheet, it) {
    pot(sheet, it, () => {
      const discs = (
        [
          [-84, -160, 40],
          [86, -166, 40],
          [-50, -226, 42],
          [52, -232, 42],
          [0, -276, 44],
          [0, -176, 42],
        ] as const
      ).slice(it.level === 0 ? 2 : 0);
      for (const [x, y] of discs)
        sheet.line(
          curve([
            [0, -104],
            [x * 0.5, (y - 110) * 0.5],
            [x, y],
          ]),
          'line',
          0.2,
        );
      for (const [x, y, r] of discs) {
        sheet.shape(ellipse(x, y, r, r * 0.9), 'line', 'leaf');
        if (it.level > 0) sheet.line(arc(x, y, r * 0.5, r * 0.44, 3.5, 5.6), 'fine', 0.5);
      }
    });
  },
  aloe(sheet, it) {
    pot(sheet, it, () => {
      const turns = it.level === 0 ? [-0.9, 0.9, 0] : [-1.15, 1.15, -0.66, 0.66, -0.2, 0.24];
      for (const turn of turns) {
        const spot = { x: turn * 20, y: -100, angle: turn };
        sheet.shape(place(petal('point', 210 - Math.abs(turn) * 40, 58), spot), 'line', 'c');
        if (it.level === 2)
          sheet.line(
            place(
              [
                [0, -40],
                [0, -120],
              ],
              spot,
            ),
            'fine',
            0.6,
          );
      }
    });
  },
  cactus(sheet, it) {
    pot(sheet, it, () => barrel(sheet.at({ y: -92, scale: 0.94 }), it));
  },
  trailer(sheet, it) {
    pot(sheet, it, () => {
      for (const [x, y, angle] of [
        [-60, -130, -0.8],
        [0, -150, 0],
        [60, -130, 0.8],
      ] as const)
        speciesLeaf(sheet.at({ x, y, angle, scale: 0.9 }), 'ivy', 'leaf', it.level === 2 ? 1 : it.level);
    });
    for (const [table, side] of [
      ['-70,-118 -112,-80 -106,-10 -118,60', -1],
      ['74,-118 116,-90 104,-30 116,20', 1],
    ] as const) {
      const spine = curve(knots(table));
      sheet.line(spine, 'line', 0.2);
      for (const [i, share] of (it.level === 0 ? [0.5, 0.95] : [0.3, 0.62, 0.96]).entries()) {
        const [x, y] = spine[Math.floor(share * (spine.length - 1))]!;
        speciesLeaf(
          sheet.at({ x, y, angle: Math.PI + side * (i % 2 === 0 ? 0.7 : -0.5), scale: 0.7 }),
          'ivy',
          'leaf',
          0,
        );
      }
    }
  },
} as const satisfies Record<string, (sheet: Sheet, it: Potted) => void>;

/** The name of a potted plant. */
export type HouseplantName = keyof typeof HOUSEPLANTS;

const SPLIT = clockwise(
  twin(knots('0,0! 22,8 46,-10 52,-30 26,-34! 56,-42 52,-66 24,-60! 42,-78 26,-98 0,-108!')),
);

function splitLeaf(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(SPLIT, 'line', 'leaf');
  sheet.line(curve(knots('0,-2 1,-40 0,-90')), 'fine', 0.5);
  if (level > 0)
    for (const flip of [false, true])
      for (const table of ['0,-20 18,-24', '0,-48 16,-52'])
        sheet.at({ flip }).line(curve(knots(table), 4), 'fine', 0.6);
}

/** A pot 160 units wide and 120 high, drawn over the foot of its plant. */
function pot(sheet: Sheet, it: Potted, plant: () => void): void {
  plant();
  const body = clockwise(blob(knots('-72,-108! 72,-108! 64,-40 52,0! -52,0! -64,-40')));
  sheet.shape(body, 'bold', it.role);
  if (it.level > 0) {
    const zone = sheet.inside([body]);
    zone.line(curve(knots('-90,-76 0,-70 90,-76')), 'line', 0);
    zone.line(curve(knots('-90,-26 0,-20 90,-26')), 'line', 0);
    if (it.level === 2)
      fillZone(it.pattern, {
        sheet,
        zone: [clockwise(points('-66,-74 66,-74 57,-26 -57,-26'))],
        size: 40,
        angle: 0,
        roles: ['soft', it.role],
      });
    else for (const x of [-36, 0, 36]) sheet.shape(ellipse(x, -48, 12, 13), 'line', 'soft');
  }
  sheet.shape(rectangle(-82, -122, 164, 28, 8), 'bold', it.role);
}

/** A watering can 220 units wide on the frame's origin. */
export function wateringCan(sheet: Sheet, role: Role): void {
  sheet.shape(
    tube(curve(knots('-60,-100 -110,-110 -120,-60 -66,-34')), () => 8),
    'line',
    role,
  );
  sheet.shape(blob(knots('50,-50! 120,-120! 132,-108! 60,-20!')), 'line', role);
  sheet.shape(blob(knots('104,-130! 150,-112! 140,-96! 100,-116!')), 'line', role);
  sheet.shape(blob(knots('-70,-110! 54,-110! 62,0! -78,0!')), 'bold', role);
  sheet.shape(ellipse(-8, -110, 62, 12), 'line', 'soft');
}
