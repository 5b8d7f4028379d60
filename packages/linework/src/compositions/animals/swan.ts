import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, unite, grow } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Placement } from '../../geometry/point.ts';
import { limb } from '../../motifs/animals/curl.ts';
import { blooms, type Spot } from '../../motifs/animals/backdrops.ts';
import { bonesOf, lieOn } from '../../motifs/animals/body/pelt.ts';
import { coat } from '../../motifs/animals/coat.ts';
import { eyeOf } from '../../motifs/animals/eyes.ts';
import { plumage } from '../../motifs/feathers.ts';
import { branch } from '../../motifs/branch.ts';
import { many, titled } from '../../motifs/flower-names.ts';
import type { FlowerName } from '../../motifs/flowers.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { cloud, hill, roundTree } from '../../motifs/landscape.ts';
import { lilyPad, waterLily } from '../../motifs/pond.ts';
import { reeds } from '../../motifs/nature/reeds.ts';
import { framed, SCENE_PENS } from '../../motifs/scenery.ts';
import type { Sheet } from '../../sheet.ts';

const SIZE = [1000, 860] as const;
const TORSO = blob(
  knots(
    '262,540 240,610 262,690 360,740 520,752 680,744 800,716 870,664 912,604 940,530! 880,548 830,552 760,552 600,560 440,540 340,500',
  ),
);
const NECK = limb(curve(knots('356,640 290,560 268,470 300,390 352,318 362,240 322,178 262,166'), 9), (t) =>
  mix(84, 36, Math.min(1, t * 1.6)),
);
const SKULL = blob(knots('322,140 282,118 236,124 206,150 200,182 224,206 270,210 316,200'));
/** Body, neck and head in one, the corners between them rounded. */
const BODY = grow(grow(unite([TORSO, NECK, SKULL]), 30), -30);
const BEAK = blob(knots('214,146! 178,166 138,190 96,222 100,232! 150,236 204,220 222,204! 212,176'));
const MASK = blob(knots('216,140! 240,150 252,164 240,176 224,206! 206,186 204,160'));
/** The fore edge of the raised wing, from the breast to the wrist. */
const WING_EDGE = curve(knots('372,690 362,620 376,548 420,480 486,430'));

/** Where the swan lies, by what is with it: smaller and lower beside its young. */
const AT = {
  bough: { x: 20, y: -14, scale: 0.98 },
  lilies: { x: 70, y: 48, scale: 0.9 },
  cygnets: { x: 16, y: 126, scale: 0.79 },
} as const satisfies Readonly<Record<string, Placement>>;

/** Where the swan lies under the bough of an easy page, its wing clear of the flowers. */
const BELOW_BOUGH: Placement = { x: 4, y: 48, scale: 0.9 };
/** A lily pad on the open water of an easy page with a bough. */
const PAD: Placement = { x: 200, y: 764, scale: 0.38, stretch: 3 };

/** A swan on a pond under a flowering bough, among water lilies or with cygnets. */
export const swan: Composition = {
  name: 'swan',
  category: 'animals',
  size: SIZE,
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random } = brief;
    const company = random.pick(['cygnets', 'lilies', 'bough'] as const);
    const flip = random.chance(0.5);
    const flower = random.pick<FlowerName>(['rose', 'daisy', 'poppy', 'cosmos']);
    const evening = random.chance(0.4);
    framed(brief.sheet, SIZE, evening ? 'blush' : 'sky', (inside) => {
      const page = inside.at(flip ? { x: SIZE[0], flip: true } : {});
      drawPond(page, brief, evening);
      const isEasyBough = brief.level === 0 && company === 'bough';
      const at = isEasyBough ? BELOW_BOUGH : AT[brief.level === 2 ? 'bough' : company];
      drawSwan(page.layer('swan').at(at), brief);
      if (brief.level < 2) drawNearWater(page.layer('water'), brief, isEasyBough);
      if (company === 'bough') drawBough(page.layer('bough'), brief, flower);
      if (isEasyBough) lilyPad(page.layer('pads').at(PAD), 0);
      if (company === 'cygnets') drawCygnets(page.layer('cygnets'), brief);
      if (company === 'lilies') drawLilies(page.layer('lilies'), brief);
    });
    const air = random.pick(
      evening ? ['Sunset', 'Evening', 'Rosy'] : ['Graceful', 'Quiet', 'Morning', 'White'],
    );
    const more = {
      cygnets: ' with Cygnets',
      lilies: ' among Water Lilies',
      bough: ` beneath ${titled(many(flower))}`,
    }[company];
    return {
      title: `${air} Swan${more}`,
      description: `A swan glides over the pond with one wing raised${company === 'cygnets' ? ', her cygnets close behind' : ''}. Tint every row of feathers a little deeper than the last.`,
      tags: [
        'swan',
        'bird',
        'pond',
        { cygnets: 'mother and young', lilies: 'water lilies', bough: many(flower) }[company],
        'feathers',
      ],
    };
  },
};

function drawSwan(sheet: Sheet, brief: Brief): void {
  const { level } = brief;
  const tail = byLevel(brief, 0, 3, 4);
  for (let i = 0; i < tail; i++)
    sheet.shape(place(petal('round', 190, 70), { x: 790, y: 620, angle: 0.86 + i * 0.2 }), 'bold', 'paper');
  sheet.shape(BODY, 'bold', 'paper');
  if (level === 2) {
    coat(sheet, {
      zone: BODY,
      lie: lieOn(bonesOf(points('250,166 350,196 286,340 276,520 350,600 600,600 900,500'), 0, 0)),
      size: 54,
      long: 1.8,
      isPlain: true,
      random: brief.random.fork('down'),
      roleAt: () => 'paper',
    });
    sheet.rim(BODY, 'bold');
  }
  sheet.shape(BEAK, 'bold', 'ember');
  if (level > 0) sheet.shape(MASK, 'line', 'stone');
  if (level > 0) sheet.line(curve(knots('112,224 150,214 190,204')), 'fine', 0.6);
  eyeOf(
    sheet.at({ x: 262, y: 158 }),
    { size: 18, iris: 'wood', shape: 'round', lashes: 0, plain: true },
    level === 0 ? 'dreamy' : 'bright',
    -1,
  );
  drawWing(level === 0 ? sheet : sheet.at({ x: 76, y: 96, scale: 0.88 }), brief);
}

/** Rows of a wing: how many feathers, how long the lowest and the highest are, how broad. */
const WING_ROWS = [
  [
    [9, 520, 390, 86],
    [8, 360, 260, 78],
    [7, 210, 150, 70],
  ],
  [
    [13, 530, 390, 68],
    [12, 410, 290, 60],
    [10, 290, 200, 54],
    [9, 180, 130, 50],
  ],
] as const;

/**
 * The feathers of an easy wing, the lowest first: where they root, how they lean, how long and how broad they
 * are.
 */
const BROAD_FEATHERS = [
  [424, 644, 1.58, 470, 112],
  [430, 604, 1.41, 480, 116],
  [440, 564, 1.23, 470, 116],
  [456, 526, 1.05, 440, 112],
  [478, 494, 0.87, 390, 104],
] as const;
/** The shorter feathers that lie over their roots. */
const BROAD_COVERTS = [
  [430, 640, 1.52, 270, 104],
  [440, 600, 1.34, 276, 106],
  [454, 560, 1.16, 268, 104],
  [474, 522, 0.98, 240, 100],
] as const;
/** The fore edge of an easy wing, over the roots of its feathers. */
const BROAD_EDGE = drawn('398,690 374,630 384,556 424,492 486,444 526,462 512,520 488,576 474,634 450,682');

/** The raised wing: quills that root along its fore edge, shorter rows over them, small feathers up to the edge. */
function drawWing(sheet: Sheet, brief: Brief): void {
  if (brief.level === 0) {
    for (const [x, y, angle, long, broad] of [...BROAD_FEATHERS, ...BROAD_COVERTS])
      sheet.shape(place(petal('round', long, broad), { x, y, angle }), 'bold', 'paper');
    sheet.shape(BROAD_EDGE, 'bold', 'paper');
    return;
  }
  WING_ROWS[brief.level - 1]!.forEach(([count, long, short, width], row) => {
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1);
      const [x, y] = WING_EDGE[Math.floor(mix(0.16, 1, t) * (WING_EDGE.length - 1))]!;
      const at = { x, y, angle: mix(1.68, 0.72, t ** 0.9) };
      const length = mix(long, short, t);
      sheet.shape(place(petal('round', length, width), at), 'bold', row % 2 === 0 ? 'paper' : 'soft');
      sheet.line(
        place(
          [
            [0, -length * 0.7],
            [0, -length * 0.92],
          ],
          at,
        ),
        'fine',
        0.7,
      );
    }
  });
  const edge = clockwise(tube(WING_EDGE, (t) => 46 * Math.sin(Math.PI * mix(0.02, 0.98, t)) ** 0.7));
  sheet.shape(edge, 'bold', 'paper');
  plumage(sheet, {
    zone: [edge],
    size: brief.level === 1 ? 48 : 40,
    kind: 'round',
    roles: ['paper', 'soft'],
  });
  sheet.rim(edge, 'bold');
}

/**
 * The water before the swan, so that it lies in it, with rings that spread from its breast where the water is
 * not still.
 */
function drawNearWater(sheet: Sheet, { level }: Brief, isStill: boolean): void {
  const line = drawn(
    '-20,716! 120,708 232,694 330,706 470,722 620,716 760,720 880,704 1020,712! 1020,900! -20,900!',
  );
  sheet.shape(line, 'line', 'water');
  for (const table of [
    '150,748 260,738 400,758 540,762',
    '600,766 720,758 850,764',
    '60,806 200,796 340,808',
    '640,814 780,804 930,812',
  ].slice(0, isStill ? 0 : [1, 4, 4][level]))
    sheet.line(curve(knots(table)), 'line', 0.8);
}

/** A flowering bough that hangs in over the water. */
function drawBough(sheet: Sheet, brief: Brief, flower: FlowerName): void {
  const { random, level } = brief;
  branch(
    sheet,
    points(level === 0 ? '1010,36 880,92 740,126 620,180' : '1010,60 880,110 740,120 600,170 520,160'),
    byLevel(brief, 44, 20, 20),
    random,
    byLevel(brief, 0, 4, 7),
  );
  const spots: Spot[] = byLevel<Spot[]>(
    brief,
    [
      [856, 150, 92],
      [590, 190, 78],
    ],
    [
      [900, 90, 52],
      [800, 160, 62],
      [548, 166, 56],
    ],
    [
      [910, 80, 48],
      [840, 160, 58],
      [740, 110, 46],
      [650, 180, 54],
      [540, 160, 40],
    ],
  );
  blooms(sheet, spots, { random: random.fork('bough'), level: level === 2 ? 1 : level, flower }, [720, -300]);
}

function drawCygnets(sheet: Sheet, brief: Brief): void {
  for (const [x, y, scale] of byLevel(
    brief,
    [[842, 776, 1.42]],
    [
      [866, 722, 0.88],
      [716, 752, 0.96],
      [560, 768, 1],
    ],
    [
      [850, 736, 0.84],
      [690, 766, 0.92],
      [530, 778, 0.96],
    ],
  ))
    cygnet(sheet.at({ x: x!, y: y!, scale: scale! }), brief.level);
}

/** A cygnet afloat, 150 units long about the frame's origin. */
function cygnet(sheet: Sheet, level: 0 | 1 | 2): void {
  const body = unite([
    blob(knots('-62,-14 -66,20 -30,44 30,44 72,14 92,-30! 56,-20 10,-24 -30,-30')),
    limb(curve(knots('-30,20 -50,-16 -46,-52 -56,-76'), 6), () => 21),
  ]);
  sheet.shape(grow(grow(body, 12), -12), 'bold', 'stone');
  sheet.shape(ellipse(-60, -82, 31, 27), 'bold', 'stone');
  sheet.shape(blob(knots('-86,-90! -112,-78 -118,-70! -100,-66 -84,-68!')), 'line', 'ember');
  sheet.ink(ellipse(-66, -88, 5, 6));
  sheet.gleam(ellipse(-64, -90, 2));
  sheet.shape(
    blob(knots('-14,-6! 20,-20 56,-12 70,-4! 50,18 16,22 -8,14')),
    'line',
    level > 0 ? 'soft' : 'stone',
  );
}

function drawLilies(sheet: Sheet, brief: Brief): void {
  if (brief.level === 0) return broadLily(sheet.at({ x: 212, y: 744, scale: 0.88 }));
  for (const [x, y, scale] of byLevel(
    brief,
    [],
    [
      [790, 760, 1],
      [520, 784, 0.8],
    ],
    [
      [810, 756, 0.94],
      [610, 784, 0.76],
      [220, 776, 0.8],
    ],
  )) {
    lilyPad(sheet.at({ x: x!, y: y! + 10, scale: scale! * 0.44, stretch: 2.6 }), byLevel(brief, 0, 5, 7));
    waterLily(sheet.at({ x: x! + 6, y: y! - 10, scale: scale! * 0.62 }), 'blush', byLevel(brief, 0, 1, 1));
  }
}

/** A lily with broad petals on its leaf. */
function broadLily(sheet: Sheet): void {
  sheet.shape(ellipse(0, 24, 160, 58), 'bold', 'leaf');
  for (const angle of [-1.25, 1.25, -0.64, 0.64, 0])
    sheet.shape(
      place(petal('leaf', 150 - 14 * Math.abs(angle), 92), { x: angle * 20, y: 24, angle }),
      'line',
      'blush',
    );
}

function drawPond(page: Sheet, brief: Brief, evening: boolean): void {
  const { level, random } = brief;
  const sheet = page.layer('pond');
  if (level === 2) return drawLake(page, brief, evening);
  if (evening) sheet.shape(ellipse(600, 300, 120), 'line', 'sun');
  if (!evening || level === 0) cloud(sheet.at({ x: 800, y: 190, scale: 0.9 }), random, level > 0);
  if (level > 0) cloud(sheet.at({ x: 470, y: 120, scale: 0.56 }), random, false);
  hill(sheet, knots('0,430 180,390 420,430 640,390 840,420 1000,380'), 860, 'leaf');
  for (const [x, y, scale] of [
    [870, 480, 1.15],
    [130, 470, 1.05],
    [700, 456, 0.8],
    [960, 470, 0.8],
    [40, 460, 0.7],
  ].slice(0, [0, 5][level]))
    roundTree(sheet.at({ x: x!, y: y!, scale: scale! }), random.fork(`tree ${x}`), level > 0);
  if (level > 0) hill(sheet, knots('0,500 260,478 560,500 800,476 1000,496'), 860);
  sheet.shape(drawn('-20,566! 220,556 520,570 780,558 1020,566! 1020,900! -20,900!'), 'line', 'water');
  reeds(sheet.at(byLevel(brief, { x: 140, y: 722, scale: 0.8 }, { x: 96, y: 620, scale: 1.1 }, {})), level);
  if (level > 0) reeds(sheet.at({ x: 186, y: 600, scale: 0.84 }), level);
}

/** The lake of a fine page. */
function drawLake(page: Sheet, { random }: Brief, evening: boolean): void {
  dressSky(page.layer('sky'), random.fork('sky'), {
    zone: [rectangle(-10, -10, 1020, 470)],
    kind: random
      .fork('kind')
      .pick(evening ? (['beams', 'streaks'] as const) : (['heaped', 'gusts', 'beams'] as const)),
    size: 124,
    roles: evening ? ['blush', 'cream', 'sun'] : ['sky', 'soft', 'sun'],
    source: [700, 330],
  });
  dressMeadow(page.layer('shore'), random.fork('shore'), {
    zone: [drawn('-20,430! 180,390 420,430 640,390 840,420 1020,380! 1020,700! -20,700!')],
    kind: 'mounds',
    size: 120,
    rim: 'line',
  });
  for (const [x, y, scale] of [
    [120, 580, 1],
    [60, 610, 1.2],
    [930, 580, 1.1],
  ] as const)
    reeds(page.layer('reeds').at({ x, y, scale }), 2);
  dressWater(page.layer('lake'), random.fork('lake'), {
    zone: [drawn('-20,566! 300,560 700,570 1020,560! 1020,900! -20,900!')],
    kind: random.fork('water').pick(['ripples', 'scallops', 'reflections'] as const),
    size: 136,
    rim: 'line',
  });
}
