import type { Point } from '../../geometry/point.ts';
import { present } from '../../motifs/holidays/presents.ts';
import { spruce } from '../../motifs/nature/trees.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Posture } from '../../motifs/people/body/skeleton.ts';
import { driftingLeaves, straps } from '../../motifs/people/outings.ts';
import { sittingDog } from '../../motifs/people/pets.ts';
import { snow, street } from '../../motifs/stages/outdoors.ts';
import { byGrade, strewn } from '../../motifs/stages/stage.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { star } from '../../geometry/forms.ts';
import type { Sheet } from '../../sheet.ts';
import { cast } from '../people/cast.ts';
import { enter } from '../people/picture.ts';
import { winterly, type Month } from './month.ts';

const TALL = [800, 1000] as const;
const WIDE = [1000, 800] as const;

/** Snowdrifts along the foot of a page 800 units wide from a height. */
function snowyFront(sheet: Sheet, top: number): void {
  sheet.shape(
    drawn(
      `-40,${top}! 120,${top - 26} 330,${top + 12} 520,${top - 16} 700,${top + 10} 840,${top - 20}! 840,1040! -40,1040!`,
    ),
    'bold',
    'paper',
  );
}

/** Somebody who walks along with a thumb behind the strap of a bag. */
const OFF_TO_SCHOOL: Posture = {
  ...POSTURES.walk,
  arms: [
    { upper: -52, fore: -24, hand: 'open', layer: 'behind' },
    { upper: 44, fore: 118, hand: 'grip', thumb: -1, layer: 'over' },
  ],
};

/** July to December. */
export const LAST_MONTHS: readonly Month[] = [
  {
    name: 'September',
    stage: street,
    size: WIDE,
    act(scene) {
      const { ground } = scene;
      const first = cast(scene, 'child', { isPlain: true });
      const second = cast(scene, 'child', { among: [first], isPlain: true });
      for (const [one, x, posture] of [
        [first, 320, OFF_TO_SCHOOL],
        [second, 660, { ...POSTURES.wave, head: { turn: -0.4, tilt: 4 } }],
      ] as const)
        enter(scene, {
          who: one.who,
          posture,
          mien: x < 500 ? 'smile' : 'laugh',
          x,
          y: ground + (x < 500 ? 50 : 34),
          scale: 1,
          props: { held: (view, bones) => straps(view, bones.build.shoulder, x < 500 ? 'a' : 'sun') },
        });
      driftingLeaves(
        scene.sheet.layer('leaves'),
        strewn(scene.random, byGrade(scene, [3, 1], [5, 2], [7, 3]), [60, 300, 940, ground]).filter(
          ([x, y]) => [320, 660].every((face) => Math.hypot(x - face, y - 350) > 130),
        ),
        byGrade(scene, 70, 56, 48),
      );
    },
    titles: ['September', 'Off to School in September'],
    descriptions: [
      'School begins in September, and the first leaves fall on the way there. Two friends have new bags.',
      'The pencils are sharp, the bags are light and the street is full of leaves. September can begin.',
    ],
    tags: ['autumn', 'school', 'leaves'],
  },
  {
    name: 'December',
    stage: snow,
    size: TALL,
    act(scene) {
      const { sheet, random, level, ground } = scene;
      const tree = sheet.layer('tree').at({ x: 560, y: ground + 10, scale: 1.5 });
      spruce(tree, { random, level: level === 2 ? 1 : 0 });
      for (const [x, y] of byGrade(
        scene,
        [[0, -130]],
        [
          [-30, -90],
          [36, -120],
          [0, -190],
        ],
        [
          [-44, -80],
          [40, -76],
          [-20, -150],
          [26, -168],
          [0, -220],
        ],
      ) as Point[])
        tree.shape(star(x, y, byGrade(scene, 26, 20, 17), 10, 5), 'line', 'sun');
      tree.shape(star(0, -318, 40, 19, 5), 'bold', 'sun');
      for (const [x, w, h, role, low] of [
        [440, 110, 84, 'a', 56],
        [690, 130, 100, 'b', 50],
        [566, 96, 112, 'd', 98],
      ] as const)
        present(sheet.layer('presents').at({ x, y: ground + low }), {
          width: w,
          height: h,
          roles: [role, 'sun'],
        });
      sheet
        .layer('presents')
        .shape(
          drawn(
            `300,1040! 330,${ground + 96} 380,${ground + 46} 450,${ground + 34} 520,${ground + 76} 580,${ground + 80} 630,${ground + 48} 700,${ground + 28} 770,${ground + 40} 840,${ground + 60}! 840,1040!`,
          ),
          'bold',
          'paper',
        );
      enter(scene, {
        who: { ...winterly(scene).who, glasses: false },
        posture: {
          ...POSTURES.stand,
          head: { turn: 0.7, tilt: -4 },
          arms: [
            { upper: -34, fore: 8 },
            { upper: 96, fore: 118, hand: 'grip', thumb: -1, layer: 'over' },
          ],
        },
        mien: 'laugh',
        x: 236,
        y: ground + 20,
        scale: 1.24,
        props: {
          over: (view, bones) => {
            const [x, y] = bones.arms[1].end;
            view.line(traced(`${x},${y - 4} ${x + 6},${y + 22}`), 'line', 0);
            view.shape(star(x + 8, y + 50, 34, 16, 5, 0.2), 'bold', 'sun');
          },
        },
      });
      snowyFront(sheet.layer('front'), ground + 150);
      sittingDog(sheet.layer('dog').at({ x: 104, y: ground + 152, scale: 1.1 }), 0);
    },
    titles: ['December', 'December Lights a Tree'],
    descriptions: [
      'There is a tree in the snow, and in December somebody has hung stars on it. The presents were here before.',
      'Nobody says a word in December when the tree lights up. Everybody looks at the topmost star.',
    ],
    tags: ['winter', 'christmas tree', 'presents'],
  },
];
