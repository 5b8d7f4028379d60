import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, spiral, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Shape } from '../../geometry/point.ts';
import { evenly } from '../../geometry/ruled.ts';
import { dressForestFloor } from '../../motifs/dressing/forest-floor.ts';
import { dressRock } from '../../motifs/dressing/rock.ts';
import { dressSand } from '../../motifs/dressing/shore.ts';
import { ladybird } from '../../motifs/nature/fliers.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { wildflower, type WildKind } from '../../motifs/nature/wildflowers.ts';
import { swell } from '../../motifs/nature/shore.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

const GRASS = 300;

function above(brief: Brief, isHill: boolean): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('above');
  if (level > 0)
    for (const x of [120, 650])
      driftCloud(sheet.at({ x, y: 150, scale: 0.56 }), random.fork(`cloud ${x}`), true);
  crownedTree(sheet.at({ x: 400, y: GRASS + 10 }), random, level);
  if (isHill)
    sheet.shape(
      drawn(`560,${GRASS + 10}! 590,${GRASS - 34} 630,${GRASS - 64} 676,${GRASS - 40} 716,${GRASS + 10}!`),
      'line',
      'wood',
    );
  const kinds: readonly WildKind[] = ['daisy', 'tulip', 'poppy', 'bluebell', 'clover', 'cosmos'];
  for (const [i, x] of flowersAt(brief, isHill).entries())
    wildflower(sheet.at({ x, y: GRASS + 6 }), {
      kind: kinds[(i + random.int(0, 5)) % 6]!,
      random,
      level: 0,
      height: 90 + (i % 3) * 24,
      size: level === 0 ? 40 : 28,
      sway: i % 2 ? 10 : -10,
      role: (['a', 'b', 'c', 'd'] as const)[i % 4]!,
      isRooted: true,
    });
}

/** Where flowers stand; beside a molehill the grass is bare. */
function flowersAt(brief: Brief, isHill: boolean): readonly number[] {
  if (isHill) return byLevel(brief, [], [40, 216, 500], [36, 180, 300, 490, 530]);
  return byLevel(brief, [120, 660], [310, 520], [50, 110, 284, 316, 500, 550, 680, 730]);
}

/**
 * A tree 240 units high on the frame's origin: a trunk that widens into its roots, a crown of overlapping masses of
 * leaves.
 */
function crownedTree(sheet: Sheet, random: Random, level: 0 | 1 | 2): void {
  sheet.shape(
    drawn('-24,-150! -26,-70 -36,-20 -64,8! -20,0 20,0 64,8! 38,-22 28,-70 26,-150!'),
    'bold',
    'wood',
  );
  if (level > 0)
    for (const x of [-8, 10]) sheet.line(traced(`${x},-96 ${x - 2},-60 ${x * 1.6},-20`), 'fine', 0.6);
  for (const [x, y, r] of [
    [-150, -128, 54],
    [152, -130, 52],
    [-88, -150, 66],
    [92, -152, 64],
    [-48, -208, 62],
    [54, -212, 60],
    [0, -146, 72],
  ] as const) {
    const mass = sheet.at({ x, y });
    mass.shape(puff(random, [0, 0], [r, r * 0.78], 9), 'bold', 'leaf');
    if (level > 0)
      for (const [u, v] of [
        [-16, -8],
        [18, 6],
      ] as const)
        mass.line(arc(u, v, 13, 9, 0.3, 2.6), 'fine', 0.5);
  }
}

/** What each layer of soil is made of on the finest pages. */
const EARTH: readonly (((sheet: Sheet, random: Random, zone: Shape) => void) | undefined)[] = [
  undefined,
  undefined,
  (sheet, random, zone) => dressForestFloor(sheet, random, { zone, kind: 'pebbles', size: 112 }),
  (sheet, random, zone) => dressRock(sheet, random, { zone, kind: 'strata', size: 100 }),
  (sheet, random, zone) => dressSand(sheet, random, { zone, kind: 'ripples', size: 112 }),
  (sheet, random, zone) => dressRock(sheet, random, { zone, kind: 'boulders', size: 104 }),
];

/** Layers of soil, each of its own make on the finer pages. */
function soil(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('soil');
  const roles: readonly Role[] = ['grass', 'wood', 'sand', 'rust', 'stone', 'wood'];
  const tops = byLevel(brief, [GRASS, 640], [GRASS, 350, 590, 800], [GRASS, 340, 500, 660, 800, 900]);
  for (const [i, y] of tops.entries()) {
    const zone = clockwise([...swell(760, y, i === 0 ? 8 : 16, 260, i * 2.1), [800, 1020], [-40, 1020]]);
    sheet.shape(zone, 'line', roles[i]);
    if (level === 2) EARTH[i]?.(sheet, random.fork(`earth ${i}`), [zone]);
  }
  for (const [x, y, r] of (
    [
      [80, 460, 26],
      [690, 500, 32],
      [60, 730, 34],
      [700, 930, 30],
      [330, 960, 26],
      [480, 470, 20],
      [620, 690, 22],
    ] as const
  ).slice(0, byLevel(brief, 2, 5, 7)))
    sheet.shape(drawn('-30,10 -20,-18 10,-24 30,-4 20,20 -12,22', { x, y, scale: r / 26 }), 'line', 'stone');
  if (level === 1) buried(sheet);
}

/** What lies in the plainer soil: heaps of pebbles and a bone. */
function buried(sheet: Sheet): void {
  for (const [x, y] of [
    [300, 940],
    [640, 880],
    [620, 570],
  ] as const)
    for (const [u, v, r, turn] of [
      [-30, 6, 17, 0.3],
      [2, 10, 20, -0.2],
      [-14, -16, 15, 0.5],
      [28, -4, 14, 0],
    ] as const)
      sheet.shape(ellipse(x + u, y + v, r, r * 0.78, turn), 'line', 'stone');
  sheet.shape(
    drawn('-50,-8 -58,-26 -38,-30 -30,-12 30,-12 38,-30 58,-26 50,-8 58,10 40,20 30,4 -30,4 -40,20 -58,10', {
      x: 420,
      y: 930,
      angle: 0.3,
    }),
    'line',
    'cream',
  );
}

/** Everything below the grass. */
function earth(): Shape {
  return [clockwise([...swell(760, GRASS, 8, 260, 0), [800, 1020], [-40, 1020]])];
}

function roots(brief: Brief): void {
  const sheet = brief.sheet.layer('roots').inside(earth());
  const lines = [
    '390,296 330,360 230,400 150,470 110,560',
    '410,296 470,370 570,410 640,440 700,420',
    '400,296 405,380 380,460 395,560 370,640',
    '396,298 350,400 290,470 280,540',
    '404,298 440,400 500,480 520,560',
  ];
  for (const [i, line] of lines.slice(0, byLevel(brief, 3, 5, 5)).entries())
    sheet.shape(
      clockwise(tube(curve(knots(line)), (t) => mix(i < 3 ? 19 : 13, 2, t ** 0.8))),
      'line',
      'wood',
    );
}

/** A burrow: a round room and the way down to it. */
function burrow(
  sheet: Sheet,
  way: string,
  [x, y, rx, ry]: readonly [number, number, number, number],
  inside: (room: Sheet) => void,
): void {
  sheet.shape(clockwise(tube(traced(way), (t) => 27 + 16 * Math.max(0, 1 - t * 5))), 'line', 'night');
  const room = ellipse(x, y, rx, ry);
  sheet.shape(room, 'bold', 'cream');
  inside(sheet.inside([clockwise(room)]).at({ x, y }));
  sheet.rim(room, 'bold');
}

/** Straw on the floor of a room, in long blades that cross. */
function straw(sheet: Sheet, half: number, y: number): void {
  const heap = `${-half},${y + 14} ${-half * 0.7},${y - 8} ${-half * 0.2},${y - 2} ${half * 0.3},${y - 10} ${half * 0.8},${y - 4} ${half},${y + 14} ${half},${y + 80}! ${-half},${y + 80}!`;
  sheet.shape(drawn(heap), 'line', 'gold');
  for (const [u, turn] of [
    [-0.8, -0.5],
    [-0.45, 0.3],
    [-0.1, -0.3],
    [0.25, 0.36],
    [0.6, -0.34],
  ] as const)
    sheet.line(
      [
        [u * half - 24, y + 24 + turn * 20],
        [u * half + 26, y + 20 - turn * 20],
      ],
      'fine',
      0.4,
    );
}

function asleep(sheet: Sheet, brief: Brief): void {
  straw(sheet, 170, 44);
  sheet.shape(ellipse(-112, 26, 24, 22), 'line', 'paper');
  sheet.shape(drawn('-108,62 -108,4 -68,-46 -6,-54 50,-30 84,14 82,62 0,72'), 'bold', 'fur');
  sheet.line(traced('-90,60 -88,14 -46,-6 -12,20 -16,60'), 'line', 0.3);
  sheet.shape(drawn('-86,64 -70,46 -30,44 6,50 12,66 -10,74 -70,74'), 'line', 'fur');
  for (const [x, y, angle] of [
    [62, -28, -1.22],
    [72, -36, -0.86],
  ] as const) {
    sheet.shape(place(petal('round', 96, 36), { x, y, angle }), 'bold', 'fur');
    if (brief.level > 0) sheet.shape(place(petal('round', 66, 17), { x, y, angle }), 'fine', 'blush');
  }
  sheet.shape(drawn('46,8 58,-34 92,-42 122,-18 138,14 120,40 78,46 52,34'), 'bold', 'fur');
  sheet.line(arc(96, -6, 13, 9, 0.3, Math.PI - 0.3), 'bold', 0.3);
  sheet.ink(ellipse(135, 9, 6, 5));
  sheet.line(traced('131,18 120,26 108,24'), 'line', 0.3);
  sheet.shape(drawn('46,62 56,46 90,46 124,52 128,66 110,74 62,74'), 'line', 'fur');
}

/** A mouse that sits up in its room and nibbles an ear of grain: round ears, haunch, whiskers, its tail in a curl. */
function pantry(sheet: Sheet, brief: Brief): void {
  straw(sheet, 120, 44);
  sheet.shape(
    clockwise(tube(traced('-50,44 -96,46 -112,20 -92,-2 -72,8'), (t) => 8 - 4 * t)),
    'line',
    'blush',
  );
  sheet.shape(ellipse(12, -62, 20, 21), 'bold', 'stone');
  sheet.shape(drawn('-66,52! -74,4 -44,-36 -4,-42 26,-18 32,52!'), 'bold', 'stone');
  sheet.shape(drawn('-62,54 -66,20 -36,0 -4,16 0,38 22,42 24,54 -14,58'), 'line', 'stone');
  sheet.shape(drawn('-4,-20 4,-50 36,-60 70,-44 94,-16! 84,-2 50,8 12,4'), 'bold', 'stone');
  sheet.shape(ellipse(26, -66, 24, 25), 'bold', 'stone');
  if (brief.level > 0) sheet.shape(ellipse(26, -65, 13, 14), 'fine', 'blush');
  sheet.ink(ellipse(58, -30, 5, 6));
  sheet.ink(ellipse(93, -14, 6, 5));
  for (const table of ['74,-10 92,-2 104,-4', '70,-6 86,6 98,8']) sheet.line(traced(table), 'fine', 0.5);
  const grain = sheet.at({ x: 84, y: 40, angle: 0.2 });
  grain.line(traced('0,18 0,-20'), 'line', 0);
  for (const [x, y] of [
    [-11, 2],
    [11, 2],
    [-10, -18],
    [10, -18],
    [0, -36],
  ] as const)
    grain.shape(place(petal('leaf', 28, 17), { x, y: y + 12, angle: x * 0.04 }), 'fine', 'gold');
  sheet.shape(drawn('14,18 44,18 74,30 76,42 64,46 40,38 12,34'), 'line', 'stone');
}

/** A mole that digs: a broad spade hand before it, its pink nose against the clods at the end of its tunnel. */
function mole(sheet: Sheet): void {
  for (const [x, y, r] of [
    [126, 34, 15],
    [134, 4, 13],
    [116, -28, 13],
  ] as const)
    sheet.shape(ellipse(x, y, r, r * 0.9), 'line', 'sand');
  sheet.shape(drawn('-96,30 -126,16 -132,32 -98,46'), 'line', 'blush');
  sheet.shape(drawn('-98,52! -106,0 -66,-52 0,-62 52,-42 92,-6! 84,26 44,52!'), 'bold', 'wood');
  for (const t of ['-66,-18 -58,2 -44,10', '-34,-38 -24,-18 -8,-12', '-26,8 -12,22 4,22'])
    sheet.line(traced(t), 'fine', 0.4);
  sheet.shape(drawn('76,-20 100,-18 112,-4 102,10 78,8'), 'line', 'blush');
  sheet.ink(ellipse(108, -6, 6, 6));
  sheet.ink(ellipse(56, -18, 5, 6));
  sheet.line(traced('74,16 62,22 50,18'), 'line', 0.3);
  sheet.shape(
    drawn('10,22! 26,4 48,8! 66,8 66,18! 84,22 82,32! 92,42 82,48! 84,60 68,58! 44,60 18,50!'),
    'line',
    'blush',
  );
  sheet.shape(drawn('-94,56 -86,40 -56,40 -38,50 -42,62 -82,64'), 'line', 'blush');
}

function carrots(brief: Brief, hasMole: boolean): void {
  const sheet = brief.sheet.layer('carrots');
  const spots = hasMole ? [240, 290] : byLevel(brief, [90], [124, 700], [80, 142, 706]);
  for (const [i, x] of spots.entries()) {
    const at = sheet.at({ x, y: GRASS + 16, scale: i % 2 ? 0.86 : 1 });
    for (const turn of [-0.5, 0, 0.5])
      at.shape(mirrored('0,0! 12,-30 0,-74!', { angle: turn }), 'line', 'leaf');
    at.shape(mirrored('0,-6 26,4 14,90 0,150!'), 'bold', 'ember');
    if (brief.level > 0)
      for (const y of [40, 76])
        at.line(
          [
            [-14, y],
            [4, y + 4],
          ],
          'fine',
          0.4,
        );
  }
}

/** A mole below its hill, the rabbit asleep at one side and the mouse below them. */
function molesHome(brief: Brief, sheet: Sheet, y: number): void {
  burrow(sheet, '90,250 120,360 150,420 190,470', [214, 540 + y, 166, 110], (room) =>
    asleep(room.at({ scale: 0.9 }), brief),
  );
  burrow(sheet, '640,270 660,400 600,470 470,560 400,700 420,800', [510, 846 + y, 150, 104], (room) =>
    pantry(room.at({ x: 6, y: 20, scale: 1.2 }), brief),
  );
  burrow(sheet, '470,610 520,574 560,580', [588, 590 + y, 152, 98], (room) =>
    mole(room.at({ x: -8, y: 16, scale: 0.98 })),
  );
  earthworm(sheet, 840);
}

/** The rabbit asleep below the roots; on harder pages the mouse in a room of its own, a worm, a ladybird, ants. */
function rabbitsHome(brief: Brief, sheet: Sheet, y: number): void {
  burrow(sheet, '620,250 690,420 640,520 540,600 470,680', [500, 760 + y, 190, 120], (room) =>
    asleep(room, brief),
  );
  if (brief.level === 0) return;
  burrow(sheet, '210,250 240,420 180,520 150,600', [184, 620 + y, 152, 104], (room) =>
    pantry(room.at({ x: 4, y: 20, scale: 1.2 }), brief),
  );
  earthworm(sheet, 890);
  ladybird(sheet.at({ x: 84, y: 490, angle: 0.9, scale: 0.6 }), 0);
  if (brief.level === 2) ants(sheet);
}

/** A worm in a curl, so far down the page. */
function earthworm(sheet: Sheet, y: number): void {
  sheet.shape(clockwise(tube(spiral(150, y, 62, 1.6, 0.4, 0.8), (t) => 15 - 9 * t)), 'line', 'blush');
}

/** Five ants in a row. */
function ants(sheet: Sheet): void {
  for (const [i, x] of evenly(5, 600, 740).entries()) {
    const ant = sheet.at({ x, y: 610 - i * 14, angle: 0.2, scale: 0.9 });
    for (const [u, r] of [
      [-17, 11],
      [0, 9],
      [15, 10],
    ] as const)
      ant.shape(ellipse(u, 0, r), 'fine', 'rust');
  }
}

/** What lives under a meadow, cut open. */
export const undergrounds = sights(
  {
    category: 'nature',
    size: [760, 1000],
    backdrop: 'sky',
    tags: ['underground', 'roots', 'rabbit', 'mouse', 'burrow', 'meadow'],
    draw(brief) {
      const { level, random } = brief;
      const hasMole = level > 0 && random.fork('home').chance(0.5);
      soil(brief);
      roots(brief);
      above(brief, hasMole);
      carrots(brief, hasMole);
      const sheet = brief.sheet.layer('burrows').inside(earth());
      const y = random.range(-14, 14);
      if (hasMole) molesHome(brief, sheet, y);
      else rabbitsHome(brief, sheet, y);
    },
  },
  [
    {
      name: 'underground',
      size: [760, 1000],
      told: [
        [
          'The Rabbit Downstairs',
          'Under the tree a rabbit sleeps through the afternoon. Keep your colors quiet so that it does not wake up.',
        ],
        [
          'Upstairs, Downstairs',
          'Flowers upstairs, a rabbit and a mouse downstairs, carrots in between. Everybody lives under the same tree.',
        ],
        [
          'Below the Meadow',
          'Six layers of soil, and somebody is at home in most of them. Dig your way down, one pattern at a time.',
        ],
      ],
    },
  ],
);
