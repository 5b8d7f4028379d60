import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, spiral, tube } from '../../geometry/forms.ts';
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

function above(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('above');
  if (level > 0)
    for (const x of [120, 650])
      driftCloud(sheet.at({ x, y: 150, scale: 0.56 }), random.fork(`cloud ${x}`), true);
  crownedTree(sheet.at({ x: 400, y: GRASS + 10 }), random, level);
  const kinds: readonly WildKind[] = ['daisy', 'tulip', 'poppy', 'bluebell', 'clover', 'cosmos'];
  for (const [i, x] of byLevel(
    brief,
    [120, 660],
    [90, 200, 600, 690],
    [70, 140, 215, 290, 545, 610, 680, 730],
  ).entries())
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
    [-92, -130, 60],
    [94, -132, 58],
    [-44, -186, 62],
    [52, -190, 60],
    [0, -128, 66],
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
  sheet.shape(clockwise(tube(traced(way), () => 27)), 'line', 'night');
  const room = ellipse(x, y, rx, ry);
  sheet.shape(room, 'bold', 'cream');
  inside(sheet.inside([clockwise(room)]).at({ x, y }));
  sheet.rim(room, 'bold');
}

function asleep(sheet: Sheet, brief: Brief): void {
  sheet.shape(drawn('-130,60! -60,34 40,40 130,56! 130,120! -130,120!'), 'line', 'gold');
  sheet.shape(ellipse(-108, 30, 22, 20), 'line', 'paper');
  sheet.shape(drawn('-104,60 -104,6 -66,-40 -6,-48 50,-26 82,16 80,60 0,70'), 'bold', 'fur');
  sheet.line(traced('-88,58 -86,16 -44,-2 -12,22 -16,58'), 'line', 0.3);
  sheet.shape(ellipse(-34, 62, 40, 13), 'line', 'fur');
  for (const [x, y, angle] of [
    [62, -26, -1.22],
    [72, -34, -0.86],
  ] as const) {
    sheet.shape(place(petal('round', 92, 34), { x, y, angle }), 'bold', 'fur');
    if (brief.level > 0) sheet.shape(place(petal('round', 62, 16), { x, y, angle }), 'fine', 'blush');
  }
  sheet.shape(drawn('46,8 58,-32 92,-40 122,-18 136,14 118,38 76,42 52,32'), 'bold', 'fur');
  sheet.line(arc(96, -6, 13, 9, 0.3, Math.PI - 0.3), 'bold', 0.3);
  sheet.ink(ellipse(134, 8, 6, 5));
  sheet.line(traced('130,16 120,24 108,22'), 'line', 0.3);
  sheet.shape(ellipse(86, 60, 34, 12), 'line', 'fur');
}

function pantry(sheet: Sheet, brief: Brief): void {
  sheet.shape(rectangle(-120, 34, 240, 12, 4), 'line', 'wood');
  for (const [i, x] of [-84, -48].entries())
    sheet.shape(
      mirrored('0,-34! 14,-32 18,-10 16,34! 0,34!', { x: x - 6, scale: 0.9 - i * 0.1, y: 3 + i * 3 }),
      'line',
      i ? 'ember' : 'rust',
    );
  sheet.shape(drawn('-10,30! -30,10 -20,-6 -44,-22! -30,-30 -2,-14 4,6 14,26!'), 'line', 'blush');
  sheet.shape(drawn('-12,34! -16,2 6,-26 38,-30 56,-14 60,34!'), 'bold', 'stone');
  sheet.shape(ellipse(34, -40, 16), 'bold', 'stone');
  sheet.shape(drawn('30,-20 44,-38 70,-34 104,-8! 96,4 66,10 40,4'), 'bold', 'stone');
  sheet.shape(ellipse(54, -42, 18), 'bold', 'stone');
  if (brief.level > 0) sheet.shape(ellipse(54, -42, 10), 'fine', 'blush');
  sheet.ink(ellipse(76, -16, 4.4, 5.4));
  sheet.ink(ellipse(103, -6, 5, 4.4));
  sheet.shape(ellipse(66, 16, 14, 8), 'line', 'stone');
  sheet.shape(ellipse(32, 33, 18, 7), 'line', 'stone');
  sheet.shape(drawn('78,34! 78,4! 112,18! 112,34!'), 'line', 'gold');
}

function carrots(brief: Brief): void {
  const sheet = brief.sheet.layer('carrots');
  for (const [i, x] of byLevel(brief, [90], [104, 664], [96, 150, 620, 672]).entries()) {
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

/** What lives under a meadow, cut open. */
export const undergrounds = sights(
  {
    category: 'nature',
    size: [760, 1000],
    backdrop: 'sky',
    tags: ['underground', 'roots', 'rabbit', 'mouse', 'burrow', 'meadow'],
    draw(brief) {
      const { level, random } = brief;
      soil(brief);
      roots(brief);
      above(brief);
      carrots(brief);
      const sheet = brief.sheet.layer('burrows').inside(earth());
      const y = random.range(-14, 14);
      burrow(sheet, '620,250 690,420 640,520 540,600 470,680', [500, 760 + y, 190, 120], (room) =>
        asleep(room, brief),
      );
      if (level > 0)
        burrow(sheet, '210,250 240,420 180,520 150,600', [170, 650 + y, 118, 76], (room) =>
          pantry(room, brief),
        );
      if (level > 0)
        sheet.shape(clockwise(tube(spiral(150, 890, 62, 1.6, 0.4, 0.8), (t) => 15 - 9 * t)), 'line', 'blush');
      if (level > 0) ladybird(sheet.at({ x: 330, y: 565, angle: 0.9, scale: 0.6 }), 0);
      if (level === 2)
        for (const [i, x] of evenly(5, 600, 740).entries()) {
          const ant = sheet.at({ x, y: 610 - i * 14, angle: 0.2, scale: 0.9 });
          for (const [u, r] of [
            [-17, 11],
            [0, 9],
            [15, 10],
          ] as const)
            ant.shape(ellipse(u, 0, r), 'fine', 'rust');
        }
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
          'Six layers of soil, two burrows and a long line of ants. Dig your way down, one pattern at a time.',
        ],
      ],
    },
  ],
);
