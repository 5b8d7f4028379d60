import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { mix, type Point } from '../../geometry/point.ts';
import { shining } from '../../motifs/nature/skies.ts';
import { saguaro } from '../../motifs/nature/desert-plants.ts';
import { rider, type Rider } from '../../motifs/vehicles/driver.ts';
import { largeChest, largeHead, type LargeHead } from '../../motifs/vehicles/large-heads.ts';
import { roomySaguaro } from '../../motifs/roomy/plants.ts';
import { ruled } from '../../geometry/ruled.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

type Driver = Extract<Rider, 'bear' | 'fox' | 'pig' | 'cat'>;

/** Who drives on easy pages instead: there is no large head of a fox. */
const largeOf = (who: Driver): LargeHead => (who === 'fox' ? 'dog' : who);

const MID = { x: 500 };
const CAB = mirrored('0,150! 150,156 206,176 232,240 250,420 256,560! 0,560!', MID);
const HOOD = mirrored('0,470! 110,474 168,492 190,540 200,800! 0,800!', MID);
const FENDER = drawn('164,700! 176,620 230,590 300,600 340,650 352,800! 164,800!');
const GRILLE = mirrored('0,520! 96,524 112,548 118,770! 0,776!', MID);

function drawDesert(brief: Brief): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('desert');
  shining(sheet, {
    at: [500, 420],
    radius: 60,
    rays: byLevel(brief, 0, 14, 28),
    style: 'rays',
    roles: ['sky', 'cream'],
  });
  sheet.shape(
    drawn(
      '-40,520! 40,500! 70,400! 190,390! 220,470! 320,480! 400,540! 600,540! 700,470! 760,360! 900,350! 930,440! 1040,460! 1040,800! -40,800!',
    ),
    'line',
    'rust',
  );
  if (level > 0)
    for (const table of ['70,430 130,424 196,430', '770,400 830,392 910,400', '60,470 140,462 216,474'].slice(
      0,
      level === 1 ? 2 : 3,
    ))
      sheet.line(traced(table), 'line', 0.3);
  sheet.shape(drawn('-40,600! 200,580 500,570 800,580 1040,600! 1040,1040! -40,1040!'), 'line', 'sand');
  sheet.shape(
    [
      [440, 574],
      [560, 574],
      [1000, 1040],
      [0, 1040],
    ],
    'line',
    'stone',
  );
  if (level > 0)
    for (const side of [-1, 1])
      sheet.line(
        [
          [500 + side * 54, 574],
          [500 + side * 440, 1040],
        ],
        'line',
        0,
      );
  if (level === 0)
    for (const [x, flip] of [
      [86, false],
      [914, true],
    ] as const)
      roomySaguaro(sheet.at({ x, y: 780, scale: 0.33, flip }), 0);
  for (const [x, y, scale, flip] of byLevel<readonly (readonly [number, number, number, boolean])[]>(
    brief,
    [],
    [
      [104, 800, 0.8, false],
      [900, 780, 0.76, true],
    ],
    [
      [96, 820, 0.8, false],
      [912, 780, 0.7, true],
      [180, 660, 0.4, true],
      [824, 640, 0.36, false],
    ],
  )) {
    saguaro(sheet.at({ x, y, scale, flip }), { level: level === 2 ? 1 : 0, random: brief.random });
    sheet.shape(drawn('-110,20! -70,-22 -20,-30 20,-24 60,-34 104,20!', { x, y, scale }), 'line', 'sand');
  }
}

/** Wheels, tanks and pipes that stand out on both sides. */
function sides(sheet: Sheet, brief: Brief): void {
  const { level } = brief;
  for (const side of [-1, 1]) {
    const half = side < 0 ? sheet.at({ x: 1000, flip: true }) : sheet;
    if (level === 0) {
      half.shape(drawn('744,600! 744,110! 816,110! 816,600!'), 'bold', 'stone');
      half.shape(drawn('736,120! 744,66 816,40! 824,120!'), 'bold', 'paper');
    } else {
      half.shape(rectangle(748, 96, 42, 500, 8), 'bold', 'stone');
      half.shape(drawn('748,96! 748,60 790,44! 790,96!'), 'line', 'stone');
    }
    const rings = byLevel(brief, 0, 3, 7);
    for (let i = 0; i < rings; i++)
      half.shape(rectangle(748, 190 + (i * 300) / rings, 42, 22), 'fine', 'paper');
    half.shape(rectangle(682, 740, 134, 210, 30), 'bold', 'stone');
    const lugs = byLevel(brief, 0, 4, 6);
    for (let i = 0; i < lugs; i++)
      for (const x of [690, 752])
        half.shape(
          rectangle(x, 790 + i * (level === 1 ? 38 : 25), 56, level === 1 ? 28 : 17, 5),
          'fine',
          'stone',
        );
    half.shape(
      FENDER.map(([x, y]): Point => [x + 500, y]),
      'bold',
      'a',
    );
    half.shape(
      drawn(level === 0 ? '740,320! 852,312! 858,470! 746,464!' : '736,330! 820,322! 826,470! 742,464!'),
      'line',
      'stone',
    );
    if (level === 0) ruled(half, '776,400 816,352 | 776,440 830,376', 'line');
    if (level > 0) half.shape(drawn('748,342! 808,336! 814,404! 752,402!'), 'line', 'sky');
    half.shape(ellipse(764, 680, 44, 46), level === 0 ? 'line' : 'bold', 'paper');
    if (level > 0) half.shape(ellipse(764, 680, 29, 31), 'line', 'sun');
    if (level > 0) half.shape(drawn('-20,0! 20,0! 24,22! -24,22!', { x: 764, y: 740 }), 'line', 'ember');
  }
}

/** Behind a pane for easy pages: a large head over its shoulders. */
function plainSeat(pane: Sheet, who: LargeHead, coat: Role): void {
  const seat = pane.at({ y: 26, scale: who === 'mouse' ? 0.48 : 0.56 });
  largeChest(seat, coat);
  largeHead(seat, who);
}

function cab(sheet: Sheet, brief: Brief, who: Driver): void {
  const { level } = brief;
  const lamps = byLevel(brief, 0, 5, 5);
  for (let i = 0; i < lamps; i++)
    sheet.shape(
      drawn('-15,6! -12,-18 12,-18 15,6!', {
        x: 500 + (i - (lamps - 1) / 2) * (level === 0 ? 110 : 66),
        y: 148,
      }),
      'line',
      'ember',
    );
  sheet.shape(CAB, 'bold', 'a');
  for (const side of [-1, 1]) {
    const pane = drawn('12,236! 150,244 186,262! 200,400! 110,412 12,412!').map(([x, y]): Point => [
      500 + x * side,
      y,
    ]);
    const rim = clockwise(pane);
    sheet.shape(rim, 'line', 'sky');
    const behind = sheet.inside([rim]).at({ x: 500 + side * 96, y: 350 });
    const seat = behind.at({ y: 6, scale: 1.18 });
    if (level === 0) plainSeat(behind, side > 0 ? largeOf(who) : 'mouse', side > 0 ? 'd' : 'c');
    else if (side > 0) rider(seat, who, 'cap', 'd', level);
    else rider(seat, 'dog', 'none', 'c', level);
    sheet.rim(rim, 'line');
  }
  const visor =
    level === 0
      ? '0,134! 150,140 226,168! 244,252! 120,238 0,234!'
      : '0,206! 120,208 214,228! 220,262! 120,236 0,234!';
  sheet.shape(mirrored(visor, MID), 'line', 'b');
}

/** An upright line through the grille. */
const evenLine = (x: number): readonly Point[] => [
  [x, 500],
  [x, 800],
];

function face(sheet: Sheet, brief: Brief): void {
  const { level } = brief;
  sheet.shape(HOOD, 'bold', 'a');
  if (level > 0)
    for (const side of [-1, 1])
      sheet.line(
        traced('130,482 148,560 156,780').map(([x, y]): Point => [500 + side * x, y]),
        'line',
        0.3,
      );
  sheet.shape(GRILLE, 'bold', 'stone');
  if (level === 0) for (const x of [470, 530]) sheet.inside([GRILLE]).line(evenLine(x), 'line', 0);
  const slats = byLevel(brief, 0, 7, 10);
  for (let i = 0; i < slats; i++) {
    const x = mix(-100, 100, (i + 0.5) / slats);
    sheet.inside([GRILLE]).shape(rectangle(500 + x - 76 / slats, 540, 152 / slats, 216, 4), 'line', 'paper');
  }
  if (level > 0) sheet.shape(mirrored('0,446! 14,456 20,486 0,500!', MID), 'line', 'sun');
  const bumper = clockwise(rectangle(150, 806, 700, 96, 26));
  sheet.shape(bumper, 'bold', 'paper');
  sheet.shape(rectangle(420, 830, 160, 48, 8), 'line', 'sun');
  if (level > 0)
    for (const side of [-1, 1])
      sheet.shape(rectangle(500 + side * 200 - 54, 832, 108, 40, 20), 'line', 'sun');
  if (level === 2)
    for (const side of [-1, 1])
      for (const x of [112, 290, 320]) sheet.shape(ellipse(500 + side * x, 852, 10), 'fine', 'stone');
}

const TOLD = [
  {
    title: 'Hauling through the Desert',
    description:
      'A truck fills the whole road, a driver and a friend behind the glass. Red mountains stand on both sides.',
  },
  {
    title: 'Make Way for the Big Truck',
    description:
      'Chrome, pipes and a grille as tall as a door come straight at you. The two in front have been singing since the last town.',
  },
  {
    title: 'Five Hundred Miles of Cactus',
    description:
      'The road has been straight since breakfast. At least one of the two up there still has jokes to tell.',
  },
  {
    title: 'Early Start on the Desert Road',
    description:
      'The sun comes up behind the truck as it rolls out. Somebody will have coffee at the next stop.',
  },
] as const;

/** A big truck that comes straight at us, seen from low. */
export const bigTruck = edged({
  name: 'big-truck',
  category: 'vehicles',
  size: [1000, 1000],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random } = brief;
    const who = random.pick<Driver>(['bear', 'fox', 'pig', 'cat']);
    drawDesert(brief);
    const sheet = brief.sheet.layer('truck').at({ y: 20 });
    if (brief.level > 0) sheet.shape(rectangle(214, 128, 572, 560, 14), 'bold', 'paper');
    sides(sheet, brief);
    cab(sheet, brief, who);
    face(sheet, brief);
    return {
      ...brief.random.pick(TOLD),
      tags: ['truck', 'desert', 'road', 'lorry', 'driver', brief.level === 0 ? largeOf(who) : who],
    };
  },
});
