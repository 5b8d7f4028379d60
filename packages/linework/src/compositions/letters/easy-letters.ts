import { grow } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Placement } from '../../geometry/point.ts';
import {
  broadJellyfish,
  easyCarrot,
  climbingSnail,
  easyGull,
  featheredSwan,
  rabbitMuzzle,
  forkedCoral,
  waveLines,
} from '../../motifs/letters/easy-things.ts';
import { letterform, type Letter } from '../../motifs/letters/letterforms.ts';
import { plainFace, roomyCrab, roomyFish, roomyRabbit } from '../../motifs/roomy/creatures.ts';
import { perchedCat, perchedToucan } from '../../motifs/roomy/perched.ts';
import { standingHedgehog } from '../../motifs/roomy/wanderers.ts';
import {
  roomyBlossom,
  roomyCoral,
  roomyPalm,
  roomyPoplar,
  roomyToadstool,
  roomyWeed,
} from '../../motifs/roomy/plants.ts';
import {
  roomyBoat,
  roomyCloud,
  roomyCottage,
  roomyGround,
  roomyMound,
  roomyStarfish,
  roomyStars,
  roomySun,
} from '../../motifs/roomy/sights.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import type { EasyScene } from '../easy-page.ts';
import { standing } from './printed.ts';

/** How far within its rim a letter has a second line. */
const BORDER = 41;

/** One large letter or figure with a broad border. */
function sign(sheet: Sheet, letter: Letter, at: Placement, role: Role): void {
  const shape = letterform(letter, 92).map((path) => place(path, at));
  const lines = sheet.layer('letter');
  lines.shape(shape, 'bold', role);
  lines.shape(grow(shape, -BORDER), 'line', 'soft');
}

function bubbles(sheet: Sheet, spots: readonly (readonly [x: number, y: number, r: number])[]): void {
  for (const [x, y, r] of spots) sheet.shape(ellipse(x, y, r), 'line', 'paper');
}

/** A crescent with a sleeping face in profile about the frame's origin, 260 units high. */
function sleepingMoon(sheet: Sheet): void {
  const rim = drawn(
    '56,-136! -40,-132 -122,-66 -138,8 -112,82 -40,134 60,132! 10,104 -22,70 -24,46! 2,30 -4,16! -30,6 -40,-20 -30,-66 0,-108',
  );
  sheet.shape(rim, 'bold', 'sun');
  sheet.line(arc(-74, -22, 20, 16, 0.2, Math.PI - 0.2), 'bold', 0.2);
  sheet.line(arc(-48, 52, 26, 20, 0.5, 2.2), 'bold', 0.2);
  sheet.shape(ellipse(-88, 40, 22), 'line', 'blush');
}

/** What an easy page of a letter shows. */
function lettered(it: Omit<EasyScene, 'keepsSides'>): readonly EasyScene[] {
  return [{ ...it, tags: ['letter', 'alphabet', ...it.tags], keepsSides: true }];
}

/** What an easy page of a number shows. */
function counted(it: Omit<EasyScene, 'keepsSides'>): readonly EasyScene[] {
  return [{ ...it, tags: ['number', 'counting', ...it.tags], keepsSides: true }];
}

/** Easy pages of letters: a large one and a large thing that begins with it. */
export const EASY_LETTERS: Partial<Record<Letter, readonly EasyScene[]>> = {
  B: lettered({
    title: 'B Is for Boat',
    description: 'A boat with two sails goes by below a big B. Say it with the wind: b, b, b.',
    tags: ['b', 'boat', 'sea'],
    behind: 'sky',
    draw(sheet) {
      sheet.shape(ellipse(666, 150, 78), 'bold', 'sun');
      plainFace(sheet, 666, 142, 62);
      easyGull(sheet.at({ x: 676, y: 330, angle: -0.12, scale: 0.86 }));
      roomyGround(sheet, 800, 1060, [530, 530, 530, 530, 530], 'water');
      waveLines(sheet, [[610, 790, 580]]);
      sheet.shape(
        drawn('-30,690! 90,636 260,612 430,622 560,650 680,720 830,830! 830,1060! -30,1060!'),
        'bold',
        'sand',
      );
      sign(sheet, 'B', { x: 316, y: 366, scale: 1.24 }, 'a');
      roomyStarfish(sheet.at({ x: 116, y: 752, angle: 0.3, scale: 0.66 }), 'ember');
      roomyGround(sheet, 800, 1060, [830, 800, 826, 796, 820], 'water');
      waveLines(sheet, [[40, 300, 870]]);
      roomyBoat(sheet.at({ x: 540, y: 930, scale: 1.06 }), ['b', 'sun']);
      sheet.shape(drawn('545,690! 599,690! 624,750! 545,750!'), 'line', 'a');
      roomyGround(sheet, 800, 1060, [946, 926, 950, 926, 946], 'd');
      waveLines(sheet, [[90, 560, 984]]);
    },
  }),
  C: lettered({
    title: 'The Cat in the C',
    description:
      'A cat has climbed into the C as if it were the moon, and its tail hangs over the edge. The hills below are fast asleep.',
    tags: ['c', 'cat', 'night'],
    behind: 'night',
    draw(sheet) {
      roomyStars(sheet, [
        [110, 130, 0.2],
        [704, 590, -0.2],
        [700, 130, 0.1],
      ]);
      roomyGround(sheet, 800, 1060, [480, 430, 500, 440, 480], 'd');
      roomyGround(sheet, 800, 1060, [690, 660, 700, 640, 690], 'b');
      const c = standing('C', { x: 392, y: 424, scale: 1.6 }, { stem: 128, hairline: 84 });
      sheet.layer('letter').shape(c, 'bold', 'sun');
      perchedCat(sheet.layer('cat').at({ x: 436, y: 672, scale: 0.97 }), 'fur');
      roomyGround(sheet, 800, 1060, [880, 840, 870, 850, 890], 'leaf');
      roomyPoplar(sheet.at({ x: 140, y: 926, scale: 0.62 }));
      roomyCottage(sheet.at({ x: 610, y: 930, scale: 0.74 }), 'rust');
    },
  }),
  F: lettered({
    title: 'F Is for Fish',
    description: 'A fish swims right past the F and blows three bubbles. They have no letters in them.',
    tags: ['f', 'fish', 'sea'],
    behind: 'water',
    draw(sheet) {
      roomyGround(sheet, 800, 1060, [130, 100, 130, 104, 130], 'sky');
      roomyGround(sheet, 800, 1060, [430, 400, 430, 404, 430], 'water');
      roomyWeed(sheet.at({ x: 696, y: 940 }), 420, 12);
      roomyWeed(sheet.at({ x: 84, y: 940 }), 210, -14);
      sign(sheet, 'F', { x: 286, y: 440, scale: 1.3 }, 'sun');
      roomyFish(sheet.at({ x: 480, y: 666, scale: 1.1 }), ['ember', 'a']);
      roomyCoral(sheet.at({ x: 470, y: 1010, scale: 0.84 }), 'b');
      roomyGround(sheet, 800, 1060, [890, 910, 900, 920, 890], 'sand');
      bubbles(sheet, [
        [690, 500, 34],
        [660, 390, 44],
        [704, 260, 36],
      ]);
      roomyStarfish(sheet.at({ x: 210, y: 900, scale: 0.7, angle: 0.3 }), 'a');
    },
  }),
  H: lettered({
    title: 'H Is for Hedgehog',
    description:
      'A hedgehog walks below the H, where there is just room for it. It has the pointed coat, the letter has the long legs.',
    tags: ['h', 'hedgehog', 'autumn'],
    behind: 'sky',
    draw(sheet) {
      sheet.shape(ellipse(400, 190, 66), 'bold', 'sun');
      roomyCloud(sheet.at({ x: 140, y: 400, scale: 0.72 }));
      roomyGround(sheet, 800, 1060, [560, 520, 560, 520, 550], 'leaf');
      sign(sheet, 'H', { x: 400, y: 420, scale: 1.42 }, 'b');
      roomyGround(sheet, 800, 1060, [650, 676, 650, 676, 650], 'grass');
      standingHedgehog(sheet.at({ x: 284, y: 936, scale: 0.98 }));
      roomyToadstool(sheet.at({ x: 636, y: 938, scale: 0.7 }), 'rust');
    },
  }),
  J: lettered({
    title: 'J Is for Jellyfish',
    description: 'The J has a hook, but the jellyfish is not afraid of it. It floats by with a smile.',
    tags: ['j', 'jellyfish', 'sea'],
    behind: 'water',
    draw(sheet) {
      roomyGround(sheet, 800, 1060, [150, 120, 150, 124, 150], 'sky');
      roomyGround(sheet, 800, 1060, [620, 590, 626, 596, 620], 'water');
      sign(sheet, 'J', { x: 500, y: 406, scale: 1.28 }, 'a');
      broadJellyfish(sheet.at({ x: 212, y: 280, scale: 0.88, angle: -0.04 }), 'd');
      roomyFish(sheet.at({ x: 240, y: 752, scale: 0.84 }), ['ember', 'sun']);
      forkedCoral(sheet.at({ x: 604, y: 926, scale: 0.76 }), 'b');
      roomyGround(sheet, 800, 1060, [890, 910, 880, 900, 880], 'sand');
      bubbles(sheet, [[448, 330, 32]]);
      roomyStarfish(sheet.at({ x: 330, y: 916, scale: 0.62, angle: 0.3 }), 'a');
    },
  }),
  M: lettered({
    title: 'M Is for Moon',
    description: 'The moon sleeps between the two points of the M, like between two mountains. Shh.',
    tags: ['m', 'moon', 'night'],
    behind: 'night',
    draw(sheet) {
      roomyStars(sheet, [
        [104, 120, 0.2],
        [716, 120, -0.2],
        [96, 380, 0],
      ]);
      roomyCloud(sheet.at({ x: 690, y: 350, scale: 0.8 }));
      roomyGround(sheet, 800, 1060, [500, 450, 440, 450, 500], 'soft');
      roomyGround(sheet, 800, 1060, [730, 700, 730, 700, 730], 'c');
      roomyPoplar(sheet.at({ x: 96, y: 930, scale: 0.9 }));
      roomyPoplar(sheet.at({ x: 726, y: 920, scale: 0.8 }));
      roomyGround(sheet, 800, 1060, [880, 866, 890, 866, 880], 'd');
      sign(sheet, 'M', { x: 400, y: 676, scale: 1.24 }, 'sun');
      sleepingMoon(sheet.at({ x: 424, y: 286, scale: 1.42, angle: -0.12 }));
    },
  }),
  P: lettered({
    title: 'P Is for Palm',
    description: 'A palm leans over to read the P. The coconuts would like to hear it too.',
    tags: ['p', 'palm', 'beach'],
    behind: 'sky',
    draw(sheet) {
      sheet.shape(ellipse(660, 160, 84), 'bold', 'sun');
      plainFace(sheet, 660, 152, 66);
      roomyGround(sheet, 800, 1060, [560, 560, 560, 560, 560], 'water');
      roomyBoat(sheet.at({ x: 370, y: 690, scale: 0.6 }), ['b', 'sun']);
      roomyGround(sheet, 800, 1060, [720, 730, 744, 740, 710], 'sand');
      sign(sheet, 'P', { x: 296, y: 426, scale: 1.32 }, 'a');
      roomyPalm(sheet.at({ x: 656, y: 906 }), 350, -26);
      roomyMound(sheet.at({ x: 656, y: 902 }), 124);
      roomyCrab(sheet.at({ x: 360, y: 940, scale: 0.76 }), 'rust');
    },
  }),
  R: lettered({
    title: 'R Is for Rabbit',
    description:
      'The R puts one foot forward, and the rabbit sits down beside it. Nobody knows which of them is faster.',
    tags: ['r', 'rabbit', 'meadow'],
    behind: 'sky',
    draw(sheet) {
      roomyCloud(sheet.at({ x: 780, y: 250, scale: 0.9 }));
      roomyGround(sheet, 1000, 1060, [660, 620, 660, 620, 660], 'leaf');
      sign(sheet, 'R', { x: 310, y: 440, scale: 1.4 }, 'd');
      roomyGround(sheet, 1000, 1060, [750, 740, 756, 748, 740], 'grass');
      roomyGround(sheet, 1000, 1060, [880, 890, 900, 910, 920], 'leaf');
      for (const [x, y, radius] of [
        [140, 876, 82],
        [430, 886, 76],
      ] as const) {
        sheet.line(traced(`${x},${y} ${x},1010`), 'bold', 0);
        roomyBlossom(sheet.at({ x, y }), radius, 'a');
      }
      const rabbit = sheet.at({ x: 736, y: 930, scale: 1.5 });
      roomyRabbit(rabbit, 'fur');
      rabbitMuzzle(rabbit);
      for (const x of [-74, -54, 54, 74]) rabbit.line(traced(`${x},-36 ${x},-16`), 'line', 0.3);
      easyCarrot(rabbit.at({ x: 6, y: -84, scale: 0.86 }));
      for (const side of [-1, 1]) rabbit.shape(ellipse(side * 36, -74, 26, 22), 'bold', 'fur');
    },
  }),
  S: lettered({
    title: 'S Is for Snail',
    description: 'A snail has climbed to the top of the S. It took every curve there was.',
    tags: ['s', 'snail', 'climbing'],
    behind: 'sky',
    draw(sheet) {
      sheet.shape(ellipse(146, 170, 70), 'bold', 'sun');
      roomyGround(sheet, 800, 1060, [480, 440, 490, 450, 480], 'soft');
      roomyGround(sheet, 800, 1060, [720, 750, 710, 750, 720], 'leaf');
      sign(sheet, 'S', { x: 400, y: 640, scale: 1.36 }, 'sun');
      climbingSnail(sheet.at({ x: 404, y: 330, scale: 1.02 }), 'a');
      roomyGround(sheet, 800, 1060, [900, 920, 900, 920, 900], 'grass');
      for (const lean of [-0.6, 0, 0.6])
        sheet.line(
          place(traced('0,0 3,-30 0,-62'), { x: 100 + lean * 24, y: 900, angle: lean }),
          'bold',
          0.6,
        );
      plainFace(sheet, 146, 164, 54);
      roomyToadstool(sheet.at({ x: 680, y: 946, scale: 0.66 }), 'rust');
    },
  }),
  T: lettered({
    title: 'T Is for Toucan',
    description:
      'A toucan has landed on the T, where there is room enough for its beak. It can see over the whole jungle.',
    tags: ['t', 'toucan', 'jungle'],
    behind: 'sky',
    draw(sheet) {
      roomyGround(sheet, 800, 1060, [560, 500, 540, 490, 560], 'soft');
      roomyGround(sheet, 800, 1060, [760, 700, 740, 700, 760], 'leaf');
      for (const [x, y, angle, long] of [
        [130, 920, -0.3, 340],
        [240, 960, 0.16, 300],
        [660, 930, 0.26, 340],
        [570, 960, -0.16, 300],
      ] as const) {
        const at = { x, y, angle };
        sheet.shape(place(petal('leaf', long, long * 0.44), at), 'bold', 'grass');
        sheet.line(place(traced(`0,0 6,${-long * 0.4} 0,${-long * 0.84}`), at), 'line', 0.3);
        for (const share of [0.3, 0.52])
          for (const side of [-0.13, 0.13]) {
            const vein = traced(`0,${-long * share} ${side * long},${-long * (share + 0.12)}`);
            sheet.line(place(vein, at), 'line', 0.4);
          }
      }
      const t = standing('T', { x: 400, y: 638, scale: 1.36 }, { stem: 120, hairline: 84 });
      sheet.layer('letter').shape(t, 'bold', 'a');
      const bars = sheet.layer('letter').inside(t);
      for (const y of [470, 580, 690, 800]) bars.line(traced(`300,${y} 500,${y}`), 'bold', 0);
      for (const [x, y, angle] of [
        [100, -30, 3],
        [222, -110, 3.05],
      ] as const) {
        const hung = { x, y, angle };
        sheet.shape(place(petal('leaf', 260, 116), hung), 'bold', 'leaf');
        sheet.line(place(traced('0,0 6,-104 0,-218'), hung), 'line', 0.3);
      }
      perchedToucan(sheet.layer('bird').at({ x: 366, y: 322, scale: 1.08 }));
      roomyGround(sheet, 800, 1060, [930, 910, 930, 910, 930], 'grass');
    },
  }),
};

/** Easy pages of numbers: a large figure and so many large things. */
export const EASY_NUMBERS: Readonly<Record<number, readonly EasyScene[]>> = {
  1: counted({
    title: 'One Swan',
    description: 'One swan swims past the number 1. With its long neck it looks a little like a 2.',
    tags: ['1', 'one', 'swan'],
    behind: 'sky',
    draw(sheet) {
      roomySun(sheet.at({ x: 690, y: 240 }), 90, 9);
      roomyGround(sheet, 1000, 1060, [520, 480, 520, 490, 520], 'leaf');
      roomyGround(sheet, 1000, 1060, [620, 620, 620, 620, 620], 'water');
      sign(sheet, '1', { x: 240, y: 470, scale: 1.5 }, 'a');
      waveLines(sheet, [
        [380, 560, 690],
        [760, 960, 720],
      ]);
      featheredSwan(sheet.at({ x: 676, y: 832, scale: 1.16 }), true);
      waveLines(sheet, [
        [350, 930, 866],
        [440, 800, 926],
      ]);
      roomyGround(sheet, 1000, 1060, [870, 930, 976, 1000, 1010], 'grass');
      for (const [x, y, tall] of [
        [84, 1000, 300],
        [172, 1010, 190],
        [936, 1010, 260],
      ] as const) {
        sheet.line(traced(`${x},${y} ${x},${y - tall}`), 'bold', 0);
        sheet.shape(ellipse(x, y - tall - 40, 30, 70), 'bold', 'wood');
      }
    },
  }),
  4: counted({
    title: 'Four Toadstools',
    description:
      'Four toadstools have come up below the number 4 overnight. Red with white spots is allowed, and so is blue.',
    tags: ['4', 'four', 'toadstools'],
    behind: 'sky',
    draw(sheet) {
      roomyGround(sheet, 1000, 1060, [480, 440, 480, 450, 480], 'soft');
      roomyCloud(sheet.at({ x: 180, y: 260, scale: 0.8 }));
      sheet.shape(ellipse(830, 210, 94), 'bold', 'sun');
      plainFace(sheet, 830, 202, 72);
      sign(sheet, '4', { x: 466, y: 400, scale: 1.28 }, 'd');
      roomyGround(sheet, 1000, 1060, [690, 670, 700, 670, 690], 'leaf');
      for (const [x, y, scale, kind] of [
        [200, 900, 0.84, 'dome'],
        [790, 912, 0.98, 'dome'],
        [396, 934, 0.62, 'flat'],
        [590, 946, 0.58, 'bell'],
      ] as const)
        roomyToadstool(sheet.at({ x, y, scale }), 'rust', kind);
      roomyGround(sheet, 1000, 1060, [900, 930, 912, 934, 900], 'grass');
    },
  }),
  5: counted({
    title: 'Five Starfish',
    description:
      'Five starfish, large and small, lie on the beach around the 5, and each has five arms. One of them waves to the boat.',
    tags: ['5', 'five', 'starfish'],
    behind: 'sand',
    draw(sheet) {
      sheet.shape(rectangle(-20, -20, 1040, 140), 'bold', 'sky');
      roomyGround(sheet, 1000, 1060, [110, 110, 110, 110, 110], 'water');
      roomyBoat(sheet.at({ x: 160, y: 196, scale: 0.4 }), ['a', 'sun']);
      roomyGround(sheet, 1000, 1060, [216, 250, 206, 250, 216], 'sky');
      roomyGround(sheet, 1000, 1060, [270, 306, 262, 306, 270], 'sand');
      roomyGround(sheet, 1000, 1060, [640, 690, 640, 690, 640], 'cream');
      sign(sheet, '5', { x: 500, y: 590, scale: 1.36 }, 'd');
      for (const [i, [x, y, scale]] of (
        [
          [176, 430, 0.9],
          [160, 810, 1.2],
          [836, 400, 1.16],
          [866, 640, 0.74],
          [790, 856, 1],
        ] as const
      ).entries()) {
        const view = sheet.at({ x, y, angle: i * 0.4, scale });
        roomyStarfish(view, (['a', 'ember', 'rust'] as const)[i % 3]!);
        plainFace(view, 0, -8, 42);
      }
    },
  }),
};
