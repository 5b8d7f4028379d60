import { ellipse, rectangle } from '../../geometry/forms.ts';
import { place, type Path, type Point, type Shape } from '../../geometry/point.ts';
import { dresser, lay, layCourses, score, type Bed } from './laying.ts';

/** Boards with joints, some with a knot, some with a line of grain. */
function planks(bed: Bed): void {
  layCourses(bed, { wide: 2.3, high: 0.56, uneven: 0.4 }, (seen, _row, _column, cell) =>
    grain(bed, seen, cell),
  );
}

function grain(bed: Bed, seen: Shape, cell: Path): void {
  if (seen.length === 0) return;
  const lines: Point[] = cell.slice(0, 7).map(([x, y], i): Point => {
    const [u, v] = cell[13 - i]!;
    const share = 0.5 + 0.16 * Math.sin(i * 1.1 + cell[0]![0]);
    return [x + (u - x) * share, y + (v - y) * share];
  });
  if (bed.random.chance(0.55)) score(bed, lines, seen, 0.3);
  if (!bed.random.chance(0.34)) return;
  const at = lines[bed.random.int(2, 4)]!;
  const knot = place(ellipse(0, 0, bed.size * 0.2, bed.size * 0.13), {
    x: at[0],
    y: at[1],
    angle: bed.angle,
  });
  lay({ ...bed, zone: seen }, knot, 1);
}

/** Narrow boards of a floor in zigzag, three times as long as wide. */
function herringbone(bed: Bed): void {
  const [left, top, right, bottom] = bed.box;
  const [wide, long] = [bed.size * 0.48, 3];
  const reach = Math.ceil(Math.hypot(right - left, bottom - top) / wide / 2) + long;
  const at = {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    scale: wide,
    angle: bed.angle + Math.PI / 4,
  };
  for (let k = -reach; k <= reach; k++)
    for (let x = k - long * 2 * Math.ceil((reach * 2) / long); x < reach; x += long * 2) {
      if (x < -reach - long) continue;
      lay(bed, place(rectangle(x, k, long, 1), at), k);
      lay(bed, place(rectangle(x - 1, k, 1, long), at), k + 1);
    }
}

/** Roughly hewn logs laid on each other, rounded joints leaning. */
function logs(bed: Bed): void {
  layCourses(
    bed,
    { wide: 1.9, high: 0.66, uneven: 0.5, wave: 0.05, lean: 0.12 },
    (seen, _row, _column, cell) => grain(bed, seen, cell),
  );
}

/** Wood sawn: planks (turn them by the angle), a herringbone floor, logs. */
export const dressBoards = dresser(
  'boards',
  { size: 84, roles: ['wood', 'sand', 'cream'] },
  { planks, herringbone, logs },
);
