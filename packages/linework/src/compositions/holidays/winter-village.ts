import type { Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { mirrored } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { between, type Point } from '../../geometry/point.ts';
import { type Block, iso, isoBlock, isoPatch, isoPond } from '../../motifs/isometric.ts';
import { snowman } from '../../motifs/people/props.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { EXPERT_PENS } from '../mandalas/mandala-grand.ts';
import { sights, type Sighted } from '../sights.ts';
import { tidied } from '../tidied.ts';

const WALLS: readonly Role[] = ['a', 'b', 'c', 'd', 'gold', 'rust'];

/** The tree on the square, hung with lights, a star on top. */
function bigFir(sheet: Sheet, at: readonly [number, number], size: number, level: 0 | 1 | 2): void {
  snowyFir(sheet, at, size, 4, level === 2);
  const [x, y] = iso(...at);
  for (const [u, v] of (
    [
      [-0.26, -0.04],
      [0.24, -0.06],
      [-0.16, -0.34],
      [0.18, -0.36],
      [-0.08, -0.62],
      [0.1, -0.64],
      [0, -0.14],
      [0.02, -0.44],
    ] as const
  ).slice(0, [3, 6, 8][level]))
    sheet.shape(ellipse(x + u * size, y + v * size, size * 0.055), 'line', 'sun');
  sheet.shape(star(x, y - size * 1.24, size * 0.13, size * 0.06, 5), 'line', 'gold');
}

/** A fir whose boughs hang, with snow on every tier where it is drawn fine. */
function snowyFir(sheet: Sheet, at: Point, size: number, tiers: number, hasCaps: boolean): void {
  const [x, y] = iso(...at);
  for (let i = 0; i < tiers; i++) {
    const [foot, half] = [-(i * size * 1.1) / tiers, size * (0.52 - (0.26 * i) / tiers)];
    const top = foot - (size * 1.5) / tiers - 6;
    const spread = `0,${top}! ${half * 0.36},${(top + foot) / 2} ${half},${foot}! ${half * 0.5},${foot + half * 0.2} 0,${foot + half * 0.12}`;
    sheet.shape(mirrored(spread, { x, y }), 'line', 'leaf');
    if (!hasCaps) continue;
    const mid = (top * 1.1 + foot) / 2.1;
    sheet.shape(
      mirrored(
        `0,${top}! ${half * 0.26},${(top + mid) / 2} ${half * 0.5},${mid + 6}! ${half * 0.24},${mid - half * 0.06} 0,${mid + half * 0.2}`,
        { x, y },
      ),
      'fine',
      'paper',
    );
  }
}

/** The edge of a blanket of snow from one corner of a roof to the other, hanging in lobes. */
function hanging(from: Point, to: Point, by: number): Point[] {
  return Array.from({ length: 41 }, (_, i) => {
    const [x, y] = between(from, to, i / 40);
    return [x, y + by * (0.5 + 0.5 * Math.abs(Math.sin((i / 40) * Math.PI * 4)))] as const;
  });
}

/** Snow on the roof of a house and a chimney that looks out of it. */
function snowOn(sheet: Sheet, it: Block): void {
  const [u, v] = it.at;
  const { wide, deep, high } = it;
  const by = wide * 0.1;
  const [b, c, d] = [iso(u + wide, v, high), iso(u + wide, v + deep, high), iso(u, v + deep, high)];
  if (it.top === 'hip') {
    const tip = iso(u + wide / 2, v + deep / 2, high + Math.min(wide, deep) * 0.62);
    sheet.shape(clockwise([tip, c, ...hanging(c, b, by), b]), 'bold', 'paper');
    sheet.shape(clockwise([tip, d, ...hanging(d, c, by), c]), 'bold', 'paper');
    return;
  }
  const rise = deep * 0.55;
  const [left, right] = [iso(u, v + deep / 2, high + rise), iso(u + wide, v + deep / 2, high + rise)];
  const stack = between(left, right, 0.34);
  const flue = wide * 0.13;
  sheet.shape(rectangle(stack[0] - flue * 0.7, stack[1] - flue * 2, flue * 1.4, flue * 3.4), 'line', 'rust');
  sheet.shape(ellipse(stack[0], stack[1] - flue * 2, flue * 0.95, flue * 0.5), 'line', 'paper');
  const verge = hanging(b, right, by).map(([x, y]): Point => [x, y + by * 0.4]);
  sheet.inside([clockwise([c, b, right])]).shape(clockwise([right, b, ...verge]), 'line', 'paper');
  sheet.shape(clockwise([left, right, c, ...hanging(c, d, by), d]), 'bold', 'paper');
}

type Lot = 'tree' | 'pond' | 'any';

function lot(brief: Brief, u: number, v: number, size: number, use: Lot): void {
  const { level, random, sheet } = brief;
  const room = size * 0.84;
  sheet.shape(isoPatch(u, v, room, room), 'line', 'paper');
  const spot = (x: number, y: number): [number, number] => [u + room * x, v + room * y];
  if (use === 'tree') return bigFir(sheet, spot(0.5, 0.5), room, level);
  const kind =
    use === 'pond'
      ? 'pond'
      : random.pick(
          level === 0 ? ['house', 'firs'] : ['house', 'house', 'house', 'house', 'firs', 'firs', 'pond'],
        );
  if (kind === 'firs') {
    for (const [x, y] of (
      [
        [0.24, 0.3],
        [0.72, 0.3],
        [0.3, 0.8],
        [0.8, 0.78],
      ] as const
    ).slice(0, level === 0 ? 2 : level + 2))
      snowyFir(sheet, spot(x, y), room * random.range(0.44, 0.58), 2, false);
    return;
  }
  if (kind === 'pond') {
    isoPond(sheet, spot(0.5, 0.46), room * 0.4);
    if (use !== 'pond') snowyFir(sheet, spot(0.12, 0.1), room * 0.4, 2, false);
    const [x, y] = iso(...spot(0.94, 0.86));
    return snowman(sheet.at({ x, y, scale: room / 560 }), 0);
  }
  const house: Block = {
    at: spot(0.16, 0.16),
    wide: room * 0.7,
    deep: room * 0.62,
    high: room * random.range(0.34, 0.52),
    role: random.pick(WALLS),
    roof: 'paper',
    windows: level === 0 ? [1, 1] : [2, 1],
    top: random.pick(['gable', 'gable', 'gable', 'hip'] as const),
    hasBars: level === 2,
  };
  isoBlock(sheet, house);
  snowOn(sheet, house);
}

/** What stands so many lots beside the tree: before it the green stays open. */
function useOf(across: number, along: number): Lot {
  if (across === 0 && along === 0) return 'tree';
  return across === 1 && along === 1 ? 'pond' : 'any';
}

/** A village in the snow with its tree, seen from above at a slant; `sizes` are those of a lot. */
function villageOf(sizes: readonly [easy: number, medium: number, hard: number]): Sighted {
  return {
    category: 'holidays',
    size: [1000, 1000],
    backdrop: 'soft',
    tags: ['christmas', 'village', 'snow', 'christmas tree', 'winter', 'houses'],
    draw(brief) {
      const size = sizes[brief.level];
      const rows = Math.ceil(1500 / size) + 1;
      const middle = Math.round(1000 / size);
      const square = [middle + brief.random.int(-1, 0), middle + brief.random.int(-1, 0)] as const;
      const sheet: Sheet = brief.sheet
        .layer('village')
        .at({ x: 500 + brief.random.range(-0.4, 0.4) * size, y: -size * 0.5 });
      for (let sum = 0; sum <= rows * 2; sum++)
        for (let i = 0; i <= sum; i++) {
          const [x, y] = iso(i * size, (sum - i) * size);
          if (Math.abs(x) < 640 + size && y < 1000 + size * 1.6)
            lot(
              { ...brief, sheet },
              i * size,
              (sum - i) * size,
              size,
              useOf(i - square[0], sum - i - square[1]),
            );
        }
    },
  };
}

/** The village by day. */
export const winterVillages = sights(villageOf([500, 350, 236]), [
  {
    name: 'winter-village',
    size: [1000, 1000],
    told: [
      [
        'Snow on Every Roof',
        'The snow has made all the roofs alike. Give the houses bright walls so that everybody finds home.',
      ],
      [
        'The Tree on the Village Green',
        'They carried it down from the forest and everybody hung up one light. Tonight it is switched on.',
      ],
      [
        'Christmas Eve from the Sleigh',
        'This is what the reindeer see before they land. Choose the chimney you would try first.',
      ],
    ],
  },
]).map((page) => tidied(page));

/** The village with its outskirts, for fine pens. */
export const snowyTowns = sights({ ...villageOf([430, 330, 196]), pens: EXPERT_PENS, isForExperts: true }, [
  {
    name: 'snowy-town',
    size: [1000, 1000],
    told: [
      [
        'Snow up to the Sills',
        'Only the chimneys know where the street used to be. The firs wear their white hats with pride.',
      ],
      [
        'Skates and Snowmen',
        'The ponds are frozen and the snowmen have been given carrots. Everybody else is by the stove.',
      ],
      [
        'All the Lights of Advent',
        'There is a window for every evening until Christmas and then some. Use your sharpest yellow.',
      ],
    ],
  },
]).map((page) => tidied(page));
