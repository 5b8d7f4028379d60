import { clockwise } from '../../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../../geometry/drawn.ts';
import { ellipse, tube } from '../../../geometry/forms.ts';
import { plainFace, roomyCrab, roomyFish } from '../../../motifs/roomy/creatures.ts';
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
import type { Sheet } from '../../../sheet.ts';
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
      roomySun(sheet.at({ x: 640, y: 180 }), 76, 8);
      roomyGround(sheet, 1000, 800, [380, 380, 380, 380, 380], 'water');
      roomyBoat(sheet.at({ x: 820, y: 520, scale: 0.9 }), ['a', 'sun']);
      roomyGround(sheet, 1000, 800, [500, 480, 500, 480, 496], 'sky');
      sheet.shape(
        drawn('80,640 140,580 290,544 500,540 680,570 750,626 690,680 540,706 390,696 250,712 130,694'),
        'bold',
        'sand',
      );
      roomyPalm(sheet.at({ x: 270, y: 600 }), 390, 10);
      roomyMound(sheet.at({ x: 272, y: 610 }), 96);
      roomyCastle(sheet.at({ x: 530, y: 650, scale: 0.86 }));
      for (const table of ['800,600 840,580 880,602 930,582', '810,690 850,670 890,692 940,672'])
        sheet.line(traced(table), 'line', 0.4);
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
      roomyFish(sheet.at({ x: 430, y: 310, scale: 1.42 }), ['ember', 'sun']);
      roomyFish(sheet.at({ x: 270, y: 570, scale: 0.84, angle: -0.2 }), ['a', 'b']);
      roomyCoral(sheet.at({ x: 180, y: 950, scale: 0.86 }), 'rust');
      roomyFan(sheet.at({ x: 480, y: 920, scale: 0.9 }), 'd');
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

/** A jellyfish with a face about the frame's origin, 500 units high, with long tentacles and two ruffled arms. */
function frilledJellyfish(sheet: Sheet): void {
  for (const table of ['-130,-10 -150,70 -120,150 -146,236', '132,-10 118,70 146,150 122,236'])
    sheet.shape(clockwise(tube(traced(table), (t) => 24 - 20 * t)), 'bold', 'soft');
  for (const arm of [
    '8,-20! 4,40 30,90 6,140 34,190 20,236 40,280! 66,236 60,190 78,140 62,90 84,40 70,-20!',
    '-76,-20! -90,30 -62,76 -86,120 -58,164 -70,204 -46,240! -22,204 -30,164 -8,120 -22,76 0,30 -6,-20!',
  ])
    sheet.shape(drawn(arm), 'bold', 'a');
  sheet.shape(
    mirrored('0,-210 100,-190 172,-110 182,0! 166,34 132,38 112,8! 92,40 58,40 38,10! 20,42 0,44'),
    'bold',
    'd',
  );
  sheet.line(traced('-180,-20 -110,-36 0,-42 110,-36 180,-20'), 'line', 0);
  plainFace(sheet, 0, -110, 96);
}

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
      roomyWeed(sheet.at({ x: 660, y: 900 }), 380, 24);
      frilledJellyfish(sheet.at({ x: 440, y: 310, angle: 0.1, scale: 1.24 }));
      roomyFish(sheet.at({ x: 190, y: 640, scale: 0.7, angle: -0.24 }), ['sun', 'ember']);
      roomyFan(sheet.at({ x: 200, y: 930, scale: 0.7 }), 'a');
      roomyCoral(sheet.at({ x: 490, y: 930, scale: 0.8 }), 'rust');
      roomyGround(sheet, 760, 1040, [880, 850, 880, 870, 890], 'sand');
      for (const [x, y, r] of [
        [120, 180, 36],
        [180, 100, 26],
      ] as const)
        sheet.shape(ellipse(x, y, r), 'line', 'paper');
    },
  },
];
