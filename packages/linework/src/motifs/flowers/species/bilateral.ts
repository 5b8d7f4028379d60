import { knots, moveKnots } from '../../../geometry/knots.ts';
import { bezier, blob, type Knot } from '../../../geometry/curve.ts';
import { ellipse, tube } from '../../../geometry/forms.ts';
import { place, type Path } from '../../../geometry/point.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import type { DrawFlower } from './flower.ts';
import { rays, rim } from './rims.ts';

function both(sheet: Sheet, half: readonly Knot[], role: Role): void {
  for (const side of [-1, 1]) {
    const mirrored = moveKnots(half, ([x, y]) => [x * side, y]);
    sheet.shape(blob(mirrored), 'line', role);
  }
}

function bothLines(sheet: Sheet, lines: readonly Path[]): void {
  for (const side of [-1, 1])
    for (const line of lines)
      sheet.line(
        line.map(([x, y]) => [x * side, y]),
        'fine',
        0.7,
      );
}

/** A bearded iris seen from its front: three standards above, three falls below with their beards. */
export const iris: DrawFlower = (sheet, flower) => {
  const { petals, level } = flower;
  const falls: Role = 'd';
  both(
    sheet,
    [
      [6, -40, 1],
      [52, -62],
      [96, -48],
      [112, -6],
      [92, 22],
      [62, 6],
      [30, -22],
    ],
    falls,
  );
  if (level > 0)
    bothLines(sheet, [
      bezier([24, -34], [56, -46], [80, -30], [92, 0], 10),
      bezier([30, -42], [62, -54], [92, -36], [102, -8], 10),
    ]);
  sheet.shape(
    blob([
      [0, -40, 1],
      [-24, -70],
      [-38, -116],
      [-20, -158],
      [6, -168],
      [32, -148],
      [38, -104],
      [20, -62],
    ]),
    'line',
    petals,
  );
  both(
    sheet,
    [
      [2, -40, 1],
      [14, -78],
      [20, -128],
      [44, -160],
      [76, -150],
      [86, -116],
      [70, -74],
      [34, -44],
    ],
    petals,
  );
  if (level > 0)
    bothLines(sheet, [
      bezier([14, -58], [34, -86], [46, -116], [54, -140], 10),
      bezier([24, -56], [50, -76], [64, -98], [70, -118], 10),
    ]);
  sheet.shape(
    blob([
      [-18, -44],
      [-44, -12],
      [-52, 34],
      [-30, 68],
      [4, 76],
      [36, 64],
      [52, 30],
      [42, -14],
      [18, -44],
    ]),
    'line',
    falls,
  );
  if (level > 0)
    for (const x of [-0.75, -0.38, 0.38, 0.75])
      sheet.line(bezier([x * 14, -4], [x * 40, 10], [x * 46, 34], [x * 42, 54], 10), 'fine', 0.7);
  sheet.shape(
    blob([
      [-12, -46],
      [-14, -14],
      [-6, 24],
      [0, 32, 1],
      [6, 24],
      [14, -14],
      [12, -46],
    ]),
    'line',
    'sun',
  );
  both(
    sheet,
    [
      [0, -36, 1],
      [6, -58],
      [24, -66],
      [36, -54],
      [26, -36],
    ],
    petals,
  );
  if (level === 2)
    for (const y of [-26, -12, 2])
      sheet.line(
        [
          [-7, y],
          [0, y + 6],
          [7, y],
        ],
        'fine',
        0.3,
      );
};

/** The bud of an iris: a pointed scroll out of its sheath. */
export const irisBud: DrawFlower = (sheet, { petals }) => {
  sheet.shape(
    blob([
      [-12, -30],
      [-22, -70],
      [-12, -110],
      [2, -134, 1],
      [16, -104],
      [20, -66],
      [10, -28],
    ]),
    'line',
    petals,
  );
  sheet.line(bezier([2, -130], [-8, -96], [14, -74], [-4, -40], 12), 'fine', 0.5);
  sheet.shape(
    blob([
      [0, 6, 1],
      [-18, -22],
      [-16, -56],
      [-6, -78, 1],
      [2, -50],
      [14, -70, 1],
      [17, -30],
      [10, -4],
    ]),
    'line',
    'leaf',
  );
};

/** A moth orchid: three sepals, two broad petals and the carved lip with its column. */
export const orchid: DrawFlower = (sheet, flower) => {
  const { petals, level, random } = flower;
  const sway = random.range(-0.05, 0.05);
  for (const angle of [0 + sway, 2.18, -2.18]) {
    sheet.shape(place(rim('round', 100, 66), { angle }), 'line', 'soft');
    if (level > 0)
      for (const line of rays(96, 40, [0.66, 0.8, 0.66])) sheet.line(place(line, { angle }), 'fine', 0.7);
  }
  both(
    sheet,
    [
      [0, 4, 1],
      [26, -46],
      [72, -66],
      [108, -42],
      [112, 0],
      [86, 30],
      [40, 28],
    ],
    petals,
  );
  if (level > 0)
    bothLines(sheet, [
      bezier([22, -4], [46, -14], [70, -18], [94, -14], 10),
      bezier([22, 4], [44, 6], [64, 10], [86, 12], 10),
      ...(level === 2 ? [bezier([22, -14], [42, -32], [62, -44], [84, -44], 10)] : []),
    ]);
  both(
    sheet,
    [
      [4, 8, 1],
      [26, 2],
      [40, 18],
      [36, 44],
      [18, 48],
      [8, 34],
    ],
    'b',
  );
  sheet.shape(
    blob([
      [-12, 20],
      [-16, 48],
      [-28, 66],
      [-14, 80],
      [-12, 100, 1],
      [0, 86],
      [12, 100, 1],
      [14, 80],
      [28, 66],
      [16, 48],
      [12, 20],
    ]),
    'line',
    'd',
  );
  if (level > 0) sheet.shape(ellipse(0, 34, 10, 8), 'fine', 'sun');
  sheet.shape(
    blob([
      [-12, 14],
      [-13, -8],
      [0, -20],
      [13, -8],
      [12, 14],
      [0, 22],
    ]),
    'line',
    'cream',
  );
  if (level === 2)
    bothLines(sheet, [
      [
        [6, 56],
        [16, 64],
      ],
      [
        [4, 66],
        [10, 76],
      ],
    ]);
};

/** The dark marks of a pansy's face on a side petal and on its lip, and the same for large crayons. */
const CHEEK = knots('4,2! 30,-14 54,-10 64,4! 50,12 60,24! 34,20');
const BEARD = knots('0,4! 26,18 46,46! 26,44 18,66! 0,52 -18,66! -26,44 -46,46! -26,18');
const BROAD_CHEEK = knots('2,4! 28,-18 60,-16 70,4 54,22 26,18');
const BROAD_BEARD = knots('0,2! 24,16 46,48 26,60 0,62 -26,60 -46,48 -24,16');

/** The nodding bud of a pansy on its hooked stem. */
export const pansyBud: DrawFlower = (sheet, { petals, level }) => {
  sheet.shape(
    tube(
      bezier([0, 10], [0, -40], [34, -62], [44, -30], 12),
      (t) => (level === 0 ? 10 : 5.6) * (1 - 0.5 * t),
    ),
    'line',
    'leaf',
  );
  sheet.shape(blob(knots('26,-28! 14,8 26,46 48,66! 70,44 78,6 62,-28!')), 'line', petals);
  if (level > 0) sheet.line(bezier([44, -10], [34, 14], [40, 36], [48, 56], 10), 'fine', 0.5);
  for (const flip of [-1, 1])
    sheet.shape(
      blob(moveKnots(knots('0,-8! 24,-2 34,18 30,36! 8,22'), ([x, y]) => [44 + x * flip, y - 26])),
      'line',
      'leaf',
    );
};

/** A pansy: two petals above, two at the sides and a broad lip, with the dark face and a gold eye. */
export const pansy: DrawFlower = (sheet, flower) => {
  const { petals, level } = flower;
  both(
    sheet,
    [
      [0, -10, 1],
      [2, -64],
      [36, -100],
      [78, -88],
      [92, -46],
      [60, -10],
    ],
    'd',
  );
  both(
    sheet,
    [
      [2, 4, 1],
      [34, -40],
      [84, -46],
      [108, -12],
      [92, 30],
      [46, 36],
    ],
    petals,
  );
  sheet.shape(
    blob([
      [0, 0, 1],
      [46, 12],
      [78, 46],
      [66, 86],
      [26, 92],
      [0, 84],
      [-26, 92],
      [-66, 86],
      [-78, 46],
      [-46, 12],
    ]),
    'line',
    petals,
  );
  both(sheet, level === 0 ? BROAD_CHEEK : CHEEK, 'night');
  sheet.shape(blob(level === 0 ? BROAD_BEARD : BEARD), 'line', 'night');
  if (level < 2 && flower.scale > 1.7) petalFurrows(sheet, level);
  if (level === 2)
    bothLines(sheet, [
      bezier([24, -60], [34, -70], [44, -76], [54, -78], 8),
      bezier([34, -48], [50, -56], [60, -60], [74, -60], 8),
      bezier([56, 52], [62, 60], [60, 68], [56, 76], 8),
    ]);
  sheet.shape(
    blob([
      [-15, 2],
      [-8, -14],
      [8, -14],
      [15, 2],
      [9, 18],
      [-9, 18],
    ]),
    'line',
    'sun',
  );
};

/** Furrows on the petals of a large pansy, away from the dark marks of its face. */
function petalFurrows(sheet: Sheet, level: 0 | 1 | 2): void {
  bothLines(sheet, [
    bezier([20, -52], [26, -64], [36, -74], [46, -80], 8),
    bezier([36, -50], [46, -58], [56, -62], [68, -64], 8),
    ...(level === 0 ? [] : [bezier([68, -18], [78, -18], [86, -14], [92, -8], 8)]),
    bezier([72, 8], [80, 10], [86, 12], [92, 12], 8),
    bezier([50, 58], [54, 64], [54, 70], [50, 76], 8),
  ]);
}
