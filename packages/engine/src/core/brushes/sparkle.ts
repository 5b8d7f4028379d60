import { union, type Box } from '../box.ts';
import type { Chance } from '../chance.ts';
import type { Coverage } from '../coverage.ts';
import type { Kernels } from '../kernels/kernels.ts';
import { EVEN_TONE, type Brush, type Dab } from './brush.ts';
import { GLINTS } from './glitter.ts';
import { layInk } from './lay-ink.ts';
import { HUES, LIGHT, SHADES, sparkleInks, WHITE } from './sparkle-inks.ts';
import type { TipRack } from './tip.ts';

const { star, glint, speck } = GLINTS;
const SPECKS = 6;
const LIGHT_SHARE = 0.3;
const GLINT_SHARE = 0.35;

interface Place {
  readonly x: number;
  readonly y: number;
}

function scattered({ x, y }: Place, spread: number, chance: Chance): Place {
  return {
    x: x + (chance.next() + chance.next() - 1) * spread,
    y: y + (chance.next() + chance.next() - 1) * spread,
  };
}

/** A star with a light heart, in one of the hues. */
function layStar(coverage: Coverage, rack: TipRack, at: Place, radius: number, hue: number): Box {
  const ink = hue * SHADES;
  const box = layInk(coverage, rack, { ...at, radius: radius }, ink);
  layInk(coverage, star, { ...at, radius: radius * 0.58 }, ink + LIGHT);
  layInk(coverage, speck, { ...at, radius: radius * 0.1 }, ink + WHITE);
  return box;
}

function strewStar(coverage: Coverage, dab: Dab, chance: Chance): Box {
  const at = scattered(dab, dab.radius * 0.85, chance);
  const size = chance.next();
  const rack = chance.next() < GLINT_SHARE ? glint : star;
  const hue = Math.floor(chance.next() * HUES);
  return layStar(coverage, rack, at, Math.max(3, dab.radius * (0.36 + 0.95 * size * size * size)), hue);
}

function strewSpeck(coverage: Coverage, dab: Dab, chance: Chance): Box {
  const at = scattered(dab, dab.radius * 1.2, chance);
  const size = chance.next();
  const ink = Math.floor(chance.next() * HUES) * SHADES + (chance.next() < LIGHT_SHARE ? LIGHT : 0);
  return layInk(coverage, speck, { ...at, radius: 0.5 + dab.radius * 0.075 * size * size }, ink);
}

/** Strews stars and specks around the place of the dab. */
function strew({ coverage }: Kernels, dab: Dab, chance: Chance): Box {
  let box: Box | null = null;
  for (let i = 0; i < SPECKS; i++) box = union(box, strewSpeck(coverage, dab, chance));
  box = union(box, strewStar(coverage, dab, chance));
  return union(box, strewStar(coverage, { ...dab, radius: dab.radius * 0.6 }, chance))!;
}

/** A trail of stars, glints and glitter in neighbouring hues, strewn by the stroke's seed. */
export const sparkle: Brush = {
  spacing: (radius) => Math.max(3, radius * 0.6),
  lay: strew,
  tone: EVEN_TONE,
  sheet: null,
  taper: () => 0,
  inks: sparkleInks,
};
