import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, grow, intersect, pieces, stroke, subtract } from '../../geometry/boolean.ts';
import { around } from '../../geometry/around.ts';
import { ellipse, polygon, rectangle, star } from '../../geometry/forms.ts';
import { middle, shapeArea } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { distance, polar, type Path, type Point, type Shape } from '../../geometry/point.ts';
import { pageRim } from '../../motifs/page-ground.ts';
import type { Role } from '../../roles.ts';

type Tiling = 'octagons' | 'hexagons' | 'rosettes';

const NAMES: Readonly<Record<Tiling, string>> = {
  octagons: 'Courtyard',
  hexagons: 'Honeycomb',
  rosettes: 'Palace',
};
/** How far the frame is from the page's edge. */
const EDGE = 62;
const FRAME = clockwise(rectangle(EDGE, EDGE, 1000 - 2 * EDGE, 1000 - 2 * EDGE));
/** Hard pages have no frame and run to the page's edge. */
const PAGE = clockwise(pageRim(1000, 1000));

/** Interlaced stars by the polygons-in-contact method (Hankin 1925; Kaplan 2005) inside a frame. */
export const starTiling: Composition = {
  name: 'star-tiling',
  category: 'patterns',
  size: [1000, 1000],
  strays: 0,
  draw(brief) {
    const tiling = brief.random.pick<Tiling>(['octagons', 'hexagons', 'rosettes']);
    const edge = byLevel(brief, 190, 128, 96) * { octagons: 1, hexagons: 1.15, rosettes: 0.82 }[tiling];
    const lines = tiles(tiling, edge).flatMap((tile) =>
      strands(tile, edge, brief.random.fork('angle').range(0.92, 1.16)),
    );
    drawStraps(brief, lines, edge);
    const mood = brief.random.pick(['Moorish', 'Woven', 'Starry', 'Golden']);
    return {
      title: `${mood} ${NAMES[tiling]} Stars`,
      description: `Straps cross and turn into a field of stars. Color star by star, or let a second color run along the bands.`,
      tags: ['geometry', 'stars', 'tiling', 'pattern', 'symmetry'],
    };
  },
};

function tiles(tiling: Tiling, edge: number): Path[] {
  const out: Path[] = [];
  const regular = (sides: number, x: number, y: number, turn: number) =>
    out.push(polygon(500 + x, 500 + y, edge / 2 / Math.sin(Math.PI / sides), sides, turn));
  const n = Math.ceil(560 / edge) + 1;
  const root = Math.sqrt(3);
  for (let row = -n; row <= n; row++) {
    for (let column = -n; column <= n; column++) {
      if (tiling === 'octagons') {
        const step = edge * (1 + Math.SQRT2);
        regular(8, column * step, row * step, Math.PI / 8);
        regular(4, (column + 0.5) * step, (row + 0.5) * step, 0);
      } else if (tiling === 'hexagons') {
        regular(6, (column + (row % 2 === 0 ? 0 : 0.5)) * edge * root, row * edge * 1.5, Math.PI / 6);
      } else {
        const step = edge * (2 + root);
        const [x, y] = [(column + (row % 2 === 0 ? 0 : 0.5)) * step, (row * step * root) / 2];
        regular(12, x, y, Math.PI / 12);
        for (const turn of [Math.PI / 6, Math.PI / 2]) {
          const [tx, ty] = polar([x, y], step / root, turn);
          regular(3, tx, ty, turn);
        }
      }
    }
  }
  return out.filter((tile) => tile.some(([x, y]) => x > 20 && x < 980 && y > 20 && y < 980));
}

/** From the middle of every edge two rays run inwards; each meets its neighbour's. */
function strands(tile: Path, edge: number, angle: number): Path[] {
  const n = tile.length;
  const sides = tile.map((a, i) => {
    const b = tile[(i + 1) % n]!;
    return {
      mid: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as Point,
      along: [(b[0] - a[0]) / edge, (b[1] - a[1]) / edge] as Point,
    };
  });
  return sides.map((side, i): Path => {
    const next = sides[(i + 1) % n]!;
    const [from, to] = [turned(side.along, angle), turned(next.along, Math.PI - angle)];
    const [dx, dy] = [next.mid[0] - side.mid[0], next.mid[1] - side.mid[1]];
    const across = from[1] * to[0] - from[0] * to[1];
    const reach = (dy * to[0] - dx * to[1]) / across;
    return [side.mid, [side.mid[0] + from[0] * reach, side.mid[1] + from[1] * reach], next.mid];
  });
}

function turned([x, y]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

function drawStraps(brief: Brief, lines: readonly Path[], edge: number): void {
  const sheet = brief.sheet.layer('stars');
  const rim = brief.level === 2 ? PAGE : FRAME;
  const straps = intersect(stroke(lines, edge * 0.062), [rim]);
  if (brief.level < 2) sheet.shape(rectangle(40, 40, 920, 920), 'bold', 'soft');
  sheet.shape(rim, 'line', 'soft');
  const fields = pieces(subtract([rim], straps)).filter((field) => shapeArea(field) > edge * edge * 0.02);
  const roles: Role[] = ['b', 'c', 'd', 'a'];
  const kinds = [...new Set(fields.map(kindOf))].sort((a, b) => a - b);
  const largest = Math.max(...fields.map(shapeArea));
  for (const field of fields) {
    sheet.shape(field, 'line', roles[kinds.indexOf(kindOf(field)) % roles.length]);
    decorate(brief, field, { edge, isWhole: shapeArea(field) > largest * 0.96 });
  }
  sheet.rim(rim, brief.level === 2 ? 'bold' : 'line');
}

/** Fields of about the same size are of one kind and share a color. */
function kindOf(field: Shape): number {
  return Math.round(Math.log2(shapeArea(field)) * 1.6);
}

/** A second line within a large field, and in a whole star a flower; a cut field of an easy page stays plain. */
function decorate(
  brief: Brief,
  field: Shape,
  { edge, isWhole }: { readonly edge: number; readonly isWhole: boolean },
): void {
  if (shapeArea(field) < edge * edge * 0.75) return;
  if (brief.level === 0 && !isWhole && isCut(field)) return;
  const sheet = brief.sheet.layer('stars');
  const inner = grow(field, -edge * byLevel(brief, 0.16, 0.11, 0.11));
  sheet.shape(inner, 'line', 'soft');
  if (!isWhole) return;
  const centre = middle(field);
  const room = Math.min(...field[0]!.map((point) => distance(point, centre)));
  // On medium pages every second star holds a smaller star of eight points.
  if (
    brief.level === 1 &&
    (Math.round(centre[0] / edge / 2.4) + Math.round(centre[1] / edge / 2.4)) % 2 === 0
  ) {
    sheet.shape(star(centre[0], centre[1], room * 0.92, room * 0.52, 8), 'line', 'd');
    sheet.shape(star(centre[0], centre[1], room * 0.5, room * 0.26, 8, Math.PI / 8), 'line', 'cream');
    return;
  }
  const petals = byLevel(brief, 8, 8, 6);
  around(sheet, { centre, radius: 0, count: petals }, (spot) =>
    spot.shape(
      petal('leaf', room * byLevel(brief, 0.8, 0.86, 0.8), room * byLevel(brief, 0.42, 0.44, 0.5)),
      'line',
      'a',
    ),
  );
  sheet.shape(ellipse(centre[0], centre[1], room * 0.22), 'line', 'sun');
}

/** Whether the frame has cut a field. */
function isCut(field: Shape): boolean {
  return field.flat().some(([x, y]) => Math.min(x, y, 1000 - x, 1000 - y) < EDGE + 3);
}
