import { byLevel, type Brief } from '../../composition.ts';
import { clockwise, subtract } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import type { Path } from '../../geometry/point.ts';
import { evenly } from '../../geometry/ruled.ts';
import { locomotive } from '../../motifs/locomotive.ts';
import { wagon, type Load } from '../../motifs/wagon.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { broadleaf, spruce } from '../../motifs/nature/trees.ts';
import { mountain } from '../../motifs/scenery.ts';
import { fillZone } from '../../patterns/patterns.ts';
import { sights } from '../sights.ts';

const DECK = 430;
const LOADS: readonly Load[] = ['gifts', 'logs', 'pumpkins', 'logs'];

function valley(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('valley');
  sheet.shape(ellipse(800, 150, 56), 'line', 'sun');
  for (const [x, y, s] of (
    [
      [520, 120, 0.6],
      [920, 260, 0.5],
      [660, 230, 0.44],
    ] as const
  ).slice(0, level + 1))
    driftCloud(sheet.at({ x, y, scale: s }), random, level > 0);
  for (const [x, y, half] of byLevel(
    brief,
    [[760, 330, 220]],
    [
      [640, 330, 200],
      [900, 290, 220],
      [160, 360, 220],
    ],
    [
      [560, 350, 160],
      [740, 300, 200],
      [930, 330, 180],
      [100, 340, 200],
      [330, 380, 170],
    ],
  ))
    mountain(sheet, { peak: [x!, y!], half: half!, foot: 640, snow: level > 0, roles: ['stone', 'soft'] });
  sheet.shape(
    drawn('-20,520! 160,500 420,560 640,520 840,560 1020,510! 1020,1040! -20,1040!'),
    'line',
    'leaf',
  );
  for (const x of evenly(byLevel(brief, 3, 7, 11), 0, 1000))
    spruce(
      sheet.at({
        x: x + random.range(-20, 20),
        y: random.range(590, 640),
        scale: byLevel(brief, 0.6, 0.42, 0.36),
      }),
      { random, level: 0 },
    );
  sheet.shape(drawn('-20,690! 200,640 480,690 700,650 1020,700! 1020,1040! -20,1040!'), 'line', 'grass');
  sheet.shape(
    drawn('430,670! 500,672! 560,740 500,820 620,900 760,1040! 300,1040! 380,900 340,800 440,740'),
    'bold',
    'water',
  );
  for (const [u, v] of (
    [
      [470, 780],
      [470, 860],
      [520, 940],
    ] as const
  ).slice(0, level + 1))
    sheet.line(
      [
        [u - 50, v],
        [u, v - 10],
        [u + 50, v],
      ],
      'fine',
      0.4,
    );
}

function arches(brief: Brief): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('arches');
  const spans = byLevel(brief, 3, 4, 5);
  const wide = 1040 / spans;
  const holes = evenly(spans, -20, 1020).map((x): Path => {
    const r = wide * 0.37;
    return clockwise([
      ...arc(x, DECK + 70 + r, r, r, Math.PI, Math.PI * 2),
      [x + r * 0.9, 1100],
      [x - r * 0.9, 1100],
    ]);
  });
  const wall = subtract([clockwise(rectangle(-30, DECK, 1060, 500))], holes);
  sheet.shape(wall, 'bold', 'stone');
  if (level > 0)
    fillZone('bricks', {
      sheet,
      zone: wall,
      size: byLevel(brief, 0, 92, 64),
      angle: 0,
      roles: ['stone', 'sand'],
    });
  sheet.shape(rectangle(-30, DECK - 10, 1060, 30, 4), 'bold', 'sand');
}

/** A steam train on a viaduct. */
export const viaducts = sights(
  {
    category: 'vehicles',
    size: [1000, 1000],
    backdrop: 'sky',
    tags: ['train', 'viaduct', 'steam', 'mountains', 'valley', 'river'],
    draw(brief) {
      const { level, random } = brief;
      valley(brief);
      arches(brief);
      const sheet = brief.sheet.layer('train');
      const scale = byLevel(brief, 0.84, 0.68, 0.56);
      const x = 1000 - 330 * scale - random.range(0, 130);
      for (let i = 0; i < byLevel(brief, 2, 4, 6); i++)
        sheet.shape(
          clockwise(
            puff(
              random,
              [x + 150 * scale - 70 - i * 100, DECK - 330 * scale - 30 - i * 12],
              [46 + i * 8, 34 + i * 5],
              8,
            ),
          ),
          'line',
          'paper',
        );
      locomotive(sheet.at({ x, y: DECK - 10, scale }), {
        level: level === 2 ? 1 : 0,
        body: 'a',
        trim: 'b',
        pattern: 'diamonds',
      });
      const loads = random.shuffle(LOADS);
      for (let i = 0; i < 4; i++)
        wagon(sheet.at({ x: x - (440 + i * 290) * scale, y: DECK - 10, scale }), {
          level: 0,
          load: loads[i]!,
          body: (['b', 'c', 'd', 'gold'] as const)[i]!,
          pattern: 'lattice',
        });
      const fore = brief.sheet.layer('fore');
      for (const u of byLevel(brief, [110], [90, 920], [80, 210, 920]))
        broadleaf(fore.at({ x: u, y: 1010, scale: byLevel(brief, 1, 0.86, 0.8) }), {
          random,
          level: level === 2 ? 1 : 0,
        });
    },
  },
  [
    {
      name: 'viaduct-close',
      size: [1000, 700],
      views: [
        [600, 330, 1.36],
        [420, 330, 1.36],
      ],
      told: [
        [
          'All Aboard for the Mountains',
          'Steam on the left, mountains on the right. Every wagon may have another coat of paint.',
        ],
        [
          'Puff by Puff',
          'The smoke stays behind and has no hurry to catch up. The engine is proud of each cloud.',
        ],
        ['The Noon Freight', 'It comes over the bridge at twelve. The village sets its clocks by it.'],
      ],
    },
  ],
);
