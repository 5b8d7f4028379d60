import { byLevel } from '../../composition.ts';
import { arc, ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path, type Point } from '../../geometry/point.ts';
import { iso } from '../../motifs/isometric.ts';
import { puff } from '../../motifs/nature/puff.ts';
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
  draw(brief) {
    const { random, sheet, level } = brief;
    const side = byLevel(brief, 214, 134, 92);
    const grid = random.fork('heights');
    const heights: Heights = (row, i) => grid.fork(`${row}/${i}`).int(1, byLevel(brief, 2, 3, 3));
    const [dx, dy] = [side * 0.866, side * 0.5];
    for (let row = -1; row < Math.ceil(1250 / dy); row++)
      for (let i = 0; i <= Math.ceil(WIDE / (dx * 2)) + 1; i++) {
        const at: Point = [(i + Math.abs(row % 2) / 2) * dx * 2 - dx, row * dy + 150];
        const own = random.fork(`stack ${row} ${i}`);
        const stack = { side, count: heights(row, i), hidden: hiddenAt(heights, row, i) };
        const view = sheet.layer('blocks').at({ x: at[0], y: at[1] });
        if (level === 0) toyBlocks(view, stack, own);
        else house(view, stack, own, level);
      }
    return {
      title: random.fork('title').pick(['Block Town', 'Stairs and Towers', 'The City of Cubes']),
      description:
        level === 0
          ? 'Toy blocks with stars, hearts and dots are piled up to the edge of the page. Give the tops a light color and the sides two darker ones.'
          : 'Cubes stand on cubes until they become towers with windows, domes, pointed roofs and little trees. Light tops, a middle tone left and a dark one right.',
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

/** Signs on toy blocks, in a square from 0 to 1. */
const SIGNS: readonly Path[] = [
  star(0.5, 0.5, 0.36, 0.19, 5, Math.PI),
  ellipse(0.5, 0.5, 0.28),
  place(petal('heart', 0.58, 0.6), { x: 0.5, y: 0.22, angle: Math.PI, flip: true }),
  [
    [0.2, 0.22],
    [0.8, 0.22],
    [0.5, 0.8],
  ],
];

function toyBlocks(sheet: Sheet, stack: Stack, random: Random): void {
  cubes(sheet, stack);
  const { side, count, hidden } = stack;
  const sign = (face: Face): void =>
    sheet.shape(
      random.pick(SIGNS).map(([u, v]) => face(u, v)),
      'line',
      'sun',
    );
  const where = random.pick(['left', 'right', 'top']);
  if (where === 'left' && hidden.left < count) sign(leftFace(side, count - 1));
  else if (where === 'right' && hidden.right < count) sign(rightFace(side, count - 1));
  else if (Math.max(hidden.left, hidden.right) <= count) sign((u, v) => topFace(side, count)(u, 1 - v));
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
  if (random.chance(0.25)) return;
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
    const [rx, ry] = [side * 0.5, side * 0.28];
    sheet.shape(
      [...arc(x, y, rx, ry, 0, Math.PI), ...arc(x, y, rx, side * 0.52, Math.PI, Math.PI * 2)],
      'line',
      'd',
    );
    sheet.line(arc(x, y, rx * 0.4, side * 0.52, Math.PI, Math.PI * 1.5), 'fine', 0.3);
    sheet.shape(ellipse(x, y - side * 0.58, side * 0.07), 'line', 'gold');
    return;
  }
  if (kind === 'tree') {
    sheet.shape(rectangle(x - side * 0.05, y - side * 0.3, side * 0.1, side * 0.32), 'line', 'wood');
    sheet.shape(puff(random, [x, y - side * 0.5], [side * 0.32, side * 0.32], 7), 'line', 'leaf');
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
