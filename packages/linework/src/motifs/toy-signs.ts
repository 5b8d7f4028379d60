import { mirrored, drawn } from '../geometry/drawn.ts';
import { ellipse, star } from '../geometry/forms.ts';
import { points } from '../geometry/knots.ts';
import { petal } from '../geometry/petal.ts';
import { place, type Path } from '../geometry/point.ts';

/** Signs as they are painted on toy blocks: closed outlines in a square from 0 to 1, y upwards. */
export const TOY_SIGNS: readonly Path[] = [
  star(0.5, 0.46, 0.42, 0.23, 5, Math.PI),
  place(petal('heart', 0.7, 0.72), { x: 0.5, y: 0.14, angle: Math.PI, flip: true }),
  // L, T, H, 1, 7
  points('0.22,0.86 0.47,0.86 0.47,0.38 0.82,0.38 0.82,0.14 0.22,0.14'),
  points('0.13,0.86 0.87,0.86 0.87,0.62 0.63,0.62 0.63,0.14 0.37,0.14 0.37,0.62 0.13,0.62'),
  points(
    '0.14,0.86 0.39,0.86 0.39,0.62 0.61,0.62 0.61,0.86 0.86,0.86 0.86,0.14 0.61,0.14 0.61,0.38 0.39,0.38 0.39,0.14 0.14,0.14',
  ),
  points('0.4,0.86 0.64,0.86 0.64,0.14 0.38,0.14 0.38,0.54 0.24,0.5 0.24,0.72'),
  points('0.16,0.86 0.84,0.86 0.84,0.66 0.56,0.14 0.28,0.14 0.52,0.62 0.16,0.62'),
  // a moon, a fish, a house, a tree, a ball
  drawn('0.72,0.88! 0.36,0.84 0.16,0.5 0.36,0.16 0.72,0.12! 0.56,0.32 0.56,0.68'),
  drawn('0.9,0.5 0.68,0.74 0.44,0.68 0.36,0.6! 0.12,0.78! 0.2,0.5! 0.12,0.22! 0.36,0.4! 0.44,0.32 0.68,0.26'),
  points('0.1,0.5 0.5,0.9 0.9,0.5 0.78,0.5 0.78,0.12 0.6,0.12 0.6,0.4 0.4,0.4 0.4,0.12 0.22,0.12 0.22,0.5'),
  mirrored('0,0.08! 0.11,0.08! 0.11,0.24! 0.4,0.24! 0.2,0.52! 0.3,0.52! 0,0.92!', { x: 0.5 }),
  ellipse(0.5, 0.5, 0.32),
];
