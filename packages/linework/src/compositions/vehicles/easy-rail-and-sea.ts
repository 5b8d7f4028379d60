import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { points } from '../../geometry/knots.ts';
import { ruled } from '../../geometry/ruled.ts';
import { roomyBoat, roomyCloud, roomyGround } from '../../motifs/roomy/sights.ts';
import { largeHead } from '../../motifs/vehicles/large-heads.ts';
import type { Sheet } from '../../sheet.ts';
import type { EasyScene } from '../easy-page.ts';
import { roomyPuff, roomyWheel } from './easy-parts.ts';

/** A round boiler on wheels with rods, the door of the smoke box and the lamp in front. */
function engine(sheet: Sheet): void {
  for (const [x, y, r] of [
    [410, 116, 70],
    [548, 108, 60],
    [664, 124, 50],
  ] as const)
    roomyPuff(sheet, x, y, r);
  sheet.shape(drawn('648,330! 660,228! 634,172! 766,172! 740,228! 752,330!'), 'bold', 'stone');
  sheet.shape(drawn('440,344! 444,282 490,250 536,282 540,344!'), 'line', 'gold');
  sheet.shape(rectangle(360, 324, 500, 206), 'bold', 'a');
  sheet.shape(rectangle(570, 324, 50, 206), 'line', 'gold');
  sheet.shape(ellipse(858, 427, 60, 110), 'line', 'stone');
  sheet.shape(ellipse(866, 427, 30, 64), 'line', 'soft');
  sheet.shape(rectangle(822, 276, 50, 50, 8), 'line', 'stone');
  sheet.shape(rectangle(806, 194, 96, 90, 18), 'bold', 'sun');
  sheet.shape(ellipse(876, 239, 34, 36), 'line', 'cream');
  ruled(sheet, '482,589 594,578', 'bold');
  cab(sheet);
  sheet.shape(rectangle(140, 520, 764, 56, 8), 'bold', 'b');
  sheet.shape(drawn('846,560! 906,560! 974,652! 846,652!'), 'bold', 'rust');
  sheet.shape(rectangle(590, 548, 130, 56, 18), 'line', 'd');
  for (const x of [250, 446]) sheet.shape(ellipse(x, 570, 84), 'bold', 'stone');
  roomyWheel(sheet, 748, 602, 52, 'sun');
  sheet.shape(rectangle(214, 566, 268, 46, 20), 'line', 'stone');
  for (const x of [250, 446]) sheet.ink(ellipse(x, 589, 9));
}

function cab(sheet: Sheet): void {
  sheet.shape(drawn('140,530! 140,236! 386,236! 386,530!'), 'bold', 'a');
  sheet.shape(drawn('104,246! 110,200 262,168 414,200 422,246!'), 'bold', 'b');
  sheet.shape(rectangle(158, 268, 210, 168, 14), 'line', 'sky');
  largeHead(sheet.at({ x: 263, y: 430, scale: 0.68 }), 'bear');
  sheet.shape(rectangle(158, 428, 210, 46, 14), 'line', 'wood');
}

/** An engine between hills, the driver at the window. */
export const EASY_TRAINS: readonly EasyScene[] = [
  {
    title: 'The Bear Knows Every Bend',
    description:
      'The rods go round, the lamp shines ahead and three puffs of steam stay behind. The bear at the window does not even need a timetable.',
    tags: ['train', 'steam engine', 'railway', 'bear', 'steam'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      roomyGround(sheet, 1000, 800, [340, 420, 500, 500, 400, 380], 'leaf');
      sheet.shape(ellipse(20, 570, 110, 130), 'line', 'grass');
      sheet.shape(rectangle(-10, 654, 1020, 200), 'bold', 'sand');
      for (let x = 70; x < 900; x += 196) sheet.shape(rectangle(x, 672, 110, 42, 6), 'line', 'wood');
      engine(sheet);
    },
  },
];

const BOW = mirrored('0,330! 110,326 222,306 276,284! 270,420 232,560 150,700 60,800 0,826', { x: 380 });

/** An anchor that hangs from its ring: shank, stock and two flukes in one outline. */
function anchor(sheet: Sheet): void {
  sheet.shape(ellipse(0, -112, 34), 'line', 'paper');
  sheet.shape(
    mirrored(
      '0,-90! 18,-90! 20,-62! 70,-62! 70,-26! 20,-26! 20,52! 44,46 64,20! 44,10! 104,-26! 116,44! 94,34! 76,78 38,104 0,118!',
    ),
    'bold',
    'stone',
  );
}

/** A tug with rubber rings at its side, a cat at the wheel. */
function tug(sheet: Sheet): void {
  sheet.shape(rectangle(-120, -170, 60, 110, 8), 'bold', 'rust');
  const pane = clockwise(drawn('-66,-50! -62,-206! 104,-206! 116,-50!'));
  sheet.shape(pane, 'bold', 'sky');
  largeHead(sheet.inside([pane]).at({ x: 22, y: -70, scale: 0.62 }), 'cat');
  sheet.rim(pane, 'bold');
  sheet.shape(drawn('-84,-200! -76,-240! 116,-240! 126,-200!'), 'bold', 'b');
  sheet.shape(drawn('-170,-72! -60,-58 80,-62 176,-100! 160,-20 130,40! -136,40!'), 'bold', 'b');
  for (const x of [-92, 4, 100]) sheet.shape(ellipse(x, -12, 34), 'bold', 'stone');
}

/** The bow of a great ship, high above a tug. */
export const EASY_HARBORS: readonly EasyScene[] = [
  {
    title: 'The Cat Leads the Big Ship',
    description:
      'The ship is as tall as a house and does what a cat in a small boat tells it. An anchor hangs on each side of the bow and waits.',
    tags: ['ship', 'harbor', 'tug', 'cat', 'anchors', 'waves'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      roomyCloud(sheet.at({ x: 156, y: 176, scale: 0.66 }));
      sheet.shape(rectangle(-10, 640, 800, 400), 'line', 'water');
      roomyBoat(sheet.at({ x: 660, y: 660, scale: 0.4 }), ['c', 'sun']);
      sheet.shape(rectangle(424, 70, 78, 70, 6), 'bold', 'rust');
      sheet.shape(drawn('216,340! 222,120! 538,120! 544,340!'), 'bold', 'paper');
      sheet.shape(rectangle(166, 128, 428, 96, 18), 'bold', 'cream');
      for (const x of [188, 292, 396, 500]) sheet.shape(rectangle(x, 146, 76, 60, 8), 'line', 'sky');
      sheet.shape(rectangle(236, 246, 84, 90), 'line', 'sun');
      sheet.shape(rectangle(440, 246, 84, 90), 'line', 'ember');
      sheet.shape(BOW, 'bold', 'a');
      const inside = sheet.inside([BOW]);
      inside.shape(mirrored('0,380! 110,376 222,356 300,330! 300,240! 0,240!', { x: 380 }), 'line', 'paper');
      sheet.rim(BOW, 'bold');
      sheet.line(traced('380,334 380,720'), 'bold', 0.1);
      for (const [x, y] of points('196,420 250,436 510,436 564,420 330,690 430,690'))
        sheet.ink(ellipse(x, y, 6));
      for (const side of [-1, 1]) anchor(sheet.at({ x: 380 + side * 128, y: 520, scale: 0.9 }));
      sheet.shape(
        drawn('350,860! 380,790 450,752 516,776 540,806! 580,780 640,796 664,826! 700,820 750,870!'),
        'bold',
        'paper',
      );
      sheet.shape(
        [...traced('-20,836 120,818 260,846 400,822 540,846 680,820 800,840'), [800, 1060], [-20, 1060]],
        'bold',
        'water',
      );
      tug(sheet.at({ x: 230, y: 910, scale: 1.06 }));
      sheet.shape(
        [...traced('-20,926 120,910 270,932 420,908 570,934 690,910 800,926'), [800, 1060], [-20, 1060]],
        'bold',
        'sky',
      );
    },
  },
];
