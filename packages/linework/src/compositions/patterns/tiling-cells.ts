import { byLevel, type Brief } from '../../composition.ts';
import { grow } from '../../geometry/boolean.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { between, place, polar, type Point } from '../../geometry/point.ts';
import { holds, lay, type Field } from '../../motifs/tilework/field.ts';
import { TOY_SIGNS } from '../../motifs/toy-signs.ts';
import type { Role } from '../../roles.ts';
import { eachSpot } from './brick-lattice.ts';
import { tilingOf } from './tiling.ts';

const ROOT = Math.sqrt(3);

type Scale = 'Wave' | 'Fan' | 'Petal' | 'Peacock';

/** How rows of scales follow each other on hard pages and from near; on others all are alike. */
const ROWS: Readonly<Record<Scale, readonly Scale[]>> = {
  Wave: ['Wave'],
  Fan: ['Fan', 'Peacock', 'Petal', 'Wave'],
  Petal: ['Petal', 'Fan', 'Peacock', 'Wave'],
  Peacock: ['Peacock'],
};

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
    if (kind === 'Wave' && brief.level === 2) {
      moonlitSea(field, brief, roles);
      return kind;
    }
    const rows = Math.ceil(560 / (radius * 0.5)) + 1;
    for (let row = -rows; row <= rows; row++)
      for (let column = -5; column <= 5; column++) {
        const x = 500 + (column + (row % 2 === 0 ? 0 : 0.5)) * radius * 2;
        const y = 500 + row * radius * 0.52 + radius * 0.3;
        if (!lay(field, ellipse(x, y, radius), roles[Math.abs(row) % 4]!)) continue;
        const inRow =
          brief.level < 2 && !brief.isPart ? kind : ROWS[kind][Math.abs(row) % ROWS[kind].length]!;
        drawScale(field, brief, inRow, { x, y, radius, roles, row: Math.abs(row) });
      }
    return kind;
  },
});

/** Where the moon stands and where the sea begins. */
const [MOON, SHORE]: readonly [Point, number] = [[640, 290], 470];

/** Waves that grow from the horizon to the foot of the page, and rings of light around a moon above them. */
function moonlitSea(field: Field, brief: Brief, roles: readonly Role[]): void {
  for (let ring = 7; ring >= 0; ring--) {
    const [inner, outer] = [110 + ring * 92, 202 + ring * 92];
    const count = 16;
    for (let i = 0; i < count; i++) {
      const [from, to] = [(i + (ring % 2) / 2) / count, (i + 1 + (ring % 2) / 2) / count].map(
        (t) => t * Math.PI * 2,
      );
      lay(
        field,
        [...arc(...MOON, outer, outer, from!, to!), ...arc(...MOON, inner, inner, to!, from!)],
        roles[(i + ring) % 2]!,
        'fine',
      );
    }
  }
  lay(field, ellipse(...MOON, 110), 'sun');
  // From near it is the rising sun, from afar the moon.
  lay(field, brief.isPart ? ellipse(...MOON, 74) : ellipse(MOON[0] + 34, MOON[1] - 20, 84), 'cream', 'fine');
  let [y, radius, row] = [SHORE, 56, 0];
  while (y < 1000 + radius) {
    const columns = Math.ceil(560 / radius / 2) + 1;
    for (let column = -columns; column <= columns; column++) {
      const x = 500 + (column + (row % 2) * 0.5) * radius * 2;
      if (lay(field, ellipse(x, y, radius), roles[row % 4]!))
        drawWave(field, brief, { x, y, radius, roles, row });
    }
    y += radius * 0.56;
    radius *= 1.08;
    row++;
  }
}

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
    drawWave(field, brief, { x, y, radius, roles, row });
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
    lay(field, ellipse(x, y, radius * 0.36), roles[(row + 2) % 4]!, 'fine');
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

/** A wave of three rings; in every third row it is a shell with ribs, in another the outer ring holds drops. */
function drawWave(field: Field, brief: Brief, { x, y, radius, roles, row }: ScaleSpot): void {
  const inside = field.sheet.inside(field.zone);
  const next = roles[(row + 1) % 4]!;
  const kind = brief.level === 0 ? 0 : row % (brief.level === 2 || brief.isPart ? 4 : 3);
  if (kind === 3) return drawShell(field, { x, y, radius, roles, row });
  if (kind === 1) {
    lay(field, ellipse(x, y, radius * 0.82), 'soft', 'fine');
    for (let i = 1; i < 8; i++)
      inside.line(
        [polar([x, y], radius * 0.44, -Math.PI * (i / 8)), polar([x, y], radius * 0.82, -Math.PI * (i / 8))],
        'fine',
        0,
      );
    lay(field, ellipse(x, y, radius * 0.44), next, 'fine');
    return;
  }
  const rings = byLevel(brief, [0.62], [0.74, 0.48], [0.78, 0.56, 0.34]);
  if (kind === 2) rings.splice(0, 1, 0.62);
  rings.forEach((size, i) => lay(field, ellipse(x, y, radius * size), i % 2 === 0 ? 'soft' : next, 'fine'));
  if (kind !== 2) return;
  for (const angle of [-0.62, -0.21, 0.21, 0.62])
    lay(
      field,
      place(petal('drop', radius * 0.28, radius * 0.2), { ...above(x, y, radius * 0.66, angle), angle }),
      next,
      'fine',
    );
}

/** A wave with a scalloped rim and beads between its rings. */
function drawShell(field: Field, { x, y, radius, roles, row }: ScaleSpot): void {
  const next = roles[(row + 1) % 4]!;
  for (let i = 0; i < 9; i++)
    lay(field, ellipse(...polar([x, y], radius * 0.72, -Math.PI * (i / 8)), radius * 0.17), 'soft', 'fine');
  lay(field, ellipse(x, y, radius * 0.68), next, 'fine');
  lay(field, ellipse(x, y, radius * 0.46), 'soft', 'fine');
  lay(field, ellipse(x, y, radius * 0.24), next, 'fine');
}

/** A place at a distance above a point, turned round it. */
function above(
  x: number,
  y: number,
  away: number,
  angle: number,
): { readonly x: number; readonly y: number } {
  const [px, py] = polar([x, y], away, angle - Math.PI / 2);
  return { x: px, y: py };
}

/**
 * Which corners of a face of a cube (its middle, then round) are the lower left, the lower right and the upper left
 * of a sign.
 */
const FACES: readonly (readonly [number, number, number])[] = [
  [1, 0, 2],
  [3, 2, 0],
  [2, 1, 3],
];

/** Cubes like those from a toy box, with signs on them. */
export const blocks = tilingOf({
  name: 'blocks',
  edgeToEdge: 'easy',
  moods: ['Tumbling', 'Toy Box', 'Stacked', 'Dizzy'],
  noun: 'Blocks',
  description:
    'Blocks with letters, numbers and pictures are stacked to a wall. Keep one light, one middle and one dark color for the three sides.',
  tags: ['cubes', 'blocks', 'illusion', 'toys'],
  ground: 'soft',
  fill(field, brief, roles) {
    const edge = byLevel(brief, 266, brief.random.range(136, 158), brief.random.range(88, 102));
    // Two rows of large blocks fill the page from top to bottom.
    const rise = byLevel(brief, 200, 0, 0);
    const signs = brief.random.shuffle(TOY_SIGNS);
    let next = 0;
    eachSpot(edge * ROOT, edge * 1.5, (x, row) => {
      const y = row - rise;
      const at = (k: number): Point => polar([x, y], edge, -Math.PI / 2 + (k * Math.PI) / 3);
      for (let side = 0; side < 3; side++) {
        const [left, top, right] = [at(side * 2 + 5), at(side * 2), at(side * 2 + 1)];
        lay(field, [[x, y], left, top, right], roles[side]!);
        const middle = between([x, y], top, 0.5);
        if (!holds(field, middle[0], middle[1], edge * byLevel(brief, 0.4, 0.34, 0.44))) continue;
        // Signs of finer blocks have a frame.
        const isFramed = brief.level > 0;
        if (isFramed) lay(field, grow([[[x, y], left, top, right]], -edge * 0.1), roles[3]!, 'fine');
        const sign = signs[next++ % signs.length]!;
        const [from, across, up] = FACES[side]!.map((corner) => [[x, y] as Point, left, top, right][corner]!);
        lay(
          field,
          (isFramed ? place(sign, { x: 0.15, y: 0.15, scale: 0.7 }) : sign).map(([u, v]): Point => [
            from![0] + (across![0] - from![0]) * u + (up![0] - from![0]) * v,
            from![1] + (across![1] - from![1]) * u + (up![1] - from![1]) * v,
          ]),
          'soft',
        );
      }
    });
    return undefined;
  },
});
