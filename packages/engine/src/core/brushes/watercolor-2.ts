import { ONE_TINT, toneThrough, type Brush } from './brush.ts';
import { mixed, paperNoise, type Paper } from './paper.ts';
import { PaperSource } from './paper-source.ts';
import { stampTip } from './stamp-tip.ts';
import { TipSet } from './tip.ts';

/** How far inside its rim a wash of this radius is half as wet as in its middle, in page pixels. */
const softness = (radius: number) => 0.6 + 0.24 * radius;

/** What a dab brings at most; what is above comes from going there again. */
const WET = 190;
const SOAKING = { most: WET, more: 1, from: 110, ceiling: 255 };

/** A wet tip: nothing at its rim, then quickly wetter. */
const drop = new TipSet({
  reach: (radius) => radius * 1.1 + 1,
  cover(dx, dy, radius) {
    const inside = radius * 1.1 + 0.7 - Math.sqrt(dx * dx + dy * dy);
    return inside <= 0 ? 0 : (WET * 1.25 * inside) / (inside + softness(radius));
  },
});

/** Rough paper: edges wander along its hollows, pigment settles in them and drifts into clouds. */
function* rough(): Generator<void, Paper> {
  const tooth = paperNoise(53, 1);
  yield;
  const wander = paperNoise(59, 6);
  yield;
  const drift = paperNoise(61, 15);
  yield;
  const clouds = paperNoise(67, 24);
  yield;
  const edge = mixed([wander, 4], [tooth, 1], [drift, 4]);
  yield;
  const settled = mixed([tooth, 3], [wander, 2]);
  yield;
  return {
    depth: edge.map((value) => value * DEEPEST),
    grain: settled.map((value, i) => 255 - value * SETTLED - clouds[i]! * CLOUDED),
  };
}

/** How much coverage the deepest hollow swallows, and how much pigment settles elsewhere, as shares. */
const DEEPEST = 0.3;
const SETTLED = 0.2;
const CLOUDED = 0.3;

/**
 * How strongly the paper shows in lines up to a width in page pixels: a wide wash granulates, a thin line holds
 * together.
 */
const GRANULATION = [
  { upTo: 10, depth: 0.5, grain: 0.6 },
  { upTo: 28, depth: 0.8, grain: 0.85 },
  { upTo: 70, depth: 1, grain: 1.1 },
  { upTo: Infinity, depth: 1.1, grain: 1.4 },
] as const;

/** Every value as a table of 256 has it. Plain loops: this is waited for before a first stroke. */
function through(values: Uint8Array, change: (value: number) => number): Uint8Array {
  const table = Uint8Array.from({ length: 256 }, (_, value) => change(value));
  const out = new Uint8Array(values.length);
  for (let i = 0; i < out.length; i++) out[i] = table[values[i]!]!;
  return out;
}

const papers = new Map<Paper, Map<number, Paper>>();

function granulated(paper: Paper, width: number): Paper {
  const level = GRANULATION.findIndex(({ upTo }) => width <= upTo);
  const levels = papers.get(paper) ?? new Map<number, Paper>();
  papers.set(paper, levels);
  const { depth, grain } = GRANULATION[level]!;
  const known = levels.get(level) ?? {
    depth: through(paper.depth, (value) => Math.min(255, value * depth)),
    grain: through(paper.grain, (value) => Math.max(0, 255 - (255 - value) * grain)),
  };
  levels.set(level, known);
  return known;
}

/**
 * A wash that dries with a dark rim, pools and clouds as it lies, mixes with the color under it as pigments do, loses
 * its rim where that is wet, lifts some of it, and blooms where it goes again and again.
 */
export const watercolor2: Brush = {
  spacing: (radius) => Math.max(0.5, radius / 8),
  drawDab: (kernels, dab) => stampTip(kernels, drop, dab, SOAKING),
  tone: toneThrough([
    [0, 0],
    [12, 70],
    [32, 242],
    [62, 230],
    [96, 176],
    [136, 156],
    [180, 150],
    [204, 178],
    [218, 206],
    [234, 168],
    [255, 196],
  ]),
  paperSource: new PaperSource(rough),
  paperFor: granulated,
  taper: () => 0,
  tints: ONE_TINT,
  blending: {
    wetTone: toneThrough([
      [0, 0],
      [40, 34],
      [110, 112],
      [190, 162],
      [255, 200],
    ]),
    lift: toneThrough([
      [0, 0],
      [70, 0],
      [150, 34],
      [255, 60],
    ]),
  },
};
