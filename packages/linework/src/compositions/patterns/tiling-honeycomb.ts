import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { curve } from '../../geometry/curve.ts';
import { arc, ellipse, polygon } from '../../geometry/forms.ts';
import { shapeArea } from '../../geometry/path.ts';
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

/** What fills a cell: honey up to some height, with a drop or without, a lid of wax, nothing, or a guest. */
type Filling = 'honey' | 'low' | 'lid' | 'open' | 'guest';

/** What whole cells hold, and those that the frame cuts or a bee stands on. */
const WHOLE_CELLS: readonly [readonly Filling[], readonly Filling[], readonly Filling[]] = [
  ['guest', 'guest', 'honey'],
  ['honey', 'lid', 'guest', 'open', 'lid'],
  ['honey', 'honey', 'lid', 'open', 'guest'],
];
const CUT_CELLS: readonly [readonly Filling[], readonly Filling[], readonly Filling[]] = [
  ['honey', 'open', 'honey'],
  ['honey', 'open', 'open'],
  ['honey', 'open', 'open'],
];

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
    const cell: readonly [number, number] = [radius * ROOT, radius * 1.5];
    const corners: Point[] = [];
    eachSpot(...cell, (x, y) => {
      if (holds(field, x, y - radius, radius * byLevel(brief, 0.8, 0.8, 1.15))) corners.push([x, y - radius]);
    });
    const bees = beeSpots(brief, corners, radius);
    eachSpot(...cell, (x, y, row, column) => {
      const own = random.fork(`cell ${row} ${column}`);
      const visible = lay(field, polygon(x, y, radius * 0.92, 6, Math.PI / 6), 'sun');
      if (!visible) return;
      const isWhole = holds(field, x, y, radius * byLevel(brief, 0.72, 0.94, 0.94));
      const isFree = bees.every((spot) => distance(spot, [x, y]) > radius * 1.2);
      const kinds = isWhole && isFree ? WHOLE_CELLS[brief.level] : CUT_CELLS[brief.level];
      const inside = field.sheet.inside(visible).at({ x, y, scale: radius / 100 });
      const key = Math.abs(row * 2 + column * 3);
      const look: Look = { level: brief.level, main: roles[key % 4]!, accent: roles[(key + 1) % 4]! };
      const kind = own.pick(kinds);
      const isWide = brief.level === 0 && isFree && shapeArea(visible) > radius * radius * 0.9;
      drawFilling(inside, kind === 'open' && isWide ? 'low' : kind, own, {
        guest: guests[key % 3]!,
        flower: FLOWERS[Math.abs(row + column) % FLOWERS.length]!,
        look,
      });
    });
    drawBees(field, brief, bees, radius, roles);
    return undefined;
  },
});

interface Guest {
  readonly guest: Figure;
  readonly flower: (typeof FLOWERS)[number];
  readonly look: Look;
}

/** The petals of flowers in the cells of easy pages. */
const FLOWERS = [
  { shape: 'round', count: 5, long: 68, wide: 72 },
  { shape: 'heart', count: 4, long: 66, wide: 76 },
] as const;

/** Fills a cell of radius 100 about the origin. */
function drawFilling(cell: Sheet, kind: Filling, random: Random, { guest, flower, look }: Guest): void {
  if (kind === 'guest' && look.level === 0) {
    around(cell, { radius: 0, count: flower.count }, (spot) =>
      spot.shape(petal(flower.shape, flower.long, flower.wide), 'line', look.main),
    );
    cell.shape(ellipse(0, 0, 24), 'line', 'soft');
    return;
  }
  if (kind === 'guest') {
    cell.shape(polygon(0, 0, 74, 6, Math.PI / 6), 'line', 'soft');
    fit(cell, guest, look, 116, 116);
    return;
  }
  if (kind === 'honey' || kind === 'low') {
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
    if (look.level > 0)
      cell.shape(place(petal('drop', 34, 25), { x, y: level + 20, angle: Math.PI }), 'line', 'gold');
    else if (kind === 'honey' && level < 6)
      cell.shape(place(petal('drop', 62, 48), { x: x / 2, y: level + 26, angle: Math.PI }), 'line', 'gold');
    return;
  }
  if (kind === 'lid') {
    cell.shape(polygon(0, 0, 66, 6, Math.PI / 6), 'line', 'cream');
    // The lid of wax is domed: a second rim within it, and the light on it.
    cell.shape(ellipse(0, 2, 40, 38), 'line', 'sand');
    cell.line(arc(0, 2, 25, 24, -2.7, -1.5), 'line', 0.4);
    return;
  }
  if (look.level === 0) return;
  const floor = polygon(0, -14, 52, 6, Math.PI / 6);
  polygon(0, 0, 92, 6, Math.PI / 6).forEach((corner, i) => cell.line([corner, floor[i]!], 'fine', 0));
  cell.shape(floor, 'line', 'wood');
}

/** A bee with a smile. */
const smilingBee: Figure = {
  ...bee,
  draw(sheet, look) {
    bee.draw(sheet, look);
    sheet.line(arc(0, -28, 6.4, 5, 0.5, 2.64), 'fine', 0.3);
  },
};

/** Where bees stand so that they are far apart: where three cells meet. */
function beeSpots(brief: Brief, corners: readonly Point[], radius: number): Point[] {
  const chosen: Point[] = [];
  for (const spot of brief.random.fork('bees').shuffle(corners))
    if (chosen.every((other) => distance(other, spot) > radius * 3.1)) chosen.push(spot);
  return chosen.slice(0, byLevel(brief, 1, 2, 4));
}

/** Bees, the fourth of them a ladybird. */
function drawBees(
  field: Field,
  brief: Brief,
  spots: readonly Point[],
  radius: number,
  roles: readonly Role[],
): void {
  const random = brief.random.fork('turns');
  spots.forEach(([x, y], i) => {
    const angle = random.range(-1.2, 1.2);
    const size = radius * byLevel(brief, 1.7, 1.8, 1.9);
    const [dx, dy] = polar([0, 0], radius * 0.1, angle);
    fit(
      field.sheet.at({ x: x + dx, y: y + dy, angle }),
      i === 3 ? ladybird : smilingBee,
      { level: brief.level, main: roles[0]!, accent: roles[1]! },
      size,
      i === 3 ? size * 0.7 : size,
    );
  });
}
