import type { RegionMap } from '@inkbloom/formats/region-map';
import { connectedParts, type Runs } from './runs.ts';

/** The regions of a page at page resolution. */
export interface Regions {
  /** The highest region id; ids start at 1. */
  readonly count: number;
  /** Whether they come from line art, which widens the fill's tolerance. */
  readonly fromLineArt: boolean;
  /** The id at a page pixel; 0 where no region is. */
  at(x: number, y: number): number;
  /** The pixels of a region. */
  runs(id: number): Runs;
  /** Pixels in a region. */
  area(id: number): number;
  /** Whether a region is one connected part. */
  connected(id: number): boolean;
}

/** A page without line art is one region. */
export function wholePage(width: number, height: number): Regions {
  const map = { width: 1, height: 1, count: 1, ids: Uint16Array.of(1) };
  return { ...regionsFromMap(map, width, height), fromLineArt: false };
}

/** Spreads a region map over a page; each page pixel belongs to the map cell it lies in. */
export function regionsFromMap(map: RegionMap, width: number, height: number): Regions {
  const columns = edges(map.width, width);
  const rows = edges(map.height, height);
  const all = runsById(map, columns, rows);
  const parts = new Map<number, boolean>();
  const isConnected = (id: number): boolean => {
    const known = parts.get(id) ?? new Set(connectedParts(all[id]!, 'corners')).size <= 1;
    parts.set(id, known);
    return known;
  };
  return {
    count: map.count,
    fromLineArt: true,
    at: (x, y) =>
      map.ids[Math.floor((y * map.height) / height) * map.width + Math.floor((x * map.width) / width)]!,
    runs: (id) => all[id]!,
    area: (id) => areaOf(all[id]!),
    connected: isConnected,
  };
}

/** Where each of `cells` map cells begins on `pixels` page pixels, and where the last one ends. */
function edges(cells: number, pixels: number): Uint16Array {
  return Uint16Array.from({ length: cells + 1 }, (_, i) => Math.ceil((i * pixels) / cells));
}

interface RunSink {
  readonly y: Uint16Array;
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  used: number;
}

function runsById(map: RegionMap, columns: Uint16Array, rows: Uint16Array): RunSink[] {
  const found = runsOf(map);
  const sinks = Array.from(lengths(map, found, rows), (length) => ({
    y: new Uint16Array(length),
    from: new Uint16Array(length),
    to: new Uint16Array(length),
    used: 0,
  }));
  for (let row = 0; row < map.height; row++) {
    for (let y = rows[row]!; y < rows[row + 1]!; y++) {
      for (let run = found.first[row]!; run < found.first[row + 1]!; run++) {
        put(sinks[found.ids[run]!]!, y, columns[found.starts[run]!]!, columns[found.ends[run]!]!);
      }
    }
  }
  return sinks;
}

function put(sink: RunSink, y: number, from: number, to: number): void {
  sink.y[sink.used] = y;
  sink.from[sink.used] = from;
  sink.to[sink.used++] = to;
}

/** Pieces of a map's rows with one id each; `first` tells at which one each row begins. */
interface MapRuns {
  readonly ids: number[];
  readonly starts: number[];
  readonly ends: number[];
  readonly first: Uint32Array;
}

/** Goes over all cells once: this is waited for when a page is opened. */
function runsOf({ width, height, ids }: RegionMap): MapRuns {
  const found: MapRuns = { ids: [], starts: [], ends: [], first: new Uint32Array(height + 1) };
  for (let row = 0; row < height; row++) {
    const base = row * width;
    for (let start = 0, end = 0; start < width; start = end) {
      const id = ids[base + start]!;
      do end++;
      while (end < width && ids[base + end] === id);
      found.ids.push(id);
      found.starts.push(start);
      found.ends.push(end);
    }
    found.first[row + 1] = found.ids.length;
  }
  return found;
}

/** How many runs each id has on the page. */
function lengths({ height, count }: RegionMap, found: MapRuns, rows: Uint16Array): Uint32Array {
  const counts = new Uint32Array(count + 1);
  for (let row = 0; row < height; row++) {
    const times = rows[row + 1]! - rows[row]!;
    for (let run = found.first[row]!; run < found.first[row + 1]!; run++) counts[found.ids[run]!]! += times;
  }
  return counts;
}

function areaOf(runs: Runs): number {
  return runs.y.reduce((sum, _, i) => sum + runs.to[i]! - runs.from[i]!, 0);
}
