import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { rope } from '../people/props.ts';

/** A rover with six wheels, 420 units long on the origin, looking to the right. */
export function rover(sheet: Sheet, level: 0 | 1 | 2, [hull, trim]: readonly [Role, Role]): void {
  rope(
    sheet,
    [
      [-150, -180],
      [-176, -260],
      [-190, -300],
    ],
    5,
    'stone',
  );
  sheet.shape(drawn('-246,-330 -226,-288 -180,-280 -140,-300! -190,-312'), 'bold', 'paper');
  rope(
    sheet,
    [
      [96, -180],
      [96, -330],
    ],
    10,
    'stone',
  );
  sheet.shape(rectangle(52, -396, 100, 66, 14), 'bold', hull);
  for (const x of level === 0 ? [102] : [78, 126]) {
    sheet.shape(ellipse(x, -364, level === 0 ? 26 : 19), 'line', 'sky');
    sheet.shape(ellipse(x, -364, level === 0 ? 13 : 9), 'line', trim);
  }
  rope(
    sheet,
    [
      [170, -150],
      [252, -196],
      [282, -296],
    ],
    9,
    'stone',
  );
  sheet.shape(ellipse(246, -192, 17), 'line', trim);
  sheet.shape(drawn('-26,0 -18,-24 8,-30 26,-14 22,6', { x: 284, y: -322 }), 'line', 'stone');
  sheet.shape(drawn('-44,-16! 44,-16! 30,24 0,34 -30,24', { x: 284, y: -306 }), 'bold', trim);
  sheet.shape(drawn('-170,-190! 180,-190! 196,-110! -186,-110!'), 'bold', hull);
  if (level > 0) {
    sheet.shape(rectangle(-150, -172, 80, 44, 6), 'line', 'soft');
    sheet.shape(rectangle(20, -172, 60, 44, 6), 'line', trim);
    for (const x of [-40, -12]) sheet.shape(ellipse(x, -150, 9), 'line', 'sun');
  }
  const panel = rectangle(-176, -222, 240, 30, 6);
  sheet.shape(panel, 'bold', 'c');
  const cells = [3, 5, 8][level]!;
  for (let i = 1; i < cells; i++)
    sheet.shape(rectangle(-176 + (i * 240) / cells - 3, -222, 6, 30), 'fine', 'sky');
  rope(
    sheet,
    [
      [-146, -60],
      [-90, -112],
      [30, -96],
      [136, -60],
    ],
    9,
    'stone',
  );
  for (const x of [-150, 0, 150]) {
    sheet.shape(ellipse(x, -56, 56), 'bold', 'stone');
    if (level > 0)
      for (let i = 0; i < 8; i++)
        sheet.shape(
          rectangle(-8, -54, 16, 16, 3).map(([u, v]) => {
            const turn = (i / 8) * 6.283;
            return [
              x + u * Math.cos(turn) - v * Math.sin(turn),
              -56 + u * Math.sin(turn) + v * Math.cos(turn),
            ] as const;
          }),
          'fine',
          'night',
        );
    sheet.shape(ellipse(x, -56, 30), 'line', trim);
    sheet.shape(ellipse(x, -56, 13), 'line', 'sun');
  }
}

/** A round house with a hatch, 380 units wide on the origin, as stands on other planets. */
export function dome(sheet: Sheet, level: 0 | 1 | 2, [hull, trim]: readonly [Role, Role]): void {
  sheet.shape(rectangle(96, -96, 150, 96, 20), 'bold', 'stone');
  sheet.shape(ellipse(226, -44, 34), 'line', trim);
  if (level > 0) sheet.shape(ellipse(226, -44, 18), 'line', 'sky');
  const rim = drawn('-190,0! -186,-90 -120,-176 0,-208 120,-176 186,-90 190,0!');
  sheet.shape(rim, 'bold', hull);
  const inside = sheet.inside([rim]);
  for (const x of level === 0 ? [0] : [-70, 70])
    inside.line(
      [
        [x * 0.4, -220],
        [x, -110],
        [x * 1.2, 10],
      ],
      'line',
      0,
    );
  inside.line(
    [
      [-220, -104],
      [220, -104],
    ],
    'line',
    0,
  );
  for (const [x, y] of level === 0
    ? [[0, -54]]
    : [
        [-110, -52],
        [0, -52],
        [110, -52],
        [0, -150],
      ]) {
    sheet.shape(ellipse(x!, y!, level === 0 ? 40 : 27), 'line', trim);
    sheet.shape(ellipse(x!, y!, level === 0 ? 26 : 17), 'line', 'sun');
  }
  sheet.shape(rectangle(-204, -16, 408, 20, 6), 'bold', 'stone');
  rope(
    sheet,
    [
      [0, -206],
      [0, -270],
    ],
    5,
    'stone',
  );
  sheet.shape(ellipse(0, -276, 13), 'line', 'ember');
}
