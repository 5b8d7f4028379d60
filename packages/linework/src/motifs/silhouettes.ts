import { blob, curve, twin } from '../geometry/curve.ts';
import { ellipse } from '../geometry/forms.ts';
import { petal } from '../geometry/petal.ts';
import { place, type Path } from '../geometry/point.ts';

/** A figure to fill with patterns: parts that are divided, in page units. */
export interface Silhouette {
  readonly title: string;
  readonly parts: readonly Path[];
  /** Whether the parts are the right half and stand mirrored on the left as well. */
  readonly mirrored: boolean;
  /** Parts drawn over the rest and left whole. */
  readonly whole: readonly Path[];
  /** Open strokes: feelers, stalks. */
  readonly strokes: readonly Path[];
  readonly tags: readonly string[];
}

const wing = blob([
  [514, 452, 1],
  [560, 320],
  [660, 170],
  [800, 96],
  [916, 110],
  [950, 220],
  [912, 360],
  [800, 470],
  [650, 516],
]);
const underwing = blob([
  [514, 500, 1],
  [640, 528],
  [790, 540],
  [870, 610],
  [866, 730],
  [790, 830],
  [716, 920, 1],
  [664, 840],
  [590, 770],
  [530, 660],
]);

/** The figures, by name. */
export const SILHOUETTES = {
  heart: {
    title: 'Heart',
    parts: [place(petal('heart', 860, 880), { x: 500, y: 916 })],
    mirrored: false,
    whole: [],
    strokes: [],
    tags: ['heart', 'love'],
  },
  butterfly: {
    title: 'Butterfly',
    parts: [underwing, wing],
    mirrored: true,
    whole: [
      twin(
        [
          [500, 352, 1],
          [536, 380],
          [548, 460],
          [536, 580],
          [514, 730],
          [500, 770],
        ],
        500,
      ),
      twin(
        [
          [500, 386],
          [540, 372],
          [552, 336],
          [534, 298],
          [500, 286],
        ],
        500,
      ),
    ],
    strokes: [
      curve([
        [514, 294],
        [540, 220],
        [600, 150],
        [640, 140],
        [650, 164],
        [632, 174],
      ]),
      curve([
        [486, 294],
        [460, 220],
        [400, 150],
        [360, 140],
        [350, 164],
        [368, 174],
      ]),
    ],
    tags: ['butterfly', 'wings'],
  },
  drop: {
    title: 'Raindrop',
    parts: [place(petal('drop', 900, 660), { x: 500, y: 950, angle: 0 })].map((path) =>
      path.map(([x, y]) => [x, 1000 - y] as const),
    ),
    mirrored: false,
    whole: [],
    strokes: [],
    tags: ['drop', 'rain'],
  },
  round: {
    title: 'Circle',
    parts: [ellipse(500, 500, 440)],
    mirrored: false,
    whole: [],
    strokes: [],
    tags: ['circle', 'doodle art'],
  },
} as const satisfies Record<string, Silhouette>;

/** The name of a figure. */
export type SilhouetteName = keyof typeof SILHOUETTES;
