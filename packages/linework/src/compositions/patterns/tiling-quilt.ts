import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief } from '../../composition.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path } from '../../geometry/point.ts';
import { fit } from '../../motifs/figures/figure.ts';
import { heartFigure } from '../../motifs/figures/ornaments.ts';
import { lay, type Field } from '../../motifs/tilework/field.ts';
import { fillZone, PATCHES, type PatternName } from '../../patterns/patterns.ts';
import { grow, intersect, clockwise } from '../../geometry/boolean.ts';
import { shapeArea } from '../../geometry/path.ts';
import type { Role } from '../../roles.ts';
import { tilingOf } from './tiling.ts';

/** A quilt block: draws in a frame from -1 to 1 both ways. */
type Block = (patch: (cell: Path, role: 0 | 1 | 2 | 3) => void) => void;

const square = (x: number, y: number, w: number, h = w): Path => rectangle(x, y, w, h);

const BLOCKS: Readonly<Record<string, Block>> = {
  'Log Cabin': (patch) => {
    const widths = [1, 0.66, 0.33];
    for (const [i, w] of widths.entries()) {
      const t = 0.33;
      patch(square(-w, -w, 2 * w - t, t), i % 2 === 0 ? 0 : 1);
      patch(square(w - t, -w, t, 2 * w - t), i % 2 === 0 ? 0 : 1);
      patch(square(-w + t, w - t, 2 * w - t, t), i % 2 === 0 ? 2 : 3);
      patch(square(-w, -w + t, t, 2 * w - t), i % 2 === 0 ? 2 : 3);
    }
  },
  'Flying Geese': (patch) => {
    for (let i = 0; i < 4; i++) {
      const y = -1 + i * 0.5;
      patch(
        [
          [-1, y + 0.5],
          [0, y],
          [1, y + 0.5],
        ],
        (i % 2) as 0 | 1,
      );
      patch(
        [
          [-1, y],
          [0, y],
          [-1, y + 0.5],
        ],
        2,
      );
      patch(
        [
          [1, y],
          [1, y + 0.5],
          [0, y],
        ],
        2,
      );
    }
  },
  'Ohio Star': (patch) => {
    const t = 2 / 3;
    for (const [x, y] of [
      [-1, -1],
      [1 - t, -1],
      [-1, 1 - t],
      [1 - t, 1 - t],
    ] as const)
      patch(square(x, y, t), 2);
    patch(square(-t / 2, -t / 2, t), 0);
    for (let turn = 0; turn < 4; turn++) {
      const spin = (path: Path): Path => place(path, { angle: (turn * Math.PI) / 2 });
      patch(
        spin([
          [-t / 2, -1],
          [t / 2, -1],
          [0, -1 + t / 2],
        ]),
        3,
      );
      patch(
        spin([
          [-t / 2, -1],
          [0, -1 + t / 2],
          [-t / 2, -1 + t],
        ]),
        1,
      );
      patch(
        spin([
          [t / 2, -1],
          [t / 2, -1 + t],
          [0, -1 + t / 2],
        ]),
        1,
      );
      patch(
        spin([
          [-t / 2, -1 + t],
          [0, -1 + t / 2],
          [t / 2, -1 + t],
        ]),
        3,
      );
    }
  },
  Pinwheel: (patch) => {
    for (let turn = 0; turn < 4; turn++) {
      const spin = (path: Path): Path => place(path, { angle: (turn * Math.PI) / 2 });
      patch(spin(points('0,0 0,-1 1,-1')), 0);
      patch(spin(points('0,0 1,-1 1,0')), 2);
    }
  },
  'Friendship Star': (patch) => {
    const t = 2 / 3;
    for (const [x, y] of [
      [-1, -1],
      [1 - t, -1],
      [-1, 1 - t],
      [1 - t, 1 - t],
    ] as const)
      patch(square(x, y, t), 2);
    patch(square(-t / 2, -t / 2, t), 0);
    for (let turn = 0; turn < 4; turn++) {
      const spin = (path: Path): Path => place(path, { angle: (turn * Math.PI) / 2 });
      patch(
        spin([
          [-t / 2, -1],
          [t / 2, -1 + t],
          [-t / 2, -1 + t],
        ]),
        1,
      );
      patch(
        spin([
          [-t / 2, -1],
          [t / 2, -1],
          [t / 2, -1 + t],
        ]),
        3,
      );
    }
  },
  'Drunkard’s Path': (patch) => {
    for (const [x, y, turn] of [
      [0, 0, 0],
      [0, 0, 1],
      [0, 0, 2],
      [0, 0, 3],
    ] as const) {
      const spin = (path: Path): Path => place(path, { angle: (turn * Math.PI) / 2, x, y });
      patch(spin(square(0, -1, 1)), turn % 2 === 0 ? 0 : 2);
      const quarter: Path = [
        [0, 0],
        ...Array.from(
          { length: 13 },
          (_, i) =>
            [0.68 * Math.cos((-i / 12) * (Math.PI / 2)), 0.68 * Math.sin((-i / 12) * (Math.PI / 2))] as const,
        ),
      ];
      patch(spin(quarter), turn % 2 === 0 ? 1 : 3);
    }
  },
  'Dresden Plate': (patch) => {
    patch(square(-1, -1, 2), 2);
    for (let i = 0; i < 8; i++)
      patch(
        place(petal('round', 0.66, 0.5), {
          x: 0.26 * Math.sin((i * Math.PI) / 4),
          y: -0.26 * Math.cos((i * Math.PI) / 4),
          angle: (i * Math.PI) / 4,
        }),
        (i % 2) as 0 | 1,
      );
    patch(ellipse(0, 0, 0.3), 3);
  },
};

const NAMES = Object.keys(BLOCKS);

/** Patchwork blocks sewn side by side. */
export const quilt = tilingOf({
  name: 'quilt',
  moods: ['Grandmother’s', 'Sunday', 'Homespun', 'Winter', 'Porch'],
  noun: 'Quilt',
  description:
    'Blocks of old quilt patterns are sewn together side by side. Choose your fabrics first, then color block by block.',
  tags: ['quilt', 'patchwork', 'sewing', 'blocks'],
  ground: 'soft',
  fill(field, brief, roles) {
    const count = byLevel(brief, 2, 3, brief.random.pick([4, 5]));
    const half = 470 / count;
    const kinds = brief.random
      .shuffle(brief.level === 0 ? NAMES.filter((name) => name !== 'Log Cabin') : NAMES)
      .slice(0, byLevel(brief, 1, 2, 2));
    const reach = (count - 1) / 2;
    for (let row = 0; row < count; row++)
      for (let column = 0; column < count; column++) {
        const kind = kinds[(row + column) % kinds.length]!;
        const turn = kind === 'Log Cabin' || kind === 'Flying Geese' ? (row + column) % 4 : 0;
        const at = {
          x: 500 + (column - reach) * half * 2,
          y: 500 + (row - reach) * half * 2,
          scale: half,
          angle: (turn * Math.PI) / 2,
        };
        BLOCKS[kind]!((cell, role) => {
          lay(field, place(cell, at), roles[role]!);
        });
      }
    return kinds[0];
  },
});

/** A sampler: square tiles, each with a doodle of its own. */
export const sampler = tilingOf({
  name: 'sampler',
  moods: ['Doodled', 'Idle Hour', 'Notebook', 'Meditative'],
  noun: 'Sampler',
  description:
    'Every tile of this sampler holds a doodle of its own, from bricks to blossoms. Take one tile a day or all of them on a rainy afternoon.',
  tags: ['doodle', 'tiles', 'sampler', 'tangle'],
  ground: 'soft',
  fill(field, brief, roles) {
    const count = byLevel(brief, 2, 3, 4);
    const side = 960 / count;
    const names = brief.random.shuffle(PATCHES);
    const lean = brief.random.pick([0, Math.PI / 4]);
    const span = lean === 0 ? count : count + 1;
    for (let row = 0; row < span; row++)
      for (let column = 0; column < span; column++) {
        const corner = place(square(-side / 2, -side / 2, side), {
          x: (column - (span - 1) / 2) * side,
          y: (row - (span - 1) / 2) * side,
        });
        const cell = clockwise(place(corner, { x: 500, y: 500, angle: lean }));
        drawTile(field, brief, cell, side, names[(row * span + column) % names.length]!, [
          roles[(row + column) % 4]!,
          roles[(row + column + 1) % 4]!,
        ]);
      }
    return lean === 0 ? 'Tile' : 'Diamond';
  },
});

function drawTile(
  field: Field,
  brief: Brief,
  cell: Path,
  side: number,
  name: PatternName,
  roles: readonly [Role, Role],
): void {
  const visible = intersect([cell], field.zone);
  if (shapeArea(visible) < side * side * 0.06) return;
  field.sheet.shape(visible, 'line', roles[0]);
  const zone = grow(visible, -side * 0.06);
  field.sheet.shape(zone, 'line', 'soft');
  if (shapeArea(zone) < side * side * 0.2) return;
  fillZone(name, {
    sheet: field.sheet,
    zone,
    size: side * byLevel(brief, 0.46, 0.34, 0.29),
    angle: brief.random.pick([0, 0.3, -0.3]),
    roles: [roles[1], 'soft'],
  });
}

/** A basket of broad splints, over and under, hearts where there is room. */
export const basket = tilingOf({
  name: 'basket',
  edgeToEdge: 'easy',
  moods: ['Willow', 'Market', 'Harvest', 'Picnic'],
  noun: 'Basket Weave',
  description:
    'Broad splints run over and under each other like the bottom of a basket. One color across and one down shows the weave.',
  tags: ['basket', 'weave', 'craft', 'texture'],
  ground: 'wood',
  fill(field, brief, roles) {
    const splints = brief.random.pick(byLevel(brief, [1, 2], [2, 3], [3, 4]));
    const step = byLevel(brief, 300, brief.random.range(186, 220), brief.random.range(130, 150));
    const angle = brief.random.pick([0, Math.PI / 4, Math.PI / 4]);
    const n = Math.ceil(720 / step);
    const thick = step / splints;
    for (let row = -n; row <= n; row++)
      for (let column = -n; column <= n; column++) {
        const upright = (row + column) % 2 !== 0;
        const at = { x: column * step, y: row * step, angle: upright ? Math.PI / 2 : 0 };
        for (let i = 0; i < splints; i++) {
          const y = -step / 2 + thick * (i + 0.5);
          const slat = rectangle(-step * 0.6, y - thick * 0.44, step * 1.2, thick * 0.88, thick * 0.3);
          const cell = place(place(slat, at), { x: 500, y: 500, angle });
          if (!lay(field, cell, upright ? roles[i % 2]! : roles[2 + (i % 2)]!)) continue;
          if (brief.level === 0 && splints === 1) {
            const [x, cy] = place(place([[0, 0]], at), { x: 500, y: 500, angle })[0]!;
            const box = intersect([clockwise(ellipse(x, cy, step * 0.32))], field.zone);
            if (shapeArea(box) > step * step * 0.31)
              fit(
                field.sheet.at({ x, y: cy, angle: 0 }),
                heartFigure,
                { level: 0, main: 'soft', accent: roles[1]! },
                step * 0.46,
                step * 0.46,
              );
          }
        }
      }
    return splints === 1 ? 'Heart' : undefined;
  },
});
