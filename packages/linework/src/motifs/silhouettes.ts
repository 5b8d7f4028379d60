import { finePetal } from '../geometry/petal.ts';
import { place } from '../geometry/point.ts';
import type { Silhouette } from './silhouettes/silhouette.ts';
import { THING_SILHOUETTES } from './silhouettes/things.ts';

/** The figures, by name. */
export const SILHOUETTES = {
  ...THING_SILHOUETTES,
  heart: {
    title: 'Heart',
    parts: [place(finePetal('heart', 860, 880), { x: 500, y: 916 })],
    whole: [],
    strokes: [],
    tags: ['heart', 'love'],
  },
  drop: {
    title: 'Raindrop',
    parts: [place(finePetal('drop', 900, 660), { x: 500, y: 950, angle: 0 })].map((path) =>
      path.map(([x, y]) => [x, 1000 - y] as const),
    ),
    whole: [],
    strokes: [],
    tags: ['drop', 'rain'],
  },
} as const satisfies Record<string, Silhouette>;

/** The name of a figure. */
export type SilhouetteName = keyof typeof SILHOUETTES;
