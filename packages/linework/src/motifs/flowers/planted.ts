import type { Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { speciesOf, type SpeciesName } from './species/species.ts';
import { head, stalk, type Facing } from './species/stalk.ts';

/** How rich a page is and what chance draws on it. */
export interface Hand {
  readonly random: Random;
  readonly level: 0 | 1 | 2;
}

/** Kinds that look at us as a round face, and of those the ones simple enough for easy pages. */
export const FACES: readonly SpeciesName[] = [
  'rose',
  'anemone',
  'poppy',
  'hibiscus',
  'dogwood',
  'camellia',
  'clematis',
  'marguerite',
  'cosmos',
  'gerbera',
  'sunflower',
  'pansy',
  'peony',
  'dahlia',
];
export const BROAD_FACES: readonly SpeciesName[] = [
  'poppy',
  'anemone',
  'hibiscus',
  'dogwood',
  'cherry',
  'pansy',
];

/** Small heads carry less detail than large ones. */
function detail(level: 0 | 1 | 2, scale: number): 0 | 1 | 2 {
  const [some, all] = level === 1 ? [1.6, 99] : [0.95, 1.5];
  return Math.min(level, scale < some ? 0 : scale < all ? 1 : 2) as 0 | 1 | 2;
}

/** A flower head and where it is. */
export interface Blossom {
  readonly key: SpeciesName;
  readonly at: Point;
  readonly scale: number;
  readonly facing?: Facing;
  readonly lean?: number;
  readonly role?: Role;
}

/** Draws a flower head; one that is seen from the side stands on its place. */
export function blossom(sheet: Sheet, { random, level }: Hand, it: Blossom): void {
  const species = speciesOf(it.key);
  head(sheet, {
    species,
    at: it.at,
    scale: it.scale,
    facing: it.facing ?? 'face',
    lean: it.lean ?? (species.tilts[0] === 0 ? random.range(-0.2, 0.2) : random.range(0, 6.28)),
    level: detail(level, it.scale),
    random,
    ...(it.role && species.petals === 'a' ? { petals: it.role } : {}),
  });
}

/** Kinds whose leaf keeps its outline when it is small; around other kinds a plain one stands. */
const PLAIN_LEAVED: ReadonlySet<SpeciesName> = new Set(['camellia', 'lily', 'rose', 'clematis']);

/** Leaves of a kind that stand out around a place. */
export function leavesAround(
  sheet: Sheet,
  { random, level }: Hand,
  it: { readonly key: SpeciesName; readonly at: Point; readonly length: number; readonly count: number },
): void {
  const start = random.range(0, 6.28);
  for (let i = 0; i < it.count; i++)
    speciesOf(PLAIN_LEAVED.has(it.key) ? it.key : 'camellia').leaf(
      sheet.at({
        x: it.at[0],
        y: it.at[1],
        angle: start + ((i + random.range(-0.15, 0.15)) / it.count) * Math.PI * 2,
        scale: it.length / 100,
      }),
      { random, level: level < 2 || it.length < 170 ? 0 : level },
    );
}

/** A plant with one flower: stem, leaves and head. */
export interface Plant {
  readonly key: SpeciesName;
  readonly foot: Point;
  readonly top: Point;
  readonly scale: number;
  readonly facing?: Facing;
  readonly leaves?: number;
  readonly role?: Role;
  /** Whether its foot is seen and was cut aslant. */
  readonly isCut?: boolean;
}

/** Draws a plant from its foot to its head. */
export function plant(sheet: Sheet, hand: Hand, it: Plant): void {
  const { random, level } = hand;
  const species = speciesOf(it.key);
  const facing = it.facing ?? 'face';
  const count = it.leaves ?? [1, 2, 3][level]!;
  const lean = stalk(sheet, {
    species,
    from: it.foot,
    to: it.top,
    bow: random.range(-30, 30) * it.scale,
    half: Math.max(4, 9 * it.scale),
    leaves: Array.from({ length: count }, (_, i) => ({
      share: species.habit === 'tuft' ? 0.04 : 0.2 + (0.5 * i) / Math.max(1, count),
      side: i % 2 === 0 ? 1 : -1,
      length: species.leafSize * it.scale * 0.85,
      ...(species.habit === 'tuft' ? { spread: random.range(0.1, 0.5) } : {}),
    })),
    level: detail(level, it.scale),
    random,
    ...(it.isCut ? { isCut: true } : {}),
  });
  blossom(sheet, hand, {
    key: it.key,
    at: it.top,
    scale: it.scale,
    facing,
    ...(facing === 'face' ? {} : { lean }),
    ...(it.role ? { role: it.role } : {}),
  });
}

const CLUMPS: Readonly<Record<number, readonly Point[]>> = {
  3: [
    [-0.5, 0.12],
    [0.5, 0.1],
    [0, -0.36],
  ],
  5: [
    [-0.68, 0.22],
    [0.68, 0.24],
    [-0.38, -0.34],
    [0.38, -0.38],
    [0, 0.16],
  ],
  7: [
    [-0.78, 0.26],
    [0.78, 0.28],
    [-0.5, -0.24],
    [0.5, -0.26],
    [0, -0.6],
    [-0.28, 0.24],
    [0.28, 0.2],
  ],
};

/** A round bunch of flowers. */
export interface Clump {
  readonly keys: readonly SpeciesName[];
  readonly at: Point;
  /** Half its width. */
  readonly half: number;
  readonly count: 3 | 5 | 7;
  /** Where its flowers stand, in halves of its width from its middle; evenly when absent. */
  readonly spots?: readonly Point[];
}

/** Draws a bunch of flowers with leaves looking out behind them. */
export function clump(sheet: Sheet, hand: Hand, it: Clump): void {
  const size = it.half * { 3: 0.5, 5: 0.42, 7: 0.36 }[it.count];
  const roles: readonly Role[] = ['a', 'b', 'd', 'c'];
  const spots = (it.spots ?? CLUMPS[it.count]!).map(([x, y]): Point => [
    it.at[0] + x * it.half,
    it.at[1] + y * it.half,
  ]);
  spots.forEach((at, i) =>
    leavesAround(sheet, hand, {
      key: it.keys[i % it.keys.length]!,
      at,
      length: size * 1.75,
      count: [1, 2, 3][hand.level]!,
    }),
  );
  spots.forEach((at, i) =>
    blossom(sheet, hand, {
      key: it.keys[i % it.keys.length]!,
      at,
      scale: size / 95,
      role: roles[i % it.keys.length]!,
    }),
  );
}
