import { mirrored } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** The makes of cars that can be told apart from above. */
export type CarKind = 'saloon' | 'van' | 'open' | 'rack' | 'pickup';

/** A car from above, its nose up, 150 units long. */
export function carTop(sheet: Sheet, role: Role, level: 0 | 1 | 2, kind: CarKind = 'saloon'): void {
  sheet.shape(
    mirrored(
      kind === 'van'
        ? '0,-80 30,-76 40,-62 42,0 42,62 38,80! 0,80!'
        : '0,-78 26,-74 36,-56 38,0 38,56 30,74 0,78',
    ),
    'bold',
    role,
  );
  sheet.shape(mirrored('0,-40! 24,-36! 28,-16! 0,-20!'), 'line', 'sky');
  if (kind === 'saloon') {
    sheet.shape(mirrored('0,-12! 25,-9! 25,34! 0,38!'), 'line', role);
    if (level > 0) sheet.shape(mirrored('0,46! 24,42! 22,60! 0,63!'), 'line', 'sky');
  } else LOADS[kind](sheet, role);
  if (level === 2) for (const side of [-1, 1]) sheet.shape(ellipse(side * 24, -66, 7, 5), 'fine', 'sun');
}

/** What shows behind the windscreen of the makes other than saloons. */
const LOADS: Readonly<Record<Exclude<CarKind, 'saloon'>, (sheet: Sheet, role: Role) => void>> = {
  van: (sheet) => {
    sheet.shape(mirrored('0,-12! 32,-9! 32,68! 0,68!'), 'line', 'cream');
    sheet.shape(mirrored('0,4! 14,4! 14,28! 0,28!'), 'line', 'sky');
  },
  open: (sheet) => {
    sheet.shape(mirrored('0,-12! 27,-10! 27,46! 0,50!'), 'line', 'wood');
    for (const side of [-1, 1]) sheet.shape(rectangle(side * 13 - 11, -4, 22, 20, 7), 'line', 'cream');
    sheet.shape(rectangle(-24, 22, 48, 20, 7), 'line', 'cream');
  },
  rack: (sheet) => {
    sheet.shape(rectangle(-27, -10, 54, 58, 5), 'line', 'stone');
    sheet.shape(rectangle(-22, -4, 25, 28, 4), 'line', 'rust');
    sheet.shape(rectangle(5, -4, 18, 44, 4), 'line', 'b');
    sheet.shape(rectangle(-22, 27, 25, 16, 4), 'line', 'gold');
  },
  pickup: (sheet, role) => {
    sheet.shape(mirrored('0,-12! 25,-9! 25,12! 0,14!'), 'line', role);
    sheet.shape(rectangle(-30, 18, 60, 52, 4), 'line', 'wood');
    for (const [x, y] of [
      [-14, 34],
      [13, 36],
      [0, 56],
    ] as const)
      sheet.shape(ellipse(x, y, 12), 'line', 'ember');
  },
};

/** A car from above of few and large parts, as long and wide as the other one. */
export function plainCarTop(sheet: Sheet, role: Role): void {
  sheet.shape(mirrored('0,-82 30,-78 42,-58 44,0 44,60 34,78 0,82'), 'bold', role);
  sheet.shape(mirrored('0,-40! 30,-34! 33,40! 0,48!'), 'line', 'sky');
}

/** A bus from above, its nose up, 290 units long: hatches, a fan and its number on the roof. */
export function busTop(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-44, -146, 88, 292, 16), 'bold', role);
  sheet.shape(rectangle(-34, -138, 68, 26, 6), 'line', 'sky');
  sheet.shape(rectangle(-30, -96, 60, level === 0 ? 210 : 62, 8), 'line', 'cream');
  if (level === 0) return;
  for (const y of [-78, -52]) sheet.shape(ellipse(0, y, 13, 12), 'line', 'sun');
  sheet.shape(ellipse(0, 4, 26), 'line', 'stone');
  sheet.shape(ellipse(0, 4, 11), 'line', 'soft');
  for (const y of [46, 92]) sheet.shape(rectangle(-26, y, 52, 32, 6), 'line', 'cream');
}

/** A sign on the back of an airliner that tells it from others: a star, a ring or three chevrons. */
function emblem(sheet: Sheet, role: Role): void {
  if (role === 'a' || role === 'ember') sheet.shape(star(0, 4, 27, 13, 5), 'line', 'sun');
  else if (role === 'b')
    for (const r of [24, 12]) sheet.shape(ellipse(0, 4, r), 'line', r > 20 ? 'sun' : role);
  else
    for (const y of [-30, 4, 38])
      sheet.shape(mirrored(`0,${y}! 34,${y - 16}! 34,${y}! 0,${y + 16}!`), 'line', role);
}

/** An airliner from above, its nose up, 470 units long. */
export function planeTop(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  for (const side of [-1, 1]) {
    const wing = sheet.at({ flip: side < 0 });
    if (level === 0)
      wing.shape(mirrored('0,-50! 24,-44 26,20 22,46! 0,50!', { x: 120, y: -24 }), 'line', 'stone');
    else {
      wing.shape(mirrored('0,-34! 15,-30 17,10 13,36! 0,40!', { x: 104, y: -24 }), 'line', 'stone');
      wing.shape(mirrored('0,-28! 12,-24 14,8 10,30! 0,32!', { x: 164, y: 16 }), 'line', 'stone');
    }
    wing.shape(
      [
        [26, -50],
        [236, 74],
        [236, 104],
        [26, 56],
      ],
      'bold',
      'paper',
    );
    if (level > 0)
      wing.shape(
        [
          [150, 23],
          [236, 74],
          [236, 104],
          [150, 84],
        ],
        'line',
        role,
      );
    wing.shape(
      [
        [14, 156],
        [96, 208],
        [96, 230],
        [14, 214],
      ],
      'line',
      role,
    );
  }
  if (level === 2)
    for (const side of [-1, 1])
      for (const [from, to] of [
        [
          [40, 42],
          [230, 90],
        ],
        [
          [40, -20],
          [150, 46],
        ],
      ] as const)
        sheet.line(
          [
            [side * from[0], from[1]],
            [side * to[0], to[1]],
          ],
          'fine',
          0,
        );
  sheet.shape(mirrored('0,-240 22,-214 33,-160 34,60 26,160 10,234 0,240'), 'bold', 'paper');
  if (level === 2) emblem(sheet, role);
  const glass = level === 0 ? '0,-212! 22,-200 31,-160! 0,-172!' : '0,-206! 16,-202 21,-182! 0,-190!';
  sheet.shape(mirrored(glass), 'line', 'sky');
  if (level > 0) sheet.shape(mirrored('0,-150! 33,-150! 33,-118! 0,-118!'), 'line', role);
  if (level === 2)
    for (const y of [-84, 92])
      sheet.shape(mirrored(`0,${y}! 34,${y}! 34,${y + 16}! 0,${y + 16}!`), 'line', 'cream');
  if (level > 0) sheet.shape(mirrored('0,150! 7,170 8,226! 0,236!'), 'line', role);
}

/** A small tractor with wagons of suitcases behind it, from above. */
export function luggageTrain(sheet: Sheet): void {
  for (const [i, y] of [0, 74, 148].entries()) {
    sheet.shape(rectangle(-22, y, 44, 62, 6), 'line', i === 0 ? 'sun' : 'c');
    if (i > 0)
      for (const [v, role] of [
        [16, 'a'],
        [44, 'b'],
      ] as const)
        sheet.shape(rectangle(-15, y + v - 12, 30, 24, 3), 'line', role);
    else sheet.shape(rectangle(-14, 10, 28, 22, 4), 'line', 'sky');
  }
}
