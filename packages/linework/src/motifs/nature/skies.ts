import { arc, ellipse, star } from '../../geometry/forms.ts';
import type { Path, Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { cumulus } from './clouds.ts';
import { flames, halo, rays } from './halo.ts';
import { scatter } from '../scatter.ts';

/** A sun with its glow in beams or rings of strokes, wide enough for a whole sky. */
export function shining(
  sheet: Sheet,
  it: {
    readonly at: Point;
    readonly radius: number;
    readonly rays: number;
    readonly style: 'rays' | 'rings';
    readonly roles?: readonly [Role, Role];
  },
): void {
  const { at, radius } = it;
  const roles = it.roles ?? (['sky', 'soft'] as const);
  if (it.style === 'rays') {
    rays(sheet, at, it.rays, roles);
    if (it.rays > 0) flames(sheet, at, radius, it.rays < 20 ? 8 : 12, 0.52);
  } else if (it.rays > 3) {
    const ends = Array.from({ length: it.rays }, (_, i) => radius * (1 + (i + 1) * 0.66 + (i % 2) * 0.14));
    halo(sheet, { at, begin: radius, ends, roles });
  } else if (it.rays > 0) {
    rays(sheet, at, it.rays + 2, roles);
    flames(sheet, at, radius, 7, 0.6);
  }
  sheet.shape(ellipse(at[0], at[1], radius), 'line', 'sun');
}

/** A crescent moon of the given radius about the frame's origin, open to the right; a large one has craters. */
export function crescent(sheet: Sheet, radius: number): void {
  const rim = arc(0, 0, radius, radius, HORN, Math.PI * 2 - HORN);
  const hollow = arc(radius * 0.46, 0, radius * 0.78, radius * 0.78, Math.PI * 2 - HOLLOW, HOLLOW);
  sheet.shape([...rim, ...hollow.slice(1, -1)], 'line', 'sun');
  if (radius * sheet.scale < 100) return;
  for (const [x, y, r] of [
    [-0.66, -0.3, 0.15],
    [-0.62, 0.26, 0.19],
  ] as const)
    sheet.shape(ellipse(x * radius, y * radius, r * radius), 'fine', 'cream');
}

/** Where the two arcs of a crescent meet, seen from the middle of each. */
const HORN = Math.acos((0.46 ** 2 + 1 - 0.78 ** 2) / 0.92);
const HOLLOW = Math.PI - Math.acos((0.46 ** 2 + 0.78 ** 2 - 1) / (0.92 * 0.78));

/** A full moon with a few craters. */
export function fullMoon(sheet: Sheet, radius: number, level: 0 | 1 | 2): void {
  sheet.shape(ellipse(0, 0, radius), 'line', 'sun');
  const craters = (
    [
      [-0.36, -0.3, 0.2],
      [0.3, 0.2, 0.26],
      [0.2, -0.5, 0.13],
      [-0.42, 0.36, 0.14],
      [-0.02, -0.08, 0.1],
    ] as const
  ).slice(0, [2, 4, 5][level]);
  for (const [x, y, r] of craters) sheet.shape(ellipse(x * radius, y * radius, r * radius), 'fine', 'cream');
}

/** Stars where nothing else is. */
export function starry(
  sheet: Sheet,
  random: Random,
  field: {
    readonly box: readonly [number, number, number, number];
    readonly avoid: readonly Path[];
    readonly count: number;
    readonly size: number;
  },
): void {
  const kinds = random.fork('kinds');
  const spots = scatter(random, {
    ...field,
    sizes: [field.size * 0.75, field.size * 1.15],
    gap: field.size * 0.8,
  });
  for (const { at, size } of spots) {
    const [tips, own] = [kinds.chance(0.3) ? 4 : 5, size * kinds.range(0.8, 1.16)];
    sheet.shape(star(at[0], at[1], own, own * 0.46, tips, random.range(-0.3, 0.3)), 'line', 'sun');
  }
}

/** A cloud of fair weather, 300 units wide on the frame's origin. */
export function driftCloud(sheet: Sheet, random: Random, curls: boolean): void {
  cumulus(sheet, random.fork(`cloud ${random.next()}`), curls);
}

const RAINBOW: readonly Role[] = ['rust', 'ember', 'sun', 'leaf', 'water', 'd'];

/** Half a disc with straight feet: what a band of a rainbow covers. */
function arch(r: number): Path {
  return [...arc(0, 0, r, r, Math.PI, Math.PI * 2), [r, r * 0.5], [-r, r * 0.5]];
}

/** A rainbow about the frame's origin: bands from the outer radius inwards. */
export function rainbow(sheet: Sheet, radius: number, band: number, bands: number, under: Role): void {
  for (let i = 0; i < bands; i++) sheet.shape(arch(radius - i * band), 'line', RAINBOW[i % RAINBOW.length]);
  sheet.shape(arch(radius - bands * band), 'line', under);
}
