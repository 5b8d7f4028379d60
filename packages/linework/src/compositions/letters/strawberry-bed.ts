import type { Composition } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path, type Point } from '../../geometry/point.ts';
import { onBothSides } from '../../geometry/path.ts';
import { snail } from '../../motifs/nature/creepers.ts';
import { bee } from '../../motifs/nature/fliers.ts';
import { clouds } from '../../motifs/stages/foliage.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import type { Sheet } from '../../sheet.ts';
import { tidied } from '../tidied.ts';
import { printed, strewnOver } from './printed.ts';

/** One leaf of three with teeth along its rim, its foot on the origin and its tip above. */
function toothed(): Path {
  const side = Array.from({ length: 13 }, (_, i): Point => {
    const t = i / 12;
    const half = 62 * Math.sin(Math.PI * (0.1 + 0.9 * t) ** 0.9) * (i % 2 === 0 ? 1 : 1.2);
    return [half, -t * 136];
  });
  return clockwise(onBothSides(side));
}

/** Three toothed leaves of a strawberry on one stalk, about the frame's origin, some 250 units across. */
function trifoliate(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const angle of [-1.3, 1.3, 0]) {
    const rim = place(toothed(), { angle });
    sheet.shape(rim, 'bold', 'leaf');
    sheet.line(place(traced('0,-4 0,-70 0,-120'), { angle }), 'line', 0.3);
    for (const side of [-1, 1])
      for (const y of level === 2 ? [-34, -64, -92] : [-40, -78])
        sheet.line(
          place(traced(`0,${y} ${side * 18},${y - 14} ${side * 34},${y - 18}`), { angle }),
          'fine',
          0.3,
        );
  }
}

/** A white blossom of five petals about the frame's origin. */
function whiteBlossom(sheet: Sheet): void {
  for (let i = 0; i < 5; i++)
    sheet.shape(place(petal('round', 46, 42), { angle: i * 1.2566 }), 'line', 'paper');
  sheet.shape(ellipse(0, 0, 16), 'line', 'sun');
}

const SEEDS = [
  [-46, 42],
  [0, 46],
  [46, 42],
  [-26, 78],
  [26, 78],
  [-44, 104],
  [4, 112],
  [42, 104],
  [-18, 142],
  [20, 142],
] as const;

/** A strawberry that hangs from the origin: a toothed crown and seeds in their pits, 150 units high. */
function strawberry(sheet: Sheet): void {
  sheet.shape(mirrored('0,8 44,2 78,26 82,70 58,124 24,164 0,176'), 'bold', 'rust');
  for (const [x, y] of SEEDS) sheet.ink(drawn('0,-8 5,1 0,7 -5,1', { x, y }));
  for (const [angle, long] of [
    [1.9, 62],
    [-1.9, 62],
    [2.45, 58],
    [-2.45, 58],
    [Math.PI, 46],
  ] as const)
    sheet.shape(
      place(drawn('0,4! 17,-14 14,-40 0,-62! -14,-40 -17,-14'), { angle, y: 6, scale: long / 62 }),
      'line',
      'leaf',
    );
  sheet.shape(ellipse(0, 2, 13, 11), 'line', 'grass');
}

const patch = printed({
  name: 'number-9',
  size: [1000, 1000],
  ground: 880,
  draw(scene) {
    const { sheet, level } = scene;
    clouds(scene, [
      [0.16, 0.12, 0.6],
      [0.84, 0.14, 0.6],
    ]);
    ridgeOf(scene, 480, 30, 'leaf');
    ridgeOf(scene, 560, 26, 'grass');
    const bed = clockwise(drawn('-20,800! 200,780 500,804 800,780 1020,800! 1020,1040! -20,1040!'));
    sheet.layer('bed').shape(bed, 'bold', 'wood');
    const stalks = sheet.layer('stalks');
    for (const plant of [
      [
        '190,850 186,720 176,590 158,480 130,420 104,410 98,446',
        '184,720 170,650 142,606 112,598 98,644',
        '180,630 196,560 224,526 246,530 250,566',
      ],
      [
        '820,850 826,720 838,590 856,486 880,430 904,420 908,456',
        '828,720 842,650 872,612 898,606 908,650',
        '833,640 820,580 798,558 782,562 780,598',
      ],
    ])
      stalks.shape(
        unite(plant.map((table) => clockwise(tube(traced(table), (t) => 10 - 4 * t)))),
        'line',
        'leaf',
      );
    for (const [x, y, angle, size] of [
      [160, 486, 0.9, 76],
      [856, 490, -0.9, 76],
    ] as const)
      stalks.shape(place(petal('leaf', size, size * 0.5), { x, y, angle }), 'line', 'grass');
    strewnOver(scene, '9', { x: 500, y: 456, scale: 1.4 }, 'a', {
      outlines: [drawn('0,-26! 17,4 0,22 -17,4')],
      apart: 108,
    });
    const plants = sheet.layer('plants');
    for (const [x, y, angle, scale] of [
      [170, 900, -0.3, 1.2],
      [830, 900, 0.3, 1.2],
    ] as const)
      trifoliate(plants.at({ x, y, angle, scale }), level);
    for (const [x, y] of [
      [300, 792],
      [700, 792],
    ] as const)
      whiteBlossom(plants.at({ x, y, scale: 1.1 }));
    for (const [x, y, scale, angle] of [
      [100, 440, 0.62, 0.06],
      [250, 560, 0.7, -0.1],
      [100, 640, 0.6, 0.1],
      [906, 450, 0.56, -0.06],
      [782, 592, 0.56, 0.1],
      [906, 644, 0.54, -0.1],
      [356, 880, 0.74, -1.2],
      [470, 826, 0.8, -0.4],
      [650, 866, 0.76, 1],
    ] as const)
      strawberry(sheet.layer('berries').at({ x, y, scale, angle }));
    bee(sheet.layer('bees').at({ x: 186, y: 300 }));
    bee(sheet.layer('bees').at({ x: 850, y: 250, scale: 0.8, flip: true }));
    snail(sheet.layer('snail').at({ x: 800, y: 962, scale: 0.8, flip: true }), 'b', 0);
    return {
      title: 'Nine Strawberries, Not Yet Picked',
      description:
        'Six strawberries hang on their stalks and three lie in the bed already. The snail can count to nine, but it would like to make it eight.',
      tags: ['number', 'counting', '9', 'nine', 'strawberries', 'garden'],
    };
  },
});

/** The number 9 in a bed of strawberries. */
export const numberNine: Composition = tidied(patch);
