import { bedOn } from '../dressing/laying.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve, type Knot } from '../../geometry/curve.ts';
import { tube } from '../../geometry/forms.ts';
import { between, mix, type Path, type Point } from '../../geometry/point.ts';
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

/** Where a curtain of light hangs in the sky and how it is folded. */
export interface Drapery {
  /** The middle of its hem, from one end to the other. */
  readonly hem: readonly Knot[];
  /** How high its light stands above the hem, at its first and its last end. */
  readonly heights: readonly [number, number];
  readonly folds: number;
  /** Where its first fold begins, in radians. */
  readonly shift: number;
  /** How far the hem goes up and down in a fold. */
  readonly swing: number;
  /** How many rays lie side by side in the open part of a fold. */
  readonly rays: number;
  /** Whether finer rays rise from the hem and fade out on the way. */
  readonly fading?: boolean;
  readonly roles: readonly Role[];
}

/**
 * Northern lights that hang like a curtain seen from below: each fold rises to one side, turns back and shows its other
 * face under the hem, and its rays end in soft points of unlike height.
 */
export function drapery(sheet: Sheet, random: Random, it: Drapery): void {
  const middle = curve(it.hem, 24);
  const span = (middle.at(-1)![0] - middle[0]![0]) / (Math.PI * 2 * it.folds);
  const { shift } = it;
  const turn = (s: number): number => Math.PI * 2 * it.folds * s - shift;
  const foot = (s: number): Point => {
    const along = s * (middle.length - 1);
    const [x, y] = between(middle[Math.floor(along)]!, middle[Math.ceil(along)]!, along % 1);
    return [x - span * 2.1 * Math.cos(turn(s)), y + it.swing * Math.cos(turn(s))];
  };
  const head = (s: number): Point => {
    const [x, y] = foot(s);
    const high = mix(it.heights[0], it.heights[1], s);
    return [
      x + high * 0.7 * (s - 0.5),
      y - high * (1 + 0.09 * Math.sin(s * 29)) - it.swing * 0.3 * Math.cos(turn(s)),
    ];
  };
  // rays of unlike breadth, a narrow one beside a broad one
  const cuts = (rays: number): number[] =>
    Array.from({ length: rays + 1 }, (_, i) => {
      const inner = i > 0 && i < rays;
      return (i + (inner ? (i % 2 ? -0.14 : 0.2) + random.range(-0.12, 0.12) : 0)) / rays;
    });
  for (const { from, to, rays } of runsOf(it, shift).toReversed()) {
    const at = cuts(rays);
    for (let i = 0; i < rays; i++) {
      const [begin, end] = [mix(from, to, at[i]!), mix(from, to, at[i + 1]!)];
      const below = Array.from({ length: 13 }, (_, k) => foot(mix(begin, end, k / 12)));
      const rise = rays > 1 ? random.range(6, 26) : 4;
      const above = below.map((_, k): Point => {
        const [x, y] = head(mix(end, begin, k / 12));
        return [x, y - rise * Math.sin((k / 12) * Math.PI)];
      });
      sheet.shape(
        unite([clockwise([...below, ...above])]),
        'line',
        it.roles[(i + (rays > 1 ? 0 : 2)) % it.roles.length],
      );
      if (it.fading && rays > 1)
        for (const t of [0.3, 0.62]) {
          const s = mix(begin, end, t + random.range(-0.08, 0.08));
          sheet.line([foot(s), between(foot(s), head(s), random.range(0.42, 0.86))], 'fine', 0.6);
        }
    }
  }
}

/** The stretches of a folded hem between its turns, in order: open ones of several rays, and those that turn back. */
function runsOf(it: Drapery, shift: number): { from: number; to: number; rays: number }[] {
  const back = Math.asin(1 / 2.1);
  const at = (angle: number): number => Math.min(1, Math.max(0, (angle + shift) / (Math.PI * 2 * it.folds)));
  const runs: { from: number; to: number; rays: number }[] = [];
  for (let i = -1; i <= it.folds; i++) {
    const open = [at(i * Math.PI * 2 - back), at(i * Math.PI * 2 + Math.PI + back)] as const;
    const closed = [open[1], at((i + 1) * Math.PI * 2 - back)] as const;
    if (open[1] > open[0]) runs.push({ from: open[0], to: open[1], rays: it.rays });
    if (closed[1] > closed[0]) runs.push({ from: closed[0], to: closed[1], rays: 1 });
  }
  return runs;
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
