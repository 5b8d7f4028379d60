import type { RegionMap } from '@inkbloom/formats/region-map';
import { choosePalette } from './color/palettes.ts';
import { Random } from './random.ts';

const PAPER = [255, 255, 255] as const;
/** Cells that two regions share at least to be neighbours. */
const SHARED = 4;

/** The roles whose colors a page without shapes is painted in. */
const TINTS = ['a', 'b', 'c', 'd', 'soft', 'water', 'leaf', 'gold', 'ember', 'blush'] as const;

function rgbOf(tint: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(tint.slice(at, at + 2), 16));
}

/** The regions that touch each region; those at the edge of the page are paper and not among them. */
function neighborsOf({ ids, width, count }: RegionMap): Set<number>[] {
  const shared = new Map<number, number>();
  for (let cell = 0; cell < ids.length; cell++) {
    for (const next of [cell + 1, cell + width]) {
      const [one, other] = [ids[cell]!, ids[next] ?? 0];
      if (one === other || one === 0 || other === 0 || (next === cell + 1 && next % width === 0)) continue;
      const pair = Math.min(one, other) * (count + 1) + Math.max(one, other);
      shared.set(pair, (shared.get(pair) ?? 0) + 1);
    }
  }
  const found = Array.from({ length: count + 1 }, () => new Set<number>());
  for (const [pair, cells] of shared) {
    if (cells < SHARED) continue;
    const [one, other] = [Math.floor(pair / (count + 1)), pair % (count + 1)];
    found[one]!.add(other);
    found[other]!.add(one);
  }
  return found;
}

function edgeRegions({ ids, width, height }: RegionMap): Set<number> {
  const found = new Set<number>();
  for (let x = 0; x < width; x++) found.add(ids[x]!).add(ids[ids.length - 1 - x]!);
  for (let y = 0; y < height; y++) found.add(ids[y * width]!).add(ids[y * width + width - 1]!);
  return found;
}

/**
 * A region map colored in a harmony, three bytes a cell: each region one color, neighbours in different ones, what
 * reaches the edge of the page white. The same seed gives the same colors.
 */
export function colorRegions(map: RegionMap, seed: string): Uint8Array {
  const random = new Random(seed);
  const palette = choosePalette(random.fork('palette'));
  const tints = TINTS.map((role) => palette.colors[role]);
  const neighbors = neighborsOf(map);
  const edge = edgeRegions(map);
  const chosen: (string | undefined)[] = [];
  for (let id = 1; id <= map.count; id++) {
    const taken = new Set([...neighbors[id]!].map((other) => chosen[other]));
    const free = tints.filter((tint) => !taken.has(tint));
    chosen[id] = edge.has(id) ? undefined : random.pick(free.length > 0 ? free : tints);
  }
  const colors = chosen.map((tint) => (tint === undefined ? PAPER : rgbOf(tint)));
  const out = new Uint8Array(map.ids.length * 3);
  for (let cell = 0; cell < map.ids.length; cell++) out.set(colors[map.ids[cell]!] ?? PAPER, cell * 3);
  return out;
}
