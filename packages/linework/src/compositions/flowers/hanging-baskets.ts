import { type Brief, byLevel } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { arc, rectangle, tube } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { blossom, clump } from '../../motifs/flowers/planted.ts';
import { POTTED } from '../../motifs/flowers/potted.ts';
import { SPECIES } from '../../motifs/flowers/species/species.ts';
import { cloud, hill } from '../../motifs/landscape.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** Hanging baskets on the beam of a porch. */
export const hangingBaskets = edged({
  name: 'hanging-baskets',
  category: 'flowers',
  size: [1000, 840],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, sheet, level } = brief;
    const back = sheet.layer('back');
    hill(
      back,
      [
        [-10, 600],
        [300, 540],
        [700, 610],
        [1010, 550],
      ],
      860,
      'grass',
    );
    hill(
      back,
      [
        [-10, 720],
        [500, 690],
        [1010, 740],
      ],
      860,
      'leaf',
    );
    for (const x of byLevel(brief, [260], [200, 620], [160, 480, 800]))
      cloud(back.at({ x, y: random.range(230, 420), scale: 0.62 }), random, level > 0);
    const posts = byLevel(brief, 4, 7, 12);
    for (let i = 0; i <= posts; i++)
      back.shape(rectangle((i / posts) * 1000 - 12, 670, 24, 190), 'line', 'soft');
    for (const y of [640, 780]) back.shape(rectangle(-10, y, 1020, 34), 'bold', 'soft');
    back.shape(rectangle(-10, 20, 1020, 74), 'bold', 'wood');
    if (level > 0)
      for (const y of [44, 68])
        back.line(
          [
            [0, y],
            [1000, y],
          ],
          'fine',
          0,
        );
    const baskets = random
      .pick<readonly (readonly [number, number, number])[]>([
        [
          [210, 330, 1],
          [540, 430, 1.15],
          [840, 300, 0.95],
        ],
        [
          [170, 420, 1.1],
          [500, 290, 0.95],
          [820, 410, 1.15],
        ],
        [
          [260, 360, 1.25],
          [720, 420, 1.3],
        ],
      ])
      .slice(0, byLevel(brief, 2, 3, 3));
    baskets.forEach(([x, y, size], i) =>
      basket(
        sheet.layer('baskets'),
        { ...brief, random: random.fork(`basket ${i}`) },
        [x, y],
        size * byLevel(brief, 1.25, 1.1, 1.1),
      ),
    );
    return {
      title: random.fork('title').pick(['Baskets on the Porch', 'Hanging Gardens', 'Summer Porch']),
      description:
        'Flower baskets hang from the porch and spill over their rims. Beyond the railing the fields lie in the sun.',
      tags: ['flowers', 'hanging baskets', 'porch', 'summer'],
    };
  },
});

function basket(sheet: Sheet, brief: Brief, [x, y]: Point, size: number): void {
  const { random, level } = brief;
  for (const dx of [-92, 0, 92])
    sheet.line(
      [
        [x, 94],
        [x + dx * size, y],
      ],
      'line',
      0,
    );
  for (const side of [-1, -0.45, 0.5, 1])
    if (level > 1 || Math.abs(side) === 1) {
      const vine: Point[] = curve([
        [x + side * 80 * size, y + 20],
        [x + side * 128 * size, y + 90 * size],
        [x + side * 104 * size, y + random.range(150, 220) * size],
      ]);
      sheet.shape(
        tube(vine, (t) => 5.5 - 4.5 * t),
        'line',
        'leaf',
      );
      for (let k = 2; k < vine.length; k += Math.max(5, Math.round(vine.length / byLevel(brief, 2, 3, 5))))
        SPECIES.camellia.leaf(
          sheet.at({
            x: vine[k]![0],
            y: vine[k]![1],
            angle: Math.PI - side * 0.8 * (k % 2 ? 1 : -1),
            scale: 0.62 * size,
          }),
          { random, level: 0 },
        );
    }
  const bowl = arc(x, y, 112 * size, 104 * size, 0, Math.PI);
  sheet.shape(bowl, 'bold', 'wood');
  for (let k = 1; k < byLevel(brief, 2, 3, 5); k++)
    sheet
      .inside([bowl])
      .line(arc(x, y - 20, 130 * size, (k / byLevel(brief, 2, 3, 5)) * 124 * size, 0, Math.PI), 'fine', 0);
  if (level > 1)
    for (const dx of [-60, -20, 20, 60])
      sheet.inside([bowl]).line(
        [
          [x + dx * size, y],
          [x + dx * 0.7 * size, y + 110 * size],
        ],
        'fine',
        0,
      );
  const keys = random.shuffle(POTTED).slice(0, 2);
  clump(sheet, brief, {
    keys,
    at: [x, y - 30 * size],
    half: byLevel(brief, 118, 118, 138) * size,
    count: byLevel(brief, 3, 3, 5),
  });
  if (level > 1)
    blossom(sheet, brief, { key: keys[0]!, at: [x + 90 * size, y + 60 * size], scale: 0.42 * size });
}
