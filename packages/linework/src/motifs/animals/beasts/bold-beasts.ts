import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { eye } from '../bold.ts';
import { type Beast, tailOf } from '../body/quadruped.ts';
import { bear } from './bear.ts';
import { cow } from './cow.ts';
import { pig } from './pig.ts';

/** A beast on thick legs without hooves: few, broad areas for small hands. */
function sturdy(beast: Beast, limb: readonly [number, number, number]): Beast {
  return { ...beast, far: beast.coat, build: { ...beast.build, foot: 'pad', limb } };
}

/** A pig of six areas. */
export const boldPig: Beast = {
  ...sturdy(pig('blush', false), [44, 30, 27]),
  behind: (sheet, at) =>
    sheet.line(
      traced('10,6 -16,-4 -34,-20 -26,-40 -8,-34 -14,-20', { x: at.dock[0], y: at.dock[1] }),
      'bold',
      0.1,
    ),
  marks(inside, at) {
    const [x, y] = at.back;
    inside.shape(ellipse(x - 46, y + 50, 36, 30, 0.3), 'line', 'wood');
    inside.shape(ellipse(x + 40, y + 34, 28, 24, -0.2), 'line', 'wood');
  },
  features(sheet) {
    sheet.shape(drawn('-36,-40! -20,-94 26,-88 28,-42 0,-8!'), 'bold', 'blush');
    eye(sheet, [50, -8], 6);
    sheet.shape(ellipse(104, 6, 21, 28), 'bold', 'ember');
    for (const y of [-4, 14]) sheet.ink(ellipse(113, y, 3, 4.4));
    sheet.line(traced('86,32 70,36 56,28'), 'line', 0.5);
  },
};

/** A cow with patches and a tuft. */
export const boldCow: Beast = {
  ...sturdy(cow('grown'), [50, 34, 31]),
  melts: () => [],
  behind(sheet, at) {
    const spine = tailOf(at, 150, -0.7);
    sheet.line(spine, 'bold', 0);
    const [x, y] = spine.at(-1)!;
    sheet.shape(
      drawn(
        `${x - 8},${y - 14} ${x + 26},${y} ${x + 22},${y + 46} ${x - 8},${y + 70}! ${x - 32},${y + 30} ${x - 26},${y}`,
      ),
      'bold',
      'wood',
    );
  },
  marks(inside, at) {
    const [x, y] = at.back;
    inside.shape(
      drawn(
        `${x - 120},${y - 60} ${x - 130},${y + 40} ${x - 76},${y + 76} ${x - 22},${y + 44} ${x - 30},${y - 60}`,
      ),
      'line',
      'wood',
    );
    inside.shape(
      drawn(
        `${x + 26},${y - 60} ${x + 18},${y + 40} ${x + 60},${y + 80} ${x + 108},${y + 50} ${x + 100},${y - 60}`,
      ),
      'line',
      'wood',
    );
  },
  features(sheet) {
    sheet
      .inside([drawn('-32,24 -30,-22 0,-40 38,-36 80,0 108,22 118,42 108,62 82,68 50,56 16,50')])
      .shape(drawn('130,0 84,4 64,34 70,80 130,84'), 'line', 'blush');
    sheet.shape(drawn('-20,-34! -2,-74 40,-64 44,-28!'), 'bold', 'wood');
    sheet.shape(drawn('-12,-34! -54,-58 -92,-38 -68,0 -22,0!'), 'bold', 'wood');
    eye(sheet, [46, -8], 7);
    sheet.ink(ellipse(104, 34, 5, 6));
    sheet.line(traced('110,58 96,58 86,50'), 'line', 0.5);
  },
};

/** A bear of the ice. */
export const boldBear: Beast = {
  ...sturdy(bear('paper', 'soft', 'ice'), [56, 36, 32]),
  behind: () => {},
  marks: () => {},
  over: () => {},
  features(sheet) {
    sheet.shape(ellipse(-12, -44, 27), 'bold', 'soft');
    eye(sheet, [44, -16], 6.6);
    sheet.ink(ellipse(105, -4, 5.4, 5));
    sheet.line(traced('90,14 78,22 60,18'), 'line', 0.5);
  },
};
