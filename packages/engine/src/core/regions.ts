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
  const counts = new Uint32Array(map.count + 1);
  eachMapRun(map, (id, row) => (counts[id]! += rows[row + 1]! - rows[row]!));
  const sinks = Array.from(counts, (length) => ({
    y: new Uint16Array(length),
    from: new Uint16Array(length),
    to: new Uint16Array(length),
    used: 0,
  }));
  for (let row = 0; row < map.height; row++) {
    for (let y = rows[row]!; y < rows[row + 1]!; y++) {
      eachRunOfRow(map, row, (id, start, end) => put(sinks[id]!, y, columns[start]!, columns[end]!));
    }
  }
  return sinks;
}

function put(sink: RunSink, y: number, from: number, to: number): void {
  sink.y[sink.used] = y;
  sink.from[sink.used] = from;
  sink.to[sink.used++] = to;
}

function eachMapRun(map: RegionMap, visit: (id: number, row: number) => void): void {
  for (let row = 0; row < map.height; row++) eachRunOfRow(map, row, (id) => visit(id, row));
}

function eachRunOfRow(
  map: RegionMap,
  row: number,
  visit: (id: number, start: number, end: number) => void,
): void {
  const base = row * map.width;
  let start = 0;
  while (start < map.width) {
    const id = map.ids[base + start]!;
    let end = start + 1;
    while (end < map.width && map.ids[base + end] === id) end++;
    visit(id, start, end);
    start = end;
  }
}

function areaOf(runs: Runs): number {
  return runs.y.reduce((sum, _, i) => sum + runs.to[i]! - runs.from[i]!, 0);
}
