import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { arc, polygon, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { distance, place, polar, type Point } from '../../geometry/point.ts';
import { fit, type Figure, type Look } from '../../motifs/figures/figure.ts';
import { bee, ladybird } from '../../motifs/figures/insects.ts';
import { daisyFigure, leafSprig, roseFigure } from '../../motifs/figures/plants.ts';
import { holds, lay, type Field } from '../../motifs/tilework/field.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { eachSpot } from './brick-lattice.ts';
import { tilingOf } from './tiling.ts';

const ROOT = Math.sqrt(3);

/** What fills a cell: honey up to some height, a lid of wax, nothing, or a guest. */
type Filling = 'honey' | 'lid' | 'open' | 'guest';

/** A comb whose cells hold honey, wax lids and flowers, with bees that walk over it. */
export const honeycomb = tilingOf({
  name: 'honeycomb',
  moods: ['Buzzing', 'Golden', 'Clover', 'Summer'],
  noun: 'Honeycomb',
  description:
    'Bees walk over a comb whose cells are full of honey, closed with wax or still open. Let the honey be darker than the wax.',
  tags: ['honeycomb', 'bees', 'hexagons', 'honey'],
  ground: 'gold',
  fill(field, brief, roles) {
    const { random } = brief;
    const radius = byLevel(brief, random.range(190, 206), random.range(130, 144), random.range(94, 106));
    const guests = random.shuffle<Figure>([daisyFigure, roseFigure, leafSprig]);
    const corners: Point[] = [];
    eachSpot(radius * ROOT, radius * 1.5, (x, y, row, column) => {
      const own = random.fork(`cell ${row} ${column}`);
      const visible = lay(field, polygon(x, y, radius * 0.92, 6, Math.PI / 6), 'sun');
      if (!visible) return;
      const isWhole = holds(field, x, y, radius * 0.94);
      const kinds: readonly Filling[] = isWhole
        ? ['honey', 'honey', 'lid', 'open', 'guest']
        : ['honey', 'open', 'open'];
      const inside = field.sheet.inside(visible).at({ x, y, scale: radius / 100 });
      const key = Math.abs(row * 2 + column * 3);
      const look: Look = { level: brief.level, main: roles[key % 4]!, accent: roles[(key + 1) % 4]! };
      drawFilling(inside, own.pick(kinds), own, { guest: guests[key % 3]!, look });
      if (holds(field, x, y - radius, radius * 0.8)) corners.push([x, y - radius]);
    });
    drawBees(field, brief, corners, radius, roles);
    return undefined;
  },
});

interface Guest {
  readonly guest: Figure;
  readonly look: Look;
}

/** Fills a cell of radius 100 about the origin. */
function drawFilling(cell: Sheet, kind: Filling, random: Random, { guest, look }: Guest): void {
  if (kind === 'guest') {
    cell.shape(polygon(0, 0, 74, 6, Math.PI / 6), 'line', 'soft');
    fit(cell, guest, look, 116, 116);
    return;
  }
  if (kind === 'honey') {
    const level = random.range(-34, 22);
    const surface = curve([
      [-110, level + 8],
      [-44, level - 10],
      [10, level + 8],
      [60, level - 8],
      [110, level + 6],
    ]);
    cell.shape([...surface, [110, 120], [-110, 120]], 'line', 'ember');
    const x = random.range(-30, 30);
    if (look.level > 0) cell.shape(place(petal('drop', 34, 25), { x, y: level + 54 }), 'line', 'gold');
    else if (level < 0) cell.shape(place(petal('drop', 66, 52), { x: x / 2, y: level + 88 }), 'line', 'gold');
    return;
  }
  if (kind === 'lid') {
    cell.shape(polygon(0, 0, 66, 6, Math.PI / 6), 'line', 'cream');
    if (look.level > 0) larva(cell);
    return;
  }
  if (look.level === 0) return;
  const floor = polygon(0, -14, 52, 6, Math.PI / 6);
  polygon(0, 0, 92, 6, Math.PI / 6).forEach((corner, i) => cell.line([corner, floor[i]!], 'fine', 0));
  cell.shape(floor, 'line', 'wood');
}

/** A larva that lies curled up in its cell, its rings along its back. */
function larva(cell: Sheet): void {
  const back = arc(0, 0, 26, 24, 0.9, 5.6);
  const body = clockwise(tube(back, (t) => 6 + 8 * Math.sin(Math.PI * (0.12 + 0.8 * t))));
  cell.shape(body, 'line', 'cream');
  const inside = cell.inside([body]);
  for (const turn of [1.9, 2.8, 3.7, 4.5])
    inside.line([polar([0, 0], 8, turn), polar([0, 0], 26, turn), polar([0, 0], 44, turn)], 'fine', 0);
}

/** Bees, and on finer pages a ladybird, where three cells meet. */
function drawBees(
  field: Field,
  brief: Brief,
  corners: readonly Point[],
  radius: number,
  roles: readonly Role[],
): void {
  const random = brief.random.fork('bees');
  const chosen: Point[] = [];
  for (const spot of random.shuffle(corners))
    if (chosen.every((other) => distance(other, spot) > radius * 3.1)) chosen.push(spot);
  chosen.slice(0, byLevel(brief, 1, 2, 4)).forEach(([x, y], i) => {
    const angle = random.range(-1.2, 1.2);
    const size = radius * byLevel(brief, 1.7, 1.8, 1.9);
    const [dx, dy] = polar([0, 0], radius * 0.1, angle);
    fit(
      field.sheet.at({ x: x + dx, y: y + dy, angle }),
      i === 3 ? ladybird : bee,
      { level: brief.level, main: roles[0]!, accent: roles[1]! },
      size,
      i === 3 ? size * 0.7 : size,
    );
  });
}
