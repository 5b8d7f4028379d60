import { subtract } from '../../../geometry/boolean.ts';
import { blob, curve } from '../../../geometry/curve.ts';
import { ellipse, star } from '../../../geometry/forms.ts';
import { knots, moveKnots } from '../../../geometry/knots.ts';
import { form, stroke } from './tables.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';

interface Worn {
  readonly role: Role;
  readonly turn: number;
  readonly level: 0 | 1 | 2;
}

/** A hat on a head 100 units high. */
export interface Headwear {
  readonly behind?: (sheet: Sheet, it: Worn) => void;
  readonly before: (sheet: Sheet, it: Worn) => void;
}

const straw: Headwear = {
  before(sheet, { role, level }) {
    sheet.shape(form('-92,-26 -60,-42 0,-48 60,-42 92,-26 60,-17 0,-22 -60,-17'), 'bold', 'sand');
    sheet.shape(form('-48,-37! -44,-68 -26,-84 0,-86 26,-84 44,-68 48,-37! 0,-31'), 'bold', 'sand');
    sheet.shape(form('-48,-37! -47,-52! 0,-46 47,-52! 48,-37! 0,-31'), 'line', role);
    if (level === 0) return;
    for (const x of [-24, 0, 24])
      sheet.line(
        curve([
          [x, -52],
          [x * 0.8, -70],
          [x * 0.5, -82],
        ]),
        'fine',
        0.4,
      );
  },
};

const cap: Headwear = {
  before(sheet, { role, turn, level }) {
    const flip = turn < 0;
    const it = sheet.at({ flip });
    it.shape(form('-52,-18! -50,-50 -28,-70 0,-74 28,-70 48,-50 51,-22! 20,-30 -16,-28'), 'bold', role);
    it.shape(form('-4,-29! 24,-32 50,-24! 74,-18 84,-8 66,-6 30,-14 4,-16!'), 'bold', role);
    it.shape(ellipse(0, -75, 6, 4), 'line', role);
    if (level > 0)
      for (const table of ['0,-72 -14,-50 -16,-29', '0,-72 26,-54 36,-28'])
        it.line(stroke(table), 'fine', 0.3);
  },
};

const beanie: Headwear = {
  before(sheet, { role, level }) {
    sheet.shape(ellipse(0, -84, 17), 'bold', 'cream');
    sheet.shape(form('-52,-22! -50,-54 -26,-76 0,-80 26,-76 50,-54 52,-22!'), 'bold', role);
    sheet.shape(form('-55,-16! -57,-38! 0,-46 57,-38! 55,-16! 0,-24'), 'bold', 'soft');
    if (level > 0)
      for (const x of [-40, -26, -13, 0, 13, 26, 40])
        sheet.line(
          [
            [x, -43 + Math.abs(x) * 0.1],
            [x * 0.98, -22 + Math.abs(x) * 0.09],
          ],
          'fine',
          0,
        );
  },
};

const chef: Headwear = {
  before(sheet, { level }) {
    sheet.shape(
      form('-44,-56! -70,-76 -62,-108 -36,-112 -16,-128 12,-128 36,-114 62,-108 70,-76 44,-56!'),
      'bold',
      'paper',
    );
    sheet.shape(form('-48,-24! -46,-62! 0,-56 46,-62! 48,-24! 0,-34'), 'bold', 'cream');
    if (level > 0)
      for (const x of [-24, 0, 24])
        sheet.line(
          curve([
            [x, -66],
            [x * 1.1, -84],
            [x * 1.2, -96],
          ]),
          'fine',
          0.6,
        );
  },
};

const crown: Headwear = {
  before(sheet, { level }) {
    sheet.shape(form('-34,-50! -40,-84! -20,-68! 0,-96! 20,-68! 40,-84! 34,-50! 0,-44'), 'bold', 'sun');
    for (const [x, y] of [
      [-40, -86],
      [0, -98],
      [40, -86],
    ] as const)
      sheet.shape(ellipse(x, y, 5.4), 'line', 'a');
    if (level > 0)
      for (const [x, y] of [
        [-20, -57],
        [0, -56],
        [20, -57],
      ] as const)
        sheet.shape(ellipse(x, y, 4.6), 'fine', 'b');
  },
};

const tiara: Headwear = {
  before(sheet) {
    sheet.shape(form('-36,-44! -22,-60! -14,-54! 0,-80! 14,-54! 22,-60! 36,-44! 0,-52'), 'line', 'sun');
    sheet.shape(ellipse(0, -60, 5, 6), 'fine', 'a');
  },
};

const bandana: Headwear = {
  behind: (sheet, { role }) => {
    sheet.shape(form('44,-20! 74,-30 84,-6! 62,-10 72,16! 50,4'), 'bold', role);
  },
  before(sheet, { role, level }) {
    sheet.shape(
      form('-50,-14! -52,-44 -28,-66 0,-70 28,-66 52,-44 50,-14! 24,-26 0,-29 -24,-26'),
      'bold',
      role,
    );
    if (level > 0)
      for (const [x, y] of [
        [-28, -44],
        [0, -50],
        [28, -44],
        [-14, -58],
        [14, -36],
      ] as const)
        sheet.shape(ellipse(x, y, 4), 'fine', 'paper');
  },
};

const tricorn: Headwear = {
  before(sheet, { role, level }) {
    sheet.shape(form('-44,-40! -40,-70 0,-84 40,-70 44,-40!'), 'bold', role);
    sheet.shape(
      form('-86,-34! -58,-78 -30,-56 0,-90! 30,-56 58,-78 86,-34! 44,-30 0,-38 -44,-30'),
      'bold',
      role,
    );
    if (level > 0) sheet.line(stroke('-76,-40 -54,-64 -28,-46 0,-74! 28,-46 54,-64 76,-40'), 'fine', 0.2);
    sheet.shape(star(0, -52, 12, 5.6, 5), 'line', 'sun');
  },
};

const hardhat: Headwear = {
  before(sheet, { role }) {
    sheet.shape(form('-54,-22! -52,-56 -28,-78 0,-82 28,-78 52,-56 54,-22!'), 'bold', role);
    sheet.shape(form('-11,-80! 0,-85 11,-80! 13,-26! -13,-26!'), 'line', role);
    sheet.shape(form('-64,-22! 0,-36 64,-22! 62,-12! 0,-25 -62,-12!'), 'bold', role);
  },
};

const bobble: Headwear = {
  before(sheet, { role }) {
    const at = sheet.at({ x: 34, y: -52, angle: 0.5 });
    for (const flip of [false, true])
      at.at({ flip }).shape(form('2,0! 16,-16 32,-14 34,2 30,16 14,12'), 'line', role);
    at.shape(ellipse(0, 0, 7.5), 'line', role);
  },
};

const flower: Headwear = {
  before(sheet, { role, turn }) {
    const at = sheet.at({ x: turn > 0 ? -38 : 38, y: -40 });
    for (let i = 0; i < 5; i++)
      at.at({ angle: (i * Math.PI * 2) / 5 }).shape(ellipse(0, -13, 8.6, 11), 'line', role);
    at.shape(ellipse(0, 0, 7.5), 'line', 'sun');
  },
};

const helmet: Headwear = {
  behind: (sheet, { role }) =>
    sheet.shape(form('0,-78! 16,-112 54,-112 70,-70 58,-30! 44,-60'), 'bold', role),
  before(sheet, { level, turn }) {
    const rim = form('-54,34! -60,-20 -46,-60 0,-80 46,-60 60,-20 54,34! 40,52 0,60 -40,52');
    const hole = blob(
      moveKnots(knots('-34,-18! 0,-26 34,-18! 36,20 24,40! 0,46 -24,40! -36,20'), ([x, y]) => [
        x + turn * 9,
        y,
      ]),
    );
    sheet.shape(subtract([rim], [hole]), 'bold', 'stone');
    sheet.shape(form('-50,-24! 0,-36 50,-24! 50,-38! 0,-52 -50,-38!'), 'line', 'gold');
    if (level > 0)
      for (const x of [-36, -18, 0, 18, 36])
        sheet.shape(ellipse(x, -36 - (36 - Math.abs(x)) * 0.19, 3.2), 'fine', 'paper');
  },
};

const climbing: Headwear = {
  before(sheet, { role, level, turn }) {
    for (const side of [-1, 1])
      sheet.line(stroke(`${side * 44},-8 ${side * 38},30 ${side * 12 + turn * 6},52`), 'line', 0);
    sheet.shape(
      form('-55,-6! -54,-46 -34,-78 0,-88 34,-78 54,-46 55,-6! 30,-20 0,-25 -30,-20'),
      'bold',
      role,
    );
    if (level > 0)
      for (const x of [-26, 0, 26])
        sheet.shape(ellipse(x, -58 + Math.abs(x) * 0.3, 6, 13, x * 0.012), 'line', 'stone');
  },
};

const bubble: Headwear = {
  behind: (sheet) => sheet.shape(ellipse(0, -4, 86, 82), 'bold', 'soft'),
  before(sheet) {
    sheet.rim(ellipse(0, -4, 86, 82), 'bold');
    sheet.line(stroke('-68,-24 -54,-52 -30,-68'), 'line', 0.5);
  },
};

const santa: Headwear = {
  before(sheet, { role, level }) {
    sheet.shape(
      form('-45,-2! -58,30 -52,66 -28,96 0,112 28,96 52,66 58,30 45,-2! 34,14 0,20 -34,14'),
      'bold',
      'paper',
    );
    sheet.shape(form('-9,38 0,34 9,38 6,46 0,48 -6,46'), 'line', 'rust');
    for (const flip of [false, true])
      sheet.at({ flip }).shape(form('0,22! 16,16 34,22 46,16! 42,34 24,40 6,34 0,32!'), 'line', 'paper');
    for (const table of level === 0 ? [] : ['-30,50 -26,70 -14,86', '30,50 26,70 14,86', '0,60 2,78 0,96'])
      sheet.line(stroke(table), 'fine', 0.6);
    sheet.shape(
      form('-50,-26! -44,-60 -14,-92 24,-96 64,-74 84,-30! 66,-34 54,-54 50,-26! 0,-40'),
      'bold',
      role,
    );
    sheet.shape(ellipse(82, -20, 17), 'bold', 'paper');
    sheet.shape(form('-56,-14! -58,-36! 0,-48 58,-36! 56,-14! 0,-26'), 'bold', 'paper');
  },
};

const witch: Headwear = {
  before(sheet, { role, level }) {
    sheet.shape(form('-46,-34! -22,-96 -6,-140 26,-158! 20,-120 34,-80 46,-34! 0,-26'), 'bold', role);
    sheet.shape(form('-46,-34! -40,-52! 0,-44 40,-52! 46,-34! 0,-26'), 'line', 'ember');
    sheet.shape(form('-94,-24! -50,-40 0,-33 50,-40 94,-24! 46,-14 0,-19 -46,-14'), 'bold', role);
    if (level > 0) sheet.shape(ellipse(0, -41, 9, 8), 'line', 'sun');
  },
};

const party: Headwear = {
  before(sheet, { role, level }) {
    sheet.shape(form('-34,-50! 0,-136! 34,-50! 0,-42'), 'bold', role);
    if (level > 0)
      for (const [x, y] of [
        [-8, -66],
        [12, -62],
        [0, -92],
      ] as const)
        sheet.shape(ellipse(x, y, 6), 'fine', 'sun');
    sheet.shape(ellipse(0, -138, 12), 'line', 'sun');
  },
};

const ALL = {
  straw,
  cap,
  beanie,
  chef,
  crown,
  tiara,
  bandana,
  tricorn,
  hardhat,
  bow: bobble,
  flower,
  helmet,
  climbing,
  bubble,
  santa,
  witch,
  party,
} satisfies Record<string, Headwear>;

/** The name of something worn on the head. */
export type HatName = keyof typeof ALL;

/** What is worn on the head, by name. */
export const HATS: Readonly<Record<HatName, Headwear>> = ALL;
