import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { growing } from '../../motifs/letters/growth.ts';
import type { Point } from '../../geometry/point.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Posture } from '../../motifs/people/body/skeleton.ts';
import { maypole, sled } from '../../motifs/people/outings.ts';
import { sittingDog } from '../../motifs/people/pets.ts';
import { kite, rope, umbrella } from '../../motifs/people/props.ts';
import { park, rain, snow } from '../../motifs/stages/outdoors.ts';
import { cast, TROUSERS } from '../people/cast.ts';
import { enter, reachFor } from '../people/picture.ts';
import { winterly, type Month } from './month.ts';

const TALL = [800, 1000] as const;
const WIDE = [1000, 800] as const;

/** Arms that both reach up. */
const CHEER: Posture['arms'] = [
  { upper: -140, fore: -164, hand: 'open', thumb: 1, layer: 'behind' },
  { upper: 140, fore: 164, hand: 'open', thumb: -1, layer: 'behind' },
];

/** January to June. */
export const FIRST_MONTHS: readonly Month[] = [
  {
    name: 'January',
    stage: snow,
    size: WIDE,
    act(scene) {
      const { sheet, level, ground } = scene;
      const ride = sheet.layer('sled').at({ x: 480, y: ground + 10, angle: 0.12 });
      sled(ride, level, 'a');
      enter(
        { ...scene, sheet: ride, ground: -64 },
        {
          who: winterly(scene).who,
          posture: {
            ...POSTURES.sit,
            height: 26,
            lean: -8,
            arms: [...CHEER],
            legs: [
              { upper: 70, lower: 84, short: [0.8, 1], toes: 'right', roll: -40 },
              { upper: 76, lower: 88, short: [0.84, 1], toes: 'right', roll: -40 },
            ],
          },
          mien: 'laugh',
          x: -40,
          scale: 1.1,
        },
      );
      sittingDog(sheet.layer('dog').at({ x: 840, y: ground + 40, scale: 1.3 }), level);
      const tracks = sheet.layer('tracks');
      for (const y of [24, 46])
        tracks.line(traced(`60,${ground + y - 50} 220,${ground + y - 30} 400,${ground + y}`), 'bold', 0.3);
      const drift = sheet.layer('drift');
      drift.shape(
        drawn(
          `-40,${ground + 96}! 150,${ground + 60} 380,${ground + 100} 620,${ground + 70} 820,${ground + 104} 1040,${ground + 74}! 1040,840! -40,840!`,
        ),
        'bold',
        'paper',
      );
      for (const [x, y, r] of [
        [130, 110, 40],
        [196, 120, 28],
        [700, 124, 34],
      ] as const)
        drift.shape(ellipse(x, ground + y, r, r * 0.8), 'line', 'paper');
    },
    titles: ['January', 'Downhill in January'],
    descriptions: [
      'January has hills, snow and one sled that is faster than it looks. The dog waits at the bottom.',
      'All the firs wear white when January comes down the hill with both arms in the air.',
    ],
    tags: ['winter', 'snow', 'sled'],
  },
  {
    name: 'March',
    stage: park,
    size: WIDE,
    act(scene) {
      const { sheet, level, ground } = scene;
      const at: Point = [700, 340];
      enter(scene, {
        who: cast(scene, 'child').who,
        posture: {
          ...POSTURES.run,
          arms: [
            { upper: -70, fore: -40, hand: 'open', layer: 'behind' },
            { upper: 96, fore: 130, hand: 'grip', thumb: -1 },
          ],
        },
        mien: 'laugh',
        x: 300,
        scale: 0.96,
        props: {
          over: (view, bones) => {
            const [[x, y], [u, v]] = [bones.arms[1].end, reachFor('child', [300, ground], 0.96, at)];
            view.line(
              curve([
                [x, y],
                [(x + u) / 2, (y + v) / 2 + 30],
                [u, v],
              ]),
              'line',
              0,
            );
          },
        },
      });
      kite(sheet.layer('kite').at({ x: at[0], y: at[1], scale: 1.1, angle: 0.5 }), level);
    },
    titles: ['March', 'The Winds of March'],
    descriptions: [
      'March brings the wind that kites have waited for all winter. Run, and it is in the air.',
      'Clouds, kite and hair all blow to the same side in March. Only the trees stand still.',
    ],
    tags: ['spring', 'wind', 'kite'],
  },
  {
    name: 'April',
    stage: rain,
    size: TALL,
    act(scene) {
      const { sheet, level, ground } = scene;
      enter(scene, {
        who: cast(scene, 'child', { as: { feet: 'boot', feetRole: 'sun', bottom: TROUSERS } }).who,
        posture: {
          ...POSTURES.stand,
          head: { turn: -0.4, tilt: -5 },
          arms: [
            { upper: -98, fore: -126, hand: 'open', thumb: 1 },
            { upper: 30, fore: 150, hand: 'grip', thumb: -1, layer: 'over' },
          ],
        },
        mien: 'smile',
        x: 420,
        y: ground + 96,
        scale: 1.02,
        props: {
          behind: (view, bones) => {
            const [x, y] = bones.arms[1].end;
            umbrella(view.at({ x: x - 4, y: y + 10, scale: 1.4, angle: -0.36 }), level, ['a', 'sun']);
          },
        },
      });
      sittingDog(sheet.layer('dog').at({ x: 236, y: ground + 34, scale: 1.2 }), level);
      growing(scene, [[600, ground + 150, 84, 'grass']]);
    },
    titles: ['April', 'April Showers'],
    descriptions: [
      'In April nobody leaves the house without an umbrella. The dog has left it anyway.',
      'Is it still raining? In April one holds out a hand and asks again every minute.',
    ],
    tags: ['spring', 'rain', 'umbrella'],
  },
  {
    name: 'May',
    stage: park,
    size: WIDE,
    act(scene) {
      const { sheet, ground } = scene;
      const top: Point = [500, ground - 440];
      maypole(sheet.layer('pole').at({ x: 500, y: ground - 30 }), 440, [
        [-90, -150],
        [90, -150],
      ]);
      const first = cast(scene, 'child', { kind: 'she' });
      const second = cast(scene, 'child', { among: [first] });
      for (const [one, x, flip] of [
        [first, 235, false],
        [second, 765, true],
      ] as const)
        enter(scene, {
          who: { ...one.who, hat: 'flower' },
          posture: {
            ...POSTURES.skip,
            arms: [
              { upper: -74, fore: -110, hand: 'open', thumb: 1 },
              { upper: 58, fore: 116, hand: 'grip', thumb: -1 },
            ],
          },
          mien: 'laugh',
          x,
          scale: 0.94,
          flip,
          props: {
            behind: (view, bones) => {
              const [u, v] = reachFor('child', [x, ground], 0.94, [flip ? 2 * x - top[0] : top[0], top[1]]);
              const [hand, y] = bones.arms[1].end;
              rope(
                view,
                [
                  [hand, y],
                  [(hand + u) / 2, (y + v) / 2 + 24],
                  [u, v],
                ],
                6,
                flip ? 'b' : 'a',
              );
            },
          },
        });
    },
    titles: ['May', 'Around the Maypole'],
    descriptions: [
      'In May there is dancing around a pole with ribbons. Who goes left and who goes right is decided on the way.',
      'Two dancers with flowers in their hair skip in one circle. By the end of May the ribbons will be a braid.',
    ],
    tags: ['spring', 'maypole', 'dance'],
  },
];
