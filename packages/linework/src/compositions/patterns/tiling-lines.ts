import { points } from '../../geometry/knots.ts';
import { byLevel } from '../../composition.ts';
import { grow } from '../../geometry/boolean.ts';
import { fields, kindsOf } from '../../geometry/fields.ts';
import { drawn } from '../../geometry/drawn.ts';
import { arc, ellipse, star } from '../../geometry/forms.ts';
import { bounds, contains, middle, resample, shapeArea } from '../../geometry/path.ts';
import { distance, type Path, type Point, type Shape } from '../../geometry/point.ts';
import { weave } from '../../geometry/weave.ts';
import { type Field } from '../../motifs/tilework/field.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { tilingOf } from './tiling.ts';

/** Whether all of a path lies within a shape of one rim. */
function holdsAll(shape: Shape, path: Path): boolean {
  return path.every((point) => contains(shape[0]!, point));
}

/**
 * Colors fields between lines; those of a kind share a color, wide ones carry an echo and from a size on a dot, or in
 * its place a larger disc with a face that sleeps.
 */
function paint(
  field: Field,
  all: readonly Shape[],
  roles: readonly Role[],
  echoFrom: number,
  dotFrom = Infinity,
  isAsleep = false,
): void {
  const kinds = kindsOf(all, (one) => distance(middle(one), [500, 500]));
  all.forEach((one, i) => {
    field.sheet.shape(one, 'line', roles[kinds[i]! % roles.length]);
    const [left, top, right, bottom] = bounds(one);
    const size = Math.min(right - left, bottom - top);
    if (size > echoFrom)
      field.sheet.shape(grow(one, -Math.min(26, size * 0.15)), 'fine', roles[(kinds[i]! + 1) % roles.length]);
    if (size < dotFrom || (isAsleep && one.length > 1)) return;
    const [x, y] = middle(one);
    const reach = (isAsleep ? [0.38, 0.35, 0.32, 0.29, 0.26] : [0.2]).find((share) =>
      holdsAll(one, ellipse(x, y, size * (share + (isAsleep ? 0.04 : 0.1)))),
    );
    if (!reach) return;
    const dot = ellipse(x, y, size * reach);
    if (!isAsleep) field.sheet.shape(dot, 'line', 'sun');
    else sleeper(field.sheet.at({ x, y, scale: (size * reach) / 100 }), x + y < 1000 ? 'sun' : 'moon');
  });
}

/** A sun with rays, or a moon with a nightcap, both asleep; about 100 units in radius. */
function sleeper(view: Sheet, kind: 'sun' | 'moon'): void {
  if (kind === 'sun') view.shape(star(0, 0, 106, 90, 11), 'line', 'gold');
  const disc = view.at({ scale: kind === 'sun' ? 0.52 : 0.74 });
  disc.shape(ellipse(0, 0, 100), 'line', 'sun');
  if (kind === 'moon') {
    disc.shape(drawn('-98,-34! -76,-116 0,-146 90,-126 136,-56! 102,-66 90,-34! 0,-64'), 'line', 'd');
  }
  sleepingFace(disc);
}

/** Two closed eyes and a small smile on a disc of radius 100. */
function sleepingFace(disc: Sheet): void {
  for (const side of [-1, 1]) disc.line(arc(side * 36, -22, 22, 18, 0.3, 2.84), 'line', 0.3);
  disc.line(arc(0, 24, 30, 22, 0.4, 2.74), 'line', 0.3);
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
  edgeToEdge: 'easy',
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
        points('3,4 4,3 3,5 5,3'),
        points('4,5 5,4 5,6 6,5'),
      ),
    );
    const half = byLevel(brief, 46, 25, 17) * brief.random.range(0.85, 1.1);
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
    paint(
      field,
      gaps,
      ['soft', roles[0]!, roles[1]!],
      byLevel(brief, 999, 74, 60),
      byLevel(brief, 110, 60, 46),
      brief.level === 0,
    );
    for (const ribbon of weave([strand], half)) field.sheet.shape(ribbon.shape, 'line', roles[2]);
    return undefined;
  },
});
