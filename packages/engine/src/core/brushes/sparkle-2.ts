import { union, type Box } from '../box.ts';
import type { Coverage } from '../coverage.ts';
import type { Kernels } from '../kernels/kernels.ts';
import type { Random } from '../random.ts';
import { EVEN_TONE, type Brush, type Dab } from './brush.ts';
import { FLAKES } from './facet.ts';
import type { Flake, FlakeListener } from './flake.ts';
import { GLINTS } from './glitter.ts';
import { METAL, metalTints } from './metal-tints.ts';
import { stampTint } from './stamp-tint.ts';
import type { TipPlace } from './stamp-tip.ts';
import { TipSet } from './tip.ts';

/** The metal between the flakes covers less than they do, so that it never hides one. */
const BASE_COVER = 224;
const GLINT_SHARE = 0.16;
const MOST_FLAKES = 24;

const metal = new TipSet({
  reach: (radius) => radius + 0.5,
  cover: (dx, dy, radius) =>
    BASE_COVER * Math.min(1, Math.max(0, radius + 0.5 - Math.sqrt(dx * dx + dy * dy))),
});

/** A point of the dab's disc, as likely near its rim as in its middle. */
function within({ x, y, radius }: Dab, random: Random): { readonly x: number; readonly y: number } {
  for (;;) {
    const [u, v] = [2 * random.next() - 1, 2 * random.next() - 1];
    if (u * u + v * v <= 1) return { x: x + u * radius, y: y + v * radius };
  }
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random.next() * list.length)]!;
}

/** A flake that throws a shadow on one side of its fold and light on the other. */
function flakeIn(dab: Dab, random: Random): Flake {
  const turn = Math.floor(random.next() * FLAKES.length);
  const radius = 0.8 + dab.radius * 0.035 + random.next() * (0.9 + dab.radius * 0.06);
  const { x, y } = within({ ...dab, radius: Math.max(0, dab.radius - radius * 0.7) }, random);
  const isLit = random.next() < 0.5;
  const tint = pick(isLit ? METAL.lights : METAL.shadows, random);
  return { x, y, radius, turn, tint, halfTint: isLit ? METAL.lights[1] : METAL.shadows[0] };
}

function stampFlake(coverage: Coverage, flake: Flake): Box {
  const { whole, half } = FLAKES[flake.turn]!;
  const box = stampTint(coverage, whole, flake, flake.tint);
  stampTint(coverage, half, flake, flake.halfTint);
  return box;
}

function glintIn(dab: Dab, random: Random): TipPlace & { readonly tips: TipSet } {
  const at = within({ ...dab, radius: dab.radius * 0.8 }, random);
  const radius = 2 + dab.radius * (0.16 + 0.3 * random.next());
  return { ...at, radius, tips: pick([GLINTS.star, GLINTS.glint], random) };
}

function stampGlint(coverage: Coverage, { tips, ...at }: ReturnType<typeof glintIn>): Box {
  const box = stampTint(coverage, tips, at, METAL.lights[1]);
  stampTint(coverage, GLINTS.star, { ...at, radius: at.radius * 0.55 }, METAL.glint);
  return box;
}

function flakesIn(dab: Dab): number {
  return Math.min(MOST_FLAKES, Math.ceil(dab.radius * 0.62));
}

function hasGlint(dab: Dab, random: Random): boolean {
  return dab.radius > 1.5 && random.next() < GLINT_SHARE;
}

function drawGlitter({ coverage }: Kernels, dab: Dab, random: Random, onFlake?: FlakeListener): Box {
  let box = stampTint(coverage, metal, dab, METAL.base);
  for (let left = flakesIn(dab); left > 0; left--) {
    const flake = flakeIn(dab, random);
    box = union(box, stampFlake(coverage, flake))!;
    onFlake?.(flake);
  }
  if (hasGlint(dab, random)) box = union(box, stampGlint(coverage, glintIn(dab, random)))!;
  return box;
}

function strewFlakes(dab: Dab, random: Random, onFlake: FlakeListener): void {
  for (let left = flakesIn(dab); left > 0; left--) onFlake(flakeIn(dab, random));
  if (hasGlint(dab, random)) glintIn(dab, random);
}

/** Glitter on metal: flakes with a light and a dark side, and now and then a glint, scattered by the stroke's seed. */
export const sparkle2: Brush = {
  spacing: (radius) => Math.max(1.2, radius * 0.5),
  drawDab: drawGlitter,
  strewFlakes,
  tone: EVEN_TONE,
  paperSource: null,
  taper: () => 0,
  tints: metalTints,
  blending: 'over',
};
