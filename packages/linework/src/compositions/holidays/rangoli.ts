import { byLevel } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { mirrored } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { FLOWERS } from '../../motifs/flowers.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { tidied } from '../tidied.ts';
import { sights } from '../sights.ts';

type Level = 0 | 1 | 2;
const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'sun', 'ember'];

/** A lamp that stands before the reader, its foot on the origin, 132 units high. */
function diya(sheet: Sheet, role: Role, level: Level): void {
  sheet.shape(mirrored('0,-132! 22,-90 20,-64 0,-52'), 'line', 'sun');
  if (level > 0) sheet.shape(mirrored('0,-98! 9,-78 0,-62'), 'fine', 'ember');
  sheet.shape(mirrored('0,-58! 74,-62! 66,-22 34,0 0,2'), 'bold', role);
  if (level === 2)
    for (const x of [-36, 0, 36]) sheet.shape(ellipse(x, -28 - Math.abs(x) * 0.16, 9), 'line', 'gold');
  sheet.shape(ellipse(0, -58, 74, 13), 'line', 'cream');
  sheet.shape(ellipse(0, -58, 13, 8), 'line', 'wood');
}

/** Where lamps stand around the pattern, those in front larger: x, y, size. */
const LAMPS = [
  [120, 950, 1],
  [880, 950, 1],
  [116, 170, 0.8],
  [884, 170, 0.8],
  [270, 964, 0.74],
  [730, 964, 0.74],
  [240, 128, 0.56],
  [760, 128, 0.56],
  [86, 806, 0.7],
  [914, 806, 0.7],
  [82, 300, 0.54],
  [918, 300, 0.54],
] as const;

/** A courtyard with a great rangoli and lamps around it. */
export const rangolis = sights(
  {
    category: 'holidays',
    size: [1000, 1000],
    backdrop: 'stone',
    tags: ['diwali', 'rangoli', 'lamps', 'flowers', 'festival of lights', 'courtyard'],
    draw(brief) {
      const { level, random } = brief;
      const floor = brief.sheet.layer('floor');
      const tiles = clockwise(rectangle(0, 0, 1000, 1000));
      if (level > 0)
        fillZone('lattice', {
          sheet: floor,
          zone: [tiles],
          size: byLevel(brief, 0, 250, 124),
          angle: 0,
          roles: ['stone', 'sand'],
        });
      const sheet = brief.sheet
        .layer('rangoli')
        .at({ x: 500, y: 500, angle: random.range(0, 1), scale: 0.86 });
      const count = byLevel(brief, 8, 10, 12);
      const kinds = random.shuffle(['lotus', 'leaf', 'drop', 'round'] as const);
      const roles = random.shuffle(LEADS);
      sheet.shape(ellipse(0, 0, byLevel(brief, 400, 400, 424)), 'bold', 'paper');
      const rings: readonly (readonly [number, number, number])[] = byLevel(
        brief,
        [
          [200, 176, 1],
          [60, 150, 0.9],
        ],
        [
          [276, 112, 1],
          [150, 140, 1],
          [50, 110, 0.9],
        ],
        [
          [316, 78, 1.7],
          [226, 104, 1],
          [130, 110, 1],
          [44, 92, 0.8],
        ],
      );
      for (const [i, [radius, long, more]] of rings.entries()) {
        const each = Math.round(count * more);
        if (level > 0 || i > 0)
          sheet.shape(ellipse(0, 0, radius + long + 12), 'line', i % 2 ? 'cream' : roles[i]!);
        around(sheet, { radius, count: each, phase: i % 2 ? 0.5 : 0 }, (spot) => {
          spot.shape(
            petal(
              kinds[i % 4]!,
              long,
              Math.min(
                long * 0.96,
                ((radius + long * 0.5) * byLevel(brief, 5.5, 5.5, i < 3 ? 6.1 : 5.2)) / each,
              ),
            ),
            'line',
            roles[(i + 1) % 6],
          );
          if (level > 0 && long > 70)
            spot.shape(petal(kinds[i % 4]!, long * 0.6, long * 0.34), 'fine', 'soft');
        });
      }
      const between = Math.round(count * rings[0]![2]);
      if (level > 0)
        around(sheet, { radius: byLevel(brief, 0, 362, 392), count: between, phase: 0.5 }, (spot) =>
          spot.shape(ellipse(0, 0, byLevel(brief, 0, 19, 15)), 'line', 'sun'),
        );
      sheet.shape(ellipse(0, 0, byLevel(brief, 70, 60, 52)), 'bold', 'gold');
      if (level > 0)
        FLOWERS.daisy(sheet.at({ scale: byLevel(brief, 0.7, 0.6, 0.5) }), {
          random,
          level: 0,
          petals: 'ember',
          heart: 'sun',
        });
      const lamps = brief.sheet.layer('lamps');
      const spots = LAMPS.slice(0, byLevel(brief, 4, 8, 12));
      for (const [i, [u, v, scale]] of spots.entries())
        diya(lamps.at({ x: u, y: v, scale }), LEADS[i % 4]!, scale < 0.6 && level === 2 ? 1 : level);
    },
  },
  [
    {
      name: 'rangoli-yard',
      size: [1000, 1000],
      told: [
        [
          'Lamps around the Flower',
          'The big flower was poured from colored sand this morning. Light one lamp after the other.',
        ],
        [
          'A Carpet of Colored Sand',
          'It took the whole family and nobody was allowed to sneeze. Tonight the lamps keep it company.',
        ],
        [
          'The Night of a Thousand Lamps',
          'In every yard of the street a pattern lies on the stones. This one used up all the pink.',
        ],
      ],
    },
    {
      name: 'rangoli-corner',
      size: [760, 1000],
      views: [
        [300, 560, 1.06],
        [700, 560, 1.06],
      ],
      told: [
        [
          'Mind Your Step',
          'The way to the kitchen leads around it, even if it is longer. Nobody minds tonight.',
        ],
        [
          'From the Doorstep',
          'Half of the pattern and a few lamps: more does not fit into the door. Choose the petals first.',
        ],
        [
          'One Petal at a Time',
          'Grandmother draws without a plan and it always closes in the end. Take her word for it and begin.',
        ],
      ],
    },
  ],
).map((page) => tidied(page));
