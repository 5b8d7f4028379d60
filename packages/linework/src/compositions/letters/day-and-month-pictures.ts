import type { Composition } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { bounds } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { nearCat } from '../../motifs/animals/beasts/cat.ts';
import { boxingHare } from '../../motifs/animals/march-hare.ts';
import { posed } from '../../motifs/animals/body/pose.ts';
import { quadruped } from '../../motifs/animals/body/quadruped.ts';
import { hen } from '../../motifs/birds/species.ts';
import { downTo } from '../../motifs/dressing/coverings.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { sun } from '../../motifs/landscape.ts';
import { songbird } from '../../motifs/nature/fliers.ts';
import { crab, sandcastle } from '../../motifs/nature/shore.ts';
import { gull } from '../../motifs/seaside.ts';
import { clouds, lawn, pickets } from '../../motifs/stages/foliage.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { tractor } from '../../motifs/vehicles/tractor.ts';
import { wheel } from '../../motifs/vehicles/wheel.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { tidied } from '../tidied.ts';
import { blocks, LEADS, letterOn, printed, setBetween } from './printed.ts';

const WIDE = [1000, 800] as const;

/** A peg that holds something on a line at the frame's origin. */
function peg(sheet: Sheet): void {
  sheet.shape(drawn('-9,-22! 9,-22! 8,26! 2,26! 0,4! -2,26! -8,26!'), 'line', 'wood');
}

function sock(sheet: Sheet, role: Role): void {
  sheet.shape(drawn('-24,0! 24,0! 26,70 62,92 74,120 50,138 0,128 -24,104!'), 'bold', role);
  sheet.line(traced('-24,22 0,26 25,22'), 'line', 0);
  sheet.line(traced('28,134 34,112 66,100'), 'line', 0);
}

/** How low the washing line hangs at a place. */
function ropeAt(x: number): number {
  return 150 + 48 * (1 - ((x - 500) / 440) ** 2);
}

const washing = printed({
  name: 'day-monday',
  size: WIDE,
  ground: 690,
  draw(scene) {
    const { sheet, level, random } = scene;
    clouds({ ...scene, random: random.fork('clouds') }, [
      [0.2, 0.11, 0.7],
      [0.76, 0.1, 0.7],
    ]);
    ridgeOf(scene, 500, 30, 'leaf');
    pickets(scene, 620);
    lawn(scene, 606);
    const view = sheet.layer('line');
    for (const x of [60, 940]) view.shape(rectangle(x - 11, 120, 22, 620, 8), 'bold', 'wood');
    const rope = traced('60,150 280,186 500,198 720,186 940,150');
    view.line(rope, 'bold', 0);
    const word = setBetween(
      'MONDAY',
      '100,176 300,204 500,212 700,204 900,176',
      '106,396 300,426 500,434 700,426 894,396',
      40,
    );
    blocks(sheet.layer('word'), word, { depth: [14, 10] });
    for (const letter of word) {
      const [left, , right] = bounds(letter);
      for (const x of right - left > 110 ? [left + 26, right - 26] : [(left + right) / 2])
        peg(sheet.layer('pegs').at({ x, y: ropeAt(x) + 8 }));
    }
    basket(sheet.layer('basket').at({ x: 690, y: 738 }), level);
    quadruped(
      sheet.layer('cat').at({ x: 262, y: 746, scale: 0.92 }),
      nearCat,
      posed('rear', { head: -0.25 }),
      level === 2 ? 1 : level,
    );
    const caught = sheet.layer('cat').at({ x: 402, y: 560, scale: 1.02 });
    sock(caught, 'a');
    for (const [x, y] of [
      [-22, 20],
      [-18, 56],
    ] as const) {
      caught.shape(ellipse(x, y, 26, 17, 0.2), 'bold', 'fur');
      for (const dx of [4, 14]) caught.line(traced(`${x + dx},${y - 7} ${x + dx + 2},${y + 7}`), 'line', 0.2);
    }
    return {
      title: 'Monday Hangs on the Line',
      description:
        'On Monday the whole week is still to be done, so the washing comes first. The cat has got hold of a sock and thinks otherwise.',
      tags: ['day', 'week', 'monday', 'words', 'washing', 'garden', 'cat'],
    };
  },
});

/** A basket of linen on the frame's origin, 230 units wide. */
function basket(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(drawn('-96,-96! -80,-140 -30,-156 10,-132 60,-150 96,-96!'), 'bold', 'paper');
  sheet.line(traced('-60,-100 -40,-128 -22,-134'), 'line', 0.4);
  sheet.shape(drawn('10,-96! 24,-136 66,-140 90,-96!'), 'bold', 'b');
  const rim = clockwise(drawn('-116,-100! 116,-100! 96,-4! 80,4 -80,4 -96,-4!'));
  sheet.shape(rim, 'bold', 'wood');
  const inside = sheet.inside([rim]);
  for (const y of [-68, -36]) inside.line(traced(`-130,${y} 0,${y + 8} 130,${y}`), 'line', 0);
  if (level > 0)
    for (const i of [-2, -1, 0, 1, 2]) inside.line(traced(`${i * 46},-104 ${i * 40},8`), 'line', 0);
  sheet.rim(rim, 'bold');
  sheet.shape(rectangle(-124, -110, 248, 22, 10), 'bold', 'wood');
}

/** Crocuses in a tuft of narrow leaves: two or three cups on the frame's origin, 170 units high. */
function crocuses(sheet: Sheet, role: Role, count: 2 | 3): void {
  const cups = (
    [
      [-44, -0.26, 0.92],
      [46, 0.28, 0.86],
      [0, 0.02, 1.1],
    ] as const
  ).slice(0, count);
  for (const [x, angle, scale] of cups) {
    const cup = sheet.at({ x, angle, scale });
    cup.shape(drawn('-9,10! -7,-70! 7,-70! 9,10!'), 'line', 'cream');
    for (const flip of [false, true])
      cup.at({ flip }).shape(drawn('0,-58! 30,-66 50,-100 54,-150! 22,-128 4,-90'), 'bold', role);
    cup.shape(drawn('0,-54! -26,-72 -28,-116 0,-160! 28,-116 26,-72'), 'bold', role);
    cup.line(traced('0,-74 1,-104'), 'line', 0.4);
  }
  for (const [x, lean, long] of [
    [-30, -0.9, 116],
    [30, 0.9, 112],
    [-12, -0.42, 96],
    [16, 0.4, 100],
  ] as const)
    sheet.shape(place(petal('leaf', long, 26), { x, angle: lean }), 'line', 'leaf');
  sheet.shape(drawn('-92,24 -70,-6 -24,-20 24,-22 70,-8 92,24 50,40 -50,40'), 'line', 'grass');
}

const hares = printed({
  name: 'month-march-hares',
  size: WIDE,
  ground: 700,
  draw(scene) {
    const { sheet, level, random } = scene;
    clouds(scene, [
      [0.15, 0.16, 0.6],
      [0.85, 0.16, 0.6],
    ]);
    ridgeOf(scene, 330, 30, 'grass');
    ridgeOf(scene, 410, 24, 'leaf');
    lawn(scene, 372);
    const word = setBetween(
      'MARCH',
      '90,190 300,134 500,116 700,134 910,190',
      '76,412 300,404 500,400 700,404 924,412',
      52,
    );
    blocks(sheet.layer('word'), word, { depth: [16, 10] });
    const [birdX, , ,] = bounds(word[1]!);
    songbird(sheet.layer('bird').at({ x: birdX + 84, y: 136, scale: 0.78 }), ['b', 'ember'], 0);
    for (const [x, flip] of [
      [388, false],
      [618, true],
    ] as const)
      boxingHare(sheet.layer('hares').at({ x, y: 764, scale: 0.76, flip }), level, flip ? 'fur' : 'wood');
    const spots = random.shuffle<Role>(['a', 'b', 'd']);
    for (const [i, [x, y, scale, count]] of (
      [
        [232, 590, 0.8, 2],
        [772, 588, 0.8, 2],
        [116, 740, 1.14, 3],
        [886, 742, 1.14, 3],
      ] as const
    ).entries())
      crocuses(sheet.layer('crocus').at({ x, y, scale }), spots[i % 3]!, count);
    return {
      title: 'The Hares of March',
      description:
        'In March two hares stand up and box, and neither will be the first to give way. The crocuses have the best places.',
      tags: ['month', 'calendar', 'march', 'words', 'hares', 'spring', 'crocus'],
    };
  },
});

/** An ice lolly on its stick, its foot on the frame's origin, 400 units high, with a letter cut into it. */
function lolly(sheet: Sheet, letter: 'J' | 'U' | 'L' | 'Y', role: Role, bitten: boolean): void {
  sheet.shape(rectangle(-22, -150, 44, 210, 16), 'bold', 'sand');
  const ice = drawn(
    bitten
      ? '-116,-130! -120,-300 -102,-388 -20,-420! 0,-390 34,-384! 40,-356 74,-346! 80,-316 118,-300! 118,-130! 100,-108 -100,-108'
      : '-116,-130! -120,-300 -102,-388 0,-424 102,-388 120,-300 116,-130! 100,-108 -100,-108',
  );
  const drips = [
    [-70, 40],
    [62, 62],
  ].map(([x, long]) =>
    drawn(
      `${x! - 20},-150! ${x! - 17},${long! - 128} ${x},${long! - 108} ${x! + 17},${long! - 128} ${x! + 20},-150!`,
    ),
  );
  const body = unite([ice, ...drips].map(clockwise));
  sheet.shape(body, 'bold', role);
  const inside = sheet.inside(body);
  inside.shape(drawn('-130,-190! -70,-170 0,-194 70,-170 130,-190! 130,0! -130,0!'), 'line', 'soft');
  inside.line(traced('-130,-330 -60,-350 10,-326 70,-350 130,-330'), 'line', 0);
  sheet.rim(body, 'bold');
  letterOn(sheet, letter, { y: -262, scale: letter === 'L' || letter === 'J' ? 0.4 : 0.36 }, 'cream');
}

const lollies = printed({
  name: 'month-july',
  size: WIDE,
  ground: 640,
  draw(scene) {
    const { sheet, level, random } = scene;
    const isHard = level === 2;
    if (isHard)
      dressSky(sheet.layer('sky'), random, {
        zone: downTo(1000, 330),
        kind: 'beams',
        source: [840, 130],
        size: 120,
      });
    sun(sheet.layer('sun').at({ x: 840, y: 130 }), 64, byGrade(scene, 8, 10, 12));
    const water = clockwise(rectangle(-20, 320, 1040, 220));
    if (isHard)
      dressWater(sheet.layer('sea'), random, { zone: [water], kind: 'crests', size: 90, rim: 'line' });
    else sheet.layer('sea').shape(water, 'bold', 'water');
    const sand = clockwise(drawn('-20,500! 160,476 380,510 620,480 820,506 1020,484! 1020,820! -20,820!'));
    sheet.layer('sand').shape(sand, 'bold', 'sand');
    clouds(scene, [
      [0.16, 0.12, 0.6],
      [0.52, 0.08, 0.5],
    ]);
    gull(sheet.layer('gulls').at({ x: 640, y: 110 }));
    for (const [x, y, r] of [
      [320, 760, 24],
      [560, 740, 18],
      [690, 770, 22],
    ] as const)
      sheet.layer('heap').shape(star(x, y, r * 1.4, r * 0.66, 5, x), 'line', 'ember');
    const roles = random.shuffle(LEADS);
    for (const [i, letter] of (['J', 'U', 'L', 'Y'] as const).entries()) {
      const x = 170 + i * 220;
      const y = 630 + (i % 2) * 30;
      lolly(
        sheet.layer('lollies').at({ x, y, scale: 0.88, angle: (i - 1.5) * 0.04 }),
        letter,
        roles[i]!,
        i === 3,
      );
      sheet
        .layer('heap')
        .shape(drawn('-66,18! -44,2 -14,-4 18,4 46,0 68,18! 0,24', { x, y: y + 40 }), 'line', 'sand');
    }
    crab(sheet.layer('crab').at({ x: 840, y: 762, scale: 0.72 }), 'rust', level);
    sandcastle(sheet.layer('castle').at({ x: 150, y: 764, scale: 0.52 }), level);
    return {
      title: 'July Is Melting',
      description:
        'Four lollies stand in the sand, and somebody has bitten into the last one already. Hurry up, July will not wait in this sun.',
      tags: ['month', 'calendar', 'july', 'words', 'ice lolly', 'beach', 'summer'],
    };
  },
});

const harvest = printed({
  name: 'month-august',
  size: WIDE,
  ground: 690,
  draw(scene) {
    const { sheet, level, random } = scene;
    const isHard = level === 2;
    if (isHard) dressSky(sheet.layer('sky'), random, { zone: downTo(1000, 330), kind: 'streaks', size: 130 });
    else
      clouds(scene, [
        [0.2, 0.16, 0.7],
        [0.7, 0.12, 0.6],
      ]);
    const hills = clockwise(drawn('-20,300! 200,240 420,300 640,230 860,290 1020,250! 1020,820! -20,820!'));
    if (isHard)
      dressMeadow(sheet.layer('hills'), random, { zone: [hills], kind: 'fields', size: 170, rim: 'bold' });
    else sheet.layer('hills').shape(hills, 'bold', 'gold');
    const road = clockwise(drawn('-20,640! 300,626 700,636 1020,626! 1020,820! -20,820!'));
    sheet.layer('road').shape(road, 'bold', 'sand');
    for (const y of [690, 742])
      sheet.layer('road').line(traced(`-20,${y} 300,${y - 10} 700,${y + 2} 1020,${y - 8}`), 'line', 0);
    wagon({ ...scene, sheet: sheet.at({ x: 8, y: 141, scale: 0.8 }) });
    tractor({
      sheet: sheet.layer('tractor').at({ x: 774, y: 706, scale: 0.46 }),
      brief: { sheet, random, level: 0, difficulty: 'easy' },
      who: 'dog',
      hat: 'straw',
    });
    hen(sheet.layer('hens').at({ x: 250, y: 778, scale: 0.4 }), 0, 'rust', false);
    hen(sheet.layer('hens').at({ x: 356, y: 772, scale: 0.36, flip: true }), 0, 'cream', true);
    sheaf(sheet.layer('sheaf').at({ x: 574, y: 786, scale: 0.9 }));
    for (const [i, x] of [180, 300, 430, 500, 566, 640, 720, 800, 880, 950].entries())
      for (const lean of [-9, 0, 9])
        sheet
          .layer('stubble')
          .line(
            traced(`${x + lean},${754 + (i % 3) * 12} ${x + lean * 1.7},${728 + (i % 3) * 12}`),
            'line',
            0.4,
          );
    return {
      title: 'August Comes Home on a Wagon',
      description:
        'The last load of August is six letters high and held by straw. Two hens pick up whatever falls off.',
      tags: ['month', 'calendar', 'august', 'words', 'harvest', 'tractor', 'farm'],
    };
  },
});

/** A sheaf of corn on the frame's origin, 150 units high. */
function sheaf(sheet: Sheet): void {
  const rim = clockwise(
    drawn(
      '-30,0! -16,-64! -70,-124 -50,-150 -30,-138! -22,-164 0,-172 22,-164 30,-138! 50,-150 70,-124 16,-64! 30,0!',
    ),
  );
  sheet.shape(rim, 'bold', 'gold');
  const inside = sheet.inside([rim]);
  for (const t of [
    '-8,-60 -30,-110 -44,-150',
    '0,-60 0,-120 0,-180',
    '8,-60 30,-110 44,-150',
    '-5,-56 -10,-20 -14,4',
    '5,-56 10,-20 14,4',
  ])
    inside.line(traced(t), 'line', 0.2);
  sheet.rim(rim, 'bold');
  sheet.shape(rectangle(-26, -76, 52, 20, 9), 'line', 'a');
}

/** A hay wagon behind a tractor, with the month's name for a load. */
function wagon(scene: Scene): void {
  const { sheet } = scene;
  const view = sheet.layer('wagon');
  view.shape(rectangle(660, 606, 90, 16, 6), 'bold', 'stone');
  view.shape(
    clockwise(drawn('40,560! 70,500 150,480 260,500 380,474 500,500 600,478 676,560!')),
    'bold',
    'gold',
  );
  const word = setBetween(
    'AUGUST',
    '24,222 200,188 360,178 520,188 696,222',
    '60,532 200,524 360,522 520,524 670,532',
    36,
  );
  blocks(sheet.layer('word'), word, { depth: [14, -10] });
  const straw = clockwise(
    drawn('36,580! 50,520 110,540 170,516 240,538 310,514 380,536 450,516 520,538 590,516 650,534 684,580!'),
  );
  view.shape(straw, 'bold', 'gold');
  const inside = view.inside([straw]);
  for (let i = 0; i < byGrade(scene, 0, 12, 22); i++) {
    const x = 50 + i * byGrade(scene, 0, 52, 28);
    inside.line(traced(`${x},590 ${x + 14},556 ${x + (i % 2 === 0 ? -6 : 26)},520`), 'line', 0.4);
  }
  view.rim(straw, 'bold');
  view.shape(rectangle(24, 566, 660, 52, 8), 'bold', 'wood');
  for (const x of [150, 300, 450, 600]) view.line(traced(`${x},566 ${x},618`), 'line', 0);
  for (const x of [140, 560]) wheel(view.at({ y: 706 }), { x, radius: 66, level: 0, hub: 'sun' });
}

/** A day and three months, their names among the things of the picture. */
export const dayAndMonthPictures: readonly Composition[] = [washing, tidied(hares), lollies, harvest];
