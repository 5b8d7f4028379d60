import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { downTo } from '../../motifs/dressing/coverings.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { sun } from '../../motifs/landscape.ts';
import { grassland } from '../../motifs/letters/grassland.ts';
import { growing } from '../../motifs/letters/growth.ts';
import { rainbow } from '../../motifs/nature/skies.ts';
import { spruce } from '../../motifs/nature/trees.ts';
import { clouds } from '../../motifs/stages/foliage.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import type { Sheet } from '../../sheet.ts';
import { rider } from '../../motifs/vehicles/driver.ts';
import { withEasy } from '../easy-page.ts';
import { tidied } from '../tidied.ts';
import { EASY_LETTERS } from './easy-letters.ts';
import { block, patterned, printed, snowCap, standing } from './printed.ts';

const SQUARE = [1000, 1000] as const;

/** A cabin that hangs from a cable at the frame's origin, 190 units high. */
function cabin({ sheet, level }: Scene, x: number, y: number): void {
  const view = sheet.layer('cabin').at({ x, y });
  view.shape(rectangle(-5, -4, 10, 64, 3), 'line', 'stone');
  view.shape(rectangle(-24, -12, 48, 18, 8), 'bold', 'stone');
  view.shape(drawn('-70,186! -84,150 -84,80 -66,54! 66,54! 84,80 84,150 70,186!'), 'bold', 'a');
  for (const flip of [false, true]) {
    const side = view.at({ flip });
    const pane = clockwise(rectangle(-72, 74, 66, 60, 8));
    side.shape(pane, 'line', 'sky');
    rider(
      side.inside([pane]).at({ x: -39, y: 104, scale: 0.5 }),
      flip ? 'cat' : 'dog',
      'none',
      'b',
      level === 2 ? 1 : level,
    );
    side.rim(pane, 'line');
  }
  view.shape(rectangle(-92, 142, 184, 16, 6), 'line', 'cream');
}

const peaks = printed({
  name: 'letter-m-mountains',
  size: SQUARE,
  ground: 880,
  draw(scene) {
    const { sheet, level, random } = scene;
    sun(sheet.layer('sun').at({ x: 496, y: 154 }), 54, 10);
    clouds(scene, [
      [0.12, 0.34, 0.5],
      [0.9, 0.3, 0.5],
    ]);
    sheet
      .layer('far')
      .shape(
        drawn(
          '-20,620! 90,470! 200,560! 330,430! 500,580! 640,450! 780,560! 900,460! 1020,600! 1020,1020! -20,1020!',
        ),
        'line',
        'soft',
      );
    const m = standing('M', { x: 492, y: 520, scale: 1.8 }, { stem: 74, hairline: 56 });
    block(sheet.layer('letter'), m, {
      role: 'stone',
      side: 'soft',
      depth: [22, 12],
      ...(level > 0 ? { inline: 16 } : {}),
    });
    snowCap(sheet.layer('snow'), m, 0, 0.1, 28);
    sheet.layer('cable').line(traced('262,262 492,300 722,262'), 'bold', 0);
    for (const x of [258, 726]) sheet.layer('cable').shape(ellipse(x, 262, 15), 'bold', 'stone');
    cabin(scene, 492, 300);
    sheet
      .layer('lawn')
      .shape(drawn('-20,860! 240,830 480,866 760,834 1020,862! 1020,1020! -20,1020!'), 'bold', 'grass');
    for (const [x, y, s] of [
      [80, 890, 1.15],
      [170, 930, 0.8],
      [920, 890, 1.2],
      [824, 934, 0.82],
      [486, 930, 0.8],
    ] as const)
      spruce(sheet.layer('firs').at({ x, y, scale: s }), { random, level: level === 2 ? 1 : 0 });
    return {
      title: 'M Is Two Mountains',
      description:
        'The M has a peak at either end and snow on both. A cable car hangs between them, and a dog and a cat look down.',
      tags: ['letter', 'alphabet', 'm', 'mountains', 'snow', 'cable car', 'firs'],
    };
  },
});

/** A duckling on the water at the frame's origin, 160 units long, swimming to the right. */
function duckling(sheet: Sheet): void {
  sheet.shape(drawn('44,-76! 84,-68 88,-58! 46,-50!'), 'bold', 'ember');
  sheet.shape(
    drawn('-76,-44! -50,-38 -10,-48 4,-76 30,-96 52,-78 50,-52 36,-40 48,-14 20,4 -40,4 -66,-12'),
    'bold',
    'sun',
  );
  sheet.shape(drawn('-44,-26 -14,-34 22,-24! 0,-8 -28,-8'), 'line', 'gold');
  sheet.ink(ellipse(30, -70, 5, 6));
}

const afterRain = printed({
  name: 'letter-r',
  size: SQUARE,
  ground: 880,
  draw(scene) {
    const { sheet, random, level } = scene;
    if (level === 2)
      dressSky(sheet.layer('sky'), random, { zone: downTo(1000, 620), kind: 'streaks', size: 150 });
    sun(sheet.layer('sun').at({ x: 850, y: 150 }), 58, 11);
    rainbow(
      sheet.layer('rainbow').at({ x: 540, y: 640 }),
      430,
      byGrade(scene, 56, 44, 36),
      byGrade(scene, 3, 5, 6),
      'sky',
    );
    ridgeOf(scene, 590, 26, 'leaf');
    clouds({ ...scene, random: random.fork('clouds') }, [
      [0.9, 0.62, 0.8],
      [0.64, 0.62, 0.5],
    ]);
    const meadow = clockwise(drawn('-20,660! 240,630 520,664 780,632 1020,660! 1020,1020! -20,1020!'));
    grassland(sheet.layer('meadow'), scene, meadow, 'mounds', 150);
    patterned({ ...scene, level: 1 }, 'R', { x: 300, y: 496, scale: 1.2 }, 'a', 'diamonds');
    const pool = sheet.layer('pool');
    pool.shape(ellipse(694, 900, 262, 60), 'bold', 'water');
    for (const [x, y, half] of [
      [790, 896, 116],
      [606, 910, 92],
    ] as const)
      pool.shape(ellipse(x, y, half, half * 0.26), 'line', 'sky');
    duckling(pool.at({ x: 790, y: 890, scale: 1.3 }));
    duckling(pool.at({ x: 610, y: 908, scale: 1.02, flip: true }));
    growing(scene, [
      [72, 944, 112, 'tulip'],
      [140, 960, 80, 'grass'],
      [250, 960, 96, 'daisy'],
      [370, 966, 74, 'grass'],
      [96, 806, 62, 'grass'],
      [300, 800, 54, 'grass'],
      [500, 812, 66, 'grass'],
      [944, 820, 110, 'poppy'],
    ]);
    return {
      title: 'R Is for Rainbow',
      description:
        'The rain has left a puddle, and two ducklings have found it before anybody else. Nobody has told them about the rainbow behind the R.',
      tags: ['letter', 'alphabet', 'r', 'rainbow', 'ducklings', 'clouds'],
    };
  },
});

/** Capital letters out in the mountains and on a meadow after the rain. */
export const lettersOutdoors: readonly Composition[] = [peaks, withEasy(tidied(afterRain), EASY_LETTERS.R)];
