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

/** Pancakes stacked a little askew, from above, with butter, syrup and berries. */
function stack(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const [x, y, r] of (
    [
      [20, 34, 112],
      [-20, 16, 111],
      [4, -10, 106],
    ] as const
  ).slice(level === 0 ? 2 : 0)) {
    sheet.shape(ellipse(x, y, r), 'bold', 'ember');
  }
  sheet.shape(ellipse(4, -14, 94), 'line', 'gold');
  const top = sheet.at({ x: 4, y: -12 });
  top.shape(
    drawn(
      '-66,-30 -34,-70 20,-62 58,-72 84,-30 66,6 82,44 112,66! 108,96 78,92 40,56 8,72 -30,60 -62,82 -96,78 -98,54! -70,36 -82,4',
    ),
    'line',
    'rust',
  );
  top.shape(drawn('-34,-26! 18,-36! 36,12! -16,24!'), 'line', 'sun');
  if (level > 0)
    for (const [x, y, role] of [
      [-52, -84, 'b'],
      [-24, -98, 'rust'],
      [84, -66, 'b'],
    ] as const)
      top.shape(ellipse(x, y, 17), 'line', role);
}

/** A folded napkin with a fork on it. */
function napkin(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-46, -140, 92, 280, 8), 'line', 'c');
  if (level > 0) sheet.shape(rectangle(-32, -126, 64, 252, 6), 'line', 'soft');
  fork(sheet.at({ scale: 0.92 }));
}

/** A glass of juice from above, with ice, a straw and a slice of orange on its rim. */
function juice(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(ellipse(0, 0, 76), 'bold', 'paper');
  const drink = clockwise(ellipse(0, 0, 62));
  sheet.shape(drink, 'line', 'sun');
  const inside = sheet.inside([drink]);
  for (const [x, y, angle] of [
    [14, 22, 0.3],
    [-26, 30, -0.4],
  ] as const)
    inside.at({ x, y, angle }).shape(rectangle(-19, -19, 38, 38, 6), 'line', 'cream');
  citrus(sheet.at({ x: -50, y: -52, scale: 0.8 }), 'ember', level);
  sheet.shape(drawn('4,-6! 18,6! 96,-84! 82,-96!'), 'line', 'c');
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
          if (level > 0 && (i + k) % 2)
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
      plate(side.at({ x: -128, y: 60 }), 186, 'a', level);
      stack(side.at({ x: -128, y: 60, scale: 1.1 }), level);
      cupFromAbove(side.at({ x: 262, y: -146, scale: 1.12 }), 'b', level);
      if (level > 0) juice(side.at({ x: 118, y: 184, scale: 1.08 }), level);
      if (level > 0) jamToast(side.at({ x: 66, y: -166, scale: 1.3, angle: 0.16 }), level);
      const card = side.at({ x: 290, y: 84, angle: 0.12 });
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
      ).slice(0, level === 2 ? 4 : 0))
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
