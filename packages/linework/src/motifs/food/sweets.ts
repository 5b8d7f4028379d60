import { clockwise, subtract } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, lobed, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Path, type Point } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { adornment, face, type Look, type Treat } from './treat.ts';

/** What stands on top of a cake, its foot on the origin: a cherry, a candle or a heart. */
function crown(sheet: Sheet, { level, nth }: Look): void {
  if (nth === 1) {
    sheet.shape(rectangle(-9, -34, 18, 38, 4), 'line', 'a');
    sheet.shape(place(petal('drop', 30, 20), { y: -64, angle: Math.PI }), 'line', 'sun');
    return;
  }
  if (nth === 2) return sheet.shape(place(petal('heart', 46, 46), { y: 4 }), 'line', 'rust');
  sheet.line(traced('0,-30 6,-44 16,-52'), 'line', 0.2);
  sheet.shape(ellipse(0, -16, level === 0 ? 27 : 21), 'line', 'rust');
  if (level > 0) sheet.line(arc(-2, -18, 12, 12, 3.4, 4.5), 'fine', 0.4);
}

/** The paper cup of a cupcake: pleats, dots or a zigzag. */
function paperCup(sheet: Sheet, { level, nth, roles }: Look): void {
  const cup = drawn('-76,24! 76,24! 56,108! -56,108!');
  sheet.shape(cup, 'bold', roles[1]);
  const inside = sheet.inside([cup]);
  if (nth === 1 && level > 0)
    for (const [x, y] of [
      [-46, 58],
      [0, 62],
      [46, 58],
      [-24, 88],
      [24, 88],
    ] as const)
      inside.shape(ellipse(x, y, 11), 'fine', 'soft');
  else if (nth === 2 && level > 0)
    inside.shape(
      drawn('-84,60! -54,82! -28,58! 0,82! 28,58! 54,82! 84,60! 84,130! -84,130!'),
      'line',
      'soft',
    );
  else
    for (const t of [[], [-0.6, -0.2, 0.2, 0.6], [-0.72, -0.43, -0.14, 0.14, 0.43, 0.72]][level]!)
      inside.line(traced(`${t * 78},20! ${t * 56},110!`), 'fine', 0);
  sheet.rim(cup, 'bold');
}

const cupcake: Treat = (sheet, look) => {
  const { roles } = look;
  paperCup(sheet, look);
  sheet.shape(
    drawn('-90,30! -98,-8 -66,-28 66,-28 98,-8 90,30! 66,42 44,28 22,44 0,30 -22,44 -44,28 -66,42'),
    'bold',
    roles[0],
  );
  if (look.level === 0) {
    sheet.shape(
      drawn('-66,-22! -70,-58 -36,-96 0,-104 36,-96 70,-58 66,-22! 30,-8 0,-18 -30,-8'),
      'bold',
      roles[0],
    );
    crown(sheet.at({ y: -92 }), look);
    return face(sheet, 0, 6, look);
  }
  sheet.shape(drawn('-64,-22! -70,-52 -38,-68 38,-68 70,-52 64,-22! 30,-10 0,-18 -30,-10'), 'bold', roles[0]);
  sheet.shape(drawn('-36,-64! -36,-86 0,-100 36,-86 36,-64! 0,-54'), 'bold', roles[0]);
  crown(sheet.at({ y: -88, scale: 0.8 }), look);
  face(sheet, 0, 4, look);
};

/** The icing of a donut above its face: strewn sprinkles, bands or stars. */
function icing(sheet: Sheet, { level, nth, random, roles }: Look): void {
  const angles = [-2.86, -2.36, -1.86, -1.28, -0.78, -0.28];
  if (level === 0) {
    for (const angle of [-2.7, -2.05, -1.1, -0.45]) {
      const [x, y] = polar([0, -14], 56, angle);
      sheet.line(traced('-10,-4! 10,4!', { x, y, angle: angle * 2 }), 'bold', 0.2);
    }
    return;
  }
  if (nth === 1) {
    for (const y of [-66, -40, -14, 12])
      sheet.line(traced(`-110,${y} -60,${y + 12} -20,${y - 4} 30,${y + 10} 110,${y - 4}`), 'line', 0);
    return;
  }
  for (const [i, angle] of angles.entries()) {
    const [x, y] = polar([0, -8], 64, angle);
    if (nth === 2) sheet.shape(star(x, y, 17, 7.6, 5, angle), 'fine', roles[1]);
    else
      sheet.shape(
        place(rectangle(-14, -6, 28, 12, 6), { x, y, angle: random.range(0, 3) }),
        'fine',
        i % 2 === 0 ? roles[1] : 'sun',
      );
  }
}

const donut: Treat = (sheet, look) => {
  const { level, roles } = look;
  sheet.shape(lobed(0, 0, 108, 3, 1.5), 'bold', 'gold');
  const rim = level === 0 ? lobed(0, -4, 74, 9, 5) : lobed(0, -4, 90, 9, 6);
  sheet.shape(rim, 'line', roles[0]);
  icing(sheet.inside([rim]), look);
  if (look.nth === 1) sheet.shape(drawn('-56,16! 56,16! 60,50 40,74 0,80 -40,74 -60,50'), 'none', roles[0]);
  const hole = sheet.at({ y: level === 0 ? -34 : -22 });
  hole.shape(ellipse(0, 0, level === 0 ? 30 : 34, level === 0 ? 28 : 31), 'line', 'gold');
  if (level > 0) hole.shape(ellipse(0, 5, 24, 20), 'line', 'paper');
  face(sheet, 0, level === 0 ? 26 : 44, look);
};

/** A wavy edge of a macaron's foot: eight bumps at a height, so far out. */
const bumps = (y: number, out: number): Point[] =>
  Array.from({ length: 89 }, (_, i): Point => {
    const t = i / 88;
    return [-98 + 196 * t, y + out * Math.abs(Math.sin(t * Math.PI * 8))];
  });

/** The frilled foot of a macaron's shell, a strip `high` units tall that hangs from the frame's origin. */
function frill(high: number): Path {
  return clockwise([...bumps(4, -5), ...bumps(high - 4, 7).toReversed()]);
}

const macaron: Treat = (sheet, look) => {
  const { level, nth, roles } = look;
  const lid = nth === 2 ? roles[1] : roles[0];
  if (level === 0) {
    sheet.shape(drawn('-92,24! -88,70 -50,98 0,102 50,98 88,70 92,24!'), 'bold', lid);
    sheet.shape(drawn('-92,2! -96,-54 -62,-94 0,-104 62,-94 96,-54 92,2!'), 'bold', lid);
    sheet.shape(place(frill(56), { y: -20 }), 'bold', 'cream');
    return face(sheet, 0, -58, look);
  }
  sheet.shape(drawn('-94,34! -98,64 -64,94 0,102 64,94 98,64 94,34!'), 'bold', lid);
  sheet.shape(place(frill(26), { y: 22 }), 'bold', 'cream');
  sheet.shape(rectangle(-88, 2, 176, 24, 12), 'bold', nth === 1 ? 'rust' : 'paper');
  sheet.shape(drawn('-94,-22! -98,-54 -64,-92 0,-102 64,-92 98,-54 94,-22!'), 'bold', lid);
  sheet.shape(place(frill(26), { y: -22 }), 'bold', 'cream');
  sheet.line(arc(0, -40, 74, 48, Math.PI * 1.12, Math.PI * 1.36), 'line', 0.5);
  if (nth > 0) adornment(sheet, 50, -90, look);
  face(sheet, 0, -56, look);
};

const lollipop: Treat = (sheet, look) => {
  const { level, nth, roles } = look;
  const half = level === 0 ? 24 : 11;
  sheet.shape(rectangle(-half, 40, half * 2, 80, 10), 'bold', 'paper');
  const disk = clockwise(ellipse(0, -32, level === 0 ? 92 : 84));
  sheet.shape(disk, 'bold', roles[0]);
  const inside = sheet.inside([disk]);
  if (nth === 1 && level > 0)
    for (const r of [70, 56]) inside.shape(ellipse(0, -32, r), 'line', r > 60 ? 'soft' : roles[1]);
  else {
    const wings = [4, 6, 8][level]!;
    for (let i = 0; i < wings; i++)
      inside.line(
        traced('0,-34 26,-56 50,-60 100,-30', { y: -32, angle: (i / wings) * Math.PI * 2 }),
        'line',
        0,
      );
    inside.shape(
      nth === 2 ? lobed(0, -32, 50, 8, 5) : ellipse(0, -32, level === 0 ? 44 : 50),
      'line',
      roles[1],
    );
  }
  face(sheet, 0, -38, look);
  for (const flip of [false, true])
    sheet.at({ flip }).shape(
      place(petal('heart', level === 0 ? 58 : 46, level === 0 ? 56 : 44), {
        x: 4,
        y: level === 0 ? 68 : 70,
        angle: 1.45,
      }),
      'line',
      nth === 1 ? 'sun' : roles[1],
    );
};

const bubbleTea: Treat = (sheet, look) => {
  const { level, nth, roles } = look;
  const wide = level === 0 ? 24 : 9;
  sheet.at({ x: 26, y: -70, angle: 0.16 }).shape(rectangle(-wide, -56, wide * 2, 70, 3), 'bold', roles[1]);
  const cup = drawn('-66,-62! 66,-62! 50,112! -50,112!');
  sheet.shape(cup, 'bold', 'paper');
  const inside = sheet.inside([cup]);
  inside.shape(
    drawn('-90,-22! -40,-32 0,-18 40,-32 90,-22! 90,140! -90,140!', { y: level === 0 ? 12 : 0 }),
    'line',
    roles[0],
  );
  if (nth === 1 && level > 0)
    inside.shape(drawn('-90,72! -40,62 0,76 40,62 90,72! 90,140! -90,140!'), 'line', roles[1]);
  const pearls = [
    [-26, 90],
    [6, 96],
    [34, 86],
    [-10, 66],
    [20, 64],
  ] as const;
  for (const [x, y] of nth === 1 ? [] : pearls.slice(0, [0, 4, 5][level]))
    inside.shape(nth === 2 ? star(x, y, 16, 8, 5) : ellipse(x, y, [0, 14, 12][level]!), 'line', 'wood');
  sheet.rim(cup, 'bold');
  sheet.shape(drawn('-74,-58! -70,-84 -40,-98 40,-98 70,-84 74,-58!'), 'bold', 'soft');
  face(sheet, 0, level === 0 ? 40 : 22, look);
};

const icePop: Treat = (sheet, look) => {
  const { level, nth, roles } = look;
  const half = level === 0 ? 24 : 14;
  sheet.shape(rectangle(-half, 60, half * 2, 58, 13), 'bold', 'sand');
  const bar = clockwise(rectangle(-68, -116, 136, 190, 62));
  sheet.shape(bar, 'bold', roles[0]);
  const inside = sheet.inside([bar]);
  if (nth === 1)
    for (const y of [42, -66])
      inside.shape(drawn(`-80,${y}! 80,${y - 14}! 80,${y - 44}! -80,${y - 30}!`), 'line', roles[1]);
  else
    inside.shape(
      drawn('-80,-46! -44,-24 -22,-50 0,-28 24,-50 48,-24 80,-46! 80,-140! -80,-140!'),
      'line',
      roles[1],
    );
  if (level > 0 && nth !== 1)
    for (const [x, y] of [
      [-32, -72],
      [2, -86],
      [34, -70],
    ] as const)
      inside.shape(nth === 2 ? star(x, y, 15, 7, 5, x) : ellipse(x, y, 10, 7), 'fine', 'sun');
  sheet.rim(bar, 'bold');
  face(sheet, 0, nth === 1 ? -22 : 14, look);
};

const cookie: Treat = (sheet, look) => {
  const { level, nth, roles } = look;
  const whole = lobed(0, 0, 103, 9, 2.5);
  const bites = [ellipse(86, -84, 40), ellipse(112, -34, 28)].map(clockwise);
  const rim = nth === 1 || level === 0 ? subtract([whole], bites) : [whole];
  sheet.shape(rim, 'bold', nth === 2 ? 'wood' : 'gold');
  const chips = [
    [-58, -36],
    [2, -60],
    [-60, 44],
    [62, 52],
    [52, -14],
    [-4, 74],
    [-14, -22],
  ] as const;
  const grow = level === 0 ? 1.44 : 1;
  for (const [i, [x, y]] of chips.slice(0, [4, 6, 7][level]).entries())
    sheet
      .inside(rim)
      .shape(
        nth === 2 && level > 0
          ? place(petal('heart', 32, 32), { x, y: y + 16, angle: i })
          : drawn('-15,6 -9,-14 10,-14 16,4 4,16', { x, y, scale: grow, angle: i }),
        'line',
        i % 2 === 0 ? 'wood' : roles[0],
      );
  face(sheet, 4, 18, look);
};

const cakeSlice: Treat = (sheet, look) => {
  const { level, nth, roles } = look;
  sheet.shape(drawn('-108,-10! 106,-32! 106,76! -106,104!'), 'bold', 'cream');
  if (level === 0) sheet.shape(drawn('-108,64! 106,38! 106,76! -106,104!'), 'line', roles[1]);
  else
    for (const y of nth === 1 ? [58, 84] : [66])
      sheet.shape(drawn(`-108,${y}! 106,${y - 24}! 106,${y - 8}! -107,${y + 16}!`), 'line', roles[1]);
  sheet.shape(
    drawn('-112,-12! 30,-76! 112,-40! 108,-10 88,2 68,-18 46,-12 24,12 0,-8 -22,-4 -46,16 -70,-4 -92,8'),
    'bold',
    roles[0],
  );
  crown(sheet.at({ x: 34, y: -46 }), look);
  face(sheet, 2, nth === 1 ? 18 : 32, { ...look, level: 0 });
};

/** Sweet things. */
export const SWEETS: readonly Treat[] = [
  cupcake,
  donut,
  macaron,
  lollipop,
  bubbleTea,
  icePop,
  cookie,
  cakeSlice,
];

/** A little wrapped candy. */
export function candy(sheet: Sheet, role: Look['roles'][number]): void {
  for (const flip of [false, true])
    sheet.at({ flip }).shape(drawn('20,0! 46,-22! 40,0 46,22!'), 'line', 'soft');
  sheet.shape(mirrored('0,-24 26,-10 26,10 0,24'), 'line', role);
}
