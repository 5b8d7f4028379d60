import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { FLOWERS } from '../flowers.ts';

/** What may bloom at the end of a stalk. */
export type WildKind =
  | 'daisy'
  | 'poppy'
  | 'cosmos'
  | 'sunflower'
  | 'tulip'
  | 'lavender'
  | 'bluebell'
  | 'dandelion'
  | 'clover'
  | 'wheat';

/** A flower on its stalk, from the frame's origin upwards. */
export interface Wildflower {
  readonly kind: WildKind;
  readonly random: Random;
  readonly level: 0 | 1 | 2;
  /** From the ground to the middle of the head, in units. */
  readonly height: number;
  /** Half the width of the head. */
  readonly size: number;
  /** How far the head stands aside of the foot. */
  readonly sway: number;
  readonly role: Role;
  /** Whether blades stand around its foot; for flowers whose foot nothing else hides. */
  readonly isRooted?: boolean;
}

/** Draws stalk, leaves and head. */
export function wildflower(sheet: Sheet, it: Wildflower): void {
  const { height, sway, size } = it;
  const spine = curve([
    [0, 0],
    [-sway * 0.16, -height * 0.4],
    [sway * 0.3, -height * 0.74],
    [sway, -height],
  ]);
  const half = Math.max(3.6, size * 0.075);
  sheet.shape(clockwise(tube(spine, (t) => half * (1.25 - 0.4 * t))), 'line', 'leaf');
  for (const [share, side] of points('0.16,-1 0.3,1 0.5,-1').slice(
    0,
    height < 100 ? 0 : it.level === 0 ? 2 : 3,
  ) as [number, number][]) {
    const [x, y] = spine[Math.floor(share * spine.length)]!;
    const long = Math.min(height * 0.34, size * 1.5) * (1.1 - share * 0.6);
    const spot = { x, y, angle: side * it.random.range(0.62, 0.95) };
    sheet.shape(place(bent(petal('leaf', long, long * 0.34), side * long * 0.2), spot), 'line', 'leaf');
    if (it.level > 0)
      sheet.line(
        place(
          bent(
            [
              [0, 0],
              [0, -long * 0.4],
              [0, -long * 0.8],
            ],
            side * long * 0.2,
          ),
          spot,
        ),
        'fine',
        0.6,
      );
  }
  if (it.isRooted) footBlades(sheet, Math.max(5, half));
  HEADS[it.kind](sheet.at({ x: sway, y: -height, angle: Math.atan2(sway * 0.9, height) }), it);
}

/** Three short blades before the foot of a stalk of that half width, on the frame's origin. */
function footBlades(sheet: Sheet, half: number): void {
  for (const turn of [-0.62, 0.56, -0.06])
    sheet.shape(
      place(petal('leaf', half * (turn < -0.5 ? 7 : 8), half * 3), { y: half * 1.4, angle: turn }),
      'line',
      'grass',
    );
}

function bent(path: readonly Point[], by: number): Point[] {
  const far = Math.max(...path.map(([, y]) => -y));
  return path.map(([x, y]): Point => [x + by * (y / far) ** 2, y]);
}

type Head = (sheet: Sheet, it: Wildflower) => void;

const facing =
  (name: 'daisy' | 'poppy' | 'cosmos' | 'sunflower'): Head =>
  (sheet, it) =>
    FLOWERS[name](sheet.at({ scale: it.size / 100 }), {
      random: it.random,
      level: it.size < 62 ? 0 : it.level,
      petals: it.role,
      heart: 'sun',
    });

const HEADS: Readonly<Record<WildKind, Head>> = {
  daisy: facing('daisy'),
  poppy: facing('poppy'),
  cosmos: facing('cosmos'),
  sunflower: facing('sunflower'),
  tulip(sheet, { size, role, level }) {
    const s = sheet.at({ y: size * 0.5, scale: size / 60 });
    for (const flip of [false, true])
      s.at({ flip }).shape(blob(knots('0,4! 36,-6 50,-46 42,-104! 16,-84 0,-40')), 'line', role);
    s.shape(blob(knots('0,6 26,-10 32,-52 20,-88 0,-112! -20,-88 -32,-52 -26,-10')), 'line', role);
    if (level > 0) s.line(curve(knots('0,-10 -3,-44 0,-78')), 'fine', 0.7);
  },
  lavender(sheet, { size, role, level }) {
    const rows = level === 0 ? 4 : 6;
    for (let i = 0; i < rows; i++) {
      const y = size * (0.9 - (i * 2.1) / rows);
      const r = size * 0.44 * (1 - (i / rows) * 0.5);
      for (const turn of [-0.95, 0.95, 0])
        sheet.shape(
          place(petal('drop', r * 1.2, r * 0.86), { x: turn * r * 0.26, y, angle: turn }),
          'line',
          role,
        );
    }
  },
  bluebell(sheet, { size, role }) {
    const s = sheet.at({ scale: size / 60 });
    const bells = [
      [-34, 52, 0.25],
      [40, 36, -0.3],
      [-28, -2, 0.35],
      [30, -22, -0.4],
      [0, -40, 0],
    ] as const;
    for (const [x, y, angle] of bells) {
      s.line(
        curve([
          [0, y - 10],
          [x * 0.6, y - 26],
          [x, y - 10],
        ]),
        'line',
        0,
      );
      s.at({ x, y, angle }).shape(
        blob(knots('0,-16 15,-10 18,16 27,32! 14,28 8,37! 0,29 -8,37! -14,28 -27,32! -18,16 -15,-10')),
        'line',
        role,
      );
    }
  },
  dandelion(sheet, { size, level }) {
    const count = [8, 9, 11][level]!;
    for (const [radius, turn] of level === 0
      ? ([[0.84, 0]] as const)
      : ([
          [0.92, 0],
          [0.6, 0.5],
        ] as const))
      around(
        sheet,
        { radius: size * radius, count: radius < 0.7 ? Math.round(count * 0.6) : count, phase: turn },
        (spot) => {
          spot.line(
            [
              [0, size * radius * 0.8],
              [0, 0],
            ],
            'fine',
            0,
          );
          spot.shape(ellipse(0, 0, size * 0.2), 'fine', 'paper');
        },
      );
    sheet.shape(ellipse(0, 0, size * 0.25), 'line', 'cream');
  },
  clover(sheet, { size, role, level }) {
    const rows =
      level === 0
        ? [
            [5, 1],
            [3, 0.62],
          ]
        : points('7,1 6,0.76 4,0.46');
    for (const [count, reach] of rows as [number, number][])
      for (let i = 0; i < count; i++) {
        const turn = ((i + 0.5) / count) * 2 - 1;
        sheet.shape(
          place(petal('drop', size * reach, size * 0.42), { y: size * 0.3, angle: turn * 1.5 }),
          'line',
          role,
        );
      }
    sheet.shape(
      blob(knots('-20,14! 0,6 20,14! 12,30 0,34 -12,30').map(([x, y]) => [(x * size) / 60, (y * size) / 60])),
      'line',
      'leaf',
    );
  },
  wheat(sheet, { size, level }) {
    const rows = level === 0 ? 4 : 6;
    for (let i = 0; i < rows; i++)
      for (const side of [-1, 1]) {
        const y = size * (1.1 - (i * 2) / rows);
        sheet.shape(
          place(petal('leaf', size * 0.62, size * 0.3), { x: side * 2, y, angle: side * 0.5 }),
          'line',
          'gold',
        );
      }
    sheet.shape(place(petal('leaf', size * 0.7, size * 0.3), { y: -size * 0.78 }), 'line', 'gold');
  },
};
