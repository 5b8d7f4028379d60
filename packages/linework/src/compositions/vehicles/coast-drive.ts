import { byLevel, type Brief, type Story } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { mix, type Point } from '../../geometry/point.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { tuft } from '../../motifs/landscape.ts';
import { shining, driftCloud } from '../../motifs/nature/skies.ts';
import { dinghy, sea } from '../../motifs/nature/shore.ts';
import { bush, stalkFlower } from '../../motifs/scenery.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const LAND = drawn(
  '800,330! 700,318 610,352 640,420 560,452 500,520 540,580 430,620 250,660 140,760 60,830 -20,880! -20,1040! 800,1040!',
);
const ROAD = traced('360,1060 400,900 450,760 590,650 650,560 600,480 690,410 800,372');

function drawCountry(brief: Brief): void {
  const { level, random } = brief;
  const sky = brief.sheet.layer('sky');
  if (level === 0) shining(sky, { at: [250, 236], radius: 74, rays: 1, style: 'rings' });
  else shining(sky, { at: [250, 236], radius: 74, rays: byLevel(brief, 0, 14, 26), style: 'rays' });
  const heights = byLevel(
    brief,
    [[520, 150, 0.9]],
    [
      [560, 150, 0.8],
      [80, 110, 0.7],
    ],
    [
      [560, 150, 0.8],
      [90, 120, 0.7],
      [380, 90, 0.5],
    ],
  );
  for (const [x, y, scale] of heights) driftCloud(sky.at({ x: x!, y: y!, scale: scale! }), random, level > 0);
  sea(brief.sheet.layer('sea'), random, {
    width: 760,
    from: 300,
    to: 800,
    bands: byLevel(brief, 2, 6, 11),
    floor: 1040,
  });
  if (level === 2 && !brief.isPart)
    dressWater(brief.sheet.layer('sea'), random, {
      zone: [rectangle(-20, 306, 800, 600)],
      kind: 'currents',
      size: 120,
      rim: 'line',
    });
  if (level > 0) dinghy(brief.sheet.layer('boats').at({ x: 190, y: 470, scale: 0.75 }), ['a', 'paper']);
  if (level === 2) {
    dinghy(brief.sheet.layer('boats').at({ x: 330, y: 388, scale: 0.5 }), ['c', 'paper']);
    dinghy(brief.sheet.layer('boats').at({ x: 96, y: 380, scale: 0.42 }), ['b', 'paper']);
  }
}

function drawLand(brief: Brief): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('land');
  sheet.shape(LAND, 'bold', 'grass');
  const isDressed = level === 2 && !brief.isPart;
  if (isDressed) dressMeadow(sheet, brief.random, { zone: [LAND], kind: 'mounds', size: 150, rim: 'bold' });
  const inside = sheet.inside([LAND]);
  if (level > 0 && !isDressed)
    for (const table of [
      '640,424 660,470 600,530',
      '504,524 540,540 560,560',
      '440,620 420,660 470,690',
      '250,662 250,720 320,760',
      '142,764 160,830 240,850',
    ].slice(0, level === 1 ? 3 : 5))
      inside.line(traced(table), 'line', 0.7);
  const rim = clockwise(tube(ROAD, (t) => mix(190, 15, t ** 0.72)));
  inside.shape(rim, 'bold', 'stone');
  const marks = byLevel(brief, 3, 7, 9);
  for (let i = 0; i < marks; i++) {
    const [from, to] = [0.26 + (i / marks) * 0.68, 0.26 + ((i + 0.52) / marks) * 0.68];
    const part = ROAD.slice(Math.floor(from * ROAD.length), Math.floor(to * ROAD.length) + 2);
    const half = mix(9, 2.4, from);
    if (part.length > 2 && i > 0 && i < marks - 2)
      inside.inside([rim]).shape(
        tube(part, () => half),
        'fine',
        'sun',
      );
  }
  for (const [x, y, scale] of byLevel(
    brief,
    [[630, 850, 1]],
    [
      [650, 780, 0.9],
      [690, 560, 0.5],
    ],
    [
      [670, 770, 0.8],
      [706, 500, 0.42],
      [420, 690, 0.36],
      [610, 900, 0.7],
    ],
  ))
    bush(sheet.at({ x: x!, y: y!, scale: scale! }), brief.random, level > 0);
  const flowers = byLevel(brief, 0, 3, 7);
  for (let i = 0; i < flowers; i++)
    stalkFlower(
      sheet.at({
        x: 566 + i * (level === 1 ? 70 : 27),
        y: 968 - (i % 2) * 26,
        scale: level === 1 ? 0.9 : 0.7,
      }),
      5,
      (['a', 'b', 'd'] as const)[i % 3]!,
    );
}

/** A railing along the edge of the cliff. */
function drawRailing(brief: Brief): void {
  const sheet = brief.sheet.layer('railing');
  const posts = [
    [70, 900, 1],
    [134, 838, 0.86],
    [192, 786, 0.74],
    [250, 740, 0.62],
    [310, 704, 0.52],
  ] as const;
  /** Upper and lower edge of each rail above the foot of a post. */
  const rails: readonly Point[] =
    brief.level === 0
      ? [[64, 40]]
      : [
          [66, 48],
          [36, 20],
        ];
  for (const [i, [x, y, scale]] of posts.entries()) {
    const next = posts[i + 1];
    if (next)
      for (const [top, foot] of rails)
        sheet.shape(
          [
            [x, y - top * scale],
            [next[0], next[1] - top * next[2]],
            [next[0], next[1] - foot * next[2]],
            [x, y - foot * scale],
          ],
          'line',
          'stone',
        );
    sheet.shape(rectangle(x - 11 * scale, y - 76 * scale, 22 * scale, 86 * scale, 4), 'line', 'paper');
  }
}

const CABIN = mirrored('0,-262! 64,-256 94,-222 110,-140! 0,-140!');
const PANE = mirrored('0,-238 50,-233 70,-212 82,-158! 0,-150');
const PLAIN_PANE = mirrored('0,-228 38,-224 54,-206 60,-164! 0,-158');
const BODY = mirrored('0,-174 92,-170 132,-156 148,-112 142,-36! 0,-36!');

/** A small car seen from behind, 300 units wide, its wheels on the origin. */
function car(sheet: Sheet, brief: Brief, isEmpty = false): void {
  const { level } = brief;
  for (const side of [-1, 1]) sheet.shape(rectangle(side * 102 - 27, -60, 54, 64, 14), 'bold', 'stone');
  if (level === 0) sheet.shape(rectangle(-76, -348, 152, 100, 14), 'bold', 'b');
  else luggage(sheet, brief);
  sheet.shape(CABIN, 'bold', 'a');
  const pane = level === 0 ? PLAIN_PANE : PANE;
  sheet.shape(pane, 'line', 'sky');
  if (level > 0 && !isEmpty) heads(sheet.inside([pane]));
  sheet.rim(pane, 'line');
  sheet.shape(BODY, 'bold', 'a');
  if (level > 0) sheet.shape(mirrored('0,-152 84,-148 92,-116 80,-84! 0,-78'), 'line', 'a');
  for (const side of [-1, 1]) {
    sheet.shape(ellipse(side * 116, -116, level === 0 ? 22 : 17, 25), 'line', 'ember');
    if (level === 2) sheet.shape(ellipse(side * 116, -106, 10, 9), 'fine', 'sun');
  }
  const slats = byLevel(brief, 0, 3, 5);
  for (let i = 0; i < slats; i++)
    sheet.shape(
      rectangle(-44, -142 + i * (level === 1 ? 15 : 10.5), 88, level === 1 ? 11 : 8, 3),
      'fine',
      'stone',
    );
  if (level > 0) sheet.shape(rectangle(-46, -84, 92, 34, 6), 'line', 'paper');
  sheet.shape(rectangle(-156, level === 0 ? -66 : -50, 312, level === 0 ? 41 : 25, 12), 'bold', 'stone');
}

/** Two heads seen from behind, one with long ears. */
function heads(sheet: Sheet): void {
  for (const side of [-1, 1])
    sheet.shape(
      drawn('-8,-196! -16,-232 -8,-246 4,-232 6,-196!', { x: -34 + side * 13, angle: side * 0.1, y: 6 }),
      'line',
      'cream',
    );
  sheet.shape(ellipse(-34, -174, 29, 27), 'line', 'cream');
  for (const side of [-1, 1]) sheet.shape(ellipse(36 + side * 21, -198, 10), 'line', 'fur');
  sheet.shape(ellipse(36, -174, 29, 27), 'line', 'fur');
}

function luggage(sheet: Sheet, brief: Brief): void {
  const { level } = brief;
  const pile = byLevel(
    brief,
    [],
    [
      [-84, 92, 62],
      [10, 76, 84],
    ],
    [
      [-88, 84, 58],
      [-2, 54, 80],
      [54, 40, 50],
    ],
  );
  for (const [i, [x, w, h]] of pile.entries()) {
    sheet.shape(drawn('-16,2! -14,-12 14,-12 16,2!', { x: x! + w! / 2, y: -272 - h! }), 'line', 'wood');
    const rim = clockwise(rectangle(x!, -272 - h!, w!, h!, 10));
    sheet.shape(rim, 'bold', (['b', 'c', 'd'] as const)[i % 3]);
    if (level > 0)
      for (const share of [0.2, 0.66])
        sheet.shape(rectangle(x! + w! * share, -272 - h!, 10, h!), 'fine', 'wood');
    if (level === 2 && i === 0)
      fillZone('diamonds', {
        sheet,
        zone: [clockwise(rectangle(x! + w! * 0.2 + 12, -268 - h!, w! * 0.46 - 14, h! - 8))],
        size: 26,
        angle: 0,
        roles: ['b', 'soft'],
      });
  }
  if (level === 2)
    sheet.shape(
      tube(traced('-96,-350 0,-360 96,-348'), () => 12),
      'line',
      'sun',
    );
  for (const side of [-1, 1]) sheet.shape(rectangle(side * 72 - 5, -276, 10, 26, 3), 'line', 'stone');
  sheet.shape(rectangle(-104, -278, 208, 13, 6), 'line', 'stone');
}

/** A bench on the frame's origin, seen from behind, two friends on it who look at the sea. */
function friendsOnBench(sheet: Sheet, level: 0 | 1 | 2): void {
  const friends = sheet.at({ y: -112, scale: 1.9 });
  for (const [x, role] of [
    [-42, 'd'],
    [44, 'b'],
  ] as const)
    friends.shape(drawn('-46,60! -44,-6 -26,-24 26,-24 44,-6 46,60!', { x }), 'bold', role);
  heads(friends.at({ y: 130, scale: 1.04 }));
  for (const [x, role] of [
    [-42, 'a'],
    [44, 'sun'],
  ] as const)
    friends.shape(drawn('-34,-34! 0,-24 34,-34! 38,-14! 0,-4 -38,-14!', { x }), 'line', role);
  for (const y of [-96, -44]) sheet.shape(rectangle(-236, y, 472, 42, 8), 'bold', 'wood');
  for (const x of [-196, 176]) sheet.shape(rectangle(x, -104, 20, 150, 5), 'line', 'stone');
  if (level === 2)
    for (const y of [-96, -44])
      for (const [from, to] of [
        [-160, -40],
        [20, 150],
      ] as const)
        sheet.line(traced(`${from},${y + 22} ${(from + to) / 2},${y + 17} ${to},${y + 22}`), 'fine', 0.3);
}

/** The car has stopped farther up the road, and its people sit on a bench at the edge. */
function halt(brief: Brief): void {
  car(brief.sheet.layer('car').at({ x: 560, y: 690, scale: 0.5 }), { ...brief, level: 1 }, true);
  const sheet = brief.sheet.layer('bench');
  sheet.shape(
    drawn('-20,850! 120,834 330,826 520,842 640,880 780,900! 780,1040! -20,1040!'),
    'bold',
    'grass',
  );
  for (const [x, y] of [
    [60, 880],
    [560, 890],
    [610, 930],
  ] as const)
    tuft(sheet.at({ x, y, scale: 1.3 }));
  for (const [x, y, scale] of [
    [36, 968, 1],
    [96, 990, 0.8],
    [566, 960, 0.9],
    [640, 980, 0.76],
  ] as const)
    stalkFlower(sheet.at({ x, y, scale }), 5, x % 4 === 0 ? 'a' : 'b');
  friendsOnBench(sheet.at({ x: 300, y: 930, scale: 0.88 }), brief.level);
}

const TOLD_ON_A_BENCH = [
  {
    title: 'They Had to Stop for This One',
    description:
      'The car waits around the bend, and two friends sit on the bench without a word. The sun has a little way to go yet.',
  },
  {
    title: 'Ten Minutes by the Sea',
    description:
      'Long ears and round ears, side by side on a bench above the bay. The suitcases can wait in the car.',
  },
] as const;

const TOLD = [
  {
    title: 'The Long Way along the Coast',
    description:
      'A small car with a full roof rack follows the cliff road. Around the next bend the whole bay will lie below.',
  },
  {
    title: 'Packed for the Seaside',
    description:
      'Two friends have packed everything they own and a little more. The sun is low and the sea has been beside them all day.',
  },
  {
    title: 'The Cliff Road',
    description:
      'A railing follows the edge of the road and boats lie out in the bay. Nobody in the car is in a hurry.',
  },
  {
    title: 'First One to See the Sea',
    description:
      'The suitcases rattle, the road winds down, and there it is at last. Choose a color for the car that will not get lost among the flowers.',
  },
] as const;

/** A small car on its way along a cliff above the sea. */
export const coastDrive = edged({
  name: 'coast-drive',
  category: 'vehicles',
  size: [760, 1000],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    drawCountry(brief);
    drawLand(brief);
    drawRailing(brief);
    const isHalt = brief.level > 0 && !brief.isPart && brief.random.fork('pause').chance(0.5);
    if (isHalt) halt(brief);
    else car(brief.sheet.layer('car').at({ x: 384, y: 944, scale: byLevel(brief, 1.06, 0.98, 0.92) }), brief);
    return {
      ...brief.random.pick<Pick<Story, 'title' | 'description'>>(isHalt ? TOLD_ON_A_BENCH : TOLD),
      tags: ['car', 'road trip', 'sea', 'coast', 'cliffs', 'luggage'],
    };
  },
});
