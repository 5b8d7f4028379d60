import { ONE_TINT, toneThrough, type Brush } from './brush.ts';
import { stampTip } from './stamp-tip.ts';
import { mixed, paperNoise, type Paper } from './paper.ts';
import { PaperSource } from './paper-source.ts';
import { TipSet } from './tip.ts';

/** How far inside its rim a wash of this radius is half as wet as in its middle, in page pixels. */
const softness = (radius: number) => 0.6 + 0.24 * radius;

/** What a dab brings at most; what is above comes from going there again. */
const WET = 190;
const SOAKING = { most: WET, more: 1, from: 120, ceiling: 255 };

/** A wet tip: nothing at its rim, then quickly wetter. */
const drop = new TipSet({
  reach: (radius) => radius * 1.08 + 1,
  cover(dx, dy, radius) {
    const inside = radius * 1.08 + 0.7 - Math.sqrt(dx * dx + dy * dy);
    return inside <= 0 ? 0 : (WET * 1.25 * inside) / (inside + softness(radius));
  },
});

/**
 * A sheet that drinks unevenly, so that edges wander, and pigment that settles in its hollows and drifts into clouds.
 */
function* coldPressed(): Generator<void, Paper> {
  const tooth = paperNoise(37, 2);
  yield;
  const wander = paperNoise(31, 5);
  yield;
  const drift = paperNoise(41, 14);
  yield;
  const dust = paperNoise(43, 1);
  yield;
  const clouds = paperNoise(47, 16);
  yield;
  const edge = mixed([wander, 3], [tooth, 2], [drift, 2]);
  yield;
  const settled = mixed([dust, 3], [tooth, 2]);
  yield;
  return {
    depth: edge.map((value) => value * 0.28),
    grain: settled.map((value, i) => 255 - value * 0.18 - clouds[i]! * 0.2),
  };
}

/** Wet and pale: a see-through wash with a darker rim where it dries; going there again deepens it. */
export const watercolor: Brush = {
  spacing: (radius) => Math.max(0.5, radius / 8),
  drawDab: (kernels, dab) => stampTip(kernels, drop, dab, SOAKING),
  tone: toneThrough([
    [0, 0],
    [16, 80],
    [38, 226],
    [70, 216],
    [112, 160],
    [145, 142],
    [190, 147],
    [255, 210],
  ]),
  paperSource: new PaperSource(coldPressed),
  taper: () => 0,
  tints: ONE_TINT,
  blending: 'over',
};
