import { decodeEntry, strokeBrushOf, UNITS_PER_PIXEL, type StrokeEntry } from '@inkbloom/formats/journal';
import type { Flake } from './brushes/flake.ts';
import { SLENDER, TURNS } from './brushes/facet.ts';
import { BRUSHES } from './brushes/palette.ts';
import { DabTrail } from './dab-trail.ts';
import type { Glints } from './glints.ts';
import type { PaintLayer } from './paint-layer.ts';
import { toPixel, type Pixel } from './pixel.ts';
import { randomFrom } from './random.ts';

/** Points of a stroke that are gone through in one slice. */
const POINTS_PER_SLICE = 16;
/** How far apart the two sides of a flake have to be in a channel to be told apart, and how far off they may be. */
const LEAST_CONTRAST = 12;
const TOLERANCE = 3;

/**
 * Looks in the paint for the flakes of kept strokes, newest first, in slices, without drawing anything: for strokes
 * that were painted before glints were noted, or lie in a keyframe.
 */
export function* findGlints(
  glints: Glints,
  layer: PaintLayer,
  frames: readonly Uint8Array[],
): Generator<void, void> {
  for (let at = frames.length - 1; at >= 0; at--) {
    const brush = strokeBrushOf(frames[at]!);
    if (!brush || !BRUSHES[brush].strewFlakes || glints.notedAt.has(at)) continue;
    const entry = decodeEntry(frames[at]!);
    if (entry.kind === 'stroke') yield* findStroke(glints, layer, entry);
    yield;
  }
}

function* findStroke(glints: Glints, layer: PaintLayer, stroke: StrokeEntry): Generator<void> {
  const brush = BRUSHES[stroke.brush];
  const look = lookOf(stroke);
  const random = randomFrom(stroke.seed);
  const found = new Map<number, Flake>();
  const trail = new DabTrail(brush, stroke.size / UNITS_PER_PIXEL, (dab) =>
    brush.strewFlakes?.(dab, random, (flake) => {
      const cell = glints.cellAt(flake.x, flake.y);
      if (cell !== null && !glints.isFull(cell) && isThere(layer, flake, look)) found.set(cell, flake);
    }),
  );
  for (const [i, point] of stroke.points.entries()) {
    trail.add(point);
    if (i % POINTS_PER_SLICE === POINTS_PER_SLICE - 1) yield;
  }
  trail.finish();
  for (const [cell, flake] of found) {
    glints.addUnder(cell, { ...flake, word: pixelAt(layer, flake.x, flake.y) });
  }
}

/** The pixels of a stroke's tints on bare paper. */
function lookOf({ brush, rgb, opacity }: StrokeEntry): readonly Pixel[] {
  return BRUSHES[brush].tints(rgb).map((tint) => toPixel(tint, opacity));
}

/**
 * Whether a flake is to be seen: its middle is as it is on bare paper, or its sides differ as they do on any even
 * ground.
 */
function isThere(layer: PaintLayer, flake: Flake, look: readonly Pixel[]): boolean {
  const [plain, lit] = [look[flake.tint]!, look[flake.halfTint]!];
  const middle = pixelAt(layer, flake.x, flake.y);
  if (middle === plain || middle === lit) return true;
  const [cos, sin] = TURNS[flake.turn]!;
  const off = Math.max(0.6, Math.min(flake.radius * 0.36, (flake.radius - 0.5) / SLENDER));
  const litSide = pixelAt(layer, flake.x - sin * off, flake.y + cos * off);
  const plainSide = pixelAt(layer, flake.x + sin * off, flake.y - cos * off);
  return differAlike(litSide, plainSide, lit, plain);
}

function pixelAt(layer: PaintLayer, x: number, y: number): Pixel {
  const { width, height } = layer;
  return x < 0 || y < 0 || x >= width || y >= height ? 0 : layer.pixel(Math.floor(x), Math.floor(y));
}

/** Whether two pixels differ from each other as two others do, which differ enough for that to say something. */
function differAlike(a: Pixel, b: Pixel, likeA: Pixel, likeB: Pixel): boolean {
  let most = 0;
  for (let shift = 0; shift < 32; shift += 8) {
    const expected = ((likeA >>> shift) & 255) - ((likeB >>> shift) & 255);
    const found = ((a >>> shift) & 255) - ((b >>> shift) & 255);
    if (Math.abs(found - expected) > TOLERANCE) return false;
    most = Math.max(most, Math.abs(expected));
  }
  return most >= LEAST_CONTRAST;
}
