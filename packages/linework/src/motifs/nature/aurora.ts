import { bedOn } from '../dressing/laying.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { tube } from '../../geometry/forms.ts';
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

/** Where a curtain of light hangs and how many folds it has. */
export interface Drapery {
  readonly width: number;
  /** Where its upper edge and its hem lie in the middle of a wave. */
  readonly top: number;
  readonly hem: number;
  readonly folds: number;
  /** How far the hem swings up and down. */
  readonly swing: number;
  readonly roles: readonly Role[];
}

/** Northern lights that hang like a curtain in folds, its hem in waves and its upper edge in soft points. */
export function drapery(sheet: Sheet, random: Random, it: Drapery): void {
  const shift = random.range(0, Math.PI * 2);
  const hem = (x: number): number => it.hem + it.swing * Math.sin((x / it.width) * Math.PI * 3 + shift);
  const top = (x: number): number =>
    it.top + it.swing * 0.7 * Math.sin((x / it.width) * Math.PI * 2 + shift + 1);
  const feet = Array.from({ length: it.folds + 1 }, (_, i) => {
    const inner = i > 0 && i < it.folds ? (i % 2 ? 0.26 : -0.08) + random.range(-0.12, 0.12) : 0;
    return -60 + ((it.width + 120) * (i + inner)) / it.folds;
  });
  const side = (x: number, lean: number): Point[] =>
    curve(
      [
        [x, hem(x)],
        [x + lean * 0.3, mix(hem(x), top(x), 0.4)],
        [x + lean, top(x + lean)],
      ],
      10,
    );
  const leans = feet.map((x) => (x - it.width / 2) * -0.12 + random.range(-24, 24));
  for (let i = 0; i < it.folds; i++) {
    const [left, right] = [side(feet[i]!, leans[i]!), side(feet[i + 1]!, leans[i + 1]!)];
    const below = sagging(right[0]!, left[0]!, (i % 2 === 0 ? 1 : -0.6) * 26);
    const above = sagging(left.at(-1)!, right.at(-1)!, -6);
    sheet.shape(
      unite([[...left, ...above, ...right.toReversed(), ...below]]),
      'line',
      it.roles[i % it.roles.length],
    );
  }
}

/** A line from one point to another that hangs lower by `sag` in its middle. */
function sagging(from: Point, to: Point, sag: number): Point[] {
  return curve([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag], to], 8);
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
