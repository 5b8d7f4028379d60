import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { quilledHedgehog, rabbit, squirrel } from '../../motifs/animals/beasts/little-ones.ts';
import { perchingBird } from '../../motifs/birds/perching.ts';
import { downTo } from '../../motifs/dressing/coverings.ts';
import { dressSand } from '../../motifs/dressing/shore.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { gableHouse } from '../../motifs/gable-house.ts';
import { sun } from '../../motifs/landscape.ts';
import { trimmed, TRIMS } from '../../motifs/letters/trimmed.ts';
import { songbird } from '../../motifs/nature/fliers.ts';
import { speciesLeaf } from '../../motifs/nature/leaves.ts';
import { crab } from '../../motifs/nature/shore.ts';
import { broadleaf } from '../../motifs/nature/trees.ts';
import { crescent } from '../../motifs/nature/skies.ts';
import { clouds, lawn } from '../../motifs/stages/foliage.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { tidied } from '../tidied.ts';
import { flat, LEADS, letterOn, OPEN, printed, setBetween, snowCap } from './printed.ts';

const WIDE = [1000, 800] as const;

/** A bough that grows in from the left and runs out in twigs, with bark, buds and snow that lies on it in places. */
function snowyBough(sheet: Sheet): void {
  for (const twig of [
    '196,452! 176,400 140,352 96,322! 108,310 158,336 206,386 244,456!',
    '752,446! 800,396 850,346 916,316! 924,330 872,372 838,404 806,438!',
  ])
    sheet.shape(clockwise(drawn(twig)), 'bold', 'wood');
  for (const [x, y, angle] of [
    [98, 318, -0.9],
    [918, 324, 0.9],
    [966, 364, 1.1],
  ] as const)
    sheet.shape(place(petal('leaf', 42, 22), { x, y, angle }), 'line', 'ember');
  const limb = clockwise(
    drawn(
      '-20,398! 150,436 330,458 520,460 700,444 850,408 960,352! 970,368 872,436 716,486 520,518 340,540 160,562 -20,604!',
    ),
  );
  sheet.shape(limb, 'bold', 'wood');
  const bark = sheet.inside([limb]);
  for (const t of [
    '-20,556 90,530 200,516 290,508',
    '330,512 430,504 500,492',
    '580,486 670,474 750,454 820,430',
    '-20,488 70,490 150,486 220,490',
    '60,566 130,548 200,540',
    '640,462 700,456',
  ])
    bark.line(traced(t), 'line', 0.3);
  bark.shape(ellipse(310, 488, 24, 12), 'line', 'sand');
  for (const snow of [
    '-30,384! 60,398 170,422 262,440 306,462 280,474 236,458 190,464 140,450 92,456 40,436 -30,444!',
    '444,456 484,440 530,444 556,464 530,478 500,468 468,478',
    '652,446 720,424 800,398 860,382 892,384 872,412 824,424 784,446 736,444 690,462',
  ])
    sheet.shape(clockwise(drawn(snow)), 'bold', 'paper');
}

const hearts = printed({
  name: 'month-february',
  size: WIDE,
  ground: 700,
  draw(scene) {
    const { sheet, level } = scene;
    sheet
      .layer('far')
      .shape(
        drawn('-20,400! 130,300! 250,380! 400,290! 560,390! 700,310! 860,390! 1020,320! 1020,820! -20,820!'),
        'bold',
        'sky',
      );
    sheet
      .layer('hills')
      .shape(drawn('-20,560! 240,500 520,580 780,510 1020,560! 1020,820! -20,820!'), 'bold', 'soft');
    sheet
      .layer('hills')
      .shape(drawn('-20,680! 240,720 520,660 780,720 1020,670! 1020,820! -20,820!'), 'bold', 'paper');
    for (const [i, [x, y]] of (
      [
        [70, 330],
        [212, 372],
        [520, 330],
        [700, 350],
        [930, 330],
        [180, 600],
        [340, 590],
        [500, 596],
        [664, 570],
        [830, 560],
        [360, 744],
        [690, 752],
        [960, 730],
        [60, 740],
      ] as const
    ).entries())
      sheet.layer('flakes').shape(ellipse(x, y, 11 + (i % 3) * 3), 'line', 'paper');
    const word = setBetween(
      'FEBRUARY',
      '60,110 280,84 500,76 720,84 940,110',
      '64,290 280,270 500,264 720,270 936,290',
      44,
      OPEN,
    );
    flat(sheet.layer('word'), word);
    for (const [i, letter] of word.entries()) snowCap(sheet.layer('caps'), letter, i, 0.14, 5);
    snowyBough(sheet.layer('bough'));
    perchingBird(sheet.layer('birds').at({ x: 372, y: 452, scale: 0.6 }), level === 0 ? 0 : 1, [
      'rust',
      'ember',
      'cream',
    ]);
    perchingBird(sheet.layer('birds').at({ x: 584, y: 456, scale: 0.6, flip: true }), level === 0 ? 0 : 1, [
      'b',
      'sky',
      'cream',
    ]);
    for (const [i, [x, y, size, from]] of (
      [
        [110, 624, 0.92, 522],
        [256, 678, 1.1, 522],
        [414, 634, 0.84, 520],
        [580, 682, 1, 508],
        [744, 622, 1.14, 480],
        [896, 640, 0.9, 438],
      ] as const
    ).entries()) {
      const hung = sheet.layer('hearts');
      hung.line(traced(`${x},${from} ${x + 3},${y - 60} ${x},${y - 34 * size}`), 'line', 0);
      hung.shape(ellipse(x, from - 2, 9, 8), 'line', 'a');
      const rim = place(petal('heart', 128 * size, 128 * size), { x, y: y + 66 * size });
      hung.shape(rim, 'bold', LEADS[i % 4]);
      trimmed(hung, rim, TRIMS[(i * 3) % 10]!, LEADS[(i + 1) % 4]!);
    }
    return {
      title: 'February on a Snowy Bough',
      description:
        'Two birds have moved together, because it is February and because they like to. Six hearts hang below to say which of the two it is.',
      tags: ['month', 'calendar', 'february', 'words', 'hearts', 'birds', 'snow', 'valentine'],
    };
  },
});

/** A round tower of sand on the frame's origin with a flag that bears a letter. */
function flagTower(sheet: Sheet, letter: string, [w, h]: readonly [number, number], role: Role): void {
  sheet.shape(rectangle(-5, -h - 236, 10, 206), 'line', 'wood');
  sheet.shape(
    drawn(`5,${-h - 236}! 60,${-h - 246} 130,${-h - 226}! 130,${-h - 112}! 60,${-h - 132} 5,${-h - 122}!`),
    'bold',
    role,
  );
  letterOn(sheet, letter, { x: 66, y: -h - 182, scale: 0.21 }, 'cream');
  const step = w / 5;
  const top = [0, 1, 2].map(
    (i) =>
      `${-w / 2 + i * 2 * step},${-h - 34}! ${-w / 2 + (i * 2 + 1) * step},${-h - 34}! ${-w / 2 + (i * 2 + 1) * step},${-h}! ${i < 2 ? `${-w / 2 + (i * 2 + 2) * step},${-h}!` : ''}`,
  );
  sheet.shape(drawn(`${top.join(' ')} ${w * 0.56},0! ${-w * 0.56},0!`), 'bold', 'sand');
  sheet.shape(
    drawn(`-16,${-h * 0.45}! -16,${-h * 0.62} 0,${-h * 0.72} 16,${-h * 0.62} 16,${-h * 0.45}!`),
    'line',
    'wood',
  );
  sheet.line(traced(`${-w * 0.5},${-h + 22} 0,${-h + 34} ${w * 0.5},${-h + 22}`), 'line', 0);
}

const castle = printed({
  name: 'month-june',
  size: WIDE,
  ground: 690,
  draw(scene) {
    const { sheet, random, level } = scene;
    const isHard = level === 2;
    if (isHard) dressSky(sheet.layer('sky'), random, { zone: downTo(1000, 360), kind: 'streaks', size: 150 });
    sun(sheet.layer('sun').at({ x: 96, y: 120 }), 46, 12);
    const water = clockwise(rectangle(-20, 350, 1040, 170));
    if (isHard)
      dressWater(sheet.layer('sea'), random, { zone: [water], kind: 'crests', size: 110, rim: 'bold' });
    else sheet.layer('sea').shape(water, 'bold', 'water');
    const sand = clockwise(drawn('-20,500! 260,480 520,506 780,482 1020,500! 1020,820! -20,820!'));
    if (isHard)
      dressSand(sheet.layer('sand'), random, { zone: [sand], kind: 'ripples', size: 130, rim: 'bold' });
    else sheet.layer('sand').shape(sand, 'bold', 'sand');
    const fort = sheet.layer('fort');
    for (const [letter, x, y, w, h, role] of [
      ['U', 410, 560, 124, 260, 'b'],
      ['N', 610, 560, 124, 240, 'c'],
      ['J', 220, 650, 140, 220, 'a'],
      ['E', 800, 650, 140, 230, 'd'],
    ] as const)
      flagTower(fort.at({ x, y }), letter, [w, h], role);
    fort.shape(drawn('280,656! 290,500! 740,500! 750,656!'), 'bold', 'sand');
    for (const x of [330, 430, 560, 660]) fort.shape(rectangle(x - 20, 474, 60, 30), 'line', 'sand');
    fort.shape(drawn('450,656! 450,590 515,540 580,590 580,656!'), 'bold', 'wood');
    for (const x of [480, 515, 550]) fort.line(traced(`${x},560 ${x},656`), 'line', 0);
    for (const x of [360, 670]) trimmed(fort, ellipse(x, 584, 34, 28), 'ring', 'cream');
    crab(sheet.layer('crab').at({ x: 860, y: 746, scale: 0.74 }), 'rust', level);
    pail(sheet.layer('pail').at({ x: 150, y: 748 }));
    return {
      title: 'June Has Four Flags',
      description:
        'The castle has four towers, because that is how many letters June has. The builder has gone for more water, and the crab keeps guard.',
      tags: ['month', 'calendar', 'june', 'words', 'beach', 'sandcastle', 'summer'],
    };
  },
});

/** A pail with a spade in it on the frame's origin, 120 units wide. */
function pail(sheet: Sheet): void {
  sheet.shape(drawn('14,-100! 50,-200! 64,-194! 34,-96!'), 'bold', 'wood');
  sheet.shape(drawn('38,-196! 50,-222! 86,-206! 78,-180!'), 'bold', 'wood');
  trimmed(sheet, drawn('-62,-112! 62,-112! 48,0! -48,0!'), 'waves', 'sun');
  sheet.shape(rectangle(-70, -124, 140, 24, 10), 'bold', 'a');
}

/** A pumpkin with a letter on it, its foot on the frame's origin, 200 units wide. */
function pumpkin(sheet: Sheet, letter: string, turn: number): void {
  sheet.shape(drawn('-14,-136! -10,-164 -30,-186! 4,-190! 14,-164 16,-136!'), 'bold', 'leaf');
  for (const [x, rx] of [
    [-66, 38],
    [66, 38],
    [-36, 46],
    [36, 46],
  ] as const)
    sheet.shape(ellipse(x, -70, rx, 68 - Math.abs(x) * 0.12), 'bold', 'ember');
  sheet.shape(ellipse(0, -70, 62, 72), 'bold', 'sun');
  letterOn(sheet, letter, { x: 0, y: -70, scale: 0.21, angle: (turn % 3) * 0.08 - 0.08 }, 'cream');
}

const patch = printed({
  name: 'month-october',
  size: WIDE,
  ground: 690,
  draw(scene) {
    const { sheet, random, level } = scene;
    clouds(scene, [[0.5, 0.08, 0.4]]);
    ridgeOf(scene, 330, 34, 'leaf');
    for (const [x, y, scale] of [
      [110, 430, 1.2],
      [900, 430, 1.26],
    ] as const)
      broadleaf(sheet.layer('trees').at({ x, y, scale }), { random, level: 0, role: 'rust' });
    ridgeOf(scene, 420, 24, 'grass');
    const rails = sheet.layer('fence');
    for (const y of [440, 500]) rails.shape(rectangle(-20, y, 1040, 26, 6), 'bold', 'wood');
    for (const x of [60, 340, 640, 920]) rails.shape(rectangle(x, 400, 36, 190, 8), 'bold', 'wood');
    lawn(scene, 570);
    const heap = sheet.layer('heap');
    for (const [i, x] of [290, 500, 710].entries())
      pumpkin(heap.at({ x, y: 530, scale: 1.16 }), 'OCT'[i]!, i);
    for (const [i, x] of [176, 392, 608, 824].entries())
      pumpkin(heap.at({ x, y: 724, scale: 1.2 }), 'OBER'[i]!, i + 1);
    squirrel(sheet.layer('squirrel').at({ x: 880, y: 556, scale: 0.5, flip: true }), level === 0 ? 0 : 1);
    songbird(sheet.layer('bird').at({ x: 92, y: 402, scale: 0.74 }), ['night', 'stone'], 0);
    for (const [x, y, angle, scale, kind] of [
      [300, 210, 0.6, 1, 'oak'],
      [420, 130, -0.8, 1, 'maple'],
      [590, 180, 0.9, 1, 'oak'],
      [710, 110, -0.4, 1, 'maple'],
      [70, 740, 1.2, 0.84, 'maple'],
      [716, 752, 1.6, 0.8, 'oak'],
    ] as const)
      speciesLeaf(sheet.layer('leaves').at({ x, y, angle, scale }), kind, 'rust', level === 2 ? 2 : 0);
    return {
      title: 'October by the Pumpkin',
      description:
        'Seven pumpkins make one month, if they are heaped in the right order. The squirrel has tried others.',
      tags: ['month', 'calendar', 'october', 'words', 'pumpkins', 'autumn', 'squirrel'],
    };
  },
});

/** A paper lantern that hangs from the frame's origin, a letter on its paper. */
function letterLantern(sheet: Sheet, letter: string, role: Role, isRound: boolean): void {
  sheet.line(traced('0,-30 0,0'), 'bold', 0);
  const paper = clockwise(
    isRound ? ellipse(0, 84, 74, 72) : drawn('-58,14! 58,14! 66,84 58,154! -58,154! -66,84'),
  );
  sheet.shape(paper, 'bold', role);
  letterOn(sheet, letter, { x: 0, y: 84, scale: 0.215 }, 'cream');
  for (const y of [2, 146]) sheet.shape(rectangle(-30, y, 60, 20, 5), 'bold', 'wood');
}

const lanterns = printed({
  name: 'month-november',
  size: WIDE,
  ground: 700,
  backdrop: 'night',
  draw(scene) {
    const { sheet, level } = scene;
    crescent(sheet.layer('moon').at({ x: 892, y: 190, angle: 0.4 }), 58);
    sheet.layer('stars').shape(star(780, 166, 24, 11, 5), 'line', 'sun');
    sheet
      .layer('hills')
      .shape(drawn('-20,520! 240,470 520,530 780,480 1020,520! 1020,820! -20,820!'), 'bold', 'd');
    for (const [i, [x, wide, high, gable]] of (
      [
        [86, 168, 116, 'point'],
        [254, 160, 90, 'point'],
        [416, 156, 128, 'steps'],
        [580, 164, 96, 'point'],
        [748, 166, 122, 'neck'],
        [916, 166, 100, 'steps'],
      ] as const
    ).entries())
      gableHouse(sheet.layer('village').at({ x, y: 672 }), {
        width: wide,
        height: high,
        gable,
        roles: [(['cream', 'b', 'soft', 'c'] as const)[i % 4]!, 'sun'],
        level: level === 2 ? 1 : 0,
        floors: 1,
      });
    sheet
      .layer('way')
      .shape(drawn('-20,668! 260,662 520,672 780,662 1020,668! 1020,820! -20,820!'), 'bold', 'stone');
    const cords = sheet.layer('cords');
    cords.line(traced('-20,46 240,88 500,98 760,84 1020,40'), 'bold', 0);
    cords.line(traced('-20,270 220,324 480,340 760,326 1020,280'), 'bold', 0);
    for (const [i, letter] of 'NOVEMBER'.split('').entries()) {
      const row = i < 4 ? 0 : 1;
      const x = row === 0 ? 110 + i * 180 : 176 + (i - 4) * 216;
      const y = row === 0 ? 102 + (i === 0 ? -14 : 4) : 352 + (i === 4 || i === 7 ? -6 : 6);
      letterLantern(sheet.layer('lanterns').at({ x, y, scale: 1.02 }), letter, LEADS[i % 4]!, i % 2 === 0);
    }
    rabbit(sheet.layer('walkers').at({ x: 400, y: 752, scale: 0.74 }), level === 0 ? 0 : 1, 'up', 'fur');
    quilledHedgehog(sheet.layer('walkers').at({ x: 630, y: 744, scale: 0.8 }), level === 0 ? 0 : 1);
    return {
      title: 'November under Eight Lanterns',
      description:
        'A rabbit and a hedgehog have come out to read what hangs over the village. It takes eight lanterns to say where the year has got to.',
      tags: ['month', 'calendar', 'november', 'words', 'lanterns', 'night', 'rabbit', 'hedgehog'],
    };
  },
});

/** Months whose letters stand, hang or lie on the things of the picture. */
export const carriedMonths: readonly Composition[] = [hearts, castle, patch, lanterns].map((one) =>
  tidied(one),
);
