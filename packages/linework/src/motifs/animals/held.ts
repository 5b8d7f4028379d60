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

/** What a sitter holds in its forepaws. */
export type Held = 'bamboo' | 'lily' | 'gum twig';

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
  'gum twig': gumTwig,
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

/** A hanging twig of a gum tree with sickle-shaped leaves. */
function gumTwig(sheet: Sheet): void {
  const sickle = drawn('0,0! -22,-50 -14,-104 26,-160! 24,-100 20,-46');
  for (const [x, y, angle, flip] of [
    [226, 420, 0.6, false],
    [262, 400, 1.3, true],
    [196, 440, 2.5, true],
    [-236, 520, -1.5, true],
    [-200, 514, -0.5, false],
    [-214, 520, -2.5, false],
  ] as const) {
    const at = { x, y, angle, flip };
    sheet.shape(place(sickle, at), 'line', 'leaf');
    sheet.line(place(curve(knots('0,0 -4,-60 26,-160')), at), 'fine', 0);
  }
  sheet.shape(clockwise(tube(curve(knots('-250,528 -80,492 90,456 270,398'), 6), () => 15)), 'line', 'wood');
}
