import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place } from '../../geometry/point.ts';
import { apple, orange, pear } from '../../motifs/fruit.ts';
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
  edge: 'page',
  stages: [tableBy('tiles', ['grass', 'paper']), tableBy('shelves', ['wood', 'cream'])],
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
        for (const [i, x] of [590, 740, 890].entries())
          glass(sheet.layer('glass').at({ x, y: 650 + (i % 2) * 40, scale: 0.74 }), level, [
            LEADS[i]!,
            LEADS[i + 2]!,
          ]);
        pear(sheet.layer('fruit').at({ x: 104, y: 640, scale: 0.52 }), level);
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
        sheet.layer('tray').shape(ellipse(500, 690, 400, 74), 'bold', 'wood');
        sheet.layer('tray').shape(ellipse(500, 680, 350, 54), 'line', 'sand');
        pitcher(sheet.layer('things').at({ x: 380, y: 700, scale: 1.4 }), level);
        glass(sheet.layer('things').at({ x: 660, y: 690, scale: 0.9 }), level, ['sun', 'cream']);
        glass(sheet.layer('things').at({ x: 830, y: 700, scale: 0.7 }), level, ['gold', 'sun']);
        for (const a of [-0.5, 0.1, 0.6])
          sheet
            .layer('things')
            .shape(place(petal('leaf', 100, 54), { x: 350, y: 276, angle: a }), 'line', 'leaf');
      },
    },
  ],
});

/** Cold drinks. */
export const coldDrinks: readonly Composition[] = [smoothieBar, lemonadeStand];
