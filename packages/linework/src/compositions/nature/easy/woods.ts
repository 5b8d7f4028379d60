import { clockwise, unite } from '../../../geometry/boolean.ts';
import { curve } from '../../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../../geometry/drawn.ts';
import { ellipse, tube } from '../../../geometry/forms.ts';
import { knots } from '../../../geometry/knots.ts';
import { petal } from '../../../geometry/petal.ts';
import { place } from '../../../geometry/point.ts';
import { rabbit } from '../../../motifs/animals/beasts/little-ones.ts';
import { tallTrunk } from '../../../motifs/nature/woodland.ts';
import { speciesLeaf } from '../../../motifs/nature/leaves.ts';
import { dotEye, roomyHedgehog, roomyLadybird, roomySnail } from '../../../motifs/roomy/creatures.ts';
import {
  roomyBlossom,
  roomyFir,
  roomyToadstool,
  roomyTree,
  roomyTuft,
} from '../../../motifs/roomy/plants.ts';
import { standingHedgehog } from '../../../motifs/roomy/wanderers.ts';
import { roomyCloud, roomyGround } from '../../../motifs/roomy/sights.ts';
import type { Sheet } from '../../../sheet.ts';
import type { EasyScene } from '../../easy-page.ts';

/** Broad leaves that open like a hand from the frame's origin. */
function leafFan(sheet: Sheet, long: number, turns: readonly number[]): void {
  for (const angle of turns) sheet.shape(place(petal('leaf', long, long * 0.4), { angle }), 'bold', 'leaf');
}

/** An owl that looks out of a hole about the frame's origin. */
function owlInHole(sheet: Sheet): void {
  const hole = ellipse(0, 0, 112, 138);
  sheet.shape(hole, 'bold', 'night');
  const inside = sheet.inside([hole]);
  inside.shape(mirrored('0,-66 36,-62 70,-92! 88,-20 88,60 78,160! 0,160!'), 'bold', 'd');
  for (const side of [-1, 1]) {
    inside.shape(ellipse(side * 42, -16, 35), 'line', 'cream');
    dotEye(inside, side * 36, -12);
  }
  inside.line(traced('-14,20! 0,46! 14,20!'), 'bold', 0);
  sheet.rim(hole, 'bold');
}

/** Paths through a wood on easy pages. */
export const EASY_PATHS: readonly EasyScene[] = [
  {
    title: 'A Hedgehog on the Path',
    description:
      'A hedgehog has the whole path to itself and uses the middle of it. The toadstool stands back politely.',
    tags: ['forest', 'hedgehog', 'path', 'toadstool', 'autumn'],
    behind: 'sky',
    isTidy: true,
    draw(sheet, random) {
      roomyGround(sheet, 760, 1040, [430, 400, 440, 400, 430], 'leaf');
      roomyCloud(sheet.at({ x: 250, y: 190, scale: 0.8 }));
      roomyGround(sheet, 760, 1040, [540, 560, 540, 560, 540], 'grass');
      sheet.shape(
        drawn(
          '90,1060! 150,900 210,800 250,730 300,672 400,630 416,600 336,550! 410,550! 520,590 520,644 424,700 410,740 480,800 600,900 680,1060!',
        ),
        'bold',
        'sand',
      );
      roomyTree(sheet.at({ x: 570, y: 590, scale: 0.94 }), random, 'ember');
      roomyFir(sheet.at({ x: 196, y: 580 }), 3);
      roomyToadstool(sheet.at({ x: 632, y: 800, scale: 0.64 }), 'rust');
      const walker = sheet.at({ x: 370, y: 934, scale: 1.1 });
      standingHedgehog(walker);
      for (const [x, y] of [
        [2, -50],
        [36, -160],
      ] as const)
        walker.line(traced(`${x - 16},${y + 14}! ${x},${y - 12}! ${x + 16},${y + 14}!`), 'line', 0.3);
    },
  },
  {
    title: 'Who Lives in the Old Beech',
    description:
      'An owl looks out of its hole to see who is walking past. It is only a snail, and it will be walking past until tonight.',
    tags: ['forest', 'owl', 'tree', 'snail', 'animals'],
    behind: 'sky',
    draw(sheet) {
      roomyGround(sheet, 760, 1040, [620, 600, 620, 590, 610], 'grass');
      roomyFir(sheet.at({ x: 560, y: 700, scale: 1.1 }), 2);
      sheet.shape(drawn('330,150! 500,130 620,60 700,20 760,20 640,120 520,190 330,236!'), 'bold', 'wood');
      sheet.shape(
        drawn('-40,-20! -40,960! 120,940 200,980! 300,940 470,970! 400,860 366,640 370,300 400,-20!'),
        'bold',
        'wood',
      );
      for (const table of ['120,40 124,140 118,230', '296,660 306,760 330,850'])
        sheet.line(traced(table), 'line', 0);
      for (const [x, y, angle] of [
        [510, 190, 2.7],
        [460, 146, 0.4],
      ] as const)
        sheet.shape(place(petal('leaf', 150, 84), { x, y, angle }), 'bold', 'leaf');
      owlInHole(sheet.at({ x: 206, y: 440 }));
      roomyGround(sheet, 760, 1040, [920, 900, 890, 860, 870], 'leaf');
      roomySnail(sheet.at({ x: 520, y: 930, scale: 0.9, flip: true }), 'a');
    },
  },
];

/** Beside a path through a wood on an easy page. */
export const EASY_OFF_THE_PATH: readonly EasyScene[] = [
  {
    title: 'The Rabbit and the Tall Flower',
    description:
      'One step off the path somebody with long ears has found a tall flower. A short sniff is allowed, a bite is not.',
    tags: ['forest', 'rabbit', 'flower', 'trees', 'animals'],
    behind: 'sky',
    isTidy: true,
    draw(sheet, random) {
      roomyCloud(sheet.at({ x: 660, y: 220, scale: 0.66 }));
      roomyGround(sheet, 1000, 1040, [520, 460, 430, 450, 500], 'c');
      roomyGround(sheet, 1000, 1040, [640, 580, 600, 590, 640], 'grass');
      for (const [x, y, half, lean] of [
        [70, 760, 110, -10],
        [920, 800, 120, 20],
      ] as const)
        tallTrunk(sheet.at({ x, y }), { random, height: 900, half, lean, bark: 'oak', level: 0 });
      for (const grain of [
        '58,90 66,260 54,420',
        '104,330 92,480 100,640',
        '908,120 896,280 906,420',
        '956,380 944,520 954,660',
      ])
        sheet.line(traced(grain), 'line', 0.3);
      sheet.shape(ellipse(78, 540, 30, 44), 'line', 'night');
      roomyGround(sheet, 1000, 1040, [760, 740, 720, 740, 780], 'leaf');
      roomyToadstool(sheet.at({ x: 190, y: 900, scale: 0.84 }), 'rust');
      const guest = sheet.at({ x: 440, y: 910, scale: 1.9 });
      rabbit(guest, 0, 'up', 'fur', true);
      // A forepaw held out to the flower.
      guest.shape(drawn('16,-148 46,-150 78,-134 92,-114 80,-100 44,-108 20,-122'), 'bold', 'fur');
      sheet.shape(drawn('706,930! 716,800 700,640! 726,640! 744,800 736,930!'), 'bold', 'leaf');
      leafFan(sheet.at({ x: 726, y: 860 }), 150, [0.9]);
      roomyBlossom(sheet.at({ x: 716, y: 580 }), 96, 'a', 6);
      roomyGround(sheet, 1000, 1040, [910, 880, 890, 880, 910], 'grass');
      for (const [x, y] of [
        [130, 950],
        [860, 946],
      ] as const)
        roomyTuft(sheet.at({ x, y }));
    },
  },
];

/** A rain cloud of heaped rounds with a scalloped foot about the frame's origin, 300 units wide. */
function rainCloud(sheet: Sheet): void {
  sheet.shape(
    unite(
      [
        [-96, 4, 48],
        [-40, -36, 58],
        [34, -30, 62],
        [98, 6, 46],
        [-36, 24, 50],
        [40, 26, 50],
      ].map(([x, y, r]) => ellipse(x!, y!, r!)),
    ),
    'bold',
    'paper',
  );
}

/** A toadstool on the frame's origin, 600 units high and 780 wide: a broad cap, its gills, a stem under its middle. */
function broadToadstool(sheet: Sheet): void {
  sheet.shape(mirrored('0,-330! 84,-330! 76,-180 96,-40 70,4 0,10'), 'bold', 'cream');
  sheet.shape(mirrored('0,-350! 180,-346 330,-318! 240,-268 120,-250 0,-250!'), 'bold', 'soft');
  for (const side of [-1, 1])
    for (const [from, to] of [
      [70, 84],
      [150, 196],
    ] as const)
      sheet.line(traced(`${side * from},-340 ${side * to},-262`), 'line', 0);
  const cap = mirrored('0,-600 150,-576 300,-480 390,-350 384,-316 330,-306 170,-334 0,-342');
  sheet.shape(cap, 'bold', 'rust');
  const inside = sheet.inside([cap]);
  for (const [x, y, r] of [
    [-30, -500, 62],
    [120, -440, 46],
    [-190, -430, 50],
    [258, -392, 38],
    [-20, -390, 34],
  ] as const)
    inside.shape(ellipse(x, y, r, r * 0.88), 'line', 'cream');
  sheet.rim(cap, 'bold');
}

/** Mushrooms on easy pages. */
export const EASY_MUSHROOMS: readonly EasyScene[] = [
  {
    title: 'The Snail on the Roof',
    description:
      'A snail has climbed the tallest toadstool and now it can see the whole meadow. Getting down is for tomorrow.',
    tags: ['mushrooms', 'snail', 'toadstool', 'ladybird', 'meadow'],
    behind: 'sky',
    draw(sheet) {
      roomyCloud(sheet.at({ x: 210, y: 250, scale: 1 }));
      roomyGround(sheet, 1000, 1040, [640, 600, 620, 590, 630], 'leaf');
      roomyToadstool(sheet.at({ x: 862, y: 800, scale: 1 }), 'ember', 'bell');
      roomyToadstool(sheet.at({ x: 420, y: 880, scale: 1.66 }), 'rust');
      roomySnail(sheet.at({ x: 430, y: 352, scale: 0.86 }), 'd');
      roomyGround(sheet, 1000, 1040, [820, 850, 830, 800, 810], 'grass');
      roomyLadybird(sheet.at({ x: 690, y: 868, scale: 0.76, angle: 1 }));
      roomyTuft(sheet.at({ x: 330, y: 960, scale: 0.72 }));
      roomyToadstool(sheet.at({ x: 130, y: 980, scale: 0.94 }), 'a');
    },
  },
  {
    title: 'A Roof for a Rainy Day',
    description:
      'It rains, and under the broad hat of a mushroom there is room for a rabbit and a hedgehog. They have brought no umbrella on purpose.',
    tags: ['mushrooms', 'rabbit', 'hedgehog', 'rain', 'forest'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      rainCloud(sheet.at({ x: 250, y: 150, scale: 1.2 }));
      rainCloud(sheet.at({ x: 770, y: 130, scale: 0.9 }));
      for (const [x, y, scale] of [
        [100, 330, 1],
        [520, 190, 0.9],
        [910, 330, 1.1],
      ] as const)
        sheet.shape(drawn('14,-72! 36,-8 30,36 0,50 -30,36 -34,-8', { x, y, scale }), 'bold', 'water');
      roomyGround(sheet, 1000, 1040, [650, 610, 630, 600, 640], 'soft');
      roomyGround(sheet, 1000, 1040, [780, 750, 770, 750, 780], 'leaf');
      broadToadstool(sheet.at({ x: 510, y: 880 }));
      roomyGround(sheet, 1000, 1040, [860, 880, 870, 880, 860], 'grass');
      rabbit(sheet.at({ x: 290, y: 930, scale: 1.12 }), 0, 'sit', 'fur', true);
      roomyHedgehog(sheet.at({ x: 760, y: 936, scale: 0.9, flip: true }));
    },
  },
];

/** An old tree in autumn on an easy page. */
export const EASY_TREES: readonly EasyScene[] = [
  {
    title: 'The Hedgehog Sweeps Up',
    description:
      'The last leaves hold on to an old tree while the sun stands low behind it. A hedgehog gathers what has already reached the ground.',
    tags: ['autumn', 'tree', 'leaves', 'season', 'hedgehog', 'hill'],
    behind: 'sky',
    draw(sheet) {
      sheet.shape(ellipse(640, 560, 250), 'line', 'cream');
      sheet.shape(ellipse(640, 560, 120), 'bold', 'sun');
      roomyGround(sheet, 800, 1040, [600, 560, 600, 570, 590], 'leaf');
      const limbs = [
        '360,900 372,740 370,560',
        '372,700 310,540 190,450',
        '370,690 440,500 570,400',
        '370,640 360,440 340,330',
      ].map((table) => curve(knots(table)));
      sheet.shape(
        unite(
          limbs.flatMap((spine, k) => [
            clockwise(tube(spine, (t) => (k === 0 ? 84 : 58) - 26 * t)),
            ellipse(...spine.at(-1)!, k === 0 ? 58 : 32),
          ]),
        ),
        'bold',
        'wood',
      );
      for (const [x, y, angle, role] of [
        [150, 424, -0.9, 'ember'],
        [322, 284, -0.35, 'rust'],
        [372, 290, 1, 'sun'],
        [594, 368, 0.3, 'gold'],
      ] as const)
        speciesLeaf(sheet.at({ x, y, angle, scale: 2.2 }), 'oak', role, 0);
      roomyGround(sheet, 800, 1040, [830, 850, 820, 850, 830], 'grass');
      speciesLeaf(sheet.at({ x: 90, y: 910, angle: 1.2, scale: 2 }), 'oak', 'rust', 0);
      roomyHedgehog(sheet.at({ x: 590, y: 930, scale: 0.84, flip: true }));
    },
  },
];
