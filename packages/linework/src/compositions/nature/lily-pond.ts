import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { arc } from '../../geometry/forms.ts';
import { dragonfly, koi, lilyPad, waterLily } from '../../motifs/pond.ts';
import { framed, SCENE_PENS } from '../../motifs/scenery.ts';
import type { Role } from '../../roles.ts';

/** Koi circling among lily leaves and flowers, seen from above. */
export const lilyPond: Composition = {
  name: 'lily-pond',
  category: 'nature',
  size: [1000, 1000],
  strays: 1.5,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const [first, second] = random.pick<readonly [Role, Role]>([
      ['a', 'b'],
      ['b', 'd'],
      ['a', 'd'],
    ]);
    framed(brief.sheet, [1000, 1000], 'water', (inside) => {
      const scene = { ...brief, sheet: inside };
      drawRipples(scene);
      const fish = inside.layer('koi').at({
        x: byLevel(brief, 0, 36, 36),
        y: byLevel(brief, 0, 40, 40),
        scale: byLevel(brief, 1, 0.92, 0.92),
      });
      koi(fish, {
        level,
        width: byLevel(brief, 92, 78, 78),
        body: 'cream',
        marks: first,
        spine: byLevel(
          brief,
          [
            [720, 262],
            [560, 216],
            [400, 290],
            [320, 430],
            [380, 570],
            [500, 640],
          ],
          [
            [690, 286],
            [560, 218],
            [400, 240],
            [292, 350],
            [268, 470],
            [316, 560],
          ],
          [
            [690, 286],
            [560, 218],
            [400, 240],
            [292, 350],
            [268, 470],
            [316, 560],
          ],
        ),
      });
      if (level > 0)
        koi(fish, {
          level,
          width: 78,
          body: 'cream',
          marks: second,
          spine: [
            [310, 714],
            [440, 782],
            [600, 760],
            [708, 650],
            [732, 530],
            [684, 440],
          ],
        });
      drawLeaves(scene, first);
    });
    return {
      title: random.pick(
        byLevel(
          brief,
          ['One Koi, Two Lilies', 'Koi in the Pond'],
          ['Koi among Water Lilies', 'Two Koi at Noon'],
          ['The Quiet Lily Pond', 'Koi in Deep Water'],
        ),
      ),
      description: `${level === 0 ? 'A koi glides' : 'Two koi circle each other'} between lily leaves in a clear pond. ${level === 0 ? 'The big leaves are easy to fill.' : 'A dragonfly hovers above the open flowers.'}`,
      tags: ['koi', 'pond', 'water lily', 'lily pads', ...(level > 0 ? ['dragonfly'] : ['fish'])],
    };
  },
};

function drawRipples(brief: Brief): void {
  const sheet = brief.sheet.layer('ripples');
  const rings = byLevel<readonly (readonly [number, number, number])[]>(
    brief,
    [[500, 500, 440]],
    [
      [500, 500, 438],
      [500, 500, 120],
    ],
    [
      [500, 500, 446],
      [500, 500, 384],
      [500, 500, 130],
      [500, 500, 70],
    ],
  );
  for (const [x, y, r] of rings)
    sheet.shape(arc(x, y, r, r, 0, Math.PI * 2).slice(0, -1), 'line', r > 300 ? 'sky' : 'water');
}

type Spot = readonly [x: number, y: number, scale: number, angle: number];

function drawLeaves(brief: Brief, flower: Role): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('lilies');
  const pads = byLevel<readonly Spot[]>(
    brief,
    [
      [780, 700, 2, -0.6],
      [170, 820, 1.5, 0.7],
      [866, 160, 1.1, 2.4],
    ],
    [
      [846, 180, 1.3, 2.5],
      [150, 846, 1.34, 0.6],
      [880, 838, 1.14, -0.7],
      [130, 160, 0.98, 2],
      [912, 480, 0.66, -1.2],
      [90, 600, 0.72, 1.4],
    ],
    [
      [846, 180, 1.3, 2.5],
      [150, 846, 1.34, 0.6],
      [880, 838, 1.14, -0.7],
      [130, 160, 0.98, 2],
      [912, 480, 0.66, -1.2],
      [90, 600, 0.72, 1.4],
      [640, 930, 0.7, 0.2],
      [450, 92, 0.5, 2.9],
    ],
  );
  for (const [x, y, scale, angle] of pads)
    lilyPad(sheet.at({ x, y, scale, angle }), byLevel(brief, 0, scale > 0.9 ? 5 : 3, scale > 0.9 ? 9 : 6));
  const blooms = byLevel<readonly Spot[]>(
    brief,
    [
      [776, 730, 1.25, 0],
      [196, 850, 1, 0],
    ],
    [
      [190, 860, 1, -0.1],
      [806, 232, 0.94, 0.1],
    ],
    [
      [190, 860, 1, -0.1],
      [806, 232, 0.94, 0.1],
      [850, 866, 0.78, 0.1],
    ],
  );
  for (const [x, y, scale, angle] of blooms) waterLily(sheet.at({ x, y, scale, angle }), flower, level);
  if (level > 0)
    dragonfly(brief.sheet.layer('dragonfly').at({ x: 480, y: 440, angle: 0.5, scale: 0.86 }), level);
}
