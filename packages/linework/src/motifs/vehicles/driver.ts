import { clockwise, unite } from '../../geometry/boolean.ts';
import { blob } from '../../geometry/curve.ts';
import { arc, ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path } from '../../geometry/point.ts';
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
  if (who === 'frog') HATS[hat](sheet.at({ y: BEHIND_EYES }), level);
  if (!isUnderHelmet) for (const ear of EARS[who]) sheet.shape(ear, 'line', fur);
  sheet.shape(blob(knots('-56,92! -52,52 -24,36 24,36 52,52 56,92!')), 'line', coat);
  sheet.shape(HEAD, 'line', fur);
  if (level > 0 && who !== 'frog') sheet.shape(ellipse(0, 18, 24, 17), 'line', cream);
  face(sheet, who);
  if (who !== 'frog') HATS[hat](sheet, level);
}

/** Draws a head of few and large parts, its ears of one piece with it, resting with the chin on y 36. */
export function plainRider(sheet: Sheet, who: Rider): void {
  sheet.shape(unite([HEAD, ...EARS[who]].map(clockwise)), 'line', COATS[who].fur);
  face(sheet, who, true);
}

const HEAD = blob(knots('0,-40 32,-28 42,2 30,30 0,40 -30,30 -42,2 -32,-28'));
/** How far a frog's hat sits above other hats, so that the eyes stand before it. */
const BEHIND_EYES = -20;

/** Eyes, nose and mouth; plain ones are small and low, so that the forehead stays one large area. */
function face(sheet: Sheet, who: Rider, isPlain = false): void {
  const [lower, size] = isPlain ? [4, 0.88] : [0, 1];
  if (who === 'frog') sheet.line(arc(0, 4, 24, 16, 0.25, Math.PI - 0.25), 'line', 0.3);
  else {
    sheet.ink(ellipse(0, 10 + lower / 2, (who === 'pig' ? 3 : 6.4) * size, 4.6 * size));
    sheet.line(arc(0, 15 + lower / 2, 9, 8, 0.4, Math.PI - 0.4), 'fine', 0.4);
  }
  const [x, y] = who === 'frog' ? [24, -40] : [17, -8 + lower];
  for (const side of [-1, 1]) sheet.ink(ellipse(side * x, y, 4.4 * size, 5.8 * size));
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

const BOTH = [-1, 1] as const;
const twice = (ear: (side: -1 | 1) => Path): readonly Path[] => BOTH.map(ear);
const mirroredEar = (table: string): readonly Path[] =>
  twice((side) => blob(knots(table)).map(([x, y]) => [x * side, y] as const));

const EARS: Readonly<Record<Rider, readonly Path[]>> = {
  bear: twice((side) => ellipse(side * 33, -32, 15)),
  mouse: twice((side) => ellipse(side * 33, -32, 24)),
  cat: mirroredEar('8,-28! 30,-58! 42,-12!'),
  fox: mirroredEar('8,-28! 30,-58! 42,-12!'),
  pig: mirroredEar('10,-30! 36,-52 46,-28 32,-14!'),
  frog: twice((side) => ellipse(side * 24, -40, 15)),
  rabbit: twice((side) => place(petal('round', 76, 30), { x: side * 14, y: -20, angle: side * 0.24 })),
  dog: twice((side) => place(petal('drop', 62, 34), { x: side * 26, y: -26, angle: side * 2.5 })),
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
