import type { Composition } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { curve } from '../../geometry/curve.ts';
import { points } from '../../geometry/knots.ts';
import { eye } from '../../motifs/animals/bold.ts';
import { boldFace } from '../../motifs/people/bold.ts';
import { PEOPLE_PENS } from '../../motifs/people/pens.ts';
import { roomyCloud } from '../../motifs/roomy/sights.ts';
import type { Sheet } from '../../sheet.ts';
import { type EasyScene, easyPage } from '../easy-page.ts';

const SIZE = [800, 1000] as const;
const SIDES = [-1, 1] as const;

/** A young dragon that sits and looks at us, its feet 900 units down and its middle on x = 0. */
function sittingDragon(sheet: Sheet): void {
  const tail = curve(points('110,850 214,876 290,850 322,790 316,740'));
  sheet.shape(
    tube(tail, (t) => 56 - 36 * t),
    'bold',
    'leaf',
  );
  sheet.shape(drawn('314,764! 246,728! 302,704 320,644! 338,704 376,716! 352,748'), 'bold', 'sun');
  for (const flip of [false, true]) {
    const wing = sheet.at({ flip });
    wing.shape(
      drawn(
        '120,560! 190,420 330,330! 350,440 376,560! 330,548 296,600! 252,580 220,640! 180,616 150,640! 110,600!',
      ),
      'bold',
      'a',
    );
    for (const rib of ['160,540 224,452 290,384', '164,560 214,532 262,552'])
      wing.line(traced(rib), 'line', 0.2);
  }
  sheet.shape(mirrored('0,430 150,450 196,600 214,760 180,890 0,908'), 'bold', 'leaf');
  for (const side of SIDES) {
    sheet.shape(ellipse(side * 132, 872, 92, 54), 'bold', 'leaf');
    for (const x of [92, 132, 172]) sheet.line(traced(`${side * x},902 ${side * x},876`), 'line', 0.4);
  }
}

/** The dragon's head with its horns, ears and snout. */
function dragonHead(sheet: Sheet): void {
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    side.shape(drawn('60,190! 74,110 128,56! 146,118 132,210!'), 'bold', 'sun');
    side.shape(drawn('140,270! 210,190 300,186! 290,270 240,318 150,330!'), 'bold', 'leaf');
    side.line(traced('176,286 220,250 262,226'), 'line', 0.4);
  }
  sheet.shape(drawn('-44,200! -20,140 0,96! 20,140 44,200!'), 'bold', 'a');
  sheet.shape(mirrored('0,170 90,178 152,236 164,310 196,378 190,440 120,490 0,500'), 'bold', 'leaf');
  sheet.shape(mirrored('0,352 110,350 196,378! 190,440 120,490 0,500'), 'bold', 'grass');
  for (const x of SIDES) {
    eye(sheet, [x * 74, 284], 9);
    sheet.ink(ellipse(x * 48, 388, 9, 6, x * 0.4));
  }
  sheet.line(traced('-96,428 -50,456 0,462 50,456 96,428'), 'bold', 0.4);
}

/** A mug on both paws, steam above it. */
function cocoa(sheet: Sheet): void {
  sheet.shape(drawn('-110,600! -100,800 -60,826 60,826 100,800 110,600!'), 'bold', 'd');
  sheet.shape(ellipse(0, 600, 112, 34), 'bold', 'wood');
  for (const [x, y, angle] of [
    [-46, 572, -0.2],
    [40, 566, 0.25],
  ] as const)
    sheet.at({ x, y, angle }).shape(rectangle(-36, -34, 72, 62, 16), 'bold', 'paper');
  sheet.shape(mirrored('0,690! 24,664 58,676 52,720 0,768!'), 'line', 'ember');
  for (const side of SIDES)
    sheet.shape(
      unite([ellipse(side * 124, 716, 56, 48), ellipse(side * 82, 694, 30, 22)].map(clockwise)),
      'bold',
      'leaf',
    );
}

const mug: EasyScene = {
  title: 'Cocoa for a Dragon',
  description:
    'It blew on the mug to cool it, as one does, and now the cocoa is boiling. Two marshmallows must help.',
  tags: ['dragon', 'fantasy', 'cocoa', 'winter', 'cozy'],
  behind: 'sky',
  draw(sheet) {
    roomyCloud(sheet.layer('clouds').at({ x: 146, y: 168, scale: 0.6 }));
    roomyCloud(sheet.layer('clouds').at({ x: 668, y: 140, scale: 0.54, flip: true }));
    sheet
      .layer('hills')
      .shape(drawn('-20,700! 160,640 400,690 640,630 820,690! 820,1020! -20,1020!'), 'bold', 'b');
    sheet.layer('ground').shape(drawn('-20,850! 400,820 820,850! 820,1020! -20,1020!'), 'bold', 'paper');
    const middle = sheet.layer('dragon').at({ x: 400, y: 70, scale: 0.94 });
    sittingDragon(middle);
    dragonHead(middle);
    cocoa(middle.at({ y: -16 }));
  },
};

/** The stones of the tower that are seen, as x, y, width and height. */
const STONES = [
  [212, 640, 100, 60],
  [240, 752, 100, 60],
  [186, 858, 84, 60],
] as const;

/** Where the roof and the window of a tower stand, which is so high that they are small. */
const ALOFT = { x: 43, y: 2, scale: 0.88 } as const;

/** A round tower with a pointed roof and an open window. */
function tower(sheet: Sheet): void {
  sheet.shape(drawn('164,270! 132,1010! 588,1010! 556,270!'), 'bold', 'stone');
  for (const [x, y, width, height] of STONES) sheet.shape(rectangle(x, y, width, height, 14), 'line', 'soft');
  const top = sheet.at(ALOFT);
  top.shape(drawn('112,276! 120,366! 600,366! 608,276!'), 'bold', 'stone');
  top.shape(drawn('80,300! 216,184 360,44! 504,184 640,300! 360,330'), 'bold', 'rust');
  top.line(traced('160,230 360,268 560,230'), 'line', 0);
  top.line(traced('256,146 360,178 464,146'), 'line', 0);
  const frame = drawn('184,640! 184,484 236,388 360,346 484,388 536,484 536,640!');
  top.shape(frame, 'bold', 'wood');
}

/** The girl at the window, the middle of her face on the origin. */
function girl(sheet: Sheet): void {
  sheet.shape(mirrored('0,140! 90,150 190,190 230,330! 0,330!'), 'bold', 'a');
  boldFace(sheet, {
    skin: 'cream',
    eyes: 'open',
    nose: 'line',
    mouth: 'smile',
    isBlushing: false,
    ears: false,
  });
  sheet.shape(
    drawn(
      '-270,260! -270,-110 -130,-214 0,-236 130,-214 260,-110 260,250! 150,-60 84,-100 0,-150! -84,-100 -150,-60',
    ),
    'bold',
    'gold',
  );
}

/** A plait over the sill and down to the grass: rows of two strands, each over the one below. */
function plait(sheet: Sheet): void {
  const spine = curve(points('476,536 480,600 466,680 450,760 438,820 432,850'));
  const end = sheet.at({ x: 434, y: 834, scale: 0.96 });
  end.shape(drawn('-30,0! -66,64 -44,120! 0,96 44,120! 66,64 30,0!'), 'bold', 'gold');
  const rows = 5;
  for (let i = rows - 1; i >= 0; i--) {
    const [x, y] = spine[Math.round((i / (rows + 0.5)) * (spine.length - 1))]!;
    for (const side of SIDES)
      sheet
        .at({ x, y, flip: side < 0, scale: 0.95 })
        .shape(drawn('0,-48! 36,-52 72,-24 62,26 0,60!'), 'bold', side < 0 ? 'gold' : 'sun');
  }
  for (const side of SIDES) {
    end.shape(
      drawn(`0,0! ${side * 56},-62 ${side * 128},-56 ${side * 132},34 ${side * 60},44`),
      'bold',
      'ember',
    );
  }
  end.shape(rectangle(-28, -30, 56, 60, 24), 'bold', 'ember');
}

const braid: EasyScene = {
  title: 'The Longest Braid in the Land',
  description:
    'It hangs from the window right down to the grass, with a bow at the end. Color it strand by strand.',
  tags: ['fairy tale', 'tower', 'braid', 'princess', 'castle'],
  behind: 'sky',
  draw(sheet) {
    sheet.layer('sun').shape(ellipse(676, 132, 70), 'bold', 'sun');
    roomyCloud(sheet.layer('clouds').at({ x: 112, y: 200, scale: 0.44 }));
    sheet
      .layer('hills')
      .shape(drawn('430,800! 620,560! 690,600 840,760! 840,1010! 430,1010!'), 'bold', 'stone');
    sheet
      .layer('hills')
      .shape(drawn('-20,760! 130,690 300,760 560,720 820,640! 820,1020! -20,1020!'), 'bold', 'leaf');
    tower(sheet.layer('tower'));
    const window = drawn('236,640! 236,504 272,430 360,404 448,430 484,504 484,640!');
    sheet.layer('window').at(ALOFT).shape(window, 'bold', 'night');
    girl(sheet.layer('girl').at(ALOFT).inside([window]).at({ x: 322, y: 542, scale: 0.66 }));
    sheet
      .layer('sill')
      .at(ALOFT)
      .shape(rectangle(178, 628, 364, 60, 12), 'bold', 'wood');
    sheet
      .layer('ground')
      .shape(drawn('-20,900! 260,930 500,900 820,920! 820,1020! -20,1020!'), 'bold', 'grass');
    plait(sheet.layer('braid'));
  },
};

/** First pages of old tales, for the first crayons. */
export const firstTales: Composition = {
  name: 'first-tales',
  category: 'fantasy',
  size: SIZE,
  strays: 1.4,
  pens: PEOPLE_PENS,
  draw: (brief) => easyPage(brief, SIZE, [mug, braid]),
};
