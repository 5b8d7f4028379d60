import { clockwise, intersect } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { points } from '../../geometry/knots.ts';
import type { Path } from '../../geometry/point.ts';
import { ruled } from '../../geometry/ruled.ts';
import { roomyBoat, roomyCloud, roomyGround, roomyStarfish } from '../../motifs/roomy/sights.ts';
import { uprightCat } from '../../motifs/roomy/upright-cat.ts';
import { largeHead } from '../../motifs/vehicles/large-heads.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import type { EasyScene } from '../easy-page.ts';
import { groundFrom, roadStones, roomyWheel, type Seated, seatedBehind, sixPetals } from './easy-parts.ts';

/** A cone with two scoops, its tip on the frame's origin, 190 units high. */
function roomyCone(sheet: Sheet, roles: readonly [Role, Role]): void {
  sheet.shape(ellipse(0, -146, 44), 'bold', roles[1]);
  sheet.shape(
    drawn('-60,-86! -62,-122 -28,-140 28,-140 62,-122 60,-86! 34,-76 0,-88 -34,-76'),
    'bold',
    roles[0],
  );
  sheet.shape(drawn('-46,-84! -20,-78 20,-78 46,-84! 0,4!'), 'bold', 'gold');
}

/** A striped awning over a hatch. */
function awning(sheet: Sheet, left: number, top: number, wide: number, stripes: number): void {
  for (let i = 0; i < stripes; i++) {
    const [x, w] = [left + (i * wide) / stripes, wide / stripes];
    sheet.shape(
      [[x, top], [x + w, top], [x + w, top + 52], ...arc(x + w / 2, top + 52, w / 2, 22, 0, Math.PI)],
      'bold',
      i % 2 === 0 ? 'a' : 'paper',
    );
  }
}

/** A child of a bear in a swimsuit that holds up a cone, on the frame's origin, 360 units high. */
function bearChild(sheet: Sheet): void {
  for (const side of [-1, 1])
    sheet.shape(
      drawn('-34,6! -32,-70 0,-96 32,-70 44,-16 60,6!', { x: side * 40, flip: side < 0 }),
      'bold',
      'fur',
    );
  sheet.shape(drawn('-56,-190! -104,-150 -118,-96 -96,-78 -66,-104 -40,-140!'), 'bold', 'fur');
  sheet.shape(mirrored('0,-206 50,-196 76,-130 82,-64 50,-44 0,-42'), 'bold', 'b');
  largeHead(sheet.at({ y: -190, scale: 0.82 }), 'bear');
  roomyCone(sheet.at({ x: 130, y: -96, scale: 0.97 }), ['blush', 'cream']);
  sheet.shape(drawn('48,-186! 80,-152 108,-134 142,-140 154,-112 130,-92 88,-94 40,-130!'), 'bold', 'fur');
}

/** Whoever sells in a hatch: chest and head behind the pane, paws on the counter before it. */
function seller(van: Sheet, pane: Path, it: Seated & { readonly fur: Role; readonly counter: Path }): void {
  const { fur, counter, ...seated } = it;
  seatedBehind(van, pane, seated);
  van.shape(counter, 'bold', 'wood');
  for (const side of [-1, 1])
    van.shape(ellipse(it.at[0] + side * 84, counter[0]![1] + 8, 36, 28), 'line', fur);
}

/** A van with a snub nose and a cone on its roof, without its hatch and wheels. */
function snubVan(sheet: Sheet): void {
  roomyCone(sheet.at({ x: 410, y: 236 }), ['blush', 'soft']);
  sheet.shape(
    drawn('60,630! 56,260 80,216 130,208! 640,208! 700,232 756,380! 840,404 876,460 884,630!'),
    'bold',
    'cream',
  );
  sheet.shape(drawn('612,250! 670,254 722,384! 612,384!'), 'line', 'sky');
  sheet.shape(drawn('58,500! 470,500! 880,500! 884,630! 60,630!'), 'line', 'a');
  sheet.shape(ellipse(840, 462, 34), 'line', 'sun');
}

/** A rounded old van, without its hatch and wheels. */
function roundVan(sheet: Sheet): void {
  sheet.shape(
    drawn('150,640! 120,470 140,300 220,214 360,190 700,190 830,220 900,320 930,470 920,640!'),
    'bold',
    'd',
  );
  sheet.shape(drawn('740,262! 800,262 850,310 868,400! 740,400!'), 'line', 'sky');
  sheet.line(traced('132,560 500,556 924,560'), 'line', 0);
  ruled(sheet, '756,440 806,440', 'bold');
  sheet.shape(ellipse(884, 510, 34), 'line', 'sun');
}

/** A gabled house on the frame's origin, 460 units wide, with a broad roof. */
function townHouse(sheet: Sheet): void {
  sheet.shape(drawn('-220,0! -220,-400! 0,-560! 220,-400! 220,0!'), 'line', 'gold');
  sheet.shape(drawn('0,-610! 270,-410! 240,-362! 0,-536! -240,-362! -270,-410!'), 'bold', 'rust');
}

const ICE_CREAM_TAGS = ['ice cream', 'van', 'summer'];

/** A lighthouse on the frame's origin, 500 units high. */
function lighthouse(sheet: Sheet): void {
  sheet.shape(rectangle(-48, -424, 96, 90), 'bold', 'sun');
  sheet.shape(drawn('-90,-416! 0,-500! 90,-416!'), 'line', 'a');
  for (let i = 0; i < 3; i++) {
    const [a, b] = [56 + i * 10, 66 + i * 10];
    sheet.shape(
      [
        [-a, -336 + i * 114],
        [a, -336 + i * 114],
        [b, -222 + i * 114],
        [-b, -222 + i * 114],
      ],
      'bold',
      i % 2 === 0 ? 'a' : 'paper',
    );
  }
  sheet.shape(rectangle(-86, -362, 172, 58, 10), 'bold', 'stone');
}

/** A penguin that stands behind its cart, 330 units high on the frame's origin. */
function penguin(sheet: Sheet): void {
  sheet.shape(drawn('-76,-216! -116,-172 -144,-100 -126,-72 -84,-92!'), 'bold', 'd');
  for (const side of [-1, 1]) sheet.shape(ellipse(side * 50, 6, 46, 38), 'bold', 'ember');
  sheet.shape(mirrored('0,-330 56,-316 92,-262 104,-150 96,-20 0,0'), 'bold', 'd');
  sheet.shape(mirrored('0,-256 34,-280 66,-262 70,-210 64,-60 0,-40'), 'line', 'paper');
  for (const side of [-1, 1]) sheet.ink(ellipse(side * 32, -246, 8, 10));
  sheet.shape(mirrored('0,-238! 42,-215 0,-192!'), 'line', 'ember');
  sheet.shape(mirrored('0,-300! 66,-296! 74,-348 40,-378 0,-384'), 'bold', 'paper');
}

/** A cart on three wheels with a parasol. */
function cart(sheet: Sheet): void {
  sheet.shape(rectangle(520, 120, 40, 330), 'bold', 'wood');
  const dome = mirrored('0,-150! 130,-120 220,-50 250,30! 166,0 83,30! 0,4', { x: 540, y: 216 });
  sheet.shape(dome, 'bold', 'a');
  sheet.inside([dome]).shape(mirrored('0,-170! 70,-80 84,40! 0,40!', { x: 540, y: 216 }), 'line', 'paper');
  sheet.rim(dome, 'bold');
  penguin(sheet.at({ x: 250, y: 634, scale: 1.1 }));
  sheet.shape(rectangle(360, 420, 420, 190, 24), 'bold', 'b');
  sheet.shape(rectangle(340, 390, 460, 62, 16), 'bold', 'cream');
  sheet.shape(drawn('284,430! 320,384 372,366 410,392 396,424 348,442 306,520 276,530!'), 'bold', 'd');
  roomyCone(sheet.at({ x: 570, y: 598, scale: 0.78 }), ['blush', 'soft']);
  for (const x of [450, 700]) roomyWheel(sheet, x, 630, 74, 'sun');
}

/** Ice cream on wheels: at the beach, in a street and at the lighthouse. */
export const EASY_ICE_CREAM: readonly EasyScene[] = [
  {
    title: 'First in Line at the Beach',
    description:
      'The van has only just opened and the little bear already has a cone. A sailboat goes by and wishes it could stop.',
    tags: [...ICE_CREAM_TAGS, 'beach', 'bear'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      sheet.shape(rectangle(-10, 290, 1020, 340), 'line', 'water');
      roomyBoat(sheet.at({ x: 120, y: 330, scale: 0.44 }), ['b', 'sun']);
      groundFrom(sheet, '-20,560 200,540 500,556 1020,540', 'sand');
      sheet.shape(ellipse(850, 150, 66), 'bold', 'sun');
      roomyCloud(sheet.at({ x: 780, y: 220, scale: 0.5 }));
      const van = sheet.at({ x: 184, y: 64, scale: 0.86 });
      snubVan(van);
      seller(van, rectangle(180, 280, 380, 180, 8), {
        at: [356, 416],
        scale: 0.64,
        who: 'cat',
        coat: 'b',
        fur: 'ember',
        counter: rectangle(156, 446, 428, 54),
      });
      awning(van, 156, 230, 426, 5);
      ruled(van, '640,420 690,420', 'bold');
      for (const x of [270, 730]) roomyWheel(van, x, 634, 80, 'sun');
      roomyStarfish(sheet.at({ x: 590, y: 690, scale: 0.5, angle: 0.3 }), 'ember');
      for (const [x, y] of points('330,690 460,704 720,700 930,690 290,640'))
        sheet.line(arc(x, y, 22, 9, Math.PI, Math.PI * 2), 'line', 0.3);
      bearChild(sheet.at({ x: 152, y: 690, scale: 0.86 }));
    },
  },
  {
    title: 'Ice Cream in a Quiet Street',
    description:
      'The pig has rung the bell at the hatch, and so far only the cat has heard it. She knows exactly which flavor she wants.',
    tags: [...ICE_CREAM_TAGS, 'pig', 'cat'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      roomyCloud(sheet.at({ x: 800, y: 160, scale: 0.6 }));
      townHouse(sheet.at({ x: 250, y: 604, scale: 0.8 }));
      sheet.shape(rectangle(-10, 546, 1020, 90), 'line', 'cream');
      sheet.shape(rectangle(-10, 600, 1020, 200), 'bold', 'stone');
      const van = sheet.at({ x: 66, y: 48, scale: 0.92 });
      roomyCone(van.at({ x: 400, y: 214, scale: 0.92 }), ['blush', 'soft']);
      roundVan(van);
      seller(van, rectangle(230, 260, 450, 190, 12), {
        at: [400, 432],
        scale: 0.64,
        who: 'pig',
        coat: 'sun',
        fur: 'blush',
        counter: rectangle(206, 440, 500, 54),
      });
      van.line(traced('604,262 604,300'), 'bold', 0);
      van.shape(mirrored('0,-56! 28,-46 36,-10 54,12! 0,18!', { x: 604, y: 350 }), 'bold', 'gold');
      awning(van, 206, 212, 500, 5);
      for (const x of [300, 780]) roomyWheel(van, x, 640, 82, 'cream');
      roadStones(sheet, '470,700 620,690 920,700');
      uprightCat(sheet.at({ x: 176, y: 690, scale: 1.02, flip: true }));
    },
  },
  {
    title: 'The Penguin at the Lighthouse',
    description:
      'The penguin pushes the cart out to the lighthouse every afternoon at three. Nobody knows as much about ice.',
    tags: ['ice cream', 'cart', 'summer', 'penguin', 'lighthouse'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      sheet.shape(rectangle(-10, 420, 1020, 300), 'line', 'water');
      sheet.shape(drawn('660,640! 690,560 780,520 900,530 1010,560! 1010,640!'), 'bold', 'stone');
      lighthouse(sheet.at({ x: 850, y: 560 }));
      sheet.shape(drawn('822,562! 822,510 850,488 878,510 878,562!'), 'line', 'wood');
      sheet.line(traced('90,146 112,122 134,144 156,122 178,146'), 'line', 0.5);
      groundFrom(sheet, '-20,610 200,600 500,616 1020,600', 'sand');
      cart(sheet.at({ x: -46, y: -4 }));
    },
  },
];

/** A camper seen from the side: luggage with straps on its roof, a bear at the wheel. */
function camperVan(sheet: Sheet): void {
  for (const [x, y, w, h, role] of [
    [180, 104, 200, 130, 'b'],
    [570, 120, 160, 114, 'd'],
  ] as const) {
    sheet.shape(rectangle(x, y, w, h, 16), 'line', role);
    for (const share of [0.3, 0.7])
      ruled(sheet, `${x + w * share},${y + 4} ${x + w * share},${y + h - 4}`, 'line');
  }
  const ball = clockwise(ellipse(476, 150, 78));
  sheet.shape(ball, 'line', 'c');
  sheet.inside([ball]).shape(drawn('430,60! 500,100 510,150 500,200 430,240! 456,150'), 'line', 'sun');
  sheet.rim(ball, 'line');
  const hull = clockwise(
    drawn('110,630! 96,500 110,380 150,280 210,232! 690,224! 780,240 850,360 906,440 920,540 906,630!'),
  );
  sheet.shape(hull, 'bold', 'a');
  sheet.shape(
    intersect([clockwise(drawn('60,470! 300,480 700,470 840,450 960,490! 960,700! 60,700!'))], [hull]),
    'line',
    'cream',
  );
  sheet.shape(rectangle(170, 276, 190, 150, 26), 'line', 'sky');
  sheet.shape(rectangle(388, 276, 190, 150, 26), 'line', 'sky');
  seatedBehind(sheet, drawn('606,426! 606,276! 740,276! 790,330 826,426!'), {
    at: [704, 420],
    scale: 0.6,
    who: 'bear',
  });
  sheet.shape(sixPetals([476, 538], { reach: 40, petal: 30, middle: 36 }), 'line', 'b');
  sheet.shape(ellipse(476, 538, 28), 'line', 'sun');
  sheet.shape(ellipse(872, 520, 34), 'line', 'sun');
  for (const x of [266, 716]) roomyWheel(sheet, x, 630, 84, 'stone');
}

/** A camper on its way over the hills. */
export const EASY_CAMPERS: readonly EasyScene[] = [
  {
    title: 'Off with a Ball on the Roof',
    description:
      'Two suitcases with straps, one ball and a flower on the door: the bear at the wheel needs no more for a summer. The road goes up and down.',
    tags: ['camper', 'van', 'travel', 'bear', 'summer'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      sheet.shape(ellipse(880, 130, 62), 'line', 'sun');
      roomyGround(sheet, 1000, 800, [420, 340, 440, 400, 340], 'leaf');
      sheet.shape(rectangle(92, 440, 50, 130), 'line', 'wood');
      sheet.shape(ellipse(118, 372, 82, 100), 'line', 'leaf');
      groundFrom(sheet, '-20,552 240,546 500,552 760,540 1020,548', 'stone', 'line');
      for (const x of [300, 510, 720]) sheet.shape(rectangle(x, 660, 130, 46, 12), 'line', 'sun');
      camperVan(sheet.at({ x: 128, y: 24, scale: 0.88 }));
    },
  },
];
