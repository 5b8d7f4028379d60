import { clockwise, grow } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { resample } from '../../geometry/path.ts';
import { distance, type Path, type Point } from '../../geometry/point.ts';
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
  readonly random: Random;
  readonly roles: readonly [wall: Role, trim: Role, roof: Role];
}

const STROKE = 112;
const TOP = -150;

/** Draws the house in a box from -180 to 180 and -330 to 260: walls, bricks, windows, doors, roofs and a chimney. */
export function letterHouse(sheet: Sheet, it: LetterHouse): void {
  const { letter, level, random, roles } = it;
  const spines = spinesOf(letter);
  const walls = letterform(letter, STROKE);
  const towers = topsOf(spines);
  if (level > 0) chimney(sheet, random, towers[0]!);
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
  const taken = [...doors, ...towers];
  const apart = STROKE * [1.5, 0.86, 0.8][level]!;
  for (const spine of spines)
    for (const at of resample(spine, 9)) {
      if (taken.some((other) => distance(at, other) < apart)) continue;
      taken.push(at);
      window(sheet, at, it, taken.length);
    }
  sheet.rim(walls, 'bold');
  for (const [i, at] of towers.entries()) roof(sheet, at, it, i);
}

/** The upper ends of the strokes, or the highest point of a letter that is round above. */
function topsOf(spines: readonly Path[]): Point[] {
  const ends = spines.flatMap((spine) => [spine[0]!, spine.at(-1)!]).filter(([, y]) => y < TOP);
  const tops: Point[] = [];
  for (const end of ends) if (tops.every((other) => distance(end, other) > STROKE * 1.5)) tops.push(end);
  return tops.length > 0 ? tops : [highest(spines.flat())];
}

function highest(points: Path): Point {
  return points.reduce((best, at) => (at[1] < best[1] ? at : best));
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

function roof(sheet: Sheet, [x, y]: Point, { level, roles }: LetterHouse, turn: number): void {
  const half = STROKE * 0.72;
  const top = y - (turn % 2 === 0 ? 128 : 104);
  const rim: Path =
    turn % 2 === 0
      ? [
          [x - half, y - 6],
          [x, top],
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
  if (level > 0)
    for (const v of level === 1 ? [-44] : [-78, -50, -26])
      inside.line(
        [
          [x - half, y + v],
          [x + half, y + v],
        ],
        'fine',
        0,
      );
  if (level === 0) return;
  sheet.shape(rectangle(x - half - 6, y - 10, half * 2 + 12, 16, 5), 'line', roles[1]);
  if (turn === 0) flag(sheet.at({ x, y: top }), roles[1]);
}

function flag(sheet: Sheet, role: Role): void {
  sheet.shape(rectangle(-4, -58, 8, 62, 3), 'line', 'wood');
  sheet.shape(blob(knots('4,-56! 30,-62 62,-52! 52,-36 60,-20! 32,-26 4,-22!')), 'line', role);
}

function chimney(sheet: Sheet, random: Random, [x, y]: Point): void {
  const aside = random.pick([-1, 1]) * 44;
  sheet.shape(rectangle(x + aside - 15, y - 116, 30, 110), 'line', 'rust');
  sheet.shape(rectangle(x + aside - 21, y - 124, 42, 16, 4), 'line', 'stone');
}
