import { points, knots } from '../geometry/knots.ts';
import { blob, curve, twin } from '../geometry/curve.ts';
import { petal } from '../geometry/petal.ts';
import { place } from '../geometry/point.ts';
import type { Silhouette } from './silhouettes/silhouette.ts';
import { THING_SILHOUETTES } from './silhouettes/things.ts';

const wing = blob(knots('514,452! 560,320 660,170 800,96 916,110 950,220 912,360 800,470 650,516'));
const underwing = blob(
  knots('514,500! 640,528 790,540 870,610 866,730 790,830 716,920! 664,840 590,770 530,660'),
);

/** The figures, by name. */
export const SILHOUETTES = {
  ...THING_SILHOUETTES,
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
      twin(knots('500,352! 536,380 548,460 536,580 514,730 500,770'), 500),
      twin(points('500,386 540,372 552,336 534,298 500,286'), 500),
    ],
    strokes: [
      curve(points('514,294 540,220 600,150 640,140 650,164 632,174')),
      curve(points('486,294 460,220 400,150 360,140 350,164 368,174')),
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
} as const satisfies Record<string, Silhouette>;

/** The name of a figure. */
export type SilhouetteName = keyof typeof SILHOUETTES;
