import { TipSet, type TipForm } from './tip.ts';

const EIGHTH = Math.SQRT1_2;
const HALO = 64;

/** The astroid sqrt|u| + sqrt|v| = sqrt(radius): a star of four slender points. */
function astroid(u: number, v: number, radius: number): number {
  const root = Math.sqrt(Math.abs(u)) + Math.sqrt(Math.abs(v));
  return 255 * Math.min(1, Math.max(0, (radius - root * root) * 0.5 + 0.5));
}

function halo(dx: number, dy: number, radius: number): number {
  const inside = Math.max(0, 1 - Math.sqrt(dx * dx + dy * dy) / radius);
  return HALO * inside * inside;
}

const star: TipForm = {
  reach: (radius) => radius + 1,
  cover: (dx, dy, radius) => Math.max(astroid(dx, dy, radius), halo(dx, dy, radius * 0.8)),
};

const glint: TipForm = {
  reach: (radius) => radius + 1,
  cover(dx, dy, radius) {
    const upright = astroid(dx * 1.25, dy, radius);
    const turned = astroid((dx + dy) * EIGHTH, (dx - dy) * EIGHTH, radius * 0.55);
    return Math.max(upright, turned, halo(dx, dy, radius));
  },
};

const speck: TipForm = {
  reach: (radius) => radius + 0.5,
  cover: (dx, dy, radius) => 255 * (radius + 0.5 - Math.sqrt(dx * dx + dy * dy)),
};

/** What the sparkle brush scatters: stars of four points, glints of eight, round specks. */
export const GLINTS = { star: new TipSet(star), glint: new TipSet(glint), speck: new TipSet(speck) };
