import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { roomyBoat, roomyGround, roomyMoon, roomyStars } from '../../motifs/roomy/sights.ts';
import { largeChest, largeHead } from '../../motifs/vehicles/large-heads.ts';
import { roomyPoplar } from '../../motifs/roomy/plants.ts';
import { ruled } from '../../geometry/ruled.ts';
import type { Sheet } from '../../sheet.ts';
import type { EasyScene } from '../easy-page.ts';
import { groundFrom, roadStones, roomyWheel, seatedBehind } from './easy-parts.ts';

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
    at: [806, 536],
    scale: 0.47,
    who: 'mouse',
  });
  sheet.line(traced('898,486 884,500 882,524 892,544'), 'bold', 0);
  sheet.shape(rectangle(576, 420, 124, 220, 14), 'line', 'b');
  sheet.shape(rectangle(600, 446, 76, 100, 10), 'line', 'sky');
  ruled(sheet, '598,566 598,606', 'bold');
  const hold = clockwise(rectangle(322, 424, 230, 130, 14));
  sheet.shape(hold, 'line', 'sky');
  const luggage = sheet.inside([hold]);
  luggage.line(arc(437, 478, 44, 38, Math.PI, Math.PI * 2), 'bold', 0);
  luggage.shape(rectangle(362, 476, 150, 100, 14), 'line', 'c');
  ruled(luggage, '437,480 437,560', 'line');
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
      roadStones(sheet, '92,700 370,716 510,694 650,716 896,700');
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
      ] as const)
        sheet.line(
          traced(`${x},${y} ${x + 20},${y - 12} ${x + 40},${y} ${x + 60},${y - 12} ${x + 80},${y}`),
          'line',
          0.3,
        );
      roomyBoat(sheet.at({ x: 896, y: 456, scale: 0.4 }), ['b', 'sun']);
      groundFrom(sheet, '-20,486 120,474 260,486 700,486 1020,480', 'sand', 'line');
      sheet.shape(rectangle(-10, 614, 1020, 200), 'line', 'stone');
      roadStones(sheet, '80,700 430,690 560,712 640,690 880,700');
      doubleDecker(sheet.at({ x: -100, y: -26 }));
      bucketInSand(sheet.at({ x: 112, y: 598, scale: 0.76 }));
    },
  },
];
