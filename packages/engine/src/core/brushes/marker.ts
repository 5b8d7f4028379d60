import { EVEN_TONE, type Brush } from './brush.ts';
import { layDisc } from './disc.ts';

/** Flat and even: round dabs by maximum. */
export const marker: Brush = {
  spacing: (radius) => Math.min(3, Math.max(0.5, radius / 4)),
  lay: (coverage, dab) => layDisc(coverage, dab),
  tone: EVEN_TONE,
  grain: null,
};
