import { roomyBird, roomyCoyote, roomySnake } from '../../../motifs/roomy/creatures.ts';
import { steppingTortoise } from '../../../motifs/roomy/wanderers.ts';
import {
  roomyBarrel,
  roomyBlossom,
  roomyPear,
  roomySaguaro,
  roomyTuft,
} from '../../../motifs/roomy/plants.ts';
import { roomyCloud, roomyGround, roomyStars, roomySun } from '../../../motifs/roomy/sights.ts';
import { drawn, traced } from '../../../geometry/drawn.ts';
import { arc, ellipse } from '../../../geometry/forms.ts';
import type { Sheet } from '../../../sheet.ts';
import type { EasyScene } from '../../easy-page.ts';

/** A round stone on the frame's origin, 160 units wide. */
function stone(sheet: Sheet): void {
  sheet.shape(drawn('-80,16 -72,-30 -30,-58 30,-54 72,-24 80,14 0,24'), 'bold', 'stone');
}

/** The desert on a broad easy page. */
export const EASY_DESERTS: readonly EasyScene[] = [
  {
    title: 'The Tortoise Takes Its Time',
    description:
      'A tortoise walks from one cactus to the other, which takes all morning. Give each plate of its shell a color of its own.',
    tags: ['desert', 'tortoise', 'cactus', 'sun', 'animals'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      roomySun(sheet.at({ x: 600, y: 190 }), 90, 7);
      roomyGround(sheet, 1000, 800, [380, 340, 370, 340, 390], 'sand');
      roomySaguaro(sheet.at({ x: 190, y: 640, scale: 0.8 }), 84);
      roomyPear(sheet.at({ x: 850, y: 600, scale: 0.84 }), 0);
      roomyGround(sheet, 1000, 800, [590, 560, 570, 550, 570], 'ember');
      const walker = sheet.at({ x: 440, y: 662, scale: 1 });
      steppingTortoise(walker, 'leaf');
      for (const foot of [-124, 70])
        for (const x of [-16, 16]) walker.line(traced(`${foot + x},16 ${foot + x - 2},2`), 'line', 0);
      stone(sheet.at({ x: 850, y: 716, scale: 0.9 }));
    },
  },
  {
    title: 'The Coyote Sings to the Moon',
    description:
      'The moon is round tonight and somebody sings to it. The barrel cactus listens and says nothing.',
    tags: ['desert', 'coyote', 'moon', 'night', 'cactus'],
    behind: 'night',
    isTidy: true,
    draw(sheet) {
      sheet.shape(ellipse(620, 230, 168), 'bold', 'sun');
      sheet.shape(ellipse(556, 140, 46), 'line', 'cream');
      roomyStars(sheet, [
        [130, 120, 0.2],
        [310, 190, -0.2],
        [890, 140, 0.1],
      ]);
      roomyGround(sheet, 1000, 800, [400, 360, 380, 340, 390], 'c');
      roomyGround(sheet, 1000, 800, [500, 530, 500, 470, 520], 'rust');
      roomySaguaro(sheet.at({ x: 820, y: 590, scale: 0.66 }), 0);
      roomyGround(sheet, 1000, 800, [590, 560, 570, 550, 570], 'sand');
      roomyCoyote(sheet.at({ x: 560, y: 694, scale: 1.16 }), 'fur');
      roomyBarrel(sheet.at({ x: 150, y: 706, scale: 0.74 }), 84);
    },
  },
  {
    title: 'Three Cactus Sisters and a Snake',
    description:
      'Three round cacti have put on their best flowers. The snake has come to tell them how they look.',
    tags: ['desert', 'snake', 'cactus', 'flowers', 'faces'],
    behind: 'sky',
    draw(sheet) {
      roomySun(sheet.at({ x: 770, y: 190 }), 72, 8);
      roomyGround(sheet, 1000, 800, [400, 370, 330, 350, 380], 'sand');
      roomyCloud(sheet.at({ x: 190, y: 220, scale: 0.8 }));
      roomyBarrel(sheet.at({ x: 170, y: 560, scale: 0.92 }), 80);
      roomyBarrel(sheet.at({ x: 800, y: 560, scale: 0.86 }), 84);
      roomyBarrel(sheet.at({ x: 480, y: 570, scale: 1.22 }), 70);
      roomyGround(sheet, 1000, 800, [530, 540, 520, 540, 520], 'ember');
      roomySnake(sheet.at({ x: 470, y: 704, scale: 0.9 }), 'd');
      roomyTuft(sheet.at({ x: 120, y: 716, scale: 0.84 }));
      stone(sheet.at({ x: 850, y: 690, scale: 0.9 }));
    },
  },
];

/** The desert on a tall easy page. */
export const EASY_TALL_DESERTS: readonly EasyScene[] = [
  {
    title: 'A Perch with a View',
    description:
      'A bird has found the only soft spot on a cactus. The cactus is glad of the company and stands very still.',
    tags: ['desert', 'cactus', 'bird', 'flowers', 'faces'],
    behind: 'sky',
    draw(sheet) {
      roomyGround(sheet, 760, 1040, [420, 470, 420, 460, 420], 'soft');
      roomyGround(sheet, 760, 1040, [640, 600, 640, 610, 650], 'ember');
      roomyCloud(sheet.at({ x: 610, y: 150, scale: 0.66 }));
      roomyGround(sheet, 760, 1040, [730, 750, 720, 750, 720], 'sand');
      roomySaguaro(sheet.at({ x: 380, y: 900, scale: 1.22 }), 0, true);
      roomyBird(sheet.at({ x: 370, y: 352, scale: 1.1 }), ['d', 'b']);
      for (const [x, y] of [
        [164, 500],
        [596, 430],
      ] as const)
        roomyBlossom(sheet.at({ x, y }), 92, 'a');
      roomyGround(sheet, 760, 1040, [900, 860, 890, 860, 900], 'gold');
    },
  },
  {
    title: 'Good Night, Prickly Pear',
    description:
      'The moon is half asleep, and a tortoise is on its way home. One flower stays open a little longer.',
    tags: ['desert', 'cactus', 'moon', 'stars', 'night'],
    behind: 'night',
    isTidy: true,
    draw(sheet) {
      sheet.shape(ellipse(460, 190, 140), 'line', 'water');
      sheet.shape(ellipse(460, 190, 96), 'bold', 'sun');
      for (const x of [424, 496]) sheet.line(arc(x, 176, 22, 15, 0.2, Math.PI - 0.2), 'bold', 0.2);
      sheet.line(arc(460, 216, 26, 15, 0.3, Math.PI - 0.3), 'bold', 0.2);
      roomyStars(sheet, [
        [140, 130, 0.2],
        [190, 360, -0.2],
      ]);
      roomyGround(sheet, 760, 1040, [560, 530, 560, 520, 560], 'c');
      roomyGround(sheet, 760, 1040, [690, 660, 640, 660, 650], 'rust');
      roomyPear(sheet.at({ x: 520, y: 800, scale: 1.16 }), 88);
      roomyGround(sheet, 760, 1040, [830, 800, 830, 790, 820], 'sand');
      steppingTortoise(sheet.at({ x: 290, y: 926, scale: 0.98 }), 'c');
    },
  },
  {
    title: 'A Song from the High Rock',
    description:
      'A coyote sits on the highest rock, because songs go farther from up there. Far below the cacti put up their arms.',
    tags: ['desert', 'coyote', 'moon', 'rocks', 'night'],
    behind: 'night',
    isTidy: true,
    draw(sheet) {
      sheet.shape(ellipse(470, 300, 200), 'bold', 'sun');
      sheet.shape(ellipse(570, 380, 50), 'line', 'cream');
      sheet.shape(ellipse(560, 200, 40), 'line', 'cream');
      roomyStars(sheet, [
        [130, 130, 0.2],
        [130, 360, -0.2],
      ]);
      roomyGround(sheet, 760, 1040, [560, 600, 570, 600, 560], 'c');
      roomyGround(sheet, 760, 1040, [760, 720, 760, 720, 740], 'ember');
      roomySaguaro(sheet.at({ x: 572, y: 950, scale: 0.6 }), 0);
      sheet.shape(
        [
          [20, 1040],
          [20, 640],
          [90, 580],
          [400, 590],
          [424, 690],
          [384, 740],
          [410, 860],
          [400, 1040],
        ],
        'bold',
        'rust',
      );
      sheet.line(
        [
          [20, 760],
          [300, 740],
          [386, 742],
        ],
        'line',
        0,
      );
      sheet.line(
        [
          [408, 860],
          [240, 880],
          [20, 870],
        ],
        'line',
        0,
      );
      roomyCoyote(sheet.at({ x: 284, y: 594, scale: 1.04 }), 'fur');
      roomyGround(sheet, 760, 1040, [930, 950, 920, 890, 900], 'sand');
    },
  },
];
