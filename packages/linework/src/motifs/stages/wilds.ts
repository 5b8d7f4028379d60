import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import { dressSky } from '../dressing/sky.ts';
import { bank } from '../nature/clouds.ts';
import { farSpruce } from '../nature/far-spruce.ts';
import { fern, grass } from '../nature/undergrowth.ts';
import { byGrade, type Scene } from './stage.ts';

/**
 * Clouds between a height and the horizon: on the finest pages moving air, with banks of cumulus before it by day,
 * torn streaks at dusk and whirls by night; on the others heaped banks that stand on the horizon, one from each side,
 * and leave the sky above them calm. `count` is how fine the air is.
 */
export function skyBands(
  scene: Scene,
  [top, foot]: readonly [number, number],
  count: number,
  roles: readonly Role[] = ['soft', 'sky'],
): void {
  const { sheet, width, level } = scene;
  if (level < 2) {
    horizonBanks(scene, [top, foot], roles);
    return;
  }
  const own = scene.random.fork('air');
  const air = sheet.layer('bands');
  const size = Math.min(140, Math.max(88, (foot - top) / (count * 0.3)));
  const over = Math.min(0, top) - 20;
  dressSky(air, own, {
    zone: [rectangle(-20, over, width + 40, scene.height + 40 - over)],
    kind: own.pick(airOf(roles)),
    size,
    roles,
  });
  if (roles.includes('water') || roles.includes('night')) return;
  if (own.chance(0.7)) horizonBanks({ ...scene, random: own }, [mix(top, foot, 0.3), foot], roles);
}

/** The kinds of moving air that suit what the sky is like. */
function airOf(roles: readonly Role[]): readonly ('gusts' | 'stars' | 'streaks' | 'heaped')[] {
  if (roles.includes('water')) return ['gusts'];
  if (roles.includes('night')) return ['stars', 'gusts'];
  return roles.includes('blush') || roles.includes('cream')
    ? ['streaks', 'gusts']
    : ['gusts', 'heaped', 'gusts'];
}

function horizonBanks(
  { sheet, random, width, level }: Scene,
  [top, foot]: readonly [number, number],
  roles: readonly Role[],
): void {
  const air = sheet.layer('bands');
  const own = random.fork('banks');
  const high = Math.min(foot - top, width * 0.42);
  const far = { from: width * own.range(0.3, 0.45), to: width + 60, foot, rise: high * own.range(0.5, 0.62) };
  if (level > 0) bank(air, own.fork('far'), far, roles[1] ?? 'sky');
  const near = { from: -60, to: width * own.range(0.5, 0.7), foot, rise: high * own.range(0.3, 0.42) };
  bank(air, own.fork('near'), near, roles[0] ?? 'soft');
}

/** Big leaves, ferns and tufts of the nearest ground along the foot of the picture, the tallest towards its sides. */
export function fernEdge(scene: Scene, count: number, length: number): void {
  const { sheet, random, width, height } = scene;
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count) * width + random.range(-20, 20);
    const edge = Math.abs(x / width - 0.5) * 2;
    const near = sheet.layer('near').at({ x, y: height + 22 });
    const long = length * mix(0.75, 1.3, edge ** 1.4);
    if (i % 3 === 0) rosette(scene, near, long);
    else if (i % 3 === 1) fern(near, random, long, 0);
    else grass(near, random, long * 0.8, byGrade(scene, 3, 3, 4), 'leaf');
  }
}

/** Broad pointed leaves from one root. */
function rosette(scene: Scene, at: Scene['sheet'], long: number): void {
  const turns = byGrade(
    scene,
    [-0.7, 0.7, 0],
    [-0.95, 0.95, -0.4, 0.4, 0],
    [-1.2, 1.2, -0.72, 0.72, -0.3, 0.3],
  );
  for (const turn of turns) {
    const high = long * (1.05 - 0.2 * Math.abs(turn));
    at.shape(place(petal('leaf', high, long * 0.34), { angle: turn }), 'line', 'leaf');
    if (scene.level > 0)
      at.line(
        place(
          [
            [0, -high * 0.1],
            [0, -high * 0.82],
          ],
          { angle: turn },
        ),
        'fine',
        0.5,
      );
  }
}

/** A cycad on a point: a scaly trunk under a crown of feathered leaves, about 300 units high at scale 1. */
export function cycad(scene: Scene, [x, y]: Point, scale: number): void {
  const sheet = scene.sheet.layer('cycads').at({ x, y, scale });
  const { level } = scene;
  const trunk = clockwise(
    tube(
      [
        [0, 4],
        [6, -60],
        [2, -120],
        [8, -170],
      ],
      (t) => mix(34, 24, t),
    ),
  );
  sheet.shape(trunk, 'bold', 'wood');
  const bark = sheet.inside([trunk]);
  const rings = [2, 4, 5][level]!;
  for (let i = 0; i < rings; i++) {
    const foot = 10 - (i * 184) / rings;
    bark.shape(
      blob([
        [-50, foot, 1],
        [-50, foot - 190 / rings, 1],
        [0, foot - 190 / rings + 14],
        [50, foot - 190 / rings, 1],
        [50, foot, 1],
        [0, foot + 14],
      ]),
      'line',
      i % 2 === 0 ? 'wood' : 'rust',
    );
  }
  sheet.rim(trunk, 'bold');
  for (const turn of byGrade(
    scene,
    [-1.5, 1.5, -0.75, 0.75, 0],
    [-1.7, 1.7, -1.1, 1.1, -0.5, 0.5, 0],
    [-1.8, 1.8, -1.25, 1.25, -0.75, 0.75, -0.25, 0.25],
  )) {
    const reach = 190 - Math.abs(turn) * 14;
    const spine = curve(
      [
        [8, -164],
        [8 + Math.sin(turn) * reach * 0.55, -172 - Math.cos(turn) * reach * 0.7 - 26],
        [8 + Math.sin(turn) * reach, -164 - Math.cos(turn) * reach + Math.abs(turn) * 26],
      ],
      6,
    );
    sheet.shape(
      clockwise(
        tube(
          spine,
          (t) =>
            3 +
            25 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.08)) * (1 - 0.12 * Math.abs(Math.sin(t * 20))),
        ),
      ),
      'line',
      'leaf',
    );
    sheet.line(spine.slice(2, -5), 'fine', 0.5);
  }
  sheet.shape(ellipse(8, -166, 30, 20), 'line', 'wood');
  sheet.shape(
    drawn('-84,18! -72,-10 -44,-22 -20,-14 4,-26 34,-14 62,-20 80,18! 40,26 -40,26'),
    'line',
    'grass',
  );
}

/** A conifer on a point, about 310 units high at scale 1. */
export function conifer(scene: Scene, [x, y]: Point, scale: number): void {
  const random = scene.random.fork(`conifer ${Math.round(x)} ${Math.round(y)}`);
  farSpruce(scene.sheet.layer('firs').at({ x, y, scale }), random, scene.level > 0);
}
