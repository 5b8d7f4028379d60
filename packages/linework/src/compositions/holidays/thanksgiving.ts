import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { fork, knife, plate } from '../../motifs/food/from-above.ts';
import { leaf } from '../../motifs/leaf.ts';
import { acorn, speciesLeaf } from '../../motifs/nature/leaves.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

type Level = 0 | 1 | 2;

function cloth(brief: Brief, role: Role): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('cloth');
  const step = byLevel(brief, 0, 500, 125);
  if (level === 0) return;
  for (let x = 0, i = 0; x < 1000; x += step, i++)
    for (let y = 0, k = 0; y < 1000; y += step, k++)
      sheet.shape(rectangle(x, y, step, step), 'fine', (i + k) % 2 ? role : 'paper');
}

function turkey(sheet: Sheet, { level, random }: Brief): void {
  sheet.shape(ellipse(0, 0, 250, 190), 'bold', 'paper');
  sheet.shape(ellipse(0, 0, 222, 164), 'line', 'cream');
  for (const [x, y] of [
    [-170, -70],
    [-186, 20],
    [-140, 100],
    [160, -90],
    [186, 10],
    [140, 96],
  ] as const) {
    leaf(sheet, { at: { x, y, angle: Math.atan2(y, x) + 1.2 }, length: 90, width: 44, random, veins: 0 });
  }
  for (const side of [-1, 1])
    sheet
      .at({ flip: side < 0 })
      .shape(drawn('84,-96 132,-84 156,-30 146,36 112,66! 96,30 112,-10 92,-50'), 'bold', 'ember');
  sheet.shape(mirrored('0,-128 64,-120 112,-68 122,4 98,70 50,104 0,110'), 'bold', 'rust');
  if (level > 0) sheet.line(traced('0,-112 4,-40 0,34'), 'line', 0.4);
  for (const side of [-1, 1]) {
    const half = sheet.at({ flip: side < 0 });
    half.shape(drawn('-16,152! 0,132! 34,156! 18,178!'), 'line', 'paper');
    half.shape(
      drawn('26,50 84,20 132,46 136,96 96,132 44,154 18,170! -2,144! 20,114 16,80'),
      'bold',
      'ember',
    );
    if (level > 0) half.line(traced('58,52 92,46 110,70'), 'fine', 0.5);
  }
  if (level > 0)
    for (const [x, y] of [
      [-52, -70],
      [50, -62],
      [-60, -14],
      [58, -6],
    ] as const)
      sheet.shape(ellipse(x, y, 9, 6), 'fine', 'gold');
}

function pie(sheet: Sheet, role: Role, level: Level): void {
  sheet.shape(ellipse(0, 0, 130), 'bold', 'stone');
  const count = [10, 13, 22][level]!;
  around(sheet, { radius: 112, count }, (spot) =>
    spot.shape(petal('round', 26, 720 / count), 'line', 'sand'),
  );
  const filling = clockwise(ellipse(0, 0, 104));
  sheet.shape(filling, 'line', role);
  const inside = sheet.inside([filling]);
  if (level > 0)
    for (const angle of [0.6, 0.6 + Math.PI / 2])
      for (const x of level === 1 ? [-40, 40] : [-66, -22, 22, 66])
        inside.at({ angle }).shape(rectangle(x - 11, -140, 22, 280), 'line', 'sand');
  sheet.rim(filling, 'line');
}

/** A bread roll with two cuts. */
function roll(sheet: Sheet): void {
  sheet.shape(ellipse(0, 0, 34, 27), 'line', 'gold');
  for (const x of [-9, 11]) sheet.line(traced(`${x - 6},-12 ${x + 3},0 ${x - 2},13`), 'fine', 0.4);
}

/** A pumpkin from above: ribs around a stalk, a vine leaf beside it. */
function pumpkinFromAbove(sheet: Sheet, level: Level): void {
  speciesLeaf(sheet.at({ x: 76, y: 110, angle: 2, scale: 0.7 }), 'maple', 'leaf', 0);
  const ribs = [6, 8, 10][level]!;
  around(sheet, { radius: 56, count: ribs }, (spot, i) =>
    spot.shape(ellipse(0, 0, 400 / ribs, 62), 'bold', i % 2 ? 'ember' : 'gold'),
  );
  sheet.shape(ellipse(0, 0, 30), 'line', 'ember');
  sheet.shape(drawn('-15,10! -10,-12 6,-40! 26,-34! 16,-6 20,12!'), 'bold', 'wood');
}

function place(sheet: Sheet, level: Level): void {
  plate(sheet, 110, 'a', level);
  fork(sheet.at({ x: -150, scale: 0.8 }));
  knife(sheet.at({ x: 150, scale: 0.8 }));
  speciesLeaf(sheet.at({ y: 44, scale: 0.9 }), 'maple', 'ember', level === 2 ? 1 : 0);
}

/** The table on Thanksgiving, from above. */
export const thanksgivings = sights(
  {
    category: 'holidays',
    size: [1000, 1000],
    backdrop: 'cream',
    tags: ['thanksgiving', 'turkey', 'pie', 'table', 'autumn', 'family'],
    draw(brief) {
      const { level, random } = brief;
      cloth(brief, 'sand');
      const sheet = brief.sheet.layer('table');
      const turn = random.range(-0.2, 0.2);
      for (const [x, y, angle] of byLevel(
        brief,
        [[500, 850, 0]],
        [
          [500, 850, 0],
          [500, 150, Math.PI],
        ],
        [
          [500, 850, 0],
          [500, 150, Math.PI],
          [154, 500, Math.PI / 2],
          [846, 500, -Math.PI / 2],
        ],
      ))
        place(sheet.at({ x: x!, y: y!, angle: angle!, scale: byLevel(brief, 1, 0.88, 0.8) }), level);
      turkey(sheet.at({ x: 500, y: 500, angle: turn, scale: byLevel(brief, 1.1, 1, 0.9) }), brief);
      const corners = random.shuffle([
        [200, 210],
        [800, 210],
        [200, 790],
        [800, 790],
      ] as const);
      const dishes: readonly ((at: Sheet) => void)[] = [
        (at) => pie(at, 'ember', level),
        (at) => pie(at, 'd', level),
        (at) => {
          at.shape(ellipse(0, 0, 120, 92), 'bold', 'b');
          at.shape(ellipse(0, 0, 98, 72), 'line', 'paper');
          for (const [u, v] of (
            [
              [-50, -10],
              [0, -32],
              [50, -8],
              [-24, 24],
              [28, 26],
            ] as const
          ).slice(0, level + 3))
            roll(at.at({ x: u, y: v, angle: u * 0.02 }));
        },
        (at) => pumpkinFromAbove(at, level),
      ];
      for (const [i, [x, y]] of corners.entries())
        dishes[i]!(sheet.at({ x, y, scale: byLevel(brief, 1.1, 1, 0.92) }));
      if (level === 1)
        for (const [x, y, angle] of [
          [124, 470, -0.4],
          [146, 590, 2.2],
          [880, 430, 0.5],
          [868, 556, 2.6],
        ] as const)
          speciesLeaf(sheet.at({ x, y, angle, scale: 1.1 }), 'maple', 'ember', 0);
      if (level > 0)
        for (const [x, y] of [
          [330, 120],
          [700, 880],
          [320, 880],
          [690, 130],
        ] as const)
          acorn(sheet.at({ x, y, scale: 0.6, angle: random.range(0, 6) }), 0);
    },
  },
  [
    {
      name: 'thanksgiving-table',
      size: [1000, 1000],
      told: [
        ['The Table Is Set', 'One plate is yours and there is pie. Everything else can wait.'],
        [
          'Second Helpings',
          'The turkey has plums around it, and there are two pies. Nobody leaves the table before the second one.',
        ],
        [
          'Thanks for All of It',
          'Four plates, two pies and a turkey the size of a cushion. Somebody please pass the gravy.',
        ],
      ],
    },
  ],
);
