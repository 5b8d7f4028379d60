import type { Brief, Composition } from '../../composition.ts';
import type { Point } from '../../geometry/point.ts';
import { iso, isoPatch } from '../../motifs/isometric.ts';
import {
  church,
  cottage,
  type Lot,
  market,
  orchard,
  pond,
  rotunda,
  shop,
  terrace,
  tower,
  traffic,
} from '../../motifs/isometric-town.ts';
import type { Random } from '../../random.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import { EXPERT_PENS } from '../mandalas/mandala-grand.ts';
import { sights, type Sight, type Sighted } from '../sights.ts';
import { tidied } from '../tidied.ts';

type Kind = 'church' | 'market' | 'rotunda' | 'pond' | 'orchard' | 'cottage' | 'terrace' | 'shop' | 'tower';

/** What a town has most of, beside one church, one market and one round house. */
const LEANINGS: Readonly<Record<string, readonly Kind[]>> = {
  gardens: ['cottage', 'terrace', 'pond', 'tower', 'shop', 'cottage', 'terrace'],
  ponds: ['pond', 'cottage', 'terrace', 'tower', 'pond', 'shop', 'terrace'],
  orchards: ['orchard', 'cottage', 'terrace', 'orchard', 'tower', 'shop', 'cottage'],
  towers: ['tower', 'cottage', 'tower', 'shop', 'orchard', 'terrace', 'tower'],
};

/** The squares of ground on a page, from far to near: which one each is, and where its far corner lies. */
function lotsOf(size: number): readonly { readonly i: number; readonly j: number; readonly at: Point }[] {
  const rows = Math.ceil(1500 / size);
  const out: { i: number; j: number; at: Point }[] = [];
  for (let sum = 0; sum <= rows * 2; sum++)
    for (let i = 0; i <= sum; i++) {
      const at: Point = [i * size, (sum - i) * size];
      const [x, y] = iso(...at);
      if (Math.abs(x) < 640 + size && y < 1000 + size * 1.9) out.push({ i, j: sum - i, at });
    }
  return out;
}

/** Which building stands where: landmarks near the middle of the page, the others in turns. */
function planOf(random: Random, lots: ReturnType<typeof lotsOf>, size: number, leaning: string): Kind[] {
  const turns = random.shuffle(LEANINGS[leaning]!);
  const kinds = lots.map(({ i, j }): Kind => turns[(i * 3 + j * 2) % turns.length]!);
  const fromMiddle = lots
    .map(({ at }, index) => {
      const [x, y] = iso(at[0] + size / 2, at[1] + size / 2);
      return { index, away: Math.max(Math.abs(x) * 1.2, Math.abs(y - 520 - size * 0.5)) };
    })
    .toSorted((a, b) => a.away - b.away);
  const near = random.shuffle(fromMiddle.slice(0, 5)).map(({ index }) => index);
  for (const [k, kind] of (['church', 'market', 'rotunda'] as const).entries()) kinds[near[k]!] = kind;
  return kinds;
}

const DRAW: Readonly<Record<Exclude<Kind, 'tower'>, (lot: Lot) => void>> = {
  church,
  market,
  rotunda,
  pond,
  orchard,
  cottage,
  terrace,
  shop,
};

/** Share of a block that its street takes. */
const STREET = 0.22;

/** Streets between blocks, seen from above at a slant; `sizes` are those of a block and its street. */
function townOf(sizes: readonly [easy: number, medium: number, hard: number], isTall = false): Sighted {
  return {
    category: 'urban',
    size: [1000, 1000],
    backdrop: 'stone',
    pens: { ...SCENE_PENS, hard: { bold: 4.2, line: 2.7, fine: 2.1, none: 0 } },
    tags: ['town', 'houses', 'from above', 'streets', 'church', 'market', 'roofs'],
    draw(brief: Brief) {
      const { random, level } = brief;
      const size = sizes[level];
      const room = size * (1 - STREET);
      const sheet = brief.sheet.layer('town').at({ x: 500 + random.range(-0.3, 0.3) * size, y: -size * 0.5 });
      const lots = lotsOf(size);
      const leaning = isTall ? 'towers' : random.fork('leaning').pick(['gardens', 'ponds', 'orchards']);
      const kinds = planOf(random.fork('plan'), lots, size, leaning);
      for (const [index, { i, j, at }] of lots.entries()) {
        const lot: Lot = { sheet, random: random.fork(`${i}/${j}`), at, room, isFine: level === 2 };
        const kind = kinds[index]!;
        sheet.shape(
          isoPatch(...at, room, room),
          'line',
          lot.random.pick(['grass', 'grass', 'sand'] as const),
        );
        if (kind === 'tower') tower(lot, i * 2 + j, lot.random.range(0.8, isTall && level === 2 ? 1.6 : 1.2));
        else DRAW[kind](lot);
        traffic(lot, size * STREET, (['u', 'v', 'none'] as const)[(i + j * 2) % 3]!);
      }
    },
  };
}

/** Views of a town without pieces too small to color. */
const tidySights = (scene: Sighted, shown: readonly Sight[]): readonly Composition[] =>
  sights(scene, shown).map((one) => tidied(one));

/** A town of big or small blocks. */
export const littleTowns = [
  ...tidySights(townOf([560, 350, 250]), [
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
  ]),
  ...tidySights(townOf([560, 360, 236], true), [
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
  ]),
];

/** The same town with more of it on a page, for fine pens. */
export const wholeTowns = tidySights({ ...townOf([430, 330, 205]), pens: EXPERT_PENS, isForExperts: true }, [
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
