import { byLevel } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Point } from '../../geometry/point.ts';
import { headline, titled } from '../../motifs/flower-names.ts';
import { blossom, BROAD_FACES, FACES, leavesAround } from '../../motifs/flowers/planted.ts';
import { speciesOf } from '../../motifs/flowers/species/species.ts';
import { bee, ladybird } from '../../motifs/nature/fliers.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** Where the middles of the blossoms lie and how large they are; each page takes one way. */
const GIANTS: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [760, 250, 2.6],
    [180, 560, 3.1],
    [690, 760, 2.2],
  ],
  [
    [220, 150, 2.5],
    [640, 470, 4],
  ],
  [
    [130, 300, 2.3],
    [860, 190, 2.7],
    [520, 660, 3.1],
  ],
  [
    [450, 90, 3],
    [880, 640, 2.9],
    [170, 690, 2.6],
  ],
];

/** Blossoms so near that they leave the page. */
export const giants = edged({
  name: 'flower-giants',
  category: 'flowers',
  size: [1000, 800],
  edge: 'page',
  backdrop: 'leaf',
  draw(brief) {
    const { random, sheet, level } = brief;
    const keys = random.shuffle(level === 0 ? BROAD_FACES : FACES).slice(0, 2);
    const spots = random.pick(GIANTS);
    const grid = byLevel(brief, 420, 270, 190);
    for (let y = 40; y < 820; y += grid * 0.8)
      for (let x = 40; x < 1020; x += grid)
        leavesAround(sheet.layer('leaves'), brief, {
          key: 'camellia',
          at: [x + random.range(-40, 40), y],
          length: grid * random.range(0.72, 1.06),
          count: byLevel(brief, 1, 3, 3),
        });
    spots.forEach(([x, y, scale], i) =>
      blossom(
        sheet.layer('flowers'),
        { random: random.fork(`flower ${i}`), level },
        { key: keys[i % 2]!, at: [x, y], scale, role: i % 2 === 0 ? 'a' : 'b' },
      ),
    );
    if (level > 0)
      ladybird(sheet.layer('guest').at({ x: 520, y: 250, scale: 0.5, angle: random.range(-1, 1) }), level);
    const [first, second] = keys.map((key) => speciesOf(key).many);
    return {
      title: `${titled(first!)} and ${headline(second!)}, Very Near`,
      description: `${titled(first!)} and ${second!} lean so close that they fill the page. Petals this large are made for slow shading.`,
      tags: ['flowers', 'close up', 'petals', ...keys],
    };
  },
});

/** A sunflower so near that its disc fills half the page, and a bee at work. */
export const beeAtWork = edged({
  name: 'bee-at-work',
  category: 'flowers',
  size: [1000, 880],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { random, sheet, level } = brief;
    const middle: Point = [random.range(380, 460), random.range(520, 600)];
    const flower = sheet.layer('flower');
    const count = byLevel(brief, 13, 18, 24);
    const [inner, long] = [byLevel(brief, 250, 260, 270), byLevel(brief, 320, 320, 330)];
    for (const row of [0.5, 0])
      around(
        flower,
        { centre: middle, radius: inner - 50, count, phase: row + random.range(0, 0.2) },
        (spot) => {
          const [size, wide] = [long * random.range(0.92, 1.12), (Math.PI * 2.5 * inner) / count];
          spot.shape(petal('leaf', size, wide), 'bold', 'sun');
          if (level > 0)
            for (const x of byLevel(brief, [0], [0], [-0.16, 0.16]))
              spot.line(
                [
                  [x * wide, -size * 0.26],
                  [x * wide * 0.7, -size * 0.72],
                ],
                'fine',
                0.5,
              );
        },
      );
    flower.shape(ellipse(middle[0], middle[1], inner), 'bold', 'wood');
    if (level === 1) seedRows(flower, middle, inner);
    const seeds = byLevel(brief, 0, 0, 230);
    const step = inner / Math.sqrt(Math.max(1, seeds)) / 1.02;
    for (let i = seeds; i > 3; i--) {
      const at = polar(middle, step * Math.sqrt(i), i * 2.39996);
      flower.shape(ellipse(at[0], at[1], step * 0.84), 'fine', i > seeds * 0.55 ? 'rust' : 'ember');
    }
    for (const share of byLevel<readonly number[]>(brief, [0.72, 0.4], [], [0.14]))
      flower.shape(ellipse(middle[0], middle[1], inner * share), 'line', 'ember');
    (level === 2 ? bee : walkingBee)(
      sheet.layer('bee').at({
        x: middle[0] + 130,
        y: middle[1] - 150,
        scale: byLevel(brief, 2.5, 2.2, 2.1),
        angle: random.range(-0.5, 0.2),
      }),
    );
    if (level > 0) bee(sheet.layer('bee').at({ x: 860, y: 150, scale: 1.1, angle: -0.3, flip: true }));
    return {
      title: random.fork('title').pick(['The Bee on the Sunflower', 'Honey Harvest', 'Busy among the Seeds']),
      description:
        'A bee walks over the seeds of a sunflower, each in its place on a spiral. Yellow, brown and a little dust of pollen are enough.',
      tags: ['bee', 'sunflower', 'close up', 'summer', 'insect'],
    };
  },
});

/** The seeds of a disc, one at a time in their spirals from the rim inwards; in the middle they are still closed. */
function seedRows(sheet: Sheet, [x, y]: Point, radius: number): void {
  const count = 64;
  const step = radius / Math.sqrt(count) / 1.02;
  for (let i = count; i > 0; i--) {
    const turn = i * 2.39996;
    const [u, v] = polar([x, y], step * Math.sqrt(i - 0.4), turn);
    const seed = sheet.at({ x: u, y: v, angle: turn + Math.PI / 2 });
    const [long, wide] = [step * 2.7, step * 2.2];
    const isOpen = i > 9;
    seed.shape(
      isOpen ? place(petal('lotus', long, wide), { y: step * 1.1 }) : ellipse(0, 0, step * 0.9),
      'line',
      isOpen ? (i % 3 ? 'rust' : 'gold') : 'ember',
    );
  }
}

/** A bee on the three legs of its nearer side, looking to the right. */
function walkingBee(sheet: Sheet): void {
  for (const table of ['-30,18 -46,44 -62,56', '0,24 -4,52 -14,72', '28,18 46,46 58,56'])
    sheet.ink(tube(traced(table), (t) => 4.2 - 1.6 * t));
  bee(sheet);
}
