import { byLevel, type Brief } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, mirrored } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { between, type Path, type Point } from '../../geometry/point.ts';
import { cloudBands } from '../../motifs/bands-of-air.ts';
import { dressPaving } from '../../motifs/dressing/paving.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { ownWheel } from '../../motifs/mandalas/own-wheel.ts';
import { roundTree } from '../../motifs/landscape.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { wildflower } from '../../motifs/nature/wildflowers.ts';
import { roomyBlossom } from '../../motifs/roomy/plants.ts';
import { roomyCloud, roomySun } from '../../motifs/roomy/sights.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { EXPERT_PENS } from './mandala-grand.ts';
import { tidied } from '../tidied.ts';

/** Where balloons float and how large they are, the farthest first, for each difficulty. */
const BALLOONS: readonly (readonly (readonly [x: number, y: number, radius: number])[])[] = [
  [
    [608, 250, 118],
    [262, 400, 178],
  ],
  [
    [620, 200, 110],
    [190, 260, 132],
    [480, 500, 190],
  ],
  [
    [640, 180, 106],
    [400, 150, 84],
    [170, 300, 140],
    [650, 560, 110],
    [400, 540, 160],
  ],
];

/** Balloons painted like mandalas over a valley. */
export const mandalaBalloons = edged({
  name: 'mandala-balloons',
  category: 'mandalas',
  size: [800, 1000],
  edge: 'page',
  backdrop: 'sky',
  pens: EXPERT_PENS,
  draw(brief) {
    const { sheet, level, random } = brief;
    if (level > 0)
      cloudBands(sheet.layer('sky'), random.fork('sky'), {
        width: 800,
        top: 60,
        bottom: 1000,
        count: byLevel(brief, 0, 8, 22),
        roles: ['sky', 'soft'],
      });
    if (level === 0) {
      roomyCloud(sheet.layer('clouds').at({ x: 190, y: 160, scale: 0.7 }));
      roomyCloud(sheet.layer('clouds').at({ x: 600, y: 640, scale: 0.8 }));
    } else driftCloud(sheet.layer('clouds').at({ x: 130, y: 560, scale: 0.7 }), random.fork('cloud'), true);
    drawValley(brief);
    BALLOONS[level]!.forEach(([x, y, radius], i) =>
      drawBalloon(sheet.layer(`balloon ${i}`).at({ x, y: y + random.range(-12, 12) }), brief, i, radius),
    );
    return {
      title: random.fork('title').pick(['Painted Balloons', 'Over the Valley', 'A Calm Morning up There']),
      description:
        'Balloons float over the valley, and each has been painted with a wheel of its own. Choose the one that you would ride in.',
      tags: ['mandala', 'hot-air balloon', 'sky', 'valley', 'travel'],
    };
  },
});

function drawValley(brief: Brief): void {
  const { sheet, level, random } = brief;
  const land = sheet.layer('land');
  const hills = byLevel<readonly number[]>(
    brief,
    [690, 800, 900],
    [780, 850, 920],
    [750, 800, 850, 905, 955],
  );
  hills.forEach((y, i) => {
    const crest = curve([
      [-20, y + random.range(-16, 16)],
      [220, y + (i % 2 ? 34 : -30)],
      [540, y + (i % 2 ? -26 : 30)],
      [820, y + random.range(-16, 16)],
    ]);
    land.shape([...crest, [820, 1020], [-20, 1020]], 'bold', i % 2 ? 'grass' : 'leaf');
  });
  if (level < 2) return;
  for (const [x, y, scale] of [
    [70, 870, 0.34],
    [140, 890, 0.28],
    [690, 880, 0.34],
    [740, 900, 0.26],
    [610, 935, 0.3],
  ] as const)
    land.shape(mirrored('0,-150! 34,-70 44,0! 0,8', { x, y, scale: scale * 2 }), 'line', 'leaf');
}

/** A balloon whose wheel lies about the frame's origin. */
function drawBalloon(balloon: Sheet, brief: Brief, i: number, radius: number): void {
  const scale = radius / 100;
  const { level } = brief;
  const wide = level === 0 ? 40 : 30;
  for (const side of [-1, 1])
    balloon.line(
      [
        [side * 20 * scale, 150 * scale],
        [side * wide * 0.8 * scale, 186 * scale],
      ],
      'line',
      0,
    );
  const basket: Path = rectangle(-wide * scale, 182 * scale, wide * 2 * scale, 46 * scale, 7 * scale);
  balloon.shape(basket, 'bold', 'wood');
  if (level > 0)
    for (const share of level === 1 ? [0.5] : [0.36, 0.68])
      balloon.inside([clockwise(basket)]).line(
        [
          [-60 * scale, (182 + 46 * share) * scale],
          [60 * scale, (182 + 46 * share) * scale],
        ],
        'fine',
        0,
      );
  const skin = mirrored('0,-106 64,-86 104,-20 96,40 58,108 24,152! 0,156', { scale });
  balloon.shape(skin, 'bold', (['a', 'b', 'c', 'd'] as const)[i % 4]);
  const inside = balloon.inside([skin]);
  for (const x of level === 0 ? [] : [-40, 0, 40])
    inside.line(
      [
        [x * 1.3 * scale, 60 * scale],
        [x * 0.4 * scale, 160 * scale],
      ],
      'line',
      0,
    );
  ownWheel(inside.at({ y: -6 * scale }), brief, `balloon ${i}`, radius * 0.92, {
    coarse: byLevel(brief, 1, 0.9, 0.72),
    bare: level === 0,
  });
  balloon.rim(skin, 'bold');
}

const REAR: Point = [262, 520];
const FRONT: Point = [738, 520];
const PEDALS: Point = [474, 540];
const TIRE = 196;

/** A bicycle whose wheels are mandalas, its basket full of flowers. */
export const mandalaBicycle = tidied(
  edged({
    name: 'mandala-bicycle',
    category: 'mandalas',
    size: [1000, 800],
    edge: 'page',
    backdrop: 'sky',
    pens: EXPERT_PENS,
    draw(brief) {
      const { random } = brief;
      drawStreet(brief);
      const sheet = brief.level === 1 ? brief.sheet.at({ x: 18, y: 86, scale: 0.88 }) : brief.sheet;
      for (const [key, at] of [
        ['rear', REAR],
        ['front', FRONT],
      ] as const) {
        const wheel = sheet.layer('wheels').at({ x: at[0], y: at[1] });
        const tire = byLevel(brief, 0, 20, 16);
        wheel.shape(ellipse(0, 0, TIRE), 'bold', 'stone');
        if (tire > 0) wheel.shape(ellipse(0, 0, TIRE - tire), 'line', 'soft');
        ownWheel(wheel, brief, key, TIRE - tire, {
          coarse: byLevel(brief, 1, 0.84, 0.8),
          bare: brief.level === 0,
        });
      }
      if (brief.level === 0) drawPlainFrame(sheet.layer('frame'));
      else drawFrame(sheet.layer('frame'), brief);
      if (brief.level === 1) drawVerge(brief.sheet.layer('near'), random.fork('verge'));
      return {
        title: random.fork('title').pick(['The Painted Bicycle', 'Two Wheels in Flower', 'Ready for a Ride']),
        description:
          'A bicycle leans into the morning with a mandala for each wheel and flowers in the basket. Spin the colors from spoke to spoke.',
        tags: ['mandala', 'bicycle', 'wheels', 'flowers', 'basket'],
      };
    },
  }),
);

function drawStreet(brief: Brief): void {
  const { sheet, level, random } = brief;
  const back = sheet.layer('street');
  const street = rectangle(-20, 690, 1040, 140);
  if (level === 2) {
    dressWall(back, random.fork('wall'), {
      zone: [rectangle(-20, -20, 1040, 720)],
      kind: 'bricks',
      size: 96,
    });
    dressPaving(back, random.fork('street'), { zone: [street], kind: 'cobbles', size: 76 });
    return;
  }
  if (level === 0) roomySun(back.at({ x: 200, y: 170 }), 84, 8);
  else driftCloud(back.at({ x: 150, y: 130, scale: 0.8 }), random.fork('cloud'), true);
  const crest = curve(
    knots(level === 0 ? '-20,470 300,400 640,450 1020,390' : '-20,430 260,350 620,420 1020,340'),
  );
  back.shape([...crest, [1020, 720], [-20, 720]], 'bold', 'leaf');
  if (level === 1) {
    back.line(curve(knots('-20,500 260,440 620,490 1020,430')), 'line', 0);
    back.shape(drawn('846,720! 858,560 850,420! 906,420! 900,560 920,720!'), 'bold', 'wood');
    for (const table of ['872,480 878,560 870,640', '888,540 892,620 900,690'])
      back.line(curve(knots(table)), 'fine', 0.5);
    roundTree(back.at({ x: 880, y: 566, scale: 2.2 }), random.fork('tree'), false);
  }
  back.shape(street, 'bold', 'sand');
}

/** The near edge of the path: a tuft of grass, two stones, and a cat that waits beside the front wheel. */
function drawVerge(near: Sheet, random: Random): void {
  for (const [x, lean, high] of [
    [38, -26, 56],
    [80, 24, 60.2],
    [60, random.range(-8, 8), 77],
  ] as const)
    near
      .at({ x, y: 806 })
      .shape(
        drawn(
          `-14,0! ${-10 + lean * 0.3},${-high * 0.5} ${lean},${-high}! ${13 + lean * 0.3},${-high * 0.46} 14,0!`,
        ),
        'line',
        'grass',
      );
  for (const [x, y, size] of [
    [200, 752, 26],
    [680, 756, 28],
  ] as const)
    near.shape(ellipse(x, y, size, size * 0.5, 0.1), 'line', 'stone');
  sittingCat(near.at({ x: 914, y: 766, scale: 1.3 }), 0);
}

/** A bicycle's frame in one piece, for the youngest. */
function drawPlainFrame(frame: Sheet): void {
  const bars = [
    [REAR, PEDALS],
    [
      [418, 346],
      [664, 316],
    ],
    [PEDALS, [664, 326]],
    [[400, 300], PEDALS],
    [[640, 230], FRONT],
  ] as const satisfies readonly (readonly [Point, Point])[];
  const grip = curve(knots('650,250 640,200 596,184 540,206'));
  frame.shape(
    unite([
      ...bars.map(([from, to]) => clockwise(tube([from, between(from, to, 0.5), to], () => 22))),
      clockwise(tube(grip, () => 22)),
      ...[REAR, FRONT].map(([x, y]) => ellipse(x, y, 61)),
      ellipse(...grip.at(-1)!, 24),
    ]),
    'bold',
    'a',
  );
  frame.shape(ellipse(...PEDALS, 52), 'bold', 'gold');
  frame.shape(drawn('310,276! 352,238 430,250 500,242 516,270 440,300 400,326 340,312'), 'bold', 'wood');
  roomyBlossom(frame.at({ x: 812, y: 146 }), 118, 'd');
  frame.shape(drawn('690,200! 934,200! 900,340! 716,340!'), 'bold', 'wood');
}

function pipe(frame: Sheet, from: Point, to: Point, half: number, role: Role): void {
  frame.shape(
    tube([from, between(from, to, 0.5), to], () => half),
    'bold',
    role,
  );
}

function drawFrame(frame: Sheet, brief: Brief): void {
  const { random } = brief;
  const half = byLevel(brief, 0, 11, 9);
  const [seat, head, collar]: readonly Point[] = [
    [404, 300],
    [652, 262],
    [668, 320],
  ];
  pipe(frame, REAR, [424, 346], half * 0.7, 'b');
  pipe(frame, REAR, PEDALS, half * 0.8, 'b');
  pipe(frame, collar!, FRONT, half * 0.9, 'b');
  pipe(frame, [418, 350], [664, 312], half, 'a');
  pipe(frame, PEDALS, [672, 330], half, 'a');
  pipe(frame, seat!, PEDALS, half, 'a');
  pipe(frame, [642, 226], [674, 340], half * 1.1, 'a');
  for (const hub of [REAR, FRONT]) frame.shape(ellipse(...hub, half * 1.7), 'bold', 'gold');
  frame.shape(ellipse(...PEDALS, 40), 'bold', 'gold');
  frame.shape(ellipse(...PEDALS, 22), 'line', 'cream');
  pipe(frame, PEDALS, [520, 632], half * 0.7, 'stone');
  frame.shape(rectangle(488, 622, 70, 21, 8), 'bold', 'wood');
  frame.shape(drawn('320,282! 352,262 430,268 490,262 500,278 440,296 400,316 340,308'), 'bold', 'wood');
  frame.shape(
    tube(curve(knots('650,240 640,196 596,180 548,196 526,220')), () => half * 0.9),
    'bold',
    'stone',
  );
  drawBasket(frame, brief, head!, random.fork('flowers').shuffle(['a', 'b', 'c', 'd'] as const));
}

function drawBasket(frame: Sheet, brief: Brief, [x, y]: Point, roles: readonly Role[]): void {
  const { level, random } = brief;
  for (const [i, dx] of (level === 1 ? [46, 106, 166] : [36, 80, 124, 168]).entries())
    wildflower(frame.at({ x: x + dx, y: y - 20 }), {
      kind: (['daisy', 'poppy', 'cosmos', 'tulip'] as const)[i % 4]!,
      random: random.fork(`flower ${i}`),
      level: 0,
      height: 84 + (i % 2) * 34,
      size: level === 1 ? 46 : 38,
      sway: (i - 1) * 10,
      role: roles[i % 4]!,
    });
  const basket = drawn('20,-50! 196,-50! 172,62! 44,62!', { x, y });
  frame.shape(basket, 'bold', 'wood');
  const inside = frame.inside([basket]);
  for (const dy of level === 1 ? [-8, 28] : [-24, 6, 34])
    inside.line(arc(x + 108, y + dy - 26, 110, 26, 0.2, Math.PI - 0.2), 'fine', 0);
  for (const dx of level === 1 ? [76, 140] : [62, 108, 154])
    inside.line(
      [
        [x + dx, y - 50],
        [x + dx * 0.8 + 22, y + 70],
      ],
      'fine',
      0,
    );
  frame.shape(rectangle(x + 10, y - 62, 196, 21, 8), 'bold', 'gold');
}
