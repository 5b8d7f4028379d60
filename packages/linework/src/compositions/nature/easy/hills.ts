import { drawn, mirrored, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { roomyCoyote, roomySheep, roomySwan } from '../../../motifs/roomy/creatures.ts';
import { roomyFir, roomyPoplar, roomyTree } from '../../../motifs/roomy/plants.ts';
import {
  roomyBoat,
  roomyCloud,
  roomyCottage,
  roomyFullMoon,
  roomyGround,
  roomyMoon,
  roomyMountain,
  roomyStars,
} from '../../../motifs/roomy/sights.ts';
import type { Sheet } from '../../../sheet.ts';
import type { EasyScene } from '../../easy-page.ts';

/** A windmill on the frame's origin, 460 units high. */
function windmill(sheet: Sheet): void {
  sheet.shape(mirrored('0,-300! 56,-300! 100,0! 0,0'), 'bold', 'cream');
  sheet.shape(drawn('-40,0! -40,-70 0,-104 40,-70 40,0!'), 'bold', 'wood');
  sheet.shape(mirrored('0,-416 70,-392 104,-296! 0,-290'), 'bold', 'a');
  for (let i = 0; i < 4; i++)
    sheet
      .at({ y: -336, angle: 0.74 + (i * Math.PI) / 2 })
      .shape(drawn('-6,-20! -6,-200! 70,-200! 70,-70! 6,-50!'), 'bold', 'soft');
  sheet.shape(ellipse(0, -336, 28), 'bold', 'wood');
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
      roomySheep(sheet.at({ x: 210, y: 690, scale: 0.86 }));
      roomySheep(sheet.at({ x: 540, y: 710, scale: 0.86, flip: true }));
    },
  },
  {
    title: 'The Mill Rests at Night',
    description:
      'There is no wind tonight and the mill holds its arms out to the moon. The poplars stand guard.',
    tags: ['night', 'windmill', 'moon', 'hills', 'trees'],
    behind: 'night',
    draw(sheet) {
      roomyMoon(sheet.at({ x: 648, y: 176 }), 100);
      roomyGround(sheet, 1000, 800, [380, 350, 390, 340, 380], 'd');
      roomyStars(sheet, [
        [100, 110, 0.2],
        [910, 310, 0.1],
      ]);
      roomyCloud(sheet.at({ x: 868, y: 150, scale: 0.56 }));
      roomyGround(sheet, 1000, 800, [470, 500, 470, 440, 470], 'c');
      roomyPoplar(sheet.at({ x: 610, y: 590, scale: 0.76 }));
      roomyPoplar(sheet.at({ x: 790, y: 590, scale: 0.92 }));
      windmill(sheet.at({ x: 320, y: 600, scale: 0.98 }));
      roomyGround(sheet, 1000, 800, [560, 550, 560, 530, 560], 'grass');
      roomyGround(sheet, 1000, 800, [660, 640, 660, 630, 660], 'leaf');
    },
  },
];

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
      'Broad ribbons of light move over the roof and nobody has switched them on. The snowman watches, and each ribbon gets one bright color.',
    tags: ['northern lights', 'winter', 'snowman', 'cabin', 'night'],
    behind: 'night',
    isTidy: true,
    draw(sheet) {
      roomyGround(sheet, 1000, 800, [150, 100, 190, 130, 180], 'leaf');
      roomyGround(sheet, 1000, 800, [250, 190, 280, 220, 270], 'd');
      roomyGround(sheet, 1000, 800, [340, 290, 370, 310, 360], 'c');
      roomyGround(sheet, 1000, 800, [430, 390, 460, 400, 440], 'night');
      roomyGround(sheet, 1000, 800, [540, 520, 550, 520, 530], 'paper');
      roomyFir(sheet.at({ x: 150, y: 630, scale: 1.05 }), 2, true);
      roomyCottage(sheet.at({ x: 400, y: 650, scale: 1 }), 'a');
      roomyGround(sheet, 1000, 800, [620, 650, 660, 630, 620], 'paper');
      snowman(sheet.at({ x: 760, y: 710, scale: 1.1 }));
    },
  },
];

/** Northern lights seen from near on a tall easy page. */
export const EASY_RIBBONS: readonly EasyScene[] = [
  {
    title: 'The Fox Looks Up',
    description:
      'A fox has stopped in the snow because the sky is moving. It stays until the last ribbon has faded.',
    tags: ['northern lights', 'fox', 'snow', 'night', 'winter'],
    behind: 'night',
    isTidy: true,
    draw(sheet) {
      roomyStars(sheet, [
        [140, 120, 0.2],
        [600, 110, -0.2],
        [380, 190, 0.1],
      ]);
      roomyGround(sheet, 760, 1040, [260, 190, 290, 230, 290], 'leaf');
      roomyGround(sheet, 760, 1040, [370, 310, 400, 330, 410], 'd');
      roomyGround(sheet, 760, 1040, [480, 430, 510, 440, 520], 'c');
      roomyGround(sheet, 760, 1040, [590, 550, 610, 560, 620], 'night');
      roomyGround(sheet, 760, 1040, [770, 740, 750, 740, 770], 'paper');
      roomyFir(sheet.at({ x: 600, y: 890, scale: 1.24 }), 2, true);
      roomyGround(sheet, 760, 1040, [850, 830, 840, 830, 850], 'soft');
      roomyCoyote(sheet.at({ x: 260, y: 930, scale: 1.1 }), 'ember');
      roomyGround(sheet, 760, 1040, [940, 920, 930, 900, 930], 'paper');
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
      roomyMountain(sheet.at({ x: 300, y: 520, scale: 1.5 }), 270);
      roomyGround(sheet, 760, 1040, [500, 470, 500, 470, 480], 'leaf');
      roomyGround(sheet, 760, 1040, [560, 560, 560, 560, 560], 'water');
      roomyBoat(sheet.at({ x: 440, y: 730, scale: 1.06 }), ['a', 'sun']);
      roomyGround(sheet, 760, 1040, [690, 720, 700, 720, 690], 'sky');
      roomyGround(sheet, 760, 1040, [790, 810, 800, 810, 790], 'water');
      roomyGround(sheet, 760, 1040, [870, 880, 890, 910, 900], 'grass');
      roomyFir(sheet.at({ x: 170, y: 930, scale: 1.2 }), 2);
      for (const [x, y] of [
        [500, 906],
        [640, 900],
      ] as const)
        sheet.shape(drawn('-76,26 -60,-24 0,-44 60,-24 78,26 0,34', { x, y }), 'bold', 'stone');
      sheet.line(traced('600,640 650,632 700,642'), 'line', 0.5);
    },
  },
];
