import { knots } from '../../geometry/knots.ts';
import { blob, twin } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Silhouette } from './silhouette.ts';

/** Things to fill with patterns. */
export const THING_SILHOUETTES = {
  balloon: {
    title: 'Hot-Air Balloon',
    home: 'hills',
    parts: [twin(knots('500,50 680,90 800,230 806,400 720,560 600,700 570,740! 500,750'), 500)],
    whole: [
      rectangle(414, 838, 172, 112, 22),
      rectangle(400, 822, 200, 34, 14),
      twin(knots('500,728 580,722! 566,764! 500,770'), 500),
    ],
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
  vase: {
    title: 'Vase',
    parts: [
      twin(knots('500,130 600,124! 586,190 600,270 700,380 752,520 716,680 620,800 600,860! 500,868'), 500),
    ],
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
    whole: [],
    strokes: [],
    tags: ['star', 'sky'],
  },
} as const satisfies Record<string, Silhouette>;
