import type { Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { mix } from '../../geometry/point.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { VEGETABLES } from '../../motifs/food/vegetables.ts';
import { tableBy } from '../../motifs/stages/eateries.ts';
import { park } from '../../motifs/stages/outdoors.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { pasture } from '../../motifs/stages/wild-places.ts';
import type { Sheet } from '../../sheet.ts';
import { scenic } from '../scenic.ts';

/** A striped awning along the top of the picture. */
function awning({ sheet, width, level }: Scene, foot: number): void {
  const view = sheet.layer('awning');
  const count = [5, 8, 11][level]!;
  const w = (width + 40) / count;
  for (let i = 0; i < count; i++) {
    const x = -20 + i * w;
    view.shape(
      drawn(`${x},-20! ${x + w},-20! ${x + w},${foot}! ${x + w * 0.5},${foot + w * 0.4} ${x},${foot}!`),
      'bold',
      i % 2 === 0 ? 'a' : 'paper',
    );
  }
}

function crate({ sheet, level }: Scene, x: number, y: number, wide: number, pick: number): void {
  const view = sheet.layer('crates').at({ x, y });
  const count = [2, 3, 3][level]!;
  const scale = wide / (count * 118);
  if (level > 0) view.shape(rectangle(-wide / 2, -30, wide, 60), 'line', 'rust');
  for (const row of level === 0 ? [0] : [1, 0])
    for (let i = 0; i < count - row; i++)
      VEGETABLES[pick % VEGETABLES.length]!(
        view.at({ x: ((i + 0.5 + row * 0.5) / count - 0.5) * wide, y: 14 - row * 66 * scale, scale }),
        level === 2 ? 1 : level,
      );
  for (let i = 0; i < [1, 2, 3][level]!; i++)
    view.shape(
      rectangle(-wide / 2 - 6, (i * 84) / [1, 2, 3][level]!, wide + 12, 84 / [1, 2, 3][level]!),
      'bold',
      'wood',
    );
}

const vegetableStall = scenic({
  name: 'vegetable-stall',
  category: 'food',
  size: [800, 1000],
  ground: 700,
  edge: 'page',
  stages: [pasture('day'), park],
  tags: ['vegetables', 'market', 'stall', 'harvest'],
  layouts: [
    {
      words: [
        [
          'Fresh from the Field',
          'This morning it all was still in the ground. Now it waits in crates for somebody who can cook.',
        ],
        ['The Vegetable Stall', 'Everything on this page is good for you. Coloring it is, too.'],
      ],
      draw(scene) {
        const columns = byGrade(scene, 1, 2, 2);
        const rows = byGrade(scene, 2, 3, 3);
        const rack = scene.sheet.layer('rack');
        const reach = byGrade(scene, 310, 360, 360);
        const post = byGrade(scene, 70, 36, 36);
        for (const side of [-1, 1])
          rack.shape(rectangle(400 + side * reach - post / 2, -20, post, 1040), 'bold', 'sand');
        for (let row = 0; row < rows; row++)
          rack.shape(
            rectangle(
              380 - reach,
              494 + row * byGrade(scene, 300, 226, 226),
              2 * reach + 40,
              byGrade(scene, 60, 34, 34),
              4,
            ),
            'bold',
            'sand',
          );
        awning(scene, 150);
        for (let row = 0; row < rows; row++)
          for (let column = 0; column < columns; column++)
            crate(
              scene,
              400 + (column - (columns - 1) / 2) * 370,
              410 + row * byGrade(scene, 300, 226, 226),
              byGrade(scene, 480, 310, 320),
              row * 2 + column + scene.random.fork('pick').int(0, 8),
            );
      },
    },
    {
      words: [
        [
          'A Tower of Vegetables',
          'The greengrocer has built it at six in the morning. Please take from the top.',
        ],
        [
          'Market Morning',
          'Pumpkins below and peas above: that is the art of it. One carrot is trying to get away.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        awning(scene, 120);
        if (level === 2)
          dressMeadow(sheet.layer('field'), scene.random, {
            zone: [rectangle(-20, 600, 840, 440)],
            kind: 'mounds',
            size: 124,
            rim: 'line',
          });
        const rows = byGrade(scene, 2, 3, 4);
        sheet
          .layer('heap')
          .shape(drawn('110,840! 150,660 250,430 350,300 450,300 550,430 650,660 690,840!'), 'bold', 'leaf');
        for (let row = rows - 1; row >= 0; row--)
          for (let i = 0; i <= row + 1; i++) {
            const scale = byGrade(scene, 1.9, 1.4, 1.16);
            VEGETABLES[(row * 3 + i * 2 + row) % VEGETABLES.length]!(
              sheet.layer('heap').at({
                x: 400 + (i - (row + 1) / 2) * 118 * scale,
                y: 846 - (rows - 1 - row) * 116 * scale,
                scale,
              }),
              level,
            );
          }
        sheet.layer('heap').shape(drawn('60,830! 740,830! 690,960! 110,960!'), 'bold', 'wood');
        if (level === 2)
          dressBoards(sheet.layer('heap'), scene.random, {
            zone: [drawn('60,830! 740,830! 690,960! 110,960!')],
            kind: 'planks',
            size: 88,
            rim: 'bold',
          });
        if (level === 1)
          for (const y of [870, 914])
            sheet.layer('heap').line(
              [
                [70, y],
                [730, y],
              ],
              'line',
              0,
            );
      },
    },
  ],
});

/** Soup with everything, in a pot that has just been opened. */
const soupPot = scenic({
  name: 'soup-pot',
  category: 'food',
  size: [800, 1000],
  ground: 760,
  edge: 'page',
  stages: [tableBy('tiles', ['soft', 'paper'], true), tableBy('shelves', ['wood', 'cream'])],
  tags: ['soup', 'vegetables', 'cooking', 'autumn'],
  layouts: [
    {
      words: [
        ['Everything in the Pot', 'What still lies on the table goes in next. That is how good soup begins.'],
        [
          'Soup Day',
          'It smells up to the third floor. Soon somebody will ring and ask whether there is enough.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        const steam = sheet.layer('steam');
        if (level === 1) {
          puff(steam.at({ x: 262, y: 566 }));
          puff(steam.at({ x: 420, y: 556, scale: 0.76, flip: true }));
          ladle(steam.at({ x: 536, y: 580, angle: 0.34 }));
        }
        for (const x of byGrade(scene, [400], [], [280, 400, 520]))
          steam.shape(
            clockwise(
              tube(
                curve(knots(`${x},530 ${x - 40},420 ${x + 30},320 ${x - 20},210`), 6),
                (t) => 24 * Math.sin(Math.PI * (0.08 + t * 0.9)),
              ),
            ),
            'line',
            'paper',
          );
        const spots = [
          [100, 850],
          [700, 850],
          [180, 918],
          [620, 922],
          [80, 920],
          [726, 920],
        ] as const;
        const first = scene.random.fork('v').int(0, 4);
        pot(
          sheet
            .layer('pot')
            .at({ x: 400, y: byGrade(scene, 834, 840, 840), scale: byGrade(scene, 1.06, 1.1, 1.1) }),
          level,
        );
        for (const [i, [x, y]] of spots.slice(0, byGrade(scene, 2, 4, 6)).entries())
          VEGETABLES[(i * 2 + first) % VEGETABLES.length]!(
            sheet.layer('veg').at({ x, y, scale: byGrade(scene, 1.5, 1, 0.9) }),
            level,
          );
      },
    },
  ],
});

/** Steam that rises from the frame's origin and spreads, 340 units high. */
function puff(view: Sheet): void {
  view.shape(
    drawn(
      '-26,20! -44,-50 -20,-104 -52,-140 -98,-190 -84,-248 -36,-262 -20,-312 38,-326 66,-286 112,-270 116,-212 74,-190 62,-140 18,-120 34,-60 26,20!',
    ),
    'line',
    'paper',
  );
  view.line(traced('-46,-206 -14,-226 12,-200 -4,-178'), 'fine', 0.4);
  view.line(traced('40,-268 66,-250 60,-224'), 'fine', 0.4);
}

/** The handle of a ladle, 330 units long, a hole at its upper end; its foot on the origin. */
function ladle(view: Sheet): void {
  view.shape(drawn('-13,20! -13,-230 -24,-290 0,-330 24,-290 13,-230 13,20!'), 'bold', 'stone');
  view.shape(ellipse(0, -292, 9), 'line', 'paper');
}

function pot(view: Sheet, level: 0 | 1 | 2): void {
  for (const flip of [false, true])
    view
      .at({ flip })
      .shape(
        drawn(
          level === 0
            ? '200,-216! 300,-220 300,-130 200,-126!'
            : '220,-210! 290,-214 300,-150 226,-140! 226,-164! 268,-168 262,-190 222,-184!',
        ),
        'bold',
        'stone',
      );
  const rim = clockwise([...arc(0, -250, 230, 46, Math.PI, 0), [224, -60], [180, 0], [-180, 0], [-224, -60]]);
  view.shape(rim, 'bold', 'ember');
  if (level === 0) {
    view.shape(ellipse(0, -250, 230, 66), 'bold', 'sun');
    for (const x of [-104, 30]) view.shape(ellipse(x, -252, 46, 30), 'line', 'ember');
    return;
  }
  view.shape(ellipse(0, -250, 230, 50), 'bold', 'cream');
  view.shape(ellipse(0, -248, 196, 36), 'line', 'sun');
  for (const [x, y, r] of (
    [
      [-90, -250, 30],
      [60, -240, 34],
      [-10, -262, 24],
      [130, -256, 22],
    ] as const
  ).slice(0, level + 2))
    view.shape(ellipse(x, y, r, r * 0.5), 'line', 'ember');
  const dots = [0, 5, 7][level]!;
  for (let i = 0; i < dots; i++)
    view.shape(
      ellipse(mix(-170, 170, i / Math.max(1, dots - 1)), -110 + (i % 2) * 40, 22),
      'line',
      i % 2 === 0 ? 'cream' : 'sun',
    );
}

/** Vegetables in crates, in heaps and in the pot. */
export const marketStalls: readonly Composition[] = [vegetableStall, soupPot];
