import { byLevel, type Brief, type Story } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import type { Path, Point } from '../../geometry/point.ts';
import { iso, isoPatch } from '../../motifs/isometric.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { dotEye } from '../../motifs/roomy/creatures.ts';
import { roomyBall } from '../../motifs/roomy/sights.ts';
import { TOY_SIGNS } from '../../motifs/toy-signs.ts';
import type { Role } from '../../roles.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const [WIDE, TALL] = [840, 1000];

/** How many cubes are stacked at a place of the grid that is seen from a corner. */
type Heights = (row: number, i: number) => number;

/** How many cubes of a stack are hidden on its left and right side by those before it. */
function hiddenAt(heights: Heights, row: number, i: number): Stack['hidden'] {
  const shift = Math.abs(row % 2);
  const front = heights(row + 2, i);
  return {
    left: Math.max(front, heights(row + 1, i - 1 + shift)),
    right: Math.max(front, heights(row + 1, i + shift)),
  };
}

/** A town of cubes stacked to different heights, seen from a corner; easy pages show toy blocks with signs on them. */
export const blockTown = edged({
  name: 'block-town',
  category: 'patterns',
  size: [WIDE, TALL],
  edge: 'page',
  backdrop: 'sky',
  keepsSides: true,
  draw(brief) {
    const { random, sheet, level } = brief;
    if (level === 0) return toyShelf(brief);
    const side = byLevel(brief, 0, 134, 92);
    const grid = random.fork('heights');
    const heights: Heights = (row, i) => grid.fork(`${row}/${i}`).int(1, 3);
    const [dx, dy] = [side * 0.866, side * 0.5];
    for (let row = -1; row < Math.ceil(1250 / dy); row++)
      for (let i = 0; i <= Math.ceil(WIDE / (dx * 2)) + 1; i++) {
        const at: Point = [(i + Math.abs(row % 2) / 2) * dx * 2 - dx, row * dy + 150];
        const own = random.fork(`stack ${row} ${i}`);
        const stack = { side, count: heights(row, i), hidden: hiddenAt(heights, row, i) };
        house(sheet.layer('blocks').at({ x: at[0], y: at[1] }), stack, own, level);
      }
    return {
      title: random.fork('title').pick(['Block Town', 'Stairs and Towers', 'The City of Cubes']),
      description:
        'Cubes stand on cubes until they become towers with windows, domes, pointed roofs and little trees. Light tops, a middle tone left and a dark one right.',
      tags: ['optical', 'cubes', 'isometric', 'blocks', 'town'],
    };
  },
});

interface Stack {
  readonly side: number;
  readonly count: number;
  readonly hidden: { readonly left: number; readonly right: number };
}

/** From a face's own square (0 to 1 both ways, v upwards) to the frame of its stack. */
type Face = (u: number, v: number) => Point;

const leftFace =
  (side: number, k: number): Face =>
  (u, v) =>
    iso((u - 1) * side, 0, (k + v) * side);
const rightFace =
  (side: number, k: number): Face =>
  (u, v) =>
    iso(0, -u * side, (k + v) * side);
const topFace =
  (side: number, count: number): Face =>
  (u, v) =>
    iso((u - 1) * side, (v - 1) * side, count * side);

/** The cubes of a stack without anything on them. */
function cubes(sheet: Sheet, { side, count }: Stack): void {
  const square = rectangle(0, 0, 1, 1);
  for (let k = 0; k < count; k++) {
    sheet.shape(
      square.map(([u, v]) => leftFace(side, k)(u, v)),
      'line',
      'b',
    );
    sheet.shape(
      square.map(([u, v]) => rightFace(side, k)(u, v)),
      'line',
      'c',
    );
  }
  sheet.shape(
    square.map(([u, v]) => topFace(side, count)(u, v)),
    'line',
    'a',
  );
}

/** Blocks piled in a corner, the most of them behind, and how large they are. */
interface Pile {
  /** How many lie on each place, from the nearest to the farthest. */
  readonly heights: readonly (readonly number[])[];
  readonly side: number;
}

const PILES: readonly Pile[] = [
  {
    heights: [
      [1, 2],
      [2, 3],
    ],
    side: 164,
  },
  {
    heights: [
      [1, 1],
      [2, 3],
    ],
    side: 164,
  },
  {
    heights: [
      [1, 1],
      [1, 2],
    ],
    side: 198,
  },
];

/** Toy blocks piled on a rug, whole, with a sign painted on every side of them; a ball and a duck beside. */
function toyShelf({ sheet, random }: Brief): Story {
  const { heights: pile, side } = random.pick(PILES);
  const isTurned = random.fork('toys').chance(0.5);
  const foot: Point = [WIDE / 2, 880];
  const signs = random.shuffle(TOY_SIGNS);
  const room = sheet.layer('room');
  room.shape(rectangle(-20, 470, WIDE + 40, 600), 'bold', 'wood');
  const blocks = sheet.layer('blocks');
  blocks.shape(
    isoPatch(-2.34 * side, -2.34 * side, 2.68 * side, 2.68 * side).map(([x, y]): Point => [
      foot[0] + x,
      foot[1] + y,
    ]),
    'bold',
    'blush',
  );
  let next = 0;
  const sign = (view: Sheet, face: Face): void =>
    view.shape(
      signs[next++ % signs.length]!.map(([u, v]) => face(u, v)),
      'line',
      'sun',
    );
  for (const [u, v] of [
    [1, 1],
    [1, 0],
    [0, 1],
    [0, 0],
  ] as const) {
    const count = pile[u]![v]!;
    const [x, y] = iso(-u * side, -v * side);
    const view = blocks.at({ x: foot[0] + x, y: foot[1] + y });
    cubes(view, { side, count, hidden: { left: 0, right: 0 } });
    for (let k = v > 0 ? pile[u]![v - 1]! : 0; k < count; k++) sign(view, leftFace(side, k));
    for (let k = u > 0 ? pile[u - 1]![v]! : 0; k < count; k++) sign(view, rightFace(side, k));
    sign(view, (a, b) => topFace(side, count)(a, 1 - b));
  }
  const floor = blocks.at(isTurned ? { x: WIDE, flip: true } : {});
  roomyBall(floor.at({ x: 132, y: 880, scale: 0.82 }), ['d', 'soft']);
  drawDuck(floor.at({ x: 690, y: 936 }));
  return {
    title: random.fork('title').pick(['Building Blocks', 'A Pile of Blocks']),
    description:
      'Blocks with letters, numbers and pictures are piled up on a rug, and a ball and a rubber duck lie beside them. Give the tops a light color and the sides two darker ones.',
    tags: ['cubes', 'toys', 'blocks', 'letters', 'numbers'],
  };
}

/** A rubber duck that looks up at the left, its foot on the frame's origin. */
function drawDuck(sheet: Sheet): void {
  sheet.shape(drawn('-74,-176! -128,-168 -120,-138 -70,-140!'), 'bold', 'ember');
  sheet.shape(
    drawn(
      '-58,-96! -88,-140 -70,-204 -10,-224 42,-192 44,-138 24,-104! 70,-86 110,-124! 118,-60 84,-4 0,4 -76,-8 -96,-54',
    ),
    'bold',
    'sun',
  );
  sheet.shape(drawn('-30,-72! 20,-84 62,-56 50,-26 0,-24'), 'line', 'gold');
  dotEye(sheet, -34, -166);
}

type Top = 'hatch' | 'pyramid' | 'dome' | 'tree' | 'pool';

/** A house of cubes: windows and doors on what is seen of its walls, something on its roof. */
function house(sheet: Sheet, stack: Stack, random: Random, level: 1 | 2): void {
  cubes(sheet, stack);
  const { side, count, hidden } = stack;
  for (const [face, from] of [
    [leftFace, hidden.left],
    [rightFace, hidden.right],
  ] as const)
    for (let k = from; k < count; k++) opening(sheet, face(side, k), random, k === from);
  if (Math.max(hidden.left, hidden.right) > count) return;
  roofTop(
    sheet,
    side,
    count,
    random.pick<Top>(['hatch', 'pyramid', 'pyramid', 'dome', 'tree', 'pool']),
    random,
    level,
  );
}

/** A window, or on the lowest wall that is seen perhaps a door; some walls stay blank. */
function opening(sheet: Sheet, face: Face, random: Random, isLowest: boolean): void {
  if (random.chance(0.06)) return;
  const isDoor = isLowest && random.chance(0.45);
  const half = 0.19;
  const [foot, spring] = isDoor ? [0, 0.46] : [0.26, 0.58];
  const rim: Path = [
    [0.5 - half, foot],
    ...arc(0.5, spring, half, half * 1.05, Math.PI, 0),
    [0.5 + half, foot],
  ];
  sheet.shape(
    rim.map(([u, v]) => face(u, v)),
    'line',
    isDoor ? 'wood' : 'sun',
  );
  if (!isDoor) sheet.line([face(0.5, foot), face(0.5, spring + half)], 'fine', 0);
}

/** A low round wall on a middle point: the foot of a dome, a tub. */
function drum(sheet: Sheet, [x, y]: Point, [rx, ry]: Point, high: number, role: Role): void {
  sheet.shape(
    [...arc(x, y, rx, ry, 0, Math.PI), ...arc(x, y - high, rx, ry, Math.PI, Math.PI * 2)],
    'line',
    role,
  );
  sheet.shape(ellipse(x, y - high, rx, ry), 'line', role);
}

/** What stands on a flat roof. */
function roofTop(sheet: Sheet, side: number, count: number, kind: Top, random: Random, level: 1 | 2): void {
  const top = topFace(side, count);
  const [x, y] = top(0.5, 0.5);
  if (kind === 'pyramid') {
    const tip: Point = [0, y - side * random.range(0.62, 1)];
    sheet.shape([top(0, 1), top(1, 1), tip], 'line', 'rust');
    sheet.shape([top(1, 1), top(1, 0), tip], 'line', 'ember');
    return;
  }
  if (kind === 'dome') {
    const [rx, ry] = [side * 0.46, side * 0.26];
    drum(sheet, [x, y], [rx, ry], side * 0.12, 'soft');
    const foot = y - side * 0.12;
    const [wide, low] = [rx * 0.9, ry * 0.9];
    sheet.shape(
      [...arc(x, foot, wide, low, 0, Math.PI), ...arc(x, foot, wide, side * 0.48, Math.PI, Math.PI * 2)],
      'line',
      'd',
    );
    for (const turn of [-1, 1])
      sheet.line(
        curve([
          [x + turn * wide * 0.34, foot + low * 0.9],
          [x + turn * wide * 0.36, foot - side * 0.16],
          [x, foot - side * 0.47],
        ]),
        'fine',
        0.2,
      );
    sheet.shape(ellipse(x, foot - side * 0.54, side * 0.075), 'line', 'gold');
    return;
  }
  if (kind === 'tree') {
    drum(sheet, [x, y], [side * 0.28, side * 0.16], side * 0.16, 'rust');
    sheet.shape(rectangle(x - side * 0.06, y - side * 0.42, side * 0.12, side * 0.28), 'line', 'wood');
    sheet.shape(puff(random, [x, y - side * 0.62], [side * 0.32, side * 0.32], 7), 'line', 'leaf');
    return;
  }
  const inner = kind === 'pool' ? ellipse(0.5, 0.5, 0.32) : rectangle(0.2, 0.2, 0.6, 0.6);
  sheet.shape(
    inner.map(([u, v]) => top(u, v)),
    'line',
    kind === 'pool' ? 'water' : 'soft',
  );
  if (kind === 'hatch' && level === 2) sheet.line([top(0.2, 0.5), top(0.8, 0.5)], 'fine', 0);
}
