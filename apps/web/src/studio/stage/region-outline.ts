import type { RegionMap } from '@inkbloom/formats/region-map';

/** Where to look for a region, in shares of the page. */
type Bounds = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** A corner of cells as one number. */
type Corner = number;

/**
 * The outline of a region as an SVG path in cells of its map, holes included: the borders of its cells, joined to rings
 * that have the region on their right.
 */
export function outlineOf(
  { width, height, ids }: RegionMap,
  region: number,
  bounds: Bounds = { x: 0, y: 0, width: 1, height: 1 },
): string {
  const left = Math.floor(bounds.x * width);
  const top = Math.floor(bounds.y * height);
  const right = Math.min(width, Math.ceil((bounds.x + bounds.width) * width) + 1);
  const bottom = Math.min(height, Math.ceil((bounds.y + bounds.height) * height) + 1);
  const isIn = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && ids[y * width + x] === region;
  const corner = (x: number, y: number): Corner => y * (width + 1) + x;
  const next = new Map<Corner, Corner[]>();
  const border = (from: Corner, to: Corner): void => {
    const ways = next.get(from);
    if (ways) ways.push(to);
    else next.set(from, [to]);
  };
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (ids[y * width + x] !== region) continue;
      if (!isIn(x, y - 1)) border(corner(x, y), corner(x + 1, y));
      if (!isIn(x + 1, y)) border(corner(x + 1, y), corner(x + 1, y + 1));
      if (!isIn(x, y + 1)) border(corner(x + 1, y + 1), corner(x, y + 1));
      if (!isIn(x - 1, y)) border(corner(x, y + 1), corner(x, y));
    }
  }
  const path: string[] = [];
  for (const start of next.keys()) {
    while ((next.get(start)?.length ?? 0) > 0) path.push(ringFrom(start, next, width + 1));
  }
  return path.join('');
}

/** Walks one ring and takes its borders away; straight runs are one line. */
function ringFrom(start: Corner, next: Map<Corner, Corner[]>, columns: number): string {
  const at = (corner: Corner): string => `${corner % columns} ${Math.floor(corner / columns)}`;
  const row = (corner: Corner): number => Math.floor(corner / columns);
  const isStraight = (a: Corner, b: Corner, c: Corner): boolean =>
    (row(a) === row(b) && row(b) === row(c)) || (a % columns === b % columns && b % columns === c % columns);
  const points: Corner[] = [start];
  let here = start;
  for (;;) {
    const there = next.get(here)?.pop();
    if (there === undefined || there === start) break;
    const before = points.at(-2);
    if (before !== undefined && isStraight(before, here, there)) points.pop();
    points.push(there);
    here = there;
  }
  const before = points.at(-2);
  if (before !== undefined && isStraight(before, here, start)) points.pop();
  return `M${points.map(at).join('L')}Z`;
}
