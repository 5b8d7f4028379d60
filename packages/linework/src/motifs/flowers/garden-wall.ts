import { traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Shape } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { dressBoards } from '../dressing/boards.ts';
import { dressSky } from '../dressing/sky.ts';
import { dressWall } from '../dressing/wall.ts';
import { pageGround } from '../page-ground.ts';
import type { Surround } from './surround.ts';

type Dress = (sheet: Sheet, random: Random, zone: Shape) => void;

const WALLS = {
  bricks: (sheet, random, zone) =>
    dressWall(sheet, random, { zone, kind: 'bricks', size: 128, roles: ['rust', 'stone'] }),
  rubble: (sheet, random, zone) =>
    dressWall(sheet, random, { zone, kind: 'rubble', size: 176, roles: ['stone', 'soft'] }),
  fence: (sheet, random, zone) => boardFence(sheet.inside(zone), random),
  logs: (sheet, random, zone) => dressBoards(sheet, random, { zone, kind: 'logs', size: 150 }),
  clouds: (sheet, random, zone) => dressSky(sheet, random, { zone, kind: 'heaped', size: 176 }),
  wind: (sheet, random, zone) => dressSky(sheet, random, { zone, kind: 'gusts', size: 144 }),
} as const satisfies Record<string, Dress>;

/** What may stand behind a plant. */
export type GardenWall = keyof typeof WALLS;

/** What stands behind a plant on a hard page, from edge to edge. */
export function gardenWall(sheet: Sheet, kind: GardenWall, { width, height, random }: Surround): Sheet {
  return pageGround(sheet, [width, height], (ground, zone) => {
    ground.shape(zone, 'line', 'soft');
    WALLS[kind](ground, random, zone);
  });
}

/** Upright boards of even width, each with its grain and some with a knot. */
function boardFence(sheet: Sheet, random: Random): void {
  const wide = 92;
  for (let x = 34 - wide / 2; x < 780; x += wide) {
    sheet.shape(rectangle(x, 0, wide, 1000), 'fine', 'wood');
    const sway = random.range(-8, 8);
    for (const share of [0.3, 0.7]) {
      const from = random.range(60, 420);
      sheet.line(
        traced(
          `${x + wide * share},${from} ${x + wide * share + sway},${from + 170} ${x + wide * share},${from + 360}`,
        ),
        'fine',
        0.6,
      );
    }
    if (random.chance(0.6))
      sheet.shape(
        ellipse(x + wide / 2, random.range(90, 860), 11, 19, random.range(-0.2, 0.2)),
        'fine',
        'rust',
      );
  }
}
