import { blob } from '../../geometry/curve.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** Who sits behind a window. */
export type Rider = 'bear' | 'rabbit' | 'cat' | 'dog' | 'mouse' | 'frog' | 'fox' | 'pig';

/** What a rider wears on the head. */
export type Hat = 'cap' | 'helmet' | 'straw' | 'none';

/** Draws head and shoulders about 110 units wide, the middle of the head on the frame's origin. */
export function rider(sheet: Sheet, who: Rider, hat: Hat, coat: Role, level: 0 | 1 | 2): void {
  const { fur, cream } = COATS[who];
  const isUnderHelmet = hat === 'helmet' && who !== 'dog' && who !== 'rabbit' && who !== 'frog';
  if (!isUnderHelmet) EARS[who](sheet, fur);
  sheet.shape(blob(knots('-56,92! -52,52 -24,36 24,36 52,52 56,92!')), 'line', coat);
  sheet.shape(blob(knots('0,-40 32,-28 42,2 30,30 0,40 -30,30 -42,2 -32,-28')), 'line', fur);
  if (who === 'frog') sheet.line(arc(0, 4, 24, 16, 0.25, Math.PI - 0.25), 'line', 0.3);
  else {
    if (level > 0) sheet.shape(ellipse(0, 18, 24, 17), 'line', cream);
    sheet.ink(ellipse(0, 10, who === 'pig' ? 3 : 6.4, 4.6));
    sheet.line(arc(0, 15, 9, 8, 0.4, Math.PI - 0.4), 'fine', 0.4);
  }
  const eyes = who === 'frog' ? [24, -40] : [17, -8];
  for (const side of [-1, 1]) sheet.ink(ellipse(side * eyes[0]!, eyes[1]!, 4.4, 5.8));
  HATS[hat](sheet, level);
}

const COATS: Readonly<Record<Rider, { fur: Role; cream: Role }>> = {
  bear: { fur: 'fur', cream: 'cream' },
  rabbit: { fur: 'cream', cream: 'paper' },
  cat: { fur: 'ember', cream: 'cream' },
  dog: { fur: 'gold', cream: 'cream' },
  mouse: { fur: 'stone', cream: 'cream' },
  frog: { fur: 'leaf', cream: 'leaf' },
  fox: { fur: 'ember', cream: 'paper' },
  pig: { fur: 'blush', cream: 'soft' },
};

type Ears = (sheet: Sheet, fur: Role) => void;

const pointed: Ears = (sheet, fur) => {
  for (const side of [-1, 1])
    sheet.shape(
      blob(knots('8,-28! 30,-58! 42,-12!')).map(([x, y]) => [x * side, y] as const),
      'line',
      fur,
    );
};

const round =
  (radius: number): Ears =>
  (sheet, fur) => {
    for (const side of [-1, 1]) sheet.shape(ellipse(side * 33, -32, radius), 'line', fur);
  };

const EARS: Readonly<Record<Rider, Ears>> = {
  bear: round(15),
  mouse: round(24),
  cat: pointed,
  fox: pointed,
  pig: (sheet, fur) => {
    for (const side of [-1, 1])
      sheet.shape(
        blob(knots('10,-30! 36,-52 46,-28 32,-14!')).map(([x, y]) => [x * side, y] as const),
        'line',
        fur,
      );
  },
  frog: (sheet, fur) => {
    for (const side of [-1, 1]) sheet.shape(ellipse(side * 24, -40, 15), 'line', fur);
  },
  rabbit: (sheet, fur) => {
    for (const side of [-1, 1])
      sheet.shape(place(petal('round', 76, 30), { x: side * 14, y: -20, angle: side * 0.24 }), 'line', fur);
  },
  dog: (sheet, fur) => {
    for (const side of [-1, 1])
      sheet.shape(place(petal('drop', 62, 34), { x: side * 26, y: -26, angle: side * 2.5 }), 'line', fur);
  },
};

const HATS: Readonly<Record<Hat, (sheet: Sheet, level: 0 | 1 | 2) => void>> = {
  none: () => undefined,
  cap: (sheet) => sheet.shape(blob(knots('-36,-24! -34,-50 0,-62 34,-50 36,-24! 0,-32')), 'line', 'a'),
  helmet: (sheet, level) => {
    sheet.shape(blob(knots('-38,-20! -38,-52 0,-74 38,-52 38,-20! 0,-28')), 'line', 'sun');
    sheet.shape(blob(knots('-50,-16! -30,-32 0,-36 30,-32 50,-16! 0,-24')), 'line', 'gold');
    if (level > 0) sheet.shape(ellipse(0, -50, 10, 12), 'fine', 'a');
  },
  straw: (sheet) => {
    sheet.shape(blob(knots('-28,-30! -26,-58 0,-66 26,-58 28,-30!')), 'line', 'gold');
    sheet.shape(blob(knots('-58,-26 0,-44 58,-26 0,-18')), 'line', 'gold');
  },
};
