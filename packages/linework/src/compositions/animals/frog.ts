import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { adorn } from '../../motifs/animals/adorn.ts';
import { broadBlossom, plainBlossom } from '../../motifs/animals/blossom.ts';
import { bowTie } from '../../motifs/animals/dress.ts';
import { eyeOf, type Mood } from '../../motifs/animals/eyes.ts';
import { SIDES } from '../../motifs/animals/look.ts';
import { cheeks } from '../../motifs/animals/muzzle.ts';
import { currents } from '../../motifs/animals/sea.ts';
import { cloud, hill } from '../../motifs/landscape.ts';
import { dragonfly, lilyPad, waterLily } from '../../motifs/pond.ts';
import { framed, SCENE_PENS } from '../../motifs/scenery.ts';
import type { PatternName } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';

const SIZE = [900, 960] as const;
const BODY = clockwise(twin(knots('0,-110 110,-100 182,-20 206,90 190,200 120,268 0,276')));
const BELLY = clockwise(twin(knots('0,-60 84,-50 132,30 140,130 108,210 50,250 0,254')));
const THIGH = blob(knots('150,40! 240,40 312,110 330,200 290,270 200,290 130,276!'));
const FOOT = blob(
  knots(
    '110,262! 190,246 280,256 340,270 372,296! 330,296 338,322! 294,304 284,332! 250,306 170,300 120,296!',
  ),
);
const ARM = blob(
  knots(
    '76,16 100,-14 136,2 152,60 146,120 124,190 132,236 156,262! 124,262 118,286! 94,266 74,288! 66,262 38,270! 64,234 76,150 70,66',
  ),
);
const BROAD_FOOT = blob(knots('110,262! 190,246 290,252 366,284 356,322 280,332 160,320 90,292!'));
const BROAD_ARM = blob(
  knots('92,-20! 150,10 148,110 128,190 150,244 148,280 96,298 44,280 48,244 78,150 66,60'),
);
const HEAD = clockwise(twin(knots('0,-318 70,-316 150,-300 220,-250 244,-180 210,-110 130,-64 0,-52')));

type Extra = 'crown' | 'flower' | 'bow';

/** A frog on a lily pad, some of them royal. */
export const frog: Composition = {
  name: 'frog',
  category: 'animals',
  size: SIZE,
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random } = brief;
    const mood = random.pick<Mood>(['bright', 'happy', 'dreamy', 'wink']);
    const extra = random.pick<Extra>(['crown', 'flower', 'bow']);
    const fill = random.pick<PatternName>(['scales', 'hearts', 'diamonds', 'shells', 'stars', 'honeycomb']);
    const flip = random.chance(0.5);
    framed(brief.sheet, SIZE, 'sky', (inside) => {
      const page = inside.at(flip ? { x: SIZE[0], flip: true } : {});
      drawPond(page, brief);
      const sheet = page
        .layer('frog')
        .at({ x: 450, y: byLevel(brief, 520, 510, 510), scale: byLevel(brief, 1.08, 1.04, 1.04) });
      drawFrog(sheet, brief, mood, fill);
      if (extra === 'crown') crown(sheet.at({ y: -322, x: 6, angle: 0.06 }), brief.level);
      if (extra === 'flower')
        (brief.level === 0 ? broadBlossom : plainBlossom)(
          sheet.at({ x: 30, y: -330, scale: byLevel(brief, 0.84, 0.66, 0.66) }),
          'cosmos',
          'a',
        );
      if (extra === 'bow') bowTie(sheet.at({ y: -44, scale: 0.9 }), brief.level, fill);
      drawFront(page.layer('front'), brief);
    });
    const air = { bright: 'Bright-Eyed', happy: 'Happy', dreamy: 'Snoozing', wink: 'Winking' }[mood];
    return {
      title: `${air} ${extra === 'crown' ? 'Frog Prince' : 'Frog'}${{ crown: ' on a Lily Pad', flower: ' with a Pond Flower', bow: ' in a Bow Tie' }[extra]}`,
      description:
        'A frog sits on its lily pad in the middle of the pond. Reeds and water lilies stand around it.',
      tags: [
        'frog',
        'pond',
        'lily pad',
        { crown: 'frog prince', flower: 'flower', bow: 'bow tie' }[extra],
        'water lilies',
      ],
    };
  },
};

/** Spots on the thigh of an easy page's frog. */
const BROAD_SPOTS = [
  [236, 96, 30],
  [288, 164, 26],
] as const;

function drawFrog(sheet: Sheet, brief: Brief, mood: Mood, fill: PatternName): void {
  const { level } = brief;
  for (const flip of SIDES) {
    const side = sheet.at({ flip });
    side.shape(THIGH, 'bold', 'grass');
    if (level > 0)
      for (const [x, y, r] of [
        [240, 120, 24],
        [286, 180, 17],
        [232, 200, 13],
      ] as const)
        side.shape(ellipse(x, y, r), 'line', 'leaf');
    for (const [x, y, r] of level === 0 ? BROAD_SPOTS : []) side.shape(ellipse(x, y, r), 'line', 'leaf');
    side.shape(level === 0 ? BROAD_FOOT : FOOT, 'bold', 'grass');
  }
  sheet.shape(BODY, 'bold', 'grass');
  if (level > 0) sheet.shape(BELLY, 'line', 'cream');
  else
    for (const table of ['-44,60 0,74 44,60', '-40,130 0,144 40,130'])
      sheet.line(curve(knots(table)), 'line', 0.6);
  if (level === 2) adorn(sheet, BELLY, { fill, size: 54, roles: ['a', 'cream'] });
  if (level === 1)
    for (const y of [20, 90, 160])
      sheet.inside([BELLY]).line(
        curve([
          [-160, y],
          [0, y + 26],
          [160, y],
        ]),
        'line',
        0,
      );
  for (const flip of SIDES) sheet.at({ flip }).shape(level === 0 ? BROAD_ARM : ARM, 'bold', 'grass');
  const says = (side: -1 | 1): Mood => (mood === 'wink' ? (side < 0 ? 'bright' : 'happy') : mood);
  const isBulging = (side: -1 | 1): boolean => level === 0 && says(side) === 'bright';
  for (const side of [-1, 1] as const)
    if (!isBulging(side))
      sheet.shape(
        ellipse(side * 128, -316, ...byLevel<[number, number]>(brief, [82, 84], [76, 74], [76, 74])),
        'bold',
        'grass',
      );
  sheet.shape(HEAD, 'bold', 'grass');
  for (const side of [-1, 1] as const) {
    if (level > 0) sheet.shape(ellipse(side * 128, -312, 58, 56), 'line', 'leaf');
    eyeOf(
      sheet.at({ x: side * 128, y: isBulging(side) ? -316 : byLevel(brief, -342, -310, -310) }),
      {
        size: isBulging(side) ? 82 : byLevel(brief, 40, 44, 44),
        iris: 'gold',
        shape: 'round',
        lashes: 1,
        plain: level === 0 && 'roomy',
      },
      says(side),
      side,
    );
  }
  sheet.line(curve(knots('-176,-176 -110,-128 0,-110 110,-128 176,-176')), 'bold', 0.4);
  for (const x of [-22, 22]) sheet.ink(ellipse(x, -214, 6, 4.4));
  if (level > 0) cheeks(sheet, 168, -146, 28);
  else for (const x of [-196, 196]) sheet.shape(ellipse(x, -166, 30, 26), 'line', 'blush');
  if (level > 0)
    for (const [x, y, r] of [
      [-40, -270, 17],
      [10, -288, 12],
      [50, -262, 15],
    ] as const)
      sheet.shape(ellipse(x, y, r), 'line', 'leaf');
}

function crown(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(blob(knots('-70,0! -82,-84! -40,-46! 0,-104! 40,-46! 82,-84! 70,0! 0,10')), 'bold', 'gold');
  if (level > 0) sheet.shape(blob(knots('-70,0! -72,-22! 0,-12 72,-22! 70,0! 0,10')), 'line', 'sun');
  for (const [x, y] of [
    [-82, -92],
    [0, -114],
    [82, -92],
  ] as const)
    sheet.shape(ellipse(x, y, level === 0 ? 24 : 13), 'line', 'a');
  if (level > 0)
    for (const x of [-34, 0, 34]) sheet.shape(ellipse(x, -34 + Math.abs(x) * 0.1, 9), 'fine', 'b');
}

function drawPond(page: Sheet, brief: Brief): void {
  const { level, random } = brief;
  const sheet = page.layer('pond');
  cloud(sheet.at({ x: 180, y: 170, scale: 0.7 }), random, level > 0);
  if (level > 0) cloud(sheet.at({ x: 760, y: 150, scale: 0.56 }), random, false);
  hill(sheet, knots('0,470 200,420 450,460 700,420 900,450'), 960);
  for (const [x, flip] of [
    [110, false],
    [800, true],
  ] as const)
    cattail(sheet.at({ x, y: 620, flip }), level);
  currents(sheet, SIZE, byLevel(brief, [600], [590, 720], [590, 670, 860]), random);
  sheet.shape(ellipse(450, 806, 366, 92), 'bold', 'leaf');
  if (level > 0)
    for (let i = 0; i < 10; i++) {
      const angle = 0.3 + (i / 10) * Math.PI * 2;
      sheet.inside([ellipse(450, 806, 366, 92)]).line(
        [
          [450 + 120 * Math.cos(angle), 806 + 30 * Math.sin(angle)],
          [450 + 340 * Math.cos(angle), 806 + 86 * Math.sin(angle)],
        ],
        'fine',
        0.4,
      );
    }
}

function cattail(sheet: Sheet, level: 0 | 1 | 2): void {
  if (level === 0) return broadCattail(sheet);
  for (const [x, table] of [
    [-34, '0,0! -30,-120 -60,-220! -10,-130 20,0!'],
    [46, '-10,0! 20,-130 66,-230! 40,-110 26,0!'],
  ] as const)
    sheet.shape(
      blob(knots(table)).map(([px, py]) => [px + x, py + 20] as const),
      'line',
      'leaf',
    );
  for (const [x, high] of [
    [0, 270],
    [34, 200],
  ] as const) {
    sheet.line(
      [
        [x, 20],
        [x, -high],
      ],
      'line',
      0,
    );
    sheet.shape(ellipse(x, -high + 30, 17, 50), 'line', 'wood');
  }
}

/** One leaf and one thick cattail. */
function broadCattail(sheet: Sheet): void {
  sheet.shape(place(petal('leaf', 300, 78), { x: 50, y: 30, angle: 0.24 }), 'line', 'leaf');
  sheet.line(
    [
      [-20, 30],
      [-20, -250],
    ],
    'bold',
    0,
  );
  sheet.shape(ellipse(-20, -220, 28, 66), 'line', 'wood');
}

function drawFront(sheet: Sheet, brief: Brief): void {
  const { level } = brief;
  for (const [x, y, scale] of byLevel(
    brief,
    [],
    [
      [140, 870, 0.74],
      [780, 890, 0.6],
    ],
    [
      [140, 866, 0.7],
      [776, 886, 0.62],
      [300, 912, 0.4],
    ],
  )) {
    lilyPad(sheet.at({ x: x!, y: y! + 8, scale: scale! * 0.46, stretch: 2.4 }), byLevel(brief, 0, 5, 6));
    waterLily(sheet.at({ x: x! + 4, y: y! - 8, scale: scale! * 0.64 }), 'blush', level === 0 ? 0 : 1);
  }
  if (level > 0) dragonfly(sheet.at({ x: 770, y: 330, scale: 0.56, angle: 0.7 }), level);
}
