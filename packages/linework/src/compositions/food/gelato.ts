import type { Composition } from '../../composition.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import {
  coneRack,
  FLAVORS,
  gelatoPan,
  softSwirl,
  topCherry,
  toppingJar,
  waffleCone,
} from '../../motifs/food/ice-creams.ts';
import { shopAwning } from '../../motifs/shops/front.ts';
import { tableBy } from '../../motifs/stages/eateries.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { seenFromBehind } from '../../motifs/people/from-behind.ts';
import { scenic } from '../scenic.ts';

const TUB: readonly Role[] = ['blush', 'cream', 'wood', 'grass', 'sun', 'a', 'b', 'c'];

/** The scoops of a cone, from below: flavors that follow each other. */
function scoopsFrom(k: number, count: number): [(typeof FLAVORS)[number], Role][] {
  return Array.from({ length: count }, (_, i) => [FLAVORS[(k + i * 2) % 6]!, TUB[(k * 3 + i) % 8]!]);
}

/** Pans on boards, heaped higher than they should be. */
function drawPans(scene: Scene): void {
  const view = scene.sheet.layer('pans');
  const [columns, rows] = byGrade(scene, [2, 1], [3, 2], [4, 2]) as [number, number];
  const pitch = byGrade(scene, 240, 190, 186);
  for (let row = 0; row < rows; row++) {
    const y = byGrade(scene, 330, 400, 402) + (row - (rows - 1)) * pitch;
    for (let i = 0; i < columns; i++)
      gelatoPan(view.at({ x: 40 + ((i + 0.5) * 720) / columns, y }), {
        k: scene.level === 0 ? i * 2 + 1 : row * 3 + i + (row > 0 ? 0 : 1),
        wide: (720 / columns) * 0.86,
        high: pitch * 0.8,
        role: TUB[(row * columns + i) % TUB.length]!,
        level: scene.level,
      });
    view.shape(rectangle(-20, y, 840, scene.level === 0 ? 46 : 22), 'bold', 'wood');
  }
}

/** Two eyes and a smile without cheeks, about the frame's origin. */
function plainFace(sheet: Sheet): void {
  for (const x of [-24, 24]) sheet.ink(ellipse(x, 0, 5, 7));
  sheet.line(arc(0, 3, 11, 11, 0.25, Math.PI - 0.25), 'line', 0.3);
}

/** Cones side by side in a rack, each topped in a way of its own. */
function drawRack(scene: Scene): void {
  const { level } = scene;
  const view = scene.sheet.layer('cones');
  const count = byGrade(scene, 2, 3, 4);
  const scale = byGrade(scene, 1.28, 1.14, 1);
  const foot = 890;
  for (let i = 0; i < count; i++) {
    const cone = view.at({
      x: 400 + (i - (count - 1) / 2) * byGrade(scene, 320, 214, 166),
      y: foot - 206 * scale,
      scale,
    });
    const scoops = level === 2 && i % 2 === 1 ? 2 : 1;
    waffleCone(cone, i === 0 ? [] : scoopsFrom(i, scoops), level);
    if (i === 0) softSwirl(cone.at({ y: -2 }), 'cream');
    if (level === 0) plainFace(cone.at({ y: i === 0 ? -16 : -46 }));
    if (i % 2 === 1) topCherry(cone.at({ y: -106 - (scoops - 1) * 74 }), level === 0 ? 1.2 : 0.9);
  }
  coneRack(view.at({ x: 400, y: foot, scale }), byGrade(scene, 690, 660, 700) / scale);
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
        drawPans(scene);
        drawRack(scene);
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
        const { sheet, level } = scene;
        const view = sheet.layer('cones');
        shopAwning(sheet.layer('awning').at({ x: 0, y: 20 }), {
          width: 800,
          height: 110,
          strips: byGrade(scene, 5, 9, 13),
          flare: 0,
          roles: ['a', 'paper'],
        });
        for (const [i, x] of [96, 226, 574, 704].entries())
          toppingJar(
            sheet.layer('jars').at({ x, y: 430, scale: 0.94 }),
            i + (i > 1 ? 2 : 0),
            TUB[i * 2]!,
            level,
          );
        sheet.layer('jars').shape(rectangle(-20, 430, 300, 24), 'bold', 'wood');
        sheet.layer('jars').shape(rectangle(520, 430, 300, 24), 'bold', 'wood');
        for (const [i, x] of [166, 634].entries()) {
          const cone = view.at({ x, y: 684 });
          waffleCone(cone, scoopsFrom(i * 3 + 1, 2), level);
          if (i === 1) topCherry(cone.at({ y: -180 }), 0.9);
        }
        const tall = view.at({ x: 400, y: 644, scale: 1.2 });
        waffleCone(tall, scoopsFrom(0, 4), level);
        topCherry(tall.at({ y: -328 }), 1.1);
        coneRack(view.at({ x: 400, y: 890 }), 690);
        if (level > 0)
          seenFromBehind(
            sheet.layer('customer').at({ x: 196, y: 1000, scale: 1.02 }),
            {
              hair: 'tail',
              hairRole: 'wood',
              top: 'b',
              skin: 'cream',
              turn: 1,
              raised: 1,
              hand: 'point',
              back: 'stripes',
            },
            1,
          );
      },
    },
  ],
});

/** Ice cream over the counter. */
export const gelato: readonly Composition[] = [gelatoCounter];
