import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { points } from '../../geometry/knots.ts';
import { type Point, polar } from '../../geometry/point.ts';
import { ruled } from '../../geometry/ruled.ts';
import { roomyCloud, roomyGround } from '../../motifs/roomy/sights.ts';
import { bone } from '../../motifs/vehicles/digger.ts';
import { largeChest, largeHead } from '../../motifs/vehicles/large-heads.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import type { EasyScene } from '../easy-page.ts';
import { grip, groundFrom, roomyHen, roomyWheel, seatedBehind, sixPetals } from './easy-parts.ts';

/** A barn with a hayloft on the frame's origin, 300 units wide. */
function barn(sheet: Sheet): void {
  sheet.shape(points('-140,0 -140,-170 -96,-262 0,-310 96,-262 140,-170 140,0'), 'bold', 'rust');
  sheet.shape(
    points('-182,-150 -124,-280 0,-350 124,-280 182,-150 134,-150 94,-240 0,-290 -94,-240 -134,-150'),
    'bold',
    'stone',
  );
  sheet.shape(rectangle(-44, -236, 88, 72, 6), 'line', 'sun');
  sheet.shape(rectangle(-86, -130, 172, 130), 'bold', 'wood');
  ruled(sheet, '0,-130 0,0', 'bold');
}

/** An open tractor with a tall exhaust pipe; its back wheel stands before the seat. */
function openTractor(sheet: Sheet): void {
  sheet.shape(drawn('110,470! 104,300 126,256 166,262! 186,470!'), 'bold', 'wood');
  const driver = sheet.at({ x: 310, y: 266, scale: 0.88 });
  largeChest(driver, 'd');
  sheet.shape(drawn('590,362! 596,180! 640,180! 646,362!'), 'bold', 'stone');
  sheet.shape(ellipse(512, 306, 44, 92, 0.26), 'line', 'stone');
  sheet.shape(drawn('300,440! 440,392 500,370! 760,368! 826,396 836,470! 830,590! 300,590!'), 'bold', 'a');
  ruled(sheet, '552,430 552,480 | 606,430 606,480 | 660,430 660,480', 'bold');
  sheet.shape(ellipse(790, 436, 34), 'line', 'sun');
  sheet.shape(drawn('352,284! 392,272 424,306 482,270! 506,318! 456,372 440,390! 348,390!'), 'bold', 'd');
  grip(sheet.at({ x: 506, y: 290, scale: 1.16 }), 'blush');
  largeHead(driver, 'pig', 'straw');
  sheet.shape(
    [
      ...arc(280, 500, 206, 206, Math.PI * 1.04, Math.PI * 1.84),
      ...arc(280, 500, 158, 158, Math.PI * 1.84, Math.PI * 1.04),
    ],
    'bold',
    'b',
  );
  roomyWheel(sheet, 280, 506, 156, 'sun');
  for (const angle of [0.4, 1.66, 2.92, 4.18, 5.44])
    sheet.ink(ellipse(280 + 46 * Math.cos(angle), 506 + 46 * Math.sin(angle), 7));
  for (let i = 0; i < 12; i++)
    sheet.line(
      [0.8, 0.92].map((share): Point => polar([280, 506], 156 * share, (i / 12) * Math.PI * 2 + 0.2)),
      'line',
      0,
    );
  roomyWheel(sheet, 740, 572, 92, 'sun');
}

/** Tufts of three blades, their feet on the points of a table. */
function tufts(sheet: Sheet, table: string): void {
  for (const [x, y] of points(table))
    for (const dx of [-1, 0, 1])
      sheet.line(
        traced(`${x + dx * 8},${y} ${x + dx * 16},${y - 24} ${x + dx * 30},${y - 40 + Math.abs(dx) * 10}`),
        'line',
        0.4,
      );
}

/** A tractor with a closed cab, its driver at the window. */
function cabTractor(sheet: Sheet): void {
  sheet.shape(drawn('430,480! 446,140! 714,140! 750,480!'), 'bold', 'b');
  sheet.shape(rectangle(416, 92, 330, 58, 22), 'bold', 'a');
  seatedBehind(sheet, drawn('462,338! 474,168! 700,168! 718,338!'), {
    at: [588, 334],
    scale: 0.62,
    who: 'dog',
    hat: 'straw',
  });
  sheet.shape(drawn('250,420! 258,300! 304,300! 308,420!'), 'bold', 'stone');
  sheet.shape(drawn('168,620! 164,440 190,408! 450,420! 450,620!'), 'bold', 'b');
  for (const y of [464, 524]) ruled(sheet, `176,${y} 250,${y}`, 'bold');
  sheet.shape(rectangle(290, 448, 110, 60, 12), 'line', 'sun');
  sheet.shape(
    [
      ...arc(640, 530, 196, 196, Math.PI * 1.02, Math.PI * 1.9),
      ...arc(640, 530, 144, 144, Math.PI * 1.9, Math.PI * 1.02),
    ],
    'bold',
    'a',
  );
  roomyWheel(sheet, 640, 530, 144, 'sun');
  roomyWheel(sheet, 260, 582, 88, 'sun');
}

const CROWN = [
  [-110, -250, 80],
  [110, -240, 84],
  [-80, -350, 76],
  [10, -400, 80],
  [90, -340, 80],
  [0, -270, 120],
] as const;

/** An apple tree on the frame's origin, 480 units high. */
function appleTree(sheet: Sheet): void {
  sheet.shape(drawn('-40,6! -30,-200! 34,-200! 44,6!'), 'bold', 'wood');
  sheet.shape(unite(CROWN.map(([x, y, r]) => clockwise(ellipse(x, y, r)))), 'bold', 'leaf');
  for (const [x, y] of [
    [-66, -290],
    [0, -372],
    [62, -296],
    [4, -216],
  ] as const) {
    sheet.shape(ellipse(x, y, 30), 'line', 'a');
    sheet.line(traced(`${x},${y - 26} ${x + 8},${y - 46}`), 'line', 0.2);
  }
}

/** A basket of apples on the frame's origin, 170 units wide. */
function appleBasket(sheet: Sheet): void {
  for (const [x, y] of [
    [-46, -92],
    [46, -92],
    [0, -112],
  ] as const)
    sheet.shape(ellipse(x, y, 38), 'bold', 'a');
  sheet.shape(drawn('-86,-84! 86,-84! 62,2! -62,2!'), 'bold', 'gold');
  sheet.line(traced('-74,-42 0,-36 74,-42'), 'line', 0);
}

/** Tractors at work, each with a driver, a yard and an animal or a tree of its own. */
export const EASY_TRACTORS: readonly EasyScene[] = [
  {
    title: 'Past the Hen and the Barn',
    description:
      'The pig drives out to the field and the hen stays at home on the roof. One of them has packed a lunch.',
    tags: ['tractor', 'farm', 'pig', 'hen', 'barn'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      roomyGround(sheet, 1000, 800, [400, 356, 380, 350, 400], 'leaf');
      roomyHen(sheet.at({ x: 800, y: 226, scale: 0.84 }));
      barn(sheet.at({ x: 806, y: 470, scale: 0.84 }));
      sheet.shape(drawn('766,462! 846,462! 900,520 930,580! 720,580! 770,520'), 'line', 'sand');
      groundFrom(sheet, '-20,560 240,574 500,560 760,572 1020,560', 'wood');
      for (const [from, to] of [
        [330, 120],
        [420, 330],
        [520, 540],
        [620, 740],
      ] as const)
        sheet.line(traced(`${from},590 ${(from + to) / 2},660 ${to},770`), 'line', 0);
      openTractor(sheet.at({ x: -46 }));
    },
  },
  {
    title: 'The Tractor in the Orchard',
    description:
      'The apples hang low behind the wheel and the first basket is full. The dog in the straw hat has come to fetch it.',
    tags: ['tractor', 'orchard', 'dog', 'apples', 'tree'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      roomyCloud(sheet.at({ x: 330, y: 166, scale: 0.6 }));
      roomyGround(sheet, 1000, 800, [470, 420, 400, 420, 450], 'grass');
      appleTree(sheet.at({ x: 862, y: 620, scale: 1.06 }));
      groundFrom(sheet, '-20,640 300,624 600,640 1020,676', 'sand');
      cabTractor(sheet);
      appleBasket(sheet.at({ x: 104, y: 704, scale: 0.72 }));
    },
  },
];

/** A bucket with four teeth about the frame's origin, open to the left. */
function bucket(sheet: Sheet, role: Role): void {
  sheet.shape(
    drawn('-84,96! -70,52! -40,92! -22,48! 8,88! 26,46! 58,80! 84,30 96,-40 60,-92! -76,-92! -92,-20'),
    'bold',
    role,
  );
  sheet.line(traced('-88,-34 90,-40'), 'line', 0);
}

/** An excavator that reaches down to a heap with stones in it, its boom on a bracket before the cab. */
function excavator(sheet: Sheet): void {
  sheet.shape(
    unite([bone(points('720,140 826,350'), 36, 32), clockwise(ellipse(826, 350, 36))]),
    'bold',
    'sun',
  );
  bucket(sheet.at({ x: 838, y: 442, angle: 0.12 }), 'stone');
  sheet.shape(rectangle(100, 570, 540, 116, 58), 'bold', 'stone');
  for (const x of [172, 370, 568]) sheet.shape(ellipse(x, 628, 40), 'line', 'sun');
  for (const x of [236, 300, 440, 504]) sheet.line(traced(`${x},580 ${x},598`), 'bold', 0);
  sheet.shape(drawn('112,574! 104,430 130,380 200,372! 420,372! 600,440! 640,574!'), 'bold', 'sun');
  sheet.shape(rectangle(142, 414, 120, 74, 16), 'line', 'stone');
  sheet.shape(bone(points('600,512 640,330 720,150'), 44, 44), 'bold', 'sun');
  sheet.shape(ellipse(720, 148, 26), 'line', 'stone');
  sheet.shape(ellipse(602, 508, 30), 'line', 'stone');
  sheet.shape(drawn('290,574! 296,170! 500,170! 548,330! 542,574!'), 'bold', 'b');
  seatedBehind(sheet, drawn('318,474! 324,198! 484,198! 522,328! 520,474!'), {
    at: [420, 426],
    scale: 0.8,
    who: 'bear',
    hat: 'helmet',
    coat: 'a',
  });
  ruled(sheet, '316,520 366,520', 'bold');
}

/** A wheel loader, its bucket up and full of earth. */
function loader(sheet: Sheet): void {
  for (const [x, y, r] of [
    [826, 150, 62],
    [736, 196, 50],
    [896, 190, 56],
  ] as const)
    sheet.shape(
      drawn(
        `${x - r},${y + 40}! ${x - r},${y - r * 0.3} ${x - r * 0.4},${y - r}! ${x + r * 0.3},${y - r * 0.8} ${x + r},${y - r * 0.1}! ${x + r},${y + 40}!`,
      ),
      'bold',
      'wood',
    );
  sheet.shape(bone(points('500,470 660,330 760,290'), 40, 28), 'bold', 'sun');
  sheet.shape(drawn('660,214! 956,214! 930,290 850,330 720,330 690,300!'), 'bold', 'stone');
  sheet.shape(drawn('110,590! 104,400 130,366! 400,366! 620,440 640,590!'), 'bold', 'sun');
  sheet.shape(rectangle(134, 402, 130, 76, 16), 'line', 'stone');
  sheet.shape(drawn('262,400! 276,156! 546,156! 570,400!'), 'bold', 'b');
  sheet.shape(rectangle(244, 110, 334, 54, 18), 'bold', 'a');
  seatedBehind(sheet, drawn('298,392! 308,182! 518,182! 536,392!'), {
    at: [400, 342],
    scale: 0.54,
    who: 'mouse',
    coat: 'a',
  });
  for (const x of [240, 560]) treadedWheel(sheet, x, 590, 106);
}

/** A wheel with short strokes across its tire. */
function treadedWheel(sheet: Sheet, x: number, y: number, radius: number): void {
  roomyWheel(sheet, x, y, radius, 'gold');
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2 + 0.2;
    const at = (share: number): Point => polar([x, y], radius * share, angle);
    sheet.line([at(0.7), at(0.84)], 'line', 0);
  }
}

/** A flower on a stalk, 240 units high. */
function tallFlower(sheet: Sheet, role: Role): void {
  sheet.line(traced('0,-130 -4,-60 0,6'), 'bold', 0);
  sheet.shape(sixPetals([0, -160], { reach: 46, petal: 34, middle: 40 }), 'bold', role);
  sheet.shape(ellipse(0, -160, 30), 'line', 'sun');
}

/** Machines that move earth. */
export const EASY_DIGGERS: readonly EasyScene[] = [
  {
    title: 'One More Bucket of Earth',
    description:
      'The long arm reaches far out and the bucket comes down on the stones. The bear in the cab wears a helmet, as is proper.',
    tags: ['digger', 'excavator', 'bear', 'helmet', 'stones'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      roomyCloud(sheet.at({ x: 170, y: 200, scale: 0.66 }));
      roomyGround(sheet, 1000, 800, [480, 440, 470, 430, 460], 'grass');
      groundFrom(sheet, '-20,650 300,640 640,650 1020,630', 'sand');
      sheet.shape(drawn('620,724! 690,600 780,524 850,510 930,560 1010,640! 1010,724!'), 'bold', 'wood');
      for (const [x, y, r] of [
        [740, 660, 40],
        [850, 608, 34],
        [900, 680, 38],
      ] as const)
        sheet.shape(
          drawn(
            `${x - r},${y + 6} ${x - r * 0.4},${y - r * 0.9} ${x + r * 0.6},${y - r * 0.8} ${x + r},${y + 8} ${x},${y + r * 0.8}`,
          ),
          'line',
          'stone',
        );
      tufts(sheet, '60,716 470,722');
      excavator(sheet);
    },
  },
  {
    title: 'The Mouse Brings Earth for the Garden',
    description:
      'The bucket is up and so full that it could not hold one lump more. Behind the fence two flowers wait for a bed.',
    tags: ['digger', 'wheel loader', 'mouse', 'garden', 'flowers'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      sheet.shape(ellipse(134, 140, 66), 'bold', 'sun');
      roomyCloud(sheet.at({ x: 180, y: 220, scale: 0.5 }));
      roomyGround(sheet, 1000, 800, [480, 500, 470, 480, 460], 'grass');
      tallFlower(sheet.at({ x: 736, y: 600, scale: 0.9 }), 'a');
      tallFlower(sheet.at({ x: 900, y: 610, scale: 1.06 }), 'c');
      for (const x of [676, 752, 828, 904])
        sheet.shape(
          drawn(`${x},700! ${x},570! ${x + 38},530! ${x + 76},570! ${x + 76},700!`),
          'bold',
          'wood',
        );
      groundFrom(sheet, '-20,668 300,660 640,668 1020,656', 'sand');
      loader(sheet);
    },
  },
];
