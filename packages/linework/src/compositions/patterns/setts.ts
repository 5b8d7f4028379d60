import { rectangle } from '../../geometry/forms.ts';
import { place, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const STONES: readonly Role[] = ['stone', 'soft', 'sand'];

/** The stones, how wide one is about, and whether the middle of one would lie under something. */
interface Setts {
  readonly random: Random;
  readonly size: number;
  readonly isCovered?: (at: Point) => boolean;
}

/**
 * Lays square paving stones in rows over a page, each a little aside and turned, now and then with a worn edge.
 */
export function laySetts(
  sheet: Sheet,
  [width, height]: readonly [number, number],
  { random, size, isCovered }: Setts,
): void {
  const gap = size * 0.11;
  for (let y = -size * 0.4, row = 0; y < height + size; row++) {
    const tall = size * random.range(0.78, 0.96);
    let x = -size * random.range(0.2, 0.9);
    while (x < width + size) {
      const wide = size * random.range(0.84, 1.18);
      const stone = rectangle(-wide / 2 + gap / 2, -tall / 2 + gap / 2, wide - gap, tall - gap, size * 0.32);
      const at = { x: x + wide / 2, y: y + tall / 2, angle: random.range(-0.05, 0.05) };
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
