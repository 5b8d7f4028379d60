import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { tableBy } from '../../motifs/stages/eateries.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { scenic } from '../scenic.ts';

const TUB: readonly Role[] = ['blush', 'cream', 'wood', 'grass', 'sun', 'a', 'b', 'c'];

/** A waffle cone with scoops, the edge of the cone on the origin, its tip 200 units below. */
function cone({ level }: Scene, view: Sheet, roles: readonly Role[]): void {
  const rim = clockwise(drawn('-58,-10! 58,-10! 0,200!'));
  view.shape(rim, 'bold', 'gold');
  const net = view.inside([rim]);
  for (let i = -3; i < 5; i++)
    if (level > 0)
      for (const s of [-1, 1])
        net.line(
          [
            [s * i * 40 - s * 90, -10],
            [s * i * 40 + s * 90, 200],
          ],
          'fine',
          0,
        );
  for (const [i, role] of roles.entries()) {
    const y = -i * 66;
    const scoop = clockwise(
      drawn(
        `-68,${y - 18} -62,${y - 80} 0,${y - 112} 62,${y - 80} 68,${y - 18} 44,${y - 4} 22,${y - 16} 0,${y - 2} -22,${y - 16} -44,${y - 4}`,
      ),
    );
    view.shape(scoop, 'bold', role);
    if (level === 2)
      for (const x of [-26, 24])
        view.inside([scoop]).line(traced(`${x},-76 ${x * 1.3},-50 ${x},-26`, { y }), 'fine', 0.3);
  }
}

/** A steel pan heaped with one flavor, `wide` units across, its foot on the origin. */
function pan(view: Sheet, level: 0 | 1 | 2, wide: number, high: number, role: Role): void {
  const [w, h] = [wide / 2, high];
  view.shape(
    drawn(
      `${-w * 0.9},${-h * 0.36}! ${-w * 0.94},${-h * 0.6} ${-w * 0.5},${-h * 0.72} ${-w * 0.3},${-h * 0.96} ${w * 0.16},${-h} ${w * 0.36},${-h * 0.76} ${w * 0.9},${-h * 0.62} ${w * 0.9},${-h * 0.36}!`,
    ),
    'bold',
    role,
  );
  if (level > 0)
    view.line(
      traced(
        `${-w * 0.6},${-h * 0.5} ${-w * 0.1},${-h * 0.62} ${w * 0.1},${-h * 0.78} ${w * 0.3},${-h * 0.6}`,
      ),
      'line',
      0.5,
    );
  view.shape(drawn(`${-w},${-h * 0.4}! ${w},${-h * 0.4}! ${w * 0.9},0! ${-w * 0.9},0!`), 'bold', 'stone');
  if (level > 0) view.shape(rectangle(-w * 0.34, -h * 0.3, w * 0.68, h * 0.2, 4), 'line', 'paper');
}

/** A tumbler that holds a cone by its tip, its foot on the origin. */
function tumbler(view: Sheet, role: Role): void {
  view.shape(drawn('-62,-120! 62,-120! 48,0! -48,0!'), 'bold', role);
  view.line(
    [
      [-57, -84],
      [57, -84],
    ],
    'line',
    0,
  );
}

/** Cones that stand in tumblers on the table. */
function standing(scene: Scene, x: number, foot: number, scale: number, roles: readonly Role[]): void {
  const view = scene.sheet.layer('cones').at({ x, y: foot, scale });
  cone(scene, view.at({ y: -226 }), roles);
  tumbler(view, roles[0] === 'a' ? 'b' : 'a');
}

const gelatoCounter = scenic({
  name: 'gelato-counter',
  category: 'food',
  size: [800, 1000],
  ground: 740,
  edge: 'page',
  stages: [tableBy('stripes', ['blush', 'cream']), tableBy('tiles', ['soft', 'paper'])],
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
        const [columns, rows] = byGrade(scene, [2, 1], [3, 2], [4, 2]) as [number, number];
        const pitch = byGrade(scene, 230, 176, 150);
        for (let row = 0; row < rows; row++) {
          const y = 330 + (row - (rows - 1)) * pitch + byGrade(scene, 20, 60, 60);
          for (let i = 0; i < columns; i++)
            pan(
              sheet.layer('pans').at({ x: 40 + ((i + 0.5) * 720) / columns, y }),
              level,
              (720 / columns) * 0.84,
              pitch * 0.82,
              TUB[(row * columns + i) % TUB.length]!,
            );
          sheet.layer('pans').shape(rectangle(-20, y, 840, level === 0 ? 46 : 24), 'bold', 'wood');
        }
        const cones = byGrade(scene, 2, 3, 4);
        for (let i = 0; i < cones; i++)
          standing(
            scene,
            ((i + 0.5) * 800) / cones,
            880,
            byGrade(scene, 1.2, 1, 0.92),
            [TUB[i + 2]!, TUB[(i + 4) % 8]!].slice(0, byGrade(scene, 1, 1, 1 + (i % 2))),
          );
      },
    },
    {
      words: [
        [
          'Four Scoops, Please',
          'The first is for the heat and the second for the taste. The others are there because they were there.',
        ],
        [
          'The Tallest Cone in Town',
          'Somebody has ordered one scoop of each. Now it must be held very straight.',
        ],
      ],
      draw(scene) {
        standing(scene, 400, 890, 1.36, ['wood', 'cream', 'blush', 'grass']);
        const view = scene.sheet.layer('cones').at({ x: 400, y: 890, scale: 1.36 });
        view.line(traced('0,-556 10,-590 34,-606'), 'line', 0);
        view.shape(ellipse(0, -548, 26), 'bold', 'rust');
        if (scene.level > 0)
          for (const x of [120, 680]) standing(scene, x, 866, 0.92, x < 400 ? ['a', 'sun'] : ['b', 'soft']);
      },
    },
  ],
});

/** Ice cream over the counter. */
export const gelato: readonly Composition[] = [gelatoCounter];
