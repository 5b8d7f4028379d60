import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { mix } from '../../geometry/point.ts';
import { ruled } from '../../geometry/ruled.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { hill } from '../landscape.ts';
import { archway } from '../scenery.ts';
import { GROUND } from './place.ts';

/** A round tree on the frame's origin, 260 units high, with apples. */
function appleTree(sheet: Sheet): void {
  sheet.shape(drawn('-24,0! -20,-110! 20,-110! 26,0!'), 'bold', 'wood');
  const puffs = [
    [-72, -146, 52],
    [70, -140, 54],
    [-56, -206, 50],
    [0, -244, 54],
    [58, -206, 52],
    [0, -160, 84],
  ] as const;
  sheet.shape(unite(puffs.map(([x, y, r]) => clockwise(ellipse(x, y, r)))), 'bold', 'leaf');
  for (const [x, y] of [
    [-58, -158],
    [4, -212],
    [12, -128],
  ] as const)
    sheet.shape(ellipse(x, y, 23), 'line', 'a');
}

/** A hen on the frame's origin, 120 units high, looking to the right. */
function hen(sheet: Sheet): void {
  ruled(sheet, '-8,-20 -8,8 | 20,-20 20,8', 'line');
  const comb = drawn('34,-96 36,-124 52,-114 66,-126 72,-98');
  const body = drawn(
    '-76,-92! -40,-78 0,-66 26,-84 34,-104 58,-106 72,-88 68,-54 44,-24 0,-14 -44,-30 -66,-58',
  );
  sheet.shape(unite([comb, body]), 'bold', 'cream');
  sheet.shape(drawn('66,-98! 104,-82! 66,-66!'), 'line', 'sun');
  sheet.ink(ellipse(50, -88, 4.6));
  sheet.line(traced('-40,-62 -34,-44 -10,-36 14,-48'), 'line', 0.3);
}

function plainBarn(sheet: Sheet): void {
  sheet.shape(points('-92,0 -92,-120 -60,-184 0,-216 60,-184 92,-120 92,0'), 'bold', 'rust');
  sheet.shape(
    points('-126,-104 -80,-204 0,-252 80,-204 126,-104 84,-104 50,-168 0,-196 -50,-168 -84,-104'),
    'bold',
    'stone',
  );
  sheet.shape(archway(0, -102, 52, 60), 'line', 'sky');
  sheet.shape(rectangle(-52, -84, 104, 84), 'line', 'wood');
  ruled(sheet, '0,-84 0,0', 'line');
}

/** Hills with a barn and furrows, or with apple trees; a lane before them. */
export function plainCountry(sheet: Sheet, random: Random): void {
  const isOrchard = random.fork('country').chance(0.5);
  hill(sheet, knots('0,300 170,246 360,316 560,276 760,330 1000,262'), 760, 'leaf');
  hill(sheet, knots('0,446 240,476 470,458 720,484 1000,430'), 760, 'grass');
  if (isOrchard) for (const x of [104, 900]) appleTree(sheet.at({ x, y: 604, scale: 1.06, flip: x < 500 }));
  else plainBarn(sheet.at({ x: 884, y: 600, scale: 0.9 }));
  sheet.shape(rectangle(0, GROUND - 40, 1000, 300), 'line', 'sand');
}

/** Grass before the lane, and on some pages a hen. */
export function plainVerge(sheet: Sheet, random: Random): void {
  hill(sheet, knots('0,676 200,688 500,680 800,690 1000,676'), 790, 'grass');
  if (random.fork('country').chance(0.5)) return;
  hen(sheet.at({ x: 97, y: 708, scale: 0.78 }));
}

/** Half the width of the lighthouse at a height. */
const half = (y: number): number => mix(46, 74, (y + 330) / 330);

/** A tower of four bands on a rock, its lantern lit. */
function plainLighthouse(sheet: Sheet): void {
  sheet.shape(drawn('-130,60! -112,-6 -60,-34 0,-26 70,-40 124,0 140,60!'), 'bold', 'stone');
  for (let i = 0; i < 4; i++) {
    const [top, foot] = [-330 + i * 76, -330 + (i + 1) * 76];
    sheet.shape(
      [
        [-half(top), top],
        [half(top), top],
        [half(foot), foot],
        [-half(foot), foot],
      ],
      'bold',
      i % 2 === 0 ? 'a' : 'paper',
    );
  }
  sheet.shape(rectangle(-36, -414, 72, 56), 'bold', 'sun');
  sheet.shape(rectangle(-66, -366, 132, 42, 8), 'bold', 'stone');
  sheet.shape(drawn('-62,-410! 0,-474! 62,-410!'), 'bold', 'a');
}

/** A boat with one sail, 170 units high. */
function plainSail(sheet: Sheet, role: Role): void {
  sheet.shape(drawn('-24,-28! -14,-168! 40,-110 62,-36!'), 'line', role);
  sheet.shape(drawn('-84,-28! 92,-28! 60,14 -52,14'), 'bold', 'wood');
}

/** The sea with a lighthouse or sails, a wall, and the road along it. */
export function plainCoast(sheet: Sheet, random: Random): void {
  const hasSails = random.fork('coast').chance(0.5);
  sheet.shape(rectangle(-10, 372, 1020, 300), 'line', 'water');
  if (hasSails) {
    plainSail(sheet.at({ x: 888, y: 438, scale: 1.04 }), 'b');
  }
  sheet.shape(
    [
      ...traced('-20,470 130,454 260,470 390,454 520,470 650,454 780,470 910,454 1020,470'),
      [1020, 700],
      [-20, 700],
    ],
    'line',
    'sky',
  );
  if (!hasSails) plainLighthouse(sheet.at({ x: 892, y: 520 }));
  sheet.shape(rectangle(-10, GROUND - 90, 1020, 60), 'bold', 'stone');
  sheet.shape(rectangle(-10, GROUND - 30, 1020, 300), 'line', 'stone');
}

/** One house with all its parts at the left, and a hedge. */
export function plainTown(sheet: Sheet): void {
  hill(sheet, knots('0,330 240,280 500,350 760,290 1000,340'), 760, 'grass');
  const hedge = Array.from({ length: 9 }, (_, i) => clockwise(ellipse(60 + i * 116, 500 - (i % 2) * 16, 84)));
  sheet.shape(unite([...hedge, clockwise(rectangle(-40, 500, 1100, 140))]), 'line', 'leaf');
  sheet.shape(rectangle(10, 330, 220, 280), 'bold', 'b');
  sheet.shape(points('-40,338 124,196 266,338'), 'bold', 'rust');
  sheet.shape(ellipse(124, 286, 30), 'line', 'sun');
  for (const x of [56, 146]) {
    sheet.shape(rectangle(x, 362, 60, 74, 4), 'line', 'sun');
  }
  sheet.shape(archway(88, 612, 74, 124), 'bold', 'wood');
  sheet.ink(ellipse(110, 560, 5));
  sheet.shape(rectangle(148, 478, 58, 66, 4), 'line', 'sun');
  sheet.shape(rectangle(-10, GROUND - 40, 1020, 44), 'line', 'sand');
  sheet.shape(rectangle(-10, GROUND, 1020, 300), 'line', 'stone');
}

/** A wall that grows stone by stone, or the house that is ready; sand before it. */
export function plainSite(sheet: Sheet, random: Random): void {
  hill(sheet, knots('0,360 200,300 420,372 640,316 1000,386'), 760, 'leaf');
  if (random.fork('site').chance(0.5)) {
    const rows = [3, 3, 2, 2];
    for (const [row, count] of rows.entries())
      for (let i = 0; i < count; i++) {
        const x = 20 + i * 110 - (row % 2) * 55;
        sheet.shape(
          rectangle(x, 562 - row * 66, 110, 66, 5),
          'line',
          (['rust', 'ember', 'sand'] as const)[(i + row) % 3],
        );
      }
  } else {
    sheet.shape(rectangle(10, 440, 214, 200), 'bold', 'b');
    sheet.shape(points('-40,452 112,320 248,452'), 'bold', 'rust');
    sheet.shape(rectangle(54, 476, 66, 66), 'line', 'sky');
    sheet.shape(rectangle(144, 484, 60, 130), 'line', 'wood');
  }
  sheet.shape(drawn('-40,636! 60,604 240,612 480,600 760,608 1040,598! 1040,800! -40,800!'), 'line', 'sand');
}
