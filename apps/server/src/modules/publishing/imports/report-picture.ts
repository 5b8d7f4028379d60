import type { RegionMap } from '@inkbloom/formats/region-map';
import type { Measures, Raster } from '@inkbloom/linework';
import sharp from 'sharp';

const QUALITY = 86;
/** Luma below this is ink, and cells below which an area is a speck or too small, as the gates have it. */
const INK = 140;
const SMALL = 120;
/** The share of the page that one area may take, within a frame and without. */
const LARGE = { framed: 0.3, open: 0.1 };

const RED = [232, 62, 52] as const;
const AMBER = [255, 205, 105] as const;
const RING = '#1f6fd6';
/** Fewer cells are hard to see: a ring is drawn around them. */
const FAINT = 40;

/** A page, and what is to be marked on it. */
export interface Reported {
  readonly raster: Raster;
  readonly map: RegionMap;
  readonly measures: Measures;
  /** In pixels of the page; `scale` makes cells of the raster from them. */
  readonly openEnds: readonly (readonly [number, number])[];
  readonly scale: number;
}

interface Area {
  cells: number;
  x: number;
  y: number;
}

function areasOf({ raster: { luma, width }, map }: Reported): Area[] {
  const areas = Array.from({ length: map.count + 1 }, (): Area => ({ cells: 0, x: 0, y: 0 }));
  for (let cell = 0; cell < luma.length; cell++) {
    if (luma[cell]! < INK) continue;
    const area = areas[map.ids[cell]!]!;
    area.cells++;
    area.x += cell % width;
    area.y += Math.floor(cell / width);
  }
  return areas;
}

function rings(reported: Reported, areas: readonly Area[]): Buffer {
  const { raster, openEnds, scale } = reported;
  const { width, height } = raster;
  const ends = openEnds.map(
    ([x, y]) =>
      `<circle cx="${(x * scale).toFixed(1)}" cy="${(y * scale).toFixed(1)}" r="11" stroke="${RING}"/>`,
  );
  const faint = areas.slice(1).filter(({ cells }) => cells > 0 && cells < FAINT);
  const specks = faint.map(
    ({ cells, x, y }) =>
      `<circle cx="${(x / cells).toFixed(1)}" cy="${(y / cells).toFixed(1)}" r="9" stroke="rgb(${RED.join()})"/>`,
  );
  const size = `width="${width}" height="${height}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none" stroke-width="2.5">${[...ends, ...specks].join('')}</svg>`,
  );
}

/** The page with what fails on it: areas that are too small in red, a too large one in amber, open ends in rings. */
export async function drawReport(reported: Reported): Promise<Uint8Array> {
  const { raster, map, measures } = reported;
  const { luma, width, height } = raster;
  const areas = areasOf(reported);
  const most = (measures.framed ? LARGE.framed : LARGE.open) * luma.length;
  const edge = new Set([map.ids[0], map.ids[width - 1], map.ids.at(-1)]);
  const pixels = new Uint8Array(luma.length * 3);
  for (let cell = 0; cell < luma.length; cell++) {
    const id = map.ids[cell]!;
    const { cells } = areas[id]!;
    const isPaper = luma[cell]! >= INK && id > 0 && !edge.has(id);
    const tint = !isPaper ? undefined : cells < SMALL ? RED : cells > most ? AMBER : undefined;
    const value = luma[cell]!;
    pixels.set(tint ?? [value, value, value], cell * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .composite([{ input: rings(reported, areas) }])
    .webp({ quality: QUALITY })
    .toBuffer();
}
