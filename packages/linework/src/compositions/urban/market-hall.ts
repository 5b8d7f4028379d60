import type { Brief, Composition, Story } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, polar, type Path, type Point } from '../../geometry/point.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import { shopAwning } from '../../motifs/shops/front.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

type Level = 0 | 1 | 2;
const SIZE = [1000, 960] as const;
const EYE: Point = [500, 500];
const FAR = 150;

const bow = (r: number): Path => [
  [EYE[0] - r, EYE[1] + 260],
  ...arc(EYE[0], EYE[1], r, r, Math.PI, Math.PI * 2),
  [EYE[0] + r, EYE[1] + 260],
];

/** A roof of glass between iron arches that grow towards us. */
function roof({ sheet, level }: Brief): void {
  const view = sheet.layer('roof');
  const rings = [700, 540, 410, 308, 216];
  for (const [i, r] of rings.slice(0, [3, 4, 5][level]).entries()) {
    view.shape(bow(r), 'bold', 'stone');
    view.shape(bow(r * 0.945), 'bold', i % 2 ? 'sky' : 'soft');
    const panes = [5, 7, 13][level]!;
    const next = rings[i + 1] ?? FAR;
    for (let k = 1; k < panes; k++) {
      const angle = Math.PI + (k / panes) * Math.PI;
      view.line([polar(EYE, r * 0.945, angle), polar(EYE, next, angle)], 'fine', 0);
    }
  }
}

/** The far end: a fan of glass with a clock over a door. */
function end({ sheet, level }: Brief): void {
  const view = sheet.layer('end');
  view.shape(bow(FAR), 'bold', 'cream');
  const fan = clockwise(arc(EYE[0], EYE[1], FAR * 0.86, FAR * 0.86, Math.PI, Math.PI * 2));
  view.shape(fan, 'line', 'sky');
  const ribs = [4, 6, 8][level]!;
  for (let k = 1; k < ribs; k++)
    view.line([EYE, polar(EYE, FAR * 0.86, Math.PI + (k / ribs) * Math.PI)], 'line', 0);
  view.shape(ellipse(EYE[0], EYE[1] - 34, 50), 'bold', 'paper');
  view.line(
    traced(`${EYE[0]},${EYE[1] - 66}! ${EYE[0]},${EYE[1] - 34}! ${EYE[0] + 22},${EYE[1] - 20}!`),
    'line',
    0,
  );
  view.shape(rectangle(EYE[0] - 62, EYE[1] + 44, 124, 150), 'bold', 'wood');
  view.shape(rectangle(EYE[0] - 50, EYE[1] + 56, 46, 130), 'line', 'sky');
  view.shape(rectangle(EYE[0] + 4, EYE[1] + 56, 46, 130), 'line', 'sky');
}

/** Tiles that grow towards us. */
function floor({ sheet, level }: Brief): void {
  const view = sheet.layer('floor');
  const rows = [3, 4, 7][level]!;
  const top = 690;
  const at = (u: number, t: number): Point => [EYE[0] + u * mix(170, 640, t), mix(top, 980, t)];
  const columns = [4, 4, 8][level]!;
  for (let i = 0; i < rows; i++)
    for (let k = 0; k < columns; k++) {
      const [t, t2] = [(i / rows) ** 1.7, ((i + 1) / rows) ** 1.7];
      const [u, u2] = [mix(-1, 1, k / columns), mix(-1, 1, (k + 1) / columns)];
      view.shape(
        clockwise([at(u, t), at(u2, t), at(u2, t2), at(u, t2)]),
        'line',
        (i + k) % 2 ? 'sand' : 'cream',
      );
    }
}

type Goods = 'apples' | 'lemons' | 'carrots' | 'loaves' | 'flowers' | 'fish';

/** A crate that tilts towards us, its goods heaped in it; 150 units wide, its lower left corner on the origin. */
function crate(sheet: Sheet, goods: Goods, level: Level): void {
  const back = clockwise([
    [0, -8],
    [10, -96],
    [140, -96],
    [150, -8],
  ]);
  sheet.shape(back, 'bold', 'wood');
  const heap = sheet.inside([
    clockwise([
      [6, -8],
      [12, -150],
      [138, -150],
      [144, -8],
    ]),
  ]);
  const rows = level === 2 ? 2 : 1;
  const count = [2, 3, 4][level]!;
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < count; i++) {
      const x = mix(8, 142, (i + 0.5 + (row % 2 ? 0.16 : -0.1)) / count);
      piece(heap.at({ x, y: mix(-84, -34, rows === 1 ? 0.6 : row), scale: [1.5, 1.3, 0.84][level]! }), goods);
    }
  sheet.shape(rectangle(-4, -28, 158, 34, 5), 'bold', 'gold');
}

function piece(sheet: Sheet, goods: Goods): void {
  if (goods === 'apples') {
    sheet.shape(drawn('0,-20 18,-26 28,-4 16,22 0,20 -16,22 -28,-4 -18,-26'), 'line', 'rust');
    sheet.line(traced('0,-18 4,-32'), 'line', 0.2);
  } else if (goods === 'lemons') sheet.shape(drawn('-32,2 -18,-18 10,-20 34,0 12,20 -16,18'), 'line', 'sun');
  else if (goods === 'carrots') {
    sheet.shape(place(petal('leaf', 40, 26), { y: -14, angle: 0.3 }), 'line', 'leaf');
    sheet.shape(drawn('-15,-16 15,-16 0,44!'), 'line', 'ember');
  } else if (goods === 'loaves') {
    sheet.shape(drawn('-34,14 -36,-8 -10,-26 24,-20 36,6 26,22'), 'line', 'gold');
    sheet.line(traced('-14,-16 -4,4'), 'line', 0.4);
    sheet.line(traced('8,-18 16,2'), 'line', 0.4);
  } else if (goods === 'flowers') {
    for (let i = 0; i < 5; i++)
      sheet.shape(place(petal('round', 26, 26), { angle: (i / 5) * Math.PI * 2 }), 'line', 'blush');
    sheet.shape(ellipse(0, 0, 10), 'line', 'sun');
  } else {
    sheet.shape(drawn('22,0! 42,-20! 38,0 42,20!'), 'line', 'b');
    sheet.shape(drawn('-38,2 -16,-16 10,-14 28,0 10,16 -16,16'), 'line', 'c');
    sheet.ink(ellipse(-22, -2, 3.4));
  }
}

/** A stall of two rows of crates under an awning, its foot's left corner on the origin, 340 units wide. */
function stall(
  brief: Brief,
  sheet: Sheet,
  goods: readonly [Goods, Goods, Goods, Goods],
  roles: readonly [Role, Role],
): void {
  const { level, random } = brief;
  for (const x of [6, 322]) sheet.shape(rectangle(x, -440, 16, 440, 4), 'line', 'wood');
  const front = clockwise(rectangle(0, -150, 344, 152, 4));
  for (const [i, one] of goods.slice(0, 2).entries())
    crate(sheet.at({ x: 14 + i * 166, y: -236 }), one, level);
  for (const [i, one] of goods.slice(2).entries()) crate(sheet.at({ x: 14 + i * 166, y: -130 }), one, level);
  sheet.shape(front, 'bold', 'wood');
  if (level === 2)
    dressBoards(sheet, random, {
      zone: [front],
      kind: 'planks',
      size: 92,
      roles: ['wood', 'rust'],
      rim: 'bold',
    });
  else if (level === 1) for (const y of [-100, -50]) sheet.line(traced(`0,${y}! 344,${y}!`), 'line', 0);
  shopAwning(sheet.at({ x: -8, y: -470 }), {
    width: 360,
    height: 84,
    strips: [4, 6, 7][level]!,
    flare: 14,
    roles,
  });
}

function lamps(sheet: Sheet, level: Level): void {
  for (const [x, y, s] of (
    [
      [330, 250, 1],
      [670, 250, 1],
      [500, 190, 1.1],
    ] as const
  ).slice(0, [1, 3, 3][level])) {
    const at = sheet.at({ x, y, scale: s });
    at.line(traced('0,-260! 0,-40!'), 'line', 0);
    at.shape(drawn('-14,-44! 14,-44! 50,0! -50,0!'), 'bold', 'b');
    at.shape(drawn('-26,2! 26,2! 16,26 -16,26'), 'line', 'sun');
  }
}

function hall(brief: Brief): Story {
  const { sheet, level, random } = brief;
  roof(brief);
  end(brief);
  floor(brief);
  const goods = random
    .fork('goods')
    .shuffle<Goods>(['apples', 'lemons', 'carrots', 'loaves', 'flowers', 'fish']);
  const roles = random.fork('awnings').shuffle<Role>(['a', 'b', 'c', 'd']);
  const [a, b, c, d, e, f] = goods as [Goods, Goods, Goods, Goods, Goods, Goods];
  stall(brief, sheet.layer('stalls').at({ x: 58, y: 868 }), [a, b, c, d], [roles[0]!, 'cream']);
  stall(brief, sheet.layer('stalls').at({ x: 598, y: 868 }), [e, f, b, a], [roles[1]!, 'cream']);
  lamps(sheet.layer('lamps'), level);
  const isDog = random.fork('guest').chance(0.5);
  if (isDog) sittingDog(sheet.layer('guest').at({ x: 500, y: 880, scale: 1.2 }), level);
  else sittingCat(sheet.layer('guest').at({ x: 500, y: 880, scale: 1.2 }), level);
  return isDog
    ? {
        title: 'He Was Told to Wait by the Clock',
        description:
          'The clock says that it will not be long, and everything smells wonderful. If he sits up straight, somebody may drop a crust.',
        tags: [...TAGS, 'dog'],
      }
    : {
        title: 'Inspector of the Market Hall',
        description:
          'She walks down the middle every morning before the doors open. Nobody has ever complained about a mouse.',
        tags: [...TAGS, 'cat'],
      };
}

const TAGS = ['market', 'market hall', 'iron roof', 'fruit', 'stalls', 'city'];

/** A market hall of iron and glass. */
export const marketHall: Composition = edged({
  name: 'market-hall',
  category: 'urban',
  size: SIZE,
  edge: 'page',
  backdrop: 'soft',
  draw: hall,
});
