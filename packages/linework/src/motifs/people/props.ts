import { clockwise } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle, star, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A rope or stick of even thickness through points. */
export function rope(sheet: Sheet, points: readonly Point[], half: number, role: Role): void {
  sheet.shape(clockwise(tube(curve(points, 4), () => half)), 'line', role);
}

/** A kite about 170 units high, its middle on the origin, with a tail of bows. */
export function kite(sheet: Sheet, level: 0 | 1 | 2): void {
  const tail = curve([
    [0, 84],
    [34, 130],
    [-8, 180],
    [30, 236],
  ]);
  sheet.line(tail, 'line', 0.2);
  for (const t of level === 0 ? [0.5, 1] : [0.3, 0.62, 0.96]) {
    const [x, y] = tail[Math.floor(t * (tail.length - 1))]!;
    for (const side of [-1, 1])
      sheet.shape(
        [
          [x, y],
          [x + side * 30, y - 15],
          [x + side * 30, y + 15],
        ],
        'line',
        'b',
      );
  }
  const rim: readonly Point[] = [
    [0, -96],
    [66, -18],
    [0, 84],
    [-66, -18],
  ];
  sheet.shape(rim, 'bold', 'a');
  for (const [i, j, role] of [
    [0, 1, 'b'],
    [2, 3, 'c'],
  ] as const)
    sheet.shape([rim[i]!, rim[j]!, [0, -18]], 'line', role);
  for (const [a, b] of [
    [0, 2],
    [1, 3],
  ] as const)
    sheet.line([rim[a]!, rim[b]!], 'line', 0);
  if (level === 2)
    for (const [x, y] of [
      [-26, -38],
      [26, 10],
    ] as const)
      sheet.shape(ellipse(x, y, 10), 'fine', 'sun');
}

/** A ball of six panels. */
export function ball(sheet: Sheet, radius: number, level: 0 | 1 | 2): void {
  const rim = ellipse(0, 0, radius);
  sheet.shape(rim, 'bold', 'paper');
  const inside = sheet.inside([rim]);
  const r = radius * 0.42;
  const five = Array.from({ length: 5 }, (_, i): Point => [
    r * Math.sin(i * 1.2566),
    -r * Math.cos(i * 1.2566),
  ]);
  for (const [x, y] of five)
    inside.line(
      [
        [x, y],
        [x * 2.6, y * 2.6],
      ],
      'line',
      0,
    );
  if (level > 0) inside.shape(five, 'line', 'night');
  sheet.rim(rim, 'bold');
}

/** An open umbrella, the end of its handle on the origin. */
export function umbrella(sheet: Sheet, level: 0 | 1 | 2, roles: readonly [Role, Role]): void {
  rope(
    sheet,
    [
      [10, 14],
      [0, 22],
      [-8, 10],
      [-6, -10],
      [-6, -170],
    ],
    5,
    'wood',
  );
  const ribs = level === 0 ? 3 : 6;
  for (let i = 0; i < ribs; i++) {
    const [a, b] = [mix(-130, 118, i / ribs), mix(-130, 118, (i + 1) / ribs)];
    const edge = arc((a + b) / 2, -150, (b - a) / 2, 16, Math.PI, Math.PI * 2);
    const top: Point = [-6, -262];
    const bow = (x: number): Path => curve([top, [mix(-6, x, 0.66), -232], [x, -150]]);
    sheet.shape([...bow(a), ...edge, ...bow(b).toReversed()], 'bold', roles[i % 2]);
  }
  sheet.shape(rectangle(-10, -282, 8, 24, 3), 'line', 'wood');
}

/** An open book seen from above its reader, its spine on the origin, 120 units wide. */
export function openBook(sheet: Sheet, level: 0 | 1 | 2, role: Role): void {
  sheet.shape(blob(knots('0,8! -34,-4 -70,2! -66,54! -34,46 0,58! 34,46 66,54! 70,2! 34,-4')), 'bold', role);
  for (const flip of [false, true]) {
    sheet.at({ flip }).shape(blob(knots('0,4! 30,-10 62,-4! 58,44! 30,36 0,48!')), 'line', 'paper');
    if (level > 0)
      for (const y of [8, 20, 32])
        sheet.at({ flip }).line(
          curve([
            [10, y + 2],
            [30, y - 5],
            [52, y - 2],
          ]),
          'fine',
          0.4,
        );
  }
}

/** A goal with a net, the middle of its line on the origin, 330 units wide and 330 high. */
export function goal(sheet: Sheet, level: 0 | 1 | 2): void {
  const net = level === 2 ? 6 : 4;
  sheet.shape(rectangle(-160, -322, 320, 322), 'line', 'soft');
  for (let i = 1; i < (level === 0 ? 0 : net); i++) {
    const t = i / net;
    sheet.line(
      curve([
        [-160 + 320 * t, -322],
        [-160 + 320 * t + (t - 0.5) * 14, -150],
        [-160 + 320 * t, 0],
      ]),
      'fine',
      0,
    );
    sheet.line(
      curve([
        [-160, -322 * t],
        [0, -322 * t + 16],
        [160, -322 * t],
      ]),
      'fine',
      0,
    );
  }
  for (const x of [-165, 165]) sheet.shape(rectangle(x - 8, -322, 16, 330, 4), 'bold', 'paper');
  sheet.shape(rectangle(-177, -338, 354, 18, 6), 'bold', 'paper');
}

/** A wheelchair for somebody who sits facing right; the hips on the origin, the ground so far below. */
export function wheelchair(ground: number): {
  readonly behind: (sheet: Sheet) => void;
  readonly over: (sheet: Sheet, level: 0 | 1 | 2) => void;
} {
  const r = ground * 0.52;
  return {
    behind(sheet) {
      sheet.shape(rectangle(-52, -96, 14, 124, 6), 'line', 'stone');
      sheet.shape(blob(knots('-54,-98! -74,-104! -76,-92! -50,-86!')), 'line', 'night');
      sheet.shape(rectangle(-44, -84, 20, 104, 6), 'line', 'b');
      sheet.shape(rectangle(-44, 14, 104, 20, 8), 'line', 'b');
      rope(
        sheet,
        [
          [54, 26],
          [78, ground * 0.5],
          [84, ground - 12],
        ],
        5,
        'stone',
      );
      sheet.shape(rectangle(70, ground - 12, 62, 10, 4), 'line', 'stone');
      sheet.shape(ellipse(64, ground - 20, 19), 'line', 'night');
      sheet.shape(ellipse(64, ground - 20, 8), 'line', 'stone');
    },
    over(sheet, level) {
      const at: Point = [-18, ground - r];
      sheet.shape([ellipse(...at, r), ellipse(...at, r * 0.84).toReversed()], 'bold', 'night');
      const spokes = [4, 8, 12][level]!;
      for (let i = 0; i < spokes; i++) {
        const turn = (i / spokes) * Math.PI * 2;
        sheet.line(
          [
            [at[0] + Math.cos(turn) * r * 0.13, at[1] + Math.sin(turn) * r * 0.13],
            [at[0] + Math.cos(turn) * r * 0.84, at[1] + Math.sin(turn) * r * 0.84],
          ],
          'fine',
          0,
        );
      }
      sheet.shape(ellipse(...at, r * 0.14), 'line', 'stone');
    },
  };
}

/**
 * A painter's easel with hills on its canvas, its feet on the ground, 420 units high; a finished picture has a
 * tree and a brook too.
 */
export function easel(sheet: Sheet, level: 0 | 1 | 2, isFinished = false): void {
  for (const [a, b] of [
    [-20, -96],
    [20, 96],
  ] as const)
    rope(
      sheet,
      [
        [a, -420],
        [(a + b) / 2, -210],
        [b, 0],
      ],
      8,
      'wood',
    );
  sheet.shape(rectangle(-130, -396, 260, 210, 4), 'bold', 'wood');
  const rim = clockwise(rectangle(-114, -380, 228, 178));
  sheet.shape(rim, 'line', 'paper');
  const inside = sheet.inside([rim]);
  inside.shape(ellipse(60, -330, 26), 'line', 'sun');
  inside.shape(
    blob(knots('-160,-250! -60,-310 20,-262 90,-290 160,-250! 160,-180! -160,-180!')),
    'line',
    'c',
  );
  if (level > 0)
    inside.shape(blob(knots('-160,-230! -40,-244 60,-222 160,-240! 160,-180! -160,-180!')), 'line', 'grass');
  if (isFinished && level > 0) {
    inside.shape(rectangle(-74, -268, 8, 40), 'line', 'wood');
    inside.shape(blob(knots('-98,-262 -92,-300 -70,-318 -46,-300 -42,-262 -70,-250')), 'line', 'leaf');
    inside.shape(
      blob(knots('10,-180! 26,-206 6,-222 22,-238 34,-236 24,-222 52,-206 60,-180!')),
      'line',
      'water',
    );
  }
  sheet.shape(rectangle(-140, -190, 280, 18, 4), 'line', 'wood');
}

/** A palette of colors, its thumb hole on the origin. */
export function paintPalette(sheet: Sheet): void {
  sheet.shape(blob(knots('-14,12 -60,22 -74,-8 -52,-40 -4,-46 34,-30 40,0 18,4')), 'bold', 'wood');
  for (const [i, [x, y]] of (
    [
      [-54, -4],
      [-40, -26],
      [-10, -32],
      [18, -20],
    ] as const
  ).entries())
    sheet.shape(ellipse(x, y, 9), 'line', (['a', 'b', 'c', 'd'] as const)[i]);
}

/** A heart-shaped or round bubble wand's bubbles along a way. */
export function bubbles(sheet: Sheet, spots: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, r] of spots) {
    sheet.shape(ellipse(x, y, r), 'line', 'sky');
    if (r > 22) sheet.line(arc(x, y, r * 0.66, r * 0.66, 3.5, 4.6), 'fine', 0.5);
  }
}

/** A snowman 420 units high on the origin. */
export function snowman(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const side of level === 0 ? [] : [-1, 1]) {
    rope(
      sheet,
      [
        [side * 62, -214],
        [side * 120, -256],
        [side * 150, -290],
      ],
      5,
      'wood',
    );
    rope(
      sheet,
      [
        [side * 122, -258],
        [side * 146, -250],
      ],
      4,
      'wood',
    );
  }
  sheet.shape(ellipse(0, -92, 120, 98), 'bold', 'paper');
  sheet.shape(ellipse(0, -226, 88, 78), 'bold', 'paper');
  sheet.shape(ellipse(0, -334, 66, 62), 'bold', 'paper');
  for (const y of level === 0 ? [-230] : [-250, -214, -120]) sheet.shape(ellipse(0, y, 10), 'line', 'night');
  for (const x of [-22, 22]) sheet.ink(ellipse(x, -346, 6.4, 8));
  sheet.shape(blob(knots('-4,-334! 62,-316! 0,-318!')), 'line', 'ember');
  sheet.line(
    curve(
      [
        [-26, -302],
        [0, -292],
        [24, -304],
      ],
      3,
    ),
    'line',
    0.4,
  );
  sheet.shape(blob(knots('30,-276! 56,-272 66,-190! 34,-186! 26,-262')), 'line', 'a');
  sheet.shape(blob(knots('-66,-296! 0,-268 66,-296! 68,-270! 0,-240 -68,-270!')), 'line', 'a');
  sheet.shape(rectangle(-44, -466, 88, 84, 6), 'bold', 'night');
  sheet.shape(rectangle(-44, -406, 88, 22), 'line', 'b');
  sheet.shape(blob(knots('-76,-384! 0,-396 76,-384! 74,-370! 0,-380 -74,-370!')), 'bold', 'night');
}

/** A star on a stick. */
export function wand(sheet: Sheet): void {
  rope(
    sheet,
    [
      [0, 20],
      [0, -90],
    ],
    4,
    'gold',
  );
  sheet.shape(star(0, -112, 32, 15, 5), 'bold', 'sun');
}
