import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import { openWater } from '../nature/open-water.ts';
import { streak } from '../nature/clouds.ts';
import { crescent, fullMoon, starry } from '../nature/skies.ts';
import { clouds } from './foliage.ts';
import { type Scene, byGrade } from './stage.ts';
import { skyBands } from './wilds.ts';

/** When a picture of the wild plays. */
export type Hour = 'day' | 'dusk' | 'night';

/** The sky's role at an hour. */
export const SKY_OF: Readonly<Record<Hour, Role>> = { day: 'sky', dusk: 'cream', night: 'night' };

/** What the sky holds at an hour above a horizon; its light stands at a share of the width. */
export function skyOf(scene: Scene, hour: Hour, horizon: number, light = 0.7): void {
  const { sheet, random, width, level } = scene;
  const far = sheet.layer('light');
  if (hour === 'day') {
    skyBands(scene, [horizon * (level === 0 ? 0.56 : 0.1), horizon * 0.96], byGrade(scene, 1, 3, 12));
    clouds(scene, [
      [light * 0.3, (horizon / scene.height) * 0.36, 0.62],
      [light, (horizon / scene.height) * 0.26, 0.7],
      [0.46, (horizon / scene.height) * 0.6, 0.46],
      [0.93, (horizon / scene.height) * 0.64, 0.44],
      [0.06, (horizon / scene.height) * 0.74, 0.4],
    ]);
  } else if (hour === 'dusk') {
    skyBands(scene, [horizon * (level === 0 ? 0.56 : 0.12), horizon * 0.96], byGrade(scene, 1, 3, 13), [
      'cream',
      'blush',
      'soft',
    ]);
    far.shape(ellipse(width * light, horizon - 20, width * byGrade(scene, 0.13, 0.1, 0.095)), 'bold', 'sun');
    const bars = byGrade(scene, 2, 4, 9);
    for (let i = 0; i < bars; i++)
      streak(
        far.at({
          x: width * ((light + 0.32 + i * 0.37) % 1),
          y: horizon * mix(0.2, 0.9, i / bars),
          scale: (width / 1000) * mix(0.85, 1.15, (i * 0.618) % 1) * byGrade(scene, 1.5, 1.1, 0.95),
        }),
        random.fork(`streak ${i}`),
        i % 2 === 0 ? 'blush' : 'paper',
      );
  } else {
    skyBands(scene, [horizon * (level === 0 ? 0.56 : 0.1), horizon * 0.96], byGrade(scene, 1, 3, 12), [
      'night',
      'd',
    ]);
    const radius = width * byGrade(scene, 0.1, 0.075, 0.07);
    const moon = far.at({ x: width * light, y: Math.max(radius + 70, horizon * 0.34) });
    if (random.fork('moon').chance(0.5)) fullMoon(moon, radius, level);
    else crescent(moon.at({ angle: -0.5 }), radius);
    starry(far, random.fork('stars'), {
      box: [50, 50, width - 50, horizon * 0.9],
      avoid: [ellipse(width * light, horizon * 0.34, radius * 1.5)],
      count: byGrade(scene, 3, 12, 26),
      size: byGrade(scene, 34, 20, 15),
    });
  }
}

/** Water from a line to a foot, in bands that grow broader towards the eye. */
export function waters(
  scene: Scene,
  top: number,
  foot: number,
  roles: readonly Role[] = ['water', 'sky'],
): void {
  openWater(scene.sheet.layer('water'), scene.random.fork('waters'), {
    width: scene.width,
    from: top,
    to: foot,
    bands: byGrade(scene, 2, 4, 8),
    floor: foot + 400,
    roles,
    isRich: scene.level > 0,
  });
}

/** Big leaves in the nearest corners of the picture, out of which it is seen. */
export function nearLeaves(scene: Scene, sides: readonly (-1 | 1)[] = [-1, 1], size = 1): void {
  const { sheet, width, height, level } = scene;
  const near = sheet.layer('near');
  for (const side of sides)
    for (const [x, y, angle, long] of byGrade<readonly (readonly [number, number, number, number])[]>(
      scene,
      [[10, 20, 0.7, 240]],
      [
        [20, 24, 1.1, 250],
        [4, 20, 0.5, 290],
        [-4, 20, 0.05, 220],
      ],
      [
        [40, 24, 1.24, 240],
        [16, 24, 0.84, 290],
        [4, 20, 0.4, 300],
        [-6, 20, 0, 240],
      ],
    )) {
      const at = { x: side < 0 ? x + 24 : width - x - 24, y: height - y, angle: side < 0 ? angle : -angle };
      const high = long * size;
      near.shape(place(petal('leaf', high, high * 0.4), at), 'bold', 'leaf');
      near.line(
        place(
          [
            [0, -16],
            [0, -high * 0.9],
          ],
          at,
        ),
        'line',
        0.4,
      );
      if (level === 2)
        for (const s of [0.26, 0.44, 0.62])
          for (const u of [-1, 1])
            near.line(
              place(
                [
                  [0, -high * s],
                  [u * high * 0.14, -high * (s + 0.12)],
                ],
                at,
              ),
              'fine',
              0.4,
            );
    }
}
