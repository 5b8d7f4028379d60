import { byLevel } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { polar, type Point } from '../../geometry/point.ts';
import { blossom, BROAD_FACES, FACES, leavesAround } from '../../motifs/flowers/planted.ts';
import { speciesOf } from '../../motifs/flowers/species/species.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** Plaited straw in rings from the outermost inwards: the strands of each lean against those of the next. */
function braid(sheet: Sheet, rings: readonly number[], level: 0 | 1 | 2): void {
  rings.forEach((radius, i) => {
    sheet.shape(ellipse(0, 0, radius), i === 0 ? 'bold' : 'line', i % 2 ? 'sun' : 'gold');
    const inner = rings[i + 1];
    if (level === 0 || inner === undefined) return;
    const lean = i % 2 ? 0.12 : -0.12;
    const count = Math.round(radius / (level === 1 ? 17 : 9.6));
    for (let k = 0; k < count; k++) {
      const angle = (k / count) * Math.PI * 2;
      sheet.line(
        [
          polar([0, 0], radius, angle),
          polar([0, 0], (radius + inner) / 2, angle + lean * 0.6),
          polar([0, 0], inner, angle + lean),
        ],
        'fine',
        0,
      );
    }
  });
}

/** Flowers in the grass around a hat: where, and how large. */
const GRASS_FLOWERS = [
  [92, 104, 0.8],
  [906, 100, 0.7],
  [84, 806, 0.7],
  [914, 800, 0.84],
  [250, 852, 0.56],
  [760, 66, 0.5],
] as const;

/** A bow on the band of a hat, outside above. */
function ribbonBow(sheet: Sheet): void {
  for (const flip of [false, true]) {
    const loop = sheet.at({ y: -152, flip });
    loop.shape(drawn('8,0! 34,-34 78,-36 88,0 76,34 34,28!'), 'bold', 'd');
    loop.line(traced('20,0 44,-6 60,-2'), 'fine', 0.4);
  }
  sheet.shape(rectangle(-16, -176, 32, 46, 12), 'bold', 'd');
}

/** A straw hat with a garland, seen from above on the grass. */
export const strawHat = edged({
  name: 'straw-hat',
  category: 'flowers',
  size: [1000, 900],
  edge: 'page',
  backdrop: 'grass',
  draw(brief) {
    const { random, sheet, level } = brief;
    const tufts = byLevel(brief, 5, 10, 24);
    for (let i = 0; i < tufts; i++)
      leavesAround(sheet.layer('grass'), brief, {
        key: 'lily',
        at: [random.range(0, 1000), random.range(0, 900)],
        length: byLevel(brief, 220, 210, 190),
        count: byLevel(brief, 3, 4, 5),
      });
    const at: Point = [random.range(440, 560), random.range(410, 490)];
    const hat = sheet.layer('hat').at({ x: at[0], y: at[1], angle: random.range(-0.4, 0.4), stretch: 1.12 });
    braid(hat, byLevel(brief, [380, 150], [380, 300, 226, 150], [380, 334, 288, 242, 196, 150]), level);
    if (level === 2)
      GRASS_FLOWERS.forEach(([x, y, scale], i) =>
        blossom(
          sheet.layer('grass'),
          { level: 1, random: random.fork(`grass ${i}`) },
          { key: i % 2 ? 'marguerite' : 'cherry', at: [x, y], scale, role: 'cream' },
        ),
      );
    const keys = random.shuffle(level === 0 ? BROAD_FACES : FACES).slice(0, 3);
    const count = byLevel(brief, 5, 6, 9);
    for (const [angle, flip] of [
      [2.44, true],
      [2.9, false],
    ] as const) {
      const end = hat.at({ angle, flip });
      end.shape(
        drawn('-22,-140! -34,-236 -50,-300 -74,-368! -30,-326 6,-384! 14,-300 24,-230 22,-140!'),
        'bold',
        'd',
      );
      end.line(traced('0,-170 -6,-236 -18,-300'), 'fine', 0.4);
    }
    around(hat, { radius: 206, count, phase: random.next() }, (spot, i) => {
      const size = [1.14, 0.8, 0.96][i % 3]!;
      leavesAround(spot, brief, {
        key: 'camellia',
        at: [0, 0],
        length: byLevel(brief, 150, 128, 118) * size,
        count: byLevel(brief, 1, 2, 3),
      });
      blossom(
        spot,
        { level, random: random.fork(`bloom ${i}`) },
        {
          key: keys[i % 3]!,
          at: [0, 0],
          scale: byLevel(brief, 1.05, 0.82, 0.7) * size,
          role: (['a', 'b', 'c'] as const)[i % 3]!,
        },
      );
    });
    hat.shape(ellipse(0, 0, byLevel(brief, 138, 156, 170)), 'bold', 'd');
    braid(hat, byLevel(brief, [118], [132, 84, 40], [136, 104, 70, 36]), level);
    ribbonBow(hat.at({ angle: 2.67 }));
    const name = speciesOf(keys[0]!).many;
    return {
      title: random
        .fork('title')
        .pick(['The Straw Hat', 'A Hat Left in the Grass', 'Garland for a Sunny Day']),
      description: `Somebody has left a straw hat in the grass, with ${name} around its crown. Straw is never one yellow alone.`,
      tags: ['flowers', 'hat', 'straw', 'summer', 'from above'],
    };
  },
});
