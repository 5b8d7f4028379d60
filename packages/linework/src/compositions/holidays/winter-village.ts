import type { Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored } from '../../geometry/drawn.ts';
import { ellipse, lobed, rectangle, star } from '../../geometry/forms.ts';
import { between, polar, type Point } from '../../geometry/point.ts';
import { type Block, iso, isoBlock, isoPatch, isoPond } from '../../motifs/isometric.ts';
import { snowman } from '../../motifs/people/props.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { EXPERT_PENS } from '../mandalas/mandala-grand.ts';
import { sights, type Sighted } from '../sights.ts';
import { tidied } from '../tidied.ts';

const WALLS: readonly Role[] = ['a', 'b', 'c', 'd', 'gold', 'rust'];

/** The tree on the square: boughs over boughs down to its tub, garlands, lights and a star on top. */
function bigFir(sheet: Sheet, at: readonly [number, number], size: number, level: 0 | 1 | 2): void {
  const [x, foot] = iso(...at);
  const tree = sheet.at({ x, y: foot, scale: size / 100 });
  if (level > 0) for (const [u, v, w] of PRESENTS) isoPresent(tree, [u, v], w);
  tree.shape(mirrored('0,-16! 13,-16! 11,6 0,8'), 'line', 'wood');
  const tiers = [3, 4, 5][level]!;
  const shoulder = level === 2 ? 0.4 : 0.66;
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const [low, half] = [-10 - 96 * t, 52 * (1 - t * (level === 2 ? 0.74 : 0.66))];
    const top = low - 130 / tiers - 12;
    tree.shape(
      mirrored(
        `0,${top}! ${half * shoulder},${low - (level === 2 ? 44 : 80) / tiers} ${half},${low}! ${half * 0.72},${low + 4} ${half * 0.62},${low - 3}! ${half * 0.34},${low + 7} ${half * 0.2},${low}! 0,${low + 8}`,
      ),
      'bold',
      'leaf',
    );
    for (const u of i === tiers - 1
      ? [0]
      : i % 2
        ? [-0.34, 0.34]
        : level === 1
          ? [-0.6, 0.6]
          : [-0.6, 0, 0.6])
      tree.shape(
        ellipse(u * half, low - (1 - Math.abs(u)) * 6 - 8, level === 2 ? 4.8 : 5.4),
        'line',
        u === 0 ? 'sun' : 'rust',
      );
  }
  tree.shape(star(0, -128, 15, 7, 5), 'line', 'gold');
}

/** A wrapped box on the ground with a ribbon around it. */
function isoPresent(sheet: Sheet, [u, v]: Point, wide: number): void {
  const high = wide * 0.86;
  const [near, left, right] = [iso(u + wide, v + wide), iso(u, v + wide), iso(u + wide, v)];
  const up = ([x, y]: Point): Point => [x, y - high];
  sheet.shape(clockwise([near, left, up(left), up(near)]), 'bold', 'a');
  sheet.shape(clockwise([near, right, up(right), up(near)]), 'bold', 'a');
  sheet.shape(isoPatch(u, v, wide, wide, high), 'bold', 'sun');
  for (const end of [left, right]) {
    const middle = between(near, end, 0.5);
    sheet.line([middle, up(middle)], 'line', 0);
  }
  sheet.line([up(between(near, left, 0.5)), up(between(iso(u, v), right, 0.5))], 'line', 0);
}

/** Where presents stand about the foot of the tree, on the ground, and how wide they are. */
const PRESENTS = [
  [-10, 30, 20],
  [34, 2, 18],
] as const;

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

/** A round tree that carries snow on its crown. */
function roundTree(sheet: Sheet, at: Point, size: number): void {
  const [x, y] = iso(...at);
  const tree = sheet.at({ x, y, scale: size / 100 });
  tree.shape(rectangle(-9, -44, 18, 50), 'line', 'wood');
  tree.shape(lobed(0, -92, 52, 7, 5), 'line', 'grass');
  tree.shape(mirrored('0,-152 34,-138 50,-100! 34,-88 24,-100! 12,-84 0,-94'), 'line', 'paper');
}

/** A street lamp with snow on its hood, and at its foot where `hasMound`. */
function lamp(sheet: Sheet, at: Point, size: number, hasMound: boolean): void {
  const [x, y] = iso(...at);
  const post = sheet.at({ x, y, scale: size / 100 });
  post.shape(rectangle(-5, -128, 10, 130), 'line', 'night');
  post.shape(mirrored('0,-12! 8,-12! 16,6! 0,8!'), 'line', 'night');
  if (hasMound) post.shape(mirrored('0,-14 20,-8 40,10! 0,14!'), 'line', 'paper');
  post.shape(mirrored('0,-172! 16,-170! 11,-126! 0,-126!'), 'line', 'sun');
  post.shape(mirrored('0,-196 18,-186 24,-168! 0,-168!'), 'line', 'paper');
}

/** A stall of the market under a striped roof. */
function marketStall(sheet: Sheet, at: Point, size: number): void {
  const [x, y] = iso(...at);
  const stall = sheet.at({ x, y, scale: size / 100 });
  for (const side of [-1, 1]) stall.shape(rectangle(side * 58 - 5, -96, 10, 98), 'line', 'wood');
  stall.shape(rectangle(-66, -44, 132, 46), 'line', 'sand');
  for (const u of [-36, 0, 36]) stall.shape(ellipse(u, -54, 14), 'line', 'ember');
  for (let i = 0; i < 4; i++)
    stall.shape(
      drawn(
        `${-54 + i * 27},-138! ${-27 + i * 27},-138! ${-38 + i * 38},-88! ${-57 + i * 38},-76 ${-76 + i * 38},-88!`,
      ),
      'line',
      i % 2 ? 'paper' : 'rust',
    );
  stall.shape(mirrored('0,-156 46,-152 62,-136! 0,-132!'), 'line', 'paper');
}

/** Steps in the snow along a lane that runs towards the reader. */
function steps(sheet: Sheet, at: Point, size: number): void {
  const [x, y] = iso(...at);
  for (let i = 0; i < 4; i++)
    sheet.shape(
      ellipse(x + (i % 2 ? 1 : -1) * size * 0.05, y + (i - 1.5) * size * 0.14, size * 0.026, size * 0.042),
      'fine',
      'sky',
    );
}

/** Rings of swept paving around the tree, parted on fine pages. */
function ringsAround(sheet: Sheet, [x, y]: Point, size: number, level: 0 | 1 | 2): void {
  const radii = [[0.9], [1.06], [1.12, 0.84, 0.54]][level]!;
  for (const [i, r] of radii.entries())
    sheet.shape(
      ellipse(x, y + size * 0.06, size * r * 1.1, size * r * 0.62),
      'line',
      i % 2 ? 'paper' : 'soft',
    );
  const spokes = [0, 0, 16][level]!;
  const [from, to] = [radii.at(-1)!, radii[0]!];
  for (let i = 0; i < spokes; i++) {
    const [u, v] = polar([0, 0], size, ((i + 0.5) / spokes) * Math.PI * 2);
    sheet.line(
      [
        [x + u * from * 1.1, y + size * 0.06 + v * from * 0.62],
        [x + u * to * 1.1, y + size * 0.06 + v * to * 0.62],
      ],
      'fine',
      0,
    );
  }
}

type Lot = 'tree' | 'pond' | 'stall' | 'lamp' | 'open' | 'lane' | 'any';

/** A house of one of four kinds on a lot: under a gable, under a hip, two in a row, or with a tower. */
function houseOn(
  { level, random, sheet }: Brief,
  spot: (x: number, y: number) => [number, number],
  room: number,
): void {
  const common = { role: random.pick(WALLS), roof: 'paper', hasBars: level === 2 } as const;
  const low = room * random.range(0.34, 0.44);
  const build = (it: Pick<Block, 'at' | 'wide' | 'deep' | 'high' | 'windows' | 'top'>): void => {
    isoBlock(sheet, { ...common, ...it });
    snowOn(sheet, { ...common, ...it });
  };
  const kind = random.pick(['gable', 'hip', 'row', 'tower'] as const);
  if (kind === 'row') {
    build({
      at: spot(0.1, 0.2),
      wide: room * 0.4,
      deep: room * 0.56,
      high: low * 1.3,
      windows: [1, 1],
      top: 'gable',
    });
    build({
      at: spot(0.5, 0.2),
      wide: room * 0.4,
      deep: room * 0.56,
      high: low * 0.96,
      windows: [1, 1],
      top: 'gable',
    });
  } else if (kind === 'tower') {
    build({
      at: spot(0.12, 0.2),
      wide: room * 0.34,
      deep: room * 0.34,
      high: low * 2.1,
      windows: [1, 2],
      top: 'hip',
    });
    build({
      at: spot(0.42, 0.26),
      wide: room * 0.5,
      deep: room * 0.5,
      high: low * 0.9,
      windows: [2, 1],
      top: 'gable',
    });
  } else
    build({
      at: spot(0.16, 0.16),
      wide: room * (kind === 'hip' ? 0.64 : 0.7),
      deep: room * 0.62,
      high: low * (kind === 'hip' ? 1.25 : 1.1),
      windows: level < 2 ? [1, 1] : [2, 1],
      top: kind,
    });
}

function lot(brief: Brief, u: number, v: number, size: number, use: Lot): void {
  const { level, random, sheet } = brief;
  const room = size * 0.84;
  const spot = (x: number, y: number): [number, number] => [u + room * x, v + room * y];
  if (use === 'lane') {
    steps(sheet, spot(0.5, 0.5), size);
    if (random.chance(0.5)) lamp(sheet, spot(0.94, 0.3), room * 0.5, level < 2);
    return;
  }
  if (use === 'tree') return bigFir(sheet, spot(0.6, 0.6), room * 1.5, level);
  if (use === 'stall') return marketStall(sheet, spot(0.5, 0.5), room * 0.62);
  if (use === 'lamp') return lamp(sheet, spot(0.5, 0.5), room * 0.62, level < 2);
  if (use === 'open') {
    if (level !== 1) steps(sheet, spot(0.5, 0.4), size);
    return;
  }
  if (use === 'pond') {
    isoPond(sheet, spot(0.46, 0.46), room * 0.44);
    const [x, y] = iso(...spot(0.98, 0.9));
    return snowman(sheet.at({ x, y, scale: room / 620 }), level === 2 ? 0 : 1);
  }
  sheet.shape(isoPatch(u, v, room, room), 'line', 'paper');
  const kind = random.pick(level === 0 ? ['house', 'trees'] : ['house', 'house', 'house', 'house', 'trees']);
  if (kind === 'house') return houseOn(brief, spot, room);
  snowyFir(sheet, spot(0.34, 0.3), room * random.range(0.62, 0.74), 3, level > 1);
  roundTree(sheet, spot(0.8, 0.4), room * 0.56);
  if (level > 0) snowyFir(sheet, spot(0.42, 0.88), room * random.range(0.42, 0.5), 2, false);
}

/** What stands so many lots beside the tree: an open square around it, and a lane through the village. */
function useOf(across: number, along: number): Lot {
  if (across === 0 && along === 0) return 'tree';
  if (Math.abs(across) > 1 || Math.abs(along) > 1) return across === along ? 'lane' : 'any';
  if (across === 1 && along === 1) return 'pond';
  if (across + along === 0) return 'stall';
  return across + along === -1 ? 'lamp' : 'open';
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
      const square = Math.round(1000 / size);
      // The tree stands a little off the middle of the page.
      const [treeX, treeY] = iso((square + 0.5) * size, (square + 0.5) * size);
      const [shiftX, shiftY] = [brief.random.range(450, 550) - treeX, 560 - treeY];
      const sheet: Sheet = brief.sheet.layer('village').at({ x: shiftX, y: shiftY });
      sheet.shape(
        isoPatch((square - 1) * size, (square - 1) * size, size * 2.84, size * 2.84),
        'line',
        'paper',
      );
      ringsAround(sheet, [treeX, treeY], size, brief.level);
      for (let sum = 0; sum <= rows * 2; sum++)
        for (let i = 0; i <= sum; i++) {
          const [x, y] = iso(i * size, (sum - i) * size);
          if (Math.abs(x + shiftX - 500) < 640 + size && Math.abs(y + shiftY - 500) < 500 + size * 1.6)
            lot({ ...brief, sheet }, i * size, (sum - i) * size, size, useOf(i - square, sum - i - square));
        }
    },
  };
}

/** The village by day. */
export const winterVillages = sights(villageOf([500, 290, 220]), [
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
