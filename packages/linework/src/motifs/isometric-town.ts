import { clockwise } from '../geometry/boolean.ts';
import { ellipse } from '../geometry/forms.ts';
import { mix, type Path, type Point } from '../geometry/point.ts';
import type { Random } from '../random.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';
import { iso, isoFir, isoPatch } from './isometric.ts';
import {
  type IsoBox,
  isoCar,
  isoDome,
  isoDrum,
  isoGable,
  isoPoplar,
  isoRound,
  isoSpire,
  isoTree,
  isoWalker,
  isoWalls,
  type Wall,
} from './isometric-parts.ts';

/** A square of ground between streets. */
export interface Lot {
  readonly sheet: Sheet;
  readonly random: Random;
  /** Its far corner and the length of its sides. */
  readonly at: Point;
  readonly room: number;
  /** Whether there is space for small parts. */
  readonly isFine: boolean;
}

const WALLS: readonly Role[] = ['a', 'b', 'c', 'd', 'cream', 'gold', 'sand'];
const ROOFS: readonly Role[] = ['rust', 'ember', 'b', 'stone'];

/** A box by shares of the lot. */
function boxOn({ at, room }: Lot, [x, y]: Point, [wide, deep]: Point, high: number): IsoBox {
  return {
    at: [at[0] + x * room, at[1] + y * room],
    wide: wide * room,
    deep: deep * room,
    high: high * room,
  };
}

const spotOn = ({ at, room }: Lot, x: number, y: number): Point => [at[0] + x * room, at[1] + y * room];

/** Rows of windows on a wall; a door in the middle of the ground floor where asked. */
function windows(sheet: Sheet, wall: Wall, across: number, floors: number, hasDoor: boolean): void {
  for (let floor = 0; floor < floors; floor++)
    for (let i = 0; i < across; i++) {
      const [a, b] = [(i + 0.22) / across, (i + 0.78) / across];
      if (hasDoor && floor === 0 && i === across >> 1) {
        sheet.shape(wall(a, 0, b, 0.78 / floors), 'line', 'wood');
        continue;
      }
      sheet.shape(wall(a, (floor + 0.26) / floors, b, (floor + 0.78) / floors), 'line', 'sun');
    }
}

/** A striped cloth over a shop window at the foot of a wall. */
function shopFront(sheet: Sheet, wall: Wall, stripes: number, high: number, role: Role): void {
  sheet.shape(wall(0.08, 0, 0.6, high * 0.78), 'line', 'sky');
  sheet.shape(wall(0.68, 0, 0.92, high * 0.78), 'line', 'wood');
  for (let i = 0; i < stripes; i++)
    sheet.shape(
      wall(mix(0.02, 0.98, i / stripes), high * 0.7, mix(0.02, 0.98, (i + 1) / stripes), high * 1.1),
      'line',
      i % 2 ? 'paper' : role,
    );
}

/** A small house with a chimney, a path, and a garden of its own. */
export function cottage(lot: Lot): void {
  const { sheet, random, room, isFine } = lot;
  isoTree(sheet, random, spotOn(lot, 0.12, 0.16), room * 0.3);
  const ridge = random.pick(['u', 'v'] as const);
  const box = boxOn(lot, [0.24, 0.16], [0.58, 0.54], random.range(0.32, 0.44));
  const [role, roof] = [random.pick(WALLS), random.pick(ROOFS)];
  sheet.shape(isoPatch(...spotOn(lot, 0.46, 0.7), room * 0.14, room * 0.3), 'line', 'sand');
  const [left, right] = isoWalls(sheet, box, role);
  windows(sheet, left, isFine ? 3 : 2, 1, true);
  windows(sheet, right, 2, 1, false);
  isoGable(sheet, box, [roof, role], { ridge, rise: room * 0.32, rows: isFine ? 4 : 3 });
  const chimney: IsoBox = {
    at: ridge === 'u' ? spotOn(lot, 0.34, 0.44) : spotOn(lot, 0.54, 0.3),
    wide: room * 0.1,
    deep: room * 0.1,
    high: room * 0.22,
    up: box.high + room * 0.18,
  };
  isoWalls(sheet, chimney, 'stone', 'rust');
  if (random.chance(0.5)) isoPoplar(sheet, spotOn(lot, 0.16, 0.86), room * 0.3);
  else isoFir(sheet, spotOn(lot, 0.16, 0.86), room * 0.26, 2);
  isoTree(sheet, random, spotOn(lot, 0.9, 0.92), room * 0.17);
}

/** Three narrow houses side by side, none as high as its neighbor. */
export function terrace(lot: Lot): void {
  const { sheet, random, room, isFine } = lot;
  const roles = random.shuffle(WALLS);
  for (const [i, x] of [0.06, 0.36, 0.66].entries()) {
    const box = boxOn(lot, [x, 0.14], [0.3, 0.6], [0.62, 0.5, 0.72][(i + random.int(0, 1)) % 3]!);
    const [left, right] = isoWalls(sheet, box, roles[i]!);
    windows(sheet, left, 2, 2, true);
    if (i === 2) windows(sheet, right, 2, 2, false);
    isoGable(sheet, box, [ROOFS[i % 4]!, roles[i]!], { ridge: 'v', rise: room * 0.2, rows: isFine ? 3 : 2 });
  }
  for (const x of [0.2, 0.8]) isoTree(sheet, random, spotOn(lot, x, 0.9), room * 0.18);
}

type Top = (lot: Lot, box: IsoBox) => void;

const above = (box: IsoBox, share: number): Point => [
  box.at[0] + box.wide * share,
  box.at[1] + box.deep * share,
];

/** Three beds with rows of plants on a flat roof. */
function beds(sheet: Sheet, box: IsoBox): void {
  for (const y of [0.2, 0.44, 0.68]) {
    const at = (u: number, v: number): Point => [box.at[0] + u * box.wide, box.at[1] + v * box.deep];
    sheet.shape(isoPatch(...at(0.22, y), box.wide * 0.56, box.deep * 0.15, box.high), 'line', 'wood');
    for (const u of [0.36, 0.64]) {
      const [px, py] = iso(...at(u, y + 0.07), box.high);
      const r = box.wide * 0.09;
      sheet.shape(ellipse(px, py - r * 0.7, r, r * 1.1), 'line', y === 0.44 ? 'a' : 'leaf');
    }
  }
}

const TOPS: Readonly<Record<string, Top>> = {
  garden({ sheet, random, isFine }, box) {
    const inner = box.wide * 0.76;
    sheet.shape(isoPatch(...above(box, 0.12), inner, box.deep * 0.76, box.high), 'line', 'grass');
    if (!isFine) return beds(sheet, box);
    for (const [x, y] of [
      [0.3, 0.34],
      [0.7, 0.4],
      [0.44, 0.74],
    ] as const) {
      const [u, v] = iso(box.at[0] + x * box.wide, box.at[1] + y * box.deep, box.high + box.wide * 0.1);
      sheet.shape(
        ellipse(u, v, box.wide * 0.15, box.wide * 0.14),
        'line',
        random.pick(['leaf', 'a'] as const),
      );
    }
  },
  tank({ sheet }, box) {
    const middle = above(box, 0.46);
    isoDrum(sheet, middle, box.wide * 0.24, box.wide * 0.4, 'wood', box.high + box.wide * 0.06);
    const [x, y] = iso(...middle, box.high + box.wide * 0.46);
    sheet.shape(
      clockwise([
        [x - box.wide * 0.34, y],
        [x + box.wide * 0.34, y],
        [x, y - box.wide * 0.34],
      ]),
      'line',
      'rust',
    );
  },
  step({ sheet }, box) {
    const upper: IsoBox = {
      at: above(box, 0.18),
      wide: box.wide * 0.58,
      deep: box.deep * 0.58,
      high: box.wide * 0.5,
      up: box.high,
    };
    const [left, right] = isoWalls(sheet, upper, 'soft', 'stone');
    for (const wall of [left, right]) windows(sheet, wall, 2, 1, false);
    const [x, y] = iso(...above(box, 0.46), box.high + box.wide * 0.5);
    sheet.line(
      [
        [x, y],
        [x, y - box.wide * 0.5],
      ],
      'line',
      0,
    );
  },
  spire({ sheet, random }, box) {
    isoSpire(sheet, box, random.pick(ROOFS), box.wide * 0.8);
  },
  dome({ sheet }, box) {
    isoDome(sheet, above(box, 0.5), box.wide * 0.36, 'gold', box.high);
  },
};

/** A tall building; `kind` chooses among five tops. */
export function tower(lot: Lot, kind: number, high: number): void {
  const { sheet, random, isFine } = lot;
  const names = Object.keys(TOPS);
  const top = TOPS[names[kind % names.length]!]!;
  const box = boxOn(lot, [0.16, 0.14], [0.66, 0.66], high);
  const [left, right] = isoWalls(sheet, box, random.pick(WALLS), random.pick(ROOFS));
  const floors = Math.max(2, Math.round(high * (isFine ? 3.4 : 2.6)));
  const bands = kind % 3 === 1;
  for (const [i, wall] of [left, right].entries())
    if (bands)
      for (let floor = 0; floor < floors; floor++)
        sheet.shape(wall(0.1, (floor + 0.3) / floors, 0.9, (floor + 0.74) / floors), 'line', 'sky');
    else windows(sheet, wall, isFine ? 3 : 2, floors, i === 0);
  top(lot, box);
  isoTree(sheet, random, spotOn(lot, 0.94, 0.94), lot.room * 0.16);
}

/** A low shop with a striped awning and a sign on its roof. */
export function shop(lot: Lot): void {
  const { sheet, random, room, isFine } = lot;
  const box = boxOn(lot, [0.14, 0.14], [0.74, 0.62], 0.46);
  const [left, right] = isoWalls(sheet, box, random.pick(WALLS), 'stone');
  sheet.shape(isoPatch(...spotOn(lot, 0.24, 0.24), room * 0.54, room * 0.42, box.high), 'line', 'soft');
  shopFront(sheet, left, isFine ? 6 : 5, 0.62, random.pick(['a', 'd', 'ember'] as const));
  windows(sheet, right, 2, 1, false);
  const sign: IsoBox = {
    at: spotOn(lot, 0.3, 0.62),
    wide: room * 0.42,
    deep: room * 0.07,
    high: room * 0.2,
    up: box.high,
  };
  isoWalls(sheet, sign, 'sun', 'sun');
  isoWalker(sheet, spotOn(lot, 0.3, 0.9), room * 0.17, 'b');
  isoWalker(sheet, spotOn(lot, 0.52, 0.94), room * 0.15, 'd');
}

/** A church: nave, tower with a clock, and a pointed roof. */
export function church(lot: Lot): void {
  const { sheet, random, room, isFine } = lot;
  isoPoplar(sheet, spotOn(lot, 0.08, 0.3), room * 0.36);
  const nave = boxOn(lot, [0.34, 0.3], [0.62, 0.4], 0.44);
  const [left, right] = isoWalls(sheet, nave, 'cream');
  for (const x of [0.3, 0.56, 0.82]) sheet.shape(left(x - 0.07, 0.2, x + 0.07, 0.8), 'line', 'sun');
  sheet.shape(right(0.34, 0, 0.66, 0.6), 'line', 'wood');
  isoGable(sheet, nave, ['rust', 'cream'], { ridge: 'u', rise: room * 0.34, rows: isFine ? 4 : 3 });
  const tall = boxOn(lot, [0.1, 0.38], [0.28, 0.28], 0.98);
  const [front, side] = isoWalls(sheet, tall, 'cream');
  for (const wall of [front, side]) {
    sheet.shape(wall(0.32, 0.2, 0.68, 0.42), 'line', 'sky');
    sheet.shape(wall(0.3, 0.56, 0.7, 0.7), 'line', 'sky');
  }
  const clock = iso(tall.at[0] + tall.wide / 2, tall.at[1] + tall.deep, tall.high * 0.86);
  sheet.shape(ellipse(clock[0], clock[1], room * 0.075, room * 0.085), 'line', 'paper');
  if (!isFine) {
    const hand = (u: number, v: number): Path => [clock, [clock[0] + u * room, clock[1] + v * room]];
    for (const way of [hand(0, -0.06), hand(0.04, 0.02)]) sheet.line(way, 'fine', 0);
  }
  isoSpire(sheet, tall, 'b', room * 0.56);
  isoTree(sheet, random, spotOn(lot, 0.2, 0.94), room * 0.2);
  isoTree(sheet, random, spotOn(lot, 0.9, 0.92), room * 0.2);
}

/** A stall on a spot: a counter with goods under a cloth of stripes. */
function stall(lot: Lot, x: number, y: number, role: Role): void {
  const { sheet, room } = lot;
  const box = boxOn(lot, [x, y], [0.3, 0.14], 0.14);
  isoWalls(sheet, box, 'wood', 'sand');
  for (const i of [0, 1, 2]) {
    const [u, v] = iso(box.at[0] + room * (0.06 + i * 0.09), box.at[1] + room * 0.07, box.high);
    sheet.shape(ellipse(u, v - 2, room * 0.035), 'fine', (['a', 'leaf', 'ember'] as const)[i]);
  }
  for (const i of [0, 1, 2, 3]) {
    const [a, b] = [x - 0.03 + i * 0.09, x - 0.03 + (i + 1) * 0.09];
    const edge = (share: number, down: number, up: number): Point =>
      iso(...spotOn(lot, share, y + down), room * up);
    sheet.shape(
      clockwise([edge(a, -0.02, 0.42), edge(b, -0.02, 0.42), edge(b, 0.2, 0.3), edge(a, 0.2, 0.3)]),
      'line',
      i % 2 ? 'paper' : role,
    );
  }
}

/** A square with stalls, people and a fountain. */
export function market(lot: Lot): void {
  const { sheet, room } = lot;
  sheet.shape(isoPatch(...lot.at, room, room), 'line', 'sand');
  stall(lot, 0.1, 0.12, 'a');
  stall(lot, 0.56, 0.12, 'b');
  isoWalker(sheet, spotOn(lot, 0.44, 0.34), room * 0.16, 'c');
  isoWalker(sheet, spotOn(lot, 0.86, 0.4), room * 0.15, 'a');
  const middle = spotOn(lot, 0.32, 0.62);
  isoDrum(sheet, middle, room * 0.15, room * 0.06, 'stone');
  sheet.shape(isoRound(middle, room * 0.11, room * 0.06), 'line', 'water');
  isoDrum(sheet, middle, room * 0.04, room * 0.14, 'stone', room * 0.05);
  stall(lot, 0.56, 0.66, 'd');
  isoWalker(sheet, spotOn(lot, 0.16, 0.92), room * 0.16, 'd');
  isoWalker(sheet, spotOn(lot, 0.5, 0.94), room * 0.15, 'b');
}

/** A duck that swims on a spot of the ground. */
function duck(sheet: Sheet, at: Point, size: number, flip: boolean): void {
  const [x, y] = iso(...at);
  const s = flip ? -size : size;
  sheet.shape(
    clockwise([
      [x - s, y - size * 0.34],
      [x - s * 0.5, y + size * 0.34],
      [x + s * 0.6, y + size * 0.34],
      [x + s, y - size * 0.2],
      [x + s * 0.3, y - size * 0.16],
    ]),
    'line',
    'paper',
  );
  sheet.shape(ellipse(x + s * 0.62, y - size * 0.52, size * 0.42), 'line', 'paper');
}

/** A park with a pond, ducks, a bench and trees around. */
export function pond(lot: Lot): void {
  const { sheet, random, room } = lot;
  const middle = spotOn(lot, 0.52, 0.52);
  isoTree(sheet, random, spotOn(lot, 0.14, 0.2), room * 0.28);
  isoFir(sheet, spotOn(lot, 0.44, 0.06), room * 0.26, 2);
  sheet.shape(isoRound(middle, room * 0.4), 'line', 'sand');
  sheet.shape(isoRound(middle, room * 0.34), 'line', 'water');
  duck(sheet, spotOn(lot, 0.42, 0.5), room * 0.12, false);
  duck(sheet, spotOn(lot, 0.64, 0.62), room * 0.09, true);
  isoTree(sheet, random, spotOn(lot, 0.94, 0.2), room * 0.24);
  isoWalker(sheet, spotOn(lot, 0.9, 0.84), room * 0.16, 'a');
  isoTree(sheet, random, spotOn(lot, 0.2, 0.94), room * 0.22);
}

/** Fruit trees in rows, baskets between them. */
export function orchard(lot: Lot): void {
  const { sheet, random, room } = lot;
  for (const y of [0.24, 0.58, 0.92])
    for (const x of [0.2, 0.5, 0.8]) isoTree(sheet, random, spotOn(lot, x, y), room * 0.27, 2);
  isoWalker(sheet, spotOn(lot, 0.98, 0.98), room * 0.15, 'b');
}

/** A round reading room under a dome, with steps and columns. */
export function rotunda(lot: Lot): void {
  const { sheet, room } = lot;
  const middle = spotOn(lot, 0.5, 0.5);
  isoDrum(sheet, middle, room * 0.44, room * 0.06, 'stone');
  isoDrum(sheet, middle, room * 0.34, room * 0.36, 'cream', room * 0.06);
  const [x, y] = iso(...middle, room * 0.06);
  for (const turn of [-0.72, -0.36, 0, 0.36, 0.72]) {
    const foot: Point = [x + Math.sin(turn * 1.6) * room * 0.4, y + Math.cos(turn * 1.6) * room * 0.22];
    sheet.shape(
      [
        [foot[0] - room * 0.035, foot[1] - room * 0.3],
        [foot[0] + room * 0.035, foot[1] - room * 0.3],
        [foot[0] + room * 0.035, foot[1]],
        [foot[0] - room * 0.035, foot[1]],
      ],
      'line',
      turn === 0 ? 'wood' : 'sun',
    );
  }
  isoDome(sheet, middle, room * 0.3, 'b', room * 0.42);
  isoDrum(sheet, middle, room * 0.06, room * 0.1, 'gold', room * 0.84);
  isoPoplar(sheet, spotOn(lot, 0.06, 0.94), room * 0.26);
  isoPoplar(sheet, spotOn(lot, 0.94, 0.06), room * 0.26);
}

/** What moves on the streets at the two near sides of a lot. */
export function traffic(lot: Lot, wide: number, way: 'u' | 'v' | 'none'): void {
  const { sheet, random, room } = lot;
  const [u, v] = lot.at;
  const long = wide * 0.86;
  const role = random.pick(['a', 'b', 'c', 'd', 'sun', 'ember'] as const);
  const along = random.range(0.3, 0.66) * room;
  if (way === 'u') isoCar(sheet, [u + along, v + room + wide * 0.5], 'u', long, role);
  if (way === 'v') isoCar(sheet, [u + room + wide * 0.5, v + along], 'v', long, role);
}
