import { EVEN_TONE, type Brush } from './brush.ts';
import { layDisc } from './disc.ts';
import { smoothNoise } from './grain.ts';

/** Paper tooth: fine and coarse noise, spread so that hollows stay almost bare. */
function tooth(): Uint8Array {
  const coarse = smoothNoise(11, 4);
  const fine = smoothNoise(23, 2);
  return Uint8Array.from(coarse, (value, i) => {
    const height = 0.55 * value + 0.45 * fine[i]!;
    return Math.round(255 * Math.min(1, Math.max(0.18, (height - 0.12) * 1.9)));
  });
}

/** Dry and grainy: a soft-edged line over paper tooth that stays in place on the page. */
export const pencil: Brush = {
  spacing: (radius) => Math.min(3, Math.max(0.5, radius / 4)),
  lay: (coverage, dab) => layDisc(coverage, dab, Math.max(1, dab.radius * 0.6)),
  tone: EVEN_TONE,
  grain: tooth(),
};
