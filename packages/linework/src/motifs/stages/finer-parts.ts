import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import { dressRock } from '../dressing/rock.ts';
import { dressSky } from '../dressing/sky.ts';
import { crescent, fullMoon } from '../nature/skies.ts';
import type { Hour } from './hours.ts';
import type { Scene, Stage } from './stage.ts';

type Draw = (scene: Scene) => void;

/** A stage that the finest pages draw in a way of their own, with its foreground or without. */
export function finely(stage: Stage, behind: Draw, foreground: 'near' | 'open' = 'open'): Stage {
  const { before } = stage;
  return {
    ...stage,
    behind: (scene) => (scene.level === 2 ? behind(scene) : stage.behind(scene)),
    ...(before
      ? {
          before: (scene: Scene) => {
            if (scene.level < 2 || foreground === 'near') before(scene);
          },
        }
      : {}),
  };
}

type SkyKind = NonNullable<Parameters<typeof dressSky>[2]['kind']>;

const SKIES: Readonly<Record<Hour, readonly SkyKind[]>> = {
  day: ['heaped', 'gusts', 'mackerel', 'beams'],
  dusk: ['streaks', 'beams', 'mackerel', 'gusts'],
  night: ['stars', 'streaks', 'gusts', 'heaped'],
};

const SKY_ROLES: Readonly<Record<Hour, readonly Role[]>> = {
  day: ['sky', 'soft', 'sun'],
  dusk: ['blush', 'cream', 'sun'],
  night: ['night', 'd', 'sun'],
};

/** A sky down to a horizon, its light somewhere above it. */
export function fineSky(
  scene: Scene,
  hour: Hour,
  horizon: number,
  kinds: readonly SkyKind[] = SKIES[hour],
): void {
  const { sheet, random, width } = scene;
  const sky = sheet.layer('sky');
  const own = random.fork('fine sky');
  const kind = own.pick(kinds);
  const x = width * own.range(0.16, 0.84);
  dressSky(sky, own, {
    zone: [rectangle(-20, -20, width + 40, horizon + 60)],
    kind,
    size: kind === 'beams' || kind === 'stars' ? 100 : 134,
    roles: SKY_ROLES[hour],
    source: [x, hour === 'dusk' ? horizon - 30 : horizon * 0.36],
  });
  if (kind === 'beams') return;
  if (hour === 'dusk') sky.shape(ellipse(x, horizon - 10, width * 0.1), 'line', 'sun');
  if (hour === 'night') {
    const moon = sky.at({ x, y: Math.max(120, horizon * 0.36) });
    if (own.chance(0.5)) fullMoon(moon, width * 0.068, 2);
    else crescent(moon.at({ angle: -0.5 }), width * 0.068);
  }
}

/** Everything below a rolling line. */
export function below(scene: Scene, top: number, rise: number, phase: number): Path {
  const { width, height } = scene;
  const crest = curve(
    Array.from({ length: 9 }, (_, i): Point => [
      -20 + ((width + 40) * i) / 8,
      top + rise * Math.sin(i * 1.15 + phase) + rise * 0.4 * Math.sin(i * 2.3 + phase * 2),
    ]),
  );
  return clockwise([...crest, [width + 20, height + 20], [-20, height + 20]]);
}

/** A peak whose faces break up into facets. */
export function crags(
  scene: Scene,
  peaks: readonly (readonly [x: number, y: number, half: number])[],
  foot: number,
): void {
  const { sheet, width, random } = scene;
  for (const [i, [x, y, half]] of peaks.entries()) {
    const [px, wide] = [x * width, half * width];
    const rim = clockwise([
      [px - wide, foot],
      [px - wide * 0.62, mix(foot, y, 0.46)],
      [px - wide * 0.44, mix(foot, y, 0.5)],
      [px - wide * 0.14, mix(foot, y, 0.9)],
      [px, y],
      [px + wide * 0.2, mix(foot, y, 0.8)],
      [px + wide * 0.46, mix(foot, y, 0.58)],
      [px + wide * 0.58, mix(foot, y, 0.4)],
      [px + wide, foot],
    ]);
    dressRock(sheet.layer('crags'), random.fork(`crag ${i}`), {
      zone: [rim],
      kind: 'facets',
      size: 112,
      rim: 'line',
    });
  }
}
