import { points } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { hill } from '../../motifs/landscape.ts';
import { cabin } from '../../motifs/nature/shelters.ts';
import { swell } from '../../motifs/nature/shore.ts';
import { spruce } from '../../motifs/nature/trees.ts';
import { throughWindow } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { dressSnow } from '../../motifs/dressing/shore.ts';
import { dressWater } from '../../motifs/dressing/water.ts';

const WIDE = 760;

type Place = 'city' | 'village';

/** Fireworks at midnight over a city by the water or a village in the snow. */
export const fireworks: Composition = {
  name: 'fireworks',
  category: 'holidays',
  size: [WIDE, 1000],
  strays: 1.4,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const place = random.pick<Place>(['city', 'village']);
    const kind = random.pick(['panel', 'arch', 'cut'] as const);
    throughWindow(
      brief.sheet,
      { kind, size: [WIDE, 1000], role: 'night', band: level === 0 ? 0 : 20 },
      (inside) => {
        const scene = { ...brief, sheet: inside };
        drawBursts(scene);
        if (place === 'city') drawCity(scene);
        else drawVillage(scene);
      },
    );
    return {
      title:
        place === 'city'
          ? random.pick([
              'Fireworks over the City',
              'Midnight by the Harbor',
              'New Year in the City',
              'Fireworks on the Water',
            ])
          : random.pick([
              'Fireworks over the Village',
              'New Year in the Snow',
              'Midnight in the Village',
              'Fireworks over the Cabin',
            ]),
      description: `Fireworks open like flowers at midnight on New Year's Eve. ${place === 'city' ? 'Their light falls on the city and the water.' : 'Their light falls on a snowy cabin and its firs.'}`,
      tags: ['new year', 'fireworks', 'night', 'celebration', place],
    };
  },
};

/** How finely a burst is drawn; `broad` is for easy pages. */
type Detail = 'broad' | 'plain' | 'fine';
type Burst = (sheet: Sheet, radius: number, roles: readonly [Role, Role], detail: Detail) => void;

const BURSTS: readonly Burst[] = [
  (sheet, radius, roles, detail) => {
    const count = detail === 'fine' ? 12 : 8;
    if (detail === 'fine')
      around(sheet, { radius: radius * 0.3, count, phase: 0.5 }, (spot) =>
        spot.shape(petal('drop', radius * 0.5, radius * 0.16), 'line', roles[1]),
      );
    around(sheet, { radius: radius * 0.32, count }, (spot) =>
      spot.shape(petal('drop', radius * 0.68, radius * 0.24), 'line', roles[0]),
    );
    sheet.shape(ellipse(0, 0, radius * 0.24), 'line', 'sun');
  },
  (sheet, radius, roles, detail) => {
    const count = { broad: 6, plain: 8, fine: 11 }[detail];
    around(sheet, { radius: radius * 0.9, count }, (spot) => {
      spot.line(
        [
          [0, radius * 0.62],
          [0, radius * 0.1],
        ],
        'line',
        0.4,
      );
      spot.shape(ellipse(0, 0, radius * (detail === 'broad' ? 0.17 : 0.1)), 'line', roles[0]);
    });
    if (detail === 'fine')
      around(sheet, { radius: radius * 0.6, count, phase: 0.5 }, (spot) =>
        spot.shape(ellipse(0, 0, radius * 0.075), 'line', roles[1]),
      );
    sheet.shape(star(0, 0, radius * 0.36, radius * 0.2, 8), 'line', 'sun');
  },
  (sheet, radius, roles) => {
    sheet.shape(star(0, 0, radius, radius * 0.44, 8, 0.2), 'line', roles[0]);
    sheet.shape(star(0, 0, radius * 0.62, radius * 0.3, 8, 0.2 + Math.PI / 8), 'line', roles[1]);
    sheet.shape(ellipse(0, 0, radius * 0.16), 'line', 'sun');
  },
];

const SKIES = [
  [
    [380, 300, 210],
    [160, 520, 110],
    [610, 540, 116],
    [180, 170, 96],
    [610, 150, 92],
  ],
  [
    [240, 260, 170],
    [540, 450, 160],
    [570, 170, 110],
    [180, 560, 96],
    [390, 620, 60],
  ],
  [
    [520, 300, 190],
    [210, 450, 140],
    [220, 170, 110],
    [600, 590, 90],
    [400, 110, 56],
  ],
] as const;

function drawBursts(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('bursts');
  const kinds = random.shuffle(BURSTS);
  const roles = random.shuffle<readonly [Role, Role]>([
    ['a', 'sun'],
    ['b', 'c'],
    ['d', 'a'],
    ['ember', 'b'],
    ['c', 'sun'],
  ]);
  const sky = random.pick(SKIES).slice(0, byLevel(brief, 2, 5, 5));
  for (const [i, [x, y, r]] of sky.entries()) {
    if (level > 0)
      sheet.line(
        [
          [x + (x - 380) * 0.06, 720],
          [x, y + r * 0.6],
        ],
        'fine',
        0.4,
      );
    sheet.shape(ellipse(x, y, r * 1.14), 'fine', i % 2 === 0 ? 'water' : 'night');
    if (level === 2)
      for (const share of [0.9, 0.7])
        sheet.shape(ellipse(x, y, r * share), 'fine', share < 0.8 ? 'night' : 'b');
  }
  for (const [i, [x, y, r]] of sky.entries())
    kinds[i % 3]!(
      sheet.at({ x, y, angle: random.range(0, 0.6) }),
      r * byLevel(brief, 1.06, 1, 1),
      roles[i % 5]!,
      level === 0 ? 'broad' : r < 100 ? 'plain' : 'fine',
    );
}

function drawCity(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('city');
  const blocks = byLevel(brief, 5, 7, 9);
  const step = 760 / blocks;
  for (let i = 0; i < blocks; i++) {
    const [x, high] = [i * step, random.range(120, 260)];
    const roof = random.pick(['flat', 'point', 'step'] as const);
    if (roof === 'point')
      sheet.shape(
        [
          [x + step * 0.1, 840 - high],
          [x + step / 2, 780 - high],
          [x + step * 0.9, 840 - high],
        ],
        'line',
        'd',
      );
    if (roof === 'step') sheet.shape(rectangle(x + step * 0.25, 806 - high, step * 0.5, 40), 'line', 'c');
    sheet.shape(
      rectangle(x, 840 - high, step, high + 20),
      'line',
      (['c', 'soft', 'd', 'stone'] as const)[i % 4],
    );
    const rows = level === 0 ? 1 : Math.floor(high / 62);
    for (let row = 0; row < rows; row++)
      for (const k of level === 0 ? [0.5] : [0.3, 0.7])
        sheet.shape(
          level === 0
            ? rectangle(x + step * k - 22, 866 - high, 44, 52, 4)
            : rectangle(x + step * k - 11, 866 - high + row * 56, 22, 30, 3),
          'line',
          'sun',
        );
  }
  if (level === 2)
    dressWater(sheet, random, { zone: [rectangle(-10, 846, 780, 164)], kind: 'ripples', size: 110 });
  for (const [i, y] of byLevel(brief, [846], [846, 906], []).entries())
    sheet.shape(
      [...swell(760, y, 6, 220, i), [780, 1010], [-20, 1010]],
      'line',
      i % 2 === 0 ? 'water' : 'sky',
    );
  if (level > 0)
    for (const [x, y, w] of [
      [200, 884, 70],
      [520, 900, 80],
      [340, 940, 70],
      [620, 950, 60],
    ] as const)
      sheet.shape(ellipse(x, y, w, 8), 'fine', 'sun');
}

function drawVillage(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('village');
  hill(sheet, points('-10,760 200,720 420,770 620,716 770,750'), 1010, 'soft');
  if (level === 2)
    dressSnow(sheet, random, {
      zone: [drawn('-10,760 200,720 420,770 620,716 770,750! 770,1010! -10,1010!')],
      kind: 'drifts',
      size: 120,
    });
  for (const [x, y, s] of byLevel(
    brief,
    [],
    [
      [110, 860, 0.8],
      [650, 880, 0.94],
    ],
    [
      [90, 840, 0.7],
      [180, 870, 0.84],
      [650, 880, 0.94],
    ],
  ))
    spruce(sheet.at({ x: x!, y: y!, scale: s! }), { random, level: 0, snow: true, tiers: 3 });
  hill(sheet, points('-10,860 240,836 520,864 770,840'), 1010, 'paper');
  cabin(sheet.at({ x: 400, y: 920, scale: byLevel(brief, 1.36, 0.94, 0.9) }), { random, level, snow: true });
  hill(sheet, points('-10,916 240,906 520,926 770,900'), 1010, 'paper');
}
