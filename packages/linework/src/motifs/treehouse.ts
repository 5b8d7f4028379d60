import { points, knots } from '../geometry/knots.ts';
import { clockwise, unite } from '../geometry/boolean.ts';
import { blob, curve, type Knot } from '../geometry/curve.ts';
import { drawn } from '../geometry/drawn.ts';
import { arc, ellipse, rectangle, tube } from '../geometry/forms.ts';
import { mix, type Path, type Point, type Shape } from '../geometry/point.ts';
import { fillZone } from '../patterns/patterns.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';
import { archway } from './scenery.ts';

/** A house in a tree on an 800 x 1000 page, the tree's roots at y 930. */
export interface Treehouse {
  readonly level: 0 | 1 | 2;
  readonly wall: Role;
  readonly roof: Role;
}

/** Draws crown, trunk, house, ladder and swing. */
export function treehouse(sheet: Sheet, it: Treehouse): void {
  crown(sheet, it);
  swing(sheet, it);
  trunk(sheet, it);
  hut(sheet, it);
  platform(sheet, it);
  ladder(sheet, it);
  if (it.level === 0) return;
  for (const [x, y, r] of [
    [596, 250, 74],
    [150, 556, 62],
    [660, 552, 66],
  ] as const)
    tuft(sheet, it, x, y, r);
}

const PUFFS: readonly (readonly [number, number, number])[] = [
  [190, 470, 110],
  [150, 350, 104],
  [230, 236, 112],
  [350, 160, 108],
  [480, 168, 112],
  [600, 250, 112],
  [660, 370, 108],
  [620, 480, 104],
  [400, 330, 210],
];

function crown(sheet: Sheet, it: Treehouse): void {
  const rim: Shape = unite(PUFFS.map(([x, y, r]) => ellipse(x, y, r))).slice(0, 1);
  sheet.shape(rim, 'bold', 'leaf');
  if (it.level === 2) fillZone('scales', { sheet, zone: rim, size: 64, angle: 0, roles: ['leaf', 'grass'] });
  sheet.rim(rim, 'bold');
  if (it.level === 2) return;
  if (it.level === 0)
    for (const [x, y] of [
      [186, 330],
      [256, 200],
      [570, 236],
      [650, 360],
    ] as const)
      apple(sheet.at({ x, y, scale: 1.1 }));
  if (it.level === 0) return;
  for (const [x, y, r] of PUFFS.slice(0, 8))
    sheet.line(
      arc(
        mix(x, 400, 0.12),
        mix(y, 330, 0.12),
        r * 0.6,
        r * 0.6,
        Math.atan2(y - 330, x - 400) - 0.7,
        Math.atan2(y - 330, x - 400) + 0.5,
      ),
      'fine',
      0.6,
    );
}

const TRUNK: readonly Knot[] = knots(
  '244,936! 306,872 336,760 338,640 296,548! 520,548! 482,640 484,760 514,872 576,936! 500,918 452,944! 410,920 364,946! 320,920',
);

function trunk(sheet: Sheet, it: Treehouse): void {
  const rim = clockwise(blob(it.level === 0 ? [...knots('306,940! 330,872'), ...TRUNK.slice(2)] : TRUNK));
  sheet.shape(rim, 'bold', 'wood');
  const inside = sheet.inside([rim]);
  sheet.shape(ellipse(424, 760, 34, 44), 'line', 'rust');
  if (it.level > 0) sheet.shape(ellipse(424, 762, 20, 28), 'fine', 'fur');
  for (const x of it.level === 0 ? [] : [366, 458])
    inside.line(
      curve([
        [x, 610],
        [x + 6, 700],
        [x - 4, 800],
        [x + (x > 400 ? 24 : -24), 900],
      ]),
      'fine',
      0.7,
    );
}

/** An apple with its stalk about the frame's origin, 100 units high. */
function apple(sheet: Sheet): void {
  sheet.line(curve(knots('0,-30 4,-48 14,-60')), 'bold', 0);
  sheet.shape(drawn('0,-30 26,-40 46,-16 40,24 14,42 0,36 -14,42 -40,24 -46,-16 -26,-40'), 'line', 'rust');
}

function hut(sheet: Sheet, it: Treehouse): void {
  const walls = rectangle(236, 362, 320, 200);
  sheet.shape([...walls.slice(0, 1), [396, 240], ...walls.slice(1)], 'bold', it.wall);
  const inside = sheet.inside([clockwise([...walls.slice(0, 1), [396, 240], ...walls.slice(1)])]);
  const planks = [0, 5, 9][it.level]!;
  for (let i = 1; i <= planks; i++)
    inside.line(
      [
        [236 + (320 * i) / (planks + 1), 230],
        [236 + (320 * i) / (planks + 1), 570],
      ],
      'fine',
      0,
    );
  const [door, pane] = it.level === 0 ? [326, 470] : [482, 316];
  if (it.level > 0) sheet.shape(archway(door, 562, 92, 156), 'line', 'cream');
  sheet.shape(archway(door, 562, it.level === 0 ? 96 : 66, it.level === 0 ? 150 : 138), 'bold', 'wood');
  sheet.ink(ellipse(door + (it.level === 0 ? 32 : 22), 496, it.level === 0 ? 6 : 4.6));
  if (it.level > 0) sheet.shape(ellipse(pane, 456, 52), 'line', 'cream');
  sheet.shape(ellipse(pane, 456, it.level === 0 ? 46 : 37), 'line', 'sky');
  if (it.level > 0)
    sheet.line(
      [
        [279, 456],
        [353, 456],
      ],
      'line',
      0,
    );
  if (it.level > 0)
    sheet.line(
      [
        [316, 419],
        [316, 493],
      ],
      'line',
      0,
    );
  sheet.shape(ellipse(396, 330, 26), 'line', 'sun');
  roof(sheet, it);
}

function roof(sheet: Sheet, it: Treehouse): void {
  sheet.line(
    [
      [396, 226],
      [396, 120],
    ],
    'line',
    0,
  );
  sheet.shape(
    [
      ...curve(points('396,122 436,112 468,132 512,126')),
      ...curve(points('512,178 468,182 436,162 396,170')),
    ],
    'line',
    'a',
  );
  for (const side of [-1, 1]) {
    const slope = clockwise([
      [396, 216],
      [396 + side * 208, 372],
      [396 + side * 184, 408],
      [396, 268],
    ]);
    sheet.shape(slope, 'bold', it.roof);
    const inside = sheet.inside([slope]);
    const tiles = [0, 4, 7][it.level]!;
    for (let i = 1; i <= tiles; i++) {
      const [x, y]: Point = [396 + (side * 196 * i) / (tiles + 0.6), 222 + (152 * i) / (tiles + 0.6)];
      inside.line(
        [
          [x + side * 20, y - 30],
          [x - side * 26, y + 66],
        ],
        'line',
        0,
      );
    }
    sheet.rim(slope, 'bold');
  }
}

function platform(sheet: Sheet, it: Treehouse): void {
  for (const side of it.level === 0 ? [] : [-1, 1])
    sheet.shape(
      tube(
        [
          [410 + side * 206, 588],
          [410 + side * 74, 700],
        ],
        () => 12,
      ),
      'line',
      'wood',
    );
  sheet.shape(rectangle(164, 558, 492, it.level === 0 ? 52 : 32, 8), 'bold', 'wood');
  const boards = [1, 6, 9][it.level]!;
  for (let i = 1; i < boards; i++)
    sheet.line(
      [
        [164 + (492 * i) / boards, 560],
        [164 + (492 * i) / boards, 588],
      ],
      'fine',
      0,
    );
}

function ladder(sheet: Sheet, it: Treehouse): void {
  const [top, foot]: [Point, Point] = [
    [232, 560],
    [204, 912],
  ];
  if (it.level === 0) {
    for (const y of [664, 754, 844])
      sheet.shape(rectangle(mix(260, 190, (y - 600) / 320) - 30, y, 150, 40, 8), 'bold', 'sand');
    for (const x of [0, 124])
      sheet.shape(
        clockwise(
          tube(
            [
              [252 + x, 520],
              [168 + x, 934],
            ],
            () => 21,
          ),
        ),
        'bold',
        'wood',
      );
    return;
  }
  const rungs = [3, 6, 7][it.level]!;
  for (let i = 1; i <= rungs; i++) {
    const t = (i - 0.4) / rungs;
    sheet.shape(
      rectangle(mix(top[0], foot[0], t) - 30, mix(top[1], foot[1], t) - 7, 60, 14, 5),
      'line',
      'sand',
    );
  }
  for (const side of [-1, 1])
    sheet.shape(
      tube(
        [
          [top[0] + side * 32, top[1] - 14],
          [foot[0] + side * 38, foot[1]],
        ],
        () => 7,
      ),
      'line',
      'wood',
    );
}

function swing(sheet: Sheet, it: Treehouse): void {
  const x = it.level === 0 ? 590 : 628;
  for (const side of [-1, 1])
    sheet.line(
      [
        [x + side * 38, it.level === 0 ? 600 : 548],
        [x + 8 + side * 46, 784],
      ],
      'line',
      0,
    );
  sheet.shape(rectangle(x - 52, 780, 122, it.level === 0 ? 52 : 20, 6), 'bold', 'a');
}

function tuft(sheet: Sheet, it: Treehouse, x: number, y: number, radius: number): void {
  const lobes: Path[] = Array.from({ length: 6 }, (_, i) =>
    ellipse(
      x + radius * 0.7 * Math.cos((i * Math.PI) / 3),
      y + radius * 0.5 * Math.sin((i * Math.PI) / 3),
      radius * 0.46,
    ),
  );
  sheet.shape(unite([...lobes, ellipse(x, y, radius * 0.6)]).slice(0, 1), 'line', 'grass');
  if (it.level > 0)
    sheet.line(arc(x, y, radius * 0.5, radius * 0.42, Math.PI * 1.1, Math.PI * 1.8), 'fine', 0.6);
}
