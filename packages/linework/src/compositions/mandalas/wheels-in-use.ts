import { byLevel, type Brief } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { mix, type Point } from '../../geometry/point.ts';
import { cloudBands } from '../../motifs/bands-of-air.ts';
import type { DrawVessel } from '../../motifs/flowers/painted-band.ts';
import { paintedVase, pitcher, teapot } from '../../motifs/flowers/vessels.ts';
import { ownWheel } from '../../motifs/mandalas/own-wheel.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import type { Role } from '../../roles.ts';
import { edged } from '../edged.ts';
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
export const plateShelf = edged({
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
});

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
    [226, 250, 172],
    [584, 310, 160],
    [392, 620, 156],
  ],
];

/** Round kites with long tails above a beach. */
export const kites = edged({
  name: 'mandala-kites',
  category: 'mandalas',
  size: [800, 1000],
  edge: 'page',
  backdrop: 'sky',
  pens: EXPERT_PENS,
  draw(brief) {
    const { sheet, level, random } = brief;
    if (level > 0)
      cloudBands(sheet.layer('wind'), random.fork('wind'), {
        width: 800,
        top: 60,
        bottom: 1000,
        count: byLevel(brief, 0, 9, 27),
        roles: ['sky', 'soft'],
      });
    for (const [x, y, scale] of byLevel<readonly (readonly [number, number, number])[]>(
      brief,
      [[330, 610, 0.5]],
      [[620, 160, 0.8]],
      [
        [420, 120, 0.6],
        [140, 560, 0.56],
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
    return {
      title: random.fork('title').pick(['Round Kites', 'Wind over the Dunes', 'Kite Day']),
      description:
        'Round kites stand in the wind above the dunes, their tails full of bows. Give each kite the color that you would see from farthest away.',
      tags: ['mandala', 'kites', 'wind', 'beach', 'sky'],
    };
  },
});

function drawKite(brief: Brief, i: number, [x, y]: Point, radius: number): void {
  const { sheet, level, random } = brief;
  const own = random.fork(`kite ${i}`);
  const away = (x - 400) * 0.3;
  const tail = curve([
    [x, y + radius * 0.7],
    [x + away * 0.4 + own.range(-24, 24), y + radius * 1.5],
    [x + away * 0.8 + own.range(-24, 24), mix(y + radius, 960, 0.5)],
    [x + away, 960],
  ]);
  const layer = sheet.layer(`kite ${i}`);
  layer.line(tail, 'line', 0);
  const bows = Math.min(byLevel(brief, 0, 3, 4), Math.floor((880 - y - radius) / 70));
  for (let k = 1; k <= bows; k++) {
    const [bx, by] = tail[Math.floor(tail.length * (0.24 + (0.5 * k) / (bows + 1)))]!;
    const size = byLevel(brief, 2, 1, 0.8);
    for (const side of [-1, 1])
      layer.shape(
        [
          [bx, by],
          [bx + side * 44 * size, by - 25 * size],
          [bx + side * 44 * size, by + 25 * size],
        ],
        'line',
        (['a', 'b', 'c', 'd'] as Role[])[(k + i) % 4],
      );
  }
  const kite = layer.at({ x, y, angle: own.range(-0.3, 0.3) });
  ownWheel(kite, { random, level }, `kite ${i}`, radius, {
    ...(level === 0 ? {} : { fringe: i % 2 === 0 ? 'rays' : 'petals' }),
    coarse: level === 2 ? 0.62 : 1,
    bare: level === 0,
  });
}
