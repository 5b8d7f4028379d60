import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, polar } from '../../geometry/point.ts';
import { dressCloth } from '../../motifs/dressing/cloth.ts';
import { dressRoof } from '../../motifs/dressing/roof.ts';
import { dressSnow } from '../../motifs/dressing/shore.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { smile } from '../../motifs/smile.ts';
import { clouds } from '../../motifs/stages/foliage.ts';
import { ridgeOf } from '../../motifs/stages/prehistoric.ts';
import { byGrade, type Stage } from '../../motifs/stages/stage.ts';
import { spruce } from '../../motifs/nature/trees.ts';
import { winterWood } from '../../motifs/stages/wild-places.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { scenic } from '../scenic.ts';

type Level = 0 | 1 | 2;

/** A house of gingerbread with icing, 520 units wide. */
function gingerHouse(view: Sheet, level: Level, random?: Random): void {
  view.shape(rectangle(120, -560, 70, 190), 'bold', 'ember');
  view.shape(drawn('112,-556 120,-590 155,-600 192,-588 198,-554'), 'bold', 'paper');
  const front = drawn('-230,0! -230,-270! 0,-500! 230,-270! 230,0!');
  view.shape(front, 'bold', 'wood');
  if (random)
    dressWall(view, random, {
      zone: [front],
      kind: 'bricks',
      size: 86,
      roles: ['wood', 'gold', 'sand'],
      rim: 'bold',
    });
  const roof = clockwise(
    drawn('0,-600! 300,-290! 290,-236! 240,-236! 0,-474! -240,-236! -290,-236! -300,-290!'),
  );
  view.shape(roof, 'bold', 'paper');
  if (random)
    dressRoof(view, random, {
      zone: [roof],
      kind: 'round',
      size: 84,
      roles: ['paper', 'soft', 'cream'],
      rim: 'bold',
    });
  const candies = [3, 5, 7][level]!;
  for (const s of [-1, 1])
    for (let i = 0; i < candies; i++)
      view.shape(
        ellipse(
          s * mix(46, 250, i / (candies - 1)),
          mix(-512, -292, i / (candies - 1)),
          [24, 20, 16][level]!,
        ),
        'line',
        (['a', 'sun', 'grass', 'b'] as const)[i % 4],
      );
  view.shape(drawn('-56,0! -56,-140 0,-190 56,-140 56,0!'), 'bold', 'ember');
  view.shape(ellipse(30, -70, 9), 'line', 'sun');
  for (const x of [-146, 146]) {
    view.shape(rectangle(x - 50, -190, 100, 100, 14), 'bold', 'sun');
    if (level > 0) {
      view.line(
        [
          [x, -190],
          [x, -90],
        ],
        'line',
        0,
      );
      view.line(
        [
          [x - 50, -140],
          [x + 50, -140],
        ],
        'line',
        0,
      );
    }
    view.shape(
      drawn(
        `${x - 64},-90! ${x - 50},-60 ${x - 24},-84! ${x},-56 ${x + 24},-84! ${x + 50},-60 ${x + 64},-90!`,
      ),
      'line',
      'paper',
    );
  }
  if (level === 1) {
    view.shape(
      drawn(
        '-228,-268! 228,-268! 228,-240! 171,-212 114,-240! 57,-212 0,-240! -57,-212 -114,-240! -171,-212 -228,-240!',
      ),
      'line',
      'paper',
    );
    for (const x of [-124, 124]) view.shape(place(petal('heart', 64, 62), { x, y: -286 }), 'line', 'rust');
  }
  view.shape(ellipse(0, -330, 56), 'bold', 'a');
  for (let i = 0; i < [2, 4, 6][level]!; i++)
    view.line([[0, -330], polar([0, -330], 56, (i * Math.PI * 2) / [2, 4, 6][level]!)], 'line', 0);
  if (level === 2)
    for (const x of [-200, -176, 176, 200])
      for (let y = -250; y < -10; y += 40)
        view.shape(ellipse(x < 0 ? -214 : 214, y, 10), 'line', x < -190 || x > 190 ? 'b' : 'grass');
}

function gingerMan(view: Sheet, level: Level, random?: Random): void {
  const rim = clockwise(
    drawn(
      '0,-220 44,-206 54,-160 34,-130! 70,-126 110,-140 124,-112 90,-88 46,-82! 60,-40 70,0 40,14 6,-40! -6,-40! -40,14 -70,0 -60,-40 -46,-82! -90,-88 -124,-112 -110,-140 -70,-126 -34,-130! -54,-160 -44,-206',
    ),
  );
  view.shape(rim, 'bold', 'wood');
  if (random) {
    waistcoat(view.inside([rim]), random);
    view.rim(rim, 'bold');
  }
  smile(view, 0, -170, 34);
  if (level > 0) view.line(traced('-44,-196 -26,-208 -10,-194 8,-208 26,-194 44,-202'), 'line', 0);
  for (const y of level === 0 ? [-90] : [-104, -70]) view.shape(ellipse(0, y, 10), 'line', 'ember');
  if (level > 0)
    for (const t of [
      '-108,-128 -98,-116 -106,-100',
      '108,-128 98,-116 106,-100',
      '-62,-8 -48,-16 -40,-2',
      '62,-8 48,-16 40,-2',
    ])
      view.line(traced(t), 'line', 0.3);
}

/** A knitted scarf and waistcoat of icing, and trousers with a hem. */
function waistcoat(view: Sheet, random: Random): void {
  dressCloth(view, random, {
    zone: [clockwise(drawn('-70,-128! 70,-128! 52,-66! -52,-66!'))],
    kind: 'knit',
    size: 40,
    roles: ['a', 'cream', 'b'],
    rim: 'line',
  });
  view.shape(drawn('-60,-142! 60,-142! 60,-118! -60,-118!'), 'line', 'd');
  for (const table of ['-80,-30 -40,-22 0,-34 40,-22 80,-30', '-84,-16 -40,-8 0,-20 40,-8 84,-16'])
    view.line(traced(table), 'line', 0);
}

function candyCane(view: Sheet, level: Level): void {
  const spine = curve(knots('0,0 0,-160 20,-210 64,-214 84,-170'), 5);
  const rim = clockwise(tube(spine, () => 17));
  view.shape(rim, 'bold', 'paper');
  for (let i = 0; i < [3, 5, 7][level]!; i++)
    view
      .inside([rim])
      .shape(
        drawn(`-30,${-20 - i * 44}! 110,${-60 - i * 44}! 110,${-40 - i * 44}! -30,${0 - i * 44}!`),
        'line',
        'ember',
      );
  view.rim(rim, 'bold');
}

/** A crystal of sugar: a star of six points in a larger one, some 92 units across. */
function snowStar(view: Sheet): void {
  view.shape(star(0, 0, 46, 25, 6), 'line', 'paper');
  view.shape(star(0, 0, 24, 13, 6, Math.PI / 6), 'line', 'soft');
}

/** A winter stage of which the hard pages have a sky full of snow and drifts up to the feet. */
function snowfall(stage: Stage): Stage {
  return {
    ...stage,
    behind(scene) {
      if (scene.level < 2) return stage.behind(scene);
      const { sheet, random, width, height, ground } = scene;
      const isNight = stage.tags.includes('moon');
      const sky = sheet.layer('sky');
      sky.shape(rectangle(-20, -20, width + 40, ground), 'line', isNight ? 'night' : 'sky');
      clouds(scene, [
        [0.1, 0.17, 0.7],
        [0.5, 0.09, 0.7],
        [0.9, 0.17, 0.7],
        [0.28, 0.33, 0.6],
        [0.76, 0.33, 0.6],
      ]);
      for (const [x, y] of [
        [110, 250],
        [290, 120],
        [510, 120],
        [690, 250],
        [106, 400],
        [694, 400],
        [110, 96],
        [690, 96],
      ] as const)
        snowStar(
          sheet.layer('flakes').at({
            x: x + random.range(-12, 12),
            y: y + random.range(-12, 12),
            scale: random.range(1.1, 1.4),
          }),
        );
      for (const [i, y] of [470, 540, 610].entries()) ridgeOf(scene, y, 30, i % 2 === 0 ? 'stone' : 'sand');

      for (const [i, x] of [70, 730, 190, 620].entries())
        spruce(sheet.layer('firs').at({ x, y: ground - 60 + (i > 1 ? -40 : 20), scale: i > 1 ? 0.8 : 1.1 }), {
          random,
          level: 1,
          snow: true,
        });
      dressSnow(sheet.layer('snow'), random, {
        zone: [rectangle(-20, ground - 80, width + 40, height)],
        kind: 'drifts',
        size: 118,
        rim: 'bold',
      });
    },
  };
}

const gingerbreadHouse = scenic({
  name: 'gingerbread-street',
  category: 'food',
  size: [800, 1000],
  ground: 780,
  edge: 'page',
  stages: [snowfall(winterWood('day')), snowfall(winterWood('night'))],
  tags: ['gingerbread', 'baking', 'sweets', 'winter'],
  layouts: [
    {
      words: [
        [
          'The Gingerbread House',
          'The roof is icing, the door is licorice and the windows came from the sweet shop. Nobody has nibbled at it yet.',
        ],
        [
          'A House to Eat',
          'It took three days to bake and two to stick together. It will not take that long to eat.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        gingerHouse(
          sheet.layer('house').at({ x: 400, y: ground + 80, scale: byGrade(scene, 1.12, 1.06, 1.04) }),
          level,
          level === 2 ? scene.random : undefined,
        );
        const path = sheet.layer('path');
        path.shape(
          drawn('346,0! 454,0! 480,70 560,140 590,260! 210,260! 240,140 320,70', { y: ground + 78 }),
          'bold',
          'cream',
        );
        if (level > 0)
          for (const [x, y, r] of [
            [378, 34, 24],
            [432, 56, 26],
            [356, 92, 30],
            [450, 124, 32],
          ] as const)
            path.shape(ellipse(x, ground + 78 + y, r, r * 0.62), 'line', 'a');
        for (const flip of [false, true])
          candyCane(
            (flip ? sheet.at({ x: 800, flip }) : sheet)
              .layer('canes')
              .at({ x: 66, y: ground + 120, scale: 0.9 }),
            level,
          );
      },
    },
    {
      words: [
        [
          'The Gingerbread Village',
          'Three houses and a street of sugar. The people who live here are all very sweet.',
        ],
        [
          'Gingerbread Neighbors',
          'They have come out to look at each other. The whole street tastes of vanilla.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        const far = level === 2 ? 1 : level;
        gingerHouse(sheet.layer('house').at({ x: 190, y: ground - 40, scale: 0.56 }), far);
        gingerHouse(sheet.layer('house').at({ x: 610, y: ground - 60, scale: 0.6 }), far);
        gingerHouse(sheet.layer('house').at({ x: 400, y: ground + 70, scale: 0.66 }), level);
        for (const [x, s] of [
          [140, 0.8],
          [670, 0.86],
          [280, 0.62],
        ] as const)
          gingerMan(sheet.layer('people').at({ x, y: ground + 160, scale: s }), level);
        candyCane(sheet.layer('canes').at({ x: 540, y: ground + 170, scale: 0.7 }), level);
      },
    },
    {
      words: [
        [
          'Gingerbread People',
          'They have just come out of the oven and want to go out at once. First they must get their buttons.',
        ],
        [
          'Three Gingerbread Friends',
          'They hold out their arms because they cannot do otherwise. It suits them.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        if (level > 0) gingerHouse(sheet.layer('house').at({ x: 400, y: ground - 60, scale: 1.02 }), level);
        for (const [x, y, s] of [
          [byGrade(scene, 170, 204, 170), 120, byGrade(scene, 1.5, 1.3, 1.5)],
          [byGrade(scene, 630, 596, 630), 120, byGrade(scene, 1.5, 1.3, 1.5)],
          [400, 150, byGrade(scene, 1.64, 1.52, 1.64)],
        ] as const)
          gingerMan(
            sheet.layer('people').at({ x, y: ground + y, scale: s }),
            level,
            level === 2 ? scene.random : undefined,
          );
      },
    },
  ],
});

/** Houses of gingerbread. */
export const sugarHouses: readonly Composition[] = [gingerbreadHouse];
