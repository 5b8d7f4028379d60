import type { Brief, Composition, Story } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Point } from '../../geometry/point.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { curledCat, sittingCat } from '../../motifs/people/pets.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

type Level = 0 | 1 | 2;
const SIZE = [1000, 880] as const;

/** A house of the city behind, its windows in rows; things grow on some of the roofs. */
function block(
  brief: Brief,
  sheet: Sheet,
  [x, top, wide]: readonly [number, number, number],
  role: Role,
  kind: 'bricks' | 'plain',
): void {
  const { level, random } = brief;
  const rim = clockwise(rectangle(x, top, wide, 700 - top));
  sheet.shape(rim, 'bold', role);
  if (level === 2 && kind === 'bricks')
    dressWall(sheet, random, { zone: [rim], kind: 'bricks', size: 66, roles: [role, 'soft'], rim: 'bold' });
  const columns = Math.max(2, Math.round(wide / [90, 70, 58][level]!));
  for (let y = top + 40; y < 540; y += [130, 92, 78][level]!)
    for (let i = 0; i < columns; i++) {
      const u = x + (wide * (i + 0.5)) / columns;
      sheet.shape(rectangle(u - 15, y, 30, 44, 3), 'line', 'sun');
    }
  sheet.shape(rectangle(x - 8, top - 14, wide + 16, 20, 4), 'line', 'stone');
}

function waterTower(sheet: Sheet): void {
  for (const x of [-44, 44]) sheet.shape(rectangle(x - 6, -80, 12, 84), 'line', 'wood');
  sheet.line(traced('-44,-60! 44,-6!'), 'line', 0);
  sheet.line(traced('44,-60! -44,-6!'), 'line', 0);
  sheet.shape(drawn('-66,-186! 66,-186! 60,-78! -60,-78!'), 'bold', 'wood');
  for (const y of [-150, -116]) sheet.line(traced(`-64,${y}! 64,${y}!`), 'line', 0);
  sheet.shape(drawn('-78,-182! 0,-244! 78,-182!'), 'bold', 'rust');
}

function city(brief: Brief): void {
  const { sheet, level, random } = brief;
  const sky = sheet.layer('sky');
  if (level === 2)
    dressSky(sky, random, {
      zone: [clockwise(rectangle(-20, -20, 1040, 620))],
      kind: random.fork('air').pick(['heaped', 'gusts', 'mackerel']),
      size: 118,
      roles: ['sky', 'soft', 'cream'],
    });
  else {
    for (const [i, y] of (level === 0 ? [240] : [150, 280]).entries())
      sky.shape(
        [
          ...traced(`-20,${y} 240,${y - 36} 500,${y + 24} 780,${y - 30} 1020,${y + 16}`),
          [1020, 900],
          [-20, 900],
        ],
        'line',
        i % 2 ? 'sky' : 'soft',
      );
    driftCloud(sky.at({ x: 420, y: 190, scale: 0.9 }), random, level > 0);
  }
  const view = sheet.layer('city');
  const rows = [
    [-10, 300, 150, 'b', 'plain'],
    [150, 350, 150, 'c', 'bricks'],
    [310, 380, 130, 'd', 'plain'],
    [450, 320, 150, 'a', 'bricks'],
    [610, 400, 130, 'gold', 'plain'],
    [750, 260, 130, 'c', 'bricks'],
    [890, 340, 130, 'b', 'plain'],
  ] as const;
  for (const [x, top, wide, role, kind] of level === 0 ? rows.filter((_, i) => i % 2 === 0) : rows)
    block(brief, view, [x, top, wide], role, kind);
  waterTower(view.at({ x: 226, y: 340 }));
  for (const [x, y] of [
    [486, 306],
    [566, 306],
    [674, 388],
  ] as const) {
    view.shape(rectangle(x - 6, y - 44, 12, 44), 'line', 'wood');
    view.shape(ellipse(x, y - 64, 32, 30), 'bold', 'leaf');
  }
}

/** A string of lamps from one point to another. */
function festoon(sheet: Sheet, [x, y]: Point, [x2, y2]: Point, count: number): void {
  const at = (t: number): Point => [mix(x, x2, t), mix(y, y2, t) + 60 * 4 * t * (1 - t) * 0.6];
  sheet.line(
    Array.from({ length: 25 }, (_, i) => at(i / 24)),
    'line',
    0,
  );
  for (let i = 0; i < count; i++) {
    const [u, v] = at((i + 0.5) / count);
    sheet.shape(rectangle(u - 7, v, 14, 12, 3), 'line', 'stone');
    sheet.shape(ellipse(u, v + 28, 16, 19), 'line', 'sun');
  }
}

/** A sunflower on its stalk, its foot on the origin. */
function sunflower(sheet: Sheet, high: number, level: Level): void {
  sheet.shape(
    clockwise([
      [-6, 0],
      [-5, -high],
      [5, -high],
      [6, 0],
    ]),
    'line',
    'leaf',
  );
  for (const side of [-1, 1])
    sheet.shape(place(petal('leaf', 84, 44), { y: -high * 0.34, angle: side * 1.05 }), 'line', 'leaf');
  const petals = [8, 10, 13][level]!;
  for (let i = 0; i < petals; i++)
    sheet.shape(
      place(petal('leaf', 62, 200 / petals + 8), { y: -high, angle: (i / petals) * Math.PI * 2 }),
      'line',
      'sun',
    );
  sheet.shape(ellipse(0, -high, 30), 'bold', 'wood');
  if (level === 2) sheet.shape(ellipse(0, -high, 17), 'line', 'rust');
}

/** A tomato plant on a stake, the foot on the origin, 240 units high: three tiers of leaves, fruit between them. */
function tomato(sheet: Sheet, level: Level): void {
  sheet.shape(rectangle(-6, -236, 12, 238, 3), 'line', 'wood');
  for (const [y, long] of [
    [-44, 66],
    [-118, 62],
    [-192, 52],
  ] as const)
    for (const angle of [-1.1, 1.1])
      sheet.shape(place(petal('leaf', long, 34), { y, angle }), 'line', 'leaf');
  for (const [x, y] of (
    [
      [-30, -52],
      [30, -126],
      [-28, -134],
      [32, -56],
    ] as const
  ).slice(0, [2, 4, 4][level])) {
    sheet.shape(ellipse(x, y + 14, 24, 22), 'bold', 'rust');
    sheet.shape(drawn('-14,-8! 0,-2! 14,-8! 6,4! 0,12! -6,4!', { x, y: y - 2 }), 'fine', 'leaf');
  }
}

/** A raised bed of boards, its lower left corner on the origin. */
function bed(brief: Brief, sheet: Sheet, wide: number): void {
  const front = clockwise(rectangle(0, -86, wide, 90, 4));
  sheet.shape(front, 'bold', 'wood');
  if (brief.level === 2)
    dressBoards(sheet, brief.random, {
      zone: [front],
      kind: 'planks',
      size: 88,
      roles: ['wood', 'rust'],
      rim: 'bold',
    });
  else sheet.line(traced(`0,-42! ${wide},-42!`), 'line', 0);
  sheet.shape(rectangle(-8, -100, wide + 16, 20, 5), 'bold', 'gold');
}

/** A hive of two boxes with a lid, its foot's middle on the origin. */
function hive(sheet: Sheet): void {
  for (const y of [-70, -140]) {
    sheet.shape(rectangle(-66, y, 132, 70, 3), 'bold', y < -100 ? 'cream' : 'sun');
    sheet.shape(rectangle(-22, y + 16, 44, 14, 7), 'line', 'wood');
  }
  sheet.shape(drawn('-82,-138! -70,-166! 70,-166! 82,-138!'), 'bold', 'stone');
  for (const x of [-48, 48]) sheet.shape(rectangle(x - 10, 0, 20, 22), 'line', 'wood');
}

/** A garden bench seen from the front, the middle of its feet on the origin, 380 units wide. */
function bench(sheet: Sheet): void {
  for (const x of [-160, 160]) sheet.shape(rectangle(x - 13, -216, 26, 220, 6), 'bold', 'wood');
  for (const [i, y] of [-204, -160, -116].entries())
    sheet.shape(rectangle(-182, y, 364, 34, 8), 'bold', i === 1 ? 'cream' : 'a');
  for (const x of [-170, 170]) sheet.shape(rectangle(x - 15, -74, 30, 80, 5), 'bold', 'wood');
  sheet.shape(rectangle(-198, -82, 396, 30, 10), 'bold', 'gold');
  sheet.shape(rectangle(-154, -52, 308, 18, 4), 'line', 'wood');
  for (const side of [-1, 1]) sheet.shape(rectangle(side * 186 - 24, -134, 48, 22, 10), 'bold', 'gold');
}

/** A watering can on the origin, its spout to the right. */
function wateringCan(sheet: Sheet): void {
  sheet.shape(clockwise(tube(traced('-46,-70 -84,-56 -80,-18 -44,-14'), () => 7)), 'line', 'b');
  sheet.shape(drawn('36,-34! 86,-88! 98,-78! 44,-10!'), 'line', 'b');
  sheet.shape(drawn('78,-100! 112,-74! 104,-64! 70,-90!'), 'line', 'sun');
  sheet.shape(drawn('-50,0! -44,-84! 44,-84! 50,0! 0,8'), 'bold', 'b');
  sheet.shape(ellipse(0, -84, 44, 11), 'line', 'soft');
}

function bee(sheet: Sheet): void {
  for (const angle of [-0.5, 0.3])
    sheet.shape(place(petal('round', 26, 18), { y: -8, angle }), 'line', 'sky');
  sheet.shape(ellipse(0, 0, 24, 15), 'line', 'sun');
  for (const x of [-5, 7]) sheet.line(traced(`${x},-14 ${x},14`), 'line', 0);
  sheet.ink(ellipse(-15, -3, 3));
}

function garden(brief: Brief): Story {
  const { sheet, level, random } = brief;
  const isBees = random.fork('corner').chance(0.5);
  city(isBees ? brief : { ...brief, sheet: sheet.at({ x: 1000, flip: true }) });
  const deck = sheet.layer('deck');
  const wall = clockwise(rectangle(-20, 560, 1040, 120));
  deck.shape(wall, 'bold', 'stone');
  if (level === 2)
    dressWall(deck, random, { zone: [wall], kind: 'bond', size: 70, roles: ['stone', 'soft'], rim: 'bold' });
  deck.shape(rectangle(-20, 546, 1040, 26), 'bold', 'cream');
  const boards = clockwise(rectangle(-20, 680, 1040, 220));
  deck.shape(boards, 'bold', 'wood');
  if (level > 0)
    for (const x of Array.from(
      { length: [0, 9, 15][level]! },
      (_, i) => -40 + (i * 1080) / ([1, 8, 14][level] ?? 1),
    ))
      deck.line(
        [
          [mix(500, x, 0.8), 680],
          [mix(500, x, 1.25), 900],
        ],
        'line',
        0,
      );
  for (const x of [70, 930]) sheet.layer('posts').shape(rectangle(x - 10, 84, 20, 606, 5), 'bold', 'wood');
  festoon(sheet.layer('lamps'), [70, isBees ? 106 : 236], [930, 106], [5, 8, 10][level]!);
  const left = sheet.layer('beds').at(isBees ? { x: 60, y: 790 } : { x: 392, y: 700, scale: 0.86 });
  for (const [i, x] of (level === 0 ? [70, 220] : [50, 140, 236]).entries())
    sunflower(left.at({ x, y: -90 }), [210, 280, 190][i]!, level);
  bed(brief, left, 290);
  const right = sheet.layer('beds').at({ x: 668, y: 776 });
  for (const x of [66, 196]) tomato(right.at({ x, y: -84 }), level);
  bed(brief, right, 262);
  const fore = sheet.layer('fore');
  if (isBees) {
    hive(fore.at({ x: 520, y: 756, scale: 1.1 }));
    sittingCat(fore.at({ x: 630, y: 836, scale: 1.1 }), level);
    for (const [x, y, angle] of (
      [
        [430, 540, -0.3],
        [600, 500, 0.3],
        [470, 470, 0.1],
      ] as const
    ).slice(0, [1, 3, 3][level]))
      bee(fore.at({ x, y, angle, scale: 1.2 }));
  } else {
    bench(fore.at({ x: 268, y: 826, scale: 1.1 }));
    curledCat(fore.at({ x: 268, y: 740, scale: 1.3 }), level);
    wateringCan(fore.at({ x: 590, y: 832 }));
  }
  return isBees
    ? {
        title: 'Honey from the Seventh Floor',
        description:
          'The bees fly to the park, the station and the flower stall and are home before supper. The cat has learned which side of the hive is the front.',
        tags: [...TAGS, 'bees'],
      }
    : {
        title: 'The Best Bench in the City',
        description:
          'It is a long way up, but then one sits between the sunflowers and the tomatoes. Whoever comes first may lie down, and that is always the cat.',
        tags: [...TAGS, 'bench'],
      };
}

const TAGS = ['roof garden', 'city', 'rooftop', 'sunflowers', 'cat', 'skyline'];

/** A garden on a roof above the city. */
export const roofGarden: Composition = edged({
  name: 'roof-garden',
  category: 'urban',
  size: SIZE,
  edge: 'page',
  backdrop: 'sky',
  draw: garden,
});
