import { ONE_TINT, toneThrough, type Brush } from './brush.ts';
import { stampTip } from './stamp-tip.ts';
import { mixed, paperNoise, type Paper } from './paper.ts';
import { PaperSource } from './paper-source.ts';
import { TipSet } from './tip.ts';

/** Where a worn lead is firm: x, y and reach for a radius of 1. Along a line each spot leaves a streak. */
const SPOTS = [
  [-0.8, -0.12, 0.15],
  [-0.55, 0.52, 0.17],
  [-0.42, -0.66, 0.15],
  [-0.3, 0.06, 0.2],
  [-0.04, -0.36, 0.16],
  [0.02, 0.76, 0.16],
  [0.22, 0.3, 0.2],
  [0.34, -0.78, 0.15],
  [0.5, -0.2, 0.18],
  [0.62, 0.58, 0.15],
  [0.84, 0.14, 0.14],
] as const;

const BODY = 0.5;

/** A lead worn flat on one side: firm in spots, thinning out at its rim. */
const lead = new TipSet({
  reach: (radius) => radius + 0.5,
  cover(dx, dy, radius) {
    const out = Math.sqrt(dx * dx + dy * dy) / (radius + 0.5);
    if (out >= 1) return 0;
    const rim = (1 - out) * Math.max(2, radius * 0.32);
    return 255 * Math.min(1, rim) * (BODY + (1 - BODY) * Math.min(1, 2 * firmness(dx / radius, dy / radius)));
  },
});

/** How firm the lead is at a place, for a radius of 1. */
function firmness(u: number, v: number): number {
  let firm = 0;
  for (const [x, y, reach] of SPOTS) {
    const away = (u - x) * (u - x) + (v - y) * (v - y);
    if (away < reach * reach) firm = Math.max(firm, 1 - Math.sqrt(away) / reach);
  }
  return firm;
}

/** The tooth of the paper: graphite stays on its heights, and reaches into the hollows only when pressed. */
function* tooth(): Generator<void, Paper> {
  const fine = paperNoise(11, 1);
  yield;
  const rough = paperNoise(29, 0);
  yield;
  const height = mixed([fine, 3], [rough, 4]);
  yield;
  return {
    depth: height.map((value) => value * DEEPEST),
    grain: fine.map((value) => 255 - value * 0.15),
  };
}

/** How much coverage the deepest hollow swallows, as a share. */
const DEEPEST = 0.62;

/** More would lag behind the hand visibly. */
const LONGEST_TAPER = 14;
const SPREAD = 2.2;
/** A lead that leans over grows no wider than this radius in page pixels; drawing wider tips takes too long. */
const MOST_SPREAD = 205;
const GRIP = { least: 70, most: 205, ceiling: 235, flat: 0.5 };

/** Dry and grainy: lines that begin and end in a point over a tooth that stays in place on the page. */
export const pencil: Brush = {
  spacing: (radius) => Math.min(3, Math.max(0.5, radius / 4)),
  drawDab(kernels, { x, y, radius, pressure, tilt }) {
    const grip = (GRIP.least + (GRIP.most - GRIP.least) * pressure) * (1 - GRIP.flat * tilt);
    const laying = { most: Math.round(grip), more: 1, from: 160, ceiling: GRIP.ceiling };
    return stampTip(
      kernels,
      lead,
      { x, y, radius: Math.min(radius * (1 + SPREAD * tilt), Math.max(radius, MOST_SPREAD)) },
      laying,
    );
  },
  tone: toneThrough([
    [0, 0],
    [30, 40],
    [120, 165],
    [220, 225],
    [255, 240],
  ]),
  paperSource: new PaperSource(tooth),
  taper: (width) => Math.min(LONGEST_TAPER, width * 1.5),
  tints: ONE_TINT,
  blending: 'over',
};
