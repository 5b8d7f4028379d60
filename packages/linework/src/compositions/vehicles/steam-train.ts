import { points } from '../../geometry/knots.ts';
import type { Brief, Composition } from '../../composition.ts';
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

/** A steam train crossing the hills with a bear at the window, for medium and hard pages. */
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
      title: `Steam Train with ${carrying}`,
      description: `A bear drives his engine past fir trees and green hills. The wagon behind it is piled high with ${carrying.toLowerCase()}.`,
      tags: ['train', 'steam engine', 'railway', 'bear', carrying.toLowerCase()],
    };
  },
};

function drawHills(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('hills');
  sun(sheet.at({ x: 850, y: 150 }), 50, level === 1 ? 10 : 14);
  cloud(sheet.at({ x: 150, y: 168, scale: 0.72 }), random, true);
  cloud(sheet.at({ x: 300, y: 110, scale: 0.44 }), random, false);
  const far = hill(sheet, points('0,372 160,312 330,372 520,322 700,380 860,312 1000,362'), 760, 'leaf');
  if (level === 2)
    fillZone('scales', {
      sheet,
      zone: [clockwise([...far, [1000, 560], [0, 560]])],
      size: 62,
      angle: 0,
      roles: ['leaf', 'grass'],
    });
  const firs: readonly (readonly [x: number, y: number, scale: number])[] =
    level === 1
      ? [
          [62, 452, 0.8],
          [938, 450, 0.8],
        ]
      : [
          [62, 452, 0.8],
          [366, 448, 0.7],
          [900, 440, 0.8],
        ];
  for (const [x, y, scale] of firs) fir(sheet.at({ x, y, scale }), 3, false);
  hill(sheet, points('0,452 130,430 300,470 480,440 640,452 820,410 1000,460'), 760, 'grass');
  roundTree(sheet.at({ x: 946, y: 560, scale: 0.8 }), random, level === 1);
}

function drawTrack(brief: Brief): void {
  const sheet = brief.sheet.layer('track');
  sheet.shape(rectangle(0, RAIL + 4, 1000, 200), 'line', 'sand');
  const [step, sleepers] = brief.level === 1 ? [124, 8] : [62, 16];
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
  sheet.shape(rectangle(0, RAIL, 1000, 15), 'line', 'stone');
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
  const at = { x: 620, y: RAIL, scale: 0.98 };
  steam(brief.sheet.layer('steam'), at);
  wagon(sheet.at({ x: 182, y: RAIL, scale: 0.92 }), {
    level,
    load,
    body: 'd',
    pattern: random.pick<PatternName>(['honeycomb', 'lattice', 'diamonds']),
  });
  locomotive(sheet.at(at), { level, body, trim, pattern });
}

/** Puffs of steam: how far each is from the chimney, and its radius. */
const PUFFS = [
  [-390, -82, 72],
  [-272, -84, 60],
  [-170, -68, 50],
  [-86, -42, 40],
  [-24, -8, 30],
] as const;

/** Puffs from the chimney, growing as they drift back over the train. */
function steam(sheet: Sheet, at: { x: number; y: number; scale: number }): void {
  const [x, y] = [at.x + 190 * at.scale, at.y - 366 * at.scale];
  for (const [dx, dy, radius] of PUFFS) puff(sheet.at({ x: x + dx, y: y + dy }), radius);
}

function puff(sheet: Sheet, radius: number): void {
  const lobes = Array.from({ length: 7 }, (_, i) => {
    const angle = (i / 7) * Math.PI * 2 + radius;
    return ellipse(radius * 0.6 * Math.cos(angle), radius * 0.52 * Math.sin(angle), radius * 0.45);
  });
  sheet.shape(unite([ellipse(0, 0, radius * 0.6), ...lobes]).slice(0, 1), 'line', 'cream');
  if (radius > 34)
    sheet.line(
      arc(-radius * 0.1, 0, radius * 0.36, radius * 0.32, Math.PI * 0.7, Math.PI * 1.9),
      'fine',
      0.6,
    );
}

function drawMeadow({ sheet, random, level }: Brief): void {
  const tints: Role[] = ['a', 'd', 'b', 'c'];
  const { count, from, wide, size } =
    level === 1
      ? { count: 2, from: 330, wide: 340, size: 0.78 }
      : { count: 11, from: 90, wide: 820, size: 0.66 };
  for (let i = 0; i < count; i++)
    stalkFlower(
      sheet.layer('meadow').at({
        x: from + (i * wide) / (count - 1),
        y: 716 + (i % 2) * 4,
        scale: size * random.range(0.9, 1.06),
      }),
      5,
      tints[i % 4]!,
    );
}
