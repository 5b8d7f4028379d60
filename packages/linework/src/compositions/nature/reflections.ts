import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { mix } from '../../geometry/point.ts';
import { evenly } from '../../geometry/ruled.ts';
import { halo } from '../../motifs/nature/halo.ts';
import { lens } from '../../motifs/nature/open-water.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { broadleaf, spruce } from '../../motifs/nature/trees.ts';
import { cabin } from '../../motifs/nature/shelters.ts';
import { mountain } from '../../motifs/nature/peaks.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

const WATER = 500;

/** Mountains, trees and a cabin on the far shore; drawn once as they are and once upside down. */
function shore(sheet: Sheet, brief: Brief): void {
  const { level, random } = brief;
  const sun = 260 + (random.fork('sun').int(0, 4) * 440) / 4;
  const ends = byLevel(brief, [130], [130, 200, 280], [110, 160, 225, 300]);
  halo(sheet, { at: [sun, 250], begin: 66, ends, roles: ['soft', 'sky'] });
  sheet.shape(ellipse(sun, 250, 66), 'line', 'sun');
  for (const [x, y, scale] of byLevel(
    brief,
    [[620, 150, 0.8]],
    [
      [600, 150, 0.66],
      [140, 130, 0.56],
    ],
    [
      [600, 140, 0.6],
      [120, 120, 0.5],
      [400, 90, 0.4],
    ],
  ))
    driftCloud(sheet.at({ x: x!, y: y!, scale: scale! }), random.fork('cloud'), level > 0);
  const peaks = byLevel(
    brief,
    [
      [220, 220, 300],
      [560, 280, 280],
    ],
    [
      [120, 300, 230],
      [400, 190, 260],
      [660, 280, 230],
    ],
    [
      [60, 320, 190],
      [250, 230, 220],
      [470, 180, 230],
      [690, 270, 210],
    ],
  );
  for (const [x, y, half] of peaks)
    mountain(sheet, { peak: [x!, y!], half: half!, foot: WATER + 4, snow: true, roles: ['stone', 'soft'] });
  sheet.shape(
    drawn(`-20,440! 140,410 300,452 470,420 620,456 790,424! 790,${WATER}! -20,${WATER}!`),
    'line',
    'grass',
  );
  const place = random.fork('place');
  cabin(sheet.at({ x: place.range(240, 520), y: WATER - 4, scale: byLevel(brief, 0.62, 0.5, 0.46) }), {
    random: random.fork('cabin'),
    level: level === 0 ? 0 : 1,
  });
  for (const [i, x] of evenly(byLevel(brief, 2, 5, 9), 20, 750).entries()) {
    const at = sheet.at({
      x: x + place.range(-24, 24),
      y: WATER,
      scale: byLevel(brief, 0.8, 0.6, 0.52) * place.range(0.8, 1.1),
    });
    if (i % 3 === 1) broadleaf(at, { random: random.fork(`tree ${i}`), level: 0, role: 'ember' });
    else spruce(at, { random: random.fork(`tree ${i}`), level: 0 });
  }
}

/** A lake that shows everything twice. */
export const reflections = sights(
  {
    category: 'nature',
    size: [760, 1000],
    backdrop: 'sky',
    tags: ['lake', 'mountains', 'reflection', 'trees', 'cabin', 'calm'],
    draw(brief) {
      const { level, sheet } = brief;
      shore(sheet.layer('shore'), brief);
      const mirror = sheet.layer('mirror').inside([clockwise(rectangle(-20, WATER, 800, 520))]);
      mirror.shape(rectangle(-20, WATER, 800, 520), 'bold', 'water');
      shore(mirror.at({ y: WATER * 2, angle: Math.PI, flip: true }), {
        ...brief,
        level: level === 2 ? 1 : level,
      });
      const ripples = sheet.layer('ripples');
      for (let i = 0; i < byLevel(brief, 2, 5, 9); i++) {
        const y = mix(WATER + 40, 960, i / byLevel(brief, 1.6, 4.4, 8.4));
        const x = brief.random.range(120, 640);
        const reach = byLevel(brief, 130, 110, 90);
        ripples.shape(lens([x - reach, y], reach * 2, 26), 'line', 'sky');
      }
      if (level > 0) {
        const boat = sheet.layer('boat').at({ x: brief.random.range(200, 560), y: 850, scale: 1.1 });
        boat.shape(ellipse(0, 8, 150, 17), 'line', 'sky');
        boat.shape(drawn('-124,-44! 0,-26 124,-44! 92,6 -92,6'), 'bold', 'rust');
        boat.shape(rectangle(-40, -44, 70, 16, 4), 'line', 'wood');
      }
    },
  },
  [
    {
      name: 'reflection',
      size: [760, 1000],
      told: [
        [
          'The Lake Draws Too',
          'The lake copies whatever stands at its edge, only upside down. Find out whether it uses the same colors as you.',
        ],
        [
          'Twice the Mountains',
          'Above the shore everything is solid, below it everything trembles. Paint the lower half a little paler.',
        ],
        [
          'So Still You Could Turn It Over',
          'Not a breath of wind, and the mountains have come twice. Only the boat knows which way is up.',
        ],
      ],
    },
    {
      name: 'still-water',
      size: [1000, 700],
      views: [[380, 500, 1.34]],
      told: [
        [
          'Two Suns before Breakfast',
          'One sun stands over the hill and the other floats in the water. Nobody is up yet to say which one is real.',
        ],
        [
          'The Cabin That Floats',
          'From the far side the cabin seems to stand on its own roof. In autumn colors it looks best.',
        ],
        [
          'A Line between Two Worlds',
          'Where the shore touches the water the world folds in half. Fir by fir, both sides want a color.',
        ],
      ],
    },
  ],
);
