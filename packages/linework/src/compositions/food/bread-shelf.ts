import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { BAKED } from '../../motifs/food/baked.ts';
import { tableBy } from '../../motifs/stages/eateries.ts';
import { byGrade } from '../../motifs/stages/stage.ts';
import type { Sheet } from '../../sheet.ts';
import { scenic } from '../scenic.ts';

const breadShelf = scenic({
  name: 'bread-shelf',
  category: 'food',
  size: [1000, 800],
  ground: 640,
  edge: 'page',
  stages: [tableBy('boards', ['cream', 'sand']), tableBy('stripes', ['blush', 'paper'])],
  tags: ['bakery', 'bread', 'baking', 'breakfast'],
  layouts: [
    {
      words: [
        [
          'Ready at Seven',
          'The baker got up at three so that these could lie here at seven. You can smell them from the corner.',
        ],
        [
          "At the Baker's",
          'Something long, something round and something with berries. You came for two rolls.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        const [rows, columns] = byGrade(scene, [1, 2], [2, 5], [3, 6]) as [number, number];
        for (let row = 0; row < rows; row++) {
          const y = byGrade(scene, 380, 330, 260) + row * byGrade(scene, 200, 190, 158);
          for (let i = 0; i < columns; i++)
            BAKED[(i * 2 + row) % BAKED.length]!(
              sheet
                .layer('bread')
                .at({ x: ((i + 0.5) * 1000) / columns, y, scale: byGrade(scene, 2.6, 1.6, 1.4) }),
              level,
            );
          sheet.layer('shelf').shape(rectangle(-20, y, 1040, level === 0 ? 46 : 24), 'bold', 'wood');
        }
        for (const [i, x] of byGrade(scene, [300, 700], [200, 500, 800], [150, 380, 620, 850]).entries())
          loafOf(sheet.layer('loaves').at({ x, y: 706, scale: byGrade(scene, 1.5, 1.1, 0.9) }), level, i);
      },
    },
  ],
});

/** A loaf with cuts, 200 units wide. */
function loafOf(view: Sheet, level: 0 | 1 | 2, kind: number): void {
  const rim = clockwise(
    drawn(
      kind % 2 === 0
        ? '-100,0! -110,-50 -70,-104 0,-116 70,-104 110,-50 100,0!'
        : '-110,0 -120,-40 -60,-84 60,-84 120,-40 110,0',
    ),
  );
  view.shape(rim, 'bold', kind % 2 === 0 ? 'gold' : 'wood');
  for (const x of level === 0 ? [0] : [-50, 0, 50])
    view
      .inside([rim])
      .shape(place(petal('leaf', 90, 30), { x: x - 20, y: -14, angle: 0.5 }), 'line', 'cream');
  view.rim(rim, 'bold');
}

/** What a baker has to sell. */
export const breadPages: readonly Composition[] = [breadShelf];
