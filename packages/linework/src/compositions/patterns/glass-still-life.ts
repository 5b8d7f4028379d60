import { byLevel } from '../../composition.ts';
import { blob, twin, curve } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots, sizedKnots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Path, type Point } from '../../geometry/point.ts';
import {
  leadLine,
  leadRays,
  WHOLE_PANE,
  type GlassWindow,
  type Pane,
  leadRings,
  leadBands,
} from '../../motifs/leaded-glass.ts';

function tulip([x, y]: Point, size: number): Pane[] {
  return [
    {
      rim: twin(sizedKnots('0,-150! 64,-94 66,-20 34,56 0,92', size)).map(([u, v]): Point => [u + x, v + y]),
      role: 'a',
      leads: [],
    },
    {
      rim: place(petal('leaf', 220 * size, 110 * size), { x: x - 8, y: y + 100 * size, angle: -0.34 }),
      role: 'b',
      leads: [],
    },
    {
      rim: place(petal('leaf', 220 * size, 110 * size), { x: x + 8, y: y + 100 * size, angle: 0.34 }),
      role: 'd',
      leads: [],
    },
    { rim: place(petal('leaf', 190 * size, 96 * size), { x, y: y + 104 * size }), role: 'a', leads: [] },
  ];
}

function stem(x: number, y: number, foot: number): Pane {
  const bend = Math.max(760, y + 190);
  return {
    rim: [
      [x - 12, y],
      [x + 12, y],
      ...curve([
        [x + 12, y],
        [foot + 22, bend],
        [foot + 14, 1010],
      ]),
      ...curve([
        [foot - 14, 1010],
        [foot - 4, bend],
        [x - 12, y],
      ]),
    ],
    role: 'leaf',
    leads: [],
  };
}

/** Three tulips. */
export const tulipWindow: GlassWindow = {
  title: ['Tulips in Lead', 'The Tulip Window', 'Three Glass Tulips'],
  description:
    'Tulips rise through a window of bent panes, as they were leaded a hundred years ago. Strong reds and greens shine best.',
  tags: ['stained glass', 'tulips', 'flowers', 'art nouveau'],
  panes(brief) {
    const { random } = brief;
    const leaf = (x: number, angle: number, long: number): Pane => ({
      rim: place(petal('leaf', long, long * 0.26), { x, y: 1000, angle }),
      role: 'leaf',
      leads: [
        place(
          [
            [0, 10],
            [0, -long - 10],
          ],
          { x, y: 1000, angle },
        ),
        ...byLevel(brief, [], [], [0.3, 0.5, 0.7]).map((t) =>
          place(
            [
              [-200, -long * t],
              [200, -long * t + 60],
            ],
            { x, y: 1000, angle },
          ),
        ),
      ],
    });
    const heads: readonly Point[] = random.pick([
      [
        [400, 280],
        [190, 440],
        [610, 470],
      ],
      [
        [300, 250],
        [560, 400],
        [160, 560],
      ],
      [
        [510, 260],
        [240, 390],
        [640, 590],
      ],
    ] as const);
    const middle: Point = [400, 420];
    return [
      {
        rim: WHOLE_PANE,
        role: 'sky',
        leads: [
          ...leadRings(middle, byLevel(brief, [330], [250, 370], [130, 200, 280, 370, 480])),
          ...byLevel(
            brief,
            [leadLine('-10,700 400,640 810,700')],
            leadRays(middle, 10, 0.2),
            leadRays(middle, 26, 0.2),
          ),
        ],
      },
      { rim: ellipse(middle[0], middle[1], 80), role: 'sun', leads: [] },
      ...heads.map(([x, y]) => stem(x, y + 60, mix(400, x, 0.4))),
      leaf(300, -0.42, 480),
      leaf(500, 0.4, 460),
      leaf(400, 0.06, 380),
      ...(brief.level > 0 ? [leaf(210, -0.85, 360), leaf(590, 0.82, 380)] : []),
      ...heads.flatMap((at, i) => tulip(at, i === 0 ? 1.15 : 0.92)),
    ];
  },
};

/** A kingfisher on its branch. */
export const kingfisherWindow: GlassWindow = {
  title: ['The Kingfisher Window', 'A Bird of Blue Glass', 'Kingfisher in Lead'],
  description:
    'A kingfisher waits on a branch above the stream, every feather a pane of glass. Blues and one warm orange are all it needs.',
  tags: ['stained glass', 'kingfisher', 'bird', 'stream'],
  panes(brief) {
    const { random } = brief;
    const moon: Point = [random.range(480, 620), random.range(200, 280)];
    return [
      {
        rim: WHOLE_PANE,
        role: 'sky',
        leads: [
          ...leadRings(moon, byLevel(brief, [260], [200, 330, 470], [140, 190, 250, 320, 400, 500])),
          ...leadRays(moon, byLevel(brief, 5, 8, 22), 0.4),
        ],
      },
      { rim: ellipse(moon[0], moon[1], 100), role: 'sun', leads: [] },
      {
        rim: [...leadLine('-20,830 200,800 420,840 640,800 820,830'), [820, 1010], [-20, 1010]],
        role: 'water',
        leads: [
          ...leadBands(850, 1000, byLevel(brief, 1, 2, 4), 14),
          ...byLevel(brief, [], [], [100, 260, 330, 480, 560, 700]).map((x): Path => [
            [x, 780],
            [x - 20, 1010],
          ]),
        ],
      },
      ...[
        [90, -0.2, 520],
        [170, 0.1, 430],
        [700, 0.15, 560],
        [620, -0.1, 380],
      ]
        .slice(0, byLevel(brief, 2, 4, 4))
        .map(([x, angle, long]): Pane => ({
          rim: place(petal('leaf', long!, 78), { x: x!, y: 1000, angle: angle! }),
          role: 'leaf',
          leads: [
            place(
              [
                [0, 20],
                [0, -long! - 20],
              ],
              { x: x!, y: 1000, angle: angle! },
            ),
          ],
        })),
      {
        rim: blob(knots('330,640! 262,810! 296,846! 352,826! 396,680!')),
        role: 'c',
        leads: [leadLine('240,730 420,760'), leadLine('376,660 318,860')],
      },
      {
        rim: blob(knots('-20,700! 200,676 460,690 820,640! 820,690! 460,734 200,724 -20,750!')),
        role: 'wood',
        leads: [leadLine('160,640 170,780'), leadLine('600,640 610,780')],
      },
      {
        rim: blob(
          knots('366,300! 318,400 300,520 322,630 380,712! 462,690 520,610 540,500 526,400 492,310!'),
        ),
        role: 'ember',
        leads: byLevel(
          brief,
          [leadLine('250,540 540,540')],
          [leadLine('400,470 560,450'), leadLine('400,590 560,570')],
          [leadLine('400,430 560,410'), leadLine('400,510 560,490'), leadLine('400,600 560,580')],
        ),
      },
      {
        rim: blob(knots('340,320! 424,384 452,490 432,610 356,756! 304,664 286,540 300,420')),
        role: 'a',
        leads: byLevel(
          brief,
          [leadLine('250,540 480,500')],
          [leadLine('250,450 480,420'), leadLine('250,540 480,510'), leadLine('250,630 480,600')],
          [
            leadLine('250,430 480,400'),
            leadLine('250,500 480,470'),
            leadLine('250,570 480,540'),
            leadLine('250,640 480,610'),
            leadLine('372,330 352,760'),
          ],
        ),
      },
      ...[420, 462].map((x): Pane => ({
        rim: place(blob(knots('-12,-26! -16,4 -26,18! -6,22 0,12! 10,22 26,16! 14,2 12,-26!')), {
          x,
          y: 694,
        }),
        role: 'ember',
        leads: [],
      })),
      {
        rim: blob(
          knots('314,372! 304,290 322,222 386,180 456,188 506,236 520,300 494,330! 430,316 372,350 350,400!'),
        ),
        role: 'a',
        leads: [leadLine('290,270 380,262 470,180')],
      },
      {
        rim: blob(knots('496,326! 512,360 496,404 440,420 392,392! 398,344 440,318')),
        role: 'cream',
        leads: [],
      },
      {
        rim: [
          [504, 236],
          [730, 318],
          [506, 328],
        ],
        role: 'wood',
        leads: [leadLine('480,288 750,320')],
      },
      { rim: ellipse(456, 258, 22), role: 'paper', leads: [] },
      { rim: ellipse(461, 258, 10), role: 'd', leads: [] },
    ];
  },
};
