import type { PaintLayer } from './paint-layer.ts';
import { everyPiece, type Piece } from './pieces.ts';
import { straight, type Pixel } from './pixel.ts';
import type { Regions } from './regions.ts';
import { connectedParts, RunList, type Runs } from './runs.ts';

const TOLERANCE = 8;
const TOLERANCE_WITH_LINE_ART = 15;
/** How many answers are kept, each in the place its pixel is spread to (Knuth's multiplicative hash). */
const KEPT_BITS = 12;
const KEPT = 1 << KEPT_BITS;
const SPREAD = 0x9e3779b1;
const DARK_BELOW = 80;
const DARK_ALPHA_ABOVE = 128;

/**
 * The flood of the specification, bounded by the region at (x, y): connected pixels within 8 a channel of the first
 * one (15 on line art), where bare paper matches bare paper alone and dark pixels (channels under 80, alpha above
 * 128) stop it unless it starts on one. Two matching pixels differ by at most 30 a channel, so the specification's
 * jump of 100 in brightness can never lie between them and needs no test of its own.
 */
export function flood(layer: PaintLayer, regions: Regions, x: number, y: number): Runs {
  const tolerance = regions.fromLineArt ? TOLERANCE_WITH_LINE_ART : TOLERANCE;
  const matches = matcher(layer.pixel(x, y), tolerance);
  const matching = matchingRuns(layer, regions.runs(regions.at(x, y)), matches);
  const parts = connectedParts(matching, 'corners');
  const first = matching.y.findIndex((row, i) => row === y && matching.from[i]! <= x && x < matching.to[i]!);
  const out = new RunList();
  for (let i = 0; i < parts.length; i++) {
    if (parts[i] === parts[first]) out.add(matching.y[i]!, matching.from[i]!, matching.to[i]!);
  }
  return out.finish();
}

type Match = (pixel: Pixel) => boolean;

function matchingRuns(layer: PaintLayer, runs: Runs, matches: Match): Runs {
  const out = new RunList();
  everyPiece(layer, runs, (piece) => {
    const tile = layer.tile(piece.tile);
    if (tile) addMatching(out, tile, piece, matches);
    else if (matches(0)) out.add(piece.y, piece.x, piece.x + piece.end - piece.start);
    return true;
  });
  return out.finish();
}

function addMatching(out: RunList, tile: Uint32Array, piece: Piece, matches: Match): void {
  const shift = piece.x - piece.start;
  let at = piece.start;
  while (at < piece.end) {
    while (at < piece.end && !matches(tile[at]!)) at++;
    const from = at;
    while (at < piece.end && matches(tile[at]!)) at++;
    if (at > from) out.add(piece.y, from + shift, at + shift);
  }
}

/** Neighbouring pixels are often equal and a grain comes again and again, so answers are kept. */
function matcher(seed: Pixel, tolerance: number): Match {
  const startsDark = isDark(seed);
  const asked = new Uint32Array(KEPT).fill(seed);
  const answers = new Uint8Array(KEPT).fill(1);
  return (pixel) => {
    const place = Math.imul(pixel, SPREAD) >>> (32 - KEPT_BITS);
    if (asked[place] !== pixel) {
      asked[place] = pixel;
      answers[place] = looksLike(pixel, seed, tolerance) && (startsDark || !isDark(pixel)) ? 1 : 0;
    }
    return answers[place] === 1;
  };
}

function looksLike(pixel: Pixel, seed: Pixel, tolerance: number): boolean {
  if (pixel === 0 || seed === 0) return pixel === seed;
  const a = straight(pixel);
  return straight(seed).every((value, channel) => Math.abs(value - a[channel]!) <= tolerance);
}

function isDark(pixel: Pixel): boolean {
  const [r, g, b, alpha] = straight(pixel);
  return alpha > DARK_ALPHA_ABOVE && r < DARK_BELOW && g < DARK_BELOW && b < DARK_BELOW;
}
