import { around } from '../../geometry/around.ts';
import { blob, curve, twin } from '../../geometry/curve.ts';
import { arc, ellipse, spiral } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Point } from '../../geometry/point.ts';
import type { Figure } from './figure.ts';

/** A fish seen from the side, swimming to the right. */
export const fish: Figure = {
  width: 128,
  height: 84,
  draw(sheet, { level, main, accent }) {
    for (const side of [1, -1])
      sheet.shape(
        blob([
          [-16, side * 22, 1],
          [-4, side * 41],
          [26, side * 34],
          [20, side * 20, 1],
        ]),
        'line',
        accent,
      );
    sheet.shape(
      blob([
        [-34, 0, 1],
        [-46, -20],
        [-64, -32, 1],
        [-58, -10],
        [-56, 0],
        [-58, 10],
        [-64, 32, 1],
        [-46, 20],
      ]),
      'line',
      accent,
    );
    const body = blob([
      [62, 4],
      [46, -18],
      [14, -30],
      [-18, -20],
      [-42, 0, 1],
      [-18, 22],
      [14, 30],
      [46, 22],
    ]);
    sheet.shape(body, 'line', main);
    const inside = sheet.inside([body]);
    if (level > 0) {
      const rows = level === 1 ? 2 : 3;
      for (let column = 3; column >= 0; column--)
        for (let row = -rows; row <= rows; row++) {
          const step = level === 1 ? 17 : 13;
          const y = (row + (column % 2) * 0.5) * step;
          inside.shape(
            ellipse(-34 + column * step * 0.9, y, step * 0.62, step * 0.52),
            'fine',
            column % 2 ? accent : main,
          );
        }
    }
    inside.shape(
      blob([
        [26, -40, 1],
        [14, -12],
        [16, 14],
        [26, 40, 1],
        [80, 40, 1],
        [80, -40, 1],
      ]),
      'line',
      'cream',
    );
    sheet.rim(body, 'line');
    sheet.ink(ellipse(38, -7, 4.6));
    sheet.line(arc(56, 8, 10, 6, 1.7, 3), 'fine');
  },
};

/** How far a scallop's fan reaches from its hinge in a direction. */
const far = (angle: number): number => 86 - 10 * Math.abs(angle + Math.PI / 2);

/** A scallop shell, its hinge below. */
export const scallopShell: Figure = {
  width: 104,
  height: 100,
  draw(sheet, { level, main, accent }) {
    for (const side of [-1, 1])
      sheet.shape(
        blob([
          [0, 30, 1],
          [side * 26, 26, 1],
          [side * 20, 44],
          [0, 48, 1],
        ]),
        'line',
        accent,
      );
    const ribs = [5, 5, 7][level]!;
    const rib = (i: number): number => -Math.PI / 2 + 1.02 * ((2 * i) / ribs - 1);
    for (let i = 0; i < ribs; i++) {
      const [from, to] = [rib(i), rib(i + 1)];
      const tip = (share: number, more: number): Point => {
        const angle = from + (to - from) * share;
        return polar([0, 38], far(angle) + more, angle);
      };
      const field = blob([[0, 38, 1], [...tip(0, -6), 1], tip(0.25, 2), tip(0.75, 2), [...tip(1, -6), 1]]);
      sheet.shape(field, 'line', i % 2 === 0 ? main : accent);
      if (level > 0) sheet.inside([field]).line(arc(0, 38, 52, 52, from, to), 'fine', 0);
    }
    sheet.shape(ellipse(0, 38, 13, 10), 'line', 'cream');
  },
};

/** A nautilus: a coiled shell cut into chambers. */
export const nautilus: Figure = {
  width: 108,
  height: 104,
  draw(sheet, { level, main, accent }) {
    const turns = 1.6;
    const [cx, cy] = [-10, 4];
    const reach = (t: number): number => 70 * Math.exp(-1.1 * t * turns);
    const at = (t: number): Point => polar([cx, cy], reach(t), 0.5 - t * turns * Math.PI * 2);
    const chambers = level === 0 ? 7 : 11;
    for (let i = 0; i < chambers; i++) {
      const [from, to] = [(i / chambers) * 0.62, ((i + 1) / chambers) * 0.62];
      const rim = Array.from({ length: 9 }, (_, k) => at(from + ((to - from) * k) / 8));
      const inner = [at(to + 0.62), at(from + 0.62)] as const;
      sheet.shape(
        blob([
          ...rim.map((p, k) => (k === 0 || k === 8 ? ([...p, 1] as const) : p)),
          [...inner[0], 1],
          [...inner[1], 1],
        ]),
        'line',
        [main, accent, 'cream' as const][i % 3],
      );
    }
    sheet.shape(ellipse(cx, cy, 17), 'line', 'cream');
    sheet.line(spiral(cx, cy, 12, 1.3, 1), 'fine');
  },
};

/** A starfish. */
export const seaStar: Figure = {
  width: 104,
  height: 104,
  draw(sheet, { level, main, accent }) {
    const rim = blob(
      Array.from({ length: 20 }, (_, i): Point => {
        const swing = [0, -0.52, 0, 0.52][i % 4]!;
        return polar([0, 0], [54, 38, 21, 38][i % 4]!, -Math.PI / 2 + (Math.PI * 2 * (i + swing)) / 20);
      }),
    );
    sheet.shape(rim, 'line', main);
    around(sheet, { radius: 0, count: 5 }, (arm) => {
      if (level === 0) return;
      arm.shape(ellipse(0, -18, 5), 'fine', accent);
      arm.shape(ellipse(0, -33, 4), 'fine', accent);
    });
    sheet.shape(ellipse(0, 0, level === 0 ? 11 : 8), 'fine', accent);
  },
};

/** A sea turtle from above, swimming up. */
export const turtle: Figure = {
  width: 112,
  height: 116,
  draw(sheet, { level, main, accent }) {
    for (const side of [-1, 1]) {
      sheet.shape(
        blob([
          [side * 18, -22, 1],
          [side * 36, -40],
          [side * 56, -22],
          [side * 54, 4, 1],
          [side * 42, -10],
          [side * 24, -6, 1],
        ]),
        'line',
        accent,
      );
      sheet.shape(
        blob([
          [side * 16, 30, 1],
          [side * 32, 40],
          [side * 34, 54],
          [side * 18, 50],
          [side * 8, 40, 1],
        ]),
        'line',
        accent,
      );
    }
    sheet.shape(
      twin([
        [0, -58],
        [11, -52],
        [14, -40],
        [9, -26, 1],
      ]),
      'line',
      accent,
    );
    for (const side of [-1, 1]) sheet.ink(ellipse(side * 6, -46, 2.4));
    const shell = twin([
      [0, -36],
      [22, -30],
      [35, -4],
      [28, 28],
      [0, 50, 1],
    ]);
    sheet.shape(shell, 'line', main);
    if (level === 0) return sheet.shape(ellipse(0, 3, 17, 22), 'line', 'cream');
    const inner = twin([
      [0, -28],
      [16, -22],
      [26, -3],
      [21, 21],
      [0, 40, 1],
    ]);
    sheet.shape(inner, 'fine', 'cream');
    const inside = sheet.inside([inner]);
    const hexes: readonly Point[] = [
      [0, -14],
      [11, 3],
      [0, 20],
      [-11, 3],
    ];
    for (const [x, y] of hexes)
      inside.line(
        [
          [x, y],
          [x * 4, y === 3 ? 3 : y * 3],
        ],
        'fine',
        0,
      );
    sheet.shape(hexes, 'fine', accent);
  },
};

/** A sea horse looking to the left. */
export const seahorse: Figure = {
  width: 74,
  height: 130,
  draw(sheet, { level, main, accent }) {
    sheet.shape(
      blob([
        [20, -14, 1],
        [38, -20],
        [36, 4],
        [18, 10, 1],
      ]),
      'line',
      accent,
    );
    const body = blob([
      [-34, -36],
      [-34, -44],
      [-16, -50],
      [-6, -62],
      [10, -60],
      [20, -46],
      [18, -30],
      [24, -10],
      [20, 14],
      [4, 32],
      [0, 46],
      [8, 54],
      [16, 48],
      [14, 40],
      [22, 40],
      [24, 52],
      [10, 64],
      [-8, 60],
      [-14, 44],
      [-8, 24],
      [-16, 8],
      [-14, -12],
      [-6, -26],
      [-16, -34],
    ]);
    sheet.shape(body, 'line', main);
    const inside = sheet.inside([body]);
    if (level > 0)
      for (let i = 0; i < 5; i++)
        inside.line(
          curve([
            [-24, -8 + i * 11],
            [2, -12 + i * 11],
            [30, -18 + i * 11],
          ]),
          'fine',
          0,
        );
    sheet.shape(
      blob([
        [-4, -60, 1],
        [-4, -70, 1],
        [5, -64],
        [14, -70, 1],
        [14, -58, 1],
      ]),
      'line',
      accent,
    );
    sheet.ink(ellipse(-2, -48, 3.6));
  },
};

/** A breaking wave, its crest curling to the right. */
export const waveCrest: Figure = {
  width: 120,
  height: 100,
  draw(sheet, { level, main, accent }) {
    const body = blob([
      [-60, 50, 1],
      [-48, 14],
      [-24, -26],
      [12, -48],
      [44, -38],
      [54, -12],
      [40, 6],
      [24, -2],
      [26, -16],
      [36, -16],
      [26, -26],
      [10, -18],
      [6, 8],
      [24, 34],
      [60, 50, 1],
    ]);
    sheet.shape(body, 'line', main);
    const inside = sheet.inside([body]);
    const ribs = level === 0 ? 1 : level + 1;
    for (let i = 1; i <= ribs; i++) {
      const t = i / (ribs + 1);
      inside.line(
        curve([
          [-60 + t * 70, 52],
          [-48 + t * 44, 14],
          [-24 + t * 26, -26 + t * 14],
          [12, -48 + t * 24],
          [42 - t * 6, -36 + t * 12],
        ]),
        'fine',
        0,
      );
    }
    if (level > 0)
      for (const [x, y, r] of [
        [50, 14, 6],
        [58, 0, 4.4],
      ] as const)
        sheet.shape(ellipse(x, y, r), 'fine', accent);
  },
};

/** A jellyfish. */
export const jellyfish: Figure = {
  width: 84,
  height: 124,
  draw(sheet, { level, main, accent }) {
    for (const [x, bend] of [
      [-28, -6],
      [28, 6],
      [-12, 5],
      [12, -5],
    ] as const)
      sheet.shape(
        blob([
          [x - 7, -10, 1],
          [x - 7 + bend, 14],
          [x - 6 - bend, 38],
          [x + bend, 60, 1],
          [x + 7 - bend, 38],
          [x + 7 + bend, 14],
          [x + 7, -10, 1],
        ]),
        'line',
        accent,
      );
    const bell = twin([
      [0, -62],
      [30, -50],
      [42, -14],
      [38, -2, 1],
      [26, -10],
      [13, 0, 1],
      [0, -8],
    ]);
    sheet.shape(bell, 'line', main);
    if (level === 0) return;
    for (const x of [-20, 0, 20])
      sheet.shape(place(petal('drop', 26, 13), { x, y: -44, angle: Math.PI + x * 0.012 }), 'fine', 'cream');
  },
};
