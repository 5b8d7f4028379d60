import { clockwise, grow, intersect, pieces } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { bounds, resample } from '../../geometry/path.ts';
import { distance, type Path, type Point, type Shape } from '../../geometry/point.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { archway } from '../scenery.ts';
import { letterform, spinesOf, type Letter } from './letterforms.ts';

/** A house in the shape of a letter. */
export interface LetterHouse {
  readonly letter: Letter;
  readonly level: 0 | 1 | 2;
  /** Whether it stands under water, where no flag flies. */
  readonly isSunk: boolean;
  readonly random: Random;
  readonly roles: readonly [wall: Role, trim: Role, roof: Role];
}

const STROKE = 112;

/**
 * Draws the house in a box from -250 to 250 and -410 to 280: walls, bricks, windows, doors with steps, roofs and a
 * chimney.
 */
export function letterHouse(sheet: Sheet, it: LetterHouse): void {
  const { letter, level, random, roles } = it;
  const spines = spinesOf(letter);
  const walls = letterform(letter, STROKE);
  const roofs = roofsOf(walls);
  if (level > 0) chimney(sheet, random, roofs[0]!);
  sheet.shape(walls, 'bold', roles[0]);
  if (level > 0)
    fillZone('bricks', {
      sheet,
      zone: grow(walls, -9),
      size: level === 1 ? 84 : 44,
      angle: 0,
      roles: [roles[0], 'soft'],
    });
  const doors = doorsOf(spines).slice(0, level === 0 ? 1 : 2);
  for (const at of doors) door(sheet, at, it);
  const taken = [...doors];
  const apart = STROKE * [1.5, 0.86, 0.8][level]!;
  for (const spine of spines)
    for (const at of resample(spine, 9)) {
      if (roofs.some((under) => at[1] - under.y < STROKE * 0.44)) continue;
      if (taken.some((other) => distance(at, other) < apart)) continue;
      taken.push(at);
      window(sheet, at, it, taken.length);
    }
  sheet.rim(walls, 'bold');
  for (const at of level > 0 ? doors : []) steps(sheet, at);
  for (const [i, at] of roofs.entries()) roof(sheet, at, it, i);
}

/** Where a roof lies on the walls: its middle, its eaves and half its width. */
interface Eaves {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** A roof over each stretch of wall that reaches the top, as wide as the wall is there. */
function roofsOf(walls: Shape): Eaves[] {
  const y = bounds(walls)[1] + 34;
  const slices = pieces(intersect(walls, [clockwise(rectangle(-400, y - 3, 800, 6))]));
  return slices
    .map((slice) => {
      const [left, , right] = bounds(slice);
      return { x: (left + right) / 2, y, half: (right - left) / 2 + 20 };
    })
    .toSorted((a, b) => a.x - b.x);
}

/** Where strokes end on the ground, or the lowest point of a letter that is round below. */
function doorsOf(spines: readonly Path[]): Point[] {
  const all = spines.flat();
  const low = all.reduce((best, at) => (at[1] > best[1] ? at : best));
  const feet = spines.flatMap((spine) => [spine[0]!, spine.at(-1)!]).filter(([, y]) => y > 180);
  const apart = feet.filter((at, i) => feet.slice(0, i).every((other) => distance(at, other) > STROKE));
  return apart.length > 0 ? apart : [low];
}

function door(sheet: Sheet, [x, y]: Point, { level, roles }: LetterHouse): void {
  const foot = y + STROKE * 0.42;
  sheet.shape(archway(x, foot, STROKE * 0.52, STROKE * 0.8), 'line', roles[1]);
  if (level === 0) return;
  sheet.shape(archway(x, foot - STROKE * 0.4, STROKE * 0.3, STROKE * 0.3), 'fine', 'sun');
  sheet.shape(ellipse(x + STROKE * 0.16, foot - STROKE * 0.22, 4), 'fine', 'gold');
}

/** Two steps before a door. */
function steps(sheet: Sheet, [x, y]: Point): void {
  for (const [i, half] of [36, 50].entries())
    sheet.shape(rectangle(x - half, y + STROKE * 0.42 + i * 13, half * 2, 14, 3), 'line', 'stone');
}

function window(sheet: Sheet, [x, y]: Point, { level, roles }: LetterHouse, turn: number): void {
  const [w, h] = level === 0 ? [68, 80] : [44, 52];
  const isRound = turn % 4 === 0;
  const rim = clockwise(isRound ? ellipse(x, y, w * 0.52) : archway(x, y + h / 2, w, h));
  sheet.shape(rim, 'line', 'sun');
  if (level === 0) return;
  const inside = sheet.inside([rim]);
  for (const line of [
    [
      [x, y - h],
      [x, y + h],
    ],
    [
      [x - w, y + 2],
      [x + w, y + 2],
    ],
  ] satisfies Path[])
    inside.line(line, 'fine', 0);
  sheet.rim(rim, 'line');
  if (!isRound && turn % 2 === 1)
    sheet.shape(rectangle(x - w * 0.66, y + h / 2 - 4, w * 1.32, 13, 4), 'line', roles[1]);
}

/** How high a roof of a width is, and how long its ridge. */
function pitch({ half }: Eaves, isTall: boolean): readonly [height: number, ridge: number] {
  return half > STROKE ? [96, half - 74] : [isTall ? 126 : 104, 0];
}

function roof(sheet: Sheet, at: Eaves, { level, roles, isSunk }: LetterHouse, turn: number): void {
  const { x, y, half } = at;
  const [height, ridge] = pitch(at, turn % 2 === 0);
  const top = y - height;
  const isPointed = turn % 2 === 0 || ridge > 0;
  const rim: Path = isPointed
    ? [
        [x - half, y - 6],
        [x - ridge - 4, top],
        [x + ridge + 4, top],
        [x + half, y - 6],
      ]
    : blob([
        [x - half, y - 6, 1],
        [x - half * 0.7, y - 62],
        [x, top, 1],
        [x + half * 0.7, y - 62],
        [x + half, y - 6, 1],
      ]);
  sheet.shape(rim, 'bold', roles[2]);
  const inside = sheet.inside([clockwise(rim)]);
  const rows = level === 1 ? [-44] : [-70, -40];
  if (level > 0)
    for (const v of rows)
      inside.line(
        [
          [x - half, y + v],
          [x + half, y + v],
        ],
        'fine',
        0,
      );
  if (level === 2 && ridge > 0) tiles(inside, at, height);
  if (level === 0) return;
  sheet.rim(rim, 'bold');
  sheet.shape(rectangle(x - half - 6, y - 10, half * 2 + 12, 16, 5), 'line', roles[1]);
  if (turn === 0 && !isSunk) flag(sheet.at({ x: x - ridge, y: top }), roles[1]);
}

/** Upright joints between the rows of a broad roof. */
function tiles(inside: Sheet, { x, y, half }: Eaves, height: number): void {
  for (const [row, [low, high]] of [
    [-10, -40],
    [-40, -70],
    [-70, -height],
  ].entries())
    for (let u = x - half + 30 + (row % 2) * 24; u < x + half - 20; u += 48)
      inside.line(
        [
          [u, y + low!],
          [u, y + high!],
        ],
        'fine',
        0,
      );
}

function flag(sheet: Sheet, role: Role): void {
  sheet.shape(rectangle(-4, -58, 8, 62, 3), 'line', 'wood');
  sheet.shape(blob(knots('4,-56! 30,-62 62,-52! 52,-36 60,-20! 32,-26 4,-22!')), 'line', role);
}

function chimney(sheet: Sheet, random: Random, at: Eaves): void {
  const isBroad = at.half > STROKE;
  const x = at.x + random.pick([-1, 1]) * (isBroad ? at.half * 0.46 : 44);
  const high = isBroad ? 132 : 110;
  sheet.shape(rectangle(x - 15, at.y - high, 30, high), 'line', 'rust');
  sheet.shape(rectangle(x - 21, at.y - high - 8, 42, 16, 4), 'line', 'stone');
}
