import { bedOn } from '../dressing/laying.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { traced } from '../../geometry/drawn.ts';
import { tube } from '../../geometry/forms.ts';
import { normals } from '../../geometry/path.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { layFlow } from '../dressing/flow.ts';

/** Where northern lights hang and how fine they are. */
export interface Aurora {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly ribbons: number;
  readonly roles: readonly Role[];
}

/** Northern lights: tall slanting rays that taper, before them broad ribbons that swing across and end thin. */
export function aurora(sheet: Sheet, random: Random, it: Aurora): void {
  const own = random.fork(`lights ${random.range(0, 6)} ${random.range(0, 6)} ${random.range(0, 6)}`);
  const shift = own.range(0, 6);
  const upper = Array.from({ length: 50 }, (_, i): Point => {
    const x = mix(-30, it.width + 30, i / 49);
    return [x, it.top + 34 * Math.sin(x / 190 + shift) + 18 * Math.sin(x / 71 + shift * 2)];
  });
  const zone = [clockwise([...upper, [it.width + 30, it.bottom + 200], [-30, it.bottom + 200]])];
  sheet.shape(zone, 'line', it.roles[0]);
  const thick = mix(120, 54, Math.min(1, it.ribbons / 16));
  layFlow(bedOn(sheet, zone, { random: own, size: 120, roles: it.roles, angle: Math.PI / 2 + 0.2 }), {
    sway: 34,
    long: (it.bottom - it.top) * 1.235,
    thick: thick * 1.2,
  });
  const swings = it.ribbons > 8 ? 3 : 2;
  for (let i = 0; i < swings; i++)
    sheet.shape(
      ribbon(own, it, mix(it.top + 70, it.bottom - 20, (i + 0.3) / swings), i % 2 === 0),
      'line',
      it.roles[(i * 2 + 1) % it.roles.length],
    );
}

/** Curtains of light that wind up from the horizon, grow broader and hang in folds. */
export function curtains(
  sheet: Sheet,
  all: readonly (readonly [spine: string, breadth: number])[],
  roles: readonly Role[],
): void {
  for (const [i, [table, breadth]] of all.entries()) {
    const spine = traced(table);
    const folds = [1, 0.4, -0.34, -1];
    for (let k = 1; k < folds.length; k++) {
      const [left, right] = [along(spine, breadth, folds[k - 1]!), along(spine, breadth, folds[k]!)];
      sheet.shape(unite([[...left, ...right.toReversed()]]), 'line', roles[(i + k) % roles.length]);
    }
  }
}

/** A line beside a spine, so far off as a share of a breadth that grows along it. */
function along(spine: Path, breadth: number, share: number): Path {
  const sides = normals(spine);
  return spine.map(([x, y], i): Point => {
    const off = share * breadth * (0.24 + (0.76 * i) / (spine.length - 1));
    return [x + sides[i]![0] * off, y + sides[i]![1] * off];
  });
}

/** A ribbon that swings across the sky about a height. */
function ribbon(random: Random, { width }: Aurora, y: number, isTurned: boolean): Path {
  const high = random.range(46, 70);
  const xs = [0.02, 0.2, 0.36, 0.55, 0.74, 1].map((x) => x * width);
  const spine = curve(
    xs.map((x, i): Point => [
      isTurned ? width - x : x,
      y + high * [0.4, -0.8, 0.3, 0.9, -0.5, -1.1][i]! + random.range(-10, 10),
    ]),
  );
  return clockwise(
    tube(spine, (t) => 1.5 + 24 * Math.sin(Math.PI * t) ** 0.7 * (0.8 + 0.2 * Math.sin(t * 9))),
  );
}
