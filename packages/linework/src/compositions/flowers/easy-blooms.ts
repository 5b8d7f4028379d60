import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { roomyButterfly, roomyLadybird, roomySnail } from '../../motifs/roomy/creatures.ts';
import {
  heartLeaf,
  roomyCosmos,
  roomyDahlia,
  roomyDaisy,
  roomyGerbera,
  roomyLeaf,
  roomyPansy,
  roomyPeony,
  roomyPoppy,
  roomyPrimrose,
  roomyRose,
  roomyStem,
  roomySunflower,
} from '../../motifs/roomy/flowers.ts';
import { roomyGround } from '../../motifs/roomy/sights.ts';
import { bee } from '../../motifs/visitors.ts';
import type { Sheet } from '../../sheet.ts';
import type { EasyScene } from '../easy-page.ts';

/** A sun of one area with rays of single strokes. */
function plainSun(sheet: Sheet, radius: number): void {
  sheet.shape(ellipse(0, 0, radius), 'bold', 'sun');
  around(sheet, { radius: radius * 1.24, count: 11 }, (ray) =>
    ray.line(traced(`0,0 0,${-radius * 0.48}`), 'bold', 0.2),
  );
}

/** A long leaf of a gerbera on the frame's origin, wavy along its rim. */
function gerberaLeaf(sheet: Sheet, long: number): void {
  const leaf = sheet.at({ scale: long / 240 });
  leaf.shape(
    mirrored('0,-240! 26,-216 40,-182 44,-150 56,-122 56,-92 50,-70 44,-44 26,-20 10,0! 0,4'),
    'bold',
    'leaf',
  );
  leaf.line(traced('0,-10 4,-100 0,-196'), 'line', 0.3);
}

/** The easy portraits of single plants, by the key of the plant. */
export const EASY_PORTRAITS = {
  sunflower: {
    title: 'A Sunflower as Tall as I Am',
    description:
      'A sunflower stands on a hill with two leaves like hearts, and its face is full of seeds. Yellow for the petals, brown for the middle.',
    tags: ['flower', 'sunflower', 'petals', 'leaves', 'sun', 'easy'],
    behind: 'sky',
    draw(sheet) {
      plainSun(sheet.layer('sky').at({ x: 144, y: 148 }), 56);
      roomyGround(sheet.layer('hills'), 800, 1000, [720, 680, 720, 760, 720], 'soft');
      const plant = sheet.layer('plant');
      heartLeaf(plant.at({ x: 372, y: 814, angle: -1.02 }), 248);
      heartLeaf(plant.at({ x: 450, y: 846, angle: 1.02 }), 240);
      roomyStem(plant, '400,960 412,820 436,600', 24);
      roomySunflower(sheet.layer('flower').at({ x: 460, y: 406 }), 296);
      roomyGround(sheet.layer('near'), 800, 1000, [910, 890, 904, 896, 910], 'grass');
    },
  },
  gerbera: {
    title: 'One Gerbera and the Sun',
    description:
      'A gerbera has grown higher than the hills, and a butterfly has found it. Any bright color is a true gerbera color.',
    tags: ['flower', 'gerbera', 'petals', 'butterfly', 'sun', 'easy'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      plainSun(sheet.layer('sky').at({ x: 160, y: 150 }), 54);
      roomyButterfly(sheet.layer('sky').at({ x: 624, y: 186, scale: 0.8, angle: 0.24 }), ['d', 'b']);
      roomyGround(sheet.layer('hills'), 800, 1000, [700, 640, 680, 740, 680], 'soft');
      const plant = sheet.layer('plant');
      for (const flip of [true, false])
        for (const [angle, long] of [
          [1.16, 300],
          [0.62, 280],
        ] as const)
          gerberaLeaf(plant.at({ x: flip ? 390 : 408, y: 906, angle: flip ? -angle : angle, flip }), long);
      roomyStem(plant, '398,960 412,800 392,560', 22);
      roomyGerbera(sheet.layer('flower').at({ x: 400, y: 476 }), 284, 'a');
      roomyGround(sheet.layer('near'), 800, 1000, [906, 890, 900, 890, 906], 'grass');
    },
  },
  pansy: {
    title: 'A Pansy Face',
    isTidy: true,
    description:
      'A pansy has a face with whiskers, and a snail has come the whole way to look at it. Dark marks, a yellow eye, and all the rest in your color.',
    tags: ['flower', 'pansy', 'petals', 'leaves', 'snail', 'easy'],
    behind: 'sky',
    draw(sheet) {
      plainSun(sheet.layer('sky').at({ x: 124, y: 122 }), 42);
      roomyGround(sheet.layer('hills'), 800, 1000, [700, 660, 700, 740, 700], 'soft');
      const plant = sheet.layer('plant');
      roomyLeaf(plant.at({ x: 356, y: 880, angle: -1.06 }), 280, 140);
      roomyLeaf(plant.at({ x: 362, y: 884, angle: 1.2 }), 210, 120);
      roomyStem(plant, '350,960 362,820 400,640', 22);
      const face = sheet.layer('flower').at({ x: 436, y: 462 });
      roomyPansy(face, 274, ['d', 'a']);
      for (const flip of [false, true])
        for (const whisker of [
          '104,-206 128,-228 160,-240',
          '188,-22 210,-26 234,-20',
          '140,158 150,176 152,196',
        ])
          face.at({ flip }).line(traced(whisker), 'line', 0.5);
      roomyGround(sheet.layer('near'), 800, 1000, [896, 880, 900, 890, 900], 'grass');
      roomySnail(sheet.layer('guest').at({ x: 640, y: 946, scale: 0.56, flip: true }), 'sun');
    },
  },
} as const satisfies Readonly<Record<string, EasyScene>>;

/** A cup from the side on its saucer, its foot above the frame's origin, 168 units wide without its handle. */
function cup(sheet: Sheet): void {
  sheet.shape(ellipse(92, -84, 84, 70), 'bold', 'b');
  sheet.shape(ellipse(102, -84, 42, 36), 'line', 'cream');
  sheet.shape(drawn('-140,-16! -60,-24 60,-24 140,-16! 100,32 0,42 -100,32'), 'bold', 'soft');
  sheet.shape(mirrored('0,-146! 84,-146! 78,-62 44,-14! 0,-12!'), 'bold', 'b');
  sheet.shape(place(petal('heart', 92, 92), { y: -38 }), 'line', 'a');
}

/** A teapot as a vase, with a whole spout and a cup. */
export const teapotScene: EasyScene = {
  title: 'Flowers for Tea Time',
  isTidy: true,
  description:
    'A round teapot without its lid holds a poppy and two primroses among their leaves, and a cup with a heart stands ready on its saucer. The stripe on its belly may match the petals.',
  tags: ['flowers', 'teapot', 'cup', 'table', 'poppy', 'easy'],
  behind: 'cream',
  draw(sheet) {
    sheet.layer('table').shape(rectangle(-20, 810, 840, 220), 'bold', 'wood');
    const pot = sheet.layer('pot').at({ x: 360, y: 850, scale: 0.9 });
    pot.shape(
      drawn('140,-176! 196,-190 214,-236 238,-300! 304,-322! 300,-236 262,-120 140,-56!'),
      'bold',
      'c',
    );
    pot.shape(
      [
        clockwise(drawn('-140,-250! -226,-282 -304,-206 -282,-96 -150,-30!')),
        clockwise(drawn('-150,-196! -200,-214 -236,-178 -224,-122 -158,-88!')).toReversed(),
      ],
      'bold',
      'c',
    );
    const body = clockwise(mirrored('0,-306! 96,-306! 176,-240 190,-140 150,-40 96,0! 0,0!'));
    pot.shape(body, 'bold', 'c');
    pot.inside([body]).shape(drawn('-240,-190! 0,-170 240,-190! 240,-110! 0,-88 -240,-110!'), 'line', 'soft');
    pot.rim(body, 'bold');
    pot.shape(rectangle(-124, -342, 248, 54, 24), 'bold', 'c');
    const bunch = sheet.layer('bunch');
    for (const [x, y, angle] of [
      [250, 430, -0.86],
      [480, 430, 0.9],
    ] as const)
      roomyLeaf(bunch.at({ x, y, angle }), 270, 170);
    roomyPrimrose(bunch.at({ x: 234, y: 446, angle: 0.3 }), 140, 'b');
    roomyPrimrose(bunch.at({ x: 490, y: 442, angle: 0.34 }), 140, 'd');
    roomyPoppy(bunch.at({ x: 364, y: 240, angle: 0.12 }), 172, 'a');
    cup(sheet.layer('cup').at({ x: 584, y: 912, scale: 1 }));
  },
};

/** The rise of earth on which a bloom stands alone. */
function mound(sheet: Sheet): void {
  sheet.shape(drawn('130,966! 210,916 380,890 620,890 790,914 870,966!'), 'bold', 'grass');
}

/** One great bloom on a stem or a bed of leaves, with somebody who lives there. */
export const EASY_BLOOMS: readonly EasyScene[] = [
  {
    title: 'Great Garden Rose',
    description:
      'A rose has opened round the curl in its middle, and a ladybug sets out for it over the grass. Let the petals grow paler from the inside out.',
    tags: ['flower', 'rose', 'leaves', 'ladybug', 'bloom', 'easy'],
    behind: 'open',
    draw(sheet) {
      const plant = sheet.layer('plant');
      roomyStem(plant, '470,972 492,840 500,640', 30);
      roomyLeaf(plant.at({ x: 492, y: 890, angle: 1.0 }), 350, 180);
      mound(plant);
      roomyRose(sheet.layer('flower').at({ x: 500, y: 400 }), 352, 'a');
      roomyLadybird(sheet.layer('ladybug').at({ x: 320, y: 872, scale: 0.74, angle: 0.9 }));
    },
  },
  {
    title: 'Morning Sunflower',
    description:
      'A sunflower turns its full disc of seeds to us, and two leaves like hearts hang from its stem. Two yellows, one for each round of petals, are enough.',
    tags: ['flower', 'sunflower', 'leaves', 'seeds', 'bloom', 'easy'],
    behind: 'open',
    draw(sheet) {
      const plant = sheet.layer('plant');
      heartLeaf(plant.at({ x: 464, y: 816, angle: -1.2 }), 244);
      heartLeaf(plant.at({ x: 544, y: 816, angle: 1.2 }), 244);
      roomyStem(plant, '512,972 504,860 500,640', 25);
      mound(plant);
      roomySunflower(sheet.layer('flower').at({ x: 500, y: 370 }), 334);
    },
  },
  {
    title: 'A Peony for Broad Brushes',
    description:
      'A peony has two rounds of ruffled petals and a third of small ones in its middle. Every part has room for a broad brush.',
    tags: ['flower', 'peony', 'leaves', 'petals', 'bloom', 'easy'],
    behind: 'open',
    isTidy: true,
    draw(sheet) {
      const plant = sheet.layer('plant');
      for (const angle of [0.39, 1.96, 3.53, 5.1]) roomyLeaf(plant.at({ x: 500, y: 500, angle }), 480, 240);
      roomyPeony(sheet.layer('flower').at({ x: 500, y: 500 }), 366, ['a', 'blush']);
    },
  },
  {
    title: 'A Poppy and a Snail in the Grass',
    isTidy: true,
    description:
      'A poppy as wide as the sky leans over the meadow while a snail passes below and looks up. Its petals want one strong red, and the sun may stay pale.',
    tags: ['flower', 'poppy', 'snail', 'sun', 'bloom', 'easy'],
    behind: 'sky',
    draw(sheet) {
      plainSun(sheet.layer('sky').at({ x: 156, y: 160 }), 62);
      roomyGround(sheet.layer('hills'), 1000, 1000, [700, 640, 620, 640, 700], 'leaf');
      roomyGround(sheet.layer('hills'), 1000, 1000, [760, 740, 780, 700, 720], 'soft');
      const plant = sheet.layer('plant');
      roomyLeaf(plant.at({ x: 388, y: 900, angle: -1.0 }), 300, 150);
      roomyLeaf(plant.at({ x: 396, y: 900, angle: 1.1 }), 280, 140);
      roomyStem(plant, '392,980 404,800 500,600', 26);
      roomyPoppy(sheet.layer('flower').at({ x: 540, y: 386, angle: 0.2 }), 320, 'a');
      roomyGround(sheet.layer('near'), 1000, 1000, [890, 870, 892, 876, 890], 'grass');
      roomySnail(sheet.layer('snail').at({ x: 730, y: 934, scale: 0.86, flip: true }), 'sun');
    },
  },
  {
    title: 'Three Rounds of a Dahlia',
    description:
      'A dahlia opens in three rounds of pointed petals above four leaves. Go round by round and change the color each time.',
    tags: ['flower', 'dahlia', 'leaves', 'petals', 'bloom', 'easy'],
    behind: 'open',
    isTidy: true,
    draw(sheet) {
      const plant = sheet.layer('plant');
      for (const angle of [0.68, 2.25, 3.82, 5.39]) roomyLeaf(plant.at({ x: 500, y: 500, angle }), 540, 250);
      roomyDahlia(sheet.layer('flower').at({ x: 500, y: 500, angle: 0.13 }), 400, ['a', 'blush']);
    },
  },
  {
    title: 'A Daisy with Eight Dots',
    description:
      'A daisy shows the eight dots in its round heart, and a ladybug below has come to count them. White petals are allowed to stay white.',
    tags: ['flower', 'daisy', 'petals', 'ladybug', 'bloom', 'easy'],
    behind: 'sky',
    draw(sheet) {
      const plant = sheet.layer('plant');
      roomyGround(sheet.layer('hills'), 1000, 1000, [700, 740, 690, 650, 690], 'soft');
      roomyLeaf(plant.at({ x: 500, y: 930, angle: -1.16 }), 330, 150, -36);
      roomyLeaf(plant.at({ x: 500, y: 930, angle: 1.16 }), 330, 150, 36);
      roomyStem(plant, '508,980 496,860 500,640', 26);
      roomyDaisy(sheet.layer('flower').at({ x: 500, y: 380 }), 346, 'cream', 14);
      roomyGround(sheet.layer('near'), 1000, 1000, [920, 900, 924, 904, 920], 'grass');
      roomyLadybird(sheet.layer('ladybug').at({ x: 690, y: 800, scale: 0.6, angle: -0.7 }));
    },
  },
];

/** Folds of the great rose's petals. */
const ROSE_FOLDS = [
  '-150,190 -70,236 40,226',
  '180,-40 196,60 150,150',
  '-176,-40 -190,60 -170,120',
  '-60,-220 40,-236 130,-190',
  '236,190 270,120 276,40',
  '-290,40 -300,130 -260,210',
];

/** Blooms from so near that the page cuts them. */
export const BLOOMS_FROM_NEAR: readonly EasyScene[] = [
  {
    title: 'Follow the Rose Inward',
    description:
      'A great rose has unrolled five wide petals and keeps three more round the curl in its middle. Work from the rim inwards and press a little harder each time.',
    tags: ['close up', 'flower', 'rose', 'leaves', 'petals', 'easy'],
    behind: 'sky',
    draw(sheet) {
      roomyLeaf(sheet.layer('leaves').at({ x: 300, y: 660, angle: -2.5 }), 360, 220);
      roomyLeaf(sheet.layer('leaves').at({ x: 420, y: 640, angle: 2.8 }), 380, 230);
      const rose = sheet.layer('flower').at({ x: 370, y: 400 });
      roomyRose(rose, 410, 'a');
      for (const fold of ROSE_FOLDS) rose.line(traced(fold), 'line', 0.4);
    },
  },
  {
    title: 'One Great Blossom',
    description:
      'One dahlia fills the page and more than the page, and a bee is on her way to it. Its petals are wide enough for three shades each.',
    tags: ['close up', 'flower', 'dahlia', 'bee', 'petals', 'easy'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      roomyDahlia(sheet.layer('flower').at({ x: 350, y: 640 }), 470, ['a', 'blush']);
      bee(sheet.layer('bee').at({ x: 560, y: 130, scale: 1.3 }), 0);
    },
  },
  {
    title: 'A Cosmos for Big Pencils',
    description:
      'A cosmos fills the page from side to side, its eight petals cut into three waves, and a butterfly comes down to it. A big flower makes a good first page.',
    tags: ['close up', 'flower', 'cosmos', 'butterfly', 'petals', 'easy'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      roomyGround(sheet.layer('hills'), 760, 1000, [700, 660, 720, 690, 640], 'grass');
      const plant = sheet.layer('leaves');
      roomyLeaf(plant.at({ x: 392, y: 950, angle: -1.1 }), 330, 150);
      roomyLeaf(plant.at({ x: 400, y: 950, angle: 1.1 }), 330, 150);
      roomyStem(plant, '396,1010 396,900 384,700', 26);
      roomyCosmos(sheet.layer('flower').at({ x: 380, y: 560, angle: Math.PI / 8 }), 312, 'a');
      roomyButterfly(sheet.layer('guest').at({ x: 440, y: 150, scale: 0.9, angle: 0.3 }), ['d', 'b']);
    },
  },
  {
    title: 'The Sunflower at the Window',
    isTidy: true,
    description:
      'A sunflower leans in at the window like a neighbor, and a ladybug on the sill looks up at it. Yellow petals and a brown heart are all it asks for.',
    tags: ['close up', 'flower', 'sunflower', 'seeds', 'petals', 'easy'],
    behind: 'sky',
    draw(sheet) {
      const frame = sheet.layer('window');
      frame.shape(rectangle(-20, -20, 800, 96), 'bold', 'wood');
      for (const x of [-20, 684]) frame.shape(rectangle(x, 76, 96, 800), 'bold', 'wood');
      roomyLeaf(frame.at({ x: 404, y: 830, angle: 0.98 }), 250, 130);
      roomyLeaf(frame.at({ x: 396, y: 850, angle: -0.62 }), 200, 110);
      roomyStem(frame, '392,900 404,800 384,600', 25);
      frame.shape(rectangle(-20, 794, 800, 240), 'bold', 'wood');
      roomySunflower(sheet.layer('flower').at({ x: 380, y: 408 }), 290);
      const pot = sheet.layer('pot').at({ y: 46 });
      pot.shape(drawn('132,770! 110,700 124,636 178,612 232,636 246,700 224,770!'), 'bold', 'leaf');
      pot.shape(drawn('122,790! 134,894! 222,894! 234,790!'), 'bold', 'rust');
      pot.shape(rectangle(108, 752, 140, 50, 10), 'bold', 'rust');
      roomyLadybird(sheet.layer('guest').at({ x: 560, y: 882, scale: 0.54, angle: -0.5 }));
    },
  },
  {
    title: 'Nose to Nose with a Daisy',
    description:
      'A daisy has come so close that some of its petals run off the page. Nearly every shape is large, so take the thickest crayon.',
    tags: ['close up', 'flower', 'daisy', 'petals', 'bloom', 'easy'],
    behind: 'sky',
    draw(sheet) {
      roomyLeaf(sheet.layer('leaves').at({ x: 420, y: 620, angle: 2.6 }), 480, 260);
      roomyDaisy(sheet.layer('flower').at({ x: 340, y: 410, angle: 0.1 }), 440, 'cream', 14);
    },
  },
];
