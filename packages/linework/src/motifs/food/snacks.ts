import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { face, type Treat } from './treat.ts';

/** A burger of three thick layers. */
function plainBurger(sheet: Sheet): void {
  sheet.shape(blob(knots('-98,56! -94,94 -60,106 60,106 94,94 98,56!')), 'bold', 'gold');
  sheet.shape(rectangle(-108, 34, 216, 40, 18), 'bold', 'wood');
  sheet.shape(
    blob(knots('-112,4! 112,4! 108,30 84,48 56,28 28,48 0,28 -28,48 -56,28 -84,48 -108,30')),
    'line',
    'leaf',
  );
  sheet.shape(blob(knots('-104,14! -102,-50 -50,-100 50,-100 102,-50 104,14!')), 'bold', 'gold');
}

const burger: Treat = (sheet, look) => {
  const { level } = look;
  if (level === 0) {
    plainBurger(sheet);
    return face(sheet, 0, -26, look);
  }
  sheet.shape(blob(knots('-96,58! -92,92 -60,100 60,100 92,92 96,58!')), 'bold', 'gold');
  sheet.shape(rectangle(-104, 38, 208, 34, 16), 'bold', 'wood');
  sheet.shape(
    blob(knots('-110,30! -84,56 -58,34 -30,58 0,34 30,58 58,34 84,56 110,30! 0,16')),
    'line',
    'leaf',
  );
  sheet.shape(points('-98,18 98,18 70,34 46,50 20,32 -90,32'), 'line', 'sun');
  sheet.shape(blob(knots('-100,20! -100,-44 -50,-92 50,-92 100,-44 100,20!')), 'bold', 'gold');
  for (const [x, y] of [
    [-42, -58],
    [0, -72],
    [42, -58],
    [-66, -28],
    [66, -28],
  ] as const)
    sheet.shape(ellipse(x, y, 9, 6, x / 90), 'fine', 'cream');
  face(sheet, 0, -18, look);
};

const pizza: Treat = (sheet, look) => {
  const { level } = look;
  sheet.shape(blob(knots('-92,-70! 92,-70! 4,116 -4,116')), 'bold', 'sun');
  const spots = [
    [-40, -34],
    [42, -36],
    [-6, 62],
  ] as const;
  for (const [x, y] of spots) {
    sheet.shape(ellipse(x, y, 20), 'line', 'rust');
    if (level === 2) sheet.shape(ellipse(x, y, 10), 'fine', 'ember');
  }
  if (level > 0)
    for (const [x, y, angle] of [
      [2, -46, 0.5],
      [-34, 16, -0.6],
      [36, 16, 0.8],
    ] as const)
      sheet.shape(place(petal('leaf', 30, 14), { x, y, angle }), 'fine', 'leaf');
  sheet.shape(
    blob(knots('-108,-62! -112,-96 -60,-108 60,-108 112,-96 108,-62! 50,-56 0,-66 -50,-56')),
    'bold',
    'gold',
  );
  face(sheet, 0, 4, look);
};

const toast: Treat = (sheet, look) => {
  const rim = clockwise(
    blob(knots('-84,100! -84,-20 -104,-60 -70,-100 0,-106 70,-100 104,-60 84,-20 84,100!')),
  );
  sheet.shape(rim, 'bold', 'gold');
  if (look.level === 0) {
    sheet.shape(ellipse(0, -6, 62, 56), 'line', 'sun');
    return face(sheet, 0, -10, look);
  }
  sheet.shape(
    blob(knots('-66,84! -66,-16 -82,-54 -58,-82 0,-88 58,-82 82,-54 66,-16 66,84!')),
    'line',
    'cream',
  );
  sheet.shape(blob(knots('-46,30 -58,-20 -20,-60 26,-56 58,-22 46,30 10,58 -24,52')), 'line', 'paper');
  sheet.shape(ellipse(0, -8, 46, 40), 'line', 'sun');
  face(sheet, 0, -10, { ...look, level: 0 });
};

const avocado: Treat = (sheet, look) => {
  if (look.level === 0) {
    sheet.shape(
      blob(knots('0,-118 54,-86 72,-10 92,50 54,108 0,116 -54,108 -92,50 -72,-10 -54,-86')),
      'bold',
      'leaf',
    );
    sheet.shape(ellipse(0, 52, 40), 'bold', 'wood');
    return face(sheet, 0, -36, look);
  }
  sheet.shape(
    blob(knots('0,-118 50,-86 66,-10 84,50 48,106 0,114 -48,106 -84,50 -66,-10 -50,-86')),
    'bold',
    'leaf',
  );
  sheet.shape(
    blob(knots('0,-98 38,-72 52,-6 66,48 38,90 0,96 -38,90 -66,48 -52,-6 -38,-72')),
    'line',
    'grass',
  );
  sheet.shape(ellipse(0, 44, 38), 'bold', 'wood');
  sheet.line(arc(0, 44, 26, 26, 3.5, 4.5), 'fine', 0.4);
  face(sheet, 0, -38, look);
};

const onigiri: Treat = (sheet, look) => {
  sheet.shape(blob(knots('0,-108 50,-70 98,40 76,92 0,100 -76,92 -98,40 -50,-70')), 'bold', 'paper');
  sheet.shape(blob(knots('-42,40! 42,40! 48,99! 0,102 -48,99!')), 'bold', 'stone');
  if (look.level > 0)
    for (const [x, y, angle] of [
      [-40, -40, 0.5],
      [0, -76, 1.4],
      [44, -34, -0.6],
      [-66, 40, 0.3],
      [66, 44, -0.4],
    ] as const)
      sheet.shape(ellipse(x, y, 10, 5.5, angle), 'fine', 'cream');
  face(sheet, 0, 0, look);
};

const fries: Treat = (sheet, look) => {
  const sticks = [
    [-58, -92, -0.14],
    [-30, -116, -0.06],
    [0, -104, 0.03],
    [30, -120, 0.08],
    [58, -90, 0.16],
  ] as const;
  const half = look.level === 0 ? 21 : 13;
  const few = [
    [-42, -100, 0],
    [0, -120, 0],
    [42, -96, 0],
  ] as const;
  for (const [x, y, angle] of look.level === 0 ? few : sticks)
    sheet.at({ x, y, angle }).shape(rectangle(-half, 0, 2 * half, 130, 4), 'line', 'sun');
  const box = clockwise(blob(knots('-80,-22! -40,2 0,8 40,2 80,-22! 60,108! -60,108!')));
  sheet.shape(box, 'bold', look.roles[0]);
  if (look.level > 0)
    for (const x of [-48, 48])
      sheet.inside([box]).line(
        [
          [x * 1.12, -30],
          [x * 0.86, 110],
        ],
        'fine',
        0,
      );
  face(sheet, 0, 46, look);
};

/** A bowl heaped with noodles, half an egg and a leaf of seaweed. */
function plainRamen(sheet: Sheet, role: Role): void {
  sheet.shape(rectangle(24, -120, 44, 110, 6), 'line', 'leaf');
  sheet.shape(blob(knots('-98,-10! -84,-70 -40,-92 10,-80 60,-60 98,-10!')), 'line', 'sun');
  sheet.shape(ellipse(-34, -40, 34, 30), 'line', 'paper');
  sheet.shape(blob(knots('-108,-20! 108,-20! 96,60 52,100! -52,100! -96,60')), 'bold', role);
}

const ramen: Treat = (sheet, look) => {
  const { level, roles } = look;
  if (level === 0) {
    plainRamen(sheet, roles[0]);
    return face(sheet, 0, 50, look);
  }
  sheet.shape(points('50,-120 64,-114 10,-10 0,-16'), 'line', 'wood');
  sheet.shape(points('82,-106 94,-98 30,-8 20,-14'), 'line', 'wood');
  sheet.shape(ellipse(0, -20, 104, 34), 'bold', 'ember');
  sheet.shape(ellipse(-40, -26, 34, 20), 'line', 'paper');
  sheet.shape(ellipse(-40, -26, 17, 11), 'line', 'sun');
  sheet.shape(blob(knots('16,-40! 44,-44 50,-12 20,-14!')), 'line', 'blush');
  for (const y of [-8, 0])
    sheet.line(
      curve([
        [-10, y],
        [14, y + 6],
        [40, y],
        [64, y - 4],
      ]),
      'fine',
      0.3,
    );
  const bowl = clockwise(blob(knots('-104,-18! -60,14 0,20 60,14 104,-18! 92,60 50,98! -50,98! -92,60')));
  sheet.shape(bowl, 'bold', roles[0]);
  if (level === 2) sheet.inside([bowl]).line(curve(points('-110,10 -50,40 50,40 110,10')), 'fine', 0);
  face(sheet, 0, 58, look);
};

const melon: Treat = (sheet, look) => {
  const rim = clockwise([...arc(0, -50, 116, 150, 0.02, Math.PI - 0.02)]);
  sheet.shape(rim, 'bold', 'leaf');
  if (look.level > 0) sheet.shape([...arc(0, -50, 100, 132, 0.02, Math.PI - 0.02)], 'line', 'paper');
  const [wide, deep] = look.level === 0 ? [90, 118] : [88, 118];
  sheet.shape([...arc(0, -50, wide, deep, 0.02, Math.PI - 0.02)], 'line', look.roles[0]);
  for (const [x, y] of (
    [
      [-52, -24],
      [0, -30],
      [52, -24],
      [-30, 40],
      [30, 40],
    ] as const
  ).slice(0, [0, 5, 5][look.level]))
    sheet.shape(place(petal('drop', 22, 13), { x, y: y - 10, angle: Math.PI }), 'fine', 'wood');
  face(sheet, 0, 6, look);
};

/** Things to bite into. */
export const SNACKS: readonly Treat[] = [burger, pizza, toast, avocado, onigiri, fries, ramen, melon];
