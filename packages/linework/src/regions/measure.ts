import type { RegionMap } from '@inkbloom/formats/region-map';
import type { Zone } from '../roles.ts';
import { INK, labelAreas } from './label.ts';
import { TENTHS } from '../svg.ts';
import { countLeaks } from './leaks.ts';
import { mapOf } from './map-regions.ts';

/** A page's raster: greyscale, row by row. */
export interface Raster {
  readonly luma: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** What the gates look at, counted on the raster as it ships (1024 cells on the longer side). */
export interface Measures {
  /** Inner white areas of 60 cells or more. */
  readonly regions: number;
  /** Share of the areas counted as regions that are under 120 cells. */
  readonly smallShare: number;
  /** White areas under 30 cells, whether or not the map keeps them. */
  readonly specks: number;
  /** Median area of the regions, in cells. */
  readonly median: number;
  /** Share of the page that is ink. */
  readonly ink: number;
  /** Share of the page the largest inner region takes. */
  readonly largest: number;
  /** Share of the page that is white and connected to its edge. */
  readonly background: number;
  /** Whether a frame keeps the picture from the page's edge. */
  readonly framed: boolean;
  /** Smallest distance of ink from the edge, as a share of the longer side. */
  readonly margin: number;
  /** Where the ink's centre lies off the page's middle, as shares of width and height. */
  readonly offCentre: readonly [sideways: number, upright: number];
  /** Share of dark 5 x 5 blocks in the 400-pixel thumbnail. */
  readonly darkBlocks: number;
  /** White areas that reach over several shapes through a hole in an outline. */
  readonly leaks: number;
}

const REGION = 60;
const SMALL = 120;
const SPECK = 30;
const THUMBNAIL = 400;

/**
 * The regions of a page's raster and its figures for the gates; `page` is what was drawn (its width in pixels,
 * its shapes back to front). Throws when the raster does not hold width x height cells.
 */
export function survey(
  { luma, width, height }: Raster,
  page: { readonly width: number; readonly shapes: readonly Zone[] },
): { map: RegionMap; measures: Measures } {
  const labels = labelAreas(luma, width, height);
  const { sizes, edges } = labels;
  const white = sizes.map((size, i) => ({ size, edge: edges[i]! })).slice(1);
  const inner = white.filter((area) => !area.edge && area.size >= REGION).map((area) => area.size);
  inner.sort((a, b) => a - b);
  const cells = width * height;
  const background = white.reduce((sum, area) => sum + (area.edge ? area.size : 0), 0) / cells;
  const measures = {
    regions: inner.length,
    smallShare: inner.filter((size) => size < SMALL).length / Math.max(1, inner.length),
    specks: white.filter((area) => area.size < SPECK).length,
    median: inner[inner.length >> 1] ?? 0,
    largest: (inner.at(-1) ?? 0) / cells,
    background,
    framed: background < 0.2,
    ...inkFigures(luma, width, height),
    darkBlocks: darkBlocks(luma, width, height),
    leaks: countLeaks(labels, page.shapes, width, width / page.width / TENTHS),
  };
  return { map: mapOf(labels, width, height), measures };
}

function inkFigures(
  luma: Uint8Array,
  width: number,
  height: number,
): Pick<Measures, 'ink' | 'margin' | 'offCentre'> {
  let [ink, sumX, sumY] = [0, 0, 0];
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let cell = 0; cell < luma.length; cell++) {
    if (luma[cell]! >= INK) continue;
    const x = cell % width;
    const y = (cell - x) / width;
    ink++;
    sumX += x;
    sumY += y;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const count = Math.max(1, ink);
  return {
    ink: ink / luma.length,
    margin: Math.min(left, top, width - 1 - right, height - 1 - bottom) / Math.max(width, height),
    offCentre: [sumX / count / width - 0.5, sumY / count / height - 0.5],
  };
}

/** Blocks of the thumbnail whose mean is nearer black than white: mush that no longer reads. */
function darkBlocks(luma: Uint8Array, width: number, height: number): number {
  const block = (5 * Math.max(width, height)) / THUMBNAIL;
  const [columns, rows] = [Math.floor(width / block), Math.floor(height / block)];
  let dark = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (meanOf(luma, width, [column * block, row * block, block]) < 120) dark++;
    }
  }
  return dark / Math.max(1, rows * columns);
}

function meanOf(luma: Uint8Array, width: number, [x0, y0, side]: readonly [number, number, number]): number {
  let [sum, count] = [0, 0];
  for (let y = Math.floor(y0); y < Math.floor(y0 + side); y++) {
    for (let x = Math.floor(x0); x < Math.floor(x0 + side); x++) {
      sum += luma[y * width + x]!;
      count++;
    }
  }
  return sum / count;
}
