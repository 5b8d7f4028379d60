import { curve } from '../../geometry/curve.ts';
import { normals, resample } from '../../geometry/path.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** The edge of the hips and of the last flounce, from the train on the left to the hand on the right. */
const HIPS: readonly Point[] = [
  [-54, 26],
  [-22, 42],
  [14, 42],
  [38, 34],
  [54, 24],
  [60, 12],
];
const HEM: readonly Point[] = [
  [-236, 176],
  [-176, 280],
  [-46, 292],
  [66, 254],
  [132, 158],
  [130, 36],
];

/** The edge of a flounce as a wave: its crests hang down, between them it is drawn in. */
function ruffle(way: Path, waves: number, deep: number): { rim: Path; folds: readonly Point[] } {
  const steps = resample(way, 3);
  const sides = normals(steps);
  const last = steps.length - 1;
  const rim = steps.map(([x, y], i): Point => {
    const share = i / last;
    const out = Math.abs(Math.sin(share * waves * Math.PI)) * deep * (1 - 0.8 * share ** 2);
    return [x - sides[i]![0] * out, y - sides[i]![1] * out];
  });
  const folds = Array.from({ length: waves - 1 }, (_, i) => steps[Math.round(((i + 1) / waves) * last)]!);
  return { rim, folds };
}

/** The lower edge of a part of the skirt: a share of the way from the hips to the hem. */
const edge = (share: number): Path =>
  curve(HIPS.map(([x, y], i): Point => [mix(x, HEM[i]![0], share), mix(y, HEM[i]![1], share)]));

/** A skirt of flounces whose right side a hand lifts, about the hips of a woman on the origin. */
export function flouncedSkirt(sheet: Sheet, level: 0 | 1 | 2, roles: readonly [Role, Role]): void {
  const tiers = [3, 4, 6][level]!;
  for (let k = tiers; k > 0; k--) {
    const [top, foot] = [edge((Math.max(0, k - 1.4) / tiers) ** 1.1), edge((k / tiers) ** 1.1)];
    const { rim, folds } = ruffle(foot, 5 + Math.round((k / tiers) * 5), 12);
    sheet.shape([...top, ...rim.toReversed()], 'bold', roles[k % 2]);
    if (level > 0)
      for (const [i, from] of folds.entries()) {
        const to = top[Math.round(((i + 1) / (folds.length + 1)) * (top.length - 1))]!;
        const reach = i % 2 ? 0.5 : 0.72;
        sheet.line(
          curve([
            from,
            [mix(from[0], to[0], reach / 2) - 3, mix(from[1], to[1], reach / 2)],
            [mix(from[0], to[0], reach), mix(from[1], to[1], reach)],
          ]),
          'fine',
          0.5,
        );
      }
  }
  sheet.shape([...edge(0), ...edge(0.03).toReversed()], 'line', 'sun');
}

/** A point of a fan at a turn from upright. */
const ray = (turn: number, r: number): Point => [Math.sin(turn) * r, -Math.cos(turn) * r];

/** A fan spread upwards, its pivot on the origin, 96 units from pivot to rim. */
export function openFan(sheet: Sheet, level: 0 | 1 | 2, roles: readonly [Role, Role]): void {
  const blades = [5, 7, 9][level]!;
  for (let i = 0; i < blades; i++) {
    const [a, b] = [mix(-1.25, 1.25, i / blades), mix(-1.25, 1.25, (i + 1) / blades)];
    const rim = curve([ray(a, 92), ray((a + b) / 2, 102), ray(b, 92)]);
    sheet.shape([ray(a, 36), ...rim, ray(b, 36)], 'line', roles[i % 2]);
  }
  sheet.shape([[0, 6], ...[-1.25, -0.6, 0, 0.6, 1.25].map((turn) => ray(turn, 38))], 'line', 'wood');
}
