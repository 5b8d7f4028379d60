import type { PatternName } from '../../patterns/patterns.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Build } from './body/build.ts';
import type { CoiffureName } from './body/coiffure.ts';
import type { Bottom, Somebody, Top } from './body/somebody.ts';

/** Whether somebody is drawn with lashes and long hair, or without. */
export type Kind = 'she' | 'he';

const SKINS: readonly Role[] = ['cream', 'sand', 'fur', 'gold', 'wood', 'blush'];
const HAIRS: readonly Role[] = ['wood', 'ember', 'gold', 'rust', 'night', 'stone'];

const COIFFURES: Readonly<Record<'young' | 'grown', Readonly<Record<Kind, readonly CoiffureName[]>>>> = {
  young: {
    she: ['bob', 'long', 'pony', 'bunches', 'plaits', 'bun', 'puffs', 'afro', 'mop', 'locs', 'waves'],
    he: ['crop', 'swept', 'mop', 'crop', 'swept', 'afro', 'turban'],
  },
  grown: {
    she: ['bob', 'long', 'pony', 'bun', 'afro', 'locs', 'waves', 'hijab', 'plaits'],
    he: ['crop', 'swept', 'mop', 'turban', 'fringe', 'swept', 'locs'],
  },
};

/** The ways of wearing hair whose shapes are large enough for the easiest pages. */
const BOLD_HAIR: readonly CoiffureName[] = [
  'crop',
  'swept',
  'bob',
  'long',
  'pony',
  'bun',
  'afro',
  'mop',
  'hijab',
  'fringe',
];

const FIRST_NAMES: Readonly<Record<Kind, readonly string[]>> = {
  she: [
    'Mia',
    'Amara',
    'Lena',
    'Yuki',
    'Zara',
    'Rosa',
    'Nia',
    'Ella',
    'Priya',
    'Mei',
    'Freya',
    'Noor',
    'Ines',
    'Tala',
    'Ruby',
    'Salma',
    'Ada',
    'Wren',
    'Lucia',
    'Hana',
  ],
  he: [
    'Leo',
    'Omar',
    'Finn',
    'Kenji',
    'Noah',
    'Mateo',
    'Kofi',
    'Arjun',
    'Emil',
    'Tomas',
    'Idris',
    'Milo',
    'Jamal',
    'Theo',
    'Luca',
    'Ravi',
    'Oskar',
    'Diego',
    'Sami',
    'Hugo',
  ],
};

/** Somebody's looks before the clothes. */
export type Looks = Omit<Somebody, 'top' | 'bottom' | 'feet' | 'feetRole'> & {
  readonly kind: Kind;
  readonly called: string;
};

/** Chooses how somebody looks; no two of one cast share hair or name. */
export function looks(
  random: Random,
  build: Build['name'],
  kind: Kind,
  level: 0 | 1 | 2,
  taken: readonly Looks[] = [],
): Looks {
  const age = build === 'woman' || build === 'man' ? 'grown' : 'young';
  const free = <T>(all: readonly T[], used: (other: Looks) => T): T => {
    const left = all.filter((value) => !taken.some((other) => used(other) === value));
    return random.pick(left.length > 0 ? left : all);
  };
  const worn = COIFFURES[age][kind].filter((name) => level > 0 || BOLD_HAIR.includes(name));
  const hair = free(worn, (other) => other.hair);
  return {
    kind,
    called: free(FIRST_NAMES[kind], (other) => other.called),
    build,
    skin: free(SKINS, (other) => other.skin),
    hair,
    hairRole: random.pick(HAIRS),
    accent: random.pick<Role>(['a', 'b', 'c', 'd']),
    lashes: kind === 'she',
    glasses: level > 0 && random.chance(0.2),
    freckles: level > 0 && age === 'young' && random.chance(0.25),
    // The chance comes before the kind, so that every man takes as many random numbers.
    beard: build === 'man' && random.chance(0.45) && kind === 'he',
  };
}

const PRINTS: readonly PatternName[] = ['hearts', 'stars', 'diamonds', 'scales', 'blossoms'];

/** Clothes for every day. */
export function everyday(
  random: Random,
  kind: Kind,
  level: 0 | 1 | 2,
): Pick<Somebody, 'top' | 'bottom' | 'feet' | 'feetRole'> {
  const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
  const print: Top['print'] =
    level === 0 ? 'plain' : random.pick([random.pick(PRINTS), 'stripes', 'plain'] as const);
  const top: Top = {
    sleeves: random.pick([0.55, 0.6, 1.82]),
    role: roles[0]!,
    trim: roles[1]!,
    print,
    sewn: random.fork('sewn').pick(['bands', 'pouch', 'pocket'] as const),
    neckline: level === 0 ? 'round' : random.pick(['round', 'collar', 'hood', 'round'] as const),
  };
  const dressed = kind === 'she' && random.chance(0.6);
  const bottom: Bottom = dressed
    ? {
        kind: random.pick(['dress', 'skirt'] as const),
        length: random.range(0.72, 0.95),
        role: roles[2]!,
        trim: roles[3]!,
        flare: 16,
        ...(level > 0 && random.chance(0.35) ? { print: random.pick(PRINTS) } : {}),
      }
    : {
        kind: 'trousers',
        length: random.pick([0.72, 1.9, 1.9]),
        role: roles[2]!,
        trim: roles[3]!,
        bib: level > 0 && random.chance(0.3),
      };
  return {
    top: bottom.bib || top.sleeves > 1.5 ? { ...top, print: bottom.bib ? 'stripes' : print } : top,
    bottom,
    feet: random.pick(['sneaker', 'sneaker', 'shoe', 'boot'] as const),
    feetRole: roles[3]!,
  };
}

/** Names a few people in a sentence: "Mia, Leo and Zara". */
export function namesOf(people: readonly Looks[]): string {
  const names = people.map(({ called }) => called);
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
}
