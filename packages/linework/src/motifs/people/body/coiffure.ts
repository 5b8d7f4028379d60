import { fringe, hijab, turban } from './hair-covered.ts';
import { afro, locs, mop, puffs } from './hair-curled.ts';
import { cap, type Coiffed, type Coiffure, CROWN, strands } from './hair-kit.ts';
import { arc, ellipse } from '../../../geometry/forms.ts';
import { type Point } from '../../../geometry/point.ts';
import { form, stroke } from './tables.ts';
import type { Sheet } from '../../../sheet.ts';

const crop: Coiffure = {
  before(sheet, it) {
    sheet.shape(
      cap(
        '-46,6! -54,-16 -51,-40 -40,-55! -26,-66 -6,-70! 4,-71 22,-68! 38,-60 50,-40 54,-16 46,6!',
        '40,-4! 37,-20 26,-27 20,-14! 14,-26 2,-29 -6,-15! -12,-27 -24,-28 -31,-16! -37,-20 -40,-4!',
        it.turn,
      ),
      'bold',
      it.role,
    );
    strands(sheet, it, [
      '20,-16 24,-34 18,-50',
      '-6,-17 -4,-36 -10,-52',
      '-31,-18 -30,-36 -24,-48',
      '38,-22 40,-36 34,-48',
    ]);
  },
};

const swept: Coiffure = {
  before(sheet, it) {
    sheet.shape(
      cap(
        '-46,10! -54,-14 -50,-42 -30,-64 0,-71 30,-65 48,-46 54,-16 46,8!',
        '40,-6! 36,-24 26,-38! 8,-28 -14,-18 -32,-14 -40,4!',
        it.turn,
      ),
      'bold',
      it.role,
    );
    strands(sheet, it, [
      '22,-40 2,-40 -30,-24',
      '18,-50 -10,-52 -42,-26',
      '30,-44 42,-34 44,-14',
      '8,-62 -22,-58 -44,-38',
    ]);
  },
};

const bob: Coiffure = {
  behind: (sheet, it) =>
    sheet.shape(
      form('-52,-20 -44,-50 0,-64 44,-50 52,-20 60,22 52,54! 0,50 -52,54! -60,22'),
      'bold',
      it.role,
    ),
  before(sheet, it) {
    sheet.shape(
      cap(
        '-50,54! -61,20 -55,-20 -44,-48 -22,-64 0,-67 22,-64 44,-48 55,-20 61,20 50,54!',
        '40,36 42,8! 40,-12! 24,-16 0,-18 -24,-16 -40,-12! -42,8! -40,36',
        it.turn,
      ),
      'bold',
      it.role,
    );
    strands(sheet, it, [
      '-18,-20 -16,-36 -10,-50',
      '18,-20 16,-36 10,-50',
      '0,-22 0,-38 0,-52',
      '-52,40 -54,16 -48,-12',
      '52,40 54,16 48,-12',
      '30,-20 32,-36 24,-50',
    ]);
  },
};

const longHair: Coiffure = {
  behind: (sheet, it) =>
    sheet.shape(
      form(
        '-50,-30 -30,-62 0,-66 30,-62 50,-30 62,20 72,76 60,134! 40,142 22,134! 0,144 -22,134! -40,142 -60,134! -72,76 -62,20',
      ),
      'bold',
      it.role,
    ),
  before(sheet, it) {
    sheet.shape(
      cap('54,98! 62,58 59,10 53,-28 38,-55 20,-65 6,-64!', '8,-44! 26,-36 37,-20 41,0 42,22 44,60', it.turn),
      'bold',
      it.role,
    );
    sheet.shape(
      cap(
        '16,-50! 12,-67 -10,-69 -36,-58 -54,-28 -60,10 -63,58 -54,98!',
        '-44,60 -42,22 -40,-2 -30,-22 -8,-36',
        it.turn,
      ),
      'bold',
      it.role,
    );
    strands(sheet, it, [
      '4,-52 -24,-42 -44,-6',
      '24,-50 42,-32 49,6',
      '-4,-60 -36,-46 -53,10',
      '-53,24 -55,50 -54,80',
      '51,24 54,50 54,80',
    ]);
  },
};

const pony: Coiffure = {
  behind(sheet, it) {
    const flip = it.turn > 0;
    const tail = sheet.at({ flip });
    tail.shape(form('22,-50! 50,-70 84,-58 98,-14 90,34 70,70! 72,36 66,10 52,-6 34,-24!'), 'bold', it.role);
    if (it.level > 0)
      for (const table of ['44,-40 74,-40 84,20', '46,-30 66,-16 78,30'])
        tail.line(stroke(table), 'fine', 0.6);
    tail.shape(ellipse(36, -44, 13, 9, 0.9), 'line', it.accent);
  },
  before(sheet, it) {
    sheet.shape(cap(CROWN, '40,-4! 34,-24 18,-35 0,-38 -18,-35 -34,-24 -40,-4!', it.turn), 'bold', it.role);
    strands(
      sheet,
      it,
      it.turn > 0
        ? ['30,-28 0,-50 -34,-50', '38,-12 14,-44 -26,-58', '-30,-28 -38,-36 -44,-40']
        : ['-30,-28 0,-50 34,-50', '-38,-12 -14,-44 26,-58', '30,-28 38,-36 44,-40'],
    );
  },
};

const HIGH_FRINGE = '41,0! 38,-18! 22,-24 2,-22! -8,-28 -26,-24 -38,-16! -41,0!';

const bunches: Coiffure = {
  behind(sheet, it) {
    for (const flip of [false, true]) {
      const tail = sheet.at({ flip });
      tail.shape(form('40,-22! 60,-38 86,-30 94,4 86,38 68,62! 66,40 54,22 46,2!'), 'bold', it.role);
      if (it.level > 0)
        for (const table of ['58,-16 78,-6 78,34', '56,-4 66,10 70,34'])
          tail.line(stroke(table), 'fine', 0.6);
    }
  },
  before(sheet, it) {
    sheet.shape(cap(CROWN, HIGH_FRINGE, it.turn), 'bold', it.role);
    strands(sheet, it, [
      '0,-24 2,-40 0,-63',
      '20,-26 24,-42 14,-56',
      '-22,-26 -26,-42 -14,-56',
      '42,-10 46,-26 36,-44',
      '-42,-10 -46,-26 -36,-44',
    ]);
    for (const side of [-1, 1]) sheet.shape(ellipse(side * 50, -14, 9, 13, side * -0.5), 'line', it.accent);
  },
};

function plait(sheet: Sheet, it: Coiffed, from: Point, sway: number, count: number): void {
  const spots = Array.from({ length: count }, (_, i): Point => [
    from[0] + sway * Math.sin((i / count) * 2.4) * 14,
    from[1] + i * 14,
  ]);
  const [x, y] = spots.at(-1)!;
  sheet.shape(
    form('-7,4! -13,22 0,38! 13,22 7,4!').map(([u, v]): Point => [u + x, v + y]),
    'line',
    it.role,
  );
  for (const [i, [u, v]] of spots.entries())
    for (const lean of i % 2 === 0 ? [1, -1] : [-1, 1])
      sheet.shape(ellipse(u + lean * 5.6, v, 12.4, 8.6, lean * 0.7), 'line', it.role);
  sheet.shape(ellipse(x, y + 10, 10, 6.4), 'line', it.accent);
}

const plaits: Coiffure = {
  behind: (sheet, it) => sheet.shape(form('-50,-24 0,-60 50,-24 54,20 44,44 -44,44 -54,20'), 'bold', it.role),
  before(sheet, it) {
    sheet.shape(
      cap(
        '-50,34! -57,6 -53,-22 -44,-47 -23,-62 0,-65 23,-62 44,-47 53,-22 57,6 50,34!',
        '43,26! 41,0 34,-22 16,-36 0,-46! -16,-36 -34,-22 -41,0 -43,26!',
        it.turn,
      ),
      'bold',
      it.role,
    );
    strands(sheet, it, [
      '4,-52 34,-34 48,4',
      '-4,-52 -34,-34 -48,4',
      '0,-48 0,-56 0,-63',
      '6,-58 40,-46 54,-4',
      '-6,-58 -40,-46 -54,-4',
    ]);
    for (const side of [-1, 1]) plait(sheet, it, [side * 52, 38], side, it.level === 0 ? 4 : 5);
  },
};

const bun: Coiffure = {
  behind(sheet, it) {
    sheet.shape(ellipse(it.turn * -10, -72, 27, 24), 'bold', it.role);
    if (it.level > 0) sheet.line(arc(it.turn * -10, -72, 15, 13, 0.4, 4.6), 'fine', 0.6);
    sheet.shape(ellipse(it.turn * -8, -56, 21, 8), 'line', it.accent);
  },
  before(sheet, it) {
    sheet.shape(cap(CROWN, '40,-2! 35,-24 18,-36 0,-40 -18,-36 -35,-24 -40,-2!', it.turn), 'bold', it.role);
    strands(sheet, it, [
      '26,-32 18,-46 8,-58',
      '-26,-32 -18,-46 -8,-58',
      '0,-43 0,-50 0,-58',
      '40,-14 40,-36 20,-54',
      '-40,-14 -40,-36 -20,-54',
    ]);
  },
};

const waves: Coiffure = {
  behind: (sheet, it) =>
    sheet.shape(
      form(
        '-48,-34 -26,-62 0,-66 26,-62 48,-34 58,-8 54,14 66,38 60,64 74,92 56,120! 30,112 0,122 -30,112 -56,120! -74,92 -60,64 -66,38 -54,14 -58,-8',
      ),
      'bold',
      it.role,
    ),
  before(sheet, it) {
    sheet.shape(
      cap(
        '-56,84! -64,60 -52,38 -60,14 -50,-8 -54,-30 -38,-56 -14,-68 10,-68 36,-58 53,-32 50,-8 60,14 52,38 64,60 56,84!',
        '46,62 42,40 45,20! 41,0 36,-20 20,-34 -10,-44! -26,-34 -37,-16 -41,0 -45,20! -42,40 -46,62',
        it.turn,
      ),
      'bold',
      it.role,
    );
    strands(sheet, it, [
      '-10,-48 26,-44 46,-6',
      '-14,-50 -36,-38 -47,-6',
      '51,16 46,40 54,62',
      '-51,16 -46,40 -54,62',
      '-6,-60 32,-52 52,4',
    ]);
  },
};

const ALL = {
  crop,
  swept,
  bob,
  long: longHair,
  pony,
  bunches,
  plaits,
  bun,
  puffs,
  afro,
  mop,
  locs,
  hijab,
  turban,
  fringe,
  waves,
  bald: {},
} satisfies Record<string, Coiffure>;

/** The name of a way to wear hair. */
export type CoiffureName = keyof typeof ALL;

/** The ways hair is worn, by name. */
export const COIFFURES: Readonly<Record<CoiffureName, Coiffure>> = ALL;
