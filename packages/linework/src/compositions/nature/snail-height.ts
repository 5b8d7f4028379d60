import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { mix, type Path } from '../../geometry/point.ts';
import { evenly } from '../../geometry/ruled.ts';
import { snail } from '../../motifs/nature/creepers.ts';
import { bee, butterfly, ladybird } from '../../motifs/nature/fliers.ts';
import { fern, grass } from '../../motifs/nature/undergrowth.ts';
import { trunk } from '../../motifs/nature/trees.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

/** A toadstool seen from below: its gills spread under the cap. Its foot is the origin. */
function giant(
  sheet: Sheet,
  it: { tall: number; wide: number; lean: number; role: Role; level: 0 | 1 | 2 },
): void {
  const { tall, wide, lean, level } = it;
  const y = -tall;
  const stem = drawn(
    `${-wide * 0.17},0! ${-wide * 0.12 + lean * 0.4},${y * 0.5} ${-wide * 0.11 + lean},${y}! ${wide * 0.11 + lean},${y}! ${wide * 0.13 + lean * 0.5},${y * 0.5} ${wide * 0.2},0!`,
  );
  const cap = drawn(
    `${-wide},0! ${-wide * 0.86},${-wide * 0.62} 0,${-wide * 0.98} ${wide * 0.86},${-wide * 0.62} ${wide},0! ${wide * 0.6},${wide * 0.06} ${-wide * 0.6},${wide * 0.06}`,
    { x: lean, y, angle: lean / 900 },
  );
  sheet.shape(cap, 'bold', it.role);
  const head = sheet.inside([clockwise(cap)]).at({ x: lean, y, angle: lean / 900 });
  for (const [u, v, r] of (
    [
      [-0.4, -0.5, 0.15],
      [0.3, -0.62, 0.17],
      [0.7, -0.26, 0.11],
      [-0.74, -0.2, 0.1],
      [-0.04, -0.3, 0.12],
      [-0.1, -0.84, 0.09],
    ] as const
  ).slice(0, [3, 5, 6][level]))
    head.shape(ellipse(u * wide, v * wide, r * wide, r * wide * 0.86), 'line', 'paper');
  const under = sheet.at({ x: lean, y, angle: lean / 900 });
  const gills = ellipse(0, 0, wide * 0.98, wide * 0.27);
  under.shape(gills, 'bold', 'cream');
  under.shape(ellipse(0, 0, wide * 0.4, wide * 0.12), 'line', 'cream');
  const count = [8, 16, 24][level]!;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    under.line(
      [
        [wide * 0.4 * Math.cos(angle), wide * 0.12 * Math.sin(angle)],
        [wide * 0.98 * Math.cos(angle), wide * 0.27 * Math.sin(angle)],
      ],
      'fine',
      0,
    );
  }
  sheet.shape(stem, 'bold', 'cream');
  const ring: Path = mirrored(
    `0,0! ${wide * 0.17},-4 ${wide * 0.3},${wide * 0.2}! ${wide * 0.1},${wide * 0.14} 0,${wide * 0.17}`,
    { x: lean * 0.84, y: y * 0.74 },
  );
  sheet.shape(ring, 'line', 'paper');
}

function wood(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('wood');
  for (let i = 0; i < byLevel(brief, 0, 3, 6); i++)
    sheet.shape(ellipse(430, 260, 420 - i * byLevel(brief, 0, 110, 62)), 'line', i % 2 ? 'soft' : 'sun');
  for (const [i, x] of byLevel(brief, [700], [60, 700], [40, 240, 560, 730]).entries())
    trunk(sheet.at({ x, y: 870, scale: level === 2 && i % 3 !== 0 ? 0.6 : 0.9 }), {
      height: 1500,
      bark: i % 2 ? 'birch' : 'ridged',
      level: level === 2 ? 1 : 0,
      random,
    });
  sheet.shape(drawn('-30,860! 180,820 420,850 600,816 800,846! 800,1040! -30,1040!'), 'line', 'grass');
}

/** Toadstools as tall as towers, as a snail sees them. */
export const snailHeights = sights(
  {
    category: 'nature',
    size: [760, 1000],
    backdrop: 'sky',
    tags: ['toadstools', 'mushrooms', 'snail', 'forest', 'grass', 'low view'],
    draw(brief) {
      const { level, random } = brief;
      wood(brief);
      const sheet = brief.sheet.layer('toadstools');
      const roles = random.shuffle<Role>(['rust', 'ember', 'a', 'gold']);
      if (level > 0) fern(sheet.at({ x: 100, y: 900, scale: 1.1 }), random, 230, level === 2 ? 1 : 0);
      giant(sheet.at({ x: 560, y: 900 }), {
        tall: random.range(400, 470),
        wide: 180,
        lean: 40,
        role: roles[0]!,
        level,
      });
      giant(sheet.at({ x: 250, y: 930 }), {
        tall: random.range(560, 640),
        wide: byLevel(brief, 250, 240, 236),
        lean: -20,
        role: roles[1]!,
        level,
      });
      if (level > 0)
        giant(sheet.at({ x: 420, y: 960 }), {
          tall: 210,
          wide: 92,
          lean: 10,
          role: roles[2]!,
          level: level === 2 ? 1 : 0,
        });
      const fore = brief.sheet.layer('fore');
      snail(fore.at({ x: 560, y: 936, scale: byLevel(brief, 1.25, 1.15, 1.1) }), 'd', level);
      for (const x of evenly(byLevel(brief, 2, 5, 8), 10, 750))
        grass(fore.at({ x, y: 1000 }), random, mix(80, 170, random.next()), level === 0 ? 3 : 5);
      if (level > 0) butterfly(fore.at({ x: 640, y: 240, angle: 0.5, scale: 0.6 }), ['b', 'sun'], level);
      if (level > 0) ladybird(fore.at({ x: 240, y: 700, angle: 0.1, scale: 0.44 }), 0);
      if (level === 2) bee(fore.at({ x: 480, y: 150, scale: 0.56 }));
    },
  },
  [
    {
      name: 'snail-height',
      size: [760, 1000],
      told: [
        [
          'The Snail and the Two Umbrellas',
          'It has begun to rain, says the snail, and moves in under the bigger one. There is room for you too.',
        ],
        [
          'As Tall as Towers',
          'For a snail a toadstool is a tower with a lamp on top. From down here you can see how the gills are folded.',
        ],
        [
          'The Forest from Very Far Down',
          'Lie flat on the moss and look up. The toadstools hold the sky and the grass is a jungle.',
        ],
      ],
    },
    {
      name: 'under-the-cap',
      size: [1000, 760],
      views: [
        [300, 330, 1.4],
        [420, 720, 1.4],
      ],
      told: [
        ['A Roof with Dots', 'Red with white dots is the usual thing. Nobody here would mind a blue one.'],
        [
          'Under the Cap',
          'It smells of rain and moss down here. The gills are as fine as the pages of a book.',
        ],
        [
          'The Little Folk’s Ceiling',
          'Whoever lives at the foot of a toadstool falls asleep to this view. Count the gills instead of sheep.',
        ],
      ],
    },
  ],
);
