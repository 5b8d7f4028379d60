import { byLevel, type Brief } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import type { Point } from '../../geometry/point.ts';
import { currentBands } from '../../motifs/bands-of-air.ts';
import { WHEEL_ROLES } from '../../motifs/mandalas/own-wheel.ts';
import { drawWheel } from '../../motifs/mandalas/wheel.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { tidied } from '../tidied.ts';
import { EXPERT_PENS } from './mandala-grand.ts';

/** A hill with a pattern on it, its crest through the given heights at even steps. */
function patternHill(brief: Brief, crest: readonly number[], role: Role, seed: string): void {
  const step = 1000 / (crest.length - 1);
  const top = curve(crest.map((y, i): Point => [i * step, y]));
  const rim = [...top, [1000, 1000] as Point, [0, 1000] as Point];
  const sheet = brief.sheet.layer('hills');
  sheet.shape(rim, 'bold', role);
  if (brief.level > 0)
    fillZone(brief.random.fork(seed).pick(['waves', 'scales', 'chevrons', 'diamonds']), {
      sheet: sheet.inside([rim]),
      zone: [rim],
      size: byLevel(brief, 0, 150, 62),
      angle: 0,
      roles: [role, 'soft'],
    });
}

/** Long cracks in the bark of a trunk between two heights. */
function bark(trunk: Sheet, x: number, from: number, to: number, random: Random): void {
  for (const dx of [-9, 9]) {
    const start = from + random.range(10, 60);
    trunk.line(
      curve([
        [x + dx * 0.6, start],
        [x + dx + random.range(-4, 4), (start + to) / 2],
        [x + dx * 1.7, to],
      ]),
      'fine',
      0.4,
    );
  }
}

/** Trees whose round crowns are mandalas. */
export const grove = tidied(
  edged({
    name: 'mandala-grove',
    category: 'mandalas',
    size: [1000, 760],
    edge: 'page',
    backdrop: 'sky',
    pens: EXPERT_PENS,
    draw(brief) {
      const { random, sheet, level } = brief;
      if (level > 0)
        for (let i = byLevel(brief, 0, 9, 12); i > 0; i--)
          sheet
            .layer('sky')
            .shape(
              ellipse(random.range(690, 710), 150, i * byLevel(brief, 0, 110, 70)),
              'fine',
              i % 2 ? 'sky' : 'soft',
            );
      sheet.layer('sky').shape(ellipse(700, 150, 66), 'line', 'sun');
      patternHill(brief, [560, 500, 540, 470, 520], 'grass', 'far');
      const spots = byLevel<readonly (readonly [number, number, number])[]>(
        brief,
        [[500, 330, 210]],
        [
          [270, 320, 200],
          [730, 350, 180],
        ],
        [
          [190, 280, 130],
          [504, 330, 166],
          [812, 274, 130],
        ],
      );
      spots.forEach(([x, y, radius], i) => {
        const own = random.fork(`tree ${i}`);
        const at = x + own.range(-22, 22);
        const foot = 740;
        const tree = sheet.layer('trees');
        const trunk = tube(
          curve([
            [at, y],
            [at - 8, (y + foot) / 2],
            [at, foot],
          ]),
          (t) => radius * byLevel(brief, 0.07, 0.12, 0.11) * (1 + (9 / 7) * t * t),
        );
        tree.shape(trunk, 'bold', 'wood');
        if (level > 0) bark(tree.inside([trunk]), at, y + radius, foot, own.fork('bark'));
        drawWheel(tree.at({ x: at, y, angle: own.range(0, 1) }), {
          random: own,
          level,
          radius,
          roles: own.shuffle<Role>(['leaf', 'a', 'b', 'grass']),
          fringe: own.pick(['lobes', 'petals']),
        });
      });
      patternHill(brief, [650, 600, 640, 690, 620, 660], 'grass', 'near');
      return {
        title: random
          .fork('title')
          .pick(['The Mandala Grove', 'Round Trees on the Hill', 'A Wood of Wheels']),
        description:
          'Every tree on these hills wears a mandala for a crown. Let one be spring, one summer and one autumn.',
        tags: ['mandala', 'trees', 'hills', 'landscape'],
      };
    },
  }),
  2,
);

/** Flowers on long stems, seen from below, whose heads are mandalas. */
export const tallMeadow = tidied(
  edged({
    name: 'mandala-meadow',
    category: 'mandalas',
    size: [700, 1000],
    edge: 'page',
    backdrop: 'sky',
    pens: EXPERT_PENS,
    draw(brief) {
      const { random, sheet, level } = brief;
      if (level > 0)
        fillZone(random.pick(['waves', 'scales']), {
          sheet: sheet.layer('sky'),
          zone: [rectangle(20, 20, 660, 960)],
          size: byLevel(brief, 0, 210, 90),
          angle: 0.2,
          roles: ['sky', 'soft'],
        });
      const stems = sheet.layer('stems');
      const heads = random.pick<readonly (readonly [number, number, number])[]>([
        [
          [180, 210, 190],
          [520, 330, 200],
          [210, 620, 170],
          [560, 740, 130],
        ],
        [
          [470, 190, 220],
          [150, 420, 180],
          [520, 600, 160],
          [230, 760, 120],
        ],
        [
          [340, 300, 250],
          [90, 640, 150],
          [590, 640, 170],
          [340, 800, 110],
        ],
        [
          [380, 310, 270],
          [120, 690, 150],
          [580, 700, 160],
          [350, 850, 96],
        ],
        [
          [160, 180, 150],
          [520, 250, 160],
          [200, 520, 170],
          [540, 610, 150],
          [300, 800, 110],
        ],
      ]);
      const shown = heads.slice(0, byLevel(brief, 2, 3, 5));
      shown.forEach(([x, y], i) => {
        const foot = x + (350 - x) * 0.35;
        stems.shape(
          tube(
            curve([
              [foot, 1010],
              [(x + foot) / 2 + (i % 2 ? 24 : -24), (y + 1000) / 2],
              [x, y],
            ]),
            () => byLevel(brief, 13, 10, 8),
          ),
          'line',
          'leaf',
        );
      });
      const blades = byLevel(brief, 5, 8, 15);
      for (let i = 0; i < blades; i++) {
        const x = ((i + 0.5) / blades) * 700;
        stems
          .at({ x, y: 1010, angle: random.range(-0.4, 0.4) })
          .shape(petal('leaf', random.range(180, 330), byLevel(brief, 110, 62, 48)), 'line', 'grass');
      }
      shown.forEach(([x, y, radius], i) => {
        const own = random.fork(`head ${i}`);
        // The nearer to the sky, the more of a head is seen from below; each leans away from its stem.
        const lean = (x - 350) / 420 + own.range(-0.2, 0.2);
        const head = sheet.layer('heads').at({ x, y, angle: lean + Math.PI / 2, stretch: 0.84 + y / 8000 });
        drawWheel(head.at({ angle: own.range(0, 1) }), {
          random: own,
          level,
          radius,
          roles: own.shuffle(WHEEL_ROLES),
          fringe: own.pick(['petals', 'lobes', 'rays']),
        });
      });
      return {
        title: random.fork('title').pick(['Tall Mandala Flowers', 'From the Grass up', 'Wheels on Stems']),
        description:
          'Down in the grass you look up at flowers as round and rich as mandalas. Their stems cross the sky like ribbons.',
        tags: ['mandala', 'flowers', 'meadow', 'stems'],
      };
    },
  }),
  2,
);

/** Jellyfish whose bells are half mandalas. */
export const jellyfish = edged({
  name: 'mandala-jellyfish',
  category: 'mandalas',
  size: [800, 1000],
  edge: 'page',
  backdrop: 'water',
  pens: EXPERT_PENS,
  draw(brief) {
    const { random, sheet, level } = brief;
    currentBands(sheet.layer('water'), random, {
      width: 800,
      top: 50,
      bottom: 1000,
      count: byLevel(brief, 3, 9, 15),
      roles: ['water', 'sky'],
    });
    const all = random.pick<readonly (readonly [number, number, number, number])[]>([
      [
        [640, 190, 120, 0.3],
        [180, 700, 140, -0.2],
        [390, 400, 270, 0.08],
      ],
      [
        [170, 240, 150, -0.3],
        [150, 690, 104, -0.2],
        [500, 420, 290, -0.1],
      ],
      [
        [620, 170, 150, 0.2],
        [330, 520, 300, -0.12],
      ],
    ]);
    all.slice(level === 0 ? -1 : 0).forEach(([x, y, radius, angle], i) =>
      drawJelly(
        {
          ...brief,
          sheet: sheet.layer('jellyfish').at({ x, y, angle }),
          random: random.fork(`jelly ${i}`),
        },
        radius,
      ),
    );
    return {
      title: random.fork('title').pick(['Mandala Jellyfish', 'Drifting Lanterns', 'Bells of the Deep']),
      description:
        'Jellyfish drift by, and each bell is half a mandala. Pale edges make them glow in dark water.',
      tags: ['mandala', 'jellyfish', 'sea', 'water'],
    };
  },
});

function drawJelly(brief: Brief, radius: number): void {
  const { random, sheet, level } = brief;
  const arms = byLevel(brief, 4, radius > 200 ? 7 : 4, radius > 200 ? 9 : 5);
  const wide = (radius * 1.7) / arms;
  for (const half of [0, 1])
    for (let i = half; i < arms; i += 2) {
      const x = (i - (arms - 1) / 2) * wide;
      const long = radius * random.range(1.1, 1.7);
      const spine = Array.from({ length: 30 }, (_, k): Point => [
        x + Math.sin(k * 0.42 + i) * wide * 0.3 * (k / 29),
        -10 + (k / 29) * long,
      ]);
      const arm = tube(spine, (t) => wide * 0.44 * (1 - t) ** 0.7 + 3);
      sheet.shape(arm, 'line', i % 2 ? 'b' : 'c');
      if (level > 0)
        for (let k = 1; k < byLevel(brief, 0, 3, 8); k++)
          sheet
            .inside([arm])
            .line(
              arc(x, (k / byLevel(brief, 1, 4, 8)) * long * 0.66, wide * 0.9, wide * 0.3, 0.1, 3.04),
              'fine',
              0,
            );
    }
  const bell: Point[] = [
    ...arc(0, 0, radius, radius * 0.96, Math.PI, Math.PI * 2),
    ...curve(
      knots('1,0 0.8,0.13 0.6,0! 0.4,0.14 0.2,0! 0,0.14 -0.2,0! -0.4,0.14 -0.6,0! -0.8,0.13 -1,0'),
      0.02,
    ).map(([x, y]): Point => [x * radius, y * radius]),
  ];
  sheet.shape(bell, 'bold', 'a');
  drawWheel(sheet.inside([bell]), {
    random,
    level,
    radius: radius * 1.02,
    roles: random.shuffle(WHEEL_ROLES),
  });
  sheet.rim(bell, 'bold');
}
