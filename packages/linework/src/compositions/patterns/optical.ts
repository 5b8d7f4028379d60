import { byLevel, type Brief } from '../../composition.ts';
import { ellipse } from '../../geometry/forms.ts';
import { between, mix, type Path, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import { edged } from '../edged.ts';

/** Where a point of a grid comes to lie, told by its column and row (whole numbers at the corners of cells). */
type Warp = (column: number, row: number) => Point;

const PARTS = 7;

/** Draws a checkerboard whose cells are bent by a warp. */
function checkers(
  { sheet }: Brief,
  [columns, rows]: readonly [number, number],
  warp: Warp,
  roles: readonly [Role, Role],
): void {
  const board = sheet.layer('board');
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const corners: readonly Point[] = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ];
      const rim = corners.flatMap((from, i) =>
        Array.from({ length: PARTS }, (_, k) => {
          const [u, v] = between(from, corners[(i + 1) % 4]!, k / PARTS);
          return warp(u, v);
        }),
      );
      board.shape(rim, 'line', roles[(row + column) % 2 === 0 ? 0 : 1]);
    }
}

interface Ball {
  readonly at: Point;
  readonly radius: number;
}

/** Pushes a point outwards within each ball, as if the board swelled there. */
function swell([x, y]: Point, balls: readonly Ball[]): Point {
  for (const { at, radius } of balls) {
    const away = Math.hypot(x - at[0], y - at[1]) / radius;
    if (away >= 1 || away === 0) continue;
    const pushed = (0.4 * away + 0.6 * Math.sin((away * Math.PI) / 2)) / away;
    return [at[0] + (x - at[0]) * pushed, at[1] + (y - at[1]) * pushed];
  }
  return [x, y];
}

const BALLS: readonly (readonly Ball[])[] = [
  [
    { at: [300, 260], radius: 230 },
    { at: [690, 590], radius: 270 },
  ],
  [{ at: [560, 440], radius: 390 }],
  [
    { at: [240, 610], radius: 210 },
    { at: [560, 300], radius: 190 },
    { at: [830, 640], radius: 170 },
  ],
];

/** A checkerboard that swells into balls. */
export const opticalBalls = edged({
  name: 'optical-balls',
  category: 'patterns',
  size: [1000, 860],
  edge: 'page',
  backdrop: 'soft',
  draw(brief) {
    const cell = byLevel(brief, 170, 84, 56);
    const balls = brief.random.pick(BALLS);
    const turn = brief.random.pick([0, 0.4, -0.3]);
    const [columns, rows] = [Math.ceil(1500 / cell), Math.ceil(1500 / cell)];
    checkers(
      brief,
      [columns, rows],
      (column, row) => {
        const [u, v] = [column * cell - 750, row * cell - 750];
        return swell(
          [500 + u * Math.cos(turn) - v * Math.sin(turn), 430 + u * Math.sin(turn) + v * Math.cos(turn)],
          balls,
        );
      },
      ['a', 'soft'],
    );
    return {
      title: brief.random
        .fork('title')
        .pick(['The Swelling Board', 'Balls under the Cloth', 'A Board That Breathes']),
      description:
        'Only bent squares, and yet the eye sees something round push up beneath them. Two colors in turn do the magic.',
      tags: ['optical', 'illusion', 'checkerboard', 'squares'],
    };
  },
});

/** A checkered tunnel that twists into the depth. */
export const opticalTunnel = edged({
  name: 'optical-tunnel',
  category: 'patterns',
  size: [860, 1000],
  edge: 'page',
  backdrop: 'soft',
  draw(brief) {
    const { random } = brief;
    const parts = byLevel(brief, 8, 14, 22) & ~1;
    const shrink = byLevel(brief, 0.58, 0.72, 0.79);
    const rows = byLevel(brief, 5, 8, 12);
    const twist = random.pick([-1, 1]) * random.range(0.12, 0.5) * (8 / parts);
    const end: Point = [random.range(300, 560), random.range(330, 670)];
    const near = 1000;
    checkers(
      brief,
      [parts, rows],
      (column, row) => {
        const radius = near * shrink ** row;
        const drift = 1 - radius / near;
        const angle = (column / parts) * Math.PI * 2 + twist * row;
        return [
          mix(430, end[0], drift) + radius * Math.cos(angle),
          mix(500, end[1], drift) + radius * Math.sin(angle),
        ];
      },
      ['b', 'soft'],
    );
    const last = near * shrink ** rows;
    brief.sheet
      .layer('end')
      .shape(
        ellipse(mix(430, end[0], 1 - last / near), mix(500, end[1], 1 - last / near), last * 0.98),
        'line',
        'sun',
      );
    return {
      title: random
        .fork('title')
        .pick(['Down the Checkered Tunnel', 'The Twisting Tunnel', 'A Light at the End']),
      description:
        'Checkered walls wind away into the distance towards a small round light. Darker colors inside make it deeper.',
      tags: ['optical', 'illusion', 'tunnel', 'spiral'],
    };
  },
});

/** A striped cloth in folds. */
export const opticalFolds = edged({
  name: 'optical-folds',
  category: 'patterns',
  size: [1000, 640],
  edge: 'page',
  backdrop: 'soft',
  draw(brief) {
    const { random } = brief;
    const folds = random.range(1.6, 2.7);
    const phase = random.range(0, 6.28);
    const columns = byLevel(brief, 8, 15, 24);
    const rows = byLevel(brief, 4, 8, 13);
    const lift = random.range(40, 90);
    checkers(
      brief,
      [columns + 2, rows + 6],
      (column, row) => {
        const u = column / columns - 0.05;
        const x = 1000 * (u + (0.62 / (folds * 6.28)) * Math.sin(folds * 6.28 * u + phase));
        return [
          x,
          ((row - 3) / rows) * 640 + lift * Math.cos(folds * 6.28 * u + phase) + 30 * Math.sin(u * 4),
        ];
      },
      ['c', 'soft'],
    );
    return {
      title: random
        .fork('title')
        .pick(['Checkered Cloth in the Wind', 'Folds and Squares', 'The Waving Flag']),
      description:
        'A checkered cloth rolls in soft folds across the page. Where squares grow narrow, a darker tone lets it bend.',
      tags: ['optical', 'illusion', 'waves', 'squares'],
    };
  },
});

/** Squares within squares that lean towards a point and stand up like towers. */
export const opticalTowers = edged({
  name: 'optical-towers',
  category: 'patterns',
  size: [900, 900],
  edge: 'page',
  backdrop: 'soft',
  draw(brief) {
    const { random, sheet } = brief;
    const count = byLevel(brief, 3, 4, 6);
    const cell = 900 / count;
    const goal: Point = [random.range(180, 720), random.range(180, 720)];
    const steps = byLevel(brief, 1, 2, 3);
    const lean = byLevel(brief, 0.34, 0.5, 0.5) * random.pick([-1, 1]);
    const square = (row: number, column: number, k: number): Path => {
      const [x, y] = [(column + 0.5) * cell, (row + 0.5) * cell];
      const share = k / steps;
      const half = (cell / 2) * (1 - share * byLevel(brief, 0.56, 0.68, 0.74));
      const [cx, cy] = [
        x + ((goal[0] - x) / 900) * cell * lean * share,
        y + ((goal[1] - y) / 900) * cell * lean * share,
      ];
      return [
        [cx - half, cy - half],
        [cx + half, cy - half],
        [cx + half, cy + half],
        [cx - half, cy + half],
      ];
    };
    const towers = sheet.layer('towers');
    for (let row = 0; row < count; row++)
      for (let column = 0; column < count; column++) {
        for (let k = 0; k < steps; k++) {
          const [foot, top] = [square(row, column, k), square(row, column, k + 1)];
          for (let side = 0; side < 4; side++)
            towers.shape(
              [foot[side]!, foot[(side + 1) % 4]!, top[(side + 1) % 4]!, top[side]!],
              'line',
              (['a', 'soft', 'b', 'c'] as const)[side],
            );
        }
        towers.shape(square(row, column, steps), 'line', 'sun');
      }
    return {
      title: random.fork('title').pick(['Square Towers', 'Boxes That Look at You', 'Looking down on Towers']),
      description:
        'Squares sit in squares and lean aside until they stand up like towers. Give each step its own shade.',
      tags: ['optical', 'illusion', 'squares', 'towers'],
    };
  },
});

/** A town of cubes stacked to different heights, seen from a corner. */
export const blockTown = edged({
  name: 'block-town',
  category: 'patterns',
  size: [840, 1000],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, sheet, level } = brief;
    const side = byLevel(brief, 190, 106, 64);
    const [dx, dy] = [side * 0.866, side * 0.5];
    const rows = Math.ceil(1250 / dy);
    for (let row = 0; row < rows; row++) {
      const across = Math.ceil(840 / (dx * 2)) + 1;
      for (let i = 0; i <= across; i++) {
        const x = (i + (row % 2) / 2) * dx * 2 - dx;
        const tall = side * random.int(1, byLevel(brief, 2, 3, 3));
        block(
          sheet.layer('blocks').at({ x, y: row * dy + 150 }),
          side,
          tall,
          level > 0 && random.chance(0.3),
        );
      }
    }
    return {
      title: random.fork('title').pick(['Block Town', 'Stairs and Towers', 'The City of Cubes']),
      description:
        'Cubes stand on cubes until they become towers, stairs and courtyards. Light tops, a middle tone left and a dark one right.',
      tags: ['optical', 'cubes', 'isometric', 'blocks', 'town'],
    };
  },
});

function block(sheet: Brief['sheet'], side: number, tall: number, door: boolean): void {
  const [dx, dy] = [side * 0.866, side * 0.5];
  const top = -tall;
  for (let y = 0; y > top + 1; y -= side) {
    sheet.shape(
      [
        [-dx, y - dy],
        [0, y],
        [0, y - side],
        [-dx, y - dy - side],
      ],
      'line',
      'b',
    );
    sheet.shape(
      [
        [dx, y - dy],
        [0, y],
        [0, y - side],
        [dx, y - dy - side],
      ],
      'line',
      'c',
    );
  }
  sheet.shape(
    [
      [0, top],
      [dx, top - dy],
      [0, top - dy * 2],
      [-dx, top - dy],
    ],
    'line',
    'a',
  );
  if (door) {
    const y = top + side;
    sheet.shape(
      [
        [dx * 0.3, y - dy * 0.3 - side * 0.2],
        [dx * 0.7, y - dy * 0.7 - side * 0.2],
        [dx * 0.7, y - dy * 0.7 - side * 0.75],
        [dx * 0.3, y - dy * 0.3 - side * 0.75],
      ],
      'fine',
      'sun',
    );
  }
}
