import { byLevel, type Brief, type Composition, type Story } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, lobed, rectangle } from '../../geometry/forms.ts';
import type { Path, Point } from '../../geometry/point.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { BAKED } from '../../motifs/food/baked.ts';
import { berry } from '../../motifs/fruit.ts';
import { helperMouse, ladder, stool } from '../../motifs/food/kitchen-mice.ts';
import { guest, pawsOnTable, RAISED_PAW, type Guest } from '../../motifs/food/guests.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { tidied } from '../tidied.ts';
import { edged } from '../edged.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];

/** A tier of a cake, its foot on the origin. */
function tier(sheet: Sheet, brief: Brief, half: number, high: number, k: number, icing: Role): void {
  const { level } = brief;
  const rim = mirrored(`0,${-high}! ${half},${-high}! ${half},-14 ${half * 0.9},0 0,8`);
  sheet.shape(rim, 'bold', icing);
  const zone = clockwise(
    mirrored(`0,${-high * 0.62}! ${half},${-high * 0.62}! ${half},${-high * 0.2}! 0,${-high * 0.14}`),
  );
  if (level > 0) sheet.inside([rim]).shape(zone, 'line', LEADS[(k + 1) % 4]);
  if (level === 1) paintedFlowers(sheet.inside([rim]), half * 0.94, -high * 0.39);
  if (level === 2)
    fillZone((['hearts', 'diamonds', 'scales'] as const)[k % 3]!, {
      sheet: sheet.inside([rim]),
      zone: [zone],
      size: 44,
      angle: 0,
      roles: [LEADS[(k + 1) % 4]!, 'soft'],
    });
  const lobes = byLevel(brief, 3, 5, 7);
  const drip: Point[] = [];
  for (let i = 0; i <= lobes * 8; i++) {
    const t = i / (lobes * 8);
    drip.push([-half - 8 + (2 * half + 16) * t, -high + 14 + 15 * (1 - Math.cos(t * lobes * Math.PI * 2))]);
  }
  sheet.shape(clockwise([[-half - 8, -high - 10], ...drip, [half + 8, -high - 10]]), 'line', 'paper');
  sheet.shape(ellipse(0, -high - 8, half + 9, 20), 'line', 'paper');
  const pearls = byLevel(brief, 0, 7, 11);
  for (let i = 0; i < pearls; i++)
    sheet.shape(ellipse(-half + ((i + 0.5) * 2 * half) / pearls, 2, (half / pearls) * 0.82), 'line', 'cream');
}

/** Flowers painted side by side on the icing of a tier. */
function paintedFlowers(sheet: Sheet, half: number, y: number): void {
  const count = Math.round(half / 36);
  for (let i = 0; i < count; i++) {
    const x = (((i + 0.5) / count) * 2 - 1) * half;
    sheet.shape(lobed(x, y, 27, 5, 6), 'line', LEADS[i % 4]);
    sheet.shape(ellipse(x, y, 10), 'line', 'sun');
  }
}

/** A line with so many pennants that hang from it, so long. */
function pennants(wall: Sheet, line: Path, count: number, length: number): void {
  wall.line(line, 'line', 0);
  for (let i = 0; i < count; i++) {
    const [x, y] = line[Math.floor(((i + 0.5) / count) * (line.length - 1))]!;
    wall.shape(
      clockwise([
        [x - 34, y],
        [x + 34, y],
        [x, y + length],
      ]),
      'line',
      LEADS[i % 4],
    );
  }
}

/** A bowl heaped with icing, its middle over the origin. */
function icingBowl(sheet: Sheet): void {
  sheet.shape(drawn('-84,-60! 84,-60! 70,-10 40,10 -40,10 -70,-10'), 'bold', 'paper');
  sheet.shape(drawn('-80,-60! -50,-86 -20,-78 0,-100 24,-80 54,-84 80,-60! 0,-48'), 'line', 'blush');
}

/** A broad cake of two tiers under bunting: the candles burn, and mice see to the rest of it. */
function broadCake(brief: Brief): Story {
  const { level, random } = brief;
  const wall = brief.sheet.layer('bunting');
  const line = traced('-20,70 380,150 780,60');
  pennants(wall, line, byLevel(brief, 4, 5, 9), 78);
  const cake = brief.sheet.layer('cake').at({ x: 384, y: 0 });
  cake.shape(mirrored('0,800! 70,806 90,890 140,926! 0,932'), 'bold', 'b');
  cake.shape(ellipse(0, 802, 300, 30), 'bold', 'b');
  const icings = random.shuffle<Role>(['a', 'blush', 'cream', 'd']);
  tier(cake.at({ y: 786 }), brief, 246, 214, 0, icings[0]!);
  tier(cake.at({ y: 566 }), brief, 156, 170, 1, icings[1]!);
  for (const [i, x] of byLevel(brief, [0], [-96, -32, 32, 96], [-108, -54, 0, 54, 108]).entries()) {
    const candle = cake.at({ x, y: 392 - (i % 2) * 6 });
    candle.shape(rectangle(-10, -74, 20, 82, 4), 'line', LEADS[i % 4]);
    candle.shape(mirrored('0,-124! 13,-96 11,-82 0,-78'), 'line', 'sun');
  }
  const mice = brief.sheet.layer('mice');
  stool(mice.at({ x: 112, y: 700 }), 232);
  helperMouse(mice.at({ x: 106, y: 690, scale: 1.06 }), 'c', level);
  helperMouse(mice.at({ x: 668, y: 944, scale: 1.16, flip: true }), 'd', level);
  if (level > 0) helperMouse(mice.at({ x: 574, y: 562, scale: 0.8, flip: true }), 'a', level);
  icingBowl(mice.at({ x: 196, y: 948 }));
  return {
    title: 'Four Candles and Three Mice',
    description:
      'The candles have been lit to see whether they stand straight. One mouse works on the stool, one on the floor and one on the cake itself.',
    tags: ['cake', 'mice', 'baking', 'icing', 'candles', 'party'],
  };
}

const cakeStudio: Composition = edged({
  name: 'cake-studio',
  category: 'food',
  size: [760, 1000],
  edge: 'page',
  backdrop: 'soft',
  draw(brief) {
    const { level, random } = brief;
    const wall = brief.sheet.layer('wall');
    const stripes = byLevel(brief, 3, 5, 0);
    for (let i = 0; i < stripes; i++)
      wall.shape(
        rectangle((i * 760) / stripes, -20, 760 / stripes, 860),
        'fine',
        i % 2 === 0 ? 'soft' : 'cream',
      );
    if (level === 2)
      dressWall(wall, random, {
        zone: [rectangle(-20, -20, 800, 860)],
        kind: 'panels',
        size: 122,
        roles: ['soft', 'cream', 'b'],
      });
    wall.shape(rectangle(-20, 820, 800, 220), 'bold', 'wood');
    if (level === 2)
      dressBoards(wall, random, { zone: [rectangle(-20, 820, 800, 220)], kind: 'herringbone', size: 92 });
    if (level === 1)
      wall.line(
        [
          [-20, 880],
          [780, 880],
        ],
        'line',
        0,
      );
    if (random.fork('moment').chance(0.5)) return broadCake(brief);
    const cake = brief.sheet.layer('cake').at({ x: 420, y: 0 });
    cake.shape(mirrored('0,820! 60,826 76,900 110,930! 0,936'), 'bold', 'b');
    cake.shape(ellipse(0, 822, 268, 30), 'bold', 'b');
    const icings = random.shuffle<Role>(['a', 'blush', 'cream', 'd']);
    tier(cake.at({ y: 806 }), brief, 222, 200, 0, icings[0]!);
    tier(cake.at({ y: 600 }), brief, 164, 176, 1, icings[1]!);
    tier(cake.at({ y: 420 }), brief, 108, 150, 2, icings[2]!);
    berry(cake.at({ y: 226, scale: byLevel(brief, 0.7, 0.62, 0.6) }), level === 2 ? 1 : 0);
    if (level > 0) for (const x of [-58, 58]) berry(cake.at({ x, y: 246, scale: 0.4 }), 0);
    ladder(brief.sheet.layer('ladder').at({ x: 110, y: 884, angle: 0.14 }), 560, level);
    helperMouse(brief.sheet.layer('mice').at({ x: 158, y: 602, scale: 1.1 }), 'c', level);
    if (level > 0)
      helperMouse(brief.sheet.layer('mice').at({ x: 632, y: 948, scale: 1.12, flip: true }), 'd', level);
    icingBowl(brief.sheet.layer('mice').at({ x: 236, y: 934 }));
    if (level > 0) BAKED[3]!(brief.sheet.layer('mice').at({ x: 420, y: 962, scale: 0.7 }), level);
    return {
      ...random.pick([
        {
          title: 'The Cake Workshop',
          description:
            'Mice put the finishing touches to a cake in three tiers. They were told to use the ladder and not the icing.',
        },
        {
          title: 'Icing Takes All Day',
          description:
            'The upper tier is done and the strawberry sits straight. Now only the mice have to stay clean.',
        },
        {
          title: 'Three Tiers and a Ladder',
          description: 'A cake this high needs steady paws. Choose the icing tier by tier.',
        },
        {
          title: 'Somebody’s Big Day',
          description: 'Nobody knows yet who the cake is for. It is going to be a very good party.',
        },
      ]),
      tags: ['cake', 'mice', 'baking', 'icing', 'strawberry', 'party'],
    };
  },
});

/** A teapot 260 units wide, its foot on the origin. */
function teapot(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  sheet.shape(drawn('80,-60! 130,-70 150,-130 180,-146! 196,-128! 172,-110 160,-50 90,-20!'), 'bold', role);
  sheet.shape(
    clockwise([
      ...traced('-84,-120 -150,-124 -164,-60 -84,-34'),
      ...traced('-84,-56 -136,-72 -130,-106 -84,-100'),
    ]),
    'line',
    role,
  );
  const body = drawn('-60,0 -104,-40 -100,-110 -50,-150 50,-150 100,-110 104,-40 60,0');
  sheet.shape(body, 'bold', role);
  if (level > 0) {
    const band = clockwise([
      ...traced('-120,-96 0,-84 120,-96'),
      ...traced('-120,-46 0,-32 120,-46').toReversed(),
    ]);
    sheet.inside([body]).shape(band, 'line', 'cream');
    if (level === 2)
      fillZone('hearts', {
        sheet: sheet.inside([body]),
        zone: [band],
        size: 36,
        angle: 0,
        roles: ['a', 'cream'],
      });
  }
  sheet.shape(drawn('-52,-146! -40,-172 0,-180 40,-172 52,-146! 0,-138'), 'line', role);
  sheet.shape(ellipse(0, -188, 14), 'line', 'gold');
}

function teacup(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  sheet.shape(ellipse(0, 0, 74, 14), 'line', 'paper');
  sheet.shape(drawn('40,-62! 76,-62 78,-26 34,-22!'), 'line', role);
  sheet.shape(drawn('-52,-72! 52,-72! 44,-26 22,-4 -22,-4 -44,-26'), 'bold', role);
  if (level > 0) sheet.shape(ellipse(0, -72, 52, 10), 'line', 'wood');
}

/** A cup that a paw at its left side lifts, its middle on the origin. */
function heldCup(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(drawn('-30,-62! 44,-62! 38,-18 20,0 -8,0 -26,-18'), 'bold', 'paper');
  if (level > 0) sheet.shape(ellipse(7, -62, 37, 9), 'line', 'wood');
  sheet.shape(drawn('-44,-22 -34,-40 -14,-40 -8,-22 -16,-8 -34,-8'), 'bold', 'soft');
}

const teaParty: Composition = edged({
  name: 'tea-party',
  category: 'food',
  size: [1000, 760],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { level, random } = brief;
    const wall = brief.sheet.layer('wall');
    const bands = byLevel(brief, 4, 9, 0);
    for (let i = 0; i < bands; i++)
      wall.shape(
        rectangle((i * 1000) / bands, -20, 1000 / bands, 600),
        'fine',
        i % 2 === 0 ? 'soft' : 'cream',
      );
    if (level === 2)
      dressWall(wall, random.fork('wall'), {
        zone: [clockwise(rectangle(-20, -20, 1040, 620))],
        kind: 'stripes',
        size: 96,
        roles: ['soft', 'cream', 'b'],
      });
    pennants(wall, traced('-20,40 500,96 1020,40'), byLevel(brief, 5, 8, 11), 74);
    const guests = random.shuffle<Guest>(['bear', 'rabbit', 'cat', 'mouse', 'pig', 'fox']);
    const seats = byLevel(brief, [240, 760], [180, 500, 820], [180, 500, 820]);
    const armUp = byLevel(brief, -1, 1, 1);
    for (const i of byLevel(brief, [0, 1], [0, 2, 1], [0, 2, 1])) {
      const x = seats[i]!;
      const chair = brief.sheet.layer('guests').at({ x, y: 350, scale: level === 0 ? 1.2 : 1.08 });
      chair.shape(drawn('-132,260! -138,-30 -76,-96 76,-96 138,-30 132,260!'), 'bold', 'wood');
      if (level === 2)
        chair.shape(drawn('-112,260! -116,-20 -64,-74 64,-74 116,-20 112,260!'), 'line', LEADS[i]);
      guest(chair, guests[i]!, { coat: LEADS[(i + 1) % 4]!, level, isArmUp: i === armUp });
      if (i === armUp) heldCup(chair.at({ x: RAISED_PAW[0] + 6, y: RAISED_PAW[1] + 4 }), level);
    }
    const table = brief.sheet.layer('table');
    const edge = traced('-40,560 250,536 500,532 750,536 1040,560');
    table.shape(clockwise([...edge, [1040, 800], [-40, 800]]), 'bold', 'paper');
    const scallops = byLevel(brief, 5, 9, 14);
    for (let i = 0; i < scallops; i++)
      table.shape(
        clockwise([
          [(i * 1000) / scallops, 650],
          [((i + 1) * 1000) / scallops, 650],
          ...traced(
            `${((i + 1) * 1000) / scallops},650 ${((i + 0.5) * 1000) / scallops},704 ${(i * 1000) / scallops},650`,
          ),
        ]),
        'line',
        LEADS[i % 4],
      );
    if (level === 2)
      fillZone('diamonds', {
        sheet: table,
        zone: [clockwise(rectangle(-20, 696, 1040, 90))],
        size: 58,
        angle: 0,
        roles: ['blush', 'paper'],
      });
    for (const [i, x] of seats.entries())
      pawsOnTable(table.at({ x, y: 552, scale: 0.84 }), guests[i]!, i === armUp ? [-1] : [-1, 1]);
    const stand = table.at({ x: byLevel(brief, 500, 340, 340), y: 640 });
    stand.shape(ellipse(0, -204, 17), 'line', 'gold');
    stand.shape(rectangle(-8, -190, 16, 190), 'line', 'gold');
    const plates =
      level === 0
        ? ([[0, 130]] as const)
        : ([
            [0, 130],
            [-104, 92],
          ] as const);
    for (const [row, [y, half]] of plates.entries()) {
      for (let i = 0; i < (row === 0 ? byLevel(brief, 2, 3, 3) : 2); i++)
        BAKED[(i * 2 + row + 2) % 5]!(
          stand.at({
            x: (i - (row === 0 ? byLevel(brief, 0.5, 1, 1) : 0.5)) * (row === 0 ? 86 : 76),
            y: y - 8,
            scale: 0.74,
          }),
          level,
        );
      stand.shape(
        drawn(`${-half},-10! ${half},-10! ${half * 0.7},10 ${-half * 0.7},10`, { y }),
        'line',
        'gold',
      );
    }
    if (level > 0) teapot(table.at({ x: 650, y: 644, scale: 0.7 }), 'b', level);
    for (const [i, x] of byLevel(brief, [150, 850], [120, 866], [110, 880]).entries())
      teacup(table.at({ x, y: 640, scale: byLevel(brief, 1.2, 1, 0.9) }), LEADS[(i + 2) % 4]!, level);
    return {
      ...random.pick([
        {
          title: 'Tea Party at Four',
          description:
            'The guests have taken their seats and the cakes stand in the middle. The first cup is poured very politely.',
        },
        {
          title: 'A Seat for Every Guest',
          description:
            'Nobody comes late when there are tarts. Give each of them a cup in their favorite color.',
        },
        {
          title: 'Bunting and Buns',
          description: 'The flags hang straight and the teapot is warm. Somebody is going to make a speech.',
        },
        {
          title: 'Pass the Tarts, Please',
          description:
            'Three friends sit at one long table and look at the same tart. There are enough for all of them.',
        },
      ]),
      tags: ['tea party', 'teapot', 'cakes', 'friends', 'bunting', guests[0]!],
    };
  },
});

/** Cakes and who looks after them. */
export const parties: readonly Composition[] = [tidied(cakeStudio), teaParty];
