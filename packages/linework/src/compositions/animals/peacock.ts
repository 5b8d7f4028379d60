import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { plumage } from '../../motifs/feathers.ts';
import type { Sheet } from '../../sheet.ts';

/** A peacock with its fan open. */
export const peacock: Composition = {
  name: 'peacock',
  category: 'animals',
  size: [1000, 1000],
  strays: 1.4,
  draw(brief) {
    const sheet = brief.sheet.at({ x: 500, y: 640 });
    const rows = byLevel(
      brief,
      [[7, 545]],
      [
        [11, 545],
        [8, 400],
      ],
      [
        [15, 545],
        [12, 425],
        [9, 305],
      ],
    );
    rows.forEach(([count, length], row) =>
      drawFan(sheet.layer('fan'), brief, { count: count!, length: length!, row }),
    );
    drawBird(sheet.layer('bird'), brief);
    return {
      title: `${brief.random.pick(['Royal', 'Garden', 'Jewelled', 'Proud', 'Festive'])} Peacock`,
      description: `A peacock opens its fan and every feather shows an eye. Repeat one set of colors or give each row its own.`,
      tags: ['peacock', 'bird', 'feathers', 'fan', 'elegant'],
    };
  },
};

interface Row {
  readonly count: number;
  readonly length: number;
  readonly row: number;
}

/** From one side to the other, the middle feather last so that it lies on top. */
function drawFan(sheet: Sheet, brief: Brief, { count, length, row }: Row): void {
  const spread = 1.5;
  const order = Array.from({ length: count }, (_, i) => i).sort(
    (a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2),
  );
  const width = ((2 * spread * length * 0.82) / (count - 1)) * 1.02;
  for (const i of order) {
    const angle = ((i / (count - 1)) * 2 - 1) * spread;
    const reach = length * (1 - 0.2 * Math.abs(angle / spread) ** 2.2);
    feather(sheet.at({ angle }), reach, Math.min(width, length * 0.46), brief, row);
  }
}

function feather(sheet: Sheet, length: number, width: number, brief: Brief, row: number): void {
  sheet.shape(petal('drop', length, width), row === 0 ? 'bold' : 'line', row % 2 === 0 ? 'leaf' : 'c');
  const y = -length + width * 0.52;
  sheet.shape(ellipse(0, y, width * 0.34, width * 0.38), 'line', 'sun');
  if (brief.level > 0 || row === 0)
    sheet.shape(place(petal('heart', width * 0.42, width * 0.44), { y: y + width * 0.24 }), 'fine', 'd');
  if (brief.level === 2 && width > 74) sheet.shape(ellipse(0, y + width * 0.06, width * 0.1), 'fine', 'a');
  sheet.line(
    [
      [0, -length * 0.6],
      [0, y + width * 0.5],
    ],
    'fine',
    0.6,
  );
  if (brief.level === 0 || row > 0) return;
  for (const side of [-1, 1])
    sheet.line(
      curve([
        [side * 4, -length * 0.62],
        [side * width * 0.18, -length * 0.68],
        [side * width * 0.32, -length * 0.7],
      ]),
      'fine',
      0.8,
    );
}

function drawBird(sheet: Sheet, brief: Brief): void {
  for (const side of [-1, 1]) {
    sheet.line(
      [
        [side * 34, 210],
        [side * 40, 284],
      ],
      'bold',
      0,
    );
    for (const toe of [-30, 0, 30])
      sheet.line(
        [
          [side * 40, 284],
          [side * 40 + toe, 304],
        ],
        'line',
        0.4,
      );
  }
  const rim = clockwise(
    twin([
      [0, -262],
      [42, -252],
      [58, -206],
      [46, -150],
      [52, -80],
      [96, 20],
      [112, 120],
      [76, 206],
      [0, 236],
    ]),
  );
  sheet.shape(rim, 'bold', 'a');
  const breast = clockwise(
    twin([
      [0, -70],
      [44, -34],
      [84, 60],
      [88, 130],
      [56, 190],
      [0, 214],
    ]),
  );
  sheet.shape(breast, 'line', 'soft');
  if (brief.level > 0)
    plumage(sheet, {
      zone: [breast],
      size: byLevel(brief, 0, 58, 44),
      kind: 'round',
      roles: ['soft', 'a', 'c'],
    });
  else
    for (const [x, y] of [
      [-32, 70],
      [32, 70],
      [0, 124],
    ] as const)
      sheet.line(
        curve([
          [x - 18, y - 6],
          [x, y + 10],
          [x + 18, y - 6],
        ]),
        'fine',
        0.4,
      );
  sheet.rim(breast, 'line');
  drawHead(sheet, brief);
}

function drawHead(sheet: Sheet, brief: Brief): void {
  const crest: readonly Point[] =
    brief.level === 0
      ? [
          [-54, -340],
          [0, -362],
          [54, -340],
        ]
      : [
          [-82, -316],
          [-44, -346],
          [0, -358],
          [44, -346],
          [82, -316],
        ];
  for (const [x, y] of crest) {
    sheet.line(
      [
        [x * 0.2, -256],
        [x, y],
      ],
      'line',
      0,
    );
    sheet.shape(place(petal('drop', 46, 32), { x: x * 0.92, y: y + 12, angle: x * 0.011 }), 'line', 'c');
  }
  sheet.shape(
    twin([
      [0, -278],
      [44, -266],
      [60, -224],
      [46, -186],
      [0, -172],
    ]),
    'bold',
    'a',
  );
  for (const side of [-1, 1]) {
    sheet.shape(
      blob([
        [side * 10, -226, 1],
        [side * 26, -244],
        [side * 50, -232],
        [side * 46, -208],
        [side * 24, -206],
      ]),
      'line',
      'paper',
    );
    sheet.ink(ellipse(side * 30, -224, 8.4, 9.6));
    sheet.gleam(ellipse(side * 30 + 3, -228, 3));
  }
  sheet.shape(
    twin([
      [0, -214, 1],
      [15, -198],
      [0, -162, 1],
    ]),
    'line',
    'sun',
  );
}
