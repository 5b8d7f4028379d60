import type { Composition } from '../../composition.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { hummingbird, kingfisher, owlInFlight } from '../../motifs/birds/species.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { reefFish } from '../../motifs/nature/reef-life.ts';
import { wildflower } from '../../motifs/nature/wildflowers.ts';
import { undergrass } from '../../motifs/stages/spellbound.ts';
import { byGrade, type Scene, strewn } from '../../motifs/stages/stage.ts';
import { deepWood, jungle, pasture, riverbank, winterWood } from '../../motifs/stages/wild-places.ts';
import { finely } from '../../motifs/stages/finer-parts.ts';
import { finePasture, fineRiver, fineWinter, fineWood } from '../../motifs/stages/finer-places.ts';
import { divingKingfisher } from '../../motifs/birds/diving-kingfisher.ts';
import { scenic } from '../scenic.ts';
import { simpler } from '../people/picture.ts';

const owlOverTheWood = scenic({
  name: 'owl-over-the-wood',
  category: 'animals',
  size: [1000, 800],
  ground: 720,
  edge: 'open',
  stages: [
    finely(deepWood('night', 'birch'), fineWood('night', 'birch'), 'near'),
    finely(winterWood('night'), fineWinter('night')),
    finely(pasture('night'), finePasture('night'), 'near'),
  ],
  tags: ['owl', 'bird', 'night', 'wings'],
  layouts: [
    {
      words: [
        [
          'The Owl Takes Off',
          'Without a sound the owl spreads its wings. Only the mice have felt the wind of it.',
        ],
        [
          'Night Flight',
          'The owl flies lower than the moon and higher than the trees. Its feathers are so soft that nobody hears it.',
        ],
      ],
      draw(scene) {
        owlInFlight(
          scene.sheet.layer('owl').at({
            x: 500,
            y: 400,
            scale: byGrade(scene, 1.02, 1, 0.98),
            angle: scene.random.range(-0.1, 0.1),
          }),
          scene.level,
          'wood',
        );
      },
    },
    {
      words: [
        [
          'Two Owls by Moonlight',
          'One owl flies ahead and the other follows. They have the whole night to themselves.',
        ],
        ['A Pair of Owls', 'They meet above the wood every night at nine. Nobody else is awake to see it.'],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        owlInFlight(
          sheet.layer('owl').at({ x: 260, y: 230, scale: 0.5, angle: -0.2 }),
          simpler(level),
          'stone',
        );
        owlInFlight(sheet.layer('owl').at({ x: 620, y: 520, scale: 0.78, angle: 0.14 }), level, 'wood');
      },
    },
  ],
});

/** Drops that fly up from the water about a point. */
function drops({ sheet, level }: Scene, x: number, y: number): void {
  for (const [u, v, angle] of (
    [
      [-96, -20, -0.8],
      [94, -30, 0.8],
      [-140, -66, -0.5],
      [140, -84, 0.5],
    ] as const
  ).slice(0, level * 2))
    sheet
      .layer('drops')
      .shape(place(petal('drop', 46, 28), { x: x + u, y: y + v, angle: angle + Math.PI }), 'line', 'water');
}

const kingfisherDive = scenic({
  name: 'kingfisher',
  category: 'animals',
  size: [800, 1000],
  ground: 700,
  edge: 'open',
  stages: (['day', 'dusk'] as const).map((hour) => finely(riverbank(hour), fineRiver(hour))),
  tags: ['kingfisher', 'bird', 'fish', 'river'],
  layouts: [
    {
      words: [
        [
          'The Kingfisher Dives',
          'A flash of blue, a splash, and the kingfisher is back on its branch. The fish did not see a thing.',
        ],
        [
          'Blue Lightning',
          'Beak first and wings swept back, the kingfisher falls on its supper. It hardly makes a splash.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        pool(scene, 760);
        divingKingfisher(
          sheet.layer('bird').at({ x: 380, y: 400, scale: byGrade(scene, 1, 0.98, 0.96), angle: 1.02 }),
          level,
        );
        drops(scene, 610, 716);
      },
    },
    {
      words: [
        [
          'Before the Dive',
          'The kingfisher hangs in the air above the river for the length of a breath. Then it has decided.',
        ],
        [
          'Two Kingfishers at the River',
          'One has only just come, the other is already on its way down. There is enough for both.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        pool(scene, 780);
        kingfisher(sheet.layer('bird').at({ x: 250, y: 260, scale: 0.9, angle: -0.2 }), simpler(level));
        kingfisher(sheet.layer('bird').at({ x: 520, y: 560, scale: 1.1, angle: 0.8 }), level);
      },
    },
  ],
});

/** The river cut open before the eye, with fish in it. */
function pool(scene: Scene, y: number): void {
  const { sheet, width, height, level } = scene;
  const view = sheet.layer('pool');
  const rim = drawn(
    `-20,${y}! 120,${y - 12} 300,${y + 10} 520,${y - 8} ${width + 20},${y}! ${width + 20},${height + 20}! -20,${height + 20}!`,
  );
  view.shape(rim, 'bold', 'water');
  if (level === 2)
    dressWater(view, scene.random.fork('pool'), { zone: [rim], kind: 'currents', size: 130, rim: 'bold' });
  for (const [i, [share, below, size, kind]] of (
    [
      [0.3, 116, 1.1, 'long'],
      [0.8, 84, 0.7, 'long'],
      [0.7, 176, 0.7, 'long'],
    ] as const
  )
    .slice(0, byGrade(scene, 2, 3, 3))
    .entries())
    reefFish(
      view.at({ x: share * width, y: y + below, scale: size, flip: i > 0 }),
      kind,
      ['ember', 'sun'],
      simpler(level),
    );
  if (level === 1)
    for (const [x, v] of strewn(
      scene.random.fork('bubbles'),
      [level * 4, 2],
      [40, y + 30, width - 40, height - 40],
    ))
      view.shape(ellipse(x, v, 10), 'line', 'sky');
}

const hummingbirds = scenic({
  name: 'hummingbirds',
  category: 'animals',
  size: [800, 1000],
  ground: 860,
  edge: 'open',
  stages: [undergrass, jungle('day')],
  tags: ['hummingbird', 'bird', 'flowers', 'wings'],
  layouts: [
    {
      words: [
        [
          'A Hummingbird at Breakfast',
          'The hummingbird stands still in the air and drinks. Its wings beat eighty times while you read this.',
        ],
        [
          'Nectar, Please',
          'No bird is smaller, and none can fly backwards like this one. First it has to finish its flower.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        bloom(scene, 610, 980, byGrade(scene, 520, 540, 540), 'ember', byGrade(scene, 130, 116, 110));
        hummingbird(
          sheet.layer('bird').at({ x: 300, y: 480, scale: byGrade(scene, 1.5, 1.4, 1.36) }),
          level,
          ['leaf', 'd'],
        );
      },
    },
    {
      words: [
        [
          'Three Hummingbirds',
          'Three of them and only one sweetest flower. There is a little arguing, very high and very fast.',
        ],
        [
          'The Hummingbird Garden',
          'They come as soon as the first bell opens. Give each of them feathers like jewels.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        bloom(scene, 420, 1000, 470, 'ember', 110);
        hummingbird(sheet.layer('bird').at({ x: 190, y: 500, scale: 0.96 }), level, ['leaf', 'a']);
        hummingbird(sheet.layer('bird').at({ x: 640, y: 400, scale: 0.8, flip: true }), level, [
          'water',
          'b',
        ]);
        hummingbird(sheet.layer('bird').at({ x: 330, y: 230, scale: 0.62 }), simpler(level), ['d', 'c']);
      },
    },
  ],
});

function bloom(scene: Scene, x: number, y: number, height: number, role: 'ember' | 'a', size: number): void {
  wildflower(scene.sheet.layer('bloom').at({ x, y }), {
    kind: 'poppy',
    random: scene.random.fork('bloom'),
    level: scene.level,
    height,
    size,
    sway: 20,
    role,
  });
}

/** Birds in the air. */
export const birdsOnTheWing: readonly Composition[] = [owlOverTheWood, kingfisherDive, hummingbirds];
