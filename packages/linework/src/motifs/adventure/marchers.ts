import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, polygon, rectangle, star } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { rope } from '../people/props.ts';

/** What a marching robot is made of: its colors, which of four heads and bodies it has, and what it carries. */
export interface Marcher {
  readonly level: 0 | 1 | 2;
  readonly roles: readonly [tin: Role, trim: Role];
  readonly head: number;
  readonly body: number;
  readonly carries: 'flag' | 'horn' | 'balloons' | 'drum' | 'cymbals';
}

/** A robot in step, 400 units high on the origin. */
export function marcher(sheet: Sheet, it: Marcher): void {
  const [tin, trim] = it.roles;
  rope(
    sheet,
    [
      [-36, -140],
      [-40, -70],
      [-36, -24],
    ],
    11,
    trim,
  );
  rope(
    sheet,
    [
      [36, -140],
      [70, -96],
      [56, -48],
    ],
    11,
    trim,
  );
  sheet.shape(drawn('-70,0! -64,-36 -36,-46 -8,-36 -4,0!'), 'bold', tin);
  sheet.shape(drawn('22,-24! 28,-58 56,-70 88,-58 94,-22!'), 'bold', tin);
  if (it.carries !== 'cymbals' && it.carries !== 'drum')
    rope(
      sheet,
      [
        [-70, -222],
        [-106, -196],
        [-92, -150],
      ],
      10,
      trim,
    );
  torso(sheet, it);
  for (const x of [-70, 70]) sheet.shape(ellipse(x, -224, 24), 'bold', tin);
  if (it.carries === 'cymbals') return clashing(sheet, it);
  if (it.carries === 'drum') return drumming(sheet, it);
  sheet.shape(ellipse(-92, -142, 20), 'bold', tin);
  if (it.carries === 'horn') return blowing(sheet, it);
  rope(
    sheet,
    [
      [84, -226],
      [116, -234],
      [122, -280],
    ],
    10,
    trim,
  );
  held(sheet.at({ x: 122, y: -290 }), it);
  sheet.shape(ellipse(122, -290, 20), 'bold', tin);
  sheet.shape(rectangle(-16, -278, 32, 30, 4), 'line', 'stone');
  head(sheet.at({ y: -320 }), it);
}

/** Head and raised arm of a robot that blows its horn. */
function blowing(sheet: Sheet, it: Marcher): void {
  const [tin, trim] = it.roles;
  sheet.shape(rectangle(-16, -278, 32, 30, 4), 'line', 'stone');
  head(sheet.at({ y: -320 }), it);
  sheet.shape(drawn('22,-304! 80,-314 116,-356! 152,-292! 96,-290 24,-290!'), 'bold', 'gold');
  sheet.shape(ellipse(134, -324, 17, 39, -0.5), 'line', 'sun');
  rope(
    sheet,
    [
      [84, -226],
      [122, -232],
      [86, -284],
    ],
    10,
    trim,
  );
  sheet.shape(ellipse(84, -290, 20), 'bold', tin);
}

/** Head, arms, sticks and drum of a robot that beats a drum before its belly. */
function drumming(sheet: Sheet, it: Marcher): void {
  const [tin, trim] = it.roles;
  sheet.shape(rectangle(-16, -278, 32, 30, 4), 'line', 'stone');
  for (const x of it.level === 2 ? [-1, 1] : [])
    sheet.shape(drawn(`${x * 48},-252! ${x * 66},-246! ${x * 70},-150! ${x * 52},-150!`), 'line', 'sun');
  head(sheet.at({ y: -320 }), it);
  const side = drawn('-84,-158! 84,-158! 78,-78 40,-66 -40,-66 -78,-78!');
  sheet.shape(side, 'bold', 'ember');
  const inside = sheet.inside([clockwise(side)]);
  for (const x of it.level === 2 ? [-63, -21, 21, 63] : [])
    inside.line(traced(`${x - 21},-140! ${x},-74! ${x + 21},-140!`), 'line', 0);
  if (it.level < 2) inside.shape(star(0, -110, 24, 11, 5), 'line', 'sun');
  if (it.level === 2)
    inside.shape(drawn('-100,-90! -40,-82 40,-82 100,-90! 100,-40! -100,-40!'), 'line', 'sun');
  sheet.rim(side, 'bold');
  sheet.shape(ellipse(0, -158, 88, 24), 'bold', 'sun');
  if (it.level === 2) sheet.shape(ellipse(0, -160, 70, 15), 'line', 'paper');
  for (const x of [-1, 1]) {
    const lift = x > 0 ? 34 : 0;
    rope(
      sheet,
      [
        [x * 82, -224],
        [x * 124, -206],
        [x * 112, -168 - lift],
      ],
      10,
      trim,
    );
    rope(
      sheet,
      [
        [x * 126, -176 - lift * 1.4],
        [x * 36, -170 - lift * 0.6],
      ],
      5,
      'wood',
    );
    sheet.shape(ellipse(x * 32, -169 - lift * 0.6, 12), 'line', 'cream');
    sheet.shape(ellipse(x * 110, -170 - lift, 20), 'bold', tin);
  }
}

/** Head, arm and cymbals of a robot that clashes them before its chest. */
function clashing(sheet: Sheet, it: Marcher): void {
  const [tin, trim] = it.roles;
  for (const x of [-1, 1]) {
    rope(
      sheet,
      [
        [x * 84, -222],
        [x * 116, -184],
        [x * 62, -170],
      ],
      10,
      trim,
    );
    sheet.shape(ellipse(x * 34, -176, 20, 58, x * 0.18), 'bold', 'gold');
    sheet.shape(ellipse(x * 64, -170, 20), 'bold', tin);
  }
  sheet.shape(rectangle(-16, -278, 32, 30, 4), 'line', 'stone');
  head(sheet.at({ y: -320 }), it);
}

function torso(sheet: Sheet, { level, body, roles: [tin, trim] }: Marcher): void {
  const rim = [
    rectangle(-70, -254, 140, 124, 14),
    ellipse(0, -194, 78, 66),
    drawn('-84,-254! 84,-254! 50,-132! -50,-132!'),
    drawn('-50,-254! 50,-254! 80,-140 40,-128 -40,-128 -80,-140'),
  ][body % 4]!;
  sheet.shape(rim, 'bold', tin);
  if (body % 2 === 0) {
    sheet.shape(rectangle(-40, -226, 80, 48, 6), 'line', 'soft');
    if (level === 2)
      for (const x of [-22, 0, 22])
        sheet.shape(ellipse(x, -154, 8), 'line', (['a', 'sun', 'c'] as const)[(x + 22) / 22]);
  } else {
    sheet.shape(ellipse(0, -196, 34), 'line', 'soft');
    if (level > 0) sheet.shape(star(0, -196, 24, 11, 5), 'line', 'sun');
    if (level > 0) sheet.shape(rectangle(-34, -152, 68, 14, 5), 'line', trim);
  }
}

function head(sheet: Sheet, { level, head: kind, roles: [tin, trim] }: Marcher): void {
  rope(
    sheet,
    [
      [0, -40],
      [0, -84],
    ],
    4,
    'stone',
  );
  sheet.shape(kind % 2 === 0 ? ellipse(0, -92, 14) : star(0, -94, 22, 10, 5), 'line', 'ember');
  const rim = [
    rectangle(-58, -44, 116, 86, 16),
    ellipse(0, 0, 56, 46),
    polygon(0, 2, 60, 6),
    drawn('-50,40! -60,-10 -40,-46 0,-54 40,-46 60,-10 50,40!'),
  ][kind % 4]!;
  for (const x of [-64, 64]) sheet.shape(rectangle(x - 10, -16, 20, 36, 6), 'line', trim);
  sheet.shape(rim, 'bold', tin);
  for (const x of [-24, 24]) {
    sheet.shape(ellipse(x, -8, 17), 'line', 'paper');
    sheet.ink(ellipse(x + 3, -7, 6.4));
  }
  if (kind % 3 === 0) sheet.shape(rectangle(-26, 18, 52, 13, 5), 'line', 'soft');
  else sheet.line(drawn('-20,16 0,28 20,16 0,26').slice(0, 12), 'line', 0.3);
  if (level === 2) for (const x of [-44, 44]) sheet.shape(ellipse(x, 14, 6), 'fine', 'blush');
}

function held(sheet: Sheet, { level, carries, roles: [, trim] }: Marcher): void {
  if (carries === 'flag') {
    rope(
      sheet,
      [
        [0, 40],
        [0, -150],
      ],
      6,
      'wood',
    );
    sheet.shape(drawn('4,-146! 40,-156 80,-142 110,-150! 102,-100 110,-72! 70,-84 4,-76!'), 'bold', trim);
    if (level > 0) sheet.shape(star(52, -114, 22, 10, 5), 'line', 'sun');
  } else if (carries === 'balloons') {
    for (const [x, y, role] of [
      [-34, -90, 'a'],
      [30, -104, 'b'],
      [0, -140, 'ember'],
    ] as const) {
      sheet.line(
        [
          [0, 0],
          [x, y + 30],
        ],
        'line',
        0,
      );
      sheet.shape(ellipse(x, y, 30, 36), 'bold', role);
    }
  }
}
