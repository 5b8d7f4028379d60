import { curve, type Knot } from '../geometry/curve.ts';
import { ellipse } from '../geometry/forms.ts';
import type { Path, Point } from '../geometry/point.ts';
import { Random } from '../random.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';
import { cumulus } from './nature/clouds.ts';
import { flames } from './nature/halo.ts';
import { farSpruce } from './nature/far-spruce.ts';
import { wayTree } from './nature/way-trees.ts';

/** A stream for one of several alike, after which the page's own goes on so many numbers later. */
function ownStream(random: Random, numbers: number): Random {
  const drawn = Array.from({ length: numbers }, () => random.next());
  return random.fork(String(drawn[0]));
}

/** A heaped cloud about 300 units wide at scale 1, its foot on the frame's y 0. */
export function cloud(sheet: Sheet, random: Random, curls: boolean): void {
  cumulus(sheet, ownStream(random, 5), curls, 'sky');
}

/** A sun about the frame's origin with slanting flames, neighbors of unlike length; its disc has the given radius. */
export function sun(sheet: Sheet, radius: number, rays: number): void {
  if (rays > 0) flames(sheet, [0, 0], radius, Math.min(rays, radius < 70 ? 9 : 12), 0.66);
  sheet.shape(ellipse(0, 0, radius), 'line', 'sun');
}

/** Ground from a wavy line down to a floor. */
export function hill(sheet: Sheet, line: readonly Knot[], floor: number, role: Role = 'grass'): Path {
  const top = curve(line, 10);
  const rim: Point[] = [...top, [top.at(-1)![0], floor], [top[0]![0], floor]];
  sheet.shape(rim, 'line', role);
  return top;
}

/** A fir tree standing on the frame's origin, 200 units high at scale 1; `variant` tells one from its neighbors. */
export function fir(sheet: Sheet, variant: number, isMarked: boolean): void {
  farSpruce(sheet.at({ scale: 0.64 }), new Random(`fir ${variant}`), isMarked);
}

/** A broad-leaved tree standing on the frame's origin, 200 units high at scale 1. */
export function roundTree(sheet: Sheet, random: Random, leafy: boolean): void {
  wayTree(sheet, ownStream(random, 7), leafy);
}

/** A tuft of grass on the frame's origin. */
export function tuft(sheet: Sheet): void {
  for (const [x, turn] of [
    [-9, -0.4],
    [9, 0.4],
    [0, 0],
  ] as const) {
    sheet.line(
      [
        [x, 0],
        [x + Math.sin(turn) * 15, -16],
        [x + Math.sin(turn) * 34, -34 * Math.cos(turn)],
      ],
      'fine',
      0.8,
    );
  }
}
