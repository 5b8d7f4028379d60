import { cap, type Coiffed, type Coiffure, CROWN, curled, ringOf, strands } from './hair-kit.ts';
import { subtract, unite } from '../../../geometry/boolean.ts';
import { curve } from '../../../geometry/curve.ts';
import { arc, ellipse } from '../../../geometry/forms.ts';
import { points } from '../../../geometry/knots.ts';
import { polar, type Point } from '../../../geometry/point.ts';
import { form } from './tables.ts';
import type { Sheet } from '../../../sheet.ts';
import { turned } from './head.ts';

export const puffs: Coiffure = {
  behind(sheet, it) {
    for (const side of [-1, 1]) {
      const centre: Point = [side * 47, -46];
      sheet.shape(
        unite([...curled(ringOf(21, 0, 330, 9, centre), 15), ellipse(...centre, 24)]),
        'bold',
        it.role,
      );
      if (it.level > 0)
        for (const turn of [0.4, 2.5, 4.6]) {
          const [x, y] = polar(centre, 15, turn);
          sheet.line(arc(x, y, 8, 8, turn - 1.6, turn + 1.4), 'fine', 0.5);
        }
    }
  },
  before(sheet, it) {
    sheet.shape(cap(CROWN, '41,0! 36,-22 18,-35 0,-42! -18,-35 -36,-22 -41,0!', it.turn), 'bold', it.role);
    strands(sheet, it, [
      '0,-44 0,-54 0,-63',
      '18,-36 24,-46 34,-52',
      '-18,-36 -24,-46 -34,-52',
      '38,-16 42,-28 44,-40',
      '-38,-16 -42,-28 -44,-40',
    ]);
    for (const side of [-1, 1]) sheet.shape(ellipse(side * 36, -50, 12, 7, side * 0.7), 'line', it.accent);
  },
};

const AFRO: Point = [0, -22];

export const afro: Coiffure = {
  behind(sheet, it) {
    sheet.shape(
      unite([...curled(ringOf(57, 128, 412, 15, AFRO), 19), ellipse(...AFRO, 60)]),
      'bold',
      it.role,
    );
  },
  before(sheet, it) {
    const outer = unite([...curled(ringOf(57, 150, 390, 12, AFRO), 19), ellipse(0, -30, 58, 52)]);
    const brow = cap(
      '-46,60! 46,60!',
      '42,8 40,-8 32,-14 26,-22 14,-23 8,-29 -8,-29 -14,-23 -26,-22 -32,-14 -40,-8 -42,8',
      it.turn,
    );
    const face = unite([
      brow,
      [
        [-45, 8],
        [45, 8],
        [45, 90],
        [-45, 90],
      ],
    ]);
    sheet.shape(subtract(outer, face), 'bold', it.role);
    if (it.level === 0) return;
    for (const [x, y] of [
      [-40, -62],
      [0, -72],
      [40, -62],
      [-60, -30],
      [60, -30],
      [-22, -48],
      [22, -48],
    ] as const)
      sheet.line(arc(x, y, 9, 9, 2.6, 5.8), 'fine', 0.5);
  },
};

/** The rim of a mop of curls, its lowest ones beside the eyes. */
const MOP = points('-54,6 -52,-16 -44,-38 -30,-52 -12,-60 8,-60 27,-54 42,-40 52,-18 54,6');

export const mop: Coiffure = {
  behind: (sheet, it) =>
    sheet.shape(
      unite([
        ...curled(points('-48,24 -54,6 -52,-16 52,-16 54,6 48,24 -34,-40 34,-40'), 15),
        ellipse(0, -8, 48, 44),
      ]),
      'bold',
      it.role,
    ),
  before(sheet, it) {
    const fringe = points('-32,-24 -16,-28 0,-31 16,-28 32,-24').map(([x, y]): Point => [
      turned(x, it.turn),
      y,
    ]);
    const crown = unite([...curled(MOP, 15), ...curled(fringe, 12), ellipse(0, -42, 36, 16)]);
    sheet.shape(crown, 'bold', it.role);
    if (it.level === 0) return;
    for (const [i, [x, y]] of [...MOP.slice(1, -1), ...fringe.slice(1, -1)].entries())
      if (i % 2 === 0 || it.level === 2)
        sheet.line(arc(x * 0.94, y + 2, 7.5, 7, 2 + i, 5.4 + i), 'fine', 0.5);
  },
};

function ropes(sheet: Sheet, it: Coiffed, tables: readonly string[]): void {
  for (const table of tables) {
    const [a, b, c] = points(table) as [Point, Point, Point];
    const way = curve([a, b, c]);
    const beads = way.filter((_, i) => i % 2 === 0).map(([x, y]) => ellipse(x, y, 7.4));
    sheet.shape(unite(beads), 'line', it.role);
    sheet.shape(ellipse(c[0], c[1], 8.4, 7), 'line', it.accent);
  }
}

export const locs: Coiffure = {
  behind: (sheet, it) => {
    sheet.shape(form('-50,-30 0,-62 50,-30 56,20 40,48 -40,48 -56,20'), 'bold', it.role);
    ropes(sheet, it, [
      '-36,10 -42,50 -40,88',
      '36,10 42,50 40,88',
      '-48,0 -60,40 -62,78',
      '48,0 60,40 62,78',
    ]);
  },
  before(sheet, it) {
    sheet.shape(cap(CROWN, '41,0! 35,-22 18,-36 0,-41 -18,-36 -35,-22 -41,0!', it.turn), 'bold', it.role);
    strands(sheet, it, [
      '0,-44 0,-54 0,-63',
      '16,-38 20,-50 16,-60',
      '-16,-38 -20,-50 -16,-60',
      '31,-28 36,-40 32,-54',
      '-31,-28 -36,-40 -32,-54',
    ]);
    ropes(sheet, it, ['-48,-6 -54,30 -50,66', '48,-6 54,30 50,66']);
  },
};
