import { byLevel } from '../../composition.ts';
import { ellipse, rectangle, arc } from '../../geometry/forms.ts';
import { mix, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import { edged } from '../edged.ts';

/** A long hall with a tiled floor, its walls and columns running to a far door. */
export const tiledHall = edged({
  name: 'tiled-hall',
  category: 'patterns',
  size: [860, 960],
  edge: 'page',
  backdrop: 'cream',
  draw(brief) {
    const { random, sheet, level } = brief;
    const eye: Point = [random.range(360, 500), random.range(380, 470)];
    /** A point of the hall: x from -1 (left wall) to 1, y from -1 (ceiling) to 1 (floor), z in bays from the page. */
    const at = (x: number, y: number, z: number): Point => {
      const size = 1 / (1 + z * byLevel(brief, 0.6, 0.5, 0.42));
      return [eye[0] + x * 640 * size, eye[1] + (y > 0 ? y * 600 : y * 560) * size];
    };
    const hall = sheet.layer('hall');
    const bays = byLevel(brief, 3, 5, 7);
    const across = byLevel(brief, 4, 6, 8);
    const quad = (
      corners: readonly (readonly [number, number, number])[],
      role: Role,
      weight: 'line' | 'fine' | 'bold' = 'line',
    ): void =>
      hall.shape(
        corners.map(([x, y, z]) => at(x, y, z)),
        weight,
        role,
      );
    for (let z = bays - 1; z >= 0; z--) {
      for (const side of [-1, 1]) {
        quad(
          [
            [side, -1, z],
            [side, -1, z + 1],
            [side, 1, z + 1],
            [side, 1, z],
          ],
          z % 2 ? 'soft' : 'cream',
        );
        const bend = Array.from({ length: 13 }, (_, k): readonly [number, number, number] => [
          side,
          -0.15 - 0.5 * Math.sin((k / 12) * Math.PI),
          mix(z + 0.16, z + 0.84, k / 12),
        ]);
        quad([[side, 1, z + 0.16], ...bend, [side, 1, z + 0.84]], z % 2 ? 'a' : 'c');
        if (level > 0) {
          const inner = bend.map(([x, y, depth]): readonly [number, number, number] => [
            x,
            y + 0.1,
            mix(depth, z + 0.5, 0.22),
          ]);
          quad([[side, 0.9, z + 0.24], ...inner, [side, 0.9, z + 0.76]], 'sky');
        }
      }
      quad(
        [
          [-1, -1, z],
          [1, -1, z],
          [1, -1, z + 1],
          [-1, -1, z + 1],
        ],
        z % 2 ? 'wood' : 'sand',
      );
      if (level > 0)
        for (const x of byLevel(brief, [], [-0.33, 0.33], [-0.5, 0, 0.5]))
          quad(
            [
              [x - 0.1, -1, z],
              [x + 0.1, -1, z],
              [x + 0.1, -1, z + 1],
              [x - 0.1, -1, z + 1],
            ],
            'wood',
          );
    }
    const rows = bays * byLevel(brief, 1, 1.4, 1.6);
    for (let row = Math.floor(rows) - 1; row >= 0; row--)
      for (let i = 0; i < across; i++) {
        const [x0, x1, z0, z1] = [
          mix(-1, 1, i / across),
          mix(-1, 1, (i + 1) / across),
          (row * bays) / rows,
          ((row + 1) * bays) / rows,
        ];
        quad(
          [
            [x0, 1, z0],
            [x1, 1, z0],
            [x1, 1, z1],
            [x0, 1, z1],
          ],
          (i + row) % 2 ? 'b' : 'soft',
        );
        if (level === 2 && row < 4 && (i + row) % 2)
          quad(
            [
              [(x0 + x1) / 2, 1, z0 + 0.08],
              [x1 - 0.04, 1, (z0 + z1) / 2],
              [(x0 + x1) / 2, 1, z1 - 0.08],
              [x0 + 0.04, 1, (z0 + z1) / 2],
            ],
            'd',
            'fine',
          );
      }
    const [x0, y0] = at(-1, -1, bays);
    const [x1, y1] = at(1, 1, bays);
    hall.shape(rectangle(x0, y0, x1 - x0, y1 - y0), 'bold', 'soft');
    const [cx, half, foot] = [(x0 + x1) / 2, (x1 - x0) * 0.34, y1];
    hall.shape(
      [...arc(cx, foot - half * 1.3, half, half, Math.PI, Math.PI * 2), [cx + half, foot], [cx - half, foot]],
      'bold',
      'sky',
    );
    hall.shape(ellipse(cx, foot - half * 1.3, half * 0.5), 'line', 'sun');
    return {
      title: random.fork('title').pick(['The Tiled Hall', 'Down the Long Gallery', 'The Palace Corridor']),
      description:
        'Arches and tiles run to a far door where the sun comes in. Lighter floors, darker arches: the hall grows longer with every shade.',
      tags: ['perspective', 'tiles', 'arches', 'palace', 'architecture'],
    };
  },
});
