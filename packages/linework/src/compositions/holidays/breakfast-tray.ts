import { byLevel } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { FLOWERS } from '../../motifs/flowers.ts';
import { citrus, cupFromAbove, fork, jamToast, plate } from '../../motifs/food/from-above.ts';
import { leaf } from '../../motifs/leaf.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'sun', 'ember'];

/** Pancakes in a leaning stack, seen a little from the side, with butter, syrup and berries. */
function stack(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const [x, y] of (
    [
      [3, 52],
      [-4, 26],
      [4, 0],
      [0, -26],
    ] as const
  ).slice(level === 0 ? 2 : 0))
    sheet.shape(ellipse(x, y, 102, 76), 'line', 'gold');
  const top = sheet.at({ y: -34, scale: 0.92 });
  top.shape(
    drawn(
      '-78,-14 -40,-44 30,-46 80,-16 72,24 76,84! 62,96 50,82! 46,50 10,48 0,104! -14,116 -28,100! -30,44 -66,28',
    ),
    'line',
    'ember',
  );
  top.shape(drawn('-34,-14! 10,-26! 34,-4! 34,12! -8,26! -34,4!'), 'line', 'sun');
  if (level > 0)
    for (const [x, y, role] of [
      [-74, -34, 'b'],
      [66, -44, 'rust'],
    ] as const)
      top.shape(ellipse(x, y, 17), 'line', role);
}

/** A folded napkin with a fork on it. */
function napkin(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-46, -140, 92, 280, 8), 'line', 'c');
  if (level > 0) sheet.shape(rectangle(-32, -126, 64, 252, 6), 'line', 'soft');
  fork(sheet.at({ scale: 0.92 }));
}

/** A glass of juice from above with a slice of orange on its rim. */
function juice(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(ellipse(0, 0, 66), 'bold', 'paper');
  sheet.shape(ellipse(0, 0, 52), 'line', 'sun');
  citrus(sheet.at({ x: -44, y: -46, scale: 0.8 }), 'ember', level);
}

/** Breakfast in bed on Mother's Day. */
export const breakfasts = sights(
  {
    category: 'holidays',
    size: [1000, 1000],
    backdrop: 'blush',
    tags: ['mother’s day', 'breakfast', 'flowers', 'card', 'tray', 'from above'],
    draw(brief) {
      const { level, random } = brief;
      const quilt = brief.sheet.layer('quilt').at({ x: 500, y: 500, angle: random.range(-0.4, 0.4) });
      const step = byLevel(brief, 420, 230, 160);
      for (let x = -840, i = 0; x < 840; x += step, i++)
        for (let y = -840, k = 0; y < 840; y += step, k++) {
          const square = clockwise(rectangle(x, y, step, step));
          quilt.shape(square, 'line', LEADS[(i + k * 2) % 4]);
          if (level === 2 && (i + k) % 2)
            quilt.shape(
              mirrored('0,-18! 24,-40 48,-14 26,18 0,44!', { x: x + step / 2, y: y + step / 2 }),
              'fine',
              'soft',
            );
        }
      const sheet = brief.sheet
        .layer('tray')
        .at({ x: 500, y: 500, angle: random.range(-0.1, 0.1), scale: 0.96 });
      sheet.shape(rectangle(-440, -310, 880, 620, 60), 'bold', 'wood');
      sheet.shape(rectangle(-404, -274, 808, 548, 40), 'line', 'sand');
      for (const x of [-440, 386]) sheet.shape(rectangle(x, -80, 54, 160, 24), 'line', 'soft');
      const flip = random.chance(0.5);
      const side = sheet.at({ flip });
      napkin(side.at({ x: -346, y: 70 }), level);
      plate(side.at({ x: -136, y: 66 }), 178, 'a', level);
      stack(side.at({ x: -136, y: 66 }), level);
      cupFromAbove(side.at({ x: 232, y: -132, scale: 0.98 }), 'b', level);
      if (level > 0) juice(side.at({ x: 88, y: 190 }), level);
      if (level > 0) jamToast(side.at({ x: 50, y: -174, scale: 1.1, angle: 0.16 }), level);
      const card = side.at({ x: 272, y: 108, angle: 0.12 });
      card.shape(rectangle(-112, -84, 224, 168, 8), 'bold', 'paper');
      card.shape(mirrored('0,-24! 34,-54 68,-18 38,24 0,60!'), 'line', 'rust');
      if (level > 0) card.shape(mirrored('0,-8! 18,-26 38,-8 22,16 0,36!'), 'line', 'blush');
      const vase = side.at({ x: -326, y: -200 });
      for (const [i, [u, v, s]] of (
        [
          [0, 0, 0.7],
          [86, -16, 0.6],
          [40, 66, 0.5],
        ] as const
      )
        .slice(0, level + 1)
        .entries()) {
        for (const turn of [-1, 1.4])
          leaf(vase, { at: { x: u, y: v, angle: turn }, length: 96, width: 40, random, veins: 0 });
        FLOWERS.rose(vase.at({ x: u, y: v, scale: s }), {
          random,
          level: level === 2 ? 1 : 0,
          petals: LEADS[i]!,
          heart: 'sun',
        });
      }
      for (const [x, y] of (
        [
          [90, 110],
          [910, 900],
          [900, 110],
          [110, 900],
        ] as const
      ).slice(0, level * 2))
        FLOWERS.daisy(brief.sheet.layer('strewn').at({ x, y, scale: 0.5 }), {
          random,
          level: 0,
          petals: 'paper',
          heart: 'sun',
        });
    },
  },
  [
    {
      name: 'breakfast-tray',
      size: [1000, 1000],
      told: [
        [
          'Breakfast for Mom',
          'Pancakes, a card and a flower from next door’s garden. She pretends that she has only just woken up.',
        ],
        [
          'Do Not Get Up Yet',
          'They were up at six and quite loud about being quiet. The card says everything else.',
        ],
        [
          'Mother’s Day on the Quilt',
          'The tray came up the stairs without spilling, almost. The whole quilt smells of oranges now.',
        ],
      ],
    },
  ],
);
