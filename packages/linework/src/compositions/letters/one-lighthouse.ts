import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { sun } from '../../motifs/landscape.ts';
import { dinghy } from '../../motifs/nature/shore.ts';
import { gull } from '../../motifs/seaside.ts';
import { clouds } from '../../motifs/stages/foliage.ts';
import { byGrade } from '../../motifs/stages/stage.ts';
import type { Sheet } from '../../sheet.ts';
import { withEasy } from '../easy-page.ts';
import { tidied } from '../tidied.ts';
import { EASY_NUMBERS } from './easy-letters.ts';
import { lantern } from './letters-at-play.ts';
import { patterned, printed } from './printed.ts';

/** A sea of a few broad waves from a line down to the foot of the page. */
function waves(sheet: Sheet, tops: readonly number[]): void {
  for (const [i, y] of tops.entries()) {
    const crest = Array.from({ length: 11 }, (_, k) => `${k * 110 - 50},${y + ((k + i) % 2 ? 12 : -12)}`);
    sheet.shape(
      clockwise([...traced(crest.join(' ')), [1060, 1040], [-60, 1040]]),
      i === 0 ? 'bold' : 'line',
      i % 2 === 0 ? 'water' : 'sky',
    );
  }
}

/** A tower with three stripes, a door with steps and windows, its foot on the origin, 500 units high. */
function tower(sheet: Sheet, level: 0 | 1 | 2): void {
  const walls = clockwise(drawn('-74,-470! 74,-470! 116,0! 60,14 0,18 -60,14 -116,0!'));
  sheet.shape(walls, 'bold', 'paper');
  for (const y of [-430, -270, -110])
    sheet
      .inside([walls])
      .shape(
        drawn(`-150,${y}! 0,${y + 14} 150,${y}! 150,${y + 80}! 0,${y + 94} -150,${y + 80}!`),
        'line',
        'a',
      );
  sheet.rim(walls, 'bold');
  sheet.shape(drawn('-42,14! -42,-72 0,-102 42,-72 42,14! 0,18'), 'bold', 'wood');
  sheet.line(traced('0,-100! 0,16!'), 'line', 0);
  for (const y of [-206, -352]) {
    sheet.shape(drawn(`-25,${y}! -25,${y - 40} 0,${y - 58} 25,${y - 40} 25,${y}!`), 'bold', 'sun');
    if (level > 0) sheet.line(traced(`0,${y}! 0,${y - 56}!`), 'line', 0);
  }
  lantern(sheet.at({ y: -466, scale: 0.86 }), level);
}

const oneLighthouse = printed({
  name: 'number-1',
  size: [1000, 1000],
  ground: 860,
  draw(scene) {
    const { sheet, level } = scene;
    sun(sheet.layer('sun').at({ x: 500, y: 150 }), 60, 12);
    clouds(scene, [
      [0.14, 0.14, 0.6],
      [0.58, 0.36, 0.5],
      [0.92, 0.2, 0.56],
    ]);
    waves(sheet.layer('sea'), byGrade(scene, [600, 720], [560, 640, 720], [540, 590, 640, 690, 740]));
    dinghy(sheet.layer('boat').at({ x: 512, y: 640, scale: 1.06 }), ['b', 'cream']);
    const rock = sheet.layer('rock');
    rock.shape(
      clockwise(
        drawn('470,880! 520,806 590,800 620,760! 740,748 860,764! 900,810 980,822 1040,860! 1040,900!'),
      ),
      'bold',
      'stone',
    );
    for (const t of ['590,800 610,830 600,860', '860,764 850,800 880,840', '740,800 720,830 740,856'])
      rock.line(traced(t), 'line', 0.2);
    tower(sheet.layer('tower').at({ x: 742, y: 776 }), level);
    const beach = clockwise(drawn('-20,820! 180,800 380,838 560,880 780,860 1020,884! 1020,1040! -20,1040!'));
    sheet.layer('beach').shape(beach, 'bold', 'sand');
    patterned(scene, '1', { x: 250, y: 566, scale: 1.62 }, 'sun', 'diamonds');
    for (const [x, y, scale, flip] of [
      [480, 330, 1.1, false],
      [930, 420, 0.9, true],
    ] as const)
      gull(sheet.layer('gulls').at({ x, y, scale, flip }));
    const shells = sheet.layer('shells');
    for (const [x, y, r] of [
      [520, 936, 26],
      [640, 920, 18],
      [860, 940, 30],
      [80, 920, 24],
    ] as const)
      shells.shape(ellipse(x, y, r, r * 0.6), 'line', 'stone');
    return {
      title: 'One Lighthouse on the Rock',
      description:
        'One lighthouse stands on the rock across from the number 1, and one boat goes home by its light. One is enough if it shines far.',
      tags: ['number', 'counting', '1', 'one', 'lighthouse', 'sea', 'boat'],
    };
  },
});

/** The number 1 with one of a thing: a lighthouse, or a swan on easy pages. */
export const numberOne: Composition = withEasy(tidied(oneLighthouse), EASY_NUMBERS[1]);
