import { clockwise } from '../../geometry/boolean.ts';
import { curve, type Knot } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { hill, roundTree } from '../landscape.ts';
import { driftCloud } from '../nature/skies.ts';
import { poplar } from '../nature/trees.ts';
import { pageGround } from '../page-ground.ts';
import { apples, besideVessel, cupAndSaucer } from './beside.ts';
import { floweringEdge } from './garden-edge.ts';

type DrawPlace = (sheet: Sheet, random: Random) => void;

/** Heights along a slope, from a place on in even steps. */
function slope([from, step]: Point, heights: readonly number[]): Knot[] {
  return heights.map((y, i): Knot => [from + i * step, y]);
}

/** Boards side by side from one edge of the page to the other, down to a height. */
function boards(sheet: Sheet, random: Random, foot: number): void {
  for (let x = -40; x < 800;) {
    const wide = random.range(104, 140);
    sheet.shape(rectangle(x, -20, wide, foot + 20), 'line', 'wood');
    x += wide;
  }
}

/** A sash window with four panes and what is seen through it. */
function sashWindow(sheet: Sheet, random: Random): void {
  const glass = rectangle(132, 92, 536, 610);
  sheet.shape(rectangle(100, 60, 600, 700, 8), 'bold', 'wood');
  sheet.shape(glass, 'line', 'sky');
  const out = sheet.inside([clockwise(glass)]);
  const left = random.chance(0.5);
  const at = (x: number): number => (left ? x : 800 - x);
  driftCloud(out.at({ x: at(236), y: 210, scale: 0.62 }), random, false);
  hill(out, slope([120, 140], [470, 430, 480, 440, 470]), 720, 'leaf');
  poplar(out.at({ x: at(600), y: 560, scale: 0.72 }), { random, level: 0 });
  roundTree(out.at({ x: at(186), y: 580, scale: 0.84 }), random, false);
  hill(out, slope([120, 140], [590, 570, 600, 580, 600]), 720, 'grass');
  sheet.shape(rectangle(390, 92, 20, 610), 'line', 'wood');
  sheet.shape(rectangle(132, 356, 536, 20), 'line', 'wood');
  sheet.rim(glass, 'line');
}

/** Places by name. */
const PLACES = {
  sill(sheet, random) {
    sashWindow(sheet, random);
    sheet.shape(rectangle(-20, 838, 840, 106), 'bold', 'cream');
    sheet.shape(rectangle(-20, 938, 840, 80), 'line', 'wood');
    besideVessel(sheet, random, 916, ['lemons', 'cat', 'eggs', 'cup']);
  },
  cloth(sheet, random) {
    for (let i = 0; i < 6; i++)
      sheet.shape(rectangle(-20 + i * 140, -20, 140, 700), 'fine', i % 2 === 0 ? 'soft' : 'cream');
    sheet.shape(rectangle(-20, 640, 840, 40), 'line', 'wood');
    for (const x of [-90, 180, 450, 720]) sheet.shape(rectangle(x, 680, 244, 150), 'line', 'wood');
    const top = clockwise([
      ...curve([
        [-20, 830],
        [400, 818],
        [820, 830],
      ]),
      [820, 1020],
      [-20, 1020],
    ]);
    sheet.shape(top, 'bold', 'a');
    const inside = sheet.inside([top]);
    const side = random.pick([-40, 0, 40]);
    for (const x of [-420, -120, 120, 320, 480, 680, 920, 1220])
      inside.line(
        [
          [400 + (x - 400) * 0.72 + side, 815],
          [x + side, 1010],
        ] satisfies Point[],
        'fine',
        0,
      );
    inside.line(
      curve([
        [-20, 896],
        [400, 886],
        [820, 896],
      ]),
      'fine',
      0,
    );
    besideVessel(sheet, random, 922, ['lemons', 'apples', 'cup']);
  },
  table(sheet) {
    sheet.shape(rectangle(120, -20, 560, 740), 'line', 'cream');
    sheet.shape(rectangle(-20, 716, 840, 300), 'line', 'wood');
    sheet.shape(drawn('96,880! 84,1030! 716,1030! 704,880!'), 'bold', 'a');
    for (const x of [190, 330, 470, 610])
      sheet.line(traced(`${x},900 ${x - 6},960 ${x + 4},1030`), 'line', 0);
    sheet.shape(ellipse(400, 880, 316, 64), 'bold', 'b');
    sheet.shape(ellipse(400, 878, 250, 46), 'line', 'soft');
  },
  picnic(sheet, random) {
    const left = random.chance(0.5);
    const at = (x: number): number => (left ? x : 800 - x);
    driftCloud(sheet.at({ x: at(190), y: 190, scale: 0.8 }), random, false);
    sheet.shape(ellipse(at(640), 190, 84), 'line', 'sun');
    hill(sheet, slope([-20, 210], [560, 470, 520, 460, 520]), 1020, 'leaf');
    roundTree(sheet.at({ x: at(110), y: 650, scale: 1.25 }), random, false);
    roundTree(sheet.at({ x: at(706), y: 630, scale: 0.9 }), random, false);
    hill(sheet, slope([-20, 210], [660, 640, 660, 630, 650]), 1020, 'grass');
    const cloth = clockwise(drawn('150,770! 690,758! 830,1010! -30,1020!'));
    sheet.shape(cloth, 'bold', 'a');
    const inside = sheet.inside([cloth]);
    for (const [top, foot] of [
      [258, 140],
      [366, 310],
      [474, 480],
      [582, 650],
    ] as const)
      inside.line(traced(`${top},755 ${(top + foot) / 2},890 ${foot},1020`), 'line', 0);
    for (const y of [820, 900]) inside.line(traced(`-40,${y + 8} 400,${y} 840,${y - 6}`), 'line', 0);
    apples(sheet.at({ x: at(668), y: 924 }));
    cupAndSaucer(sheet.at({ x: at(134), y: 930, scale: 0.9 }));
  },
  shed(sheet, random) {
    boards(sheet, random, 900);
    const x = random.pick([96, 532]);
    sheet.shape(rectangle(x - 14, 176, 200, 232, 6), 'bold', 'wood');
    sheet.shape(rectangle(x + 4, 194, 164, 196), 'line', 'sky');
    sheet.shape(rectangle(x + 79, 194, 14, 196), 'line', 'wood');
    sheet.shape(rectangle(x + 4, 284, 164, 14), 'line', 'wood');
    sheet.shape(rectangle(x - 30, 404, 232, 26, 6), 'line', 'wood');
    floweringEdge(sheet, random, { floor: 966, free: [300, 560] });
  },
  doorstep(sheet, random) {
    sheet.shape(rectangle(-20, -20, 840, 860), 'line', 'stone');
    for (const [i, y] of [150, 330, 510, 690].entries()) {
      sheet.line(traced(`-20,${y} 400,${y} 820,${y}`), 'line', 0);
      for (const x of i % 2 ? [58, 742] : [80, 720])
        sheet.line(traced(`${x},${y} ${x + 2},${y - 180}`), 'line', 0);
    }
    sheet.shape(
      [[110, 850], [110, 300], ...arc(400, 300, 290, 250, Math.PI, Math.PI * 2), [690, 850]],
      'bold',
      'cream',
    );
    const door: Point[] = [
      [150, 850],
      [150, 310],
      ...arc(400, 310, 250, 214, Math.PI, Math.PI * 2),
      [650, 850],
    ];
    sheet.shape(door, 'bold', 'rust');
    const planks = sheet.inside([clockwise(door)]);
    for (const x of [270, 530])
      planks.line(
        [
          [x, 90],
          [x, 860],
        ],
        'line',
        0,
      );
    for (const [x, y, wide, high] of DOOR_PANELS) {
      planks.shape(rectangle(x, y, wide, high, 8), 'line', 'wood');
      planks.shape(rectangle(x + 18, y + 18, wide - 36, high - 36, 4), 'fine', 'rust');
    }
    const knob = random.pick([196, 604]);
    sheet.shape(ellipse(knob, 610, 20), 'line', 'gold');
    sheet.shape(rectangle(40, 824, 720, 50, 8), 'bold', 'stone');
    sheet.shape(rectangle(-20, 868, 840, 160), 'line', 'sand');
    puddle(sheet.at({ x: 170, y: 922 }));
    puddle(sheet.at({ x: 664, y: 930, scale: 0.9, flip: true }));
  },
} as const satisfies Record<string, DrawPlace>;

/** The panels of a front door: left, top, width and height of each. */
const DOOR_PANELS = [
  [168, 660, 92, 150],
  [540, 660, 92, 150],
  [168, 330, 92, 220],
  [540, 330, 92, 220],
] as const;

/** A puddle about 250 units wide with the rings of drops that fall into it. */
function puddle(sheet: Sheet): void {
  sheet.shape(drawn('-122,6 -90,-22 -20,-28 60,-32 120,-8 96,20 20,34 -70,30'), 'line', 'water');
  sheet.shape(ellipse(-4, 0, 62, 18), 'fine', 'sky');
  sheet.shape(ellipse(-4, 0, 26, 8), 'fine', 'water');
}

/** Where a vessel may stand. */
export type StillLifePlace = keyof typeof PLACES;

/** Draws a place for a vessel over the whole page: what it stands on and what is behind it; gives the view of it. */
export function stillLifePlace(sheet: Sheet, kind: StillLifePlace, random: Random): Sheet {
  return pageGround(sheet, [800, 1000], (ground, zone) => {
    ground.shape(zone, 'line', 'soft');
    PLACES[kind](ground.inside(zone), random);
  });
}
