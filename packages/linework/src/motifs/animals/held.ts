import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { curve } from '../../geometry/curve.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { blossom } from './blossom.ts';
import { fringed } from './soft-fur.ts';

/** What a sitter holds in its forepaws. */
export type Held = 'bamboo' | 'lily';

/** An arm from the shoulder over the elbow to the paw before the chest, on the right of the axis. */
const ARM =
  '198,268 222,244 268,250 320,302 352,380 366,470 352,540 306,578 236,574 150,548 84,526 56,486 62,440 98,418 160,428 214,440 240,420 224,366 202,310';
/** Where the fur of an arm parts: at the shoulder, above and below the elbow and before the paw. */
const PARTINGS = [
  '170,306 220,318 262,300 300,310 350,296',
  '200,380 240,372 276,388 318,374 380,388',
  '258,396 276,442 262,486 282,530 266,600',
];
const PAW_AT = '134,400 150,446 138,492 146,560';
const CLAWS = [
  '66,446! 50,448 40,458! 52,470 64,470!',
  '60,480! 42,486 34,498! 50,506 64,502!',
  '70,512! 54,524 50,540! 68,540 86,526!',
];

/** Both arms of a sitter, and what its paws hold; drawn over its bust. */
export function holdingArms(sheet: Sheet, coat: Role, held: Held): void {
  const arm = drawn(ARM);
  const side = (flip: boolean) => sheet.at(flip ? { flip, y: 34 } : {});
  furArm(side(true), arm, coat);
  furArm(side(false), arm, coat);
  const paws = sheet.at({ y: 17 });
  DRAWN_HELD[held](paws);
  for (const flip of [true, false]) grip(side(flip), coat);
}

function furArm(sheet: Sheet, arm: readonly (readonly [number, number])[], coat: Role): void {
  sheet.shape(arm, 'bold', coat);
  const inside = sheet.inside([arm]);
  for (const table of PARTINGS) inside.line(traced(table), 'fine', 0);
}

/** The paw that closes round what is held: its pad edge and three claws. */
function grip(sheet: Sheet, coat: Role): void {
  const paw = drawn('150,420! 98,414 62,440 56,486 84,530 146,556! 132,500 146,456');
  for (const claw of CLAWS) sheet.shape(drawn(claw), 'line', 'cream');
  sheet.shape(paw, 'bold', coat);
  for (const table of ['92,446 74,452 64,464', '90,482 72,486 62,494'])
    sheet.line(traced(table), 'line', 0.5);
  sheet.inside([paw]).line(traced(PAW_AT), 'fine', 0);
}

const DRAWN_HELD: Readonly<Record<Held, (sheet: Sheet) => void>> = {
  bamboo: cane,
  lily: flowerStalk,
};

/** A cane across the chest, jointed, with leaves at both ends. */
function cane(sheet: Sheet): void {
  for (const [x, y, angle, long] of [
    [268, 408, 0.5, 150],
    [276, 404, 1.25, 150],
    [250, 400, -0.25, 120],
    [-262, 520, -1.2, 130],
    [-250, 512, -0.4, 120],
  ] as const)
    leaf(sheet, { x, y, angle }, [long, long * 0.3]);
  const spine = curve(knots('-290,526 -100,492 100,456 290,410'), 6);
  sheet.shape(clockwise(tube(spine, () => 23)), 'bold', 'grass');
  for (const [x, y] of [
    [-290, 526],
    [290, 410],
  ] as const)
    sheet.shape(ellipse(x, y, 10, 24, -0.24), 'line', 'sand');
  for (const [x, y] of [
    [-206, 511],
    [2, 475],
    [206, 431],
  ] as const)
    for (const aside of [-6, 6])
      sheet.line(traced('-6,-26 3,0 6,26', { x: x + aside, y, angle: 0.02 }), 'line', 0);
}

function leaf(
  sheet: Sheet,
  at: { x: number; y: number; angle: number },
  [long, wide]: readonly [number, number],
): void {
  sheet.shape(place(petal('leaf', long, wide), at), 'line', 'leaf');
  sheet.line(
    place(
      [
        [0, 0],
        [0, -long],
      ],
      at,
    ),
    'fine',
    0,
  );
}

/** A stalk with one open flower that leans up to a shoulder. */
function flowerStalk(sheet: Sheet): void {
  leaf(sheet, { x: 110, y: 440, angle: 1.35 }, [150, 60]);
  leaf(sheet, { x: -120, y: 500, angle: -1.1 }, [140, 56]);
  const spine = curve(knots('-220,560 -80,494 70,440 190,330'), 6);
  sheet.shape(clockwise(tube(spine, () => 12)), 'line', 'grass');
  blossom(sheet.at({ x: 214, y: 312, scale: 1.02, angle: 0.5 }), 'lily', 'a');
}

/** A foreleg that comes down from the shoulder and lies over a bough, on the right of the axis. */
const HUGGING = clockwise([
  ...traced('150,310 176,260 224,238 272,256'),
  ...fringed('272,256 314,306 318,380 292,440', 3, 24),
  ...traced('292,440 290,486 262,520 222,530 182,518 158,482 164,430 168,380 150,310'),
]);

/** Where its claws reach over the bark. */
const CLAWED = [
  [182, 514],
  [210, 526],
  [238, 526],
  [264, 514],
] as const;

/** A foreleg that is raised to a twig beside the head. */
const RAISED =
  '160,340 190,288 240,286 286,310 318,302 330,258 330,208 342,168 372,152 402,166 414,212 410,280 398,346 360,396 300,412 236,398 184,380';

/**
 * A bough across the page with bark and leaves, and the forelegs of a sitter; drawn over its bust. Both lie over the
 * bough, or one is raised to a twig that hangs beside the head.
 */
export function armsOverBough(sheet: Sheet, coat: Role, isReaching: boolean): void {
  const sickle = drawn('0,0! -26,-60 -16,-124 30,-190! 28,-120 22,-54');
  for (const [x, y, angle, flip] of [
    [370, 420, 0.7, false],
    [390, 470, 2.3, true],
    [-370, 450, -0.8, true],
    [-390, 510, -2.4, false],
    [-60, 500, 2.7, true],
  ] as const) {
    const at = { x, y, angle, flip };
    sheet.shape(place(sickle, at), 'line', 'leaf');
    sheet.line(place(curve(knots('0,0 -4,-70 30,-190')), at), 'fine', 0);
  }
  const rim = clockwise(tube(curve(knots('-560,500 -240,470 80,466 560,420'), 8), () => 50));
  sheet.shape(rim, 'bold', 'wood');
  const inside = sheet.inside([rim]);
  for (const table of [
    '-580,480 -240,452 -60,456 -10,446 60,450 560,404',
    '-580,516 -240,490 -60,488 -10,500 60,486 560,440',
  ])
    inside.line(traced(table), 'fine', 0);
  inside.shape(ellipse(-8, 474, 26, 12, -0.05), 'fine', 'sand');
  if (isReaching) reachingArm(sheet, coat);
  for (const flip of isReaching ? [true] : [true, false]) {
    const side = sheet.at({ flip });
    side.shape(HUGGING, 'bold', coat);
    for (const row of ['150,320 200,344 250,340 330,310', '150,400 200,424 250,420 310,396'])
      side.inside([HUGGING]).line(fringed(row, 4, -26), 'fine', 0);
    for (const [x, y] of CLAWED) {
      side.shape(
        drawn(`${x - 10},${y - 26}! ${x},${y - 40} ${x + 10},${y - 26}! ${x + 2},${y + 16}!`),
        'line',
        'wood',
      );
    }
  }
}

/** The foreleg on the right of the axis, its claws round a twig with hanging leaves. */
function reachingArm(sheet: Sheet, coat: Role): void {
  sheet.shape(
    clockwise(tube(curve(knots('450,-120 420,20 380,150 372,300 420,420'), 6), () => 13)),
    'line',
    'wood',
  );
  const sickle = drawn('0,0! -26,-60 -16,-124 30,-190! 28,-120 22,-54');
  for (const [x, y, angle, flip] of [
    [424, 20, 2.6, false],
    [396, 110, -2.5, true],
    [376, 300, 2.7, false],
    [400, 380, 2.2, true],
  ] as const)
    sheet.shape(place(sickle, { x, y, angle, flip, scale: 0.8 }), 'line', 'leaf');
  const arm = drawn(RAISED);
  sheet.shape(arm, 'bold', coat);
  for (const row of ['170,330 230,350 290,340 330,300', '300,240 340,262 380,256 420,230'])
    sheet.inside([arm]).line(fringed(row, 3, -26), 'fine', 0);
  for (const y of [160, 184, 208])
    sheet.shape(drawn(`330,${y - 10}! 348,${y} 330,${y + 10}! 300,${y + 4}!`), 'line', 'wood');
}
