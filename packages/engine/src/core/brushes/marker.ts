import { EVEN_TONE, ONE_TINT, type Brush } from './brush.ts';
import { BY_MAXIMUM, stampTip } from './stamp-tip.ts';
import { TipSet } from './tip.ts';

/** The nib lies 35 degrees to the line of writing. */
const COS = 0.8191520442889918;
const SIN = 0.573576436351046;
/** How thick the nib is, and how round its corners, for a width of 1. */
const THICK = 0.58;
const CORNER = 0.24;

/** Rounded rectangle, one pixel soft at its rim (the signed distance of Inigo Quilez's sdRoundBox). */
const nib = new TipSet({
  reach: (radius) => radius + 1,
  cover(dx, dy, radius) {
    const corner = CORNER * radius;
    const u = Math.abs(dx * COS - dy * SIN) - (radius - corner);
    const v = Math.abs(dx * SIN + dy * COS) - (Math.max(THICK * radius, 0.5) - corner);
    const [overU, overV] = [Math.max(u, 0), Math.max(v, 0)];
    const outside = Math.sqrt(overU * overU + overV * overV);
    return 255 * (0.5 - (outside + Math.min(Math.max(u, v), 0) - corner));
  },
});

/** Flat and even, from a slanted nib with blunt ends; see-through ink is deeper where strokes overlap. */
export const marker: Brush = {
  spacing: (radius) => Math.min(3, Math.max(0.5, radius / 6)),
  drawDab: (kernels, dab) => stampTip(kernels, nib, dab, BY_MAXIMUM),
  tone: EVEN_TONE,
  paperSource: null,
  taper: () => 0,
  tints: ONE_TINT,
  blending: 'over',
};
