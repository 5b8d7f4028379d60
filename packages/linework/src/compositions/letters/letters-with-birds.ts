import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { area } from '../../geometry/path.ts';
import type { Shape } from '../../geometry/point.ts';
import { featheredSwan } from '../../motifs/letters/easy-things.ts';
import { dressBark } from '../../motifs/dressing/bark.ts';
import { bough } from '../../motifs/nature/bough.ts';
import { fullMoon } from '../../motifs/nature/skies.ts';
import { drawOwl } from '../../motifs/owl.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { clouds } from '../../motifs/stages/foliage.ts';
import { byGrade } from '../../motifs/stages/stage.ts';
import type { Sheet } from '../../sheet.ts';
import { withEasy } from '../easy-page.ts';
import { tidied } from '../tidied.ts';
import { EASY_LETTERS } from './easy-letters.ts';
import { block, patterned, printed, standing, WIDE_STROKES } from './printed.ts';

const TALL = [800, 1000] as const;

/** An O as round as the hollow of a tree: its rim and the hole in it. */
const ROUND_O: Shape = [
  clockwise(ellipse(390, 545, 324, 376)),
  clockwise(ellipse(390, 545, 190, 268)).toReversed(),
];

const hollow = printed({
  name: 'letter-o',
  size: TALL,
  ground: 900,
  backdrop: 'night',
  draw(scene) {
    const { sheet, random, level } = scene;
    const isHard = level === 2;
    for (const [y, role] of [
      [200, 'd'],
      [420, 'night'],
    ] as const)
      sheet
        .layer('air')
        .shape(
          drawn(`-20,${y}! 200,${y - 50} 420,${y + 30} 640,${y - 40} 820,${y}! 820,1020! -20,1020!`),
          'line',
          role,
        );
    fullMoon(sheet.layer('moon').at({ x: 660, y: 150 }), 70, level);
    ridgeOf(scene, 640, 30, 'leaf');
    if (isHard) ridgeOf(scene, 700, 28, 'grass');
    ridgeOf(scene, 760, 26, isHard ? 'leaf' : 'grass');
    if (isHard) ridgeOf(scene, 830, 20, 'grass');
    ridgeOf(scene, 880, 14, 'leaf');
    if (isHard) ridgeOf(scene, 926, 10, 'grass');
    const at = { x: 390, y: 540, scale: 1.72 };
    const bark = isHard ? ROUND_O : standing('O', at, WIDE_STROKES);
    for (const path of bark.filter((one) => area(one) < 0))
      sheet.layer('hole').shape(clockwise(path), 'bold', 'wood');
    if (isHard)
      block(sheet.layer('letter'), bark, {
        role: 'wood',
        side: 'soft',
        depth: [18, 12],
        inline: 16,
        fill: (ground, zone) => dressBark(ground, random.fork('bark'), { zone, kind: 'ridges', size: 110 }),
      });
    else patterned(scene, 'O', at, 'b', 'diamonds');
    drawOwl(sheet.layer('owl').at({ x: 390, y: 552, scale: 0.57 }), {
      level: byGrade(scene, 0, 0, 1),
      tuft: 50,
      feather: 'round',
      mark: 'none',
    });
    const ledge = sheet.layer('ledge');
    ledge.shape(
      drawn('196,772! 260,752 390,760 520,750 590,770! 596,806 520,816 390,810 262,818 190,808!'),
      'bold',
      'wood',
    );
    for (const t of ['220,784 300,778 360,784', '420,792 500,784 560,788'])
      ledge.line(traced(t), 'line', 0.3);
    for (const x of [352, 428])
      for (const dx of [-16, 0, 16]) ledge.shape(ellipse(x + dx, 762, 10, 16), 'line', 'ember');
    for (const [flip, y] of [
      [false, 120],
      [true, 330],
    ] as const)
      bough(sheet.layer('twigs'), {
        spine: flip
          ? [
              [830, y],
              [740, y + 50],
              [690, y + 130],
            ]
          : [
              [-30, y],
              [90, y + 40],
              [190, y + 20],
            ],
        thickness: 15,
        leaves: byGrade(scene, 3, 4, 6),
        size: 112,
        roles: ['leaf', 'grass'],
        random,
        ribs: level > 0,
        fromRim: true,
      });
    return {
      title: 'The O Has an Owner',
      description:
        'The O is as round as a hollow in a tree, so an owl has moved in. Say the word slowly, and you hear the letter.',
      tags: ['letter', 'alphabet', 'o', 'owl', 'night', 'moon'],
    };
  },
});

/** A lily pad about the frame's origin, 150 units wide. */
function pad(sheet: Sheet): void {
  sheet.shape(drawn('6,2! 74,-12 66,22 20,34 -40,28 -74,6 -56,-22 0,-34 50,-26!'), 'bold', 'leaf');
}

const lake = printed({
  name: 'letter-s',
  size: TALL,
  ground: 900,
  draw(scene) {
    const { sheet } = scene;
    clouds(scene, [
      [0.84, 0.12, 0.5],
      [0.1, 0.3, 0.44],
    ]);
    ridgeOf(scene, 450, 40, 'leaf');
    ridgeOf(scene, 520, 20, 'grass');
    for (const [y, role] of [
      [560, 'water'],
      [680, 'sky'],
      [800, 'water'],
      [900, 'sky'],
    ] as const)
      sheet
        .layer('lake')
        .shape(
          clockwise(
            drawn(
              `-20,${y}! 140,${y - 14} 300,${y} 460,${y - 14} 620,${y} 820,${y - 12}! 820,1020! -20,1020!`,
            ),
          ),
          'bold',
          role,
        );
    patterned(scene, 'S', { x: 320, y: 400, scale: 1.28 }, 'a', 'diamonds');
    featheredSwan(sheet.layer('swan').at({ x: 500, y: 908, scale: 1.02 }));
    for (const [x, half] of [
      [520, 250],
      [560, 170],
    ] as const)
      sheet
        .layer('ripples')
        .line(
          traced(
            `${x - half},${x === 520 ? 906 : 936} ${x},${x === 520 ? 924 : 950} ${x + half},${x === 520 ? 906 : 936}`,
          ),
          'bold',
          0.4,
        );
    for (const [x, y, tall] of [
      [60, 990, 300],
      [130, 1000, 220],
    ] as const) {
      const reed = sheet.layer('reeds').at({ x, y });
      reed.shape(drawn(`-5,0! -4,${-tall}! 4,${-tall}! 5,0!`), 'line', 'leaf');
      reed.shape(ellipse(0, -tall - 46, 22, 56), 'bold', 'wood');
      reed.shape(
        drawn(`4,0! 30,${-tall * 0.4} 60,${-tall * 0.74}! 40,${-tall * 0.36} 24,0!`),
        'line',
        'leaf',
      );
    }
    pad(sheet.layer('pads').at({ x: 260, y: 930 }));
    return {
      title: 'The Swan and Its S',
      description:
        'Look at the neck of the swan and then at the letter. They bend nearly the same way, and neither began it.',
      tags: ['letter', 'alphabet', 's', 'swan', 'lake'],
    };
  },
});

/** Capital letters with a bird that begins with them. */
export const lettersWithBirds: readonly Composition[] = [
  tidied(hollow),
  withEasy(tidied(lake), EASY_LETTERS.S),
];
