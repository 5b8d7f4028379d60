import { knots, points } from '../../geometry/knots.ts';
import { blob, twin } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Silhouette } from './silhouette.ts';

/** Things to fill with patterns. */
export const THING_SILHOUETTES = {
  balloon: {
    title: 'Hot-Air Balloon',
    home: 'hills',
    parts: [twin(knots('500,50 680,90 800,230 806,400 720,560 600,700 570,740! 500,750'), 500)],
    mirrored: false,
    whole: [
      rectangle(414, 838, 172, 112, 22),
      rectangle(400, 822, 200, 34, 14),
      twin(knots('500,728 580,722! 566,764! 500,770'), 500),
    ],
    filled: [0],
    strokes: [
      [
        [440, 764],
        [424, 824],
      ],
      [
        [560, 764],
        [576, 824],
      ],
      [
        [500, 770],
        [500, 822],
      ],
      [
        [470, 858],
        [466, 948],
      ],
      [
        [530, 858],
        [534, 948],
      ],
    ],
    tags: ['balloon', 'sky'],
  },
  teapot: {
    title: 'Teapot',
    parts: [
      blob(
        knots(
          '320,380! 420,356 600,356 690,380! 770,460 796,590 750,730 660,810! 350,810! 260,730 214,590 240,460',
        ),
      ),
    ],
    mirrored: false,
    whole: [
      blob(knots('236,660! 150,610 120,500 60,420! 100,396 140,388! 186,440 206,500 236,530!')),
      blob(knots('330,372! 380,290 505,262 630,290 680,372! 505,392')),
      ellipse(505, 226, 44, 40),
      blob(knots('340,806! 505,826 670,806! 700,860! 505,880 310,860!')),
      blob(
        knots(
          '768,480! 860,440 940,500 930,620 850,710 760,720! 776,664! 840,650 876,590 870,530 830,506 790,530!',
        ),
      ),
    ],
    filled: [1],
    strokes: [],
    tags: ['teapot', 'tea'],
  },
  guitar: {
    title: 'Guitar',
    parts: [
      twin(points('500,470 580,470 640,520 640,590 620,640 690,700 730,800 680,900 580,950 500,956'), 500),
    ],
    mirrored: false,
    whole: [
      rectangle(466, 170, 68, 420),
      blob(knots('456,176! 448,60 470,44 500,60 530,44 552,60 544,176!')),
      ellipse(500, 640, 68),
      rectangle(424, 826, 152, 36, 12),
      ...[80, 116, 152].flatMap((y) => [ellipse(428, y, 20, 13), ellipse(572, y, 20, 13)]),
    ],
    strokes: [
      ...[230, 286, 338, 386, 430, 472, 510].map(
        (y) =>
          [
            [466, y],
            [534, y],
          ] as const,
      ),
      [
        [488, 176],
        [486, 826],
      ],
      [
        [512, 176],
        [514, 826],
      ],
    ],
    tags: ['guitar', 'music'],
  },
  vase: {
    title: 'Vase',
    parts: [
      twin(knots('500,130 600,124! 586,190 600,270 700,380 752,520 716,680 620,800 600,860! 500,868'), 500),
    ],
    mirrored: false,
    whole: [
      ellipse(500, 122, 116, 30),
      twin(knots('500,856 604,850! 650,920! 500,936'), 500),
      ...[-1, 1].map((side) =>
        blob([
          [500 + side * 92, 230, 1],
          [500 + side * 180, 180],
          [500 + side * 270, 230],
          [500 + side * 276, 340],
          [500 + side * 208, 400, 1],
          [500 + side * 190, 372, 1],
          [500 + side * 232, 320],
          [500 + side * 226, 256],
          [500 + side * 176, 230],
          [500 + side * 104, 270, 1],
        ]),
      ),
    ],
    strokes: [],
    tags: ['vase', 'pottery'],
  },
  star: {
    title: 'Star',
    parts: [
      blob(
        Array.from({ length: 10 }, (_, i) => {
          const radius = i % 2 === 0 ? 470 : 226;
          const angle = -Math.PI / 2 + (i * Math.PI) / 5;
          const [x, y] = [500 + radius * Math.cos(angle), 536 + radius * Math.sin(angle)];
          return i % 2 === 0 ? ([x, y] as const) : ([x, y, 1] as const);
        }),
      ),
    ],
    mirrored: false,
    whole: [],
    strokes: [],
    tags: ['star', 'sky'],
  },
} as const satisfies Record<string, Silhouette>;
