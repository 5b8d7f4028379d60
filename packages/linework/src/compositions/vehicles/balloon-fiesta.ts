import { byLevel } from '../../composition.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { evenly } from '../../geometry/ruled.ts';
import { hotAirBalloon } from '../../motifs/adventure/hot-air-balloon.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { poplar } from '../../motifs/nature/trees.ts';
import { rider, type Rider } from '../../motifs/vehicles/driver.ts';
import type { PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import { sights } from '../sights.ts';

const SPOTS: readonly (readonly [x: number, y: number, scale: number])[] = [
  [560, 170, 0.24],
  [110, 220, 0.3],
  [330, 130, 0.34],
  [680, 360, 0.4],
  [150, 500, 0.52],
  [470, 420, 0.72],
];

/** Many balloons over the hills at once. */
export const balloonFiestas = sights(
  {
    category: 'vehicles',
    size: [760, 1000],
    backdrop: 'sky',
    tags: ['hot-air balloons', 'sky', 'hills', 'flying', 'clouds', 'patterns'],
    draw(brief) {
      const { level, random } = brief;
      const sheet = brief.sheet.layer('land');
      for (const [x, y, s] of (
        [
          [640, 90, 0.5],
          [250, 330, 0.5],
          [60, 90, 0.46],
          [680, 560, 0.5],
        ] as const
      ).slice(0, byLevel(brief, 1, 3, 4)))
        driftCloud(sheet.at({ x, y, scale: s }), random, level > 0);
      for (const [i, y] of byLevel(brief, [840, 920], [790, 850, 920], [760, 810, 860, 910, 950]).entries()) {
        sheet.shape(
          drawn(
            `-20,${y - 20}! 160,${y - 50 + i * 12} 360,${y + 10} 560,${y - 40} 800,${y - 6}! 800,1040! -20,1040!`,
          ),
          'line',
          (['leaf', 'grass', 'gold'] as const)[i % 3],
        );
        if (level > 0)
          for (const x of evenly(level * 2, 0, 760))
            poplar(sheet.at({ x: x + random.range(-60, 60), y: y + 14, scale: 0.2 + i * 0.05 }), {
              random,
              level: 0,
            });
      }
      if (level > 0) sheet.shape(ellipse(380, 940, 130, 18), 'line', 'water');
      const patterns = random.shuffle<PatternName>([
        'stripes',
        'chevrons',
        'diamonds',
        'scales',
        'lattice',
        'waves',
        'honeycomb',
        'triangles',
      ]);
      const roles = random.shuffle<Role>(['a', 'b', 'c', 'd', 'sun', 'ember']);
      const riders = random.shuffle<Rider>(['bear', 'fox', 'rabbit', 'cat', 'mouse', 'pig', 'dog']);
      const flip = random.chance(0.5);
      for (const [i, [x, y, scale]] of SPOTS.slice(byLevel(brief, 4, 2, 0)).entries())
        hotAirBalloon(
          brief.sheet.layer('balloons').at({
            x: (flip ? 760 - x : x) + random.range(-20, 20),
            y: y + random.range(-20, 20),
            scale: scale * byLevel(brief, 1.06, 1, 1),
          }),
          {
            level: scale > 0.5 ? level : scale > 0.36 && level > 0 ? 1 : 0,
            roles: [roles[i % 6]!, roles[(i + 1) % 6]!, roles[(i + 2) % 6]!],
            pattern: patterns[i]!,
            ...(scale > 0.5
              ? { riders: (view) => rider(view.at({ y: -124, scale: 0.86 }), riders[i]!, 'none', 'c', 0) }
              : {}),
          },
        );
    },
  },
  [
    {
      name: 'balloon-fiesta',
      size: [760, 1000],
      told: [
        [
          'Two Balloons before Breakfast',
          'They started in the dew and now they are higher than the birds. Somebody has packed rolls for everyone.',
        ],
        [
          'Four in the Morning Sky',
          'Each balloon has another pattern. That way nobody climbs into the wrong one.',
        ],
        [
          'The Day They All Went Up',
          'Once a year the whole valley flies. Six balloons, six patterns and hardly any wind.',
        ],
      ],
    },
    {
      name: 'balloon-basket',
      size: [1000, 760],
      views: [
        [440, 560, 1.32],
        [300, 360, 1.34],
      ],
      told: [
        ['Just Off the Ground', 'The hills are still close enough to smell the hay. Hold your hat.'],
        [
          'Passing Each Other',
          'In the air nobody has the right of way, so they simply wave. The nearer one was painted by hand.',
        ],
        ['So Many Stripes', 'From the side the sky is full of silk. Start with one panel and go around.'],
      ],
    },
  ],
);
