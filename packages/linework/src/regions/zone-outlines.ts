import type { Path, Point } from '../geometry/point.ts';
import type { Zone } from '../roles.ts';

/** The closed outlines of a zone, printed as `M x y l dx dy ... z` once or more; in tenths of a pixel. */
export function outlinesOf({ path }: Pick<Zone, 'path'>): Path[] {
  return path.split('M').slice(1).map(outlineOf);
}

function outlineOf(data: string): Point[] {
  const numbers = (data.match(/-?\d+/g) ?? []).map(Number);
  let [x, y] = [numbers[0]!, numbers[1]!];
  const outline: Point[] = [[x, y]];
  for (let i = 2; i + 1 < numbers.length; i += 2) {
    [x, y] = [x + numbers[i]!, y + numbers[i + 1]!];
    outline.push([x, y]);
  }
  return outline;
}
