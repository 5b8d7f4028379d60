import type { Brief } from '../../composition.ts';
import { rectangle, star } from '../../geometry/forms.ts';
import { dressSky } from '../dressing/sky.ts';
import { sun } from '../landscape.ts';
import { crescent, driftCloud } from '../nature/skies.ts';

/** The hour of a scene. */
export type Hour = 'day' | 'night';

/** Clouds and a sun, or a moon among stars; what stands low leaves the middle free. */
export function openSky(brief: Brief, hour: Hour, flip: boolean): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('sky');
  const across = (x: number): number => (flip ? 1000 - x : x);
  if (level === 2 && !brief.isPart)
    dressSky(sheet, random, {
      zone: [rectangle(0, 0, 1000, 640)],
      kind: hour === 'night' ? 'streaks' : random.fork('air').pick(['gusts', 'mackerel', 'streaks']),
      size: 120,
      roles: hour === 'night' ? ['night', 'd', 'night', 'c'] : ['sky', 'soft', 'cream'],
    });
  if (hour === 'night') {
    crescent(sheet.at({ x: across(874), y: 132, angle: flip ? 2.6 : 0.4 }), 50);
    const spots = [
      [120, 96, 22],
      [250, 150, 16],
      [430, 84, 18],
      [610, 120, 15],
      [740, 80, 20],
      [70, 220, 15],
      [930, 250, 16],
      [340, 60, 14],
    ] as const;
    for (const [x, y, r] of spots.slice(0, level === 1 ? 6 : 8))
      sheet.shape(star(across(x), y, r, r * 0.5, 5), 'line', 'sun');
    return;
  }
  sun(sheet.at({ x: across(872), y: 138 }), 44, level === 1 ? 10 : 16);
  const clouds = [
    [150, 146, 0.72],
    [430, 116, 0.66],
    [660, 128, 0.56],
    [60, 250, 0.44],
    [926, 262, 0.46],
  ] as const;
  for (const [x, y, scale] of clouds.slice(0, level === 1 ? 3 : 5))
    driftCloud(sheet.at({ x: across(x), y, scale }), random, true);
}
