import { blob } from '../../geometry/curve.ts';
import { place, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const STONES: readonly Role[] = ['stone', 'soft', 'sand'];

/** The stones, how wide one is about, and whether the middle of one would lie under something. */
interface Setts {
  readonly random: Random;
  readonly size: number;
  readonly isCovered?: (at: Point) => boolean;
  /** Whether they are unlike in width and lie close, as old hewn stones do. */
  readonly isOld?: boolean;
}

/** A stone of a width and height about the origin, its corners worn unlike each other. */
function hewn(random: Random, wide: number, tall: number, isOld: boolean): Path {
  const off = (): number => random.range(isOld ? 0.95 : 0.89, 1);
  const corners: Point[] = [];
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const [across, along] = [off() * (wide / 2), off() * (tall / 2)];
    const cut = random.range(0.14, 0.3) * Math.min(wide, tall) * (isOld ? 0.62 : 1);
    const first: Point = [x * across, y * (along - cut)];
    const second: Point = [x * (across - cut), y * along];
    corners.push(...(x * y > 0 ? [first, second] : [second, first]));
  }
  return blob(corners, 4);
}

/**
 * Lays square paving stones in rows over a page, each a little aside and turned, now and then with a worn edge.
 */
export function laySetts(
  sheet: Sheet,
  [width, height]: readonly [number, number],
  { random, size, isCovered, isOld = false }: Setts,
): void {
  const gap = size * (isOld ? 0.062 : 0.115);
  const own = random.fork('stones');
  const [rise, phase] = [size * 0.15, own.range(0, 6)];
  for (let y = -size * 0.7, row = 0; y < height + size; row++) {
    const tall = size * random.range(0.78, 0.96);
    let x = -size * random.range(0.2, 0.9);
    while (x < width + size) {
      const wide = size * (isOld ? random.range(0.66, 1.44) : random.range(0.84, 1.18));
      const stone = hewn(own, wide - gap, tall - gap, isOld);
      const bend = rise * Math.sin((x / width) * Math.PI * 1.5 + phase);
      const at = {
        x: x + wide / 2,
        y: y + tall / 2 + bend,
        angle: random.range(-0.05, 0.05) * (isOld ? 0.5 : 1),
      };
      const isWorn = random.chance(0.3);
      const role = random.pick(STONES);
      x += wide;
      if (isCovered?.([at.x, at.y])) continue;
      sheet.shape(place(stone, at), 'line', role);
      if (isWorn)
        sheet.line(
          place(
            [
              [-wide * 0.28, tall * 0.24],
              [-wide * 0.08, tall * 0.29],
              [wide * 0.14, tall * 0.25],
            ],
            at,
          ),
          'fine',
          0.4,
        );
    }
    y += tall;
  }
}
