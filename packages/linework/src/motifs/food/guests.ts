import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** Who sits at a table or stands behind a counter. */
export type Guest = 'bear' | 'rabbit' | 'cat' | 'mouse' | 'pig' | 'fox';

/** How a guest is dressed and what the right arm does: it holds something up, or is out of sight. */
export interface Dressed {
  readonly coat: Role;
  readonly level: 0 | 1 | 2;
  readonly isArmUp: boolean;
  /** Whether a straw hat is worn. */
  readonly hat?: boolean;
}

/** What a kind of guest has of its own. */
interface Kind {
  readonly fur: Role;
  readonly ears: (sheet: Sheet, fur: Role, level: 0 | 1 | 2) => void;
  /** The right half of the outline of the head, from the crown to the chin. */
  readonly head: string;
  readonly muzzle: (sheet: Sheet, level: 0 | 1 | 2) => void;
  readonly eyes: readonly [x: number, y: number];
}

/** Where the raised paw is, from the middle of the head. */
export const RAISED_PAW = [124, 84] as const;

const both = (draw: (flip: boolean) => void): void => [false, true].forEach(draw);

/** Two ears, on finer pages each with its inner side. */
function pairOfEars(sheet: Sheet, outer: string, inner: string, fur: Role, level: 0 | 1 | 2): void {
  both((flip) => {
    const view = sheet.at({ flip });
    view.shape(drawn(outer), 'bold', fur);
    if (level > 0) view.shape(drawn(inner), 'line', 'blush');
  });
}

/** A nose with the lip below it and a smile to both sides. */
function smiling(sheet: Sheet, y: number, size: number): void {
  sheet.ink(drawn(`${-size},${y} 0,${y - size * 0.4} ${size},${y} 0,${y + size}`));
  sheet.line(traced(`0,${y + size}! 0,${y + size + 10}!`), 'line', 0);
  both((flip) =>
    sheet.at({ flip }).line(traced(`0,${y + size + 10} 12,${y + size + 19} 26,${y + size + 8}`), 'line', 0.3),
  );
}

function whiskers(sheet: Sheet, y: number): void {
  both((flip) => {
    for (const rise of [-8, 8])
      sheet.at({ flip }).line(traced(`44,${y + rise * 0.4} 78,${y + rise} 112,${y + rise * 2}`), 'fine', 0.6);
  });
}

const KINDS: Readonly<Record<Guest, Kind>> = {
  bear: {
    fur: 'fur',
    ears: (sheet, fur, level) =>
      pairOfEars(
        sheet,
        '34,-60 36,-98 66,-112 94,-92 92,-58 72,-34',
        '50,-66 52,-86 66,-94 80,-84 78,-62 66,-50',
        fur,
        level,
      ),
    head: '0,-86 46,-78 82,-36 92,12 72,58 34,78 0,82',
    muzzle(sheet) {
      sheet.shape(mirrored('0,0 34,6 46,34 30,62 0,68'), 'line', 'cream');
      smiling(sheet, 20, 15);
    },
    eyes: [36, -14],
  },
  rabbit: {
    fur: 'soft',
    ears: (sheet, fur, level) =>
      pairOfEars(
        sheet,
        '8,-62 6,-120 22,-184 44,-196 62,-170 60,-112 40,-58',
        '20,-76 20,-124 32,-166 42,-172 50,-154 48,-114 36,-76',
        fur,
        level,
      ),
    head: '0,-82 40,-74 64,-34 72,14 84,40 62,66 26,76 0,78',
    muzzle(sheet) {
      sheet.shape(drawn('-11,52! 11,52! 11,72 0,76 -11,72'), 'line', 'paper');
      both((flip) => sheet.at({ flip }).shape(drawn('0,18 22,14 38,32 28,54 0,56'), 'line', 'paper'));
      sheet.ink(drawn('-10,16 0,11 10,16 0,27'));
      whiskers(sheet, 36);
    },
    eyes: [32, -12],
  },
  cat: {
    fur: 'ember',
    ears: (sheet, fur, level) =>
      pairOfEars(sheet, '14,-66! 60,-132! 88,-34!', '36,-70! 60,-106! 74,-46!', fur, level),
    head: '0,-78 44,-72 78,-36 86,2 112,20! 88,30 104,52! 74,56 36,76 0,78',
    muzzle(sheet, level) {
      both((flip) => sheet.at({ flip }).shape(ellipse(20, 36, 23, 19), 'line', 'cream'));
      sheet.ink(drawn('-11,18 0,14 11,18 0,28'));
      whiskers(sheet, 36);
      if (level > 0)
        for (const [x, low] of [
          [0, -36],
          [-24, -44],
          [24, -44],
        ] as const)
          sheet.shape(drawn(`${x - 7},-76! ${x + 7},-76! ${x},${low}!`), 'line', 'rust');
    },
    eyes: [36, -8],
  },
  mouse: {
    fur: 'stone',
    ears(sheet, fur, level) {
      for (const x of [-84, 84]) {
        sheet.shape(ellipse(x, -66, 58), 'bold', fur);
        if (level > 0) sheet.shape(ellipse(x, -64, 38), 'line', 'blush');
      }
    },
    head: '0,-78 42,-70 70,-30 72,8 46,46 20,74 0,82',
    muzzle(sheet) {
      sheet.shape(mirrored('0,34 18,40 24,58 14,76 0,80'), 'line', 'cream');
      sheet.ink(ellipse(0, 48, 12, 9));
      sheet.line(arc(0, 58, 9, 8, 0.3, Math.PI - 0.3), 'line', 0.3);
      whiskers(sheet, 52);
    },
    eyes: [28, -6],
  },
  pig: {
    fur: 'blush',
    ears: (sheet, fur, level) =>
      pairOfEars(
        sheet,
        '26,-66! 70,-112 104,-96! 100,-58 78,-30!',
        '52,-66 74,-92 92,-84! 90,-62 76,-46',
        fur,
        level,
      ),
    head: '0,-78 46,-70 84,-34 92,14 78,58 40,80 0,84',
    muzzle(sheet) {
      sheet.shape(ellipse(0, 22, 42, 30), 'bold', 'soft');
      for (const x of [-15, 15]) sheet.ink(ellipse(x, 22, 6, 10));
      sheet.line(arc(0, 54, 24, 14, 0.3, Math.PI - 0.3), 'line', 0.3);
    },
    eyes: [36, -20],
  },
  fox: {
    fur: 'ember',
    ears: (sheet, fur, level) =>
      pairOfEars(sheet, '16,-62! 62,-146! 92,-30!', '40,-68! 63,-112! 76,-44!', fur, level),
    head: '0,-74 44,-66 80,-28 124,18! 82,44 40,66 14,88 0,92',
    muzzle(sheet) {
      both((flip) =>
        sheet.at({ flip }).shape(drawn('0,30 20,-2 56,6 116,18! 80,42 40,63 14,84 0,88!'), 'line', 'paper'),
      );
      sheet.ink(drawn('-11,66 0,61 11,66 0,80'));
    },
    eyes: [34, -16],
  },
};

/** Head, shoulders and sleeves about 240 units wide; the middle of the head is the frame's origin. */
export function guest(sheet: Sheet, who: Guest, { coat, level, isArmUp, hat }: Dressed): void {
  const { fur, ears, head, muzzle, eyes } = KINDS[who];
  if (!hat || who === 'rabbit') ears(sheet, fur, level);
  else both((flip) => sheet.at({ flip }).shape(ellipse(90, -16, 28), 'bold', fur));
  sheet.shape(mirrored('0,60 44,66 96,98 118,160 124,300! 0,300!'), 'bold', coat);
  if (level > 0) {
    sheet.line(traced('0,96! 0,300!'), 'line', 0);
    for (const y of [150, 196]) sheet.shape(ellipse(0, y, 11), 'line', 'sun');
    both((flip) => sheet.at({ flip }).shape(drawn('0,84! 34,70 62,86! 52,116 26,124!'), 'line', 'paper'));
  }
  if (isArmUp) {
    sheet.shape(drawn('98,300! 92,190 100,112! 150,108! 160,190 162,300!'), 'bold', coat);
    sheet.shape(ellipse(...RAISED_PAW, 32, 27), 'bold', fur);
  }
  sheet.shape(mirrored(head), 'bold', fur);
  muzzle(sheet, level);
  const [x, y] = eyes;
  for (const side of [-1, 1]) {
    sheet.ink(ellipse(side * x, y, 8, 10.5));
    sheet.gleam(ellipse(side * x + 2.6, y - 4, 2.8));
  }
  if (level > 0 && who !== 'fox' && who !== 'mouse')
    for (const side of [-1, 1]) sheet.shape(ellipse(side * (x + 26), 22, 13, 9), 'fine', 'blush');
  if (hat) strawHat(sheet, level);
}

/** A straw hat with a ribbon on the crown of the head. */
function strawHat(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(mirrored('0,-128 48,-120 62,-52! 0,-40'), 'bold', 'gold');
  if (level > 0) sheet.shape(mirrored('0,-66! 58,-74! 62,-50! 0,-42!'), 'line', 'a');
  sheet.shape(mirrored('0,-62 64,-68 126,-52 64,-34 0,-38'), 'bold', 'gold');
}

/** Two paws over the edge of a table, each with its toes, about the middle of whose they are. */
export function pawsOnTable(sheet: Sheet, who: Guest, sides: readonly (-1 | 1)[]): void {
  for (const side of sides) {
    const paw = sheet.at({ x: side * 74 });
    paw.shape(drawn('-32,-18 -20,-34 20,-34 32,-18 30,12 16,22 -16,22 -30,12'), 'bold', KINDS[who].fur);
    for (const x of [-10, 10]) paw.line(traced(`${x},20 ${x},4`), 'line', 0.3);
  }
}
