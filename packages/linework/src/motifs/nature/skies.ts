import { curve } from '../../geometry/curve.ts';
import { arc, ellipse, star } from '../../geometry/forms.ts';
import { mix, polar, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { cumulus } from './clouds.ts';
import { scatter } from '../scatter.ts';

/** A sun with its glow in rays or rings, wide enough for a whole sky. */
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
  const [x, y] = it.at;
  const roles = it.roles ?? (['sky', 'soft'] as const);
  if (it.style === 'rays')
    for (let i = 0; i < it.rays; i++) {
      const [from, to] = [i, i + 1].map((k) => (k / it.rays) * Math.PI * 2 + 0.12);
      sheet.shape(
        [
          [x, y],
          polar(it.at, 1300, from!),
          polar(it.at, 1300, mix(from!, to!, 0.5)),
          polar(it.at, 1300, to!),
        ],
        'fine',
        roles[i % 2],
      );
    }
  else
    for (let i = it.rays; i > 0; i--)
      sheet.shape(ellipse(x, y, it.radius * (1 + i * 0.72)), 'line', roles[i % 2]);
  if (it.style === 'rays') sheet.shape(ellipse(x, y, it.radius * 1.3), 'line', 'cream');
  sheet.shape(ellipse(x, y, it.radius), 'line', 'sun');
}

/** A crescent moon of the given radius about the frame's origin. */
export function crescent(sheet: Sheet, radius: number): void {
  const rim = arc(0, 0, radius, radius, 0.72, Math.PI * 2 - 0.72);
  const hollow = arc(radius * 0.5, 0, radius * 0.72, radius * 0.68, -1.3, 1.3).map(([x, y]): Point => [
    radius - (x - radius * 0.34),
    y,
  ]);
  sheet.shape([...rim, ...hollow], 'line', 'sun');
}

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
  const spots = scatter(random, {
    ...field,
    sizes: [field.size * 0.75, field.size * 1.15],
    gap: field.size * 0.8,
  });
  for (const { at, size } of spots)
    sheet.shape(star(at[0], at[1], size, size * 0.48, 5, random.range(-0.3, 0.3)), 'line', 'sun');
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

/** Ribbons of northern light that flow across a width, one beneath the other, their folds marked by slanting lines. */
export function aurora(
  sheet: Sheet,
  random: Random,
  it: {
    readonly width: number;
    readonly top: number;
    readonly bottom: number;
    readonly ribbons: number;
    readonly folds: number;
    readonly roles: readonly Role[];
  },
): void {
  const shift = random.range(0, 6);
  const [long, tall] = [random.range(0.85, 1.15), random.range(38, 56)];
  const crest = (row: number, x: number): number => {
    const t = row / it.ribbons;
    const wave =
      Math.sin((x / 165) * long + shift + t * 1.5) + 0.5 * Math.sin((x / 74) * long + t * 2.6 + shift);
    return mix(it.top, it.bottom, t) + tall * (1 - 0.35 * t) * wave - x * 0.06 + 30;
  };
  for (let row = 0; row < it.ribbons; row++) {
    const edge = (r: number): Path =>
      Array.from({ length: 60 }, (_, i): Point => [
        (i / 59) * (it.width + 40) - 20,
        crest(r, (i / 59) * it.width),
      ]);
    sheet.shape([...edge(row), ...edge(row + 1).toReversed()], 'line', it.roles[row % it.roles.length]);
    for (let i = 0; i < it.folds; i++) {
      const x = ((i + random.range(0.2, 0.8)) / it.folds) * it.width;
      sheet.line(
        curve([
          [x + 12, crest(row, x + 12)],
          [x, mix(crest(row, x), crest(row + 1, x), 0.5)],
          [x - 4, crest(row + 1, x - 4)],
        ]),
        'fine',
        0,
      );
    }
  }
}
