import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { knots, points } from '../../geometry/knots.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** The tents a camp may have. */
export type TentKind = 'ridge' | 'dome' | 'tipi';

/** A tent on the frame's origin, about 360 units wide. */
export function tent(sheet: Sheet, kind: TentKind, roles: readonly [Role, Role], level: 0 | 1 | 2): void {
  TENTS[kind](sheet, roles, level);
}

type Pitch = (sheet: Sheet, roles: readonly [Role, Role], level: 0 | 1 | 2) => void;

const TENTS: Readonly<Record<TentKind, Pitch>> = {
  ridge(sheet, roles, level) {
    if (level > 0)
      for (const table of ['-40,-230 -210,6', '160,-230 250,6']) sheet.line(curve(knots(table)), 'line', 0);
    const side = clockwise(blob(knots('-40,-236! 160,-236! 222,0! 60,0!')));
    sheet.shape(side, 'bold', roles[0]);
    const inside = sheet.inside([side]);
    for (const x of [[60], [20, 100], [0, 50, 100]][level]!)
      inside.line(
        [
          [x - 6, -240],
          [x + 88, 4],
        ],
        'line',
        0,
      );
    sheet.shape(blob(knots('-40,-236! 70,0! -160,0!')), 'bold', roles[1]);
    sheet.shape(blob(knots('-40,-200! -10,0! -84,0! -66,-90')), 'line', 'night');
    sheet.shape(blob(knots('-40,-200! 4,-80 16,0! -10,0! -18,-90')), 'line', roles[1]);
    sheet.shape(ellipse(-40, -240, 10), 'line', 'wood');
  },
  dome(sheet, roles, level) {
    const rim = clockwise(blob(knots('-190,0! -176,-90 -110,-180 0,-212 110,-180 176,-90 190,0!')));
    sheet.shape(rim, 'bold', roles[0]);
    const inside = sheet.inside([rim]);
    inside.shape(blob(knots('-110,10! -96,-110 -50,-190 0,-220! 50,-190 96,-110 110,10!')), 'line', roles[1]);
    inside.line(curve(knots('-200,-70 0,-110 200,-70')), 'line', 0);
    if (level === 2) inside.line(curve(knots('-180,-124 0,-160 180,-124')), 'line', 0);
    sheet.shape([...arc(0, -8, 66, 128, Math.PI, Math.PI * 2), [66, 0], [-66, 0]], 'line', 'night');
    sheet.shape(blob(knots('-66,0! -62,-60 -30,-118 0,-136! -10,-70 -30,0!')), 'line', roles[0]);
    sheet.rim(rim, 'bold');
  },
  tipi(sheet, roles, level) {
    for (const table of ['-10,-300 40,-390', '10,-300 -40,-390', '0,-300 0,-396'])
      sheet.line(curve(knots(table)), 'bold', 0);
    const rim = clockwise(blob(knots('0,-330! 30,-300 150,0! -150,0! -30,-300')));
    sheet.shape(rim, 'bold', roles[0]);
    const inside = sheet.inside([rim]);
    inside.shape(points('-200,-70 200,-70 200,-28 -200,-28'), 'line', roles[1]);
    inside.shape(points('-80,-250 80,-250 90,-206 -90,-206'), 'line', roles[1]);
    if (level > 0)
      for (const x of [-96, -64, 64, 96])
        inside.shape(
          [
            [x - 15, -30],
            [x, -68],
            [x + 15, -30],
          ],
          'line',
          'sun',
        );
    if (level === 2) inside.line(curve(knots('-120,-150 0,-142 120,-150')), 'line', 0);
    sheet.shape(blob(knots('0,-170! 34,-60 44,0! -44,0! -34,-60')), 'line', 'night');
    sheet.rim(rim, 'bold');
  },
};

/** A fire between stones on the frame's origin, 150 units wide. */
export function campfire(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const angle of [-0.36, 0.36])
    sheet.at({ y: -12, angle }).shape(rectangle(-76, -13, 152, 26, 12), 'line', 'wood');
  sheet.shape(
    blob(
      knots('-52,-20 -60,-70 -34,-104! -26,-84 -16,-130 6,-172! 14,-124 30,-96! 40,-116 60,-66 50,-20 0,-6'),
    ),
    'bold',
    'ember',
  );
  sheet.shape(blob(knots('-26,-20 -30,-58 -6,-112! 8,-74 18,-82! 30,-50 24,-20 0,-12')), 'line', 'sun');
  const stones = [
    [-74, 18],
    [-28, 22],
    [24, 22],
    [72, 18],
  ] as const;
  for (const [x, r] of level === 0 ? [] : stones)
    sheet.shape(ellipse(x, 4, r * 1.16, r * 0.8), 'line', 'stone');
}

/** A felled log to sit on, 200 units long, on the frame's origin. */
export function logSeat(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-100, -56, 196, 58, 26), 'bold', 'wood');
  if (level > 0)
    for (const y of [-38, -16])
      sheet.line(
        curve([
          [-76, y],
          [0, y - 4],
          [56, y],
        ]),
        'fine',
        0.6,
      );
  sheet.shape(ellipse(84, -27, 22, 29), 'line', 'sand');
  if (level > 0) sheet.shape(ellipse(84, -27, 10, 14), 'fine', 'wood');
}

/** An open chest heaped with coins and gems, 300 units wide on the frame's origin. */
export function treasureChest(sheet: Sheet, level: 0 | 1 | 2): void {
  const lid = clockwise(blob(knots('-150,-150! -150,-230 -120,-276 0,-292 120,-276 150,-230 150,-150!')));
  sheet.shape(lid, 'bold', 'wood');
  for (const x of [-96, 96]) sheet.inside([lid]).shape(rectangle(x - 15, -310, 30, 180), 'line', 'gold');
  sheet.shape(ellipse(0, -152, 146, 34), 'line', 'night');
  const coins = (
    [
      [-100, -158, 30],
      [104, -156, 28],
      [-56, -184, 32],
      [62, -182, 32],
      [0, -200, 34],
      [-20, -160, 30],
      [34, -152, 28],
    ] as const
  ).slice(level === 0 ? 2 : 0, level === 0 ? 5 : 7);
  for (const [x, y, r] of coins) {
    sheet.shape(ellipse(x, y, r, r * 0.8), 'line', 'gold');
    if (level > 0) sheet.shape(ellipse(x, y, r * 0.6, r * 0.46), 'fine', 'sun');
  }
  for (const [x, y, role] of level === 0
    ? []
    : ([
        [-76, -140, 'a'],
        [84, -138, 'c'],
        [6, -142, 'd'],
      ] as const))
    gem(sheet.at({ x, y }), role);
  const box = clockwise(blob(knots('-150,-134! 150,-134! 138,0! -138,0!')));
  sheet.shape(box, 'bold', 'wood');
  const inside = sheet.inside([box]);
  for (const y of [[-66], [-90, -46], [-100, -66, -32]][level]!)
    inside.line(
      [
        [-160, y],
        [160, y],
      ],
      'line',
      0,
    );
  for (const x of [-96, 96]) inside.shape(rectangle(x - 15, -140, 30, 150), 'line', 'gold');
  sheet.rim(box, 'bold');
  sheet.shape(rectangle(-28, -150, 56, 64, 10), 'line', 'gold');
  sheet.ink(ellipse(0, -122, 8, 9));
}

/** A cut gem 60 units wide about the frame's origin. */
function gem(sheet: Sheet, role: Role): void {
  sheet.shape(points('-30,-10 -16,-30 16,-30 30,-10 0,26'), 'line', role);
  sheet.line(
    [
      [-30, -10],
      [30, -10],
    ],
    'line',
    0,
  );
  sheet.line(
    [
      [-10, -10],
      [0, 26],
    ],
    'fine',
    0,
  );
  sheet.line(
    [
      [10, -10],
      [0, 26],
    ],
    'fine',
    0,
  );
}
