import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { cloud, fir, hill, roundTree, sun } from '../../motifs/landscape.ts';
import { locomotive } from '../../motifs/locomotive.ts';
import { framed, SCENE_PENS, stalkFlower } from '../../motifs/scenery.ts';
import { wagon, type Load } from '../../motifs/wagon.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const RAIL = 596;

/** A steam train crossing the hills with a bear at the window. */
export const steamTrain: Composition = {
  name: 'steam-train',
  category: 'vehicles',
  size: [1000, 760],
  strays: 1.2,
  pens: SCENE_PENS,
  draw(brief) {
    const { random } = brief;
    const load = random.pick<Load>(['gifts', 'logs', 'pumpkins']);
    framed(brief.sheet, [1000, 760], 'sky', (inside) => {
      const scene = { ...brief, sheet: inside };
      drawHills(scene);
      drawTrack(scene);
      drawTrain(scene, load);
      drawMeadow(scene);
    });
    const carrying = { gifts: 'Presents', logs: 'Firewood', pumpkins: 'Pumpkins' }[load];
    return {
      title:
        brief.level === 0
          ? `The ${random.pick(['Little', 'Cheerful'])} Bear Express`
          : `Steam Train with ${carrying}`,
      description: `A bear drives his engine past ${brief.level === 0 ? 'green hills' : 'fir trees and green hills'}. ${brief.level === 0 ? 'The big wheels and puffs of steam are easy to fill.' : `The wagon behind it is piled high with ${carrying.toLowerCase()}.`}`,
      tags: [
        'train',
        'steam engine',
        'railway',
        'bear',
        ...(brief.level === 0 ? ['hills'] : [carrying.toLowerCase()]),
      ],
    };
  },
};

function drawHills(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('hills');
  if (level > 0) sun(sheet.at({ x: 850, y: 150 }), 50, byLevel(brief, 0, 10, 14));
  else cloud(sheet.at({ x: 858, y: 196, scale: 0.62 }), random, false);
  cloud(
    sheet.at({ x: byLevel(brief, 250, 150, 150), y: byLevel(brief, 138, 168, 168), scale: 0.72 }),
    random,
    level > 0,
  );
  if (level > 0) cloud(sheet.at({ x: 300, y: 110, scale: 0.44 }), random, false);
  const far = hill(sheet, points('0,372 160,312 330,372 520,322 700,380 860,312 1000,362'), 760, 'leaf');
  if (level === 2)
    fillZone('scales', {
      sheet,
      zone: [clockwise([...far, [1000, 560], [0, 560]])],
      size: 62,
      angle: 0,
      roles: ['leaf', 'grass'],
    });
  if (level > 0)
    for (const [x, y, scale] of byLevel(
      brief,
      [],
      [
        [62, 452, 0.8],
        [938, 450, 0.8],
      ],
      [
        [62, 452, 0.8],
        [366, 448, 0.7],
        [900, 440, 0.8],
      ],
    ) as [number, number, number][])
      fir(sheet.at({ x, y, scale }), 3, false);
  hill(sheet, points('0,452 130,430 300,470 480,440 640,452 820,410 1000,460'), 760, 'grass');
  if (level > 0) roundTree(sheet.at({ x: 946, y: 560, scale: 0.8 }), random, level === 1);
}

function drawTrack(brief: Brief): void {
  const sheet = brief.sheet.layer('track');
  sheet.shape(rectangle(0, RAIL + 4, 1000, 200), 'line', 'sand');
  const step = byLevel(brief, 0, 124, 62);
  const sleepers = byLevel(brief, 0, 8, 16);
  for (let x = 20; x < 20 + sleepers * step; x += step)
    sheet.shape(
      [
        [x, RAIL + 14],
        [x + step * 0.5, RAIL + 14],
        [x + step * 0.46, RAIL + 36],
        [x - step * 0.08, RAIL + 36],
      ],
      'line',
      'wood',
    );
  if (brief.level > 0) sheet.shape(rectangle(0, RAIL, 1000, 15), 'line', 'stone');
  hill(sheet, points('0,664 250,650 500,662 760,650 1000,664'), 760, 'grass');
}

function drawTrain(brief: Brief, load: Load): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('train');
  const pattern = random.pick<PatternName>(['hearts', 'diamonds', 'stars', 'scales']);
  const [body, trim] = random.pick<readonly [Role, Role]>([
    ['a', 'c'],
    ['c', 'a'],
    ['d', 'b'],
    ['b', 'a'],
  ]);
  const at = byLevel(
    brief,
    { x: 510, y: RAIL, scale: 1.22 },
    { x: 620, y: RAIL, scale: 0.98 },
    { x: 620, y: RAIL, scale: 0.98 },
  );
  steam(brief, at);
  if (level > 0)
    wagon(sheet.at({ x: 182, y: RAIL, scale: 0.92 }), {
      level,
      load,
      body: 'd',
      pattern: random.pick<PatternName>(['honeycomb', 'lattice', 'diamonds']),
    });
  locomotive(sheet.at(at), { level, body, trim, pattern });
}

/** Puffs from the chimney, growing as they drift back over the train. */
function steam(brief: Brief, at: { x: number; y: number; scale: number }): void {
  const sheet = brief.sheet.layer('steam');
  const [x, y] = [at.x + 190 * at.scale, at.y - 366 * at.scale];
  const puffs = byLevel<readonly (readonly [number, number, number])[]>(
    brief,
    [
      [-210, -24, 62],
      [-96, -10, 48],
      [-10, 0, 32],
    ],
    [
      [-390, -82, 72],
      [-272, -84, 60],
      [-170, -68, 50],
      [-86, -42, 40],
      [-24, -8, 30],
    ],
    [
      [-390, -82, 72],
      [-272, -84, 60],
      [-170, -68, 50],
      [-86, -42, 40],
      [-24, -8, 30],
    ],
  );
  for (const [dx, dy, r] of puffs) puff(sheet.at({ x: x + dx, y: y + dy }), r, brief.level);
}

function puff(sheet: Sheet, radius: number, level: 0 | 1 | 2): void {
  const lobes = Array.from({ length: 7 }, (_, i) => {
    const angle = (i / 7) * Math.PI * 2 + radius;
    return ellipse(radius * 0.6 * Math.cos(angle), radius * 0.52 * Math.sin(angle), radius * 0.45);
  });
  sheet.shape(unite([ellipse(0, 0, radius * 0.6), ...lobes]).slice(0, 1), 'line', 'cream');
  if (level > 0 && radius > 34)
    sheet.line(
      arc(-radius * 0.1, 0, radius * 0.36, radius * 0.32, Math.PI * 0.7, Math.PI * 1.9),
      'fine',
      0.6,
    );
}

function drawMeadow(brief: Brief): void {
  const sheet = brief.sheet.layer('meadow');
  const tints: Role[] = ['a', 'd', 'b', 'c'];
  const count = byLevel(brief, 0, 2, 11);
  for (let i = 0; i < count; i++) {
    const x = byLevel(brief, 0, 330, 90) + (i * byLevel(brief, 0, 340, 820)) / Math.max(1, count - 1);
    stalkFlower(
      sheet.at({
        x,
        y: 716 + (i % 2) * 4,
        scale: byLevel(brief, 1, 0.78, 0.66) * brief.random.range(0.9, 1.06),
      }),
      5,
      tints[i % 4]!,
    );
  }
}
