import type { Path, Point, Shape } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { dressBoards } from '../dressing/boards.ts';
import { dressFoliage } from '../dressing/foliage.ts';
import { dressMeadow } from '../dressing/meadow.ts';
import { dressSky } from '../dressing/sky.ts';
import { dressWall } from '../dressing/wall.ts';
import { pageGround } from '../page-ground.ts';
import type { Surround } from './surround.ts';

type Dress = (sheet: Sheet, random: Random, zone: Shape) => void;

const WALLS = {
  bricks: (sheet, random, zone) =>
    dressWall(sheet, random, { zone, kind: 'bricks', size: 150, roles: ['rust', 'stone'] }),
  rubble: (sheet, random, zone) =>
    dressWall(sheet, random, { zone, kind: 'rubble', size: 176, roles: ['stone', 'soft'] }),
  fence: (sheet, random, zone) =>
    dressBoards(sheet, random, { zone, kind: 'planks', size: 128, angle: Math.PI / 2 }),
  logs: (sheet, random, zone) => dressBoards(sheet, random, { zone, kind: 'logs', size: 150 }),
  clouds: (sheet, random, zone) => dressSky(sheet, random, { zone, kind: 'heaped', size: 176 }),
  wind: (sheet, random, zone) => dressSky(sheet, random, { zone, kind: 'gusts', size: 144 }),
  hedge: (sheet, random, zone) => dressFoliage(sheet, random, { zone, kind: 'hanging', size: 150 }),
} as const satisfies Record<string, Dress>;

/** What may stand behind a plant. */
export type GardenWall = keyof typeof WALLS;

/** What stands behind a plant on a hard page, from edge to edge, and the grass it grows from. */
export function gardenWall(sheet: Sheet, kind: GardenWall, { width, height, random }: Surround): Sheet {
  return pageGround(sheet, [width, height], (ground, zone) => {
    WALLS[kind](ground, random, zone);
    dressMeadow(ground.inside(zone), random, {
      zone: [turf(random.fork('turf'), width, height)],
      kind: 'blades',
      size: 150,
      rim: 'line',
    });
  });
}

/** The lowest fifth of a page, its upper edge a row of grass tips. */
function turf(random: Random, width: number, height: number): Path {
  const tips = Array.from({ length: Math.round(width / 40) }, (_, i): Point[] => [
    [i * 40, height * 0.85],
    [i * 40 + random.range(12, 28), height * random.range(0.77, 0.82)],
  ]).flat();
  return [[0, height], ...tips, [width, height * 0.85], [width, height]];
}
