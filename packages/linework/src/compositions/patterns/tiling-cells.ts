import { byLevel, type Brief } from '../../composition.ts';
import { grow } from '../../geometry/boolean.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Path, type Point } from '../../geometry/point.ts';
import { holds, lay, type Field } from '../../motifs/tilework/field.ts';
import type { Role } from '../../roles.ts';
import { eachSpot } from './brick-lattice.ts';
import { tilingOf } from './tiling.ts';

const ROOT = Math.sqrt(3);

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
        if (!holds(field, mx, my, edge * 0.5) || (brief.level === 0 && side > 0)) continue;
        const decor = brief.level === 0 ? 'dot' : decors[side]!;
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
