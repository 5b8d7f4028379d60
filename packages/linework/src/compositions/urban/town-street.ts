import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { ruled } from '../../geometry/ruled.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { uprightCat } from '../../motifs/roomy/upright-cat.ts';
import { strayCat } from '../../motifs/stray-cat.ts';
import { cloud, roundTree, sun } from '../../motifs/landscape.ts';
import { framed, SCENE_PENS } from '../../motifs/scenery.ts';
import { cobbles, lantern, townhouse, type Gable } from '../../motifs/townhouse.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const FOOT = 812;

/** A row of narrow houses with gables, a shop among them, along a cobbled street. */
export const townStreet: Composition = {
  name: 'town-street',
  category: 'urban',
  size: [1000, 1000],
  strays: 1.3,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const evening = level > 0 && random.chance(0.4);
    framed(brief.sheet, [1000, 1000], evening ? 'night' : 'sky', (inside) => {
      const scene = { ...brief, sheet: inside };
      drawSky(scene, evening);
      drawStreet(scene);
      drawHouses(scene);
      drawPavement(scene);
    });
    return {
      title: evening
        ? random.pick(['Evening in Gable Street', 'Lantern Street'])
        : random.pick(
            byLevel(
              brief,
              ['Three Little Houses', 'The Corner Shop'],
              ['Morning in Gable Street', 'Houses by the Market'],
              ['The Old Town Street', 'Five Gables'],
            ),
          ),
      description: `Narrow houses with gables stand side by side along the street. ${level === 0 ? 'Every house can have its own color.' : 'Flowers grow at the windows and the shop has its awning out.'}`,
      tags: ['houses', 'street', 'town', 'windows', evening ? 'evening' : 'shop'],
    };
  },
};

function drawSky(brief: Brief, evening: boolean): void {
  const sheet = brief.sheet.layer('sky');
  if (evening) {
    sheet.shape(ellipse(160, 150, 58), 'line', 'sun');
    for (const [x, y, r] of [
      [300, 110, 18],
      [450, 150, 14],
      [600, 96, 18],
      [760, 140, 14],
      [890, 110, 20],
    ] as const)
      sheet.shape(star(x, y, r, r * 0.5, 5), 'line', 'sun');
    return;
  }
  if (brief.level === 2 && !brief.isPart)
    dressSky(sheet, brief.random, {
      zone: [clockwise(rectangle(0, 0, 1000, FOOT))],
      kind: brief.random.fork('sky').pick(['gusts', 'mackerel', 'leaves']),
      size: 100,
    });
  if (brief.level > 0) sun(sheet.at({ x: 164, y: 156 }), 46, byLevel(brief, 0, 10, 14));
  else cloud(sheet.at({ x: 150, y: 200, scale: 0.7 }), brief.random, false);
  cloud(sheet.at({ x: 460, y: 150, scale: 0.66 }), brief.random, brief.level > 0);
  cloud(sheet.at({ x: 810, y: 176, scale: 0.74 }), brief.random, brief.level > 0);
}

function drawStreet(brief: Brief): void {
  const sheet = brief.sheet.layer('street');
  sheet.shape(rectangle(0, FOOT - 6, 1000, 50), 'line', 'sand');
  sheet.shape(rectangle(0, FOOT + 44, 1000, 200), 'line', 'stone');
  if (brief.level === 0)
    for (const x of [600, 830]) ruled(sheet, `${x},${FOOT - 6} ${x},${FOOT + 44}`, 'line');
  else if (brief.level === 1) cobbles(sheet, 0, FOOT + 44, 1000, 130, 470);
  if (brief.level === 2) cobbles(sheet, 0, FOOT + 44, 1000, 130, 62);
}

function drawHouses(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('houses');
  const gables = random.shuffle<Gable>(['step', 'bell', 'point', 'round', 'neck']);
  const walls = random.shuffle<Role>(['a', 'b', 'c', 'd', 'cream', 'soft']);
  const widths = byLevel<readonly number[]>(
    brief,
    [286, 300, 286],
    [216, 226, 214, 220],
    [176, 184, 170, 182, 174],
  );
  const shop = random.int(0, widths.length - 1);
  const heights = [430, 500, 452, 520, 440];
  let x = (1000 - widths.reduce((sum, width) => sum + width, 0)) / 2;
  widths.forEach((width, i) => {
    const eaves = heights[(i + shop) % heights.length]!;
    townhouse(sheet.at({ x, y: FOOT }), {
      level,
      width,
      eaves,
      gable: gables[i]!,
      wall: walls[i]!,
      trim: walls[(i + 2) % walls.length]!,
      floors: level === 0 ? 1 : eaves > 480 ? 3 : 2,
      shop: i === shop,
      isPlain: level === 0,
      ...(level === 2 && !brief.isPart && i % 2 === 0 ? { dress: i % 4 === 0 ? 'bricks' : 'rubble' } : {}),
    });
    if (level === 0) windowBoxes(sheet.at({ x, y: FOOT }), width, eaves);
    x += width;
  });
}

/** A box below each upper window of a plain front, and a few of its bricks. */
function windowBoxes(sheet: Sheet, width: number, eaves: number): void {
  const foot = -eaves + 24 + (eaves - 198) * 0.86;
  for (const x of [width * 0.25, width * 0.75]) {
    sheet.shape(rectangle(x - 56, foot, 112, 42, 8), 'line', 'wood');
  }
  for (const [x, y] of [
    [20, -eaves + 34],
    [width - 66, foot + 84],
    [34, foot + 76],
  ] as const)
    ruled(sheet, `${x},${y} ${x + 44},${y} | ${x + 22},${y + 20} ${x + 60},${y + 20}`, 'line');
}

function drawPavement(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('pavement');
  if (level === 0) return uprightCat(sheet.at({ x: 330, y: FOOT + 100, scale: 1.2 }));
  lantern(sheet.at({ x: level === 1 ? 500 : 84, y: FOOT + 60, scale: 0.92 }));
  roundTree(sheet.at({ x: 926, y: FOOT + 64, scale: 1.02 }), random, level === 2);
  strayCat(sheet.at({ x: level === 1 ? 270 : 244, y: FOOT + 78, scale: level === 1 ? 0.94 : 0.9 }));
}
