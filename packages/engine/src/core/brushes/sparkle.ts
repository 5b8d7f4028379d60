import { union, type Box } from '../box.ts';
import type { Random } from '../random.ts';
import type { Coverage } from '../coverage.ts';
import type { Kernels } from '../kernels/kernels.ts';
import { EVEN_TONE, type Brush, type Dab } from './brush.ts';
import { GLINTS } from './glitter.ts';
import { stampTint } from './stamp-tint.ts';
import { HUES, LIGHT, SHADES, sparkleTints, WHITE } from './sparkle-tints.ts';
import type { TipSet } from './tip.ts';

const { star, glint, speck } = GLINTS;
const SPECKS = 6;
const LIGHT_SHARE = 0.3;
const GLINT_SHARE = 0.35;

interface Position {
  readonly x: number;
  readonly y: number;
}

function scattered({ x, y }: Position, spread: number, random: Random): Position {
  return {
    x: x + (random.next() + random.next() - 1) * spread,
    y: y + (random.next() + random.next() - 1) * spread,
  };
}

/** A star with a light heart, in one of the hues. */
function stampStar(coverage: Coverage, tips: TipSet, at: Position, radius: number, hue: number): Box {
  const tint = hue * SHADES;
  const box = stampTint(coverage, tips, { ...at, radius: radius }, tint);
  stampTint(coverage, star, { ...at, radius: radius * 0.58 }, tint + LIGHT);
  stampTint(coverage, speck, { ...at, radius: radius * 0.1 }, tint + WHITE);
  return box;
}

function scatterStar(coverage: Coverage, dab: Dab, random: Random): Box {
  const at = scattered(dab, dab.radius * 0.85, random);
  const size = random.next();
  const tips = random.next() < GLINT_SHARE ? glint : star;
  const hue = Math.floor(random.next() * HUES);
  return stampStar(coverage, tips, at, Math.max(3, dab.radius * (0.36 + 0.95 * size * size * size)), hue);
}

function scatterSpeck(coverage: Coverage, dab: Dab, random: Random): Box {
  const at = scattered(dab, dab.radius * 1.2, random);
  const size = random.next();
  const tint = Math.floor(random.next() * HUES) * SHADES + (random.next() < LIGHT_SHARE ? LIGHT : 0);
  return stampTint(coverage, speck, { ...at, radius: 0.5 + dab.radius * 0.075 * size * size }, tint);
}

/** Scatters stars and specks around the dab. */
function scatterGlitter({ coverage }: Kernels, dab: Dab, random: Random): Box {
  let box: Box | null = null;
  for (let i = 0; i < SPECKS; i++) box = union(box, scatterSpeck(coverage, dab, random));
  box = union(box, scatterStar(coverage, dab, random));
  return union(box, scatterStar(coverage, { ...dab, radius: dab.radius * 0.6 }, random))!;
}

/** A trail of stars, glints and glitter in neighbouring hues, scattered by the stroke's seed. */
export const sparkle: Brush = {
  spacing: (radius) => Math.max(3, radius * 0.6),
  drawDab: scatterGlitter,
  tone: EVEN_TONE,
  paperSource: null,
  taper: () => 0,
  tints: sparkleTints,
  blending: 'over',
};
