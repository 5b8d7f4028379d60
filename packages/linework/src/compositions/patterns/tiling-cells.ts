import { byLevel, type Brief } from '../../composition.ts';
import { grow } from '../../geometry/boolean.ts';
import { arc, ellipse, polygon } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Path, type Point } from '../../geometry/point.ts';
import { around } from '../../geometry/around.ts';
import { fit, type Figure, type Look } from '../../motifs/figures/figure.ts';
import { bee, butterfly, ladybird } from '../../motifs/figures/insects.ts';
import { heartFigure, starFigure } from '../../motifs/figures/ornaments.ts';
import { daisyFigure, leafSprig, roseFigure, tulip } from '../../motifs/figures/plants.ts';
import { holds, lay, type Field } from '../../motifs/tilework/field.ts';
import type { Role } from '../../roles.ts';
import { tilingOf } from './tiling.ts';

const ROOT = Math.sqrt(3);

/** Calls with every cell of a brick lattice that can touch the field. */
function eachSpot(
  step: number,
  rise: number,
  draw: (x: number, y: number, row: number, column: number) => void,
): void {
  const [rows, columns] = [Math.ceil(560 / rise), Math.ceil(560 / step) + 1];
  for (let row = -rows; row <= rows; row++)
    for (let column = -columns; column <= columns; column++)
      draw(500 + (column + (row % 2 === 0 ? 0 : 0.5)) * step, 500 + row * rise, row, column);
}

/** Honeycomb cells with flowers and insects in them. */
export const honeycomb = tilingOf({
  name: 'honeycomb',
  moods: ['Buzzing', 'Golden', 'Clover', 'Summer'],
  noun: 'Honeycomb',
  description:
    'Honeycomb cells hold flowers, leaves and small guests. Let the honey run through the empty cells.',
  tags: ['honeycomb', 'hexagons', 'flowers', 'bees'],
  ground: 'gold',
  fill(field, brief, roles) {
    const radius = byLevel(
      brief,
      brief.random.range(176, 200),
      brief.random.range(118, 140),
      brief.random.range(84, 100),
    );
    const guests = brief.random.shuffle<Figure>(
      byLevel<Figure[]>(
        brief,
        [roseFigure, leafSprig, heartFigure],
        [daisyFigure, bee, roseFigure, leafSprig],
        [daisyFigure, bee, roseFigure, butterfly, leafSprig, ladybird],
      ),
    );
    eachSpot(radius * ROOT, radius * 1.5, (x, y, row, column) => {
      const key = Math.abs(row * 2 + column * 3);
      lay(field, polygon(x, y, radius * 0.97, 6, Math.PI / 6), roles[key % 3]!);
      if (!holds(field, x, y, radius * 0.96)) return;
      const spot = field.sheet.at({ x, y });
      const look: Look = { level: brief.level, main: roles[(key + 1) % 4]!, accent: roles[3]! };
      if (key % 2 === 0 || brief.level === 2) {
        if (brief.level > 0) spot.shape(polygon(0, 0, radius * 0.8, 6, Math.PI / 6), 'fine', 'soft');
        fit(spot, guests[key % guests.length]!, look, radius * 1.1, radius * 1.1);
      } else if (brief.level > 0) {
        spot.shape(polygon(0, 0, radius * 0.66, 6, Math.PI / 6), 'line', 'sun');
        spot.shape(polygon(0, 0, radius * 0.34, 6, Math.PI / 6), 'line', 'soft');
      }
    });
    return undefined;
  },
});

type Scale = 'Wave' | 'Fan' | 'Petal' | 'Peacock';

/** Rows of scales: waves of seigaiha, fans of art deco, petals or peacock eyes. */
export const scales = tilingOf({
  name: 'scales',
  moods: ['Gentle', 'Jazz Age', 'Tokyo', 'Evening', 'Silver'],
  noun: 'Scales',
  description:
    'Rows of scales lie over each other like waves on a screen or slates on a roof. Shade every scale from its middle outwards.',
  tags: ['scales', 'waves', 'art deco', 'fans'],
  ground: 'soft',
  fill(field, brief, roles) {
    const kind = brief.random.pick<Scale>(['Wave', 'Fan', 'Petal', 'Peacock']);
    const radius = byLevel(
      brief,
      brief.random.range(176, 210),
      brief.random.range(108, 134),
      brief.random.range(76, 96),
    );
    const rows = Math.ceil(560 / (radius * 0.5)) + 1;
    for (let row = -rows; row <= rows; row++)
      for (let column = -5; column <= 5; column++) {
        const x = 500 + (column + (row % 2 === 0 ? 0 : 0.5)) * radius * 2;
        const y = 500 + row * radius * 0.52 + radius * 0.3;
        if (!lay(field, ellipse(x, y, radius), roles[Math.abs(row) % 4]!)) continue;
        drawScale(field, brief, kind, { x, y, radius, roles, row: Math.abs(row) });
      }
    return kind;
  },
});

interface ScaleSpot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly roles: readonly Role[];
  readonly row: number;
}

/** What a scale carries stays in its upper part, which the next row leaves in sight. */
function drawScale(field: Field, brief: Brief, kind: Scale, { x, y, radius, roles, row }: ScaleSpot): void {
  const inside = field.sheet.inside(field.zone);
  const next = roles[(row + 1) % 4]!;
  if (kind === 'Wave') {
    const rings = byLevel(brief, [0.62], [0.74, 0.48], [0.78, 0.56, 0.34]);
    rings.forEach((size, i) => lay(field, ellipse(x, y, radius * size), i % 2 === 0 ? 'soft' : next, 'fine'));
  } else if (kind === 'Fan') {
    const blades = byLevel(brief, 4, 5, 6);
    for (let i = 1; i < blades; i++)
      inside.line([[x, y], polar([x, y], radius, -Math.PI * (i / blades))], 'fine', 0);
    if (brief.level > 0) inside.line(arc(x, y, radius * 0.78, radius * 0.78, -Math.PI, 0), 'fine', 0);
    lay(field, ellipse(x, y, radius * 0.42), next, 'fine');
  } else if (kind === 'Petal') {
    const petals = byLevel(brief, 3, 3, 5);
    for (let i = 0; i < petals; i++) {
      const angle = ((i + 0.5) / petals - 0.5) * Math.PI * 0.86;
      lay(
        field,
        place(petal('drop', radius * 0.84, (radius * 1.5) / petals), { x, y, angle }),
        i % 2 === 0 ? next : 'soft',
        'fine',
      );
    }
  } else {
    lay(field, place(petal('round', radius * 0.9, radius * 1.1), { x, y }), 'leaf', 'fine');
    lay(
      field,
      place(petal('heart', radius * 0.62, radius * 0.56), { x, y: y - radius * 0.16 }),
      next,
      'fine',
    );
    if (brief.level > 0 && holds(field, x, y - radius * 0.5, radius * 0.2))
      lay(field, ellipse(x, y - radius * 0.5, radius * 0.14), 'sun', 'fine');
  }
}

/** Rhombs in three directions: cubes that tumble forwards and back. */
export const blocks = tilingOf({
  name: 'blocks',
  edgeToEdge: 'easy',
  moods: ['Tumbling', 'Toy Box', 'Stacked', 'Dizzy'],
  noun: 'Blocks',
  description:
    'Three kinds of rhombs make cubes that seem to stand out of the page. Keep one light, one middle and one dark color for the three sides.',
  tags: ['cubes', 'blocks', 'illusion', 'geometry'],
  ground: 'soft',
  fill(field, brief, roles) {
    const edge = byLevel(
      brief,
      brief.random.range(190, 215),
      brief.random.range(118, 140),
      brief.random.range(88, 102),
    );
    const decors = brief.random.shuffle(['echo', 'leaf', 'dot', 'cross'] as const);
    eachSpot(edge * ROOT, edge * 1.5, (x, y) => {
      const at = (k: number): Point => polar([x, y], edge, -Math.PI / 2 + (k * Math.PI) / 3);
      for (let side = 0; side < 3; side++) {
        const rhomb: Path = [[x, y], at(side * 2 + 5), at(side * 2), at(side * 2 + 1)];
        lay(field, rhomb, roles[side]!);
        const [mx, my] = [(x + at(side * 2)[0]) / 2, (y + at(side * 2)[1]) / 2];
        if (brief.level === 0 || !holds(field, mx, my, edge * 0.5)) continue;
        const decor = decors[side]!;
        if (decor === 'echo') lay(field, grow([rhomb], -edge * 0.16), roles[3]!, 'fine');
        else if (decor === 'dot') lay(field, ellipse(mx, my, edge * 0.26), 'soft', 'fine');
        else if (decor === 'leaf')
          lay(
            field,
            place(petal('leaf', edge * 0.8, edge * 0.4), {
              x: x + (mx - x) * 0.22,
              y: y + (my - y) * 0.22,
              angle: (side * Math.PI * 2) / 3,
            }),
            'soft',
            'fine',
          );
        else if (brief.level === 2) field.sheet.line([at(side * 2 + 5), at(side * 2 + 1)], 'fine', 0);
      }
    });
    return undefined;
  },
});

/** Rows of tulips, hearts and stars in ogee frames, as on old wallpaper. */
export const wallpaper = tilingOf({
  name: 'wallpaper',
  edgeToEdge: 'hard',
  moods: ['Parlor', 'Nursery', 'Orchard', 'Manor'],
  noun: 'Wallpaper',
  description:
    'Pointed frames climb the wall and hold a small bouquet each. Choose a quiet ground and let the frames carry the color.',
  tags: ['wallpaper', 'flowers', 'ornament', 'ogee'],
  ground: 'soft',
  fill(field, brief, roles) {
    const wide = byLevel(
      brief,
      brief.random.range(270, 300),
      brief.random.range(186, 212),
      brief.random.range(134, 156),
    );
    const tall = wide * brief.random.range(1.3, 1.6);
    const [guest, word] = brief.random.pick([
      [tulip, 'Tulip'],
      [heartFigure, 'Heart'],
      [roseFigure, 'Rose'],
      [starFigure, 'Star'],
      [leafSprig, 'Leaf'],
    ] as const);
    eachSpot(wide, tall / 2, (x, y, row, column) => {
      const frame = ogee(x, y, wide, tall);
      if (!lay(field, frame, roles[Math.abs(row + column) % 2]!)) return;
      if (!holds(field, x, y, wide * 0.46)) return;
      const look: Look = { level: brief.level, main: roles[2]!, accent: roles[3]! };
      if (brief.level > 0) lay(field, ogee(x, y, wide * 0.8, tall * 0.8), 'soft', 'fine');
      const spot = field.sheet.at({ x, y });
      fit(spot, guest, look, wide * 0.52, tall * 0.42);
      if (brief.level === 2)
        around(spot, { radius: tall * 0.29, count: 2 }, (dot) =>
          dot.shape(ellipse(0, 0, wide * 0.05), 'fine', 'sun'),
        );
    });
    return word;
  },
});

/** A frame pointed above and below whose copies fill the plane. */
function ogee(x: number, y: number, wide: number, tall: number): Path {
  const side = (sign: number): Point[] =>
    Array.from({ length: 25 }, (_, i): Point => {
      const v = -1 + (2 * i) / 24;
      return [x + sign * (wide / 2) * Math.cos((v * Math.PI) / 2) ** 2, y + (v * tall) / 2];
    });
  return [...side(1), ...side(-1).reverse()];
}
