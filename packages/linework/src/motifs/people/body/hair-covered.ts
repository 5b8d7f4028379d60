import { cap, type Coiffure, strands } from './hair-kit.ts';
import { subtract } from '../../../geometry/boolean.ts';
import { curve } from '../../../geometry/curve.ts';
import { form } from './tables.ts';

export const hijab: Coiffure = {
  before(sheet, it) {
    const outer = form(
      '0,-66 36,-58 56,-26 58,20 60,50 84,78 72,102! 36,114 0,118 -36,114 -72,102! -84,78 -60,50 -58,20 -56,-26 -36,-58',
    );
    const opening = cap(
      '-20,49 0,54 20,49',
      '36,34 41,12 38,-8 25,-30 0,-36 -25,-30 -38,-8 -41,12 -36,34',
      it.turn,
    );
    sheet.shape(subtract([outer], [opening]), 'bold', it.role);
    strands(sheet, it, [
      '-44,36 -10,72 40,80',
      '-52,52 -14,94 30,104',
      '44,36 36,62 8,72',
      '48,-10 44,-36 26,-54',
      '-48,-10 -44,-36 -26,-54',
    ]);
  },
};

export const turban: Coiffure = {
  before(sheet, it) {
    const rim = form('-47,-6! -62,-34 -54,-72 -20,-92 20,-92 54,-72 62,-34 47,-6! 30,-26 0,-36! -30,-26');
    sheet.shape(rim, 'bold', it.role);
    const inside = sheet.inside([rim]);
    for (const [a, b, c] of [
      [-10, -34, -58],
      [-6, -54, -76],
      [-2, -74, -92],
    ] as const) {
      inside.line(
        curve([
          [0, a - 26],
          [34, b + 8],
          [62, c + 20],
        ]),
        'line',
        0.2,
      );
      inside.line(
        curve([
          [0, a - 26],
          [-34, b + 8],
          [-62, c + 20],
        ]),
        'line',
        0.2,
      );
    }
    inside.shape(form('-13,-34! 0,-54 13,-34! 0,-26'), 'line', it.accent);
  },
};

export const fringe: Coiffure = {
  before(sheet, it) {
    for (const flip of [false, true])
      sheet.at({ flip }).shape(form('40,-26! 52,-24 56,-4 52,20 42,26! 44,8 42,-8'), 'bold', it.role);
  },
};
