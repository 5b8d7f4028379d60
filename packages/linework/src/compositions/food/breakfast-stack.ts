import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { type Point } from '../../geometry/point.ts';
import { helperMouse } from '../../motifs/food/kitchen-mice.ts';
import { berry } from '../../motifs/fruit.ts';
import { tableBy } from '../../motifs/stages/eateries.ts';
import { byGrade } from '../../motifs/stages/stage.ts';
import type { Sheet } from '../../sheet.ts';
import { scenic } from '../scenic.ts';

type Level = 0 | 1 | 2;

/** Pancakes one upon the other, with what runs down. */
function pancakeStack(view: Sheet, level: Level, count: number): void {
  view.shape(ellipse(0, 10, 330, 60), 'bold', 'c');
  view.shape(ellipse(0, 0, 270, 42), 'line', 'paper');
  for (let i = 0; i < count; i++) {
    const [y, lean] = [-i * 56, (i % 2 === 0 ? 1 : -1) * 10 + (i % 3) * 6];
    view.shape(
      drawn(
        `${-230 + lean},${y - 30} ${-220 + lean},${y - 62} ${lean},${y - 84} ${220 + lean},${y - 62} ${230 + lean},${y - 30} ${210 + lean},${y - 6} ${lean},${y + 8} ${-210 + lean},${y - 6}`,
      ),
      'bold',
      'gold',
    );
    if (level > 0)
      view.shape(
        drawn(
          `${-226 + lean},${y - 34} ${lean},${y - 10} ${226 + lean},${y - 34} ${214 + lean},${y - 60} ${lean},${y - 82} ${-214 + lean},${y - 60}`,
        ),
        'line',
        'wood',
      );
  }
  const top = -(count - 1) * 56 - 46;
  if (level > 0)
    for (let i = 0; i < count; i++)
      for (const x of [-150, -60, 40, 130])
        view.line(
          traced(
            `${x + (i % 3) * 14 - 14},${-i * 56 - 16} ${x + (i % 3) * 14 + 4},${-i * 56 - 12} ${x + (i % 3) * 14 + 22},${-i * 56 - 16}`,
          ),
          'fine',
          0.4,
        );
  view.shape(
    drawn(
      `-190,${top} -120,${top - 30} 0,${top - 36} 130,${top - 28} 196,${top} 190,${top + 90} 164,${top + 110} 146,${top + 60} 100,${top + 30} 74,${top + 170} 50,${top + 200} 26,${top + 170} 16,${top + 40} -40,${top + 26} -66,${top + 110} -86,${top + 128} -104,${top + 104} -116,${top + 20}`,
    ),
    'bold',
    'rust',
  );
  view.shape(
    drawn(`-62,${top - 40}! 4,${top - 66}! 66,${top - 44}! 66,${top - 12}! 4,${top + 16}! -62,${top - 10}!`),
    'bold',
    'sun',
  );
  if (level > 0)
    for (const [x, y] of [
      [-120, top - 16],
      [-88, top - 30],
      [122, top - 18],
    ] as const)
      view.shape(ellipse(x, y, 21), 'bold', 'b');
  if (level > 0)
    for (const to of [
      [-62, top - 40],
      [66, top - 44],
      [4, top + 16],
    ] as const)
      view.line([[4, top - 16], to], 'line', 0);
}

const pancakeTower = scenic({
  name: 'pancake-tower',
  category: 'food',
  size: [800, 1000],
  ground: 770,
  edge: 'page',
  stages: [
    tableBy('tiles', ['soft', 'paper']),
    tableBy('stripes', ['blush', 'cream']),
    tableBy('shelves', ['wood', 'cream']),
  ],
  tags: ['pancakes', 'breakfast', 'syrup', 'sweets'],
  layouts: [
    {
      words: [
        [
          'The Pancake Tower',
          'Butter goes on top, and the syrup finds its own way down. Whoever guesses how many there are may begin.',
        ],
        [
          'Sunday Breakfast',
          'It is Sunday, nobody has to go anywhere and the pan is hot. There is always one more.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        pancakeStack(
          sheet.layer('stack').at({ x: 400, y: 840, scale: byGrade(scene, 1.06, 1, 1) }),
          level,
          byGrade(scene, 5, 7, 8),
        );
        if (level > 0) helperMouse(sheet.layer('mouse').at({ x: 92, y: 846, scale: 1.16 }), 'c', level);
        for (const [x, y] of byGrade(
          scene,
          [[140, 870]],
          [
            [120, 880],
            [690, 880],
          ],
          [
            [110, 880],
            [690, 890],
            [180, 930],
            [620, 940],
          ],
        ) as Point[])
          berry(sheet.layer('berries').at({ x, y, scale: 0.7 }), level);
      },
    },
    {
      words: [
        [
          'Three Little Stacks',
          'There is one with butter and one with more butter. The third is for whoever gets up last.',
        ],
        ['Pancakes for Three', 'Everybody gets the same number. We have counted twice.'],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        pancakeStack(sheet.layer('stack').at({ x: 230, y: 640, scale: 0.6 }), level, 4);
        pancakeStack(sheet.layer('stack').at({ x: 590, y: 660, scale: 0.6 }), level, 6);
        pancakeStack(sheet.layer('stack').at({ x: 400, y: 900, scale: 0.84 }), level, 5);
      },
    },
  ],
});

/** Pancakes in towers. */
export const pancakePages: readonly Composition[] = [pancakeTower];
