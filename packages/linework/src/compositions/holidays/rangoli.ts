import { byLevel } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { mirrored } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { polar } from '../../geometry/point.ts';
import { FLOWERS } from '../../motifs/flowers.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

type Level = 0 | 1 | 2;
const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'sun', 'ember'];

function diya(sheet: Sheet, role: Role, level: Level): void {
  sheet.shape(mirrored('0,-66! 34,-26 40,10 22,44 0,50'), 'bold', role);
  if (level > 0) sheet.shape(mirrored('0,-44! 22,-16 26,8 12,28 0,32'), 'line', 'gold');
  sheet.shape(mirrored(level === 0 ? '0,-112! 26,-66 0,-34!' : '0,-74! 12,-48 0,-34!'), 'line', 'sun');
  if (level > 0) sheet.shape(ellipse(0, 8, 9), 'line', 'ember');
}

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
      const [x, y] = [500 + random.range(-120, 120), 500 + random.range(-90, 90)];
      const sheet = brief.sheet.layer('rangoli').at({ x, y, angle: random.range(0, 1) });
      const count = byLevel(brief, 8, 10, 12);
      const kinds = random.shuffle(['lotus', 'leaf', 'drop', 'round'] as const);
      const roles = random.shuffle(LEADS);
      sheet.shape(ellipse(0, 0, 400), 'bold', 'paper');
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
            petal(kinds[i % 4]!, long, Math.min(long * 0.9, ((radius + long * 0.5) * 4.9) / each)),
            'line',
            roles[(i + 1) % 6],
          );
          if (level > 0 && long > 80)
            spot.shape(petal(kinds[i % 4]!, long * 0.6, long * 0.34), 'fine', 'soft');
        });
      }
      sheet.shape(ellipse(0, 0, byLevel(brief, 70, 60, 52)), 'bold', 'gold');
      if (level > 0)
        FLOWERS.daisy(sheet.at({ scale: byLevel(brief, 0.7, 0.6, 0.5) }), {
          random,
          level: 0,
          petals: 'ember',
          heart: 'sun',
        });
      const lamps = brief.sheet.layer('lamps').at({ x, y });
      const turn = random.range(0, 1);
      for (let i = 0; i < byLevel(brief, 6, 10, 14); i++) {
        const angle = turn + (i / byLevel(brief, 6, 10, 14)) * Math.PI * 2;
        const [u, v] = polar([0, 0], 470, angle);
        diya(
          lamps.at({ x: u, y: v, angle: angle + Math.PI / 2, scale: byLevel(brief, 1.5, 1.15, 0.96) }),
          LEADS[i % 4]!,
          level,
        );
      }
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
        [300, 450, 1.06],
        [720, 560, 1.06],
      ],
      told: [
        [
          'Mind Your Step',
          'The way to the kitchen leads around it, even if it is longer. Nobody minds tonight.',
        ],
        [
          'From the Doorstep',
          'Most of the pattern and a row of lamps: more does not fit into the door. Choose the petals first.',
        ],
        [
          'One Petal at a Time',
          'Grandmother draws without a plan and it always closes in the end. Take her word for it and begin.',
        ],
      ],
    },
  ],
);
