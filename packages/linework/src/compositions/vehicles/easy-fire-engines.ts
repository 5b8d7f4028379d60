import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, spiral, tube } from '../../geometry/forms.ts';
import type { Path } from '../../geometry/point.ts';
import { ruled } from '../../geometry/ruled.ts';
import { roomyCloud, roomyGround, roomyMoon, roomyStars } from '../../motifs/roomy/sights.ts';
import { uprightCat } from '../../motifs/roomy/upright-cat.ts';
import { largeHead } from '../../motifs/vehicles/large-heads.ts';
import type { Sheet } from '../../sheet.ts';
import type { EasyScene } from '../easy-page.ts';
import {
  groundFrom,
  grip,
  roadStones,
  roomyHen,
  roomyLadder,
  roomyWheel,
  seatedBehind,
} from './easy-parts.ts';

/** A town house on the frame's origin, 400 units wide, with a flat roof, a chimney and a window. */
function house(sheet: Sheet): void {
  sheet.shape(rectangle(96, -500, 66, 120), 'line', 'rust');
  sheet.shape(rectangle(-180, -390, 360, 390), 'line', 'b');
  sheet.shape(rectangle(-206, -416, 412, 50, 10), 'line', 'rust');
  ruled(sheet, '-170,-330 -120,-330 | -150,-300 -100,-300 | 110,-330 168,-330 | 96,-300 140,-300', 'line');
}

/** A hose wound up about the frame's origin, `reach` units from its middle. */
function hoseReel(sheet: Sheet, reach: number): void {
  sheet.shape(ellipse(0, 0, reach), 'line', 'gold');
  sheet.line(spiral(0, 0, reach * 0.6, 1.25, 0.4), 'line', 0);
}

/** The outline of a mudguard over a wheel about a point. */
function mudguard(x: number, y: number, radius: number): Path {
  return drawn(
    `${x - radius},${y}! ${x - radius * 0.86},${y - radius * 0.62} ${x},${y - radius} ${x + radius * 0.86},${y - radius * 0.62} ${x + radius},${y}!`,
  );
}

/** A fire engine of today, its ladder on brackets. */
function modernEngine(sheet: Sheet): void {
  sheet.shape(drawn('706,236! 712,190 736,176! 774,176! 798,190 804,236!'), 'line', 'ember');
  roomyLadder(sheet, [40, 286], [640, 286], 62, 5);
  sheet.shape(rectangle(90, 366, 560, 270, 18), 'bold', 'a');
  sheet.shape(rectangle(118, 398, 160, 120, 10), 'line', 'stone');
  ruled(sheet, '140,458 256,458', 'line');
  hoseReel(sheet.at({ x: 410, y: 476 }), 86);
  sheet.shape(drawn('640,636! 640,226! 850,226! 888,250 930,450 936,636!'), 'bold', 'a');
  seatedBehind(sheet, drawn('664,480! 664,250! 842,250! 868,272 898,480!'), {
    at: [782, 476],
    scale: 0.84,
    who: 'dog',
    hat: 'badge',
  });
  ruled(sheet, '672,512 716,512', 'bold');
  sheet.shape(ellipse(890, 536, 32), 'line', 'sun');
  for (const x of [236, 760]) {
    sheet.shape(mudguard(x, 640, 124), 'line', 'cream');
    roomyWheel(sheet, x, 640, 80, 'cream');
  }
  sheet.shape(rectangle(890, 566, 84, 74, 16), 'bold', 'stone');
}

/** The cat on the bench of an open engine, both paws on the wheel before it. */
function openSeat(sheet: Sheet): void {
  sheet.shape(drawn('372,560! 356,346 378,310 418,318! 446,470 560,480 560,560!'), 'bold', 'wood');
  sheet.shape(drawn('406,500! 410,380 440,334 516,326 576,346 606,400 606,500!'), 'bold', 'd');
  sheet.shape(ellipse(656, 372, 34, 84, 0.16), 'bold', 'stone');
  largeHead(sheet.at({ x: 500, y: 350, scale: 0.86 }), 'cat', 'badge');
  sheet.shape(
    drawn('440,506! 436,440 470,404 510,414 546,440 612,392! 640,434! 616,476 610,510!'),
    'bold',
    'd',
  );
  grip(sheet.at({ x: 642, y: 400, scale: 1.36, angle: -0.4 }), 'ember');
}

/** An old fire engine without a roof: ladder and hose behind, a hood with a lamp in front. */
function oldEngine(sheet: Sheet): void {
  for (const x of [120, 300]) sheet.shape(rectangle(x, 300, 34, 130), 'line', 'stone');
  roomyLadder(sheet, [58, 350], [372, 350], 56, 3);
  sheet.shape(rectangle(76, 408, 300, 196, 14), 'bold', 'a');
  hoseReel(sheet.at({ x: 176, y: 482 }), 62);
  openSeat(sheet);
  sheet.shape(drawn('366,620! 366,494! 690,494! 690,620!'), 'bold', 'a');
  sheet.shape(drawn('676,620! 676,458! 704,430 760,424 890,430 918,458! 920,620!'), 'bold', 'a');
  ruled(sheet, '728,460 728,484 | 774,456 774,476 | 820,460 820,484', 'bold');
  sheet.shape(ellipse(898, 500, 44), 'bold', 'sun');
  ruled(sheet, '430,530 486,530', 'bold');
  for (const x of [234, 792]) {
    sheet.shape(mudguard(x, 626, 132), 'line', 'b');
    roomyWheel(sheet, x, 626, 90, 'sun');
  }
}

/** A bell that swings on a bent post, the post's foot on the frame's origin. */
function bell(sheet: Sheet): void {
  sheet.shape(clockwise(tube(traced('0,4 0,-130 20,-190 76,-206 110,-180'), () => 16)), 'bold', 'wood');
  sheet.ink(ellipse(112, -44, 12));
  sheet.shape(mirrored('0,-180! 38,-166 50,-104 80,-58! 0,-50!', { x: 112 }), 'bold', 'gold');
}

/** Fire engines, in town and in the country. */
export const EASY_FIRE_ENGINES: readonly EasyScene[] = [
  {
    title: 'The Dog Is on Duty Today',
    description:
      'The helmet fits, the hose is wound up and the ladder lies ready. Up on the roof sits the cat it is all about.',
    tags: ['fire engine', 'dog', 'cat', 'rescue', 'ladder'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      roomyCloud(sheet.at({ x: 600, y: 180, scale: 0.72 }));
      roomyGround(sheet, 1000, 800, [560, 500, 440, 390, 430], 'leaf');
      house(sheet.at({ x: 300, y: 626 }));
      uprightCat(sheet.at({ x: 270, y: 218, scale: 0.8, flip: true }));
      sheet.shape(rectangle(-10, 576, 1020, 80), 'line', 'cream');
      sheet.shape(rectangle(-10, 640, 1020, 200), 'bold', 'stone');
      roadStones(sheet, '430,706 560,716 920,704');
      modernEngine(sheet.at({ x: 101, y: 84, scale: 0.88 }));
    },
  },
  {
    title: 'The Bell of the Old Engine',
    description:
      'The old fire engine has no roof but a ladder, a hose and a bell of brass. The hen on the ladder has asked the cat not to ring it tonight.',
    tags: ['fire engine', 'cat', 'helmet', 'hen', 'bell'],
    behind: 'night',
    isTidy: true,
    draw(sheet) {
      roomyMoon(sheet.at({ x: 820, y: 126 }), 66);
      roomyStars(sheet, [[660, 110, 0.2]]);
      roomyGround(sheet, 1000, 800, [500, 460, 400, 380, 390], 'leaf');
      groundFrom(sheet, '-20,600 300,592 640,604 1020,594', 'sand');
      roadStones(sheet, '430,700 580,700 940,700');
      bell(sheet.at({ x: 748, y: 418 }));
      oldEngine(sheet.at({ y: -14 }));
      roomyHen(sheet.at({ x: 206, y: 296, scale: 0.84, flip: true }));
    },
  },
];
