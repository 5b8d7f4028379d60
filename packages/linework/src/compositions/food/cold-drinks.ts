import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, polar } from '../../geometry/point.ts';
import { apple, berry, orange, pear } from '../../motifs/fruit.ts';
import { roomyGround } from '../../motifs/roomy/sights.ts';
import { tableBy } from '../../motifs/stages/eateries.ts';
import { garden, park } from '../../motifs/stages/outdoors.ts';
import { byGrade, type Stage } from '../../motifs/stages/stage.ts';
import { pasture } from '../../motifs/stages/wild-places.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { scenic } from '../scenic.ts';

/** Two plain hills under a plain sky. */
const slope: Stage = {
  where: 'in the meadow',
  tags: ['meadow'],
  sky: 'sky',
  behind({ sheet }) {
    roomyGround(sheet.layer('hills'), 1000, 860, [400, 350, 400, 350, 400], 'leaf');
    roomyGround(sheet.layer('hills'), 1000, 860, [520, 540, 510, 540, 520], 'grass');
  },
};

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'sun', 'ember'];

/** The shapes of glasses, all 300 units high: a tumbler, one on a stem, one with a handle. */
const GLASSES = [
  '-92,-300! -84,-286 84,-286 92,-300! 72,-8 60,4 -60,4 -72,-8',
  '-96,-300! -86,-286 86,-286 96,-300! 92,-200 60,-122 26,-96 -26,-96 -60,-122 -92,-200',
  '-84,-300! -76,-286 76,-286 84,-300! 90,-250 88,-20 70,4 -70,4 -88,-20 -90,-250',
] as const;

type Level = 0 | 1 | 2;

/** Half a slice of fruit with its segments, about the origin. */
function fruitSlice(view: Sheet, radius: number, level: Level): void {
  view.shape(ellipse(0, 0, radius), 'bold', 'sun');
  if (level === 0) return;
  view.shape(ellipse(0, 0, radius * 0.78), 'line', 'cream');
  const wedges = level === 1 ? 5 : 6;
  for (let i = 0; i < wedges; i++)
    view.line([[0, 0], polar([0, 0], radius * 0.78, (i * Math.PI * 2) / wedges + 0.3)], 'fine', 0);
}

/** A glass with a drink, a straw and a slice of fruit on its rim; 300 units high. */
function glass(view: Sheet, level: Level, roles: readonly [Role, Role], kind = 0): void {
  if (kind === 1) {
    view.shape(ellipse(0, -6, 66, 16), 'bold', 'paper');
    view.shape(rectangle(-10, -104, 20, 100), 'line', 'paper');
  }
  if (kind === 2)
    view.shape(
      clockwise([
        ...traced('70,-230 150,-226 156,-80 74,-70'),
        ...traced('74,-104 122,-110 118,-194 70,-198'),
      ]),
      'bold',
      'paper',
    );
  view.shape(ellipse(0, -300, 92, 24), 'bold', 'paper');
  const straw = level === 0 ? '0,-200! 36,-440! 76,-432! 44,-200!' : '10,-200! 44,-430! 66,-426! 34,-200!';
  view.shape(drawn(straw), 'line', 'a');
  fruitSlice(view.at({ x: -78, y: -312 }), level === 0 ? 66 : 52, level);
  const rim = clockwise(drawn(GLASSES[kind]!));
  view.shape(rim, 'bold', 'paper');
  const inside = view.inside([rim]);
  inside.shape(drawn('-120,-246! -40,-256 40,-236 120,-246! 120,20! -120,20!'), 'line', roles[0]);
  for (let i = 1; i <= [0, kind === 1 ? 1 : 2, 3][level]!; i++)
    inside.shape(
      drawn(
        `-120,${-246 + i * 66}! -40,${-262 + i * 66} 40,${-230 + i * 66} 120,${-246 + i * 66}! 120,20! -120,20!`,
      ),
      'line',
      roles[i % 2],
    );
  if (level > 0 && kind !== 1)
    for (const [x, y, a] of [
      [-30, -214, 0.3],
      [32, -206, -0.4],
    ] as const)
      inside.shape(place(rectangle(-24, -24, 48, 48, 8), { x, y, angle: a }), 'line', 'soft');
  view.rim(rim, 'bold');
}

/** A slice of melon on its rind, 230 units wide, its foot on the origin. */
function melonSlice(view: Sheet): void {
  view.shape(clockwise([...arc(0, -96, 124, 100, 0, Math.PI)]), 'bold', 'leaf');
  view.shape(clockwise([...arc(0, -96, 102, 78, 0, Math.PI)]), 'line', 'rust');
  for (const [x, y] of [
    [-60, -74],
    [-20, -66],
    [22, -68],
    [62, -76],
    [-38, -44],
    [2, -38],
    [42, -46],
  ] as const)
    view.ink(ellipse(x, y, 4.4, 7));
}

const smoothieBar = scenic({
  name: 'smoothie-bar',
  category: 'food',
  size: [1000, 800],
  ground: 620,
  edge: 'page',
  stages: [tableBy('tiles', ['grass', 'paper'], true), tableBy('shelves', ['wood', 'cream'])],
  tags: ['smoothie', 'drink', 'fruit', 'summer'],
  layouts: [
    {
      words: [
        [
          'A Very Cold Smoothie',
          'A banana went in, a few berries too, and nobody remembers what else. It tastes of holidays.',
        ],
        [
          'Fruit with a Straw',
          'Layer by layer it gets better. Give each layer a color that tastes of something.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        const count = byGrade(scene, 1, 3, 4);
        for (let i = 0; i < count; i++)
          glass(
            sheet.layer('glass').at({
              x: 500 + (i - (count - 1) / 2) * byGrade(scene, 0, 220, 176),
              y: 650 + (i % 2) * 40,
              scale: byGrade(scene, 1.4, 1.1, 0.96),
            }),
            level,
            [LEADS[i]!, LEADS[(i + 2) % 6]!],
          );
        for (const [i, x] of byGrade(scene, [170, 830], [110, 890], [96, 900]).entries())
          (i === 0 ? apple : orange)(sheet.layer('fruit').at({ x, y: 660, scale: 0.5 }), level);
      },
    },
    {
      words: [
        [
          'At the Smoothie Bar',
          'In goes the fruit, on goes the lid, and the noise begins. It is better in this order.',
        ],
        [
          'One Mixer, Three Glasses',
          'Everything that was left in the fruit bowl goes in. The pear did not want to at first.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        const mixer = sheet.layer('mixer').at({ x: 300, y: 650 });
        mixer.shape(
          drawn('60,-400! 190,-396 204,-210 50,-186! 50,-226! 164,-240 156,-356 60,-360!'),
          'bold',
          'stone',
        );
        mixer.shape(drawn('-110,0! -90,-110! 90,-110! 110,0!'), 'bold', 'stone');
        mixer.shape(ellipse(0, -54, 34), 'line', 'a');
        if (level > 0) for (const x of [-62, 62]) mixer.shape(ellipse(x, -54, 13), 'line', 'sun');
        const jar = clockwise(drawn('-90,-110! -130,-430! 130,-430! 90,-110!'));
        mixer.shape(jar, 'bold', 'paper');
        mixer
          .inside([jar])
          .shape(drawn('-140,-330! -60,-350 40,-320 140,-340! 140,-100! -140,-100!'), 'line', 'ember');
        for (const [i, [x, y]] of (
          [
            [-50, -280],
            [40, -260],
            [-10, -190],
            [50, -170],
            [-60, -160],
          ] as const
        )
          .slice(0, level * 2 + 1)
          .entries()) {
          const piece = mixer.inside([jar]).at({ x, y, angle: i * 0.8 });
          if (level === 0) piece.shape(ellipse(0, 0, 34), 'line', LEADS[i]);
          else if (i === 0) fruitSlice(piece, 42, level);
          else if (i === 1) berry(piece.at({ scale: 0.44 }), 0);
          else piece.shape(rectangle(-26, -26, 52, 52, 10), 'line', LEADS[i]);
        }
        if (level > 0)
          mixer
            .inside([jar])
            .shape(
              drawn('-70,-112! -96,-146! -30,-128! 0,-150! 30,-128! 96,-146! 70,-112!'),
              'line',
              'stone',
            );
        mixer.rim(jar, 'bold');
        if (level > 0) for (const y of [-390, -250]) mixer.line(traced(`-104,${y} -80,${y}`), 'line', 0.2);
        mixer.shape(rectangle(-140, -470, 280, 44, 14), 'bold', 'wood');
        for (const [i, x] of [574, 730, 880].entries())
          glass(
            sheet.layer('glass').at({ x, y: 650 + (i % 2) * 36, scale: 0.74 }),
            level,
            [LEADS[i]!, LEADS[i + 2]!],
            [0, 2, 1][i],
          );
        const fruit = sheet.layer('fruit');
        pear(fruit.at({ x: 100, y: 640, scale: 0.52 }), level);
        if (level === 0) return;
        melonSlice(fruit.at({ x: 480, y: 742 }));
        for (const [x, y, role] of [
          [196, 708, 'b'],
          [236, 720, 'rust'],
          [160, 722, 'b'],
        ] as const)
          fruit.shape(ellipse(x, y, 24), 'line', role);
        fruitSlice(fruit.at({ x: 340, y: 716 }), 44, level);
      },
    },
  ],
});

/** A sprig of mint that leans out of a jug, its stem on the origin. */
function mint(view: Sheet, level: Level): void {
  view.shape(drawn('-8,60! 8,60! 6,-70! -6,-70!'), 'line', 'leaf');
  for (const [y, angle, long] of [
    [-20, -1.25, 84],
    [-20, 1.25, 84],
    [-60, -0.7, 84],
    [-60, 0.7, 84],
    [-64, 0, 92],
  ] as const) {
    view.shape(place(petal('leaf', long, long * 0.58), { y, angle }), 'line', 'leaf');
    if (level > 0) view.line(traced(`0,-6 0,${-long + 16}`, { y, angle }), 'fine', 0.3);
  }
}

/** A glass jug with a free handle to the left and a lip to the right, 340 units high; mint stands in it. */
function pitcher(view: Sheet, level: Level): void {
  view.shape(
    clockwise([
      ...traced('-84,-276 -150,-300 -206,-250 -200,-150 -150,-84 -88,-76'),
      ...traced('-92,-114 -140,-124 -166,-168 -164,-232 -136,-258 -84,-240'),
    ]),
    'bold',
    'soft',
  );
  view.shape(drawn('-96,-330 -60,-352 40,-354 96,-344 146,-350! 110,-318 40,-304 -60,-306'), 'bold', 'paper');
  mint(
    view.at(
      level === 0 ? { x: 24, y: -322, angle: 0.24, scale: 1.2 } : { x: 16, y: -326, angle: 0.2, scale: 0.96 },
    ),
    level,
  );
  const rim = clockwise(
    drawn(
      '-98,-328! -60,-308 30,-304 90,-312 140,-346! 110,-290 100,-220 116,-120 112,-30 80,2 -80,2 -112,-30 -116,-120 -92,-230',
    ),
  );
  view.shape(rim, 'bold', 'paper');
  const inside = view.inside([rim]);
  inside.shape(drawn('-140,-244! -60,-252 40,-236 140,-246! 140,20! -140,20!'), 'line', 'sun');
  if (level > 0) inside.shape(drawn('2,-340! 16,-340! 40,-190! 26,-186!'), 'line', 'leaf');
  for (const [x, y] of (
    [
      [-40, -110],
      [42, -62],
      [52, -150],
    ] as const
  ).slice(0, [1, 2, 3][level]))
    fruitSlice(inside.at({ x, y }), level === 0 ? 56 : 47, level);
  for (const [x, y, a] of level === 0
    ? []
    : ([
        [62, -220, 0.3],
        [-62, -214, -0.3],
        [-12, -196, 0.6],
      ] as const))
    inside.shape(place(rectangle(-27, -27, 54, 54, 8), { x, y, angle: a }), 'line', 'soft');
  view.rim(rim, 'bold');
}

const lemonadeStand = scenic({
  name: 'lemonade-stand',
  category: 'food',
  size: [1000, 800],
  ground: 560,
  edge: 'page',
  stages: [garden, park, pasture('day')],
  easyStages: [slope],
  tags: ['lemonade', 'lemon', 'drink', 'summer'],
  layouts: [
    {
      words: [
        [
          'The Lemonade Stand',
          'It is hot, and at the corner somebody sells lemonade. The first glass is for the person who made it.',
        ],
        [
          'Open All Summer',
          'Three lemons, some sugar and a table at the side of the road. Business is good.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        const stand = sheet.layer('stand');
        const post = byGrade(scene, 60, 30, 30);
        for (const x of [170 - (post - 30) / 2, 800 - (post - 30) / 2])
          stand.shape(rectangle(x, 190, post, 420), 'line', 'wood');
        const stripes = byGrade(scene, 4, 7, 10);
        for (let i = 0; i < stripes; i++) {
          const [a, b] = [130 + (i * 740) / stripes, 130 + ((i + 1) * 740) / stripes];
          stand.shape(
            drawn(
              `${mix(500, a, 0.86)},110! ${mix(500, b, 0.86)},110! ${b},220! ${(a + b) / 2},250 ${a},220!`,
            ),
            'bold',
            i % 2 === 0 ? 'sun' : 'paper',
          );
        }
        stand.shape(rectangle(110, 580, 780, 44, 6), 'bold', 'wood');
        const boards = byGrade(scene, 3, 6, 9);
        for (let i = 0; i < boards; i++)
          stand.shape(
            rectangle(140 + (i * 720) / boards, 624, 720 / boards, 200),
            'line',
            i % 2 === 0 ? 'cream' : 'sand',
          );
        pitcher(sheet.layer('things').at({ x: 340, y: 582, scale: byGrade(scene, 0.9, 0.8, 0.8) }), level);
        for (const [i, x] of [540, 660].slice(0, level + 1).entries())
          glass(
            sheet.layer('things').at({ x, y: 582, scale: byGrade(scene, 0.7, 0.5, 0.5) }),
            level === 0 ? 0 : 1,
            ['sun', i === 0 ? 'cream' : 'gold'],
          );
        if (level > 0)
          for (const [x, y] of [
            [760, 560],
            [800, 566],
            [780, 526],
          ] as const)
            sheet
              .layer('things')
              .shape(
                drawn(
                  `${x - 34},${y}! ${x - 20},${y - 22} ${x + 20},${y - 22} ${x + 34},${y}! ${x + 20},${y + 20} ${x - 20},${y + 20}`,
                ),
                'line',
                'sun',
              );
        for (const [x, y, r] of [[500, 706, byGrade(scene, 76, 56, 56)]] as [number, number, number][]) {
          stand.shape(ellipse(x, y, r), 'bold', 'sun');
          if (level > 0) stand.shape(ellipse(x, y, r * 0.78), 'line', 'cream');
          for (let i = 0; i < byGrade(scene, 3, 6, 8); i++)
            stand.line(
              [
                [x, y],
                [
                  x +
                    r * byGrade(scene, 1, 0.78, 0.78) * Math.cos((i * Math.PI * 2) / byGrade(scene, 3, 6, 8)),
                  y +
                    r * byGrade(scene, 1, 0.78, 0.78) * Math.sin((i * Math.PI * 2) / byGrade(scene, 3, 6, 8)),
                ],
              ],
              'line',
              0,
            );
        }
      },
    },
    {
      words: [
        ['A Jug of Lemonade', 'Ice, mint and as many lemons as would go in. Now find some shade.'],
        [
          'Lemonade in the Grass',
          'Somebody has put the tray down here and gone to fetch the others. They had better hurry.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        const tray = sheet.layer('tray');
        tray.shape(ellipse(510, 690, 440, 88), 'bold', 'wood');
        tray.shape(ellipse(510, 676, 400, 66), 'line', 'sand');
        pitcher(sheet.layer('things').at({ x: 370, y: 700, scale: 1.36 }), level);
        glass(sheet.layer('things').at({ x: 650, y: 690, scale: 0.86 }), level, ['sun', 'cream']);
        glass(sheet.layer('things').at({ x: 820, y: 704, scale: 0.72 }), level, ['gold', 'sun'], 2);
      },
    },
  ],
});

/** Cold drinks. */
export const coldDrinks: readonly Composition[] = [smoothieBar, lemonadeStand];
