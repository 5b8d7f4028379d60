import cv from '@techstark/opencv-js';
import floodFill from 'flood-fill';
import ndarray from 'ndarray';
import FloodFill from 'q-floodfill';
import { countEdges, type EdgeCount } from '../../../packages/engine/bench/page/edges.ts';
import { cellsPage, circlesPage, type LineArt } from '../../../packages/engine/bench/page/line-art.ts';
import { quantile, timesOf } from '../../../packages/engine/bench/page/timing.ts';

const SIDE = 2048;
/** The tolerance that leaves the fewest edge pixels white without crossing a line. */
const TOLERANCE = 96;
const ROUNDS = 9;

type Place = readonly [number, number];

/** Fills line art from a pixel in place. */
type Fill = (page: ImageData, x: number, y: number) => void;

const fills: Readonly<Record<string, Fill>> = {
  'q-floodfill': (page, x, y) => new FloodFill(page).fill('#3b6ea5', x, y, TOLERANCE),
  'flood-fill': (page, x, y) => {
    const words = new Uint32Array(page.data.buffer);
    floodFill(ndarray(words, [page.height, page.width]), y, x, 0xffa56e3b);
  },
  'OpenCV (WASM)': (page, x, y) => {
    const source = cv.matFromImageData(page);
    const colors = new cv.Mat();
    cv.cvtColor(source, colors, cv.COLOR_RGBA2RGB);
    const mask = new cv.Mat();
    const most = new cv.Scalar(TOLERANCE, TOLERANCE, TOLERANCE, 255);
    cv.floodFill(colors, mask, new cv.Point(x, y), new cv.Scalar(59, 110, 165), new cv.Rect(), most, most, 4);
    cv.cvtColor(colors, source, cv.COLOR_RGB2RGBA);
    page.data.set(source.data);
    for (const mat of [source, colors, mask]) mat.delete();
  },
};

const pixelOf = ([x, y]: Place): [number, number] => [Math.floor(x * SIDE), Math.floor(y * SIDE)];
const copyOf = ({ rgba }: LineArt) => new ImageData(rgba.slice(), SIDE, SIDE);

/** Median milliseconds of each peer's fill of the large area. */
function backgroundFills(): Record<string, number> {
  const page = circlesPage(SIDE, 5);
  const [x, y] = pixelOf(page.background);
  return measured((fill) => {
    const copies = Array.from({ length: ROUNDS + 2 }, () => copyOf(page));
    return timesOf(ROUNDS, () => fill(copies.pop()!, x, y));
  });
}

/** Median milliseconds of a peer's fill of one cell on a canvas as apps have it: read, fill, put back, shown. */
function cellFills(): Record<string, number> {
  const page = cellsPage(SIDE, 5);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d')!;
  const [x, y] = pixelOf(page.cell);
  return measured((fill) =>
    Array.from({ length: ROUNDS }, () => {
      context.putImageData(copyOf(page), 0, 0);
      const start = performance.now();
      const picture = context.getImageData(0, 0, SIDE, SIDE);
      fill(picture, x, y);
      context.putImageData(picture, 0, 0);
      return performance.now() - start;
    }),
  );
}

/** How each peer treats the edges of a cell. */
function edges(thickness: number): Record<string, EdgeCount> {
  const page = cellsPage(SIDE, thickness);
  const before = new Uint32Array(page.rgba.buffer);
  const [x, y] = pixelOf(page.cell);
  const counts = Object.entries(fills).map(([name, fill]) => {
    const picture = copyOf(page);
    fill(picture, x, y);
    const painted = new Uint32Array(picture.data.buffer).map((word, at) => (word === before[at] ? 0 : 1));
    return [name, countEdges(page, painted, page.cell)] as const;
  });
  return Object.fromEntries(counts);
}

function measured(times: (fill: Fill) => number[]): Record<string, number> {
  return Object.fromEntries(Object.entries(fills).map(([name, fill]) => [name, quantile(times(fill), 0.5)]));
}

const ready = new Promise<void>((resolve) => {
  if (cv.Mat) resolve();
  else cv.onRuntimeInitialized = () => resolve();
});

Object.assign(globalThis, { peers: { ready: () => ready, backgroundFills, cellFills, edges } });
