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

function stem(x: number, y: number, foot: number, half: number): Pane {
  const bend = Math.max(760, y + 190);
  return {
    rim: [
      [x - half, y],
      [x + half, y],
      ...curve([
        [x + half, y],
        [foot + half + 10, bend],
        [foot + half + 2, 1010],
      ]),
      ...curve([
        [foot - half - 2, 1010],
        [foot - half + 8, bend],
        [x - half, y],
      ]),
    ],
    role: 'leaf',
    leads: [],
  };
}

/** Where the heads of five tulips stand. */
const BUNCH: readonly Point[] = [
  [160, 270],
  [360, 200],
  [130, 560],
  [640, 500],
  [400, 450],
];

/** Three tulips, or a bunch of five. */
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
        ...(brief.level > 0
          ? [
              place(
                [
                  [0, 10],
                  [0, -long - 10],
                ],
                { x, y: 1000, angle },
              ),
            ]
          : []),
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
    // Half of the medium windows show a bunch of five below a sun that stands aside.
    const isBunch = brief.level === 1 && random.fork('stand').chance(0.5);
    const three: readonly Point[] = random.pick([
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
    const middle: Point = isBunch ? [600, 210] : [400, 420];
    const heads = isBunch ? BUNCH : three;
    const feet = heads.map(([x]) => mix(400, x, byLevel(brief, 0.7, 0.4, 0.4)));
    return [
      {
        rim: WHOLE_PANE,
        role: 'sky',
        leads: [
          ...leadRings(middle, byLevel(brief, [], [250, 370], [130, 200, 280, 370, 480])),
          ...leadRays(middle, byLevel(brief, 8, 10, 26), byLevel(brief, 0.39, 0.2, 0.2)),
        ],
      },
      { rim: ellipse(middle[0], middle[1], byLevel(brief, 300, 80, 80)), role: 'sun', leads: [] },
      ...(brief.level === 0
        ? [
            {
              rim: [...leadLine('-10,720 400,650 810,720'), [810, 1010], [-10, 1010]],
              role: 'grass',
              leads: [],
            } satisfies Pane,
          ]
        : []),
      ...heads.map(([x, y], i) => stem(x, y + 60, feet[i]!, byLevel(brief, 21, 12, 12))),
      ...(brief.level > 0
        ? [leaf(300, -0.42, 480), leaf(500, 0.4, 460), leaf(400, 0.06, 380)]
        : [leaf(Math.min(...feet) - 6, -0.34, 430), leaf(Math.max(...feet) + 6, 0.34, 430)]),
      ...(brief.level > 0 ? [leaf(210, -0.85, 360), leaf(590, 0.82, 380)] : []),
      ...heads.flatMap((at, i) => tulip(at, isBunch ? 0.86 : i === 0 ? 1.15 : 0.92)),
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
        rim: blob(knots('330,610! 284,760! 300,806! 340,812! 372,784! 410,640!')),
        role: 'c',
        leads: [leadLine('352,620 320,840')],
      },
      {
        rim: blob(knots('-20,700! 200,676 460,690 820,640! 820,690! 460,734 200,724 -20,750!')),
        role: 'wood',
        leads: [leadLine('160,640 170,780'), leadLine('600,640 610,780')],
      },
      {
        rim: blob(
          knots(
            '300,420! 330,300 410,250 486,262 520,340! 548,420 548,520 516,620 462,690 404,704 350,660! 300,560',
          ),
        ),
        role: 'ember',
        leads: byLevel(
          brief,
          [leadLine('300,560 560,540')],
          [leadLine('400,470 570,450'), leadLine('380,590 570,580')],
          [leadLine('400,430 570,410'), leadLine('400,510 570,500'), leadLine('380,600 570,590')],
        ),
      },
      {
        rim: blob(knots('318,330! 396,360 446,440 452,540 420,640 352,740! 318,690 286,590 280,470 292,390')),
        role: 'a',
        leads: byLevel(
          brief,
          [leadLine('250,540 480,500')],
          [leadLine('260,460 480,430'), leadLine('250,560 480,530'), leadLine('270,640 470,620')],
          [
            leadLine('250,430 480,400'),
            leadLine('250,500 480,470'),
            leadLine('250,570 480,540'),
            leadLine('250,640 480,610'),
            leadLine('360,330 352,760'),
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
          knots(
            '296,430! 286,340 300,250 350,190 430,172 500,204 530,262! 526,318! 470,330 420,352 380,380 340,410!',
          ),
        ),
        role: 'a',
        leads: [leadLine('270,300 370,282 450,262 540,262')],
      },
      {
        rim: blob(knots('400,300! 450,284 500,300 522,324! 500,356 446,372 404,352')),
        role: 'cream',
        leads: [],
      },
      {
        rim: [
          [516, 236],
          [748, 326],
          [518, 330],
        ],
        role: 'wood',
        leads: [leadLine('490,286 770,326')],
      },
      { rim: ellipse(462, 240, 24), role: 'paper', leads: [] },
      { rim: ellipse(467, 240, 11), role: 'd', leads: [] },
    ];
  },
};
