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
import { roomyFir, roomyToadstool, roomyTree } from '../../../motifs/roomy/plants.ts';
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
      'A hedgehog has the whole path to itself and uses the middle of it. The toadstools stand back politely.',
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
      roomyTree(sheet.at({ x: 600, y: 640, scale: 1.16 }), random, 'ember');
      roomyFir(sheet.at({ x: 178, y: 590, scale: 1.06 }), 3);
      roomyToadstool(sheet.at({ x: 644, y: 850, scale: 0.68 }), 'rust');
      roomyToadstool(sheet.at({ x: 108, y: 860, scale: 0.68 }), 'a');
      standingHedgehog(sheet.at({ x: 390, y: 934, scale: 1.01 }));
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
    title: 'The Rabbit behind the Ferns',
    description:
      'One step off the path somebody with long ears sits between the leaves and has been watching all the time. Stand still and wave.',
    tags: ['forest', 'rabbit', 'ferns', 'trees', 'animals'],
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
      roomyGround(sheet, 1000, 1040, [760, 740, 720, 740, 780], 'leaf');
      roomyToadstool(sheet.at({ x: 810, y: 890, scale: 0.8 }), 'rust');
      rabbit(sheet.at({ x: 470, y: 900, scale: 1.9 }), 0, 'up', 'fur', true);
      leafFan(sheet.at({ x: 190, y: 960 }), 330, [-0.3]);
      roomyGround(sheet, 1000, 1040, [910, 880, 890, 880, 910], 'grass');
    },
  },
];

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
      for (const [x, y, scale] of [
        [210, 190, 1],
        [760, 170, 1.1],
      ] as const)
        roomyCloud(sheet.at({ x, y, scale }));
      for (const [x, y] of [
        [124, 330],
        [480, 130],
        [886, 400],
        [740, 290],
      ] as const)
        sheet.shape(drawn('0,-72! 36,-10 30,36 0,50 -30,36 -36,-10', { x, y, angle: 0.15 }), 'bold', 'water');
      roomyGround(sheet, 1000, 1040, [620, 580, 600, 570, 610], 'soft');
      roomyGround(sheet, 1000, 1040, [760, 730, 750, 730, 760], 'leaf');
      roomyToadstool(sheet.at({ x: 440, y: 910, scale: 2.1 }), 'rust', 'flat');
      roomyGround(sheet, 1000, 1040, [880, 890, 860, 880, 890], 'grass');
      rabbit(sheet.at({ x: 640, y: 940, scale: 1.2 }), 0, 'sit', 'fur', true);
      roomyHedgehog(sheet.at({ x: 236, y: 950, scale: 0.74 }));
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
