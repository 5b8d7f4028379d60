import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { dressPaving } from '../../motifs/dressing/paving.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { busTop, carTop } from '../../motifs/vehicles/from-above.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd', 'sun'];

/** Puddles, and the rings that drops draw on the wet street. */
function rain(sheet: Sheet, level: 0 | 1 | 2): void {
  if (level === 0) return;
  for (const [x, y, r] of [
    [800, 566, 52],
    [428, 236, 44],
    [190, 452, 46],
    [590, 760, 40],
  ].slice(0, level === 1 ? 3 : 4) as [number, number, number][]) {
    sheet.shape(
      drawn('-100,4 -70,-50 -10,-40 50,-62 100,-10 60,46 0,38 -60,56', { x, y, scale: r / 88 }),
      'line',
      'water',
    );
    for (const k of level === 1 ? [0.44] : [0.56, 0.28])
      sheet.shape(ellipse(x, y, r * k, r * k * 0.6), 'line', 'sky');
  }
  for (const [x, y] of RINGS.slice(0, [0, 3, 12][level])) {
    sheet.shape(ellipse(x, y, 19, 12), 'line', 'sky');
    if (level === 2) sheet.shape(ellipse(x, y, 8, 5), 'fine', 'water');
  }
}

/** Where drops meet the street. */
const RINGS = [
  [70, 400],
  [450, 560],
  [600, 430],
  [930, 600],
  [400, 60],
  [610, 220],
  [400, 780],
  [612, 640],
  [80, 610],
  [930, 392],
  [500, 440],
  [430, 930],
] as const;

/** An open umbrella from above: who walks under it stays a secret. */
function umbrellaTop(sheet: Sheet, radius: number, role: Role, level: 0 | 1 | 2): void {
  const ribs = [4, 6, 8][level]!;
  around(sheet, { radius: 0, count: ribs }, (spot, i) => {
    const open = Math.PI / ribs;
    spot.shape(
      [[0, 0], ...arc(0, 0, radius, radius, -Math.PI / 2 - open, -Math.PI / 2 + open)],
      'line',
      i % 2 === 0 ? role : 'paper',
    );
  });
  sheet.shape(ellipse(0, 0, radius * 0.16), 'line', 'stone');
}

/**
 * Somebody under an umbrella that is held a little forward: shoes, the hem of a coat, a shoulder and a bag show
 * behind it.
 */
function underUmbrella(sheet: Sheet, radius: number, role: Role, level: 0 | 1 | 2): void {
  if (level > 0) {
    for (const x of [-0.26, 0.24])
      sheet.shape(ellipse(radius * x, radius * (x < 0 ? 1.36 : 1.18), 10, 18), 'line', 'stone');
    sheet.shape(rectangle(radius * 0.62, radius * 0.5, 32, 38, 7), 'line', 'rust');
    sheet.shape(
      drawn(
        `${-0.7 * radius},${0.2 * radius} ${-0.72 * radius},${0.7 * radius} ${-0.5 * radius},${1.12 * radius} ${0.5 * radius},${1.12 * radius} ${0.74 * radius},${0.7 * radius} ${0.7 * radius},${0.2 * radius}`,
      ),
      'line',
      role,
    );
    sheet.shape(ellipse(0, radius * 0.56, radius * 0.34, radius * 0.36), 'line', 'wood');
  }
  umbrellaTop(sheet.at({ y: level > 0 ? -radius * 0.24 : 0 }), radius, role, level === 2 ? 1 : 0);
}

/** A dog from above that walks up the page, its tail behind it. */
function dogTop(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const [x, y] of level < 2
    ? []
    : [
        [-15, -16],
        [15, -8],
        [-15, 24],
        [15, 16],
      ])
    sheet.shape(ellipse(x!, y!, 7, 12), 'line', 'fur');
  sheet.shape(drawn('-4,34! -12,56 -4,68 6,64 2,50 6,34!'), 'line', 'fur');
  sheet.shape(drawn('-16,-22 -18,10 -14,34 0,42 14,34 18,10 16,-22 0,-30'), 'line', 'fur');
  sheet.shape(drawn('-14,-34 -18,-50 -8,-62 0,-76 8,-62 18,-50 14,-34 0,-26'), 'line', 'cream');
  for (const side of [-1, 1]) sheet.shape(ellipse(side * 19, -44, 7, 13, side * 0.3), 'line', 'rust');
}

/** Somebody on foot in the rain from above: hair, shoulders, arms that swing and shoes. */
function walker(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  for (const side of [-1, 1]) sheet.shape(ellipse(side * 11, side * 26, 9, 16), 'line', 'stone');
  for (const side of [-1, 1]) {
    sheet.shape(drawn('22,-8! 42,-2 46,18 40,34 28,32 28,12!', { flip: side < 0 }), 'line', role);
    sheet.shape(ellipse(side * 35, 38, 8), 'line', 'sand');
  }
  sheet.shape(ellipse(0, 0, 36, 20), 'line', role);
  sheet.shape(ellipse(0, -2, 21, 22), 'line', 'wood');
  if (level > 0) sheet.line(traced('0,-24 4,-6 0,16'), 'fine', 0.3);
}

function zebra(sheet: Sheet, level: 0 | 1 | 2): void {
  const bars = [4, 4, 7][level]!;
  if (level === 2) sheet.shape(rectangle(-140, -52, 280, 104), 'line', 'stone');
  for (let i = 0; i < bars; i++)
    sheet.shape(rectangle(-130 + (i * 264) / bars, -44, 264 / bars / 2, 88, 3), 'line', 'paper');
}

/** A flat or pitched roof that fills a corner block, from above. */
function block(sheet: Sheet, brief: Brief, box: readonly [number, number, number, number], k: number): void {
  const { level } = brief;
  const [x, y, w, h] = box;
  sheet.shape(rectangle(x, y, w, h, 20), 'bold', 'sand');
  const roof = clockwise(rectangle(x + 54, y + 54, w - 108, h - 108, 6));
  sheet.shape(roof, 'bold', LEADS[k % 4]);
  const kinds: readonly PatternName[] = ['bricks', 'scales', level === 1 ? 'bricks' : 'diamonds', 'bricks'];
  if (k % 2 === 0) {
    const [l, t, r, b] = [x + 54, y + 54, x + w - 54, y + h - 54];
    const middle = (t + b) / 2;
    const top = clockwise([
      [l, t],
      [r, t],
      [r - 60, middle],
      [l + 60, middle],
    ]);
    if (level > 0)
      fillZone(kinds[k]!, {
        sheet,
        zone: [top],
        size: level === 1 ? 330 : 46,
        angle: 0,
        roles: [LEADS[k % 4]!, 'soft'],
      });
    sheet.shape(
      clockwise([
        [l, b],
        [r, b],
        [r - 60, middle],
        [l + 60, middle],
      ]),
      'line',
      'rust',
    );
    if (level > 0)
      fillZone(kinds[k]!, {
        sheet,
        zone: [
          clockwise([
            [l, b],
            [r, b],
            [r - 60, middle],
            [l + 60, middle],
          ]),
        ],
        size: level === 1 ? 330 : 46,
        angle: 0,
        roles: ['rust', 'soft'],
      });
    sheet.line(
      [
        [l, t],
        [l + 60, middle],
        [l, b],
      ],
      'line',
      0,
    );
    sheet.line(
      [
        [r, t],
        [r - 60, middle],
        [r, b],
      ],
      'line',
      0,
    );
    sheet.shape(rectangle((l + r) / 2 - 20, middle - 66, 40, 40), 'line', 'stone');
    return;
  }
  if (level > 0) sheet.shape(clockwise(rectangle(x + 72, y + 72, w - 144, h - 144, 4)), 'line', 'cream');
  garden(sheet, brief, [x + 72, y + 72, w - 144, h - 144]);
}

/** A garden on a roof: beds, a parasol and a pool or a deck chair. */
function garden(sheet: Sheet, brief: Brief, [x, y, w, h]: readonly [number, number, number, number]): void {
  const { level, random } = brief;
  for (const [u, v, r] of byLevel(
    brief,
    [[0.25, 0.3, 40]],
    [
      [0.2, 0.24, 32],
      [0.82, 0.86, 28],
    ],
    [
      [0.18, 0.2, 26],
      [0.2, 0.42, 20],
      [0.86, 0.84, 24],
      [0.66, 0.88, 20],
    ],
  )) {
    sheet.shape(puff(random, [x + w * u!, y + h * v!], [r!, r! * 0.95], 8), 'line', 'leaf');
    if (level === 2)
      sheet.shape(puff(random, [x + w * u!, y + h * v!], [r! * 0.5, r! * 0.46], 6), 'fine', 'grass');
  }
  umbrellaTop(
    sheet.at({ x: x + w * 0.72, y: y + h * 0.3 }),
    byLevel(brief, 44, 36, 34),
    'ember',
    level === 2 ? 1 : 0,
  );
  if (level > 0) sheet.shape(rectangle(x + w * 0.42, y + 6, w * 0.14, h - 12, 4), 'line', 'sand');
  const pool = [x + w * 0.24, y + h * 0.72] as const;
  sheet.shape(ellipse(...pool, 40, 30), 'line', 'water');
  if (level === 0) return;
  sheet.shape(ellipse(pool[0] - 8, pool[1] - 2, 15, 10), 'line', 'paper');
  if (level === 2) sheet.shape(ellipse(pool[0] + 12, pool[1] - 6, 8), 'line', 'sun');
  const bench = sheet.at({ x: x + w * 0.78, y: y + h * 0.62, angle: 0.1 });
  for (const k of [0, 1]) bench.shape(rectangle(-30, k * 16 - 34, 60, 16, 3), 'line', 'wood');
}

/** Stones of the two streets: each has its own. */
function pave(sheet: Sheet, { random }: Brief): void {
  const [upright, across] = random.fork('paving').shuffle(['flags', 'slabs', 'flags'] as const);
  for (const y of [-20, 650])
    dressPaving(sheet, random, {
      zone: [clockwise(rectangle(350, y, 300, 370))],
      kind: upright!,
      size: 96,
      rim: 'line',
    });
  dressPaving(sheet, random, {
    zone: [clockwise(rectangle(-20, 350, 1040, 300))],
    kind: across!,
    size: 104,
    rim: 'line',
  });
}

function roads(sheet: Sheet, brief: Brief): void {
  const { level } = brief;
  sheet.shape(clockwise(rectangle(350, -20, 300, 1040)), 'line', 'stone');
  sheet.shape(clockwise(rectangle(-20, 350, 1040, 300)), 'line', 'stone');
  if (level === 2) pave(sheet, brief);
  if (level < 2)
    sheet
      .inside([clockwise(rectangle(300, 300, 400, 400))])
      .shape(clockwise(rectangle(354, 354, 292, 292)), 'none', 'stone');
  for (const angle of [0, Math.PI / 2, Math.PI, -Math.PI / 2])
    zebra(sheet.at({ x: 500 + 205 * Math.sin(angle), y: 500 - 205 * Math.cos(angle), angle }), level);
  const dashes = byLevel(brief, 1, 2, 3);
  for (const angle of [0, Math.PI / 2, Math.PI, -Math.PI / 2])
    for (let i = 0; i < dashes; i++)
      sheet.at({ x: 500, y: 500, angle }).shape(rectangle(-5, -290 - i * 66 - 36, 10, 36, 3), 'fine', 'sun');
}

/** A crossing of two streets, seen from above, with cars, umbrellas and roofs to find things on. */
export const crossing = edged({
  name: 'crossing',
  category: 'urban',
  size: [1000, 1000],
  edge: 'page',
  backdrop: 'stone',
  draw(brief) {
    const { level, random } = brief;
    const sheet = brief.sheet.layer('streets');
    roads(sheet, brief);
    const blocks = [
      [-60, -60, 410, 410],
      [650, -60, 410, 410],
      [650, 650, 410, 410],
      [-60, 650, 410, 410],
    ] as const;
    for (const [k, box] of blocks.entries())
      block(brief.sheet.layer('roofs'), { ...brief, random: random.fork(`${k}`) }, box, k);
    rain(brief.sheet.layer('rain'), level);
    const roles = random.shuffle(LEADS);
    const traffic = brief.sheet.layer('traffic');
    busTop(traffic.at({ x: 576, y: 902 }), roles[0]!, level);
    const cars = byLevel<readonly (readonly [number, number, number])[]>(
      brief,
      [],
      [
        [424, 130, Math.PI],
        [150, 576, Math.PI / 2],
        [860, 424, -Math.PI / 2],
      ],
      [
        [424, 120, Math.PI],
        [576, 130, 0.1],
        [140, 576, Math.PI / 2],
        [860, 424, -Math.PI / 2],
        [576, 560, 0],
        [424, 880, Math.PI],
      ],
    );
    for (const [i, [x, y, angle]] of cars.entries())
      carTop(
        traffic.at({ x, y, angle: angle + random.range(-0.04, 0.04), scale: byLevel(brief, 1.1, 1, 0.94) }),
        roles[(i + 1) % 5]!,
        level,
      );
    const feet = brief.sheet.layer('walkers');
    const spots = byLevel<readonly (readonly [number, number])[]>(
      brief,
      [[320, 700]],
      [
        [312, 440],
        [690, 296],
        [452, 704],
        [300, 560],
        [708, 580],
      ],
      [
        [318, 420],
        [290, 560],
        [690, 296],
        [450, 704],
        [548, 296],
        [708, 560],
        [322, 690],
        [700, 700],
      ],
    );
    for (const [i, [x, y]] of spots.entries())
      if (i % 3 === 2) walker(feet.at({ x, y, angle: i, scale: 1.1 }), roles[i % 5]!, level);
      else {
        const at = feet.at({ x, y, angle: i * 0.7 });
        if (level > 0 && i % 3 === 0) {
          at.line(traced('20,30 50,20 66,-30'), 'line', 0);
          dogTop(at.at({ x: 72, y: 0, scale: byLevel(brief, 1, 0.94, 0.78) }), level);
        }
        underUmbrella(at, byLevel(brief, 52, 42, 34), roles[i % 5]!, level);
      }
    return {
      ...random.pick([
        {
          title: 'The Crossing from Above',
          description:
            'Cars, a bus and umbrellas meet where two streets cross. On one of the roofs somebody keeps a garden with a pond.',
        },
        {
          title: 'Rain on Four Corners',
          description:
            'From up here people are umbrellas. Find the four gardens and the one who likes to get wet.',
        },
        {
          title: 'Rush Hour for Pigeons',
          description:
            'This is how the pigeons see the town. Everything with wheels waits, everything with feet goes first.',
        },
        {
          title: 'What the Weathervane Sees',
          description:
            'Two streets, four roofs and a bus that is late. Give each umbrella its own color and nobody gets lost.',
        },
      ]),
      tags: ['city', 'street', 'from above', 'cars', 'umbrellas', 'rooftops'],
    };
  },
});
