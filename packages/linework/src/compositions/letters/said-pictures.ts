import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { place } from '../../geometry/point.ts';
import { astronaut } from '../../motifs/adventure/astronaut.ts';
import { hotAirBalloon } from '../../motifs/adventure/hot-air-balloon.ts';
import { quilledHedgehog } from '../../motifs/animals/beasts/little-ones.ts';
import { clouds } from '../../motifs/stages/foliage.ts';
import { downTo } from '../../motifs/dressing/coverings.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { cake } from '../../motifs/holidays/carried.ts';
import { sun } from '../../motifs/landscape.ts';
import { brushedFox } from '../../motifs/letters/brushed-fox.ts';
import { grassland } from '../../motifs/letters/grassland.ts';
import { trimmed } from '../../motifs/letters/trimmed.ts';
import { drift, palm, parasol } from '../../motifs/nature/shore.ts';
import { wildflower } from '../../motifs/nature/wildflowers.ts';
import { curledCat, sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { tidied } from '../tidied.ts';
import { flat, LEADS, letterOn, OPEN, printed, setBetween } from './printed.ts';

const TALL = [800, 1000] as const;
const WIDE = [1000, 800] as const;

/** A rocket that flies up to the right, 240 units long about the frame's origin. */
function rocket(sheet: Sheet): void {
  const view = sheet.at({ angle: 0.7 });
  view.shape(drawn('-26,96! -34,150 0,196! 34,150 26,96!'), 'bold', 'ember');
  for (const flip of [false, true])
    view.at({ flip }).shape(drawn('36,20! 84,70 80,118! 34,96!'), 'bold', 'a');
  const hull = clockwise(drawn('0,-140! 46,-70 52,20 36,100! -36,100! -52,20 -46,-70'));
  view.shape(hull, 'bold', 'paper');
  view.inside([hull]).shape(drawn('-70,-70! 0,-56 70,-70! 70,-170! -70,-170!'), 'line', 'a');
  view.rim(hull, 'bold');
  view.shape(ellipse(0, -10, 25), 'bold', 'sky');
}

/** A planet within its ring about the frame's origin. */
function ringed(sheet: Sheet): void {
  const tilt = sheet.at({ angle: -0.3 });
  tilt.shape(ellipse(0, 0, 150, 40), 'bold', 'sun');
  tilt.shape(ellipse(0, 0, 116, 24), 'line', 'night');
  const ball = clockwise(drawn('-84,6! -84,-60 -50,-84 0,-88 50,-84 84,-60 84,6! 40,22 -40,22'));
  tilt.shape(ball, 'bold', 'd');
  tilt.inside([ball]).line(traced('-100,-46 0,-30 100,-46'), 'line', 0);
  tilt.shape(drawn('-80,34! 0,46 80,34! 60,70 0,88 -60,70'), 'bold', 'd');
}

const moonwalk = printed({
  name: 'greeting-curious',
  size: TALL,
  ground: 840,
  backdrop: 'night',
  draw(scene) {
    const { sheet, level } = scene;
    for (const [i, r] of [760, 560, 380, 220].entries())
      sheet.layer('air').shape(ellipse(612, 148, r), 'line', i === 0 ? 'd' : 'night');
    for (const [i, [x, y]] of (
      [
        [86, 470],
        [700, 480],
        [90, 690],
        [150, 570],
        [716, 640],
      ] as const
    ).entries())
      sheet.layer('stars').shape(star(x, y, 28 + (i % 2) * 10, 13 + (i % 2) * 5, 5, i), 'line', 'sun');
    ringed(sheet.layer('planet').at({ x: 612, y: 148, scale: 0.94 }));
    rocket(sheet.layer('rocket').at({ x: 160, y: 566, scale: 0.8 }));
    flat(sheet.layer('words'), setBetween('STAY', '64,84 240,76 430,84', '64,226 240,220 430,226', 40, OPEN));
    flat(
      sheet.layer('words'),
      setBetween('CURIOUS', '64,270 400,262 736,270', '64,420 400,412 736,420', 40, OPEN),
    );
    sheet
      .layer('ground')
      .shape(drawn('-20,760! 200,730 460,770 660,740 820,764! 820,1020! -20,1020!'), 'bold', 'stone');
    sheet
      .layer('ground')
      .shape(drawn('-20,880! 240,900 520,870 820,896! 820,1020! -20,1020!'), 'bold', 'sand');
    for (const [x, y, r] of [
      [120, 820, 70],
      [680, 824, 84],
      [170, 950, 80],
      [640, 950, 62],
    ] as const) {
      sheet.layer('craters').shape(ellipse(x, y, r, r * 0.34), 'bold', 'stone');
      sheet.layer('craters').shape(ellipse(x, y + r * 0.06, r * 0.66, r * 0.18), 'line', 'soft');
    }
    astronaut(sheet.layer('astronaut').at({ x: 410, y: 910, scale: 0.66 }), level === 0 ? 0 : 1, {
      arms: ['-84,-410 -150,-370 -190,-310 -196,-250', '84,-410 170,-450 222,-520 236,-600'],
      legs: ['-54,-230 -80,-130 -92,-40', '54,-230 80,-140 110,-60'],
    });
    return {
      title: 'Stay Curious on the Moon',
      description:
        'The rocket is in a hurry to go on, but there are four craters to look into first. Stay curious and wave back.',
      tags: ['words', 'greeting', 'lettering', 'curious', 'space', 'astronaut', 'moon'],
    };
  },
});

/** A deck chair from the side with a cat asleep in it, its feet on the frame's origin, 380 units wide. */
function deckChair(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const t of ['-196,-236! -178,-244! 150,0! 124,0!', '176,-128! 194,-116! -86,0! -114,0!'])
    sheet.shape(drawn(t), 'bold', 'wood');
  const sling = clockwise(
    drawn('-206,-226! -160,-110 -90,-50 20,-44 184,-122! 190,-100! 30,-16 -104,-20 -180,-90 -222,-214!'),
  );
  sheet.shape(sling, 'bold', 'a');
  for (const t of [
    '-196,-160 -160,-150',
    '-130,-50 -150,-84',
    '-40,-60 -50,0',
    '60,-70 70,10',
    '120,-100 134,-50',
  ])
    sheet.inside([sling]).line(traced(t), 'line', 0);
  curledCat(sheet.at({ x: -16, y: -42, scale: 1.06 }), level === 0 ? 0 : 1);
}

/** A tall drink with a straw and a slice on a crate, on the frame's origin. */
function drink(sheet: Sheet): void {
  for (const y of [-96, -48]) sheet.shape(rectangle(-80, y, 160, 44, 4), 'bold', 'wood');
  sheet.shape(drawn('6,-110! 46,-262! 60,-258! 22,-108!'), 'line', 'ember');
  trimmed(sheet, drawn('-40,-206! 40,-206! 30,-98! -30,-98!'), 'waves', 'sun');
  sheet.shape(ellipse(-38, -208, 30, 30), 'bold', 'ember');
  sheet.shape(ellipse(-38, -208, 19, 19), 'line', 'cream');
}

const nap = printed({
  name: 'greeting-relax',
  size: WIDE,
  ground: 690,
  draw(scene) {
    const { sheet, random, level } = scene;
    sun(sheet.layer('sun').at({ x: 580, y: 392 }), 62, 11);
    flat(sheet.layer('words'), setBetween('JUST', '64,84 240,74 400,84', '64,240 240,232 400,240', 36, OPEN));
    flat(
      sheet.layer('words'),
      setBetween('RELAX', '462,84 690,74 930,84', '462,240 690,232 930,240', 36, OPEN),
    );
    for (const [y, role] of [
      [400, 'water'],
      [452, 'sky'],
      [500, 'water'],
    ] as const)
      sheet
        .layer('sea')
        .shape(
          clockwise(
            drawn(
              `-20,${y}! 160,${y - (y > 420 ? 16 : 0)} 340,${y} 520,${y - (y > 420 ? 16 : 0)} 700,${y} 860,${y - (y > 420 ? 16 : 0)} 1020,${y}! 1020,820! -20,820!`,
            ),
          ),
          'bold',
          role,
        );
    sheet
      .layer('sand')
      .shape(drawn('-20,560! 240,540 520,566 780,540 1020,560! 1020,820! -20,820!'), 'bold', 'sand');
    sheet
      .layer('sand')
      .shape(drawn('-20,690! 300,716 620,684 1020,712! 1020,820! -20,820!'), 'line', 'cream');
    palm(sheet.layer('palm').at({ x: 900, y: 640 }), {
      height: 320,
      lean: -50,
      level: level === 0 ? 0 : 1,
      random,
    });
    drift(sheet.layer('palm').at({ x: 900, y: 644 }), 70, 'sand');
    parasol(sheet.layer('parasol').at({ x: 210, y: 690, scale: 1.3 }), ['b', 'sun'], level === 0 ? 0 : 1);
    drift(sheet.layer('parasol').at({ x: 210, y: 694 }), 50, 'sand');
    deckChair(sheet.layer('chair').at({ x: 446, y: 730 }), level);
    drink(sheet.layer('drink').at({ x: 738, y: 730, scale: 0.94 }));
    return {
      title: 'Just Relax, the Chair Is Taken',
      description:
        'The chair was put up for somebody else, but the cat came by first. The drink is still free.',
      tags: ['words', 'greeting', 'lettering', 'relax', 'beach', 'cat', 'summer'],
    };
  },
});

/** Where the three balloons fly: place and size, largest first. */
const FLEETS = [
  [
    [570, 200, 0.48],
    [190, 180, 0.36],
    [374, 110, 0.22],
  ],
  [
    [220, 210, 0.48],
    [620, 160, 0.36],
    [440, 110, 0.22],
  ],
] as const;

/** Where they fly on the finest pages, below the words. */
const LOW_FLEET = [
  [630, 606, 0.36],
  [396, 556, 0.2],
  [160, 570, 0.24],
] as const;

const skyward = printed({
  name: 'greeting-up',
  size: TALL,
  ground: 880,
  draw(scene) {
    const { sheet, random, level } = scene;
    const isHard = level === 2;
    const way = random.chance(0.5) ? 0 : 1;
    if (isHard) dressSky(sheet.layer('air'), random, { zone: downTo(800, 760), kind: 'streaks', size: 140 });
    else
      for (const y of [170, 350, 520])
        sheet
          .layer('air')
          .shape(
            drawn(`-20,${y}! 180,${y + 50} 400,${y - 30} 620,${y + 40} 820,${y - 10}! 820,1020! -20,1020!`),
            'line',
            y === 350 ? 'soft' : 'sky',
          );
    for (const [i, [x, y, scale]] of (isHard ? LOW_FLEET : FLEETS[way]).entries())
      hotAirBalloon(sheet.layer('balloons').at({ x, y, scale }), {
        level: i === 2 ? 0 : byGrade(scene, 0, 1, 1),
        roles: [LEADS[i]!, LEADS[(i + 1) % 4]!, 'sun'],
        pattern: 'diamonds',
        envelope: (['peaks', 'sunrise', 'checks'] as const)[(i + way) % 3]!,
      });
    if (isHard)
      clouds(scene, [
        [0.12, 0.4, 0.5],
        [0.9, 0.4, 0.5],
      ]);
    ridgeOf(scene, isHard ? 792 : 660, 30, 'leaf');
    flat(
      sheet.layer('words'),
      isHard
        ? setBetween('LOOK', '84,96 400,70 716,96', '84,276 400,256 716,276', 50, OPEN)
        : setBetween('LOOK', '84,430 400,420 716,430', '84,590 400,582 716,590', 50, OPEN),
    );
    const up: readonly [number, number] = isHard ? [232, 568] : way === 0 ? [84, 390] : [410, 716];
    const mid = (up[0] + up[1]) / 2;
    const head = isHard ? 306 : 624;
    const foot = isHard ? 482 : 790;
    flat(
      sheet.layer('words'),
      setBetween(
        'UP',
        `${up[0]},${head} ${mid},${head - 6} ${up[1]},${head}`,
        `${up[0]},${foot} ${mid},${foot - 6} ${up[1]},${foot}`,
        50,
        OPEN,
      ),
    );
    const meadow = clockwise(drawn('-20,836! 240,810 520,846 820,816! 820,1020! -20,1020!'));
    grassland(sheet.layer('meadow'), scene, meadow, 'mounds', 120);
    const flip = !isHard && way === 0;
    brushedFox(
      sheet.layer('fox').at({ x: flip ? 556 : 244, y: 938, scale: 0.84, flip }),
      level === 0 ? 0 : 1,
      -0.62,
    );
    quilledHedgehog(
      sheet.layer('hedgehog').at({ x: flip ? 240 : 560, y: 936, scale: 0.7, flip: !flip }),
      level === 0 ? 0 : 1,
    );
    return {
      title: 'Look Up, Says the Fox',
      description:
        'Three balloons go over the hill, and the fox was the first to see them. The hedgehog is still looking at the ground.',
      tags: ['words', 'greeting', 'lettering', 'balloons', 'fox', 'hedgehog', 'sky'],
    };
  },
});

/** A string of flags with a letter on each, hanging between two points of one height. */
function letterFlags(sheet: Sheet, word: string, [left, right, y]: readonly [number, number, number]): void {
  const step = (right - left) / word.length;
  const sag = (x: number): number => y + 46 * (1 - ((x - (left + right) / 2) / ((right - left) / 2)) ** 2);
  sheet.line(
    traced(
      `${left - 60},${y - 22} ${left},${sag(left)} ${(left + right) / 2},${sag((left + right) / 2)} ${right},${sag(right)} ${right + 60},${y - 22}`,
    ),
    'bold',
    0,
  );
  for (const [i, sign] of word.split('').entries()) {
    const x = left + (i + 0.5) * step;
    const half = step * 0.46;
    const view = sheet.at({ x, y: sag(x) });
    view.shape(
      drawn(`${-half},-6! ${half},-6! ${half},116! 0,150! ${-half},116!`),
      'bold',
      i % 2 === 0 ? 'paper' : 'cream',
    );
    letterOn(view, sign, { y: 56, scale: 0.185 }, LEADS[i % 4]!);
  }
}

/** A pot of flowers on the frame's origin. */
function potted({ sheet, random }: Scene, x: number, y: number, role: Role): void {
  const view = sheet.layer('pots').at({ x, y });
  for (const [u, high] of [
    [-26, 130],
    [24, 176],
  ] as const)
    wildflower(view.at({ x: u, y: -84 }), {
      kind: 'tulip',
      random,
      level: 0,
      height: high,
      size: 40,
      sway: u * 0.4,
      role,
    });
  trimmed(view, drawn('-62,-100! 62,-100! 44,0! -44,0!'), 'zigzag', 'sun');
  view.shape(rectangle(-70, -116, 140, 26, 6), 'bold', 'rust');
}

const doorstep = printed({
  name: 'greeting-welcome',
  size: TALL,
  ground: 860,
  backdrop: 'cream',
  draw(scene) {
    const { sheet, level } = scene;
    for (let y = 130; y < 860; y += 150) sheet.layer('wall').line(traced(`-20,${y} 820,${y}`), 'line', 0);
    const frame = sheet.layer('door');
    frame.shape(
      drawn('196,850! 196,470! 210,330 290,262 400,246 510,262 590,330 604,470! 604,850!'),
      'bold',
      'wood',
    );
    const hall = clockwise(
      drawn('240,850! 240,470! 252,366 310,306 400,292 490,306 548,366 560,470! 560,850!'),
    );
    frame.shape(hall, 'bold', 'sun');
    const inside = frame.inside([hall]);
    for (const x of [320, 400, 480]) inside.line(traced(`${x},280 ${x},700`), 'line', 0);
    inside.shape(rectangle(200, 700, 400, 200), 'bold', 'sand');
    inside.shape(rectangle(368, 420, 110, 120, 4), 'bold', 'sky');
    inside.shape(place(drawn('0,0! 30,-46 60,0!'), { x: 392, y: 520 }), 'line', 'leaf');
    const table = inside.at({ x: 430, y: 760 });
    for (const x of [-70, 60]) table.shape(rectangle(x, -70, 14, 90), 'line', 'wood');
    table.shape(rectangle(-100, -90, 200, 26, 6), 'bold', 'wood');
    cake(table.at({ y: -96, scale: 1.1 }), level === 2 ? 1 : 0);
    const leaf = clockwise(drawn('240,850! 240,470! 252,366 310,306! 310,850!'));
    frame.shape(leaf, 'bold', 'a');
    frame.inside([leaf]).shape(drawn('258,820! 258,480! 268,400 294,366! 294,820!'), 'line', 'soft');
    frame.shape(ellipse(298, 610, 9), 'line', 'gold');
    frame.rim(hall, 'bold');
    for (const x of [110, 690]) {
      const lamp = sheet.layer('lamps').at({ x, y: 400 });
      lamp.shape(rectangle(-8, -70, 16, 50), 'line', 'stone');
      lamp.shape(drawn('-34,-30! 34,-30! 26,70! -26,70!'), 'bold', 'sun');
      lamp.shape(drawn('-46,-26! 0,-66! 46,-26!'), 'bold', 'stone');
      lamp.shape(rectangle(-30, 66, 60, 18, 4), 'line', 'stone');
    }
    sheet.layer('step').shape(rectangle(150, 846, 500, 52, 6), 'bold', 'stone');
    sheet.layer('step').shape(rectangle(90, 896, 620, 140, 6), 'bold', 'soft');
    sheet.layer('mat').shape(drawn('230,902! 570,902! 610,962! 190,962!'), 'bold', 'b');
    sheet.layer('mat').shape(drawn('256,912! 544,912! 570,950! 230,950!'), 'line', 'cream');
    potted(scene, 92, 900, 'd');
    potted(scene, 708, 900, 'b');
    sittingDog(sheet.layer('pets').at({ x: 320, y: 946, scale: 1.34 }), level);
    sittingCat(sheet.layer('pets').at({ x: 510, y: 946, scale: 1.2 }), level);
    letterFlags(sheet.layer('flags'), 'WELCOME', [84, 716, 76]);
    return {
      title: 'Welcome, the Door Is Open',
      description:
        'The flags are up, the lamps are lit and the cake stands in the hall. The dog and the cat have been on the doormat since noon.',
      tags: ['words', 'greeting', 'lettering', 'welcome', 'home', 'door', 'pets'],
    };
  },
});

/** Words to somebody, each in a picture that shows what they mean. */
export const saidPictures: readonly Composition[] = [moonwalk, nap, skyward, doorstep].map((one) =>
  tidied(one),
);
