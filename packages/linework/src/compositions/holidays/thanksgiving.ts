import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, lobed, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place as moved, type Placement } from '../../geometry/point.ts';
import { fork, knife, plate } from '../../motifs/food/from-above.ts';
import { acorn } from '../../motifs/nature/leaves.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

type Level = 0 | 1 | 2;

function cloth(brief: Brief, role: Role): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('cloth');
  const step = 125;
  if (level === 2)
    for (let x = 0, i = 0; x < 1000; x += step, i++)
      for (let y = 0, k = 0; y < 1000; y += step, k++)
        sheet.shape(rectangle(x, y, step, step), 'fine', (i + k) % 2 ? role : 'paper');
  sheet.shape(rectangle(300, -20, 400, 1040), 'line', 'a');
  sheet.shape(rectangle(326, -20, 348, 1040), 'line', 'cream');
}

/** What lies around the roast: slices of lemon and pairs of leaves. */
function garnish(sheet: Sheet, level: Level): void {
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * Math.PI * 2 + 0.2;
    const [x, y] = [196 * Math.cos(angle), 142 * Math.sin(angle)];
    if (i % 2 === 0) {
      sheet.shape(ellipse(x, y, 36), 'line', 'sun');
      if (level > 0) sheet.shape(ellipse(x, y, 24), 'line', 'cream');
    } else
      for (const turn of [-0.5, 0.5])
        sheet.shape(
          moved(petal('leaf', 84, 44), { x: x * 0.86, y: y * 0.86, angle: angle + Math.PI / 2 + turn }),
          'line',
          'leaf',
        );
  }
}

/** A roast turkey on its dish: breast, folded wings and two legs with paper frills. */
function turkey(sheet: Sheet, { level }: Brief): void {
  sheet.shape(ellipse(0, 0, 250, 190), 'bold', 'paper');
  sheet.shape(ellipse(0, 0, 222, 164), 'line', 'cream');
  garnish(sheet, level);
  sheet.shape(mirrored('0,-136 74,-126 134,-72 146,6 116,78 56,112 0,116'), 'bold', 'rust');
  for (const flip of [false, true]) {
    const half = sheet.at({ flip });
    half.shape(drawn('84,-104 136,-84 170,-26 164,34 138,60! 128,24 112,-8 76,-28 56,-66'), 'bold', 'ember');
    if (level > 0) half.line(traced('84,-70 118,-50 136,-6'), 'line', 0.5);
    half.shape(drawn('20,128! 48,112! 76,150 60,184! 30,186! 16,160'), 'line', 'paper');
    half.shape(
      drawn('22,70 52,26 104,10 140,44 132,96 92,126 56,136 30,150! 10,128! 14,96'),
      'bold',
      'ember',
    );
    if (level > 0) half.line(traced('66,52 98,42 116,66'), 'line', 0.5);
  }
  if (level > 0) {
    sheet.line(traced('0,-116 4,-50 0,14'), 'line', 0.4);
    for (const flip of [false, true])
      for (const y of [-84, -48])
        sheet.at({ flip }).line(traced(`16,${y} 34,${y + 8} 46,${y + 26}`), 'fine', 0.5);
  }
}

/** A fallen maple leaf without veins, its stalk on the origin. */
function mapleLeaf(sheet: Sheet, at: Placement): void {
  const view = sheet.at(at);
  view.line(traced('-2,18 0,6 0,-8'), 'line', 0.3);
  view.shape(
    mirrored('0,-104! 14,-78 12,-60! 40,-76! 36,-48! 62,-48! 44,-24! 46,-8! 20,-8 0,0!'),
    'line',
    'ember',
  );
}

function pie(sheet: Sheet, role: Role, level: Level): void {
  sheet.shape(ellipse(0, 0, 142), 'bold', 'stone');
  sheet.shape(lobed(0, 0, 124, [12, 16, 22][level]!, 6), 'line', 'sand');
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
  mapleLeaf(sheet, { x: 76, y: 110, angle: 2, scale: 0.7 });
  if (level === 2) {
    sheet.shape(lobed(0, 0, 116, 9, 10), 'bold', 'ember');
    around(sheet, { radius: 0, count: 9 }, (spot) => spot.line(traced('0,-26 5,-66 0,-106'), 'line', 0.3));
  }
  const ribs = [6, 8, 0][level]!;
  around(sheet, { radius: 56, count: ribs }, (spot, i) =>
    spot.shape(ellipse(0, 0, 400 / ribs, 62), 'bold', i % 2 ? 'ember' : 'gold'),
  );
  sheet.shape(ellipse(0, 0, 30), 'line', 'ember');
  sheet.shape(drawn('-15,10! -10,-12 6,-40! 26,-34! 16,-6 20,12!'), 'bold', 'wood');
}

function place(sheet: Sheet, level: Level): void {
  plate(sheet, 110, 'a', 0);
  if (level === 2)
    around(sheet, { radius: 82, count: 12 }, (spot) =>
      spot.shape(drawn('-21,2! 0,-26! 21,2!'), 'fine', 'sun'),
    );
  if (level === 2) sheet.shape(ellipse(0, 0, 80), 'line', 'paper');
  fork(sheet.at({ x: -150, scale: 0.8 }));
  knife(sheet.at({ x: 150, scale: 0.8 }));
  mapleLeaf(sheet, { y: 44, scale: 0.9 });
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
          mapleLeaf(sheet, { x, y, angle, scale: 1.1 });
      if (level > 0)
        for (const [x, y] of [
          [306, 322],
          [694, 318],
          [304, 676],
          [696, 680],
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
