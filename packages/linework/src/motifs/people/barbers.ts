import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** The chair of a barber seen from before, the middle of its seat on the origin: back, arms, post and step. */
export function barberChair(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-26, 60, 52, 110), 'line', 'stone');
  sheet.shape(mirrored('0,150! 90,156 112,184! 0,190!'), 'bold', 'stone');
  sheet.shape(mirrored('0,-250! 96,-244 118,-210 124,-20 128,60! 0,60!'), 'bold', 'rust');
  if (level > 0) sheet.line(traced('-98,-236 -104,-120 -106,0'), 'line', 0.2);
  if (level > 0) sheet.line(traced('98,-236 104,-120 106,0'), 'line', 0.2);
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    side.shape(drawn('196,-40! 214,-40! 214,76! 196,76!'), 'line', 'stone');
    side.shape(drawn('150,-66 180,-78 226,-74 236,-54 220,-38 160,-38'), 'bold', 'rust');
  }
  sheet.shape(mirrored('0,40! 180,40! 222,56 222,86 190,100! 0,104!'), 'bold', 'rust');
}

/** A point of the cape as a knot: a share of its width and how far down. */
const onCape = (share: number, y: number): string => `${(share - 0.5) * 470 * (0.24 + y / 400)},${y}`;

/** A cape from the neck down, 470 units wide, the middle of its collar on the origin, with cut tufts on it. */
export function barberCape(sheet: Sheet, level: 0 | 1 | 2, roles: readonly [Role, Role]): void {
  const rim = mirrored('0,-6! 44,-8 96,22 150,80 190,190 226,330! 150,352 80,338 0,354');
  sheet.shape(rim, 'bold', roles[0]);
  const within = sheet.inside([rim]);
  const folds = [
    '-30,10 -60,140 -76,350',
    '30,10 60,140 78,350',
    '-84,40 -130,170 -156,360',
    '84,40 130,170 158,360',
  ];
  const stripes = level === 2 ? 7 : 0;
  for (let i = 0; i < stripes; i++) {
    const [a, b] = [(i + 0.28) / stripes, (i + 0.72) / stripes];
    within.shape(
      drawn(
        `${onCape(a, -14)}! ${onCape(a, 170)} ${onCape(a, 370)}! ${onCape(b, 370)}! ${onCape(b, 170)} ${onCape(b, -14)}!`,
      ),
      'fine',
      roles[1],
    );
  }
  if (level === 1) for (const fold of folds) within.line(traced(fold), 'line', 0.5);
  sheet.rim(rim, 'bold');
  sheet.shape(mirrored('0,-22! 48,-20 58,4 40,22 0,26'), 'bold', roles[1]);
  const tufts = [
    [-70, 96, 0.4],
    [58, 140, -0.5],
    [-20, 214, 1.3],
    [110, 236, 0.2],
  ] as const;
  for (const [x, y, angle] of level === 0 ? [] : tufts)
    sheet
      .at({ x, y, angle })
      .shape(drawn('-30,6! -22,-14 4,-22 28,-6 30,14! 14,-2 0,-6 -14,0'), 'line', 'wood');
}

/** A comb along the origin's right, 130 units long, its teeth down. */
export function comb(sheet: Sheet, level: 0 | 1 | 2): void {
  for (let x = -60; x < 56; x += level === 2 ? 15 : 20)
    sheet.shape(rectangle(x, 0, 8, 34, 3), 'fine', 'gold');
  sheet.shape(rectangle(-72, -16, 144, 24, 8), 'line', 'gold');
}

/** Scissors, their pivot on the origin, the blades to the left and the rings to the right. */
export function scissors(sheet: Sheet): void {
  for (const angle of [0.2, -0.2]) {
    const half = sheet.at({ angle });
    half.shape(drawn('-92,0! -10,-9 30,-6! 30,6! -10,8'), 'line', 'stone');
    const y = angle > 0 ? 12 : -12;
    half.shape([ellipse(56, y, 28, 20), ellipse(56, y, 17, 10).toReversed()], 'line', 'a');
  }
  sheet.shape(ellipse(4, 0, 6), 'line', 'stone');
}

/** A striped pole under a glass, 240 units high, its foot on the origin. */
export function barberPole(sheet: Sheet, level: 0 | 1 | 2): void {
  const rim = rectangle(-26, -200, 52, 160);
  sheet.shape(rim, 'bold', 'paper');
  const count = level === 0 ? 2 : 4;
  const step = 160 / count;
  for (let i = -1; i <= count; i++) {
    const y = -200 + i * step;
    sheet
      .inside([rim])
      .shape(
        drawn(`-30,${y + 34}! 30,${y}! 30,${y + step / 2}! -30,${y + 34 + step / 2}!`),
        'line',
        i % 2 ? 'a' : 'b',
      );
  }
  sheet.rim(rim, 'bold');
  sheet.shape(mirrored('0,-252! 22,-246 34,-216 36,-200! 0,-200!'), 'bold', 'gold');
  sheet.shape(mirrored('0,-40! 36,-40! 30,-8 0,0'), 'bold', 'gold');
}

const BOTTLES = [
  '0,-120! 11,-120! 13,-90 30,-76 32,0! 0,0!',
  '0,-96! 26,-96! 28,-10 24,0! 0,0!',
  '0,-136! 14,-136! 16,-64 34,-20 30,0! 0,0!',
  '0,-80! 20,-78 38,-50 36,-8 28,0! 0,0!',
] as const;

/** A shelf of bottles and pots, 330 units wide, its board on the origin. */
export function bottleShelf(sheet: Sheet, level: 0 | 1 | 2, first: number): void {
  const count = [3, 4, 5][level]!;
  for (let i = 0; i < count; i++) {
    const at = sheet.at({ x: -165 + ((i + 0.5) * 330) / count, scale: level === 0 ? 1.2 : 0.96 });
    const kind = (i + first) % BOTTLES.length;
    at.shape(mirrored(BOTTLES[kind]!), 'line', (['a', 'sky', 'b', 'sun'] as const)[kind]);
    if (level === 0) continue;
    at.shape(rectangle(-18, -44, 36, 26, 4), 'fine', 'paper');
    if (kind % 2 === 0) at.shape(rectangle(-13, kind === 0 ? -138 : -152, 26, 20, 5), 'line', 'gold');
    if (kind === 1 && level === 2) at.shape(star(0, -70, 13, 6, 5), 'fine', 'sun');
  }
  sheet.shape(rectangle(-180, 0, 360, 18, 4), 'line', 'wood');
}
