import { drawn } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { plainFace, roomyCrab, roomyJellyfish, roomyFish } from '../../../motifs/roomy/creatures.ts';
import { roomyCoral, roomyFan, roomyPalm, roomyWeed } from '../../../motifs/roomy/plants.ts';
import {
  roomyBall,
  roomyBoat,
  roomyCastle,
  roomyCloud,
  roomyGround,
  roomyMound,
  roomyParasol,
  roomyStarfish,
  roomySun,
} from '../../../motifs/roomy/sights.ts';
import type { EasyScene } from '../../easy-page.ts';

/** Palm beaches on easy pages. */
export const EASY_BEACHES: readonly EasyScene[] = [
  {
    title: 'The Crab Found a Ball',
    description:
      'Somebody has left a ball on the beach and the crab would like to play. Throw it back in four colors.',
    tags: ['beach', 'crab', 'ball', 'palm tree', 'summer'],
    behind: 'sky',
    draw(sheet) {
      roomySun(sheet.at({ x: 640, y: 180 }), 84, 8);
      roomyGround(sheet, 1000, 800, [340, 340, 340, 340, 340], 'water');
      roomyGround(sheet, 1000, 800, [440, 420, 450, 420, 440], 'sky');
      roomyGround(sheet, 1000, 800, [530, 550, 520, 540, 510], 'sand');
      roomyPalm(sheet.at({ x: 170, y: 680 }), 440, 110);
      roomyMound(sheet.at({ x: 172, y: 690 }), 120);
      roomyBall(sheet.at({ x: 840, y: 620, scale: 1.16 }), ['a', 'sun']);
      roomyCrab(sheet.at({ x: 520, y: 700, scale: 0.98 }), 'rust');
    },
  },
  {
    title: 'An Island of One’s Own',
    description: 'One palm, one castle and water all around it. The post comes by boat, on Thursdays.',
    tags: ['island', 'palm tree', 'sandcastle', 'sailboat', 'sea'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      sheet.shape(ellipse(880, 150, 78), 'bold', 'sun');
      roomyCloud(sheet.at({ x: 540, y: 200, scale: 0.9 }));
      roomyGround(sheet, 1000, 800, [430, 430, 430, 430, 430], 'water');
      roomyBoat(sheet.at({ x: 800, y: 546, scale: 1 }), ['a', 'sun']);
      roomyGround(sheet, 1000, 800, [560, 540, 560, 540, 556], 'sky');
      sheet.shape(drawn('20,760! 60,640 150,580 300,550 480,556 640,600 740,680 780,760!'), 'bold', 'sand');
      roomyPalm(sheet.at({ x: 230, y: 610 }), 400, 10);
      roomyMound(sheet.at({ x: 232, y: 622 }), 96);
      roomyCastle(sheet.at({ x: 500, y: 690, scale: 0.9 }));
      roomyGround(sheet, 1000, 800, [710, 726, 734, 716, 680], 'water');
    },
  },
];

/** Below a palm on a tall easy page. */
export const EASY_PARASOLS: readonly EasyScene[] = [
  {
    title: 'A Starfish on Vacation',
    description:
      'The starfish has found a place in the shade and does not mean to move. The sea comes by to ask how it is.',
    tags: ['beach', 'parasol', 'starfish', 'ball', 'sea'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      roomySun(sheet.at({ x: 545, y: 220 }), 86, 8);
      roomyCloud(sheet.at({ x: 200, y: 220, scale: 0.8 }));
      roomyGround(sheet, 760, 1040, [400, 400, 400, 400, 400], 'water');
      roomyGround(sheet, 760, 1040, [520, 500, 530, 500, 520], 'sky');
      roomyGround(sheet, 760, 1040, [620, 640, 610, 640, 610], 'sand');
      const towel = drawn('330,850! 690,800! 720,920! 350,980!');
      sheet.shape(towel, 'bold', 'b');
      roomyStarfish(sheet.at({ x: 530, y: 860, angle: 0.1, scale: 0.9 }), 'ember');
      plainFace(sheet, 530, 856, 40);
      roomyParasol(sheet.at({ x: 330, y: 830, angle: 0.1, scale: 1.3 }), ['a', 'soft']);
      roomyBall(sheet.at({ x: 140, y: 890, scale: 1 }), ['d', 'sun']);
    },
  },
];

/** Reefs on tall easy pages. */
export const EASY_REEFS: readonly EasyScene[] = [
  {
    title: 'The Big Fish and the Small Fish',
    description:
      'The big fish knows the reef by heart and shows it to the small one. They always begin with the starfish.',
    tags: ['reef', 'fish', 'coral', 'starfish', 'sea'],
    behind: 'water',
    draw(sheet) {
      roomyGround(sheet, 760, 1040, [300, 260, 300, 260, 290], 'sky');
      roomyGround(sheet, 760, 1040, [600, 640, 600, 640, 600], 'water');
      roomyWeed(sheet.at({ x: 660, y: 900 }), 460, 14);
      roomyFish(sheet.at({ x: 400, y: 330, scale: 1.46 }), ['ember', 'sun']);
      roomyFish(sheet.at({ x: 260, y: 580, scale: 0.96, flip: true }), ['a', 'b']);
      roomyCoral(sheet.at({ x: 170, y: 960, scale: 1.06 }), 'rust');
      roomyFan(sheet.at({ x: 480, y: 920, scale: 1 }), 'd');
      roomyGround(sheet, 760, 1040, [860, 880, 850, 880, 860], 'sand');
      roomyStarfish(sheet.at({ x: 580, y: 900, scale: 0.8, angle: 0.2 }), 'gold');
      for (const [x, y, r] of [
        [650, 160, 34],
        [590, 90, 26],
      ] as const)
        sheet.shape(ellipse(x, y, r), 'line', 'paper');
    },
  },
];

/** Neighbors on a reef on a tall easy page. */
export const EASY_REEF_NEIGHBORS: readonly EasyScene[] = [
  {
    title: 'A Jellyfish Drops By',
    description:
      'The jellyfish has drifted in through the garden of corals and says hello from above. It never rings, having only tentacles.',
    tags: ['reef', 'jellyfish', 'coral', 'bubbles', 'sea'],
    behind: 'water',
    draw(sheet) {
      roomyGround(sheet, 760, 1040, [420, 460, 420, 470, 430], 'sky');
      roomyWeed(sheet.at({ x: 110, y: 900 }), 480, 30);
      roomyJellyfish(sheet.at({ x: 440, y: 290, angle: 0.1, scale: 1.2 }), 'd');
      roomyFan(sheet.at({ x: 300, y: 930, scale: 1.1 }), 'a');
      roomyCoral(sheet.at({ x: 570, y: 930, scale: 0.94 }), 'rust');
      roomyGround(sheet, 760, 1040, [880, 850, 880, 870, 890], 'sand');
      for (const [x, y, r] of [
        [120, 180, 36],
        [180, 100, 26],
      ] as const)
        sheet.shape(ellipse(x, y, r), 'line', 'paper');
    },
  },
];
