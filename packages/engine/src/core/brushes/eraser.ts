import { EVEN_TONE, ONE_TINT, type Brush } from './brush.ts';
import { BY_MAXIMUM, stampTip } from './stamp-tip.ts';
import { TipSet } from './tip.ts';

/** A disc, one pixel soft at its rim. */
const disc = new TipSet({
  reach: (radius) => radius + 0.5,
  cover: (dx, dy, radius) => 255 * (radius + 0.5 - Math.sqrt(dx * dx + dy * dy)),
});

/** Takes paint off. */
export const eraser: Brush = {
  spacing: (radius) => Math.min(3, Math.max(0.5, radius / 6)),
  drawDab: (kernels, dab) => stampTip(kernels, disc, dab, BY_MAXIMUM),
  tone: EVEN_TONE,
  paperSource: null,
  taper: () => 0,
  tints: ONE_TINT,
  blending: 'erase',
};
