import type { Brief } from '../../composition.ts';
import { iso, isoBlock, isoFir, isoPatch, isoPond, isoTree, type Block } from '../../motifs/isometric.ts';
import type { Role } from '../../roles.ts';
import { EXPERT_PENS } from '../mandalas/mandala-grand.ts';
import { sights, type Sighted } from '../sights.ts';

const WALLS: readonly Role[] = ['a', 'b', 'c', 'd', 'cream', 'gold', 'sand'];

function lot(brief: Brief, u: number, v: number, size: number): void {
  const { level, random } = brief;
  const sheet = brief.sheet;
  const room = size * 0.8;
  sheet.shape(isoPatch(u, v, room, room), 'line', random.pick<Role>(['grass', 'grass', 'sand']));
  const kind = random.pick(
    level === 0
      ? ['house', 'tower', 'park']
      : ['house', 'house', 'house', 'tower', 'pair', 'tower', 'park', 'pond'],
  );
  const block = (
    at: readonly [number, number],
    wide: number,
    deep: number,
    high: number,
    top: Block['top'],
  ) =>
    isoBlock(sheet, {
      at: [u + at[0] * room, v + at[1] * room],
      wide: wide * room,
      deep: deep * room,
      high: high * room,
      role: random.pick(WALLS),
      roof: random.pick<Role>(['rust', 'ember', 'b', 'stone']),
      windows: level === 0 ? [1, 1] : top === 'flat' ? [level + 1, high > 1.2 ? 4 : 3] : [2, level],
      top,
    });
  const tree = (x: number, y: number, grow: number) =>
    random.chance(0.3)
      ? isoFir(sheet, [u + x * room, v + y * room], room * grow * 1.2, 2)
      : isoTree(sheet, random, [u + x * room, v + y * room], room * grow);
  if (kind === 'house') {
    if (level > 0) tree(0.12, 0.12, 0.34);
    block([0.22, 0.2], 0.62, 0.56, 0.42, random.pick(['gable', 'hip'] as const));
    if (level > 0) tree(0.9, 0.9, 0.26);
  } else if (kind === 'tower') block([0.16, 0.16], 0.66, 0.66, random.range(0.8, 1.5), 'flat');
  else if (kind === 'pair') {
    block([0.06, 0.06], 0.4, 0.82, random.range(0.6, 0.9), 'flat');
    block([0.54, 0.1], 0.4, 0.74, 0.4, 'hip');
  } else if (kind === 'pond') {
    isoPond(sheet, [u + room * 0.5, v + room * 0.5], room * 0.34);
    tree(0.86, 0.2, 0.34);
    tree(0.3, 0.92, 0.3);
  } else
    for (const [x, y] of [
      [0.3, 0.3],
      [0.8, 0.34],
      [0.34, 0.82],
      [0.8, 0.84],
    ].slice(0, level === 0 ? 2 : 4))
      tree(x!, y!, 0.4);
}

/** Streets between blocks, seen from above at a slant; `sizes` are those of a block and its street. */
function townOf(sizes: readonly [easy: number, medium: number, hard: number]): Sighted {
  return {
    category: 'urban',
    size: [1000, 1000],
    backdrop: 'stone',
    tags: ['town', 'houses', 'from above', 'streets', 'trees', 'roofs'],
    draw(brief) {
      const size = sizes[brief.level];
      const rows = Math.ceil(1500 / size);
      const sheet = brief.sheet
        .layer('town')
        .at({ x: 500 + brief.random.range(-0.4, 0.4) * size, y: -size * 0.5 });
      for (let sum = 0; sum <= rows * 2; sum++)
        for (let i = 0; i <= sum; i++) {
          const [u, v] = [i * size, (sum - i) * size];
          const [x, y] = iso(u, v);
          if (Math.abs(x) < 640 + size && y < 1000 + size * 1.6) lot({ ...brief, sheet }, u, v, size);
        }
    },
  };
}

/** A town of big or small blocks. */
export const littleTowns = sights(townOf([560, 330, 232]), [
  {
    name: 'little-town',
    size: [1000, 1000],
    told: [
      [
        'Toy Box Houses',
        'A handful of houses stand around their gardens as if somebody had just unpacked them. Roofs first, then the walls.',
      ],
      [
        'Every Street a Shortcut',
        'From up here all ways look short. Pick one house for yourself and follow the street to the pond.',
      ],
      [
        'A Town for a Rainy Week',
        'Roof by roof and window by window, there is a whole town to move into. Start anywhere and work outward.',
      ],
    ],
  },
  {
    name: 'little-town-tall',
    size: [720, 1000],
    views: [
      [360, 500, 1],
      [640, 500, 1],
    ],
    told: [
      [
        'Uphill Neighbors',
        'Three or four houses share one slope and one big tree. Everybody can see what everybody has for dinner.',
      ],
      [
        'The Slanting Quarter',
        'Flat roofs, pointed roofs and a few stubborn trees between them. The streets all run the same two ways.',
      ],
      [
        'Ten Thousand Windows',
        'Not quite ten thousand, but it feels so from the airplane. Light some of them and leave the rest asleep.',
      ],
    ],
  },
]);

/** The same town with more of it on a page, for fine pens. */
export const wholeTowns = sights({ ...townOf([430, 330, 196]), pens: EXPERT_PENS, isForExperts: true }, [
  {
    name: 'whole-town',
    size: [1000, 1000],
    told: [
      [
        'The Next Street Over',
        'Around the corner the roofs look much the same. Only the trees have been planted by somebody else.',
      ],
      [
        'From the Church Tower',
        'Two hundred steps up and then this. On a clear day one sees who is hanging out the washing.',
      ],
      [
        'A Town to Get Lost In',
        'There are more roofs here than evenings in a month. Take a fine pencil and one street at a time.',
      ],
    ],
  },
]);
