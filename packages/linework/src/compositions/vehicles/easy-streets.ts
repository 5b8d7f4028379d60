import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { roomyBoat, roomyCloud, roomyGround, roomyMoon, roomyStars } from '../../motifs/roomy/sights.ts';
import { uprightCat } from '../../motifs/roomy/upright-cat.ts';
import { largeChest, largeHead } from '../../motifs/vehicles/large-heads.ts';
import { roomyPoplar } from '../../motifs/roomy/plants.ts';
import type { Sheet } from '../../sheet.ts';
import type { EasyScene } from '../easy-page.ts';
import { groundFrom, roomyHen, roomyLadder, roomySteering, roomyWheel, seatedBehind } from './easy-parts.ts';

/** Neck and head of a giraffe that looks to the right, the neck's foot on the frame's origin, 430 units high. */
function giraffe(sheet: Sheet): void {
  for (const x of [0, 44]) {
    sheet.line(traced(`${x},-380 ${x + 4},-424`), 'bold', 0);
    sheet.ink(ellipse(x + 4, -430, 10));
  }
  sheet.shape(drawn('-30,-340! -96,-372 -112,-344 -84,-312 -30,-312!'), 'bold', 'gold');
  sheet.shape(
    drawn(
      '-40,10! -36,-180 -50,-330 -20,-388 40,-396 76,-360 136,-330 176,-300 172,-250 130,-234 70,-256 48,-230 40,-100 44,10!',
    ),
    'bold',
    'gold',
  );
  sheet.shape(drawn('116,-338 176,-300 172,-250 130,-234 98,-246! 100,-290'), 'line', 'cream');
  sheet.ink(ellipse(142, -296, 5, 7));
  sheet.line(traced('118,-256 140,-262 164,-276'), 'line', 0.3);
  sheet.ink(ellipse(52, -336, 9.5, 11.5));
  for (const [x, y] of [
    [-4, -262],
    [6, -108],
  ] as const)
    sheet.shape(
      drawn(`${x - 22},${y} ${x - 6},${y - 26} ${x + 22},${y - 16} ${x + 18},${y + 20} ${x - 12},${y + 24}`),
      'line',
      'wood',
    );
}

/** A long bus with an open hatch in its roof. */
function hatchBus(sheet: Sheet): void {
  giraffe(sheet.at({ x: 586, y: 520, scale: 1.02 }));
  sheet.shape(
    drawn(
      '66,640! 70,360 90,316 150,306! 490,306! 490,338! 692,338! 692,306! 850,306! 900,330 930,450 934,640!',
    ),
    'bold',
    'a',
  );
  seatedBehind(sheet, rectangle(98, 340, 186, 172, 18), { at: [191, 508], scale: 0.6, who: 'dog' });
  seatedBehind(sheet, rectangle(304, 340, 186, 172, 18), { at: [397, 506], scale: 0.56, who: 'cat' });
  const open = rectangle(506, 370, 190, 142, 18);
  sheet.shape(open, 'line', 'sky');
  giraffe(sheet.inside([clockwise(open)]).at({ x: 586, y: 520, scale: 1.02 }));
  sheet.rim(open, 'bold');
  seatedBehind(sheet, drawn('704,512! 704,340! 860,340! 896,366 910,512!'), {
    at: [810, 508],
    scale: 0.56,
    who: 'bear',
    hat: 'cap',
  });
  sheet.shape(rectangle(66, 536, 868, 54), 'line', 'cream');
  for (const x of [236, 736]) roomyWheel(sheet, x, 640, 80, 'sun');
}

/** A double-decker with friends above and a driver as large as they are. */
function doubleDecker(sheet: Sheet): void {
  sheet.shape(drawn('290,640! 286,160 300,112 350,96! 840,96! 900,110 926,160 934,640!'), 'bold', 'a');
  const pane = clockwise(rectangle(322, 130, 572, 196, 22));
  sheet.shape(pane, 'line', 'sky');
  const upstairs = sheet.inside([pane]);
  for (const [i, who] of (['cat', 'frog', 'bear'] as const).entries()) {
    const seat = upstairs.at({ x: 416 + i * 192, y: 282, scale: 0.56 });
    largeChest(seat, (['b', 'c', 'd'] as const)[i]!);
    largeHead(seat, who);
  }
  sheet.rim(pane, 'line');
  sheet.shape(rectangle(288, 350, 644, 54), 'line', 'cream');
  seatedBehind(sheet, drawn('724,556! 724,418! 908,418! 916,556!'), {
    at: [820, 540],
    scale: 0.49,
    who: 'mouse',
  });
  sheet.shape(rectangle(576, 420, 124, 220, 14), 'line', 'b');
  sheet.shape(rectangle(600, 446, 76, 100, 10), 'line', 'sky');
  const hold = clockwise(rectangle(322, 424, 230, 130, 14));
  sheet.shape(hold, 'line', 'sky');
  const luggage = sheet.inside([hold]);
  luggage.shape(rectangle(362, 476, 150, 100, 14), 'line', 'c');
  sheet.rim(hold, 'line');
  for (const x of [430, 830]) roomyWheel(sheet, x, 640, 78, 'sun');
}

/** A bucket in the sand, on the frame's origin. */
function bucketInSand(sheet: Sheet): void {
  sheet.line(arc(0, -96, 50, 58, Math.PI, Math.PI * 2), 'bold', 0);
  sheet.shape(drawn('-60,-98! 60,-98! 42,2! -42,2!'), 'bold', 'b');
}

/** Buses with guests that can be told apart. */
export const EASY_BUSES: readonly EasyScene[] = [
  {
    title: 'A Hatch for the Giraffe',
    description:
      'The dog and the cat sit by the window, and for the third guest the bear has opened the roof. There the view is best.',
    tags: ['bus', 'giraffe', 'bear', 'dog', 'cat'],
    behind: 'night',
    isTidy: true,
    draw(sheet) {
      roomyMoon(sheet.at({ x: 210, y: 160 }), 70);
      roomyStars(sheet, [
        [380, 150, 0.2],
        [900, 180, -0.2],
      ]);
      roomyGround(sheet, 1000, 800, [430, 380, 420, 380, 420], 'grass');
      roomyPoplar(sheet.at({ x: 92, y: 470, scale: 0.62 }));
      sheet.shape(rectangle(-10, 600, 1020, 200), 'bold', 'stone');
      for (const [x, y] of [
        [52, 700],
        [330, 716],
        [470, 694],
        [610, 716],
        [856, 700],
      ] as const)
        sheet.line(arc(x + 40, y, 44, 28, Math.PI, Math.PI * 2), 'line', 0);
      hatchBus(sheet.at({ x: 20, y: 16, scale: 0.96 }));
    },
  },
  {
    title: 'By Bus to the Sea',
    description:
      'The cat, the frog and the bear sit upstairs and saw the sail first. The mouse at the wheel is the only one who looks at the road.',
    tags: ['bus', 'double-decker', 'beach', 'sailboat', 'animals'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      sheet.shape(rectangle(-10, 390, 1020, 300), 'line', 'water');
      for (const [x, y] of [
        [48, 430],
        [76, 466],
        [862, 428],
        [930, 470],
      ] as const)
        sheet.line(
          traced(`${x},${y} ${x + 20},${y - 12} ${x + 40},${y} ${x + 60},${y - 12} ${x + 80},${y}`),
          'line',
          0.3,
        );
      roomyBoat(sheet.at({ x: 896, y: 456, scale: 0.4 }), ['b', 'sun']);
      groundFrom(sheet, '-20,486 120,474 260,486 700,486 1020,480', 'sand', 'line');
      sheet.shape(rectangle(-10, 604, 1020, 200), 'line', 'stone');
      doubleDecker(sheet.at({ x: -100, y: -26 }));
      bucketInSand(sheet.at({ x: 112, y: 598, scale: 0.76 }));
    },
  },
];

/** A town house on the frame's origin, 400 units wide, with a flat roof, a chimney and a window. */
function house(sheet: Sheet): void {
  sheet.shape(rectangle(96, -500, 66, 120), 'line', 'rust');
  sheet.shape(rectangle(-180, -390, 360, 390), 'line', 'b');
  sheet.shape(rectangle(-206, -416, 412, 50, 10), 'line', 'rust');
  sheet.shape(rectangle(-64, -350, 128, 160, 8), 'line', 'sun');
}

/** A fire engine of today, its ladder on brackets. */
function modernEngine(sheet: Sheet): void {
  sheet.shape(rectangle(700, 172, 110, 70, 28), 'line', 'ember');
  roomyLadder(sheet, [96, 312], [640, 312], 44, 5);
  sheet.shape(rectangle(90, 356, 560, 280, 18), 'bold', 'a');
  sheet.shape(rectangle(122, 396, 160, 110, 10), 'line', 'stone');
  sheet.shape(ellipse(420, 464, 84), 'line', 'gold');
  sheet.shape(ellipse(420, 464, 36), 'line', 'ember');
  sheet.shape(drawn('640,636! 640,226! 850,226! 888,250 930,450 936,636!'), 'bold', 'a');
  seatedBehind(sheet, drawn('664,480! 664,250! 842,250! 868,272 898,480!'), {
    at: [782, 476],
    scale: 0.84,
    who: 'dog',
    hat: 'badge',
  });
  sheet.shape(ellipse(880, 540, 34), 'line', 'sun');
  for (const x of [236, 770]) roomyWheel(sheet, x, 636, 82, 'cream');
}

/** A hose on its reel about the frame's origin, its end with the nozzle hanging down on the right. */
function hoseReel(sheet: Sheet): void {
  sheet.line(traced('40,-44 110,-44 144,-20 146,8'), 'line', 0);
  sheet.shape(drawn('122,4! 170,4! 182,58! 110,58!'), 'line', 'sun');
  sheet.shape(ellipse(0, 0, 62), 'line', 'gold');
  sheet.shape(ellipse(0, 0, 25), 'line', 'ember');
}

/** An old fire engine without a roof: a bell in front, a barrel and a hose behind. */
function oldEngine(sheet: Sheet): void {
  roomyLadder(sheet, [70, 376], [410, 376], 42, 3);
  sheet.shape(rectangle(84, 420, 370, 200, 14), 'bold', 'a');
  hoseReel(sheet.at({ x: 190, y: 486 }));
  sheet.shape(drawn('404,560! 398,380 420,350 452,352! 466,560!'), 'bold', 'wood');
  const driver = sheet.at({ x: 524, y: 366, scale: 0.86 });
  largeChest(driver, 'd');
  largeHead(driver, 'cat', 'badge');
  roomySteering(sheet, 660, 388);
  sheet.shape(drawn('450,620! 450,468! 650,468! 666,436 700,424! 880,430 920,470 926,620!'), 'bold', 'a');
  sheet.shape(drawn('470,404! 508,388 556,408 636,380! 652,418! 566,452 500,446 466,430!'), 'line', 'd');
  sheet.shape(ellipse(656, 396, 30, 28), 'line', 'ember');
  sheet.shape(rectangle(700, 474, 110, 60, 16), 'line', 'sun');
  for (const x of [250, 780]) roomyWheel(sheet, x, 622, 92, 'sun');
}

/** A bell before its board, the board's foot on the frame's origin, under a bar broad enough for a hen. */
function bellFrame(sheet: Sheet): void {
  sheet.shape(rectangle(-112, -110, 224, 116), 'line', 'soft');
  sheet.shape(rectangle(-116, -130, 232, 36, 14), 'bold', 'wood');
  sheet.shape(mirrored('0,-62! 28,-54 38,-14 58,12! 0,18!', { y: -32 }), 'line', 'gold');
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
      roomyCloud(sheet.at({ x: 610, y: 190, scale: 0.78 }));
      roomyGround(sheet, 1000, 800, [560, 500, 440, 390, 430], 'leaf');
      house(sheet.at({ x: 300, y: 626 }));
      uprightCat(sheet.at({ x: 270, y: 218, scale: 0.8, flip: true }));
      sheet.shape(rectangle(-10, 576, 1020, 80), 'line', 'cream');
      sheet.shape(rectangle(-10, 640, 1020, 200), 'bold', 'stone');
      modernEngine(sheet.at({ x: 101, y: 84, scale: 0.88 }));
    },
  },
  {
    title: 'The Bell of the Old Engine',
    description:
      'The old fire engine has no roof but a ladder, a hose and a bell of brass. The hen on the perch has asked the cat not to ring it tonight.',
    tags: ['fire engine', 'cat', 'helmet', 'hen', 'bell'],
    behind: 'night',
    isTidy: true,
    draw(sheet) {
      roomyMoon(sheet.at({ x: 230, y: 170 }), 74);
      roomyStars(sheet, [
        [372, 120, 0.2],
        [96, 214, -0.2],
      ]);
      roomyGround(sheet, 1000, 800, [300, 330, 380, 350, 320], 'leaf');
      groundFrom(sheet, '-20,600 300,592 640,604 1020,594', 'sand');
      bellFrame(sheet.at({ x: 812, y: 434 }));
      oldEngine(sheet);
      roomyHen(sheet.at({ x: 814, y: 336, scale: 0.86 }));
    },
  },
];
