import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { evenly } from '../../geometry/ruled.ts';
import { FLOWERS, type FlowerName } from '../../motifs/flowers.ts';
import { leaf } from '../../motifs/leaf.ts';
import { bow } from '../../motifs/holidays/presents.ts';
import { poplar } from '../../motifs/nature/trees.ts';
import { rider, type Rider } from '../../motifs/vehicles/driver.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

const MID = { x: 500 };

function alley(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('alley');
  for (let i = byLevel(brief, 1, 4, 8); i > 0; i--)
    sheet.shape(ellipse(500, 330, 40 + i * byLevel(brief, 130, 78, 52)), 'line', i % 2 ? 'soft' : 'sky');
  sheet.shape(drawn('-40,420! 300,400 500,396 700,400 1040,420! 1040,900! -40,900!'), 'line', 'grass');
  sheet.shape(
    [
      [440, 400],
      [560, 400],
      [1150, 900],
      [-150, 900],
    ],
    'line',
    'sand',
  );
  for (const side of level === 0 ? [] : [-1, 1])
    sheet.line(traced(`${500 + side * 48},404 ${500 + side * 420},800`), 'fine', 0);
  const trees = byLevel(
    brief,
    [
      [90, 560, 1.5],
      [910, 560, 1.5],
    ],
    [
      [330, 430, 0.6],
      [220, 480, 0.95],
      [60, 600, 1.6],
      [670, 430, 0.6],
      [780, 480, 0.95],
      [940, 600, 1.6],
    ],
    [
      [400, 420, 0.4],
      [340, 436, 0.58],
      [240, 480, 0.9],
      [70, 590, 1.5],
      [600, 420, 0.4],
      [660, 436, 0.58],
      [760, 480, 0.9],
      [930, 590, 1.5],
    ],
  );
  for (const [x, y, scale] of trees)
    poplar(sheet.at({ x: x!, y: y!, scale: scale! }), { random, level: scale! > 0.8 ? level : 0 });
}

/** An old car that comes towards us. */
function car(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('car');
  for (const x of [270, 730]) {
    sheet.shape(rectangle(x - 44, 620, 88, 130, 30), 'bold', 'stone');
    if (level > 0)
      for (const y of evenly(level === 1 ? 4 : 6, 640, 740))
        sheet.line(
          [
            [x - 40, y],
            [x + 40, y],
          ],
          'fine',
          0,
        );
  }
  sheet.shape(mirrored('0,150! 120,156 172,184 200,330! 0,330!', MID), 'bold', 'a');
  const glass = mirrored('0,190! 118,194 142,214 160,318! 0,324!', MID);
  sheet.shape(glass, 'line', 'sky');
  const inside = sheet.inside([glass]);
  const pair = random.shuffle<Rider>(['bear', 'rabbit', 'cat', 'fox', 'mouse', 'dog', 'pig', 'frog']);
  rider(inside.at({ x: 424, y: 270, scale: 1.1 }), pair[0]!, 'none', 'night', level);
  rider(
    inside.at({ x: 576, y: 270, scale: 1.1 }),
    pair[1]!,
    random.pick(['none', 'straw'] as const),
    'paper',
    level,
  );
  sheet.rim(glass, 'line');
  sheet.shape(mirrored('0,318! 190,322 250,360 262,470 256,640! 0,650!', MID), 'bold', 'a');
  for (const side of [-1, 1]) {
    const half = sheet.at({ x: 500, flip: side < 0 });
    half.shape(drawn('96,660! 104,540 140,452 214,410 292,420 348,478 366,570 368,660!'), 'bold', 'b');
    half.shape(ellipse(206, 486, 62), 'bold', 'stone');
    half.shape(ellipse(206, 486, 46), 'line', 'sun');
    if (level > 0) half.shape(ellipse(206, 486, 20), 'line', 'paper');
    half.line(traced('318,470 344,540 346,640'), 'line', 0.4);
  }
  const grille = clockwise(mirrored('0,372! 60,380 84,420 78,600! 0,612!', MID));
  sheet.shape(grille, 'bold', 'stone');
  const bars = byLevel(brief, 3, 7, 11);
  for (const x of evenly(bars, 424, 576))
    sheet.inside([grille]).shape(rectangle(x - 76 / bars, 340, 110 / bars, 300), 'line', 'soft');
  sheet.rim(grille, 'bold');
  sheet.shape(rectangle(210, 640, 580, 38, 16), 'bold', 'stone');
  const plate = clockwise(rectangle(420, 630, 160, 56, 8));
  sheet.shape(plate, 'line', 'paper');
  for (const x of level === 0 ? [500] : [460, 500, 540])
    sheet.shape(mirrored('0,-6! 8,-14 16,-4 8,8 0,18!', { x, y: 656 }), 'line', 'rust');
}

function garland(sheet: Sheet, brief: Brief, names: readonly FlowerName[]): void {
  const { random } = brief;
  for (const [i, x] of evenly(byLevel(brief, 2, 4, 5), 320, 680).entries()) {
    const y = 352 + 34 * Math.cos(((x - 500) / 190) * 1.5);
    for (const turn of [-1.9, 1.9])
      leaf(sheet, {
        at: { x, y, angle: turn + random.range(-0.4, 0.4) },
        length: 70,
        width: 32,
        random,
        veins: 0,
      });
    FLOWERS[names[i % names.length]!](sheet.at({ x, y, scale: byLevel(brief, 0.8, 0.62, 0.54) }), {
      random: random.fork(`flower ${i}`),
      level: 0,
      petals: (['a', 'd', 'paper', 'blush'] as readonly Role[])[i % 4]!,
      heart: 'sun',
    });
  }
}

/** Two newly-weds in an old car. */
export const weddingCars = sights(
  {
    category: 'vehicles',
    size: [1000, 800],
    backdrop: 'sky',
    tags: ['car', 'wedding', 'vintage', 'flowers', 'animals', 'road'],
    draw(brief) {
      const { level, random } = brief;
      alley(brief);
      car(brief);
      garland(
        brief.sheet.layer('garland'),
        brief,
        random.shuffle<FlowerName>(['daisy', 'rose', 'cosmos', 'peony']),
      );
      if (level > 0)
        for (const side of [-1, 1])
          brief.sheet
            .layer('bow')
            .at({ x: 500, flip: side < 0 })
            .shape(clockwise(tube(traced('20,396 90,424 150,408 214,432'), () => 11)), 'line', 'd');
      bow(brief.sheet.layer('bow').at({ x: 500, y: 392, scale: 1.1 }), 'd');
      if (level > 0) {
        const bells = brief.sheet.layer('verge');
        around(bells.at({ x: 110, y: 770 }), { radius: 46, count: 7 }, (spot) =>
          spot.shape(ellipse(0, 0, 26, 20), 'line', 'blush'),
        );
        around(bells.at({ x: 890, y: 770 }), { radius: 46, count: 7 }, (spot) =>
          spot.shape(ellipse(0, 0, 26, 20), 'line', 'blush'),
        );
      }
      const verge = clockwise(rectangle(-10, 770, 1020, 60));
      brief.sheet.layer('verge').shape(verge, 'line', 'stone');
      if (level === 2)
        fillZone('bricks', {
          sheet: brief.sheet.layer('verge'),
          zone: [verge],
          size: 60,
          angle: 0,
          roles: ['stone', 'sand'],
        });
    },
  },
  [
    {
      name: 'wedding-car',
      size: [1000, 800],
      told: [
        ['Just Married', 'They said yes, and now they are off. The car is older than both of them together.'],
        [
          'The Honeymoon Starts Here',
          'Flowers on the hood, somebody’s best hat on. Nobody knows where the road goes.',
        ],
        [
          'Two under the Poplars',
          'The guests are still dancing and do not know that the pair has left. Polish the grille, bar by bar.',
        ],
      ],
    },
  ],
);
