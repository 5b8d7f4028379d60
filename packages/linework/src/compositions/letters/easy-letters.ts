import { grow } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Placement } from '../../geometry/point.ts';
import { letterform, type Letter } from '../../motifs/letters/letterforms.ts';
import {
  plainFace,
  roomyFish,
  roomyHedgehog,
  roomyJellyfish,
  roomyRabbit,
  roomySnail,
  roomySwan,
} from '../../motifs/roomy/creatures.ts';
import { perchedCat, perchedToucan } from '../../motifs/roomy/perched.ts';
import {
  roomyBlossom,
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
      sheet.shape(ellipse(650, 170, 66), 'bold', 'sun');
      roomyCloud(sheet.at({ x: 640, y: 420, scale: 0.7 }));
      roomyGround(sheet, 800, 1060, [556, 556, 556, 556, 556], 'water');
      roomyGround(sheet, 800, 1060, [700, 680, 710, 680, 700], 'sky');
      sign(sheet, 'B', { x: 310, y: 420, scale: 1.42 }, 'a');
      roomyBoat(sheet.at({ x: 570, y: 900, scale: 1.04 }), ['b', 'sun']);
      roomyGround(sheet, 800, 1060, [860, 880, 860, 890, 860], 'water');
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
      roomyGround(sheet, 800, 1060, [300, 250, 300, 260, 300], 'sky');
      roomyGround(sheet, 800, 1060, [620, 580, 620, 580, 620], 'water');
      roomyWeed(sheet.at({ x: 690, y: 940 }), 420, 16);
      roomyWeed(sheet.at({ x: 110, y: 940 }), 250, -16);
      sign(sheet, 'F', { x: 286, y: 420, scale: 1.36 }, 'sun');
      roomyFish(sheet.at({ x: 520, y: 740, scale: 1.04 }), ['ember', 'a']);
      roomyGround(sheet, 800, 1060, [890, 910, 900, 920, 890], 'sand');
      bubbles(sheet, [
        [650, 420, 40],
        [610, 330, 30],
        [690, 160, 46],
      ]);
      roomyStarfish(sheet.at({ x: 210, y: 920, scale: 0.62, angle: 0.3 }), 'a');
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
      for (const x of [226, 400]) sheet.shape(ellipse(x, 912, 60, 46), 'bold', 'cream');
      roomyHedgehog(sheet.at({ x: 300, y: 912, scale: 1.1 }));
      roomyToadstool(sheet.at({ x: 640, y: 938, scale: 0.6 }), 'rust');
    },
  }),
  J: lettered({
    title: 'J Is for Jellyfish',
    description: 'The J has a hook, but the jellyfish is not afraid of it. It floats by with a smile.',
    tags: ['j', 'jellyfish', 'sea'],
    behind: 'water',
    draw(sheet) {
      roomyGround(sheet, 800, 1060, [420, 380, 430, 390, 420], 'sky');
      roomyGround(sheet, 800, 1060, [830, 860, 830, 860, 830], 'water');
      roomyWeed(sheet.at({ x: 120, y: 980 }), 330, -14);
      sign(sheet, 'J', { x: 490, y: 440, scale: 1.4 }, 'a');
      roomyJellyfish(sheet.at({ x: 240, y: 280, scale: 0.94, angle: -0.1 }), 'd');
      bubbles(sheet, [
        [104, 560, 38],
        [90, 160, 30],
        [206, 690, 34],
      ]);
      roomyStarfish(sheet.at({ x: 640, y: 906, scale: 0.74, angle: 0.3 }), 'a');
    },
  }),
  M: lettered({
    title: 'M Is for Moon',
    description: 'The moon sleeps between the two points of the M, like between two mountains. Shh.',
    tags: ['m', 'moon', 'night'],
    behind: 'night',
    draw(sheet) {
      sheet.shape(ellipse(400, 236, 206), 'line', 'water');
      sleepingMoon(sheet.at({ x: 412, y: 236, scale: 1.08, angle: -0.12 }));
      roomyStars(sheet, [
        [120, 130, 0.2],
        [680, 150, -0.2],
        [110, 400, 0],
        [700, 420, 0.3],
      ]);
      roomyGround(sheet, 800, 1060, [640, 600, 640, 600, 640], 'c');
      sign(sheet, 'M', { x: 400, y: 640, scale: 1.4 }, 'sun');
      roomyGround(sheet, 800, 1060, [880, 910, 890, 910, 880], 'd');
    },
  }),
  P: lettered({
    title: 'P Is for Palm',
    description: 'A palm leans over to read the P. The coconuts would like to hear it too.',
    tags: ['p', 'palm', 'beach'],
    behind: 'sky',
    draw(sheet) {
      sheet.shape(ellipse(650, 180, 72), 'bold', 'sun');
      roomyCloud(sheet.at({ x: 660, y: 410, scale: 0.66 }));
      roomyGround(sheet, 800, 1060, [600, 600, 600, 600, 600], 'water');
      roomyBoat(sheet.at({ x: 396, y: 690, scale: 0.4 }), ['b', 'sun']);
      roomyGround(sheet, 800, 1060, [800, 770, 800, 770, 800], 'sand');
      sign(sheet, 'P', { x: 280, y: 420, scale: 1.42 }, 'a');
      roomyPalm(sheet.at({ x: 620, y: 900 }), 370, 4);
      sheet.shape(drawn('490,910! 550,872 624,856 700,872 760,910! 620,936'), 'bold', 'sand');
      roomyStarfish(sheet.at({ x: 300, y: 872, angle: 0.2, scale: 0.8 }), 'ember');
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
      roomyGround(sheet, 1000, 1060, [800, 830, 790, 820, 800], 'grass');
      sign(sheet, 'R', { x: 310, y: 430, scale: 1.4 }, 'd');
      for (const [x, y, radius] of [
        [150, 850, 76],
        [420, 860, 72],
      ] as const) {
        sheet.shape(rectangle(x - 12, y, 24, 180), 'bold', 'leaf');
        roomyBlossom(sheet.at({ x, y }), radius, 'a');
      }
      roomyRabbit(sheet.at({ x: 760, y: 930, scale: 1.36 }), 'fur');
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
      roomySnail(sheet.at({ x: 380, y: 312, scale: 1.02 }), 'a');
      roomyGround(sheet, 800, 1060, [900, 920, 900, 920, 900], 'grass');
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
        [680, 920, 0.3, 350],
        [570, 960, -0.16, 300],
      ] as const) {
        const at = { x, y, angle };
        sheet.shape(place(petal('leaf', long, long * 0.44), at), 'bold', 'grass');
        sheet.line(place(traced(`0,0 6,${-long * 0.4} 0,${-long * 0.84}`), at), 'line', 0.3);
      }
      const t = standing('T', { x: 400, y: 638, scale: 1.36 }, { stem: 120, hairline: 84 });
      sheet.layer('letter').shape(t, 'bold', 'a');
      perchedToucan(sheet.layer('bird').at({ x: 330, y: 322, scale: 1.08 }));
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
      roomySwan(sheet.at({ x: 612, y: 830, scale: 1.36 }));
      for (const [y, half] of [
        [850, 330],
        [916, 240],
      ] as const)
        sheet.line(
          traced(
            `${640 - half},${y} ${640 - half / 2},${y + 26} ${640 + half / 2},${y + 26} ${640 + half},${y}`,
          ),
          'bold',
          0.2,
        );
      roomyGround(sheet, 1000, 1060, [900, 940, 968, 990, 1000], 'grass');
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
      roomyGround(sheet, 1000, 1060, [650, 620, 650, 620, 650], 'leaf');
      roomyCloud(sheet.at({ x: 180, y: 260, scale: 0.8 }));
      sheet.shape(ellipse(830, 210, 84), 'bold', 'sun');
      sign(sheet, '4', { x: 500, y: 366, scale: 1.22 }, 'd');
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
