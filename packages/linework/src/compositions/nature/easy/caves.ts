import { clockwise } from '../../../geometry/boolean.ts';
import { drawn, traced } from '../../../geometry/drawn.ts';
import { arc, ellipse } from '../../../geometry/forms.ts';
import { plainFace } from '../../../motifs/roomy/creatures.ts';
import { roomyBoat, roomyGround, roomyStarfish } from '../../../motifs/roomy/sights.ts';
import type { Sheet } from '../../../sheet.ts';
import type { EasyScene } from '../../easy-page.ts';

/** Where the rock of a cave has been worn away, the joints in what is left of it, and the page about it. */
interface Rock {
  readonly size: readonly [wide: number, high: number];
  /** The way round the opening, from the floor at the left to the floor at the right; spikes of stone hang into it. */
  readonly mouth: string;
  /** Joints that run through the rock from the opening to the edge of the page. */
  readonly joints: readonly string[];
}

/** The rock about the mouth of a cave in one piece, with joints and a few cracks. */
function rockWall(sheet: Sheet, { size: [wide, high], mouth, joints }: Rock): void {
  const inner = traced(mouth);
  const [first, last] = [inner[0]!, inner.at(-1)!];
  sheet.shape(
    clockwise([
      ...inner,
      [last[0], high + 10],
      [wide + 20, high + 10],
      [wide + 20, -20],
      [-20, -20],
      [-20, high + 10],
      [first[0], high + 10],
    ]),
    'bold',
    'stone',
  );
  for (const joint of joints) sheet.line(traced(joint), 'line', 0.3);
}

/** A bat in flight that looks at you, its head on the frame's origin and its wings 460 units wide. */
function flyingBat(sheet: Sheet): void {
  for (const flip of [false, true]) {
    const half = sheet.at({ flip });
    half.shape(
      drawn('30,30! 90,-20 150,-80 190,-96! 226,-40 232,50! 196,40 168,76! 134,60 108,104! 80,88 40,110!'),
      'bold',
      'rust',
    );
    half.line(traced('190,-96! 172,-10 168,76!'), 'line', 0.2);
    half.line(traced('100,-30! 98,30 108,104!'), 'line', 0.2);
    half.shape(drawn('6,126! 8,160 26,160 34,120!'), 'bold', 'wood');
    half.shape(drawn('14,-50! 38,-112 62,-128! 78,-80 64,-24!'), 'bold', 'wood');
  }
  sheet.shape(ellipse(0, 74, 58, 70), 'bold', 'wood');
  sheet.shape(ellipse(0, 0, 74, 64), 'bold', 'wood');
  for (const x of [-28, 28]) sheet.ink(ellipse(x, -8, 8, 10));
  sheet.ink(ellipse(0, 14, 7, 5));
  sheet.line(arc(0, 20, 18, 14, 0.3, Math.PI - 0.3), 'line', 0.2);
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
    sheet.line(traced(`${x * 0.12},-2 ${x},${y}`), 'line', 0);
}

/** Looking out of a cave on a square easy page. */
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
      roomyBoat(sheet.at({ x: 610, y: 590, scale: 0.92 }), ['paper', 'soft']);
      roomyGround(sheet, 1000, 1040, [590, 600, 580, 600, 590], 'sky');
      roomyGround(sheet, 1000, 1040, [690, 700, 720, 690, 700], 'sand');
      rockWall(sheet, {
        size: [1000, 1040],
        mouth:
          '190,880! 210,760 178,660! 212,560 184,440! 226,330 262,250! 312,214 330,170! 352,270 366,300! 384,230 400,150! 470,116 540,132! 560,210 574,236! 590,190 606,140! 690,190 700,226! 726,330 736,366! 752,310 766,290! 812,400 800,500! 830,590 806,690! 836,780 820,880!',
        joints: [
          '178,660! 96,640 -10,676',
          '184,440! 110,396 -10,410',
          '262,250! 140,140 -10,60',
          '330,170! 300,90 310,-10',
          '606,140! 640,70 630,-10',
          '766,290! 860,210 1010,170',
          '800,500! 890,476 1010,500',
          '806,690! 900,690 1010,720',
        ],
      });
      for (const table of ['330,650 380,634 430,654 480,640', '550,660 600,644 650,664 690,652'])
        sheet.line(traced(table), 'line', 0.4);
      roomyGround(sheet, 1000, 1040, [830, 800, 810, 800, 830], 'gold');
      shell(sheet.at({ x: 310, y: 920, angle: -0.2, scale: 1.1 }));
      roomyStarfish(sheet.at({ x: 590, y: 874, scale: 1.06, angle: 0.1 }), 'ember');
      plainFace(sheet, 590, 870, 44);
    },
  },
];

/** The mouth of a cave on a tall easy page. */
export const EASY_CAVE_MOUTHS: readonly EasyScene[] = [
  {
    title: 'The Bat Comes Out',
    description:
      'The sun is going down behind the boat, and a bat flies out of its cave to begin the day. It has slept well.',
    tags: ['cave', 'sea', 'bat', 'boat', 'rocks', 'starfish'],
    behind: 'sky',
    isTidy: true,
    draw(sheet) {
      sheet.shape(ellipse(230, 500, 72), 'bold', 'sun');
      roomyGround(sheet, 760, 1040, [500, 500, 500, 500, 500], 'water');
      roomyBoat(sheet.at({ x: 480, y: 660, scale: 0.74 }), ['a', 'sun']);
      roomyGround(sheet, 760, 1040, [632, 656, 626, 656, 632], 'sky');
      roomyGround(sheet, 760, 1040, [770, 750, 760, 740, 760], 'sand');
      rockWall(sheet, {
        size: [760, 1040],
        mouth:
          '120,930! 140,800 106,700! 150,590 124,470! 140,360 190,250! 230,180 300,130! 400,100 444,130! 460,200 472,226! 490,170 510,146! 590,230 620,330! 656,440 630,540! 660,640 636,740! 664,830 650,930!',
        joints: [
          '106,700! 60,690 -10,716',
          '124,470! 70,440 -10,450',
          '190,250! 110,180 -10,140',
          '232,182! 200,80 220,-10',
          '444,130! 420,60 440,-10',
          '510,146! 570,80 560,-10',
          '620,330! 690,290 770,290',
          '630,540! 690,530 770,550',
          '636,740! 700,740 770,760',
        ],
      });
      flyingBat(sheet.at({ x: 370, y: 300, scale: 0.82 }));
      roomyGround(sheet, 760, 1040, [850, 830, 840, 820, 840], 'gold');
      roomyStarfish(sheet.at({ x: 270, y: 880, scale: 0.9, angle: 0.2 }), 'ember');
      shell(sheet.at({ x: 510, y: 926, angle: 0.2, scale: 1.1 }));
    },
  },
];
