import { drawn, traced } from '../../../geometry/drawn.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { eye } from '../bold.ts';
import { flap, onHead } from '../body/trimmings.ts';
import { type Beast, tailOf } from '../body/quadruped.ts';
import { cow } from './cow.ts';

/** A pig of a few broad areas. */
export const boldPig: Beast = {
  build: {
    length: 176,
    leg: 142,
    trunk: [62, 76.56, 64.48],
    neck: [38, 60, 46],
    limb: [40, 28, 24],
    foot: 'pad',
    sole: 16,
    headScale: 1.14,
  },
  coat: 'blush',
  hoof: 'wood',
  face: '-44,26 -42,-28 -8,-50 32,-44 56,-20 88,-10 102,-12 108,6 102,24 88,26 64,36 30,48 -12,46',
  behind(sheet, at) {
    sheet.line(
      traced('10,6 -16,-4 -34,-20 -26,-40 -8,-34 -14,-20', { x: at.dock[0], y: at.dock[1] }),
      'bold',
      0.1,
    );
    sheet.shape(onHead(at, '26,-40! 34,-78 56,-90! 64,-58 56,-30!'), 'bold', 'blush');
  },
  marks(inside, at) {
    const [x, y] = at.back;
    inside.shape(ellipse(x - 46, y + 50, 36, 30, 0.3), 'line', 'wood');
    inside.shape(ellipse(x + 40, y + 34, 28, 24, -0.2), 'line', 'wood');
  },
  features(sheet) {
    flap(sheet, '-30,-46 -18,-90 4,-108! 34,-82 38,-46 24,-26', 'blush');
    eye(sheet, [48, -8], 6);
    sheet.shape(ellipse(104, 6, 21, 28), 'bold', 'ember');
    for (const y of [-4, 14]) sheet.ink(ellipse(113, y, 3, 4.4));
    sheet.line(traced('84,22 72,28 58,22'), 'line', 0.5);
  },
};

/** Horns of a cow of few areas, which are one with its head. */
const HORNS = ['-6,-28 -20,-62 -8,-98! 12,-70 20,-30', '22,-30 30,-66 52,-94! 60,-60 46,-24'];

const COW = cow('grown');

/** A cow with patches, its build rounder and on thicker legs. */
export const boldCow: Beast = {
  ...COW,
  build: { ...COW.build, trunk: [66, 85.84, 68.64], limb: [50, 34, 31], foot: 'pad' },
  melts: (at) => HORNS.map((horn) => onHead(at, horn)),
  behind(sheet, at) {
    sheet.shape(onHead(at, '30,-30! 62,-50 98,-46 92,-18 60,-6 40,-10!'), 'bold', 'wood');
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
    flap(sheet, '-14,-30 -44,-48 -88,-44 -96,-16 -56,4 -24,0', 'wood');
    eye(sheet, [46, -8], 7.2);
    sheet.ink(ellipse(104, 34, 5, 6));
    sheet.line(traced('110,58 96,58 86,50'), 'line', 0.5);
  },
};
