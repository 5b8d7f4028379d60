import { byLevel } from '../../composition.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, star } from '../../geometry/forms.ts';
import { middle } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { between, distance, mix, place, type Path, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** Where a point of a grid comes to lie, told by its column and row (whole numbers at the corners of cells). */
type Warp = (column: number, row: number) => Point;

/** What lies in every second cell, bent as the cell is. */
type Inlay = 'disc' | 'diamond' | 'leaf';

interface Board {
  readonly columns: number;
  readonly rows: number;
  readonly warp: Warp;
  readonly roles: readonly [Role, Role];
  /** Draws what a cell holds, if anything. */
  readonly fill: (board: Sheet, rim: Path, column: number, row: number) => void;
}

const PARTS = 7;

const INLAYS: Readonly<Record<Inlay, Path>> = {
  disc: ellipse(0, 0, 0.31),
  diamond: [
    [0, -0.36],
    [0.36, 0],
    [0, 0.36],
    [-0.36, 0],
  ],
  leaf: place(petal('leaf', 0.94, 0.44), { x: -0.33, y: 0.33, angle: Math.PI / 4 }),
};

/** Draws a checkerboard whose cells are bent by a warp. */
function checkers(sheet: Sheet, { columns, rows, warp, roles, fill }: Board): void {
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
      const isOdd = (row + column) % 2 === 1;
      board.shape(rim, 'line', roles[isOdd ? 1 : 0]);
      fill(board, rim, column, row);
    }
}

/** How wide a bent cell is where it is narrower, from the middle of a side to that of the other. */
function narrowest(rim: Path): number {
  const at = (side: number): Point => rim[Math.round((side + 0.5) * PARTS)]!;
  return Math.min(distance(at(0), at(2)), distance(at(1), at(3)));
}

interface Ball {
  readonly at: Point;
  readonly radius: number;
}

/** How far around a ball the cloth lies, in radians from its top. */
const AROUND = 1.36;

/** The ball in which a point lies. */
function ballAt([x, y]: Point, balls: readonly Ball[]): Ball | undefined {
  return balls.find(({ at, radius }) => distance(at, [x, y]) < radius);
}

/** Where a point comes to lie when cloth is drawn over balls: within each as on a sphere, outside where it was. */
function swell(point: Point, balls: readonly Ball[]): Point {
  const ball = ballAt(point, balls);
  if (!ball) return point;
  const away = distance(ball.at, point) / ball.radius;
  if (away === 0) return point;
  return between(ball.at, point, Math.sin(AROUND * away) / Math.sin(AROUND) / away);
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
    const cell = byLevel(brief, 190, 104, 66);
    const balls = brief.random.pick(BALLS);
    const turn = brief.random.pick([0, 0.4, -0.3]);
    const kind = brief.random.fork('inlay').pick<Inlay>(['disc', 'diamond', 'leaf']);
    const [columns, rows] = [Math.ceil(1500 / cell), Math.ceil(1500 / cell)];
    const warp: Warp = (column, row) => {
      const [u, v] = [column * cell - 750, row * cell - 750];
      return swell(
        [500 + u * Math.cos(turn) - v * Math.sin(turn), 430 + u * Math.sin(turn) + v * Math.cos(turn)],
        balls,
      );
    };
    checkers(brief.sheet, {
      columns,
      rows,
      roles: ['a', 'soft'],
      warp,
      fill(board, rim, column, row) {
        const [x, y] = middle([rim]);
        const room = Math.min(...rim.map((point) => distance(point, [x, y])));
        if (room < 30 || narrowest(rim) < 64) return;
        // Cells that lie half on a ball stay without.
        if (new Set(rim.map((point) => ballAt(point, balls))).size > 1) return;
        if ((row + column) % 2 === 1) {
          const round = ellipse(0, 0, kind === 'disc' ? 0.13 : 0.2);
          board.shape(
            round.map(([u, v]) => warp(column + 0.5 + u, row + 0.5 + v)),
            'line',
            'd',
          );
          return;
        }
        const inlay = INLAYS[kind].map(([u, v]) => warp(column + 0.5 + u, row + 0.5 + v));
        board.shape(inlay, 'line', 'b');
      },
    });
    for (const { at, radius } of balls) brief.sheet.layer('board').rim([ellipse(...at, radius)], 'bold');
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

/** A crescent in a frame of 100 units each way. */
const MOON: Path = drawn('34,-76! -30,-66 -62,0 -30,66 34,76! 2,36 2,-36');

/**
 * What lies in a cell of a tunnel: a spot in every second one, in those between stars in one ring and hearts in the
 * next. The cell holds it whole, and so does the page.
 */
function jewel(sheet: Sheet, rim: Path, [column, row]: Point, least: number): void {
  const [x, y] = middle([rim]);
  const room = Math.min(...rim.map((point) => distance(point, [x, y])));
  const reach = room + 36;
  if (room < least || x < reach || y < reach || x > 860 - reach || y > 1000 - reach) return;
  const turn = Math.atan2(y - 500, x - 430) + Math.PI / 2;
  const spot = sheet.at({ x, y, angle: turn });
  if (least > 17 && row > 1) spot.shape(ellipse(0, 0, room * 0.7), 'line', 'a');
  else if (room > 44 && least > 17 && column % 4 === 3)
    spot.shape(place(MOON, { scale: room / 100 }), 'line', 'sun');
  else if (least > 17 && column % 4 === 2) spot.shape(star(0, 0, room * 0.84, room * 0.42, 5), 'line', 'd');
  else if ((row + column) % 2 === 1) spot.shape(ellipse(0, 0, room * 0.62), 'line', 'a');
  else if (row % 2 === 0) spot.shape(star(0, 0, room * 0.82, room * 0.4, 5), 'line', 'd');
  else spot.shape(place(petal('heart', room * 1.3, room * 1.34), { y: room * 0.68 }), 'line', 'd');
}

/** A spot in what the page shows of the outermost field in a direction, if there is room between ring and edge. */
function cornerSpot(sheet: Sheet, angle: number, flat: number): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const ring = 467 / Math.hypot(cos / flat, sin);
  const edge = Math.min(396 / Math.abs(cos), 466 / Math.abs(sin));
  if (edge - ring < 80) return;
  const away = ring + (edge - ring) * 0.5;
  sheet.shape(ellipse(430 + away * cos, 500 + away * sin, (edge - ring) * 0.26), 'line', 'a');
}

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
    const shrink = byLevel(brief, 0.57, 0.72, 0.79);
    const rows = byLevel(brief, 3, 8, 12);
    const twist = random.pick([-1, 1]) * (random.range(0.12, 0.5) + byLevel(brief, 0.16, 0, 0)) * (8 / parts);
    const depth: Point = [random.range(300, 560), random.range(330, 670)];
    const near = byLevel(brief, 820, 1000, 1000);
    // Rings of easy pages are as high as the page is, so that what lies in them stays whole.
    const [flat, aside] = brief.level === 0 ? [0.9, 0.3] : [1, 1];
    const away: Point = [mix(430, depth[0], aside), mix(500, depth[1], aside)];
    const middleAt = (radius: number): Point => between([430, 500], away, 1 - radius / near);
    checkers(brief.sheet, {
      columns: parts,
      rows,
      roles: ['b', 'soft'],
      fill: (board, rim, column, row) => jewel(board, rim, [column, row], byLevel(brief, 30, 17, 13)),
      warp: (column, row) => {
        const radius = near * shrink ** row;
        const [x, y] = middleAt(radius);
        const angle = (column / parts) * Math.PI * 2 + twist * row;
        return [x + flat * radius * Math.cos(angle), y + radius * Math.sin(angle)];
      },
    });
    if (brief.level === 0)
      for (let column = 0; column < parts; column++)
        cornerSpot(brief.sheet.layer('board'), ((column + 0.5) / parts) * Math.PI * 2 + twist * 0.56, flat);
    const last = near * shrink ** rows;
    const light = middleAt(last);
    const end = brief.sheet.layer('end');
    end.shape(ellipse(...light, last * flat * 0.98, last * 0.98), 'line', 'sun');
    if (brief.level === 0) end.shape(star(...light, last * 0.6, last * 0.32, 8), 'line', 'a');
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
