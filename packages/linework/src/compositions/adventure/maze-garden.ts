import type { Composition } from '../../composition.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { place, type Point } from '../../geometry/point.ts';
import { growMaze, type Maze } from '../../motifs/adventure/maze.ts';
import { byGrade, type Scene, type Stage } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import { pictured, type Picture } from '../people/picture.ts';

const ROLES: readonly Role[] = ['a', 'b', 'c', 'd', 'sun'];

/** The grass under the hedges. */
const ground: Stage = {
  where: 'in the maze',
  tags: ['maze', 'garden'],
  sky: 'grass',
  behind: () => undefined,
};

/** How many cells a maze has sideways, by grade: a page takes one of them. */
const SIZES = [
  [4, 5],
  [6, 7, 8],
  [9, 10, 12],
] as const;
const EXPERT = [17, 20];

interface Plan {
  readonly maze: Maze;
  readonly size: number;
  readonly left: number;
  readonly top: number;
  /** The column in which one comes in from below. */
  readonly entrance: number;
  /** The cells that the middle of the maze takes. */
  readonly heart: readonly [x: number, y: number, wide: number, high: number];
}

function planOf({ random, level, width, height }: Scene, isExpert: boolean): Plan {
  const columns = random.pick(isExpert ? EXPERT : SIZES[level]);
  const size = (width - 76) / columns;
  const rows = Math.floor((height - 76) / size);
  const wide = columns >= 9 ? 3 : 2;
  const high = rows >= 11 ? 3 : 2;
  const heart = [
    Math.round(random.range(0.25, 0.75) * (columns - wide)),
    Math.round(random.range(0.25, 0.6) * (rows - high)),
    wide,
    high,
  ] as const;
  const isHeart = (cell: number): boolean => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    return x >= heart[0] && x < heart[0] + wide && y >= heart[1] && y < heart[1] + high;
  };
  const start = (rows - 1) * columns + random.int(0, columns - 1);
  const maze = growMaze(random, [columns, rows], start, (cell) => !isHeart(cell));
  return {
    maze,
    size,
    entrance: start % columns,
    left: (width - columns * size) / 2,
    top: (height - rows * size) / 2,
    heart,
  };
}

function middleOf({ maze, size, left, top }: Plan, cell: number): Point {
  return [left + ((cell % maze.columns) + 0.5) * size, top + (Math.floor(cell / maze.columns) + 0.5) * size];
}

/** Paving stones on the ways, one a cell. */
function paving(scene: Scene, plan: Plan): void {
  const { size, maze } = plan;
  for (let cell = 0; cell < maze.columns * maze.rows; cell++) {
    const [x, y] = middleOf(plan, cell);
    scene.sheet
      .layer('ways')
      .shape(rectangle(x - size / 2, y - size / 2, size, size), 'fine', cell % 2 === 0 ? 'sand' : 'cream');
  }
}

/** A bush for each side of a cell that is closed, and one at each corner. */
function hedges(scene: Scene, plan: Plan): void {
  const { maze, size, left, top } = plan;
  const thick = size * byGrade(scene, 0.3, 0.3, 0.32);
  const sheet = scene.sheet.layer('hedges');
  const isFine = maze.columns > 13;
  const bush = (x: number, y: number, w: number, h: number, turn: number): void => {
    const role = turn % 2 === 0 ? 'leaf' : 'grass';
    if (isFine) return sheet.shape(rectangle(x - w / 2, y - h / 2, w, h, thick * 0.5), 'line', role);
    const rim = puff(scene.random, [x, y], [Math.max(w, thick) * 0.54, Math.max(h, thick) * 0.54], 8, 0.22);
    sheet.shape(rim, 'line', role);
  };
  for (let row = 0; row <= maze.rows; row++)
    for (let column = 0; column <= maze.columns; column++) {
      const cell = row * maze.columns + column;
      const [x, y] = [left + column * size, top + row * size];
      const isLast = [column === maze.columns, row === maze.rows];
      if (
        !isLast[1] &&
        (column === 0 || isLast[0] || !maze.isOpen(cell - 1, cell)) &&
        !isHeartWall(plan, column, row, 'x') &&
        !isWayIn(plan, column, row)
      )
        bush(x, y + size / 2, thick, size, row);
      const isEntrance = isLast[1] && column === plan.entrance;
      if (
        !isLast[0] &&
        !isEntrance &&
        (row === 0 || isLast[1] || !maze.isOpen(cell - maze.columns, cell)) &&
        !isHeartWall(plan, column, row, 'y')
      )
        bush(x + size / 2, y, size, thick, column);
    }
}

/** Whether the wall to a cell's left is the gap that leads to the heart. */
function isWayIn({ heart: [x, y, w], maze }: Plan, column: number, row: number): boolean {
  return row === y && column === (x + w < maze.columns ? x + w : x);
}

/** Whether a wall would stand inside the heart. */
function isHeartWall({ heart: [x, y, w, h] }: Plan, column: number, row: number, side: 'x' | 'y'): boolean {
  const [dx, dy] = side === 'x' ? [1, 0] : [0, 1];
  return column >= x + dx && column < x + w && row >= y + dy && row < y + h;
}

/** A round fountain seen from above in the middle of the maze, and a gap that leads to it. */
function fountain(scene: Scene, plan: Plan): void {
  const { heart, size, left, top } = plan;
  const [x, y] = [left + (heart[0] + heart[2] / 2) * size, top + (heart[1] + heart[3] / 2) * size];
  const sheet = scene.sheet.layer('fountain');
  const [w, h] = [heart[2] * size, heart[3] * size];
  sheet.shape(rectangle(x - w / 2, y - h / 2, w, h, 10), 'line', 'sand');
  const r = Math.min(w, h) * 0.4;
  const petals = byGrade(scene, 6, 8, 12);
  for (let i = 0; i < petals; i++)
    sheet.shape(
      place(petal('round', r * 0.36, r * 0.44), {
        x: x + Math.sin((i / petals) * 6.283) * r * 0.86,
        y: y - Math.cos((i / petals) * 6.283) * r * 0.86,
        angle: (i / petals) * 6.283,
      }),
      'line',
      ROLES[i % 4],
    );
  sheet.shape(ellipse(x, y, r * 0.84), 'bold', 'stone');
  sheet.shape(ellipse(x, y, r * 0.66), 'line', 'water');
  if (scene.level > 0) sheet.shape(ellipse(x, y, r * 0.4), 'line', 'sky');
  sheet.shape(star(x, y, r * 0.3, r * 0.15, 5), 'line', 'sun');
}

/** What lies in the dead ends, to be found on the way. */
function finds(scene: Scene, plan: Plan): void {
  const things = scene.random.shuffle(plan.maze.ends).slice(0, byGrade(scene, 3, 8, 14));
  const r = plan.size * 0.26;
  for (const [i, cell] of things.entries()) {
    const [x, y] = middleOf(plan, cell);
    const role = ROLES[i % ROLES.length]!;
    const sheet = scene.sheet.layer('finds');
    if (i % 3 === 0) sheet.shape(star(x, y, r, r * 0.5, 5), 'line', 'sun');
    else if (i % 3 === 1) sheet.shape(place(petal('heart', r * 1.9, r * 1.9), { x, y: y + r }), 'line', role);
    else sheet.shape(ellipse(x, y, r * 0.8), 'line', role);
  }
}

function mazePage(name: string, size: readonly [number, number], isExpert: boolean): Picture {
  return {
    name,
    category: 'adventure',
    size,
    ground: 0,
    edge: 'page',
    stages: [ground],
    views: [[0, 0, 1]],
    act(scene) {
      const { random } = scene;
      const plan = planOf(scene, isExpert);
      paving(scene, plan);
      hedges(scene, plan);
      fountain(scene, plan);
      finds(scene, plan);
      return {
        title: isExpert
          ? random.pick(['The Great Maze of the Duke', 'A Maze with a Thousand Hedges'])
          : random.pick([
              'The Fountain in the Maze',
              'Which Way to the Fountain',
              'Once around the Hedges',
              'The Green Maze',
              'Lost among the Hedges',
              'The Maze behind the Manor',
            ]),
        description: isExpert
          ? random.pick([
              'The duke had this maze planted for guests who stay too long. Color every hedge, and the way to the fountain comes by itself.',
              'Nobody has ever been through this maze on the first try. Stars, hearts and balls mark the places where one has to turn around.',
            ])
          : random.pick([
              'Follow the paving stones between the hedges and see how far you get. Stars and hearts lie where the ways end.',
              'Seen from above a maze is much easier. Color the hedges first, and then look for your way to the fountain.',
              'Somebody has left stars, hearts and balls in the corners of this maze. Collect them all on your way.',
              'Left, right, and right again. The fountain splashes, but the hedges are too high to see it.',
            ]),
        tags: ['maze', 'labyrinth', 'garden', 'puzzle', 'hedges', ...(isExpert ? ['expert'] : [])],
      };
    },
  };
}

/** Gardens of hedges seen from above. */
export const mazes: readonly Composition[] = [
  pictured(mazePage('maze-tall', [800, 1000], false)),
  pictured(mazePage('maze-wide', [1000, 760], false)),
  pictured(mazePage('maze-grand', [860, 1000], true)),
];
