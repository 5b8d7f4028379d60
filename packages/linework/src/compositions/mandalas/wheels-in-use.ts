import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { points } from '../../geometry/knots.ts';
import { finePetal } from '../../geometry/petal.ts';
import { mix, place, type Point } from '../../geometry/point.ts';
import { currentBands } from '../../motifs/bands-of-air.ts';
import type { DrawVessel } from '../../motifs/flowers/painted-band.ts';
import { paintedVase, pitcher, teapot } from '../../motifs/flowers/vessels.ts';
import { ownWheel, WHEEL_ROLES } from '../../motifs/mandalas/own-wheel.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { tidied } from '../tidied.ts';
import { EXPERT_PENS } from './mandala-grand.ts';

const VESSELS: readonly DrawVessel[] = [teapot, pitcher, paintedVase];

/** One shelf: where its board lies, its plates (middle and radius) and its vessel (middle and scale). */
interface Shelf {
  readonly y: number;
  readonly plates: readonly (readonly [x: number, radius: number])[];
  readonly vessel?: readonly [x: number, scale: number];
}

const SHELVES: readonly (readonly Shelf[])[] = [
  [
    {
      y: 470,
      plates: [
        [240, 168],
        [590, 150],
      ],
    },
    {
      y: 926,
      plates: [
        [250, 190],
        [600, 150],
      ],
    },
  ],
  [
    {
      y: 340,
      plates: [
        [180, 118],
        [420, 108],
        [640, 118],
      ],
    },
    { y: 640, plates: [[200, 122]], vessel: [560, 0.66] },
    {
      y: 930,
      plates: [
        [620, 118],
        [150, 100],
      ],
      vessel: [390, 0.6],
    },
  ],
  [
    {
      y: 340,
      plates: [
        [170, 122],
        [410, 112],
        [640, 120],
      ],
    },
    {
      y: 640,
      plates: [
        [640, 124],
        [380, 110],
      ],
      vessel: [150, 0.6],
    },
    {
      y: 940,
      plates: [
        [170, 124],
        [640, 116],
      ],
      vessel: [410, 0.66],
    },
  ],
];

/** Painted plates and a jug or two on the shelves of a dresser. */
export const plateShelf = tidied(
  edged({
    name: 'mandala-plates',
    category: 'mandalas',
    size: [800, 1000],
    edge: 'page',
    backdrop: 'wood',
    pens: EXPERT_PENS,
    draw(brief) {
      const { sheet, level, random } = brief;
      const wide = byLevel(brief, 400, 100, 66);
      for (let x = 0; x < 800; x += wide)
        sheet.layer('wall').shape(rectangle(x, -20, wide, 1040), 'line', 'cream');
      SHELVES[level]!.forEach((shelf, row) => drawShelf(brief, shelf, row));
      return {
        title: random.fork('title').pick(['The Plate Dresser', 'Painted Plates', 'Sunday China']),
        description:
          'Plates with painted wheels lean against the back of an old dresser. Blue and white would be proper, but nobody will ask.',
        tags: ['mandala', 'plates', 'china', 'kitchen', 'shelf'],
      };
    },
  }),
);

function drawShelf(brief: Brief, { y, plates, vessel }: Shelf, row: number): void {
  const { sheet, level, random } = brief;
  const at = sheet.layer(`shelf ${row}`);
  plates.forEach(([x, radius], i) => {
    const plate = at.at({ x, y: y - radius + 8 });
    plate.shape(ellipse(0, 0, radius), 'bold', 'paper');
    ownWheel(plate, brief, `plate ${row} ${i}`, radius * byLevel(brief, 1, 0.84, 0.86), {
      coarse: level === 2 ? 0.74 : 1,
      bare: true,
    });
  });
  if (vessel) {
    const own = random.fork(`vessel ${row}`);
    own.pick(VESSELS)(at.at({ x: vessel[0], y: y - 344 * vessel[1], scale: vessel[1] }), {
      random: own,
      level,
    });
  }
  at.shape(rectangle(-20, y, 840, byLevel(brief, 64, 30, 24)), 'bold', 'wood');
  if (level === 2) for (let x = 40; x < 800; x += 58) at.shape(ellipse(x, y + 24, 27, 30), 'fine', 'cream');
  if (level === 2) at.shape(rectangle(-20, y, 840, 24), 'bold', 'wood');
}

const KITES: readonly (readonly (readonly [x: number, y: number, radius: number])[])[] = [
  [
    [250, 290, 190],
    [570, 500, 160],
  ],
  [
    [240, 250, 180],
    [600, 400, 150],
    [220, 620, 120],
  ],
  [
    [228, 300, 165],
    [590, 196, 134],
    [662, 590, 104],
  ],
];
/** Where the strings of kites end. */
const HOLDS: readonly Point[] = [
  [330, 858],
  [426, 874],
  [500, 880],
];

/** Kites with bows on their tails above the dunes. */
export const kites = tidied(
  edged({
    name: 'mandala-kites',
    category: 'mandalas',
    size: [800, 1000],
    edge: 'page',
    backdrop: 'sky',
    pens: EXPERT_PENS,
    draw(brief) {
      const { sheet, level, random } = brief;
      if (level > 0)
        currentBands(sheet.layer('wind'), random.fork('wind'), {
          width: 800,
          top: 60,
          bottom: 1000,
          count: byLevel(brief, 0, 7, 11),
          roles: ['sky', 'soft'],
        });
      for (const [x, y, scale] of byLevel<readonly (readonly [number, number, number])[]>(
        brief,
        [[330, 610, 0.5]],
        [[620, 160, 0.8]],
        [
          [150, 90, 0.8],
          [700, 400, 0.8],
          [440, 610, 0.6],
        ],
      ))
        driftCloud(sheet.layer('clouds').at({ x, y, scale }), random.fork(`cloud ${x}`), level > 0);
      const dune = curve([
        [-20, 900],
        [200, 850],
        [420, 890],
        [640, 830],
        [820, 860],
      ]);
      if (level === 0) sheet.layer('clouds').shape(ellipse(610, 190, 80), 'bold', 'sun');
      const far = curve([
        [-20, 800],
        [240, 740],
        [520, 800],
        [820, 730],
      ]);
      if (level === 0)
        sheet
          .layer('dunes')
          .shape([...far.map(([x, y]): Point => [x, y - 90]), [820, 1020], [-20, 1020]], 'line', 'water');
      sheet.layer('dunes').shape([...far, [820, 1020], [-20, 1020]], 'line', 'sand');
      KITES[level]!.forEach(([x, y, radius], i) => drawKite(brief, i, [x, y], radius));
      sheet.layer('dunes').shape([...dune, [820, 1020], [-20, 1020]], 'bold', 'sand');
      if (level === 2) holdStrings(sheet.layer('dunes'));
      duneGrass(brief);
      return {
        title: random.fork('title').pick(['Kites with Wheels', 'Wind over the Dunes', 'Kite Day']),
        description:
          'Kites with wheels of petals on their cloth stand in the wind above the dunes. Give each kite the color that you would see from farthest away.',
        tags: ['mandala', 'kites', 'wind', 'beach', 'sky'],
      };
    },
  }),
);

/** Stakes in the near dune to which the strings of kites are tied, each with its turns of string. */
function holdStrings(dunes: Sheet): void {
  HOLDS.forEach(([x, y], i) => {
    const stake = dunes.at({ x, y, angle: [-0.16, 0.06, 0.2][i]! });
    stake.shape(rectangle(-13, -26, 26, 110, 5), 'bold', 'wood');
    for (const dy of [-12, 2]) stake.shape(rectangle(-19, dy, 38, 14, 6), 'line', 'cream');
    stake.shape(drawn('-40,90! -22,58 0,50 24,60 44,90!'), 'line', 'sand');
  });
}

/** The outline of a kite one unit wide, its nose up. */
const DIAMOND = points('0,-1.12 0.92,-0.16 0,1.3 -0.92,-0.16');
/** Its two spars, from corner to corner. */
const SPARS = [points('0,-1.12 0,1.3'), points('-0.92,-0.16 0.92,-0.16')];

/** A kite with crossed spars and a wheel of petals on its cloth, bows on its tail, and a string down to the dunes. */
function drawKite(brief: Brief, i: number, [x, y]: Point, radius: number): void {
  const { sheet, level, random } = brief;
  const own = random.fork(`kite ${i}`);
  const lean = own.range(0.12, 0.3) * (x < 400 ? -1 : 1);
  const kite = { x, y, angle: lean, scale: radius };
  const [[tipX, tipY], [holdX, holdY]] = place(points('0,1.3 0,-0.16'), kite) as [Point, Point];
  const anchor = HOLDS[i]!;
  const layer = sheet.layer(`kite ${i}`);
  layer.line(
    curve([[holdX, holdY], [mix(holdX, anchor[0], 0.5) + 16, mix(holdY, anchor[1], 0.5)], anchor]),
    'fine',
    0,
  );
  const tail = curve([
    [tipX, tipY],
    [tipX - 50, tipY + 60],
    [tipX - 26, tipY + 140],
    [tipX - 76, tipY + 226],
  ]);
  layer.line(tail, 'line', 0.2);
  const bows = byLevel(brief, 1, 2, 3);
  for (let k = 1; k <= bows; k++) {
    const [bx, by] = tail[Math.floor(((tail.length - 1) * k) / bows)]!;
    const bow = layer.at({
      x: bx,
      y: by,
      angle: k % 2 ? -0.5 : 0.5,
      scale: byLevel(brief, 1.4, 1, 1.12),
    });
    for (const side of [-1, 1])
      bow.shape(
        drawn(`0,0! ${side * 30},-24 ${side * 48},-18 ${side * 48},18 ${side * 30},24`),
        'line',
        WHEEL_ROLES[(k + i) % 4],
      );
  }
  const rim = clockwise(place(DIAMOND, kite));
  layer.shape(rim, 'bold', WHEEL_ROLES[i % 4]);
  ownWheel(
    layer.inside([rim]).at({ x: holdX, y: holdY, angle: lean }),
    { random, level },
    `kite ${i}`,
    radius * 0.78,
    {
      ...(level === 0 ? {} : { fringe: i % 2 === 0 ? 'rays' : 'petals' }),
      coarse: level === 2 ? 0.74 : 1,
      bare: level === 0,
    },
  );
  for (const spar of SPARS) layer.line(place(spar, kite), 'line', 0);
  layer.rim(rim, 'bold');
}

/** Where tufts of beach grass stand and how large they are, and those of hard pages. */
const TUFTS = [
  [130, 960, 1],
  [660, 940, 1.1],
] as const;
const FINER_TUFTS = [
  [110, 980, 0.9],
  [230, 1000, 0.6],
  [540, 990, 0.6],
  [700, 980, 0.9],
] as const;

/** Tufts of beach grass on the near dune. */
function duneGrass(brief: Brief): void {
  const dunes = brief.sheet.layer('dunes');
  for (const [x, y, size] of brief.level < 2 ? TUFTS : FINER_TUFTS)
    for (const [angle, long] of [
      [-0.7, 120],
      [0.6, 130],
      [-0.34, 170],
      [0.28, 180],
      [0, 210],
    ] as const)
      dunes.at({ x, y, angle, scale: size }).shape(finePetal('leaf', long, 30), 'line', 'leaf');
}
