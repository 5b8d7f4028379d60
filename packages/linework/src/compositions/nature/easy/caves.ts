import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { roomyBoat, roomyGround, roomyStarfish } from '../../../motifs/roomy/sights.ts';
import type { Sheet } from '../../../sheet.ts';
import type { EasyScene } from '../../easy-page.ts';

const STONE = '-104,84! -120,10 -92,-70 -20,-100! 70,-88 112,-30 120,40 100,84! 0,92';

type Stone = readonly [x: number, y: number, scale: number, turn: number];

/** Stones with flat feet one before the other, a crack in each. */
function stones(sheet: Sheet, all: readonly Stone[]): void {
  for (const [x, y, scale, angle] of all) {
    const stone = sheet.at({ x, y, scale, angle });
    stone.shape(drawn(STONE), 'bold', 'stone');
    stone.line(traced('-20,-100! -6,-54 -30,-14'), 'line', 0.4);
  }
}

/** Boulders: the rim of each and a crack in it. */
const BOULDERS = [
  ['-124,60 -112,-30 -60,-92 20,-104 92,-66 124,6 104,70 30,96 -70,92', '-60,-30 -20,-54 30,-46'],
  ['-112,30 -120,-40 -60,-96 40,-90 116,-40 120,40 70,90 -20,100 -90,80', '10,-40 46,-10 40,36'],
  ['-100,70 -124,0 -90,-70 -10,-104 70,-84 118,-20 112,60 50,98 -40,94', '-40,20 -50,-20 -20,-50'],
] as const;

/** Round boulders of several shapes one before the other, a crack in every second. */
function boulders(sheet: Sheet, all: readonly Stone[]): void {
  for (const [i, [x, y, scale, angle]] of all.entries()) {
    const [rim, crack] = BOULDERS[i % BOULDERS.length]!;
    const boulder = sheet.at({ x, y, scale, angle });
    boulder.shape(drawn(rim), 'bold', 'stone');
    if (i % 2) boulder.line(traced(crack), 'line', 0.4);
  }
}

/** A scallop on the frame's origin, 120 units wide. */
function shell(sheet: Sheet): void {
  sheet.shape(drawn('-20,0! -46,10 -40,-20! 40,-20! 46,10 20,0!'), 'bold', 'a');
  sheet.shape(
    drawn(
      '-18,-6! -60,-40 -84,-80! -74,-104 -48,-102! -26,-128 0,-114! 26,-128 48,-102! 74,-104 84,-80! 60,-40 18,-6!',
    ),
    'bold',
    'a',
  );
  for (const [x, y] of [
    [-48, -102],
    [0, -114],
    [48, -102],
  ] as const)
    sheet.line(traced(`${x * 0.12},-10 ${x},${y}`), 'line', 0);
}

/** Looking out of a cave of round stones on a square easy page. */
export const EASY_CAVES: readonly EasyScene[] = [
  {
    title: 'The Starfish by the Cave',
    description:
      'From the cool of the cave one sees the sun, the bay and one white sail. The starfish has the best seat.',
    tags: ['cave', 'sea', 'beach', 'boat', 'rocks', 'starfish'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      sheet.shape(ellipse(400, 330, 84), 'bold', 'sun');
      roomyGround(sheet, 1000, 1040, [460, 460, 460, 460, 460], 'water');
      roomyBoat(sheet.at({ x: 590, y: 590, scale: 0.92 }), ['paper', 'soft']);
      roomyGround(sheet, 1000, 1040, [590, 600, 580, 600, 590], 'sky');
      roomyGround(sheet, 1000, 1040, [690, 700, 720, 690, 700], 'sand');
      stones(sheet, [
        [500, 70, 1.2, 0.1],
        [280, 110, 1.3, -0.4],
        [720, 110, 1.3, 0.5],
        [130, 270, 1.3, -0.9],
        [880, 270, 1.3, 0.9],
        [94, 490, 1.24, -0.1],
        [916, 490, 1.24, 0.1],
        [90, 700, 1.36, 0],
        [920, 700, 1.36, 0],
        [96, 880, 1.4, 0],
        [910, 880, 1.4, 0],
      ]);
      roomyGround(sheet, 1000, 1040, [850, 830, 840, 830, 850], 'gold');
      shell(sheet.at({ x: 330, y: 966, angle: -0.2 }));
      roomyStarfish(sheet.at({ x: 540, y: 898, scale: 0.86, angle: 0.2 }), 'ember');
    },
  },
];

/** The mouth of a cave on a tall easy page. */
export const EASY_CAVE_MOUTHS: readonly EasyScene[] = [
  {
    title: 'A Boat Goes By',
    description:
      'A boat sails past the mouth of the cave, where the round stones keep cool all summer. The starfish stays inside.',
    tags: ['cave', 'sea', 'beach', 'boat', 'rocks', 'starfish'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      sheet.shape(ellipse(296, 330, 66), 'bold', 'sun');
      roomyGround(sheet, 760, 1040, [500, 500, 500, 500, 500], 'water');
      sheet.shape(drawn('405,318! 405,250! 478,282!'), 'bold', 'ember');
      roomyBoat(sheet.at({ x: 404, y: 636, scale: 0.94 }), ['a', 'sun']);
      roomyGround(sheet, 760, 1040, [632, 656, 626, 656, 632], 'sky');
      roomyGround(sheet, 760, 1040, [770, 750, 760, 740, 760], 'sand');
      boulders(sheet, [
        [380, 40, 1.1, 0.1],
        [230, 70, 1.14, -0.5],
        [548, 84, 1.2, 0.6],
        [110, 190, 1.3, -0.9],
        [664, 220, 1.24, 0.9],
        [60, 380, 1.16, -1.2],
        [712, 400, 1.1, 1.4],
        [88, 530, 1, -0.3],
        [694, 560, 1.26, 0.2],
        [60, 700, 1.4, 0.1],
        [700, 740, 0.96, -0.2],
        [96, 870, 1.2, -0.1],
        [690, 880, 1.36, 0],
      ]);
      roomyGround(sheet, 760, 1040, [890, 870, 880, 860, 880], 'gold');
      roomyStarfish(sheet.at({ x: 330, y: 900, scale: 0.8, angle: 0.2 }), 'ember');
      shell(sheet.at({ x: 528, y: 970, angle: 0.2 }));
    },
  },
];
