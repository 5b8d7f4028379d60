import { aroundDisc, type Box } from '../box.ts';
import { withinPage, type Coverage } from '../coverage.ts';
import type { Brush, Dab } from './brush.ts';
import { span } from './disc.ts';
import { smoothNoise } from './grain.ts';

const FLOW = 0.16;

/** Coverage and alpha where the tone bends: a dark rim where the wash ends, a pale body, more where layers meet. */
const BENDS = [
  [0, 0],
  [10, 0],
  [34, 214],
  [62, 208],
  [110, 158],
  [200, 168],
  [255, 216],
] as const;

function toneOf(coverage: number): number {
  const next = Math.max(
    1,
    BENDS.findIndex(([at]) => at >= coverage),
  );
  const [from, low] = BENDS[next - 1]!;
  const [to, high] = BENDS[next]!;
  return Math.round(low + ((high - low) * (coverage - from)) / (to - from));
}

/** Adds a soft dab to what is there: each lets a share of its flow through. */
function layWash(coverage: Coverage, { x, y, radius }: Dab): Box {
  const reach = radius + 1;
  const outline = aroundDisc(x, y, reach);
  const box = withinPage(coverage, outline);
  if (!box) return outline;
  for (let row = box.top; row < box.bottom; row++) {
    const dy = row + 0.5 - y;
    const base = row * coverage.width;
    const [from, to] = span(x, reach, dy, box);
    for (let column = from; column < to; column++) {
      const dx = column + 0.5 - x;
      const inside = 1 - (dx * dx + dy * dy) / (reach * reach);
      const now = coverage.values[base + column]!;
      coverage.values[base + column] = now + Math.ceil((255 - now) * FLOW * inside * inside);
    }
  }
  return box;
}

function mottle(): Uint8Array {
  const broad = smoothNoise(31, 32);
  const small = smoothNoise(47, 8);
  return Uint8Array.from(broad, (value, i) => Math.round(255 * (0.8 + 0.12 * value + 0.08 * small[i]!)));
}

/** Wet and pale: washes that build up and dry with a darker edge. */
export const watercolor: Brush = {
  spacing: (radius) => Math.min(3, Math.max(0.5, radius / 6)),
  lay: layWash,
  tone: Uint8Array.from({ length: 256 }, (_, coverage) => toneOf(coverage)),
  grain: mottle(),
};
