import { drawn, mirrored, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { points } from '../../../geometry/knots.ts';
import { drapery } from '../../../motifs/nature/aurora.ts';
import { dotEye, roomySwan } from '../../../motifs/roomy/creatures.ts';
import { roomyBlossom, roomyFir, roomyPoplar, roomyTree } from '../../../motifs/roomy/plants.ts';
import {
  roomyBoat,
  roomyCottage,
  roomyFullMoon,
  roomyGround,
  roomyMountain,
  roomyStars,
} from '../../../motifs/roomy/sights.ts';
import { gazingSheep, sittingFox } from '../../../motifs/roomy/wanderers.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import type { EasyScene } from '../../easy-page.ts';

/** A windmill on the frame's origin, 460 units high: tower, door, cap and four lattice sails on a cross. */
function windmill(sheet: Sheet): void {
  sheet.shape(mirrored('0,-300! 64,-300! 112,6! 0,6'), 'bold', 'cream');
  sheet.shape(drawn('-42,6! -42,-70 0,-108 42,-70 42,6!'), 'bold', 'wood');
  sheet.ink(ellipse(22, -42, 6));
  sheet.shape(mirrored('0,-420 66,-396 104,-330 92,-286! 0,-280'), 'bold', 'a');
  for (let i = 0; i < 4; i++) {
    const arm = sheet.at({ y: -336, angle: 0.62 + (i * Math.PI) / 2 });
    arm.shape(drawn('5,-84! 5,-230! 88,-230! 88,-84!'), 'bold', 'soft');
    arm.line(traced('5,-157 88,-157'), 'line', 0);
    arm.ink(drawn('-5,0! -4,-238! 4,-238! 5,0!'));
  }
  sheet.shape(ellipse(0, -336, 34), 'bold', 'wood');
}

/** Hills at night on easy pages. */
export const EASY_NIGHT_HILLS: readonly EasyScene[] = [
  {
    title: 'Counting Sheep',
    description:
      'One sheep is still awake and the other has fallen asleep while being counted. The moon goes on counting alone.',
    tags: ['night', 'sheep', 'moon', 'cottage', 'hills'],
    behind: 'night',
    draw(sheet, random) {
      roomyFullMoon(sheet.at({ x: 250, y: 200 }), 130);
      roomyGround(sheet, 1000, 800, [400, 360, 410, 370, 400], 'c');
      roomyStars(sheet, [[500, 130, 0.2]]);
      roomyTree(sheet.at({ x: 590, y: 480, scale: 0.86 }), random);
      roomyGround(sheet, 1000, 800, [480, 440, 470, 520, 500], 'grass');
      roomyCottage(sheet.at({ x: 806, y: 530, scale: 0.88, flip: true }), 'rust');
      roomyGround(sheet, 1000, 800, [590, 560, 570, 600, 560], 'leaf');
      gazingSheep(sheet.at({ x: 330, y: 712, scale: 1.08, flip: true }));
      gazingSheep(sheet.at({ x: 724, y: 700, scale: 1, flip: true }), true);
    },
  },
  {
    title: 'The Mill Rests at Night',
    description:
      'There is no wind tonight and the mill holds its arms out to the moon. The poplars stand guard.',
    tags: ['night', 'windmill', 'moon', 'hills', 'trees'],
    behind: 'night',
    isTidy: true,
    draw(sheet) {
      sleepingMoon(sheet.at({ x: 730, y: 180 }), 116);
      roomyStars(sheet, [[890, 130, 0.1]]);
      roomyGround(sheet, 1000, 800, [400, 380, 410, 380, 400], 'd');
      roomyGround(sheet, 1000, 800, [480, 500, 470, 450, 470], 'c');
      roomyPoplar(sheet.at({ x: 540, y: 550, scale: 0.8 }));
      roomyPoplar(sheet.at({ x: 850, y: 560, scale: 0.86 }));
      roomyGround(sheet, 1000, 800, [566, 550, 580, 560, 570], 'grass');
      windmill(sheet.at({ x: 290, y: 600, scale: 0.98 }));
      sheet.shape(
        drawn('242,604! 318,604! 390,640 460,700 640,800! 330,800! 320,700 250,650'),
        'bold',
        'sand',
      );
      gazingSheep(sheet.at({ x: 780, y: 706, scale: 1, flip: true }));
    },
  },
];

/** A crescent moon about the frame's origin with a closed eye and a smile. */
function sleepingMoon(sheet: Sheet, radius: number): void {
  const scale = radius / 120;
  sheet.shape(
    drawn('40,-110! -40,-112 -108,-60 -120,20 -80,92 0,118 70,96! 6,70 -26,26 -54,14! -22,-4 -20,-40 6,-84', {
      scale,
    }),
    'bold',
    'sun',
  );
  sheet.line(traced('-92,-16 -76,-4 -58,-14', { scale }), 'line', 0.2);
  sheet.line(traced('-70,52 -52,60 -38,50', { scale }), 'line', 0.2);
}

/** A snowman with a hat and a scarf on the frame's origin, 300 units high. */
function snowman(sheet: Sheet): void {
  sheet.shape(ellipse(0, -74, 92, 84), 'bold', 'paper');
  sheet.shape(ellipse(0, -196, 66, 62), 'bold', 'paper');
  sheet.shape(
    drawn('-66,-172! 0,-146 66,-172! 76,-126 30,-104 30,-34! -26,-30! -24,-104 -76,-128'),
    'bold',
    'b',
  );
  sheet.shape(drawn('-12,-194 2,-204 20,-200 74,-176! 18,-174 -6,-178'), 'bold', 'ember');
  sheet.shape(drawn('-52,-262! -50,-346 -46,-364! 0,-372 46,-364! 50,-346 52,-262!'), 'bold', 'd');
  sheet.shape(drawn('-92,-268 -60,-266 0,-256 60,-266 92,-268 88,-244 0,-232 -88,-244'), 'bold', 'd');
  for (const x of [-34, 34]) sheet.ink(ellipse(x, -212, 6, 8));
  sheet.line(traced('-44,-176 -24,-162 2,-160'), 'line', 0.2);
  for (const y of [-92, -50]) sheet.ink(ellipse(-48, y, 6));
}

/** Northern lights on a broad easy page. */
export const EASY_LIGHTS: readonly EasyScene[] = [
  {
    title: 'Lights above the Snow House',
    description:
      'A curtain of light hangs in the sky behind the roof and nobody has switched it on. The snowman watches, and the folds take two bright colors by turns.',
    tags: ['northern lights', 'winter', 'snowman', 'cabin', 'night'],
    behind: 'night',
    isTidy: true,
    draw(sheet, random) {
      roomyStars(sheet, [
        [112, 96, -0.2],
        [690, 78, 0.1],
      ]);
      drapery(sheet, random, {
        hem: points('-60,330 200,390 520,330 800,360 1080,300'),
        heights: [150, 210],
        folds: 2.5,
        shift: 0.1,
        swing: 46,
        rays: 2,
        roles: ['leaf', 'd', 'water'],
      });
      roomyGround(sheet, 1000, 800, [510, 490, 520, 480, 500], 'paper');
      roomyFir(sheet.at({ x: 150, y: 590, scale: 0.96 }), 3);
      roomyCottage(sheet.at({ x: 430, y: 650, scale: 1.1 }), 'a');
      roomyGround(sheet, 1000, 800, [600, 640, 650, 620, 610], 'paper');
      snowman(sheet.at({ x: 770, y: 706, scale: 1.26 }));
    },
  },
];

/** Northern lights seen from near on a tall easy page. */
export const EASY_RIBBONS: readonly EasyScene[] = [
  {
    title: 'The Fox Looks On',
    description:
      'A fox sits in the snow with its feet side by side, while the sky above it hangs out its curtains. It stays until the last one has faded.',
    tags: ['northern lights', 'fox', 'snow', 'night', 'winter'],
    behind: 'night',
    isTidy: true,
    draw(sheet, random) {
      roomyStars(sheet, [
        [112, 110, -0.2],
        [640, 110, 0],
      ]);
      drapery(sheet, random, {
        hem: points('-60,400 200,450 420,380 640,420 860,350'),
        heights: [180, 250],
        folds: 2,
        shift: 2.6,
        swing: 52,
        rays: 2,
        roles: ['leaf', 'd', 'water'],
      });
      roomyGround(sheet, 760, 1040, [660, 620, 640, 610, 640], 'soft');
      roomyGround(sheet, 760, 1040, [780, 750, 770, 760, 790], 'paper');
      roomyFir(sheet.at({ x: 146, y: 836, scale: 0.8 }), 3);
      sittingFox(sheet.at({ x: 420, y: 900, scale: 1.1 }));
    },
  },
];

/** A lake between mountains on a square easy page. */
export const EASY_LAKES: readonly EasyScene[] = [
  {
    title: 'Morning Swan',
    description:
      'A swan has the lake to itself before breakfast. Behind it the sun climbs up between two mountains.',
    tags: ['lake', 'swan', 'mountains', 'sunrise', 'firs'],
    behind: 'sky',
    draw(sheet) {
      sheet.shape(ellipse(500, 400, 260), 'line', 'soft');
      sheet.shape(ellipse(500, 400, 130), 'bold', 'sun');
      roomyMountain(sheet.at({ x: 190, y: 560, scale: 1.2 }), 350);
      roomyMountain(sheet.at({ x: 820, y: 560, scale: 1.2 }), 320);
      roomyGround(sheet, 1000, 1040, [500, 470, 490, 470, 500], 'leaf');
      roomyGround(sheet, 1000, 1040, [590, 590, 590, 590, 590], 'water');
      roomyGround(sheet, 1000, 1040, [700, 720, 700, 720, 700], 'sky');
      roomySwan(sheet.at({ x: 590, y: 800, scale: 1.3 }));
      roomyGround(sheet, 1000, 1040, [786, 800, 784, 800, 786], 'water');
      roomyGround(sheet, 1000, 1040, [880, 900, 930, 900, 870], 'grass');
      roomyFir(sheet.at({ x: 190, y: 886 }), 3);
      roomyBlossom(sheet.at({ x: 800, y: 850 }), 70, 'a');
    },
  },
];

/** A duck on the water at the frame's origin, 350 units long, swimming to the right. */
function duck(sheet: Sheet, role: Role): void {
  sheet.shape(
    drawn('100,-134! 134,-138 166,-124 196,-118 190,-104 160,-94 128,-90 104,-92!'),
    'bold',
    'gold',
  );
  sheet.shape(
    drawn(
      '-150,-70! -116,-66 -60,-60 0,-72 26,-100 32,-142 70,-166 110,-148 122,-112 108,-72 112,-30 70,4 -20,10 -100,-4 -136,-36',
    ),
    'bold',
    role,
  );
  sheet.shape(drawn('40,-42 -10,-66 -100,-54! -76,-14 -20,-6 24,-18'), 'line', 'cream');
  dotEye(sheet, 84, -122);
}

/** The shore of a mountain lake on a tall easy page. */
export const EASY_LAKE_SHORES: readonly EasyScene[] = [
  {
    title: 'Ducks on the Mountain Lake',
    description:
      'A duck shows her duckling the way home, along the shore and round the stones. The sailboat is in no hurry either.',
    tags: ['lake', 'ducks', 'sailboat', 'mountain', 'summer'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      sheet.shape(ellipse(560, 210, 92), 'bold', 'sun');
      roomyMountain(sheet.at({ x: 580, y: 470, scale: 1.1 }), 220, 'c');
      roomyMountain(sheet.at({ x: 250, y: 480, scale: 1.36 }), 280);
      roomyGround(sheet, 760, 1040, [440, 420, 450, 430, 420], 'leaf');
      roomyGround(sheet, 760, 1040, [500, 500, 500, 500, 500], 'water');
      roomyBoat(sheet.at({ x: 470, y: 610, scale: 0.84 }), ['a', 'sun']);
      roomyGround(sheet, 760, 1040, [580, 604, 586, 600, 584], 'sky');
      roomyGround(sheet, 760, 1040, [690, 670, 694, 670, 690], 'water');
      duck(sheet.at({ x: 520, y: 800, scale: 0.98 }), 'ember');
      duck(sheet.at({ x: 232, y: 770, scale: 0.66 }), 'sun');
      roomyGround(sheet, 760, 1040, [860, 880, 900, 890, 860], 'grass');
      sheet.shape(drawn('-96,30 -80,-30 -10,-62 66,-34 92,30 0,40', { x: 560, y: 886 }), 'bold', 'stone');
      sheet.shape(drawn('-70,28 -56,-16 0,-44 58,-16 70,28 0,36', { x: 440, y: 906 }), 'bold', 'stone');
      for (const table of ['560,720 610,704 660,724 710,708', '70,640 120,624 170,644 220,628'])
        sheet.line(traced(table), 'line', 0.4);
      for (const [x, top, lean] of [
        [112, 640, -10],
        [190, 870, 12],
      ] as const) {
        sheet.line(traced(`${x},1060 ${x + lean},${top}`), 'bold', 0);
        sheet.shape(ellipse(x + lean, top - 6, 26, 74, lean * 0.01), 'bold', 'wood');
      }
    },
  },
];
