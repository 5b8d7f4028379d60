import type { Point } from '../../geometry/point.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { lakeside } from '../../motifs/letters/places.ts';
import { butterfly } from '../../motifs/nature/fliers.ts';
import { heartBalloons, trophy } from '../../motifs/people/outings.ts';
import { sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import { evening } from '../../motifs/stages/evening.ts';
import { theater } from '../../motifs/stages/indoors.ts';
import { garden, glade } from '../../motifs/stages/outdoors.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { byGrade } from '../../motifs/stages/stage.ts';
import { butterfly as greatButterfly } from '../../motifs/visitors.ts';
import { bed, type Greeting } from './greeting.ts';

const TALL = [800, 1000] as const;
const WIDE = [1000, 780] as const;
const LEADS = ['a', 'b', 'c', 'd'] as const;

/** What is said to somebody on a card. */
export const CARDS: readonly Greeting[] = [
  {
    name: 'thanks',
    lines: ['THANK', 'YOU'],
    stage: garden,
    size: TALL,
    room: [0.34, 0.76, 0.34],
    edge: 'arch',
    isNear: true,
    isCrowded: true,
    things(scene) {
      if (scene.level < 2) {
        ridgeOf(scene, 560, 40, 'leaf');
        ridgeOf(scene, 650, 30, 'grass');
        const air = scene.sheet.layer('butterflies');
        greatButterfly(air.at({ x: 186, y: 520, scale: 0.84, angle: 0.3 }), ['b', 'sun'], 1);
        butterfly(air.at({ x: 620, y: 520, scale: 0.8, angle: -0.4 }), ['d', 'a'], 1);
      }
      bed(scene, ['tulip', 'daisy', 'cosmos', 'poppy'], 330);
    },
    titles: ['Thank You', 'Thank You from the Garden'],
    descriptions: [
      'A row of flowers says thank you in every color. Give it away when it is done.',
      'Some thank-yous need a whole garden. This one has a fence around it so that it does not run off.',
    ],
    tags: ['thank you', 'flowers', 'card'],
  },
  {
    name: 'get-well',
    lines: ['GET WELL', 'SOON'],
    stage: glade,
    size: WIDE,
    room: [0.3, 0.76, 0.4],
    isNear: true,
    isCalm: true,
    things(scene) {
      const { sheet, level, ground } = scene;
      for (const [x, pet] of [
        [220, sittingCat],
        [780, sittingDog],
      ] as const)
        pet(sheet.layer('pets').at({ x, y: ground + 10, scale: 1.45 }), level);
      bed(scene, ['daisy', 'tulip'], 100);
    },
    titles: ['Get Well Soon', 'Get Well Soon, Say the Pets'],
    descriptions: [
      'The cat and the dog have come by to ask how you are. Get well soon, and take your time.',
      'Fresh air and flowers wait outside until you are well. So do two friends with soft ears.',
    ],
    tags: ['get well', 'card', 'pets'],
  },
  {
    name: 'congratulations',
    lines: ['WELL', 'DONE'],
    stage: theater,
    size: TALL,
    room: [0.4, 0.6, 0.3],
    things({ sheet, level, ground }) {
      const cup = sheet.layer('trophy').at({ x: 400, y: ground + 50, scale: 1.24 });
      trophy(cup, level);
      if (level === 0) return;
      for (const side of [-1, 1])
        for (const [i, turn] of [2.7, 2.2, 1.7].entries())
          cup.shape(
            place(petal('leaf', 30, 15), {
              x: side * 52 * Math.sin(turn),
              y: -176 - 52 * Math.cos(turn),
              angle: side * (turn - 1.5 - i * 0.1),
            }),
            'line',
            'leaf',
          );
      cup.shape(rectangle(-44, -36, 88, 24, 4), 'line', 'cream');
    },
    titles: ['Well Done', 'Congratulations, Well Done'],
    descriptions: [
      'The curtain is up, and there is a golden cup on the stage. It has your name on it, in pencil.',
      'Congratulations are in order. Take a bow, take the cup, and color it gold.',
    ],
    tags: ['congratulations', 'trophy', 'stage'],
  },
  {
    name: 'new-year',
    lines: ['HAPPY', 'NEW YEAR'],
    stage: evening,
    size: WIDE,
    room: [0.38, 0.8, 0.4],
    hop: 0.1,
    things(scene) {
      for (const [i, [x, y, r]] of (
        [
          [130, 130, 80],
          [880, 150, 76],
          [500, 80, 56],
          [90, 420, 56],
          [920, 430, 60],
        ] as const
      )
        .slice(0, byGrade(scene, 2, 4, 5))
        .entries()) {
        const rays = byGrade(scene, 6, 8, 10);
        for (let k = 0; k < rays; k++)
          scene.sheet.layer('rockets').shape(
            place(petal('drop', r * 0.7, r * 0.34), {
              x: x + Math.sin((k / rays) * 6.283) * r,
              y: y - Math.cos((k / rays) * 6.283) * r,
              angle: (k / rays) * 6.283 + 3.1416,
            }),
            'line',
            LEADS[(i + k) % 4],
          );
        scene.sheet.layer('rockets').shape(ellipse(x, y, r * 0.2), 'line', 'sun');
      }
    },
    titles: ['Happy New Year', 'Happy New Year, Village'],
    descriptions: [
      'Lights burst over the roofs, and a new year begins. Nobody in the village is asleep.',
      'It is midnight, and the sky over the village is full of flowers made of light.',
    ],
    tags: ['new year', 'fireworks', 'night'],
  },
  {
    name: 'miss-you',
    lines: ['I MISS', 'YOU'],
    stage: lakeside,
    size: TALL,
    room: [0.36, 0.72, 0.34],
    things({ sheet, level, ground }) {
      sittingDog(sheet.layer('dog').at({ x: 560, y: ground + 40, scale: 1.5 }), level);
      heartBalloons(
        sheet.layer('hearts').at({ x: 240, y: ground + 30 }),
        (
          [
            [-70, -150],
            [50, -190],
            [-10, -90],
          ] satisfies Point[]
        ).slice(0, level + 1),
        100,
      );
    },
    titles: ['I Miss You', 'I Miss You by the Lake'],
    descriptions: [
      'A dog sits by the water and looks down the road. It misses somebody, and that is you.',
      'The lake is as pretty as ever, but it would be prettier with you. Send this page by post.',
    ],
    tags: ['friendship', 'card', 'dog'],
  },
];
