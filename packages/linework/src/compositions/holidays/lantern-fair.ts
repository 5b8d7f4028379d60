import type { Brief, Composition, Story } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { festivalLantern, LANTERN_BODIES, pagoda, sampan } from '../../motifs/holidays/lantern-festival.ts';
import { mountain } from '../../motifs/nature/peaks.ts';
import { driftCloud, fullMoon, starry } from '../../motifs/nature/skies.ts';
import { type FromBehind, seenFromBehind } from '../../motifs/people/from-behind.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { tidied } from '../tidied.ts';

/** A place where lanterns are hung. */
interface Place {
  readonly title: string;
  readonly description: string;
  /** Draws what lies beyond the rope. */
  readonly draw: (sheet: Sheet) => void;
  readonly moon: Point;
  /** Both ends of the rope and its middle. */
  readonly rope: readonly Point[];
  /** The lanterns on it: how far along it, how long their string and how large they are. */
  readonly hung: readonly (readonly [along: number, string: number, scale: number])[];
  /** Where those stand who have come. */
  readonly stands: readonly (readonly [x: number, y: number, scale: number])[];
}

/** Those who have come to look, from behind. */
const VISITORS: readonly FromBehind[] = [
  { hair: 'bun', hairRole: 'wood', top: 'rust', skin: 'cream', raised: 1, hand: 'point', back: 'yoke' },
  { hair: 'plaits', hairRole: 'wood', top: 'b', skin: 'cream', turn: 1 },
  { hair: 'short', hairRole: 'night', top: 'c', skin: 'sand', turn: -1, back: 'hood' },
  { hair: 'brim', hairRole: 'd', top: 'a', skin: 'blush', back: 'stripes' },
];

const ROLES: readonly (readonly [Role, Role])[] = [
  ['rust', 'gold'],
  ['ember', 'rust'],
  ['a', 'sun'],
  ['d', 'gold'],
];

function sky(brief: Brief, moon: Point, hasHalo: boolean): void {
  const sheet = brief.sheet.layer('sky');
  for (const r of hasHalo ? [330, 220] : []) sheet.shape(ellipse(...moon, r), 'line', r > 300 ? 'd' : 'soft');
  fullMoon(sheet.at({ x: moon[0], y: moon[1] }), 118, 1);
  starry(sheet, brief.random, {
    box: [70, 70, 690, 250],
    avoid: [ellipse(moon[0], moon[1], 160)],
    count: 6,
    size: 20,
  });
}

/** Flat waves about points, each so long to both sides. */
function ripples(sheet: Sheet, at: readonly (readonly [x: number, y: number, half: number])[]): void {
  for (const [x, y, half] of at)
    sheet.line(
      traced(
        `${x - half},${y} ${x - half * 0.5},${y - 9} ${x},${y} ${x + half * 0.5},${y - 9} ${x + half},${y}`,
      ),
      'line',
      0.3,
    );
}

/** An arched bridge over a river, and the pagoda on its far bank. */
function bridge(sheet: Sheet): void {
  sheet.shape(drawn('-20,700! 200,676 480,700 780,668! 780,1020! -20,1020!'), 'line', 'leaf');
  pagoda(sheet.at({ x: 600, y: 716, scale: 0.9 }), 1);
  sheet.shape(drawn('-20,770! 780,770! 780,1020! -20,1020!'), 'line', 'water');
  ripples(sheet, [
    [250, 800, 60],
    [360, 836, 80],
    [170, 850, 70],
    [330, 890, 70],
    [460, 900, 60],
  ]);
  sheet.shape(drawn('-20,778! 40,782 96,820 120,880 100,1020! -20,1020!'), 'line', 'grass');
  sheet.shape(drawn('520,1020! 480,900 470,830 520,788 640,764 780,756! 780,1020!'), 'line', 'grass');
  for (const [x, y] of [
    [620, 850],
    [706, 930],
    [716, 820],
  ] as const)
    for (const lean of [-1, 0, 1])
      sheet.line(
        traced(`${x + lean * 6},${y} ${x + lean * 12},${y - 20} ${x + lean * 26},${y - 34}`),
        'line',
        0.4,
      );
  sheet.shape(
    drawn('-20,730! 130,640 300,640 470,740 560,800! 500,800! 420,750 300,706 150,712 40,800! -20,800!'),
    'bold',
    'rust',
  );
  for (const [x, y] of [
    [60, 676],
    [180, 634],
    [310, 640],
    [430, 706],
  ] as const)
    sheet.shape(rectangle(x - 9, y - 58, 18, 64, 6), 'line', 'rust');
  sheet.line(traced('-20,650 130,586 310,590 440,652 520,720'), 'bold', 0);
}

/** Folded hills with terraces and a path up to a pagoda. */
function hills(sheet: Sheet): void {
  for (const [x, y, half] of [
    [150, 560, 210],
    [640, 600, 220],
  ] as const)
    mountain(sheet, { peak: [x, y], half, foot: 860, snow: true, roles: ['c', 'd'], isPlain: true });
  sheet.shape(drawn('-20,760! 180,720 330,750 520,690 780,750! 780,1020! -20,1020!'), 'line', 'leaf');
  pagoda(sheet.at({ x: 400, y: 724, scale: 0.82 }), 1);
  sheet.shape(drawn('-20,820! 220,790 460,826 780,780! 780,1020! -20,1020!'), 'line', 'grass');
  sheet.shape(
    drawn('388,722! 420,722! 450,760 400,800 470,850 480,1010! 280,1010! 340,850 340,800 396,756'),
    'line',
    'sand',
  );
}

/** A bay with a boat in which somebody poles, and peaks beyond. */
function harbor(sheet: Sheet): void {
  for (const [x, y, half] of [
    [130, 600, 180],
    [360, 640, 170],
    [650, 580, 210],
  ] as const)
    mountain(sheet, { peak: [x, y], half, foot: 780, snow: false, roles: ['c', 'd'] });
  sheet.shape(drawn('-20,764! 780,764! 780,1020! -20,1020!'), 'line', 'water');
  ripples(sheet, [
    [520, 800, 70],
    [660, 836, 60],
    [80, 820, 60],
    [70, 930, 60],
    [250, 940, 80],
    [420, 850, 50],
  ]);
  sheet.line(traced('320,640 336,880'), 'bold', 0);
  const boatman = sheet.at({ x: 296, y: 812 });
  boatman.shape(drawn('-34,20! -40,-60 -16,-96 16,-96 40,-60 34,20!'), 'bold', 'rust');
  boatman.line(traced('-38,-26 0,-18 38,-26'), 'line', 0.2);
  boatman.line(traced('0,-92 -8,-60 2,-22'), 'line', 0.3);
  boatman.shape(ellipse(0, -116, 30), 'bold', 'cream');
  for (const x of [-2, 17]) boatman.ink(ellipse(x, -110, 3.2, 4));
  boatman.line(traced('0,-98 8,-94 16,-99'), 'line', 0.3);
  boatman.shape(mirrored('0,-176! 34,-146 62,-122! 30,-112 0,-110'), 'bold', 'sand');
  boatman.shape(drawn('14,-84 40,-66 46,-42 30,-32 8,-52'), 'line', 'rust');
  sampan(sheet.at({ x: 236, y: 880, scale: 1.12 }));
}

const PLACES: readonly Place[] = [
  {
    title: 'Lanterns before the Bridge',
    description:
      'The rope was hung this morning, and at dusk somebody went along it with a taper. The two in front have found the best place before the bridge.',
    draw: bridge,
    moon: [500, 180],
    rope: [
      [-20, 250],
      [340, 352],
      [780, 300],
    ],
    hung: [
      [0.2, 40, 0.82],
      [0.46, 70, 0.62],
      [0.66, 50, 0.88],
      [0.87, 30, 0.56],
    ],
    stands: [
      [230, 1000, 1.06],
      [420, 1010, 0.78],
    ],
  },
  {
    title: 'Four Lanterns, Three Faces Turned Up',
    description:
      'The hills lie in folds and the path goes on to the pagoda. Nobody walks on, since there is so much to look at.',
    draw: hills,
    moon: [390, 176],
    rope: [
      [-20, 300],
      [390, 372],
      [780, 290],
    ],
    hung: [
      [0.15, 30, 0.6],
      [0.37, 60, 0.94],
      [0.63, 30, 0.7],
      [0.82, 54, 0.8],
    ],
    stands: [
      [520, 1000, 1.06],
      [330, 1010, 0.8],
      [150, 1004, 0.94],
    ],
  },
  {
    title: 'The Boatman Looks up Too',
    description:
      'He should mind his pole, but the lanterns are brighter than the moon tonight. The two on the bank wave him on.',
    draw: harbor,
    moon: [250, 180],
    rope: [
      [-20, 250],
      [340, 352],
      [780, 300],
    ],
    hung: [
      [0.19, 60, 0.86],
      [0.42, 24, 0.58],
      [0.61, 60, 0.74],
      [0.82, 40, 0.8],
    ],
    stands: [
      [600, 1004, 0.9],
      [450, 1014, 0.7],
    ],
  },
];

function fair(brief: Brief): Story {
  const { random } = brief;
  const { title, description, draw, moon, rope: knots, hung, stands } = random.fork('place').pick(PLACES);
  sky(brief, moon, draw === hills);
  if (draw !== hills)
    for (const [x, y, scale] of [
      [moon[0] < 400 ? 560 : 170, 210, 0.9],
      [moon[0] < 400 ? 330 : 640, 286, 0.6],
    ] as const)
      driftCloud(brief.sheet.layer('sky').at({ x, y, scale }), random, true);
  draw(brief.sheet.layer('place'));
  const sheet = brief.sheet.layer('lanterns');
  const rope = curve(knots, 12);
  sheet.line(rope, 'bold', 0);
  const first = random.int(0, 2);
  for (const [i, [along, string, scale]] of hung.entries()) {
    const [x, y] = rope[Math.round(along * (rope.length - 1))]!;
    const body = LANTERN_BODIES[(i + first) % 3]!;
    const low = y + string - body[1]![1] * scale;
    sheet.line(
      [
        [x, y],
        [x, low],
      ],
      'line',
      0,
    );
    festivalLantern(sheet.at({ x, y: low, scale }), body, ROLES[i]!);
  }
  const people = random.shuffle(VISITORS.slice(1));
  for (const [i, [x, y, scale]] of stands.entries())
    seenFromBehind(brief.sheet.layer('people').at({ x, y, scale }), i === 0 ? VISITORS[0]! : people[i]!, 1);
  return { title, description, tags: ['lantern festival', 'lanterns', 'moon', 'night', 'people'] };
}

/** An evening of the lantern festival, seen over the shoulders of those who have come. */
export const lanternFair: Composition = tidied(
  edged({
    name: 'lantern-fair',
    category: 'holidays',
    size: [760, 1000],
    edge: 'page',
    backdrop: 'night',
    draw: fair,
  }),
);
