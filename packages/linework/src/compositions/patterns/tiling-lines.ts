import { byLevel, type Brief } from '../../composition.ts';
import { clockwise, grow, intersect } from '../../geometry/boolean.ts';
import { fields, kindsOf } from '../../geometry/fields.ts';
import { arc, ellipse, polygon } from '../../geometry/forms.ts';
import { bounds, middle, resample, shapeArea } from '../../geometry/path.ts';
import { distance, place, polar, type Path, type Point, type Shape } from '../../geometry/point.ts';
import { weave } from '../../geometry/weave.ts';
import { lay, type Field } from '../../motifs/tilework/field.ts';
import { fillZone, PATCHES, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import { tilingOf } from './tiling.ts';

/** Colors fields between lines; those of a kind share a color, and wide ones carry an echo. */
function paint(field: Field, all: readonly Shape[], roles: readonly Role[], echoFrom: number): void {
  const kinds = kindsOf(all, (one) => distance(middle(one), [500, 500]));
  all.forEach((one, i) => {
    field.sheet.shape(one, 'line', roles[kinds[i]! % roles.length]);
    const [left, top, right, bottom] = bounds(one);
    const size = Math.min(right - left, bottom - top);
    if (size > echoFrom)
      field.sheet.shape(grow(one, -Math.min(26, size * 0.15)), 'fine', roles[(kinds[i]! + 1) % roles.length]);
  });
}

/** Quarter arcs on turned tiles join to wandering bands (Truchet 1704, Smith 1987). */
export const ribbons = tilingOf({
  name: 'ribbons',
  moods: ['Wandering', 'Riverbed', 'Lost', 'Marble Run'],
  noun: 'Loops',
  description:
    'Quarter arcs on turned tiles join to bands that wander, loop and close. Follow a band with one color and see where it leads.',
  tags: ['truchet', 'maze', 'loops', 'bands'],
  ground: 'soft',
  fill(field, brief, roles) {
    const step = byLevel(
      brief,
      brief.random.range(218, 240),
      brief.random.range(140, 160),
      brief.random.range(100, 112),
    );
    const half = step * brief.random.range(0.11, 0.16);
    const n = Math.ceil(500 / step) + 1;
    const arcs: Path[] = [];
    for (let row = -n; row < n; row++)
      for (let column = -n; column < n; column++) {
        const [x, y] = [500 + column * step, 500 + row * step];
        const corners: readonly (readonly [number, number, number])[] = brief.random.chance(0.5)
          ? [
              [x, y, 0],
              [x + step, y + step, Math.PI],
            ]
          : [
              [x + step, y, Math.PI / 2],
              [x, y + step, -Math.PI / 2],
            ];
        for (const [cx, cy, from] of corners)
          arcs.push(arc(cx, cy, step / 2, step / 2, from, from + Math.PI / 2));
      }
    paint(
      field,
      fields(field.zone, arcs, half, field.smallest),
      roles.slice(0, 3),
      byLevel(brief, 999, 90, 70),
    );
    return undefined;
  },
});

/** One endless line that swings up and down and across, woven over and under itself. */
export const carpet = tilingOf({
  name: 'carpet',
  moods: ['Nomad', 'Persian', 'Monastery', 'Viking'],
  noun: 'Knot',
  description:
    'One endless ribbon swings across the field and passes over and under itself. Try to color it in one go without losing its end.',
  tags: ['knot', 'weave', 'carpet', 'ribbon'],
  ground: 'soft',
  fill(field, brief, roles) {
    const [a, b] = brief.random.pick<readonly [number, number]>(
      byLevel(
        brief,
        [
          [2, 3],
          [3, 2],
        ],
        [
          [3, 4],
          [4, 3],
          [3, 5],
          [5, 3],
        ],
        [
          [4, 5],
          [5, 4],
          [5, 6],
          [6, 5],
        ],
      ),
    );
    const half = byLevel(brief, 36, 25, 17) * brief.random.range(0.85, 1.1);
    const [left, top, right, bottom] = bounds(field.zone);
    const [wide, tall] = [(right - left) / 2, (bottom - top) / 2];
    const shape = wide > tall * 0.95 && shapeArea(field.zone) > 0.9 * 4 * wide * tall ? 0.92 : 0.68;
    const path = Array.from({ length: 900 }, (_, i): Point => {
      const t = (i / 900) * Math.PI * 2;
      return [
        (left + right) / 2 +
          (wide * shape - half) * Math.sin(a * t + (a % 2 === 1 && b % 2 === 1 ? Math.PI / (2 * b) : 0)),
        (top + bottom) / 2 + (tall * shape - half) * Math.sin(b * t),
      ];
    });
    const strand = { path: resample(path, 9, true), closed: true };
    const gaps = fields(field.zone, [[...strand.path, strand.path[0]!]], half, 500);
    paint(field, gaps, ['soft', roles[0]!, roles[1]!], byLevel(brief, 170, 74, 60));
    for (const ribbon of weave([strand], half)) field.sheet.shape(ribbon.shape, 'line', roles[2]);
    return undefined;
  },
});

/** Lines and circles mirrored twelve times round: what a tube of mirrors shows. */
export const kaleidoscope = tilingOf({
  name: 'kaleidoscope',
  moods: ['Glass Bead', 'Mirror', 'Carnival', 'Crystal'],
  noun: 'Kaleidoscope',
  description:
    'A few lines, mirrored again and again, make the picture at the end of a kaleidoscope. Repeat every color all the way round.',
  tags: ['kaleidoscope', 'mirror', 'geometry', 'symmetry'],
  ground: 'soft',
  fill(field, brief, roles) {
    const folds = brief.random.pick(byLevel(brief, [4, 6], [6, 8], [6, 8]));
    const wedge = Math.PI / folds;
    const count = byLevel(brief, 1, brief.random.int(2, 3), brief.random.int(4, 5));
    const lines: Path[] = [];
    for (let i = 0; i < count; i++) {
      const [from, to] = [brief.random.range(120, 460), brief.random.range(150, 640)];
      const bend = brief.random.range(-110, 110);
      const [p, q] = [polar([0, 0], from, -Math.PI / 2), polar([0, 0], to, -Math.PI / 2 + wedge)];
      lines.push(...mirrored(blobLine(p, q, bend), folds));
    }
    lines.push(...[0.34, 0.72].slice(0, byLevel(brief, 1, 1, 2)).map((size): Path => ring(size * 440)));
    if (brief.level > 0)
      lines.push(
        ...Array.from({ length: folds }, (_, i): Path => [
          [0, 0],
          polar([0, 0], 700, -Math.PI / 2 + wedge * (2 * i + 1)),
        ]),
      );
    const moved = lines.map((line) => place(line, { x: 500, y: 500 }));
    paint(
      field,
      fields(field.zone, moved, 0.6, field.smallest),
      [...roles, 'soft', 'sun'],
      byLevel(brief, 220, 96, 74),
    );
    return undefined;
  },
});

function ring(radius: number): Path {
  const path = polygon(0, 0, radius, 90);
  return [...path, path[0]!];
}

function blobLine(p: Point, q: Point, bend: number): Path {
  const [mx, my] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const size = Math.hypot(dx, dy) || 1;
  return Array.from({ length: 17 }, (_, i): Point => {
    const t = i / 16;
    const away = bend * Math.sin(t * Math.PI);
    return [mx + dx * (t - 0.5) - (dy / size) * away, my + dy * (t - 0.5) + (dx / size) * away];
  });
}

function mirrored(line: Path, folds: number): Path[] {
  return Array.from({ length: folds * 2 }, (_, i) =>
    place(line, { flip: i % 2 === 1, angle: (Math.floor(i / 2) * Math.PI * 2) / folds }),
  );
}

/** Rolling bands, each with a pattern of its own, and a low sun. */
export const hills = tilingOf({
  name: 'hills',
  moods: ['Rolling', 'Tuscan', 'Patchwork', 'Dreaming'],
  noun: 'Hills',
  description:
    'Hills roll down the page, each with a pattern of its own, and a sun stands over them. Keep the far hills pale and the near ones strong.',
  tags: ['hills', 'landscape', 'doodle', 'sun'],
  ground: 'sky',
  fill(field, brief, roles) {
    const rows = byLevel(brief, 3, 5, 7);
    const names = brief.random.shuffle(PATCHES);
    const [x, y] = [brief.random.range(360, 640), brief.random.range(240, 280)];
    for (const radius of byLevel(brief, [150], [190, 120], [230, 170, 110]))
      lay(field, ellipse(x, y, radius), radius > 180 ? 'cream' : 'sun');
    for (let row = 0; row < rows; row++) {
      const top = 380 + (row * 540) / rows;
      const [wave, shift, height] = [
        brief.random.range(420, 800),
        brief.random.range(0, 6.3),
        brief.random.range(30, 62),
      ];
      const ridge = Array.from({ length: 60 }, (_, i): Point => [
        i * 17,
        top + height * Math.sin((i * 17 * 6.283) / wave + shift),
      ]);
      const land = lay(field, [...ridge, [1003, 1010], [0, 1010]], row % 2 === 0 ? 'grass' : roles[row % 4]!);
      if (!land || (brief.level === 0 && row % 2 === 0)) continue;
      fillBand(field, brief, land, names[row % names.length]!, roles[(row + 1) % 4]!, 540 / rows);
    }
    return undefined;
  },
});

function fillBand(
  field: Field,
  brief: Brief,
  land: Shape,
  name: PatternName,
  role: Role,
  height: number,
): void {
  const size = byLevel(brief, 150, 96, 62) * brief.random.range(0.9, 1.1);
  const [, top] = bounds(land);
  const strip = intersect(land, [
    clockwise([
      [0, top],
      [1000, top],
      [1000, top + height * 1.9],
      [0, top + height * 1.9],
    ]),
  ]);
  fillZone(name, { sheet: field.sheet, zone: grow(strip, -2), size, angle: 0, roles: [role, 'soft'] });
}
