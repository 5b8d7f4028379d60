import { drawn, mirrored, traced } from '../../../geometry/drawn.ts';
import { clockwise } from '../../../geometry/boolean.ts';
import { ellipse, tube } from '../../../geometry/forms.ts';
import { roomySheep, roomySwan } from '../../../motifs/roomy/creatures.ts';
import { roomyBlossom, roomyFir, roomyPoplar, roomyTree } from '../../../motifs/roomy/plants.ts';
import {
  roomyBoat,
  roomyCloud,
  roomyCottage,
  roomyFullMoon,
  roomyGround,
  roomyMountain,
  roomyStars,
} from '../../../motifs/roomy/sights.ts';
import { sittingFox } from '../../../motifs/roomy/wanderers.ts';
import type { Sheet } from '../../../sheet.ts';
import type { EasyScene } from '../../easy-page.ts';

/** A windmill on the frame's origin, 460 units high: tower, door, window, cap and four lattice sails on a cross. */
function windmill(sheet: Sheet): void {
  sheet.shape(mirrored('0,-300! 64,-300! 112,6! 0,6'), 'bold', 'cream');
  sheet.shape(drawn('-42,6! -42,-70 0,-108 42,-70 42,6!'), 'bold', 'wood');
  sheet.ink(ellipse(22, -42, 6));
  sheet.shape(ellipse(0, -180, 32), 'bold', 'sun');
  sheet.shape(mirrored('0,-420 66,-396 104,-330 92,-286! 0,-280'), 'bold', 'a');
  for (let i = 0; i < 4; i++) {
    const arm = sheet.at({ y: -336, angle: 0.66 + (i * Math.PI) / 2 });
    arm.shape(drawn('0,-70! 0,-236! 82,-236! 82,-70!'), 'bold', 'soft');
    for (const y of [-112, -153, -194]) arm.line(traced(`20,${y} 64,${y}`), 'line', 0.2);
    arm.line(traced('0,-10 0,-252'), 'bold', 0);
  }
  sheet.shape(ellipse(0, -336, 34), 'bold', 'wood');
}

/** Hills at night on easy pages. */
export const EASY_NIGHT_HILLS: readonly EasyScene[] = [
  {
    title: 'Counting Sheep',
    description:
      'Two sheep are still awake and the cottage has its light on. Count them again, it goes quickly.',
    tags: ['night', 'sheep', 'moon', 'cottage', 'hills'],
    behind: 'night',
    draw(sheet, random) {
      roomyFullMoon(sheet.at({ x: 250, y: 200 }), 130);
      roomyGround(sheet, 1000, 800, [400, 360, 410, 370, 400], 'c');
      roomyStars(sheet, [
        [470, 130, 0.2],
        [620, 250, -0.2],
      ]);
      roomyTree(sheet.at({ x: 480, y: 520, scale: 0.86 }), random);
      roomyGround(sheet, 1000, 800, [480, 440, 470, 520, 500], 'grass');
      roomyCottage(sheet.at({ x: 740, y: 580, scale: 0.98 }), 'rust');
      roomyGround(sheet, 1000, 800, [590, 560, 570, 600, 560], 'leaf');
      roomySheep(sheet.at({ x: 210, y: 690, scale: 0.86 }), true);
      roomySheep(sheet.at({ x: 590, y: 712, scale: 0.86, flip: true }), true);
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
      roomyStars(sheet, [
        [560, 110, 0.2],
        [890, 130, 0.1],
      ]);
      roomyGround(sheet, 1000, 800, [400, 380, 410, 380, 400], 'd');
      roomyGround(sheet, 1000, 800, [480, 500, 470, 450, 470], 'c');
      roomyPoplar(sheet.at({ x: 610, y: 576, scale: 0.76 }));
      roomyPoplar(sheet.at({ x: 800, y: 570, scale: 0.86 }));
      roomyGround(sheet, 1000, 800, [566, 550, 580, 560, 570], 'grass');
      windmill(sheet.at({ x: 300, y: 600, scale: 0.98 }));
      sheet.shape(
        drawn('262,604! 338,604! 400,640 460,700 640,800! 330,800! 320,700 270,650'),
        'bold',
        'sand',
      );
      roomySheep(sheet.at({ x: 760, y: 712, scale: 0.86, flip: true }));
      roomyBlossom(sheet.at({ x: 130, y: 690 }), 66, 'a');
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
  sheet.shape(drawn('0,-216! 104,-186! 4,-168!'), 'bold', 'ember');
  sheet.shape(
    drawn('-90,-232! 90,-232! 90,-272! 54,-272! 48,-352! -48,-352! -54,-272! -90,-272!'),
    'bold',
    'd',
  );
  for (const x of [-26, 24]) sheet.ink(ellipse(x, -212, 6, 8));
}

/** Northern lights on a broad easy page. */
export const EASY_LIGHTS: readonly EasyScene[] = [
  {
    title: 'Lights above the Snow House',
    description:
      'A broad ribbon of light winds up behind the roof and nobody has switched it on. The snowman watches, and each half of the ribbon gets one bright color.',
    tags: ['northern lights', 'winter', 'snowman', 'cabin', 'night'],
    behind: 'night',
    isTidy: true,
    draw(sheet) {
      roomyStars(sheet, [
        [130, 150, -0.2],
        [830, 130, 0.1],
      ]);
      curtain(sheet, '-60,420 110,380 230,290 310,180 420,60 540,-80');
      roomyGround(sheet, 1000, 800, [540, 520, 550, 520, 530], 'paper');
      roomyFir(sheet.at({ x: 120, y: 760, scale: 1.4 }), 2);
      roomyCottage(sheet.at({ x: 410, y: 660, scale: 1.1 }), 'a');
      roomyGround(sheet, 1000, 800, [620, 650, 660, 630, 620], 'paper');
      snowman(sheet.at({ x: 770, y: 716, scale: 1.3 }));
    },
  },
];

/** Northern lights seen from near on a tall easy page. */
export const EASY_RIBBONS: readonly EasyScene[] = [
  {
    title: 'The Fox Looks On',
    description:
      'A fox sits in the snow with its tail round its feet, while the sky above it puts on its ribbons. It stays until the last one has faded.',
    tags: ['northern lights', 'fox', 'snow', 'night', 'winter'],
    behind: 'night',
    isTidy: true,
    draw(sheet) {
      roomyStars(sheet, [[650, 150, -0.2]]);
      curtain(sheet, '-60,600 140,560 290,470 340,340 420,180 600,-80');
      roomyGround(sheet, 760, 1040, [680, 640, 660, 630, 660], 'soft');
      roomyGround(sheet, 760, 1040, [790, 760, 780, 770, 800], 'paper');
      sittingFox(sheet.at({ x: 390, y: 910, scale: 1.12 }));
    },
  },
];

/** A curtain of northern light that winds up from the horizon and grows broader, in two colors. */
function curtain(sheet: Sheet, table: string): void {
  const spine = traced(table);
  const whole = clockwise(tube(spine, (t) => 52 + 76 * t));
  sheet.shape(whole, 'bold', 'leaf');
  sheet.inside([whole]).shape(
    [
      ...spine,
      ...tube(spine, () => 300)
        .slice(0, spine.length)
        .toReversed(),
    ],
    'line',
    'd',
  );
  sheet.rim(whole, 'bold');
}

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
      roomySwan(sheet.at({ x: 560, y: 820, scale: 1.2 }));
      roomyGround(sheet, 1000, 1040, [780, 800, 780, 800, 780], 'sky');
      roomyGround(sheet, 1000, 1040, [880, 900, 930, 900, 860], 'grass');
      roomyFir(sheet.at({ x: 170, y: 940, scale: 1.2 }), 2);
    },
  },
];

/** The shore of a mountain lake on a tall easy page. */
export const EASY_LAKE_SHORES: readonly EasyScene[] = [
  {
    title: 'One Sail on the Mountain Lake',
    description:
      'A small boat crosses the lake below the snowy peak. Two stones by the shore are warm already.',
    tags: ['lake', 'sailboat', 'mountain', 'firs', 'summer'],
    behind: 'sky',
    draw(sheet) {
      roomyCloud(sheet.at({ x: 590, y: 220, scale: 0.8 }));
      roomyMountain(sheet.at({ x: 330, y: 540, scale: 1.5 }), 270);
      roomyGround(sheet, 760, 1040, [500, 480, 500, 470, 450], 'leaf');
      roomyGround(sheet, 760, 1040, [560, 560, 560, 560, 560], 'water');
      roomyBoat(sheet.at({ x: 440, y: 730, scale: 1.06 }), ['a', 'sun']);
      roomyGround(sheet, 760, 1040, [690, 720, 700, 720, 690], 'sky');
      roomyGround(sheet, 760, 1040, [790, 810, 800, 810, 790], 'water');
      roomyGround(sheet, 760, 1040, [870, 880, 890, 910, 900], 'grass');
      roomyFir(sheet.at({ x: 186, y: 930, scale: 1.1 }), 2);
      for (const [x, y] of [
        [500, 906],
        [640, 900],
      ] as const)
        sheet.shape(drawn('-76,26 -60,-24 0,-44 60,-24 78,26 0,34', { x, y }), 'bold', 'stone');
      sheet.line(traced('600,640 650,632 700,642'), 'line', 0.5);
    },
  },
];
