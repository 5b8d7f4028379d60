import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { spottedDog } from '../../motifs/animals/beasts/dog.ts';
import { rabbit } from '../../motifs/animals/beasts/little-ones.ts';
import { posed } from '../../motifs/animals/body/pose.ts';
import { quadruped } from '../../motifs/animals/body/quadruped.ts';
import { downTo } from '../../motifs/dressing/coverings.ts';
import { dressSand } from '../../motifs/dressing/shore.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { sun } from '../../motifs/landscape.ts';
import { growing } from '../../motifs/letters/growth.ts';
import { trimmed } from '../../motifs/letters/trimmed.ts';
import { crab, drift, parasol } from '../../motifs/nature/shore.ts';
import { ball } from '../../motifs/people/props.ts';
import { dozingCat } from '../../motifs/people/parlor.ts';
import { clouds, lawn } from '../../motifs/stages/foliage.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { tidied } from '../tidied.ts';
import { flat, LEADS, letterOn, OPEN, printed, setBetween } from './printed.ts';

const WIDE = [1000, 800] as const;

/** A beach hut on the frame's origin, 112 units wide, with a letter over its door. */
function hut(sheet: Sheet, letter: string, role: Role, turn: number): void {
  const front = clockwise(rectangle(-50, -230, 100, 230));
  sheet.shape(front, 'bold', role);
  const boards = sheet.inside([front]);
  for (const x of [-39, 39]) boards.line(traced(`${x},-240 ${x},10`), 'line', 0);
  sheet.rim(front, 'bold');
  sheet.shape(rectangle(-50, -228, 100, 112), 'bold', 'paper');
  letterOn(sheet, letter, { x: 0, y: -171, scale: 0.185 }, role);
  sheet.shape(rectangle(-28, -100, 56, 100, 4), 'bold', 'wood');
  if (turn % 2 === 0) sheet.shape(ellipse(0, -66, 15), 'line', 'sky');
  else sheet.shape(place(petal('heart', 30, 30), { y: -50 }), 'line', 'cream');
  sheet.shape(
    drawn('-64,-222! 0,-296! 64,-222! 54,-206! 0,-268! -54,-206!'),
    'bold',
    turn % 2 === 0 ? 'sun' : 'cream',
  );
}

const huts = printed({
  name: 'day-saturday-huts',
  size: WIDE,
  ground: 700,
  draw(scene) {
    const { sheet, random, level } = scene;
    if (level === 2)
      dressSky(sheet.layer('sky'), random, { zone: downTo(1000, 320), kind: 'streaks', size: 170 });
    sun(sheet.layer('sun').at({ x: 130, y: 120 }), 46, 11);
    clouds(scene, [
      [0.5, 0.1, 0.5],
      [0.88, 0.16, 0.5],
    ]);
    const water = clockwise(rectangle(-20, 300, 1040, 200));
    sheet.layer('sea').shape(water, 'bold', 'water');
    const sand = clockwise(drawn('-20,470! 240,450 520,474 780,452 1020,470! 1020,820! -20,820!'));
    if (level === 2)
      dressSand(sheet.layer('sand'), random, { zone: [sand], kind: 'dunes', size: 200, rim: 'bold' });
    else sheet.layer('sand').shape(sand, 'bold', 'sand');
    for (const [i, letter] of 'SATURDAY'.split('').entries())
      hut(
        sheet.layer('huts').at({ x: 94 + i * 116, y: 556 + (i % 2) * 14 }),
        letter,
        LEADS[(i * 3 + 1) % 4]!,
        i,
      );
    parasol(sheet.layer('parasol').at({ x: 850, y: 730, scale: 0.86 }), ['a', 'paper'], 0);
    drift(sheet.layer('parasol').at({ x: 850, y: 732 }), 44, 'sand');
    ball(sheet.layer('ball').at({ x: 610, y: 700 }), 44, level > 0 ? 1 : 0);
    quadruped(
      sheet.layer('dog').at({ x: 420, y: 750, scale: 0.76 }),
      spottedDog,
      posed('run'),
      level === 0 ? 0 : 1,
    );
    crab(sheet.layer('crab').at({ x: 130, y: 740, scale: 0.62 }), 'rust', level);
    return {
      title: 'Eight Huts for Saturday',
      description:
        'Each hut has one letter over its door, and all eight together have the day off. The dog has brought the ball.',
      tags: ['day', 'week', 'saturday', 'words', 'beach', 'dog', 'huts'],
    };
  },
});

/** A thick book that stands on the frame's origin, a letter on its back. */
function tome(sheet: Sheet, letter: string, [w, h]: readonly [number, number], role: Role): void {
  sheet.shape(rectangle(-w / 2, -h, w, h, 8), 'bold', role);
  for (const y of [-h + 40, -58]) sheet.shape(rectangle(-w / 2, y, w, 22), 'line', 'gold');
  letterOn(sheet, letter, { x: 0, y: -h / 2 - 6, scale: 0.29 }, 'cream');
}

const library = printed({
  name: 'day-sunday',
  size: WIDE,
  ground: 660,
  backdrop: 'soft',
  draw(scene) {
    const { sheet, level } = scene;
    for (let i = 0; i < 5; i++)
      sheet.layer('wall').shape(rectangle(20 + i * 200, -20, 100, 680), 'line', 'cream');
    const pane = sheet.layer('window');
    pane.shape(rectangle(690, 76, 230, 250, 8), 'bold', 'sky');
    const view = pane.inside([rectangle(690, 76, 230, 250)]);
    sun(view.at({ x: 850, y: 150 }), 32, 8);
    view.shape(drawn('660,280! 760,230 840,270 960,220! 960,360! 660,360!'), 'line', 'leaf');
    for (const t of ['805,76 805,326', '690,200 920,200']) pane.line(traced(t), 'bold', 0);
    pane.shape(rectangle(672, 320, 266, 24, 6), 'bold', 'wood');
    sheet.layer('shelf').shape(rectangle(-20, 640, 1040, 60), 'bold', 'wood');
    sheet.layer('shelf').line(traced('-20,670 500,674 1020,670'), 'line', 0);
    const books = sheet.layer('books');
    for (const [i, [letter, w, h]] of (
      [
        ['S', 112, 300],
        ['U', 124, 330],
        ['N', 118, 312],
        ['D', 116, 334],
        ['A', 126, 306],
        ['Y', 116, 326],
      ] as const
    ).entries())
      tome(books.at({ x: 96 + i * 124, y: 642 }), letter, [w, h], LEADS[(i + 1) % 4]!);
    dozingCat(sheet.layer('cat').at({ x: 494, y: 322, scale: 1.36 }), level === 0 ? 0 : 1);
    const cup = sheet.layer('cup').at({ x: 862, y: 642, scale: 0.92 });
    for (const x of [-20, 16])
      cup.line(traced(`${x},-120 ${x + 18},-146 ${x - 4},-170 ${x + 14},-196`), 'bold', 0.3);
    cup.shape(drawn('56,-80! 96,-84 98,-36 52,-26! 52,-42! 76,-46 76,-66 54,-62!'), 'bold', 'a');
    const mug = drawn('-60,-104! 60,-104! 54,-20 36,0! -36,0! -54,-20');
    cup.shape(mug, 'bold', 'paper');
    trimmed(cup, mug, 'bands', 'sun');
    sheet.layer('shelf').shape(rectangle(-20, 740, 1040, 80), 'bold', 'wood');
    return {
      title: 'Sunday in Six Volumes',
      description:
        'Six thick books spell the day, and there is tea for all of them. The cat has got no farther than the first page.',
      tags: ['day', 'week', 'sunday', 'words', 'books', 'cat', 'rest'],
    };
  },
});

const kickoff = printed({
  name: 'day-tuesday',
  size: WIDE,
  ground: 700,
  draw(scene) {
    const { sheet, level } = scene;
    clouds(scene, [[0.86, 0.14, 0.5]]);
    ridgeOf(scene, 260, 26, 'leaf');
    const hoarding = sheet.layer('hoarding');
    for (const x of [58, 530]) hoarding.shape(rectangle(x, 300, 24, 240), 'bold', 'wood');
    hoarding.shape(rectangle(30, 130, 690, 230, 10), 'bold', 'cream');
    hoarding.shape(rectangle(48, 148, 654, 194, 8), 'line', 'paper');
    flat(
      sheet.layer('word'),
      setBetween('TUESDAY', '70,168 380,162 684,168', '70,324 380,330 684,324', 40, OPEN),
    );
    lawn(scene, 500);
    const crowd = sheet.layer('crowd');
    rabbit(crowd.at({ x: 312, y: 552, scale: 0.52 }), level === 0 ? 0 : 1, 'up', 'fur');
    rabbit(crowd.at({ x: 180, y: 548, scale: 0.48 }), level === 0 ? 0 : 1, 'up', 'wood');
    const goal = sheet.layer('goal');
    const mouth = clockwise(drawn('760,300! 960,260! 960,700! 760,640!'));
    goal.shape(mouth, 'line', 'sky');
    const net = goal.inside([mouth]);
    for (const x of [800, 840, 880, 920]) net.line(traced(`${x},240 ${x},720`), 'line', 0);
    for (const y of [340, 400, 460, 520, 580]) net.line(traced(`740,${y + 14} 980,${y - 6}`), 'line', 0);
    for (const t of [
      '752,296! 968,252! 968,272! 752,314!',
      '750,296! 770,296! 770,646! 750,646!',
      '950,254! 972,254! 972,708! 950,708!',
    ])
      goal.shape(drawn(t), 'bold', 'paper');
    const at = sheet.layer('ball');
    for (const t of ['420,470 500,440 560,430', '430,510 510,480 570,466', '450,546 520,520 576,504'])
      at.line(traced(t), 'bold', 0.4);
    ball(at.at({ x: 636, y: 470 }), 58, level > 0 ? 1 : 0);
    quadruped(
      sheet.layer('dog').at({ x: 290, y: 728, scale: 1.1 }),
      spottedDog,
      posed('run', { head: -0.1 }),
      0,
    );
    growing(scene, [
      [70, 700, 92, 'daisy'],
      [128, 752, 60, 'grass'],
      [500, 764, 64, 'grass'],
      [600, 740, 86, 'daisy'],
      [660, 764, 58, 'grass'],
    ]);
    return {
      title: 'Tuesday, One to Nil',
      description: 'Nobody has told the dog that the nose does not count. On Tuesday it is one to nil.',
      tags: ['day', 'week', 'tuesday', 'words', 'football', 'dog', 'park'],
    };
  },
});

/** A guitar that stands on the frame's origin, 520 units high. */
function tallGuitar(sheet: Sheet): void {
  sheet.shape(drawn('-22,-410! -30,-500! -16,-516! 16,-516! 30,-500! 22,-410!'), 'bold', 'wood');
  for (const [side, y] of [
    [-1, -490],
    [-1, -450],
    [1, -490],
    [1, -450],
  ] as const)
    sheet.shape(ellipse(side * 36, y, 13, 9), 'line', 'gold');
  const body = clockwise(
    drawn(
      '0,-262 62,-256 96,-214 86,-168 76,-144 118,-104 128,-44 92,0 0,14 -92,0 -128,-44 -118,-104 -76,-144 -86,-168 -96,-214 -62,-256',
    ),
  );
  sheet.shape(body, 'bold', 'ember');
  sheet.shape(place(body, { scale: 0.88, y: -15 }), 'line', 'gold');
  sheet.shape(ellipse(0, -140, 44), 'bold', 'wood');
  sheet.shape(ellipse(0, -140, 30), 'line', 'night');
  sheet.shape(rectangle(-17, -420, 34, 262, 3), 'bold', 'wood');
  for (const y of [-390, -350, -310, -272]) sheet.line(traced(`-17,${y} 17,${y}`), 'line', 0);
  sheet.shape(rectangle(-50, -60, 100, 22, 6), 'bold', 'wood');
}

/** A note on the frame's origin, 90 units high. */
function note(sheet: Sheet, isPair: boolean): void {
  if (isPair) {
    sheet.shape(drawn('-34,-96! 52,-112! 52,-84! -34,-68!'), 'bold', 'd');
    for (const x of [-34, 42]) sheet.shape(rectangle(x, x < 0 ? -90 : -104, 10, 90), 'line', 'd');
    for (const [x, y] of [
      [-44, 0],
      [32, -14],
    ] as const)
      sheet.shape(ellipse(x, y, 22, 16, -0.4), 'bold', 'd');
    return;
  }
  sheet.shape(drawn('4,-100! 14,-100! 50,-64 40,-30! 34,-58 14,-66! 14,-4! 4,-4!'), 'bold', 'b');
  sheet.shape(ellipse(-6, 0, 22, 16, -0.4), 'bold', 'b');
}

const serenade = printed({
  name: 'day-wednesday',
  size: WIDE,
  ground: 690,
  backdrop: 'cream',
  draw(scene) {
    const { sheet } = scene;
    for (let i = 0; i < 7; i++)
      sheet.layer('wall').shape(rectangle(-10 + i * 160, -20, 80, 600), 'line', 'soft');
    sheet.layer('floor').shape(rectangle(-20, 570, 1040, 260), 'bold', 'wood');
    for (const y of [640, 720])
      sheet.layer('floor').line(traced(`-20,${y} 500,${y + 4} 1020,${y}`), 'line', 0);
    sheet.layer('rug').shape(ellipse(500, 686, 430, 84), 'bold', 'a');
    sheet.layer('rug').shape(ellipse(500, 686, 384, 64), 'line', 'cream');
    flat(
      sheet.layer('word'),
      setBetween(
        'WEDNESDAY',
        '60,96 280,70 500,62 720,70 940,96',
        '64,252 280,234 500,228 720,234 936,252',
        40,
        OPEN,
      ),
    );
    const chair = sheet.layer('chair').at({ x: 660, y: 700 });
    chair.shape(drawn('-150,-60! -160,-300 -90,-356 90,-356 160,-300 150,-60!'), 'bold', 'b');
    for (const x of [-60, 60]) chair.line(traced(`${x * 0.8},-340 ${x},-250 ${x},-150`), 'line', 0.2);
    chair.shape(drawn('-128,-150! 128,-150! 140,-100 130,-70! -130,-70! -140,-100'), 'bold', 'cream');
    chair.shape(rectangle(-150, -76, 300, 60, 12), 'bold', 'b');
    for (const flip of [false, true])
      chair.at({ flip }).shape(drawn('110,-16! 112,-200 140,-226 180,-218 190,-180 178,-16!'), 'bold', 'b');
    for (const x of [-140, 120]) chair.shape(rectangle(x, -18, 26, 30, 4), 'bold', 'wood');
    tallGuitar(sheet.layer('guitar').at({ x: 672, y: 660, angle: 0.18, scale: 0.72 }));
    quadruped(
      sheet.layer('dog').at({ x: 300, y: 716, scale: 1.1 }),
      spottedDog,
      posed('sit', { head: -0.62 }),
      0,
    );
    for (const [x, y, isPair, angle] of [
      [424, 372, true, 0.1],
      [140, 400, false, -0.2],
      [900, 380, false, 0.2],
    ] as const)
      note(sheet.layer('notes').at({ x, y, angle }), isPair);
    return {
      title: 'Wednesday Has a Tune',
      description:
        'The guitar is leaning in the armchair and waits its turn. In the middle of the week it is the dog that sings.',
      tags: ['day', 'week', 'wednesday', 'words', 'guitar', 'music', 'dog'],
    };
  },
});

/** Days whose letters stand on the things of the picture. */
export const carriedDays: readonly Composition[] = [huts, library, kickoff, serenade].map((one) =>
  tidied(one),
);
