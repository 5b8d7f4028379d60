import { type Brief, type Composition } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { camera, type Camera, type Spot } from '../../geometry/camera.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressPaving } from '../../motifs/dressing/paving.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { broadleaf, poplar } from '../../motifs/nature/trees.ts';
import { roomySwan } from '../../motifs/roomy/creatures.ts';
import { roomyCottage } from '../../motifs/roomy/sights.ts';
import { rider } from '../../motifs/vehicles/driver.ts';
import { narrowboat } from '../../motifs/vehicles/narrowboat.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** How far the water reaches to both sides of the middle, and how high the banks stand over it. */
const WATER = 3.1;
const BANK = 0.35;

function banks(brief: Brief, view: Camera): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('banks');
  const [, horizon] = view.see([0, 0, 900]);
  if (level === 2)
    dressSky(sheet, random, {
      zone: [clockwise(rectangle(0, 0, 1000, horizon + 20))],
      kind: 'streaks',
      size: 130,
    });
  else
    for (const [x, y, scale] of [
      [150, 110, 0.7],
      [500, 96, 0.6],
    ] as const)
      driftCloud(sheet.at({ x, y, scale }), random, true);
  sheet.shape(
    clockwise(
      drawn(
        `-20,${horizon - 30}! 200,${horizon - 62} 460,${horizon - 26} 700,${horizon - 70} 1020,${horizon - 34}! 1020,${horizon + 40}! -20,${horizon + 40}!`,
      ),
    ),
    'line',
    'leaf',
  );
  const ground = clockwise(rectangle(-20, horizon + 2, 1040, 1000));
  sheet.shape(ground, 'line', 'grass');
  if (level === 2) dressMeadow(sheet, random, { zone: [ground], kind: 'mounds', size: 150, rim: 'line' });
  const strip = (x: number, x2: number, y: number): Point[] => [
    view.see([x, y, 3.6]),
    view.see([x2, y, 3.6]),
    view.see([x2, y, 120]),
    view.see([x, y, 120]),
  ];
  const path = clockwise(strip(WATER, WATER + 1.7, BANK));
  sheet.shape(path, 'line', 'sand');
  if (level === 2) dressPaving(sheet, random, { zone: [path], kind: 'flags', size: 84, rim: 'line' });
  const water = clockwise(strip(-WATER, WATER, 0));
  sheet.shape(water, 'line', 'water');
  if (level === 2) dressWater(sheet, random, { zone: [water], kind: 'currents', size: 130, rim: 'line' });
  else ripples(sheet.inside([water]), view);
  for (const side of [-1, 1]) {
    const x = side * WATER;
    sheet.shape(
      clockwise([
        view.see([x, 0, 3.6]),
        view.see([x, BANK, 3.6]),
        view.see([x, BANK, 120]),
        view.see([x, 0, 120]),
      ]),
      'line',
      'stone',
    );
  }
}

/** Still water: long low waves from one bank to the other, wider apart the nearer they lie. */
function ripples(sheet: Sheet, view: Camera): void {
  for (const z of [5.3, 6.3, 7.7, 9.6, 12.2, 16, 22]) {
    const wave = Array.from({ length: 17 }, (_, i) => {
      const x = -WATER + (i / 16) * 2 * WATER;
      return view.see([x, 0, z + Math.sin(i * 1.1 + z) * z * 0.022]);
    });
    sheet.line(wave, 'line', 0.4);
  }
}

function alongTheBank(brief: Brief, view: Camera): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('bank-things');
  const scaleAt = (spot: Spot, high: number): number => (view.size(spot) * high) / 322;
  for (const [i, [x, z, high]] of (
    [
      [-5.6, 42, 7],
      [6.4, 44, 8],
      [7.2, 33, 7],
      [-9.6, 34, 6.5],
      [15.5, 30, 6],
    ] as const
  ).entries()) {
    const spot: Spot = [x, BANK, z];
    const [u, v] = view.see(spot);
    const tree = { random, level: level === 2 ? 1 : 0 } as const;
    if (i % 2 === 0) broadleaf(sheet.at({ x: u, y: v, scale: scaleAt(spot, high) }), tree);
    else poplar(sheet.at({ x: u, y: v, scale: scaleAt(spot, high + 2) }), tree);
  }
  const home: Spot = level === 2 ? [28, BANK, 26] : [13.4, BANK, 21.5];
  const [u, v] = view.see(home);
  roomyCottage(sheet.at({ x: u, y: v, scale: view.size(home) * 0.0125 }), 'ember');
  hedge(brief, view);
}

/** Bushes along the towpath and before the house, so that house and trees stand in something. */
function hedge(brief: Brief, view: Camera): void {
  const sheet = brief.sheet.layer('hedge');
  const rows: readonly (readonly Spot[])[] = [
    Array.from({ length: 11 }, (_, i): Spot => [5.7 + (i % 2) * 0.3, BANK, 62 - i * 4]),
    Array.from({ length: 12 }, (_, i): Spot => [8 + i * 1.15, BANK, 20.6 - (i % 2) * 0.5]),
  ];
  for (const row of rows)
    sheet.shape(
      unite(
        row.map((spot) => {
          const [x, y] = view.see(spot);
          const size = view.size(spot);
          return clockwise(ellipse(x, y - size * 0.3, size * 0.95, size * 0.62));
        }),
      ),
      'line',
      'leaf',
    );
}

/** A bear who stands at the stern behind the cabin, one paw on the tiller. */
function skipper(brief: Brief, view: Camera, flip: boolean): void {
  const spot: Spot = [2, 2.62, 14.95];
  const [x, y] = view.see(spot);
  const sheet = brief.sheet.layer('skipper').at({ x, y, scale: view.size(spot) / 118, flip });
  sheet.shape(drawn('-44,46! -40,16 -16,8 16,8 40,16 46,46! 50,190! -48,190!'), 'line', 'b');
  sheet.shape(drawn('170,52! 178,70! 60,112 40,120! 34,100! 60,92!'), 'line', 'wood');
  rider(sheet, 'bear', 'none', 'b', 0);
  sheet.shape(drawn('22,40! 50,50 74,72 100,70 112,82 100,98 70,100 34,84!'), 'line', 'b');
}

const TOLD = [
  {
    title: 'Four Miles an Hour',
    description:
      'On the canal nobody overtakes anybody, and the swans are faster anyway. There are flowers on the roof and a stove under it.',
  },
  {
    title: 'The House That Travels',
    description:
      'It is as wide as a corridor, as long as a bus, and somebody lives in it all year. Tomorrow the same door opens on another meadow.',
  },
];

/** Two swans on the water before the boat. */
function swans(brief: Brief, view: Camera): void {
  const sheet = brief.sheet.layer('swans');
  for (const [x, z, size] of [
    [-1.5, 7.4, 0.9],
    [-0.5, 6.4, 1.05],
  ] as const) {
    const [u, v] = view.see([x, 0, z]);
    const swan = sheet.at({ x: u, y: v, scale: (view.size([x, 0, z]) * size) / 400 });
    roomySwan(swan);
    if (brief.level === 1)
      for (const [from, y] of [
        [-150, 26],
        [-100, 52],
      ] as const)
        swan.line(traced(`${from},${y} 0,${y + 14} ${-from},${y}`), 'line', 0.4);
  }
}

/** Where the eye is: on the water before the bow, or on the other bank. */
const STANDS = [
  { from: [-3.2, 3.1, 0], to: [1.35, 1, 9], zoom: 1290, centre: [500, 452], isAbeam: false },
  { from: [-8, 3, 0], to: [1.9, 1.3, 11.4], zoom: 1450, centre: [470, 452], isAbeam: true },
] as const;

/** Narrow boats on a canal. */
export const narrowboats: Composition = edged({
  name: 'narrowboats',
  category: 'vehicles',
  size: [1000, 800],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { level } = brief;
    const stand = brief.random.fork('stand').pick(STANDS);
    const view = camera(stand);
    banks(brief, view);
    alongTheBank(brief, view);
    const sheet = brief.sheet.layer('boats');
    narrowboat(sheet, { view, at: [-1.7, 0, 40], long: 10, level: 0, roles: ['b', 'cream'] });
    skipper(brief, view, stand.isAbeam);
    narrowboat(sheet, { view, at: [2, 0, 15.4], long: 9.4, level, roles: ['a', 'sun'] });
    swans(brief, view);
    return {
      ...brief.random.fork('words').pick(TOLD),
      tags: ['narrowboat', 'canal', 'houseboat', 'swans', 'towpath', 'water', 'flowers'],
    };
  },
});
