import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { length as lengthOf, normals } from '../../geometry/path.ts';
import { place, type Path, type Point } from '../../geometry/point.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { gaze } from '../animals/body/gaze.ts';
import { type Beast, tailOf } from '../animals/body/quadruped.ts';
import { dragonHead } from './dragon-head.ts';
import { plumedWing } from './plumed-wing.ts';

type Level = 0 | 1 | 2;

/** A griffin: a lion behind, an eagle before. */
export function griffin(level: Level): Beast {
  return {
    build: {
      length: 190,
      leg: 150,
      trunk: [46, 44, 60],
      neck: [76, 58, 44],
      limb: [46, 24, 19],
      foot: 'paw',
      sole: 24,
      headScale: 1.2,
    },
    coat: 'gold',
    far: 'wood',
    face: '-36,24 -36,-20 -8,-46 28,-40 44,-24 76,-20 92,4 84,30! 70,14 46,24 14,40 -14,38',
    behind(sheet, at) {
      for (const ear of ['-30,-10! -66,-60 -60,-92! -16,-70 4,-30!', '0,-30! -14,-70 6,-104! 28,-70 30,-30!'])
        sheet.shape(drawn(ear, at.head), 'bold', 'rust');
      const spine = tailOf(at, 150, 0.8);
      sheet.shape(clockwise(tube(spine, (t) => 12 - 5 * t)), 'bold', 'gold');
      const [x, y] = spine.at(-1)!;
      sheet.shape(
        place(drawn('0,20! -26,-10 -20,-44 0,-74! 20,-44 26,-10'), { x, y, angle: -0.8 }),
        'bold',
        'rust',
      );
      plumedWing(
        sheet.at({ x: at.shoulder[0] - 20, y: at.shoulder[1] - 40, angle: 0.3, scale: 0.78 }),
        level === 1 ? 0 : level,
        ['wood', 'rust', 'gold'],
      );
    },
    marks(inside, at) {
      const [x, y] = at.shoulder;
      const ruff = drawn(
        `${x - 70},${y - 70}! ${x - 60},${y}! ${x - 30},${y - 10}! ${x - 26},${y + 50}! ${x + 6},${y + 30}! ${x + 24},${y + 74}! ${x + 50},${y + 30}! ${x + 90},${y + 30}! ${x + 300},${y + 20}! ${x + 300},${y - 240}! ${x - 40},${y - 240}!`,
      );
      inside.shape(ruff, 'line', 'cream');
      if (level > 0)
        fillZone('scales', {
          sheet: inside.inside([clockwise(ruff)]),
          zone: [clockwise(ruff)],
          size: level === 2 ? 38 : 52,
          angle: 0,
          roles: ['cream', 'paper'],
        });
    },
    features(sheet) {
      sheet.shape(drawn('44,-24! 76,-20 92,4 84,32! 70,14 46,22!'), 'bold', 'sun');
      sheet.line(traced('82,12 64,4 48,4'), 'line', 0.4);
      gaze(sheet, [26, -14], 6.6);
      sheet.line(traced('10,-26 26,-32 42,-22'), 'line', 0.3);
    },
    over(sheet, at) {
      plumedWing(sheet.at({ x: at.shoulder[0] - 24, y: at.shoulder[1] - 20, scale: 0.94 }), level, [
        'wood',
        'gold',
        'rust',
      ]);
    },
  };
}

/** A spike of a crest: a broad foot under the skin, a bent tip. */
export const SPIKE = drawn('-34,24! -22,-16 8,-52! 16,-10 34,24!');

/** How a dragon lies or swims: one spine from the tail's tip to the head, with its greatest half width. */
interface Serpent {
  readonly level: Level;
  readonly spine: string;
  readonly thick: number;
  readonly roles: readonly [skin: Role, belly: Role, crest: Role];
  /** Where the head lies and how it is turned; without one it is a piece of a body, both ends out of sight. */
  readonly head?: readonly [x: number, y: number, angle: number];
  readonly isAsleep?: boolean;
  /** Whether its back bears rows of scales. */
  readonly isScaled?: boolean;
}

/** A long scaly body along a spine, a crest on its left side, with a head that looks to the right. */
export function serpent(sheet: Sheet, it: Serpent): void {
  const { level, thick, roles } = it;
  const spine = curve(knots(it.spine), 7);
  const wide = (t: number): number =>
    it.head ? thick * (0.12 + 0.88 * Math.sin(Math.PI * Math.min(0.72, t * 0.86 + 0.02)) ** 0.8) : thick;
  const sides = normals(spine);
  const count = Math.round(lengthOf(spine) / [150, 96, 74][level]!);
  for (let i = 0; i < count; i++) {
    const k = Math.floor((0.06 + (0.84 * i) / count) * spine.length);
    const [nx, ny] = sides[k]!;
    const half = wide(k / spine.length);
    const [x, y] = [spine[k]![0] - nx * half * 0.7, spine[k]![1] - ny * half * 0.7];
    sheet.shape(
      place(SPIKE, { x, y, angle: Math.atan2(-ny, -nx) + Math.PI / 2, scale: (half * 0.4 + 44) / 60 }),
      'line',
      roles[2],
    );
  }
  const rim = unite([clockwise(tube(spine, wide))]);
  sheet.shape(rim, 'bold', roles[0]);
  const inside = sheet.inside(rim);
  const belly = clockwise(
    tube(spine, (t) => wide(t) * 0.5).map((p, i, all): Point => {
      const k = i < all.length / 2 ? i : all.length - 1 - i;
      const [nx, ny] = sides[Math.min(sides.length - 1, k)]!;
      const by = wide(k / spine.length) * 0.62;
      return [p[0] + nx * by, p[1] + ny * by];
    }),
  );
  inside.shape([belly], 'line', roles[1]);
  const plates = [10, 22, 34][level]!;
  for (let i = 1; i < plates; i++) {
    const k = Math.floor((i / plates) * (spine.length - 1));
    const [nx, ny] = sides[k]!;
    const half = wide(k / spine.length);
    inside.inside([belly]).line(
      [
        [spine[k]![0], spine[k]![1]],
        [spine[k]![0] + nx * half * 1.2, spine[k]![1] + ny * half * 1.2],
      ],
      'line',
      0,
    );
  }
  if (it.isScaled && level > 0) backScales(inside, spine, sides, wide);
  sheet.rim(rim, 'bold');
  if (!it.head) return;
  const [x, y, angle] = it.head;
  dragonHead(sheet.at({ x, y, angle, scale: thick / 62 }), it);
}

/** Rows of round scales along the left half of a body, each row set off against the one before. */
function backScales(
  sheet: Sheet,
  spine: readonly Point[],
  sides: readonly Point[],
  wide: (t: number) => number,
): void {
  const step = Math.max(1, Math.round((46 / lengthOf(spine)) * spine.length));
  for (let k = step, row = 0; k < spine.length * 0.9; k += step, row++) {
    const [nx, ny] = sides[k]!;
    const half = wide(k / spine.length);
    for (const share of row % 2 === 0 ? [-0.66, -0.14] : [-0.4]) {
      const [x, y] = [spine[k]![0] + nx * half * share, spine[k]![1] + ny * half * share];
      sheet.line(place(SCALE, { x, y, angle: Math.atan2(ny, nx), scale: half * 0.26 }), 'line', 0.4);
    }
  }
}

/** A round scale as an open line one unit wide to either side. */
const SCALE: Path = curve(
  [
    [-1, -0.5],
    [-0.72, 0.4],
    [0, 0.8],
    [0.72, 0.4],
    [1, -0.5],
  ],
  4,
);

/** A cluster of crystals that stands on the origin, 300 units high, their tips cut into facets if asked. */
export function crystals(sheet: Sheet, level: Level, roles: readonly [Role, Role], isCut = false): void {
  const all = [
    [-90, 170, 40, -0.5],
    [92, 190, 42, 0.45],
    [-44, 250, 50, -0.2],
    [50, 270, 48, 0.18],
    [0, 320, 58, 0],
  ] as const;
  for (const [x, h, w, angle] of level === 0 ? all.slice(2) : all) {
    const at = { x, y: 0, angle };
    sheet.shape(
      place(
        [
          [-w, 10],
          [-w, -h * 0.72],
          [0, -h],
          [w, -h * 0.76],
          [w, 10],
        ],
        at,
      ),
      'bold',
      roles[0],
    );
    sheet.shape(
      place(
        [
          [-w * 0.3, 10],
          [-w * 0.3, -h * 0.66],
          [0, -h],
          [w, -h * 0.76],
          [w, 10],
        ],
        at,
      ),
      'line',
      roles[1],
    );
    if (level > 0)
      sheet.shape(
        place(
          [
            [w * 0.46, 10],
            [w * 0.46, -h * 0.68],
            [w, -h * 0.76],
            [w, 10],
          ],
          at,
        ),
        'line',
        'soft',
      );
    if (isCut) cutTip(sheet.at(at), h, w);
  }
}

/** The facets of a crystal's tip, of its height and half width: a bevel round its shoulders, edges up to the point. */
function cutTip(sheet: Sheet, h: number, w: number): void {
  const bevel: Path = [
    [-w, -h * 0.72],
    [-w * 0.3, -h * 0.66],
    [w * 0.46, -h * 0.68],
    [w, -h * 0.76],
  ];
  sheet.line(bevel, 'line', 0);
  sheet.line([bevel[2]!, [0, -h]], 'line', 0);
}
