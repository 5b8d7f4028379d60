import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { blooms, canopy, type Spot } from '../../motifs/animals/backdrops.ts';
import { ribbedBlade } from '../../motifs/animals/blade.ts';
import { blossomWall, hangingTwigs, jungleWall, type Wall } from '../../motifs/animals/leaf-walls.ts';
import { eyeOf, type Mood } from '../../motifs/animals/eyes.ts';
import { hill } from '../../motifs/landscape.ts';
import { branch } from '../../motifs/branch.ts';
import { plumage } from '../../motifs/feathers.ts';
import { floaters } from '../../motifs/floaters.ts';
import { many, titled } from '../../motifs/flower-names.ts';
import type { FlowerName } from '../../motifs/flowers.ts';
import { framed, SCENE_PENS } from '../../motifs/scenery.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const SIZE = [820, 1000] as const;
const BODY = clockwise(
  blob(
    knots(
      '300,262 306,186 362,134 444,130 508,176 532,262 566,360 584,470 566,580 516,656 446,684 376,640 326,540 298,430 292,340',
    ),
  ),
);
const BEAK = blob(knots('318,190! 262,180 218,216 216,276 250,330! 262,292 288,284 314,290!'));
const JAW = blob(knots('268,290! 270,322 296,330 318,300! 296,284'));
const CHEEK = clockwise(blob(knots('312,184 356,168 410,196 416,252 376,292 330,292 308,256')));
const WING = clockwise(
  blob(knots('404,330! 486,306 560,368 602,480 604,610 572,720 528,812! 470,720 418,610 388,480')),
);
const COVERT = clockwise(blob(knots('404,330! 486,306 560,368 596,470 560,520 480,526 410,500 388,440')));

/** What fine pages are filled with. */
const GROVES = {
  jungle: (sheet: Sheet, wall: Wall) => jungleWall(sheet, wall, 290),
  gum: (sheet: Sheet, wall: Wall) => hangingTwigs(sheet, wall, 170, 'leaf'),
  lilies: (sheet: Sheet, wall: Wall) => blossomWall(sheet, wall, ['lily', 'cosmos'], 240),
} as const;

const PLACES = {
  jungle: 'in the jungle',
  gum: 'of a gum tree',
  lilies: 'among great lilies',
} as const satisfies Readonly<Record<keyof typeof GROVES, string>>;

/** A parrot on a branch in the forest, or a pair. */
export const parrot: Composition = {
  name: 'parrot',
  category: 'animals',
  size: SIZE,
  strays: 1.6,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const mood = random.pick(['bright', 'happy', 'dreamy'] as const);
    const pair = level > 0 && random.chance(0.45);
    const crest = random.chance(0.4);
    const flip = random.chance(0.5);
    const grove = random.fork('grove').pick(Object.keys(GROVES) as (keyof typeof GROVES)[]);
    const flower = random.pick<FlowerName>(['poppy', 'lily', 'cosmos', 'daisy']);
    framed(brief.sheet, SIZE, random.pick(['sky', 'sun', 'soft'] as const), (inside) => {
      const page = inside.at(flip ? { x: SIZE[0], flip: true } : {});
      if (level === 2)
        GROVES[grove](page.layer('canopy'), { random: random.fork('grove'), size: SIZE, centre: [410, 420] });
      else {
        drawClearing(page.layer('clearing'), level, random.fork('clearing'));
        canopy(page.layer('canopy'), SIZE, { random, level });
      }
      if (level < 2 && pair) hearts(page, brief);
      const one = pair ? { x: 584, y: 134, scale: 0.8, flip: true } : { x: 20, y: 40, scale: 1 };
      const two = { x: 262, y: 146, scale: 0.78 };
      for (const at of pair ? [two, one] : [one]) drawTail(page.layer('tail').at(at), brief);
      branch(
        page.layer('branch'),
        points('20,730 220,716 420,736 620,716 800,730'),
        30,
        random,
        byLevel(brief, 0, 6, 10),
      );
      if (pair)
        drawParrot(page.layer('parrot').at(two), brief, { mood: 'happy', crest, coat: ['c', 'd', 'b'] });
      drawParrot(page.layer('parrot').at(one), brief, { mood, crest, coat: ['a', 'b', 'c'] });
      if (level === 1)
        canopy(
          page.layer('undergrowth').at({ x: SIZE[0], y: SIZE[1], angle: Math.PI }),
          SIZE,
          { random, level: 0 },
          false,
        );
      const spots: Spot[] = byLevel<Spot[]>(
        brief,
        [[150, 776, 96]],
        [
          [110, 766, 62],
          [200, 800, 46],
          [720, 780, 66],
        ],
        [
          [96, 756, 56],
          [182, 800, 46],
          [740, 760, 58],
          [664, 806, 44],
          [110, 880, 44],
        ],
      );
      blooms(page.layer('flowers'), spots, { random: random.fork('flowers'), level, flower }, [410, 1300]);
    });
    const kind = crest ? 'Cockatoo' : 'Parrot';
    const air = { bright: 'Bright', happy: 'Chatty', dreamy: 'Dozing' }[mood];
    return {
      title: pair
        ? `${air} ${kind} Pair among ${titled(many(flower))}`
        : `${air} ${kind} with ${titled(many(flower))}`,
      description: `${pair ? `Two ${kind.toLowerCase()}s lean together` : `A ${kind.toLowerCase()} perches`} on a branch ${level === 2 ? PLACES[grove] : 'under great leaves'}. Let every row of feathers have a color of its own.`,
      tags: [kind.toLowerCase(), 'bird', 'jungle', 'feathers', many(flower)],
    };
  },
};

const CREST = [
  [470, 170, 0.9, 110],
  [440, 150, 0.5, 130],
  [404, 140, 0.12, 136],
  [366, 146, -0.24, 110],
] as const;
const BROAD_CREST = [
  [372, 186, -1.02, 150],
  [400, 168, -0.66, 164],
  [440, 166, -0.28, 150],
] as const;

/** What is seen past the branch: a sun over hills, great leaves that rise from below. */
function drawClearing(sheet: Sheet, level: 0 | 1, random: Random): void {
  sheet.shape(ellipse(640, 250, [120, 104][level]!), 'line', 'sun');
  hill(sheet, knots('-20,560 180,500 400,560 620,490 840,540'), 1000, 'leaf');
  if (level > 0) hill(sheet, knots('-20,660 240,620 460,664 700,610 840,650'), 1000);
  for (const [x, lean, long] of [
    [700, 0.36, 360],
    [120, -0.5, 330],
    [770, -0.12, 460],
    [60, 0.1, 420],
    [690, 0.8, 300],
    [150, -0.95, 260],
  ].slice(0, [0, 6][level])) {
    const at = { x: x!, y: 1010, angle: lean! + random.range(-0.06, 0.06) };
    ribbedBlade(sheet, at, { long: long!, wide: long! * 0.32, role: 'grass', rib: [40, long! * 0.86] });
  }
}

interface Plumed {
  readonly mood: Mood;
  readonly crest: boolean;
  readonly coat: readonly [Role, Role, Role];
}

function drawTail(sheet: Sheet, brief: Brief): void {
  const count = byLevel(brief, 3, 5, 7);
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1) - 0.5;
    const at = {
      x: 500 + t * byLevel(brief, 110, 44, 44),
      y: 620,
      angle: Math.PI - 0.1 - t * byLevel(brief, 0.56, 0.34, 0.34),
    };
    const length = 330 - Math.abs(t) * 90;
    sheet.shape(
      place(petal('leaf', length, byLevel(brief, 92, 66, 66)), at),
      'bold',
      (['c', 'd', 'b'] as const)[i % 3],
    );
    if (brief.level > 0)
      sheet.line(
        place(
          [
            [0, -length * 0.4],
            [0, -length * 0.9],
          ],
          at,
        ),
        'fine',
        0.6,
      );
  }
}

function drawParrot(sheet: Sheet, brief: Brief, it: Plumed): void {
  const { level } = brief;
  if (it.crest)
    for (const [x, y, angle, size] of level === 0 ? BROAD_CREST : CREST)
      sheet.shape(
        place(petal('leaf', size, byLevel(brief, 78, 46, 46)), { x, y, angle }),
        'bold',
        it.coat[1],
      );
  sheet.shape(BODY, 'bold', it.coat[0]);
  if (level > 0) {
    plumage(sheet, {
      zone: [BREAST],
      size: level === 1 ? 84 : 54,
      kind: 'round',
      roles: [it.coat[0], 'soft'],
      mark: level === 2 ? 'rib' : 'none',
    });
    sheet.rim(BODY, 'bold');
  }
  sheet.shape(CHEEK, 'line', 'paper');
  if (level > 0)
    for (const y of [256, 272])
      sheet.line(
        curve([
          [330, y],
          [360, y + 6],
          [392, y - 4],
        ]),
        'fine',
        0.6,
      );
  eyeOf(
    sheet.at({ x: 360, y: 222 }),
    {
      size: level > 0 ? 29 : it.mood === 'bright' ? 37 : 30,
      iris: 'sun',
      shape: 'round',
      lashes: 2,
      plain: level === 0 && 'roomy',
      look: [-0.3, 0],
    },
    it.mood,
    -1,
  );
  sheet.shape(JAW, 'bold', 'stone');
  sheet.shape(BEAK, 'bold', 'gold');
  sheet.ink(ellipse(292, 212, 6, 4));
  for (const x of byLevel(brief, [356, 450], [384, 472], [384, 472]))
    for (const [dx, turn] of level === 0
      ? [[0, 0]]
      : [
          [-27, 0.16],
          [27, -0.16],
          [0, 0],
        ])
      sheet.shape(place(level === 0 ? TOES : TOE, { x: x + dx!, y: 668, angle: turn! }), 'line', 'stone');
  drawWing(sheet, brief, it);
}

/** A toe that comes over the branch and ends in a claw; on easy pages a whole foot. */
const TOE = drawn('-15,-6 0,-16 15,-6 18,26 12,50 2,76! -8,50 -18,26');
const TOES = drawn(
  '-37,0 -28,-16 -10,-13 0,-18 10,-13 28,-16 37,0 38,34 32,66 24,66 17,30! 10,66 0,76 -10,66 -17,30! -24,66 -32,66 -38,34',
);

const BREAST = clockwise(
  blob(knots('300,330! 380,320 430,340 420,440 440,600 470,676! 420,670 370,630 322,530 298,430')),
);

/** The folded wing: long quills below, shorter coverts over them. */
function drawWing(sheet: Sheet, brief: Brief, it: Plumed): void {
  const { level } = brief;
  sheet.shape(WING, 'bold', it.coat[2]);
  const inside = sheet.inside([WING]);
  const quills = byLevel(brief, 0, 4, 7);
  if (level === 0)
    for (const table of ['440,500 462,610 516,790', '530,510 548,620 536,770'])
      inside.line(curve(knots(table)), 'line', 0);
  for (let i = quills - 1; i >= 0; i--) {
    const t = i / (quills - 1);
    inside.shape(
      place(petal('round', 330, byLevel(brief, 0, 84, 66)), {
        x: 590 - 170 * t,
        y: 440 + 20 * t,
        angle: Math.PI + 0.24 - 0.42 * t + 0.06,
      }),
      'line',
      i % 2 === 0 ? it.coat[2] : it.coat[1],
    );
  }
  sheet.rim(WING, 'bold');
  if (level === 0) {
    sheet.shape(COVERT, 'line', it.coat[1]);
    const covert = sheet.inside([COVERT]);
    for (const table of [
      '376,474 440,462 480,490 530,462 610,450',
      '380,394 430,382 476,406 520,378 600,374',
    ])
      covert.line(curve(knots(table)), 'line', 0);
    sheet.rim(COVERT, 'line');
  } else {
    plumage(sheet, {
      zone: [COVERT],
      size: level === 1 ? 78 : 56,
      kind: 'round',
      roles: [it.coat[1], it.coat[2]],
      mark: level === 2 ? 'drop' : 'none',
    });
    sheet.rim(COVERT, 'line');
  }
}

function hearts(page: Sheet, brief: Brief): void {
  floaters(page.layer('hearts'), {
    random: brief.random,
    kinds: ['heart'],
    box: [330, 90, 490, 260],
    avoid: [ellipse(280, 290, 100, 110), ellipse(560, 300, 100, 110)],
    count: byLevel(brief, 2, 4, 5),
    sizes: byLevel(brief, [26, 34], [18, 28], [16, 26]),
    gap: 8,
  });
}
