import { byLevel, type Brief } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, lobed, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar, type Point } from '../../geometry/point.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { tidied } from '../tidied.ts';
import { sights } from '../sights.ts';

type Level = 0 | 1 | 2;
type Dish = (sheet: Sheet, level: Level) => void;

/** A dish from above; its rim is left out where areas must stay wide. */
function dishOf(sheet: Sheet, radius: number, role: Role, within: Role, level: Level): void {
  sheet.shape(ellipse(0, 0, radius), 'bold', level === 0 ? within : role);
  if (level > 0) sheet.shape(ellipse(0, 0, radius * 0.82), 'line', within);
}

/** A cup of tea from above. */
function teacup(sheet: Sheet, role: Role): void {
  sheet.shape(ellipse(0, 0, 40), 'bold', role);
  sheet.shape(ellipse(0, 0, 29), 'line', 'sun');
}

/** A whole fish on its platter, 460 units long. */
function fish(sheet: Sheet, level: Level): void {
  sheet.shape(ellipse(0, 0, 256, 150), 'bold', level === 0 ? 'paper' : 'b');
  if (level > 0) sheet.shape(ellipse(0, 0, 226, 122), 'line', 'paper');
  sheet.shape(drawn('104,-14! 150,-76 206,-84 188,0! 206,84 150,76 104,14!'), 'bold', 'ember');
  const body = drawn('-190,6! -150,-54 -70,-86 30,-72 118,-20! 118,20! 30,72 -70,86 -150,58');
  sheet.shape(body, 'bold', 'gold');
  if (level > 0)
    fillZone('scales', {
      sheet,
      zone: [drawn('-84,-86! 30,-72 118,-20! 118,20! 30,72 -84,84! -64,0')],
      size: level === 1 ? 76 : 52,
      angle: -Math.PI / 2,
      roles: ['gold', 'ember'],
    });
  else
    for (const x of [-20, 40])
      sheet.inside([body]).line(
        [
          [x - 20, -90],
          [x + 10, 0],
          [x - 20, 90],
        ],
        'line',
        0,
      );
  sheet.shape(drawn('-190,6! -150,-54 -84,-86! -64,0 -84,84! -150,58'), 'bold', 'rust');
  if (level > 0) sheet.shape(ellipse(-134, -18, 19), 'line', 'paper');
  sheet.ink(ellipse(-136, -16, 10));
  sheet.line(traced('-186,14 -160,26 -142,24'), 'line', 0.3);
  sheet.shape(drawn('-44,-78! -20,-112 30,-116 62,-96 58,-60! 10,-74'), 'bold', 'ember');
  sheet.shape(drawn('-36,20! -6,10 30,26 40,58! 4,60 -26,44'), 'line', 'ember');
  if (level > 0)
    for (const [x, y] of [
      [70, 92],
      [14, 104],
    ] as const)
      for (const r of [36, 25]) sheet.shape(ellipse(x, y, r), 'line', r === 36 ? 'sun' : 'cream');
}

/** A bamboo steamer full of dumplings. */
function steamer(sheet: Sheet, level: Level): void {
  dishOf(sheet, 132, 'wood', 'sand', level);
  const count = [3, 5, 6][level]!;
  around(sheet, { radius: level === 0 ? 62 : 66, count }, (spot) =>
    dumpling(spot.at({ scale: level === 0 ? 1.2 : 1 }), level),
  );
  if (level > 0) dumpling(sheet.at({ y: 6, scale: 0.9 }), level);
}

/** A dumpling with its pleated seam outward. */
function dumpling(sheet: Sheet, level: Level): void {
  sheet.shape(
    drawn('-46,10 -36,-10! -24,-28! -12,-22! 0,-34! 12,-22! 24,-28! 36,-10! 46,10 24,30 -24,30'),
    'bold',
    'paper',
  );
  if (level > 0)
    for (const x of [-22, 0, 22])
      sheet.line(traced(`${x},${Math.abs(x) * 0.4 - 24} ${x * 0.8},-6 ${x * 0.5},6`), 'fine', 0.5);
}

/** Long noodles for a long life. */
function noodles(sheet: Sheet, level: Level): void {
  sheet.shape(ellipse(0, 0, 128), 'bold', 'a');
  const soup = clockwise(ellipse(0, 0, level === 0 ? 127 : 102));
  sheet.shape(soup, 'line', 'cream');
  const inside = sheet.inside([soup]);
  const strands = [4, 5, 7][level]!;
  for (let i = 0; i < strands; i++) {
    const y = -100 + (200 * (i + 0.5)) / strands;
    const wave = curve(
      Array.from({ length: 10 }, (_, k): Point => [-140 + k * 32, y + (k % 2 ? 13 : -13)]),
      6,
    );
    inside.shape([...wave, [150, 140], [-150, 140]], 'line', i % 2 ? 'gold' : 'sun');
  }
  if (level > 0) {
    sheet.shape(ellipse(-34, -20, 40, 34, 0.4), 'line', 'paper');
    sheet.shape(ellipse(-32, -20, 20), 'line', 'sun');
    for (const x of level === 1 ? [40] : [20, 56])
      sheet.shape(place(petal('leaf', 84, 36), { x, y: 70, angle: 0.3 }), 'line', 'leaf');
  }
  sheet.rim(soup, 'line');
}

/** Three tangerines with their leaves. */
function tangerines(sheet: Sheet, level: Level): void {
  dishOf(sheet, 128, 'c', 'paper', level);
  for (const [x, y, turn] of [
    [-40, 24, -0.6],
    [42, 28, 0.9],
    [2, -40, 0],
  ] as const) {
    const fruit = sheet.at({ x, y, angle: turn });
    fruit.shape(ellipse(0, 0, 46, 43), 'bold', 'ember');
    fruit.shape(
      place(petal('leaf', level === 0 ? 62 : 48, level === 0 ? 38 : 24), { y: level === 0 ? -24 : 4 }),
      'line',
      'leaf',
    );
  }
}

/** Spring rolls side by side. */
function rolls(sheet: Sheet, level: Level): void {
  dishOf(sheet, 126, 'd', 'paper', level);
  const count = [2, 4, 5][level]!;
  const wide = 160 / count;
  for (let i = 0; i < count; i++)
    sheet.shape(rectangle(-80 + i * wide, -62 + (i % 2) * 8, wide - 4, 120, wide / 2.4), 'bold', 'gold');
  if (level > 0)
    for (let i = 0; i < count; i++)
      sheet.line(
        [
          [-74 + i * wide, -18],
          [-84 + (i + 1) * wide, 14],
        ],
        'fine',
        0,
      );
}

const SPOUT = '70,-36! 112,-26 136,-44 158,-40! 164,-14! 148,-8 128,18 70,38!';

/** A teapot from above. */
function teapot(sheet: Sheet, level: Level): void {
  sheet.shape(drawn(level === 1 ? SPOUT : '70,-24! 130,-14 150,-26! 150,26! 130,16 70,26!'), 'bold', 'b');
  if (level === 0) sheet.line(traced('-80,-44! -124,-40 -140,0 -124,40 -80,44!'), 'bold', 0);
  else {
    sheet.shape(ellipse(-96, 0, 44, 58), 'bold', 'b');
    sheet.shape(ellipse(-102, 0, 22, 34), 'line', 'paper');
  }
  sheet.shape(ellipse(0, 0, 92), 'bold', 'b');
  if (level === 2)
    around(sheet, { radius: 70, count: 12 }, (spot) => spot.shape(ellipse(0, 0, 13), 'line', 'cream'));
  sheet.shape(ellipse(0, 0, level === 0 ? 44 : 50), 'line', 'soft');
  if (level > 0) sheet.shape(ellipse(0, 0, 21), 'line', 'gold');
}

/** The round box of sweets: a heart of seeds and a compartment for each wish. */
function sweets(sheet: Sheet, level: Level): void {
  dishOf(sheet, 130, 'rust', 'cream', level);
  const rim = level === 0 ? 130 : 107;
  const count = [4, 6, 8][level]!;
  for (let i = 0; i < count; i++)
    sheet.at({ angle: (i / count) * Math.PI * 2 }).line(
      [
        [0, -40],
        [0, -rim],
      ],
      'line',
      0,
    );
  sheet.shape(ellipse(0, 0, 40), 'line', 'sun');
  if (level > 0)
    around(sheet, { radius: 74, count }, (spot, i) => {
      const wedge = spot.at({ angle: Math.PI / count });
      if (i % 2) wedge.shape(ellipse(0, 0, 19), 'line', 'd');
      else wedge.shape(place(petal('heart', 40, 38), { y: 18 }), 'line', 'a');
    });
}

/** Greens with their white stems. */
function greens(sheet: Sheet, level: Level): void {
  dishOf(sheet, 124, 'a', 'paper', level);
  for (const [x, turn] of [
    [-38, -0.3],
    [40, 0.3],
  ] as const) {
    const head = sheet.at({ x, y: 10, angle: turn });
    for (const lean of level === 0 ? [0] : [-0.5, 0.5, 0]) {
      const blade = head.at({ y: 30, angle: lean });
      blade.shape(
        drawn('-10,20! -14,-20 -36,-48 -32,-94 0,-112 32,-94 36,-48 14,-20 10,20!'),
        'bold',
        'leaf',
      );
      if (level > 0) blade.line(traced('0,-88 0,-24'), 'fine', 0.4);
    }
    head.shape(drawn('-32,58 -36,26 -18,4 0,14 18,4 36,26 32,58 0,70'), 'bold', 'paper');
    if (level > 0)
      for (const u of [-11, 11]) head.line(traced(`${u * 0.7},60 ${u},38 ${u * 1.2},20`), 'fine', 0.4);
  }
}

const DISHES: readonly Dish[] = [steamer, noodles, tangerines, sweets, rolls, teapot, greens];

const STICK = '-8,-124! 8,-124! 5,120! -5,120!';

/** A pair of chopsticks, tips upward; on medium pages they lie side by side on the rim of a bowl. */
function chopsticks(sheet: Sheet, level: Level): void {
  for (const side of [-1, 1])
    if (level === 1) sheet.shape(drawn(STICK, { x: 62 + side * 12, angle: side * 0.03 }), 'line', 'wood');
    else sheet.line(traced(`${side * 20},104! ${side * 13},-112!`), 'bold', 0.3);
}

/** A bowl heaped with rice, grain by grain. */
function bowl(sheet: Sheet, role: Role, level: Level): void {
  sheet.shape(ellipse(0, 0, 84), 'bold', role);
  sheet.shape(ellipse(0, 0, 66), 'line', 'cream');
  sheet.shape(lobed(0, 0, 55, 9, 3), 'line', 'paper');
  if (level === 0) return;
  for (let i = 0; i < (level === 1 ? 9 : 13); i++) {
    const [x, y] = polar([0, 0], 12 * Math.sqrt(i) * 0.95, i * 2.4);
    sheet.line(traced('-5,2 0,-2 5,1', { x, y, angle: i * 1.3 }), 'line', 0.5);
  }
}

function envelope(sheet: Sheet): void {
  sheet.shape(rectangle(-46, -72, 92, 144, 8), 'bold', 'rust');
  sheet.line(
    [
      [-46, -50],
      [0, -16],
      [46, -50],
    ],
    'line',
    0,
  );
  sheet.shape(ellipse(0, 16, 24), 'line', 'gold');
}

function table(brief: Brief, radius: number): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('cloth');
  if (level === 0) {
    for (const [i, x] of [0, 500, 0, 500].entries())
      sheet.shape(rectangle(x, i < 2 ? 0 : 500, 500, 500), 'line', i % 3 === 0 ? 'sand' : 'cream');
    return;
  }
  if (level === 2)
    fillZone('lattice', {
      sheet,
      zone: [clockwise(rectangle(0, 0, 1000, 1000))],
      size: 110,
      angle: Math.PI / 4,
      roles: ['cream', 'sand'],
    });
  const top = clockwise(ellipse(500, 500, radius));
  sheet.shape(top, 'bold', 'wood');
  const boards = sheet.inside([top]);
  const high = level === 1 ? 168 : 84;
  for (let y = -4; y < 1000; y += high)
    boards.shape(rectangle(0, y, 1000, high), 'fine', Math.round(y / high) % 2 ? 'wood' : 'sand');
  sheet.rim(top, 'bold');
  sheet.shape(ellipse(500, 500, 236), 'bold', 'gold');
  if (level === 1) return;
  for (let i = 0; i < 20; i++)
    sheet.at({ x: 500, y: 500, angle: (i / 20) * Math.PI * 2 }).line(
      [
        [0, -60],
        [0, -208],
      ],
      'fine',
      0,
    );
  sheet.shape(
    [clockwise(ellipse(500, 500, 236)), clockwise(ellipse(500, 500, 208)).toReversed()],
    'line',
    'rust',
  );
}

const CORNERS: readonly (readonly [x: number, y: number, angle: number])[] = [
  [126, 874, 0.8],
  [874, 874, -0.8],
  [126, 126, 2.3],
  [874, 126, -2.3],
];

/** Where the red envelopes lie. */
const ENVELOPES = [
  [268, 84, 1.45],
  [732, 916, 1.62],
] as const;

/** The table at which all come together on the eve of the Lunar New Year, from above. */
export const reunionDinners = sights(
  {
    category: 'holidays',
    size: [1000, 1000],
    backdrop: 'cream',
    keepsSides: true,
    tags: ['lunar new year', 'chinese new year', 'dinner', 'dumplings', 'family', 'red envelopes'],
    draw(brief) {
      const { level, random } = brief;
      table(brief, byLevel(brief, 0, 452, 456));
      const sheet = brief.sheet.layer('table');
      if (level > 0)
        for (const [i, [x, y, angle]] of CORNERS.entries()) {
          const at = sheet.at({ x, y, angle, scale: 0.94 });
          bowl(at, (['d', 'c', 'b', 'a'] as const)[i]!, level);
          chopsticks(at.at({ angle: Math.PI / 2 }), level);
        }
      if (level > 0) for (const [x, y, angle] of ENVELOPES) envelope(sheet.at({ x, y, angle, scale: 0.66 }));
      const count = byLevel(brief, 4, 6, 7);
      const dishes = random.shuffle(DISHES).slice(0, count);
      const turn = byLevel(brief, Math.PI / 4, random.range(0, Math.PI * 2), random.range(0, Math.PI * 2));
      const reach = byLevel(brief, 376, 306, 314);
      if (level === 1)
        for (const i of [0, 1, 3, 4]) {
          const angle = ((i + 0.5) / count) * Math.PI * 2 + turn;
          const cup = polar([500, 500], 398, angle - Math.PI / 2);
          const isFree = ENVELOPES.every(([x, y]) => Math.hypot(cup[0] - x, cup[1] - y) > 92);
          if (isFree) teacup(sheet.at({ x: cup[0], y: cup[1] }), (['a', 'b', 'c', 'd'] as const)[i % 4]!);
        }
      for (const [i, dish] of dishes.entries()) {
        const angle = (i / count) * Math.PI * 2 + turn;
        const [x, y] = [500 + reach * Math.sin(angle), 500 - reach * Math.cos(angle)];
        const lean = random.range(-0.4, 0.4);
        // The spout and the handle keep to the ring, clear of the fish and of the table's edge.
        dish(
          level === 1 && dish === teapot
            ? sheet.at({ x, y, angle, scale: 0.96 })
            : sheet.at({ x, y, angle: lean, scale: byLevel(brief, 1.42, 1.08, 0.98) }),
          level,
        );
      }
      fish(
        sheet.at({ x: 500, y: 500, angle: random.range(-0.3, 0.3), scale: byLevel(brief, 0.96, 0.68, 0.72) }),
        level,
      );
    },
  },
  [
    {
      name: 'reunion-dinner',
      size: [1000, 1000],
      told: [
        [
          'Everybody Is Home',
          'The fish is in the middle and the dumplings go round. Nobody may finish the fish, so that some is left for next year.',
        ],
        [
          'Dumplings for the New Year',
          'One of the dumplings has a coin in it. Eat slowly, and pass the tangerines.',
        ],
        [
          'The Table Turns All Evening',
          'Noodles for a long life, a fish for plenty, and envelopes for those who are good. Start wherever you are hungry.',
        ],
      ],
    },
    {
      name: 'dumplings-first',
      size: [760, 1000],
      views: [
        [330, 330, 1.5],
        [680, 340, 1.5],
        [660, 680, 1.5],
      ],
      told: [
        [
          'Take Two Dumplings',
          'They were folded by six hands, and one can tell which. Steam is not drawn, but it is there.',
        ],
        [
          'A Little of Everything',
          'From this chair one reaches nearly all of it. The rest comes round when somebody turns the table.',
        ],
        [
          'Before the Firecrackers',
          'First they eat, then they make a noise. The little envelopes stay closed until the bowls are empty.',
        ],
      ],
    },
  ],
).map((page) => tidied(page));
