import type { RegionMap } from '@inkbloom/formats/region-map';
import type { Zone } from '../roles.ts';
import { INK, labelAreas, type Labels } from './label.ts';
import { TENTHS } from '../svg.ts';
import { countLeaks } from './leaks.ts';
import { mapOf } from './map-regions.ts';
import { depths } from './depths.ts';
import { countNecks } from './necks.ts';
import { squareEnds } from './square-ends.ts';

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
  /** Share of the inner white areas of 30 cells or more that are under 120 cells. */
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
  /** Share of the page in its background and in inner areas of more than 2 % of it. */
  readonly blank: number;
  /** Whether a frame keeps the picture from the page's edge. */
  readonly framed: boolean;
  /** Whether the frame is a band: two lines around the whole picture with paper between them. */
  readonly banded: boolean;
  /** Millimetres across of the largest circle of solid ink, printed on A4. */
  readonly solidMm: number;
  /** Share of the regions in which a circle of 8 mm finds room, printed on A4. */
  readonly roomy: number;
  /** Places where two areas hang together by less than 1 mm, printed on A4: outlines that nearly touch. */
  readonly necks: number;
  /** Smallest distance of ink from the edge, as a share of the longer side. */
  readonly margin: number;
  /** Where the ink's centre lies off the page's middle, as shares of width and height. */
  readonly offCentre: readonly [sideways: number, upright: number];
  /** Share of dark 5 x 5 blocks in the 400-pixel thumbnail. */
  readonly darkBlocks: number;
  /** Limbs of plants and animals that end in plain sight as if sawn off. */
  readonly squareEnds: number;
  /** White areas that reach over several shapes through a hole in an outline. */
  readonly leaks: number;
}

const REGION = 60;
const SMALL = 120;
const SPECK = 30;
const THUMBNAIL = 400;
/** An inner area of more than this share of the page is blank paper. */
const BLANK_SHARE = 0.02;
/** The longer side of a page printed on A4. */
const PRINT_MM = 240;
const ROOM_MM = 8;
/** A frame's band spans this share of the ink's width and height and takes at most that share of the page. */
const BAND = { spans: 0.93, covers: 0.14 };

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
  const areas = white.filter((area) => !area.edge && area.size >= SPECK).map((area) => area.size);
  areas.sort((a, b) => a - b);
  const inner = areas.filter((size) => size >= REGION);
  const cells = width * height;
  const millimetres = PRINT_MM / Math.max(width, height);
  const cellsATenth = width / page.width / TENTHS;
  const background = white.reduce((sum, area) => sum + (area.edge ? area.size : 0), 0) / cells;
  const blanks = inner.filter((size) => size > cells * BLANK_SHARE);
  const measures = {
    regions: inner.length,
    smallShare: areas.filter((size) => size < SMALL).length / Math.max(1, areas.length),
    specks: white.filter((area) => area.size < SPECK).length,
    median: inner[inner.length >> 1] ?? 0,
    largest: (inner.at(-1) ?? 0) / cells,
    background,
    blank: background + blanks.reduce((sum, size) => sum + size, 0) / cells,
    framed: background < 0.2,
    banded: isBanded(labels, width),
    ...widthFigures(labels, width, millimetres),
    ...inkFigures(luma, width, height),
    darkBlocks: darkBlocks(luma, width, height),
    squareEnds: squareEnds(page.shapes, millimetres * cellsATenth).length,
    leaks: countLeaks(labels, page.shapes, width, cellsATenth),
  };
  return { map: mapOf(labels, width, height), measures };
}

/** The figures of how wide ink and paper are; `millimetres` is a cell, printed on A4. */
function widthFigures(
  labels: Labels,
  width: number,
  millimetres: number,
): Pick<Measures, 'solidMm' | 'roomy' | 'necks'> {
  const { cells, sizes, edges } = labels;
  const across = (depth: number) => Math.max(0, 2 * depth - 1) * millimetres;
  const ink = depths(cells, width, (label) => label === 0);
  const paper = depths(cells, width, (label) => label !== 0);
  const deepest = new Float32Array(sizes.length);
  for (let cell = 0; cell < cells.length; cell++) {
    const label = cells[cell]!;
    const depth = label === 0 ? ink[cell]! : paper[cell]!;
    if (depth > deepest[label]!) deepest[label] = depth;
  }
  const regions = sizes.map((_, label) => label).filter((label) => isRegion({ sizes, edges }, label));
  const roomy = regions.filter((label) => across(deepest[label]!) >= ROOM_MM);
  return {
    solidMm: across(deepest[0]!),
    roomy: roomy.length / Math.max(1, regions.length),
    necks: countNecks(labels, paper, width, millimetres),
  };
}

function isRegion({ sizes, edges }: Pick<Labels, 'sizes' | 'edges'>, label: number): boolean {
  return label > 0 && !edges[label] && sizes[label]! >= REGION;
}

/** Whether a thin area goes all the way around the picture. */
function isBanded({ cells, sizes, edges }: Labels, width: number): boolean {
  const boxes = boxesOf(cells, width, sizes.length);
  const picture = boxes[0]!;
  const spans = (box: Box, low: 0 | 1, high: 2 | 3) =>
    box[high] - box[low] >= (picture[high] - picture[low]) * BAND.spans;
  return boxes.some(
    (box, label) =>
      isRegion({ sizes, edges }, label) &&
      sizes[label]! <= cells.length * BAND.covers &&
      spans(box, 0, 2) &&
      spans(box, 1, 3),
  );
}

type Box = [left: number, top: number, right: number, bottom: number];

function boxesOf(cells: Int32Array, width: number, labels: number): Box[] {
  const boxes = Array.from({ length: labels }, (): Box => [Infinity, Infinity, -1, -1]);
  for (let cell = 0; cell < cells.length; cell++) {
    const box = boxes[cells[cell]!]!;
    const x = cell % width;
    const y = (cell - x) / width;
    if (x < box[0]) box[0] = x;
    if (y < box[1]) box[1] = y;
    if (x > box[2]) box[2] = x;
    if (y > box[3]) box[3] = y;
  }
  return boxes;
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
