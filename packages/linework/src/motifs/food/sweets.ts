import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, rectangle, spiral } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { face, type Treat } from './treat.ts';

const cupcake: Treat = (sheet, look) => {
  const { level, roles } = look;
  const cup = clockwise(blob(knots('-74,18! 74,18! 54,100! -54,100!')));
  sheet.shape(cup, 'bold', roles[1]);
  const pleats = [0, 4, 7][level]!;
  for (let i = 1; i <= pleats; i++) {
    const t = (i / (pleats + 1)) * 2 - 1;
    sheet.inside([cup]).line(
      [
        [t * 74, 14],
        [t * 54, 104],
      ],
      'fine',
      0,
    );
  }
  sheet.shape(
    blob(knots('-88,24! -96,-14 -66,-32 66,-32 96,-14 88,24! 44,34 0,24 -44,34')),
    'bold',
    roles[0],
  );
  sheet.shape(blob(knots('-66,-28! -70,-62 -36,-76 36,-76 70,-62 66,-28! 0,-20')), 'bold', roles[0]);
  sheet.shape(blob(knots('-38,-72! -38,-100 0,-122 38,-100 38,-72! 0,-66')), 'bold', roles[0]);
  sheet.shape(ellipse(0, -122, 19), 'line', 'rust');
  face(sheet, 0, -4, look);
};

const donut: Treat = (sheet, look) => {
  const { level, random, roles } = look;
  sheet.shape(ellipse(0, 0, 104), 'bold', 'gold');
  const drip = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * Math.PI * 2;
    const reach = (i % 2 === 0 ? 96 : 84) - (level === 0 ? 18 : 0);
    return [reach * Math.cos(angle), reach * Math.sin(angle)] as const;
  });
  sheet.shape(blob(drip), 'line', roles[0]);
  const sprinkles = [0, 7, 10][level]!;
  around(sheet, { radius: 62, count: sprinkles, phase: 0.3 }, (spot, i) => {
    if (i > sprinkles * 0.32 && i < sprinkles * 0.66) return;
    const angle = random.range(0, 3);
    spot.shape(place(rectangle(-13, -5.5, 26, 11, 5.5), { angle }), 'fine', i % 2 === 0 ? roles[1] : 'sun');
  });
  sheet.shape(ellipse(0, level === 0 ? -18 : -8, level === 0 ? 26 : 32), 'line', 'paper');
  face(sheet, 0, level === 0 ? 38 : 56, look);
};

const macarons: Treat = (sheet, look) => {
  const { level, roles } = look;
  if (level === 0) {
    for (const [y, role] of [
      [72, roles[0]],
      [2, 'cream'],
      [-68, roles[1]],
    ] as const)
      sheet.shape(rectangle(-90, y - 36, 180, 72, 34), 'bold', role);
    return face(sheet, 0, -68, look);
  }
  for (const [i, y] of [58, -30].entries()) {
    sheet.shape(
      blob(knots('-86,26! -84,44 -50,52 50,52 84,44 86,26!')).map(([u, v]) => [u, v + y] as const),
      'bold',
      roles[i],
    );
    sheet.shape(rectangle(-80, y + 4, 160, 24, 12), 'line', 'cream');
    for (let k = -2; k <= 2; k++)
      sheet.line(
        curve(
          [
            [k * 28 - 10, y + 16],
            [k * 28, y + 12],
            [k * 28 + 10, y + 16],
          ],
          3,
        ),
        'fine',
        0.3,
      );
    sheet.shape(
      blob(knots('-86,10! -88,-30 -40,-48 40,-48 88,-30 86,10!')).map(([u, v]) => [u, v + y] as const),
      'bold',
      roles[i],
    );
  }
  face(sheet, 0, -46, look);
};

const lollipop: Treat = (sheet, look) => {
  const { level, roles } = look;
  sheet.shape(rectangle(-8, 40, 16, 84, 8), 'bold', 'paper');
  sheet.shape(ellipse(0, -28, 86), 'bold', roles[0]);
  const wings = [0, 6, 8][level]!;
  const inside = sheet.inside([ellipse(0, -28, 86)]);
  for (let i = 0; i < wings; i++)
    inside.line(
      place(curve(points('0,-34 26,-56 50,-60 92,-30')), { y: -28, angle: (i / wings) * Math.PI * 2 }),
      'line',
      0,
    );
  if (level === 0) inside.line(spiral(0, -28, 66, 1.4), 'line', 0.3);
  sheet.shape(ellipse(0, -28, level === 0 ? 0.1 : 50), 'line', roles[1]);
  if (level > 0) face(sheet, 0, -34, look);
  for (const side of [-1, 1])
    sheet.shape(place(petal('heart', 46, 44), { x: side * 4, y: 74, angle: side * 1.45 }), 'line', roles[1]);
};

const bubbleTea: Treat = (sheet, look) => {
  const { level, roles } = look;
  if (level === 0) sheet.line(points('24,-150 14,-90'), 'bold', 0);
  else sheet.shape(points('16,-146 34,-150 22,-40 4,-40'), 'bold', roles[1]);
  const cup = clockwise(blob(knots('-66,-66! 66,-66! 50,112! -50,112!')));
  sheet.shape(cup, 'bold', 'paper');
  const inside = sheet.inside([cup]);
  inside.shape(blob(knots('-90,-28! -40,-38 0,-24 40,-38 90,-28! 90,140! -90,140!')), 'line', roles[0]);
  const pearls = [
    [-26, 92],
    [4, 98],
    [32, 88],
    [-12, 70],
    [20, 68],
  ] as const;
  for (const [x, y] of pearls.slice(0, [0, 4, 5][level]))
    inside.shape(ellipse(x, y, [0, 14, 12][level]!), 'line', 'wood');
  sheet.rim(cup, 'bold');
  sheet.shape(blob(knots('-76,-62! -70,-100 0,-116 70,-100 76,-62!')), 'bold', 'soft');
  face(sheet, 0, 20, look);
};

const icePop: Treat = (sheet, look) => {
  const { level, roles } = look;
  sheet.shape(rectangle(-13, 70, 26, 60, 12), 'bold', 'sand');
  const bar = clockwise(rectangle(-66, -112, 132, 190, 62));
  sheet.shape(bar, 'bold', roles[0]);
  const inside = sheet.inside([bar]);
  inside.shape(
    blob(knots('-80,-40! -44,-20 -22,-46 0,-24 24,-46 48,-20 80,-40! 80,-140! -80,-140!')),
    'line',
    roles[1],
  );
  if (level > 0)
    for (const [x, y] of [
      [-34, -74],
      [2, -86],
      [34, -70],
    ] as const)
      inside.shape(ellipse(x, y, 9, 6), 'fine', 'sun');
  sheet.rim(bar, 'bold');
  face(sheet, 0, 12, look);
};

const cookie: Treat = (sheet, look) => {
  const rim = Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * Math.PI * 2;
    const reach = i % 2 === 0 ? 102 : 96;
    return [reach * Math.cos(angle), reach * Math.sin(angle)] as const;
  });
  sheet.shape(blob(rim), 'bold', 'gold');
  const chip = look.level === 0 ? 1.4 : 1;
  const chips = [
    [-54, -46],
    [6, -66],
    [58, -34],
    [-66, 42],
    [64, 44],
    [-4, 72],
    [-16, -28],
  ] as const;
  for (const [i, [x, y]] of chips.slice(0, [4, 6, 7][look.level]).entries())
    sheet.shape(
      blob(knots('-14,8 -8,-14 12,-12 16,8 2,16')).map(([u, v]) => [u * chip + x, v * chip + y] as const),
      'line',
      i % 2 === 0 ? 'wood' : look.roles[0],
    );
  face(sheet, 0, 18, look);
};

const cakeSlice: Treat = (sheet, look) => {
  const { level, roles } = look;
  const side = clockwise(blob(knots('-100,-20! 100,-20! 100,92! -100,92!')));
  sheet.shape(side, 'bold', 'cream');
  sheet.shape(level === 0 ? rectangle(-100, 14, 200, 78) : rectangle(-100, 30, 200, 18), 'line', roles[0]);
  sheet.shape(blob(knots('-100,-20! 4,-84! 100,-20! 60,2 34,-14 0,4 -32,-14 -64,2')), 'bold', roles[0]);
  sheet.shape(ellipse(4, -92, 26, 24), 'line', 'rust');
  if (level > 0)
    for (const [x, y] of [
      [-4, -98],
      [12, -90],
      [2, -82],
    ] as const)
      sheet.line(
        [
          [x, y - 3],
          [x, y + 3],
        ],
        'fine',
        0,
      );
  face(sheet, 0, level === 0 ? 50 : 66, { ...look, level: 0 });
};

/** Sweet things. */
export const SWEETS: readonly Treat[] = [
  cupcake,
  donut,
  macarons,
  lollipop,
  bubbleTea,
  icePop,
  cookie,
  cakeSlice,
];
