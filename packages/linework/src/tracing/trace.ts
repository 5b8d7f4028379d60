import { contours } from 'd3-contour';
import { simplify } from '../geometry/path.ts';
import type { Path, Point } from '../geometry/point.ts';
import { INK } from '../regions/label.ts';
import type { Raster } from '../regions/measure.ts';
import { pathData, TENTHS, wrap } from '../svg.ts';

/** Pixels that a traced line may stray from the picture. */
const TOLERANCE = 0.3;

function pathOf(ring: readonly (readonly number[])[]): Path {
  const points = ring.slice(0, -1).map(([x = 0, y = 0]): Point => [x, y]);
  return simplify([...points, points[0]!], TOLERANCE).slice(0, -1);
}

/** The ink of a raster as an SVG of its size: filled outlines, in the form that drawn pages have. */
export function traceInk({ luma, width, height }: Raster): string {
  const darkness = Array.from(luma, (value) => 255 - value);
  const { coordinates } = contours()
    .size([width, height])
    .contour(darkness, 255 - INK);
  const rings = coordinates.flat().filter((ring) => ring.length > 3);
  const data = rings.map((ring) => pathData(pathOf(ring), TENTHS, true)).join('');
  const ink = data === '' ? '' : `<path d="${data}" fill="#000" fill-rule="evenodd"/>`;
  return wrap(
    width,
    height,
    `<rect width="100%" height="100%" fill="#fff"/><g transform="scale(.1)">${ink}</g>`,
  );
}
