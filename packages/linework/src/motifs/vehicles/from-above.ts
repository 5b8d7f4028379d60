import { mirrored } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A car from above, its nose up, 150 units long. */
export function carTop(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  sheet.shape(mirrored('0,-78 26,-74 36,-56 38,0 38,56 30,74 0,78'), 'bold', role);
  sheet.shape(mirrored('0,-40! 24,-36! 28,-16! 0,-20!'), 'line', 'sky');
  sheet.shape(mirrored('0,-12! 25,-9! 25,34! 0,38!'), 'line', role);
  if (level > 0) sheet.shape(mirrored('0,46! 24,42! 22,60! 0,63!'), 'line', 'sky');
  if (level === 2) for (const side of [-1, 1]) sheet.shape(ellipse(side * 24, -66, 7, 5), 'fine', 'sun');
}

/** A car from above of few and large parts, as long and wide as the other one. */
export function plainCarTop(sheet: Sheet, role: Role): void {
  sheet.shape(mirrored('0,-82 30,-78 42,-58 44,0 44,60 34,78 0,82'), 'bold', role);
  sheet.shape(mirrored('0,-40! 30,-34! 33,40! 0,48!'), 'line', 'sky');
}

/** A bus from above, its nose up, 290 units long. */
export function busTop(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-44, -146, 88, 292, 16), 'bold', role);
  sheet.shape(rectangle(-34, -138, 68, 26, 6), 'line', 'sky');
  const panels = [1, 2, 3][level]!;
  for (let i = 0; i < panels; i++)
    sheet.shape(rectangle(-28, -96 + (i * 220) / panels, 56, 200 / panels, 8), 'line', 'cream');
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
  sheet.shape(mirrored('0,-240 22,-214 33,-160 34,60 26,160 10,234 0,240'), 'bold', 'paper');
  const glass = level === 0 ? '0,-212! 22,-200 31,-160! 0,-172!' : '0,-206! 16,-202 21,-182! 0,-190!';
  sheet.shape(mirrored(glass), 'line', 'sky');
  if (level > 0) sheet.shape(mirrored('0,-150! 33,-150! 33,-118! 0,-118!'), 'line', role);
  if (level === 2)
    for (const y of [-84, 92])
      sheet.shape(mirrored(`0,${y}! 34,${y}! 34,${y + 16}! 0,${y + 16}!`), 'line', 'cream');
  if (level > 0) sheet.shape(mirrored('0,150! 7,170 8,226! 0,236!'), 'line', role);
}
