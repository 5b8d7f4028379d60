import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place } from '../../geometry/point.ts';
import { apple, orange, pear } from '../../motifs/fruit.ts';
import { counterBy } from '../../motifs/stages/eateries.ts';
import { garden, park } from '../../motifs/stages/outdoors.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { pasture } from '../../motifs/stages/wild-places.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { scenic } from '../scenic.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'sun', 'ember'];

const TUB: readonly Role[] = ['blush', 'cream', 'wood', 'grass', 'sun', 'a', 'b', 'c'];

function cone({ level }: Scene, view: Sheet, roles: readonly Role[]): void {
  const rim = clockwise(drawn('-58,-10! 58,-10! 0,200!'));
  view.shape(rim, 'bold', 'gold');
  const net = view.inside([rim]);
  for (let i = -3; i < 5; i++)
    if (level > 0)
      for (const s of [-1, 1])
        net.line(
          [
            [s * i * 34 - 90, -10],
            [s * i * 34 + 90, 200],
          ].map(([x, y]) => [s * x!, y!] as const),
          'fine',
          0,
        );
  for (const [i, role] of roles.entries()) {
    view.shape(
      drawn(
        `-66,${-20 - i * 66}! -62,${-80 - i * 66} 0,${-110 - i * 66} 62,${-80 - i * 66} 66,${-20 - i * 66}! 40,${-6 - i * 66} 16,${-18 - i * 66} -12,${-2 - i * 66} -40,${-16 - i * 66}`,
      ),
      'bold',
      role,
    );
    if (level === 2)
      for (const x of [-24, 22])
        view.line(traced(`${x},-112 ${x * 1.2},-60 ${x},-4`, { y: -i * 66 }), 'fine', 0);
  }
}

const gelatoCounter = scenic({
  name: 'gelato-counter',
  category: 'food',
  size: [800, 1000],
  ground: 560,
  edge: 'open',
  stages: [counterBy('stripes', ['blush', 'cream']), counterBy('tiles', ['soft', 'paper'])],
  tags: ['ice cream', 'gelato', 'sweets', 'summer'],
  layouts: [
    {
      words: [
        [
          'Which Flavor Today?',
          'There is a queue behind you and you still have not decided. Nobody minds: everybody is looking.',
        ],
        ['At the Gelato Counter', 'Every tub holds another flavor. Invent one that nobody has tasted yet.'],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        const [columns, rows] = byGrade(scene, [3, 1], [3, 2], [4, 3]) as [number, number];
        for (let row = 0; row < rows; row++)
          for (let i = 0; i < columns; i++) {
            const [w, h] = [700 / columns, 330 / rows];
            const view = sheet.layer('tubs').at({ x: 50 + (i + 0.5) * w, y: 600 + (row + 1) * h });
            const role = TUB[(row * columns + i) % TUB.length]!;
            view.shape(
              drawn(
                `${-w * 0.4},${-h * 0.3}! ${-w * 0.36},${-h * 0.7} ${-w * 0.1},${-h * 0.98} ${w * 0.16},${-h * 0.8} ${w * 0.36},${-h * 0.74} ${w * 0.4},${-h * 0.3}!`,
              ),
              'bold',
              role,
            );
            if (level > 0)
              view.line(
                traced(
                  `${-w * 0.26},${-h * 0.5} ${-w * 0.06},${-h * 0.74} ${w * 0.06},${-h * 0.52} ${w * 0.24},${-h * 0.6}`,
                ),
                'line',
                0.5,
              );
            view.shape(rectangle(-w * 0.46, -h * 0.36, w * 0.92, h * 0.34, 10), 'bold', 'stone');
          }
        const cones = byGrade(scene, 2, 3, 4);
        for (let i = 0; i < cones; i++)
          cone(
            scene,
            sheet
              .layer('cones')
              .at({ x: ((i + 0.5) * 800) / cones, y: 350, scale: byGrade(scene, 1.2, 0.96, 0.9) }),
            [TUB[i + 2]!, TUB[(i + 4) % 8]!].slice(0, byGrade(scene, 1, 2, 1 + (i % 2))),
          );
      },
    },
    {
      words: [
        [
          'Three Scoops, Please',
          'The first is for the heat and the second for the taste. The third is there because it was there.',
        ],
        [
          'The Tallest Cone in Town',
          'Somebody has ordered one scoop of each. Now it must be held very straight.',
        ],
      ],
      draw(scene) {
        const view = scene.sheet.layer('cone').at({ x: 400, y: 600, scale: 1.6 });
        cone(scene, view, ['wood', 'cream', 'blush', 'grass']);
        view.shape(ellipse(0, -318, 24), 'bold', 'rust');
        for (const [x, y, a] of [
          [-54, -250, -0.5],
          [60, -250, 0.4],
        ] as const)
          view.shape(place(rectangle(-10, -90, 20, 110, 6), { x, y, angle: a }), 'line', 'gold');
        if (scene.level > 0)
          for (const x of [120, 680])
            cone(
              scene,
              scene.sheet.layer('cone').at({ x, y: 730, scale: 0.9 }),
              x < 400 ? ['a', 'sun'] : ['b', 'soft'],
            );
      },
    },
  ],
});

/** A glass with a drink, a straw and a slice of fruit on its rim; 300 units high. */
function glass(view: Sheet, level: 0 | 1 | 2, roles: readonly [Role, Role]): void {
  if (level === 0) view.line(traced('26,-280 66,-430'), 'bold', 0);
  else view.shape(drawn('20,-170! 60,-420! 80,-416! 46,-170!'), 'line', 'a');
  view.shape(ellipse(-76, -296, level === 0 ? 72 : 50), 'bold', 'sun');
  if (level > 0)
    for (let i = 0; i < 6; i++)
      view.line(
        [
          [-76, -296],
          [-76 + 46 * Math.cos(i * 1.05), -296 + 46 * Math.sin(i * 1.05)],
        ],
        'fine',
        0,
      );
  const rim = clockwise(drawn('-96,-300! 96,-300! 70,0! -70,0!'));
  view.shape(rim, 'bold', 'paper');
  const inside = view.inside([rim]);
  inside.shape(rectangle(-120, -246, 240, 260), 'line', roles[0]);
  for (let i = 1; i <= [0, 2, 3][level]!; i++)
    inside.shape(
      drawn(
        `-120,${-246 + i * 66}! -40,${-262 + i * 66} 40,${-230 + i * 66} 120,${-246 + i * 66}! 120,20! -120,20!`,
      ),
      'line',
      roles[i % 2],
    );
  if (level > 0)
    for (const [x, y, a] of [
      [-30, -220, 0.3],
      [34, -216, -0.4],
    ] as const)
      inside.shape(place(rectangle(-24, -24, 48, 48, 8), { x, y, angle: a }), 'line', 'soft');
  view.rim(rim, 'bold');
}

const smoothieBar = scenic({
  name: 'smoothie-bar',
  category: 'food',
  size: [1000, 800],
  ground: 620,
  edge: 'open',
  stages: [counterBy('tiles', ['grass', 'paper']), counterBy('shelves', ['wood', 'cream'])],
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
              x: 500 + (i - (count - 1) / 2) * 230,
              y: 640 + (i % 2) * 40,
              scale: byGrade(scene, 1.5, 1.1, 1),
            }),
            level,
            [LEADS[i]!, LEADS[(i + 2) % 6]!],
          );
        for (const [i, x] of byGrade(scene, [140, 850], [90, 920], [70, 940]).entries())
          (i === 0 ? apple : orange)(sheet.layer('fruit').at({ x, y: 690, scale: 0.8 }), level);
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
        mixer.shape(drawn('-110,0! -90,-110! 90,-110! 110,0!'), 'bold', 'stone');
        mixer.shape(ellipse(0, -54, 34), 'line', 'a');
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
          .entries())
          mixer.inside([jar]).shape(ellipse(x, y, 34 - i * 3), 'line', LEADS[i]);
        mixer.rim(jar, 'bold');
        mixer.shape(rectangle(-140, -470, 280, 44, 14), 'bold', 'wood');
        mixer.shape(
          drawn('128,-390! 190,-390 196,-220 108,-200! 112,-230! 160,-240 158,-360 124,-360!'),
          'bold',
          'stone',
        );
        for (const [i, x] of [600, 740, 880].entries())
          glass(sheet.layer('glass').at({ x, y: 640 + (i % 2) * 50, scale: 0.84 }), level, [
            LEADS[i]!,
            LEADS[i + 2]!,
          ]);
        pear(sheet.layer('fruit').at({ x: 90, y: 720, scale: 0.7 }), level);
      },
    },
  ],
});

function pitcher(view: Sheet, level: 0 | 1 | 2): void {
  const handle =
    level === 0
      ? '70,-286! 206,-290 206,-70 70,-60! 74,-120! 146,-128 146,-226 70,-226!'
      : '92,-270! 170,-270 176,-90 84,-70! 86,-104! 138,-116 138,-236 92,-236!';
  view.shape(drawn(handle), 'bold', 'soft');
  const rim = clockwise(drawn('-116,-330! -90,-310! 110,-320! 84,-190 104,-40 60,0 -60,0 -100,-40 -84,-190'));
  view.shape(rim, 'bold', 'paper');
  view.inside([rim]).shape(rectangle(-130, -230, 260, 250), 'line', 'sun');
  for (const [x, y] of (
    [
      [-34, -176],
      [36, -110],
      [-30, -60],
    ] as const
  ).slice(0, level + 1)) {
    view.inside([rim]).shape(ellipse(x, y, level === 0 ? 46 : 40), 'line', 'gold');
    if (level > 0)
      for (let i = 0; i < 6; i++)
        view.inside([rim]).line(
          [
            [x, y],
            [x + 38 * Math.cos(i * 1.05), y + 38 * Math.sin(i * 1.05)],
          ],
          'fine',
          0,
        );
  }
  view.rim(rim, 'bold');
}

const lemonadeStand = scenic({
  name: 'lemonade-stand',
  category: 'food',
  size: [1000, 800],
  ground: 560,
  edge: 'open',
  stages: [garden, park, pasture('day')],
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
        sheet.layer('tray').shape(ellipse(500, 690, 400, 74), 'bold', 'wood');
        sheet.layer('tray').shape(ellipse(500, 680, 350, 54), 'line', 'sand');
        pitcher(sheet.layer('things').at({ x: 380, y: 700, scale: 1.4 }), level);
        glass(sheet.layer('things').at({ x: 660, y: 690, scale: 0.9 }), level, ['sun', 'cream']);
        glass(sheet.layer('things').at({ x: 830, y: 700, scale: 0.7 }), level, ['gold', 'sun']);
        for (const a of [-0.5, 0.1, 0.6])
          sheet
            .layer('things')
            .shape(place(petal('leaf', 100, 54), { x: 330, y: 250, angle: a }), 'line', 'leaf');
      },
    },
  ],
});

/** Ice cream and cold drinks. */
export const coldTreats: readonly Composition[] = [gelatoCounter, smoothieBar, lemonadeStand];
