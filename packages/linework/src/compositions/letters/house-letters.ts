import type { Composition, Story } from '../../composition.ts';
import { grow } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { bounds } from '../../geometry/path.ts';
import { place } from '../../geometry/point.ts';
import { quilledHedgehog, rabbit } from '../../motifs/animals/beasts/little-ones.ts';
import { hen } from '../../motifs/birds/species.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { crab } from '../../motifs/nature/shore.ts';
import { sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import { letterHouse } from '../../motifs/letters/letter-house.ts';
import { letterform, type Letter } from '../../motifs/letters/letterforms.ts';
import { snowOnL } from '../../motifs/letters/snow-on-l.ts';
import { castleHill, lakeside, lowStreet, shore, showers, village } from '../../motifs/letters/places.ts';
import { garden, glade, park, snow } from '../../motifs/stages/outdoors.ts';
import { type Scene, type Stage } from '../../motifs/stages/stage.ts';
import { seafloor } from '../../motifs/stages/wonder.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { pictured, type Picture } from '../people/picture.ts';
import { streakedSky } from './streaked-sky.ts';

/** A letter that is a house, and where it stands. */
interface House {
  readonly letter: Letter;
  readonly stage: Stage;
  readonly size: readonly [number, number];
  readonly edge?: Picture['edge'];
  /** Where it stands from left to right, as a share of the width; the middle when absent. */
  readonly aside?: number;
  readonly description: string;
  readonly tags: readonly string[];
}

const TALL = [800, 1000] as const;
const SQUARE = [960, 960] as const;
const WIDE = [1000, 820] as const;

const HOUSES: readonly House[] = [
  {
    letter: 'A',
    stage: park,
    size: SQUARE,
    aside: 0.4,
    description: 'The A is a house with a steep roof and a flag on it. The park begins at its two doors.',
    tags: ['park'],
  },
  {
    letter: 'B',
    stage: shore,
    size: TALL,
    description: 'Two bay windows make a B of this house at the beach. Upstairs one can hear the waves.',
    tags: ['beach'],
  },
  {
    letter: 'C',
    stage: snow,
    size: SQUARE,
    description:
      'The C is open to one side, so the snow blows right in. Inside there is cocoa at every window.',
    tags: ['snow'],
  },
  {
    letter: 'D',
    stage: lowStreet,
    size: WIDE,
    aside: 0.6,
    description:
      'On one side the D is straight as a wall, on the other round as a drum. The neighbors find it modern.',
    tags: ['town'],
  },
  {
    letter: 'E',
    stage: garden,
    size: TALL,
    description:
      'Three floors stick out into the garden, and there are two doors to choose from. The dog has chosen neither.',
    tags: ['garden'],
  },
  {
    letter: 'F',
    stage: lakeside,
    size: TALL,
    aside: 0.42,
    description:
      'This F stands by the lake with two of its floors over the water. The cat can tell from its flag where the wind is.',
    tags: ['lake'],
  },
  {
    letter: 'G',
    stage: glade,
    size: SQUARE,
    aside: 0.42,
    description:
      'A round house with a shelf inside: that is the G under the trees. The shelf is for the honey.',
    tags: ['forest'],
  },
  {
    letter: 'H',
    stage: village,
    size: SQUARE,
    description: 'Two towers and a bridge between them make an H. The stars come out above it.',
    tags: ['night'],
  },
  {
    letter: 'I',
    stage: castleHill(0.72),
    size: TALL,
    aside: 0.3,
    description:
      'The I is the thinnest house below the castle. There is one room on every floor, and that is enough.',
    tags: ['castle'],
  },
  {
    letter: 'J',
    stage: shore,
    size: SQUARE,
    description: 'The J has a hook at its foot where boats may tie up. High tide comes to the door.',
    tags: ['sea'],
  },
  {
    letter: 'K',
    stage: lowStreet,
    size: WIDE,
    description:
      'Whoever lives in the K has one leg on the street and one arm in the clouds. It is a friendly sort of house.',
    tags: ['town'],
  },
  {
    letter: 'L',
    stage: snow,
    size: TALL,
    description:
      'Up the tower, down the tower and along the floor: the L is two houses in one. The snow lies on both.',
    tags: ['winter'],
  },
  {
    letter: 'M',
    stage: lakeside,
    size: WIDE,
    description:
      'Two peaks and a valley, and windows all the way. The M has borrowed its shape from the hills behind it.',
    tags: ['hills'],
  },
  {
    letter: 'N',
    stage: park,
    size: SQUARE,
    edge: 'page',
    description:
      'A steep wall runs from the left tower of the N to the right one. Nobody has counted its bricks.',
    tags: ['park'],
  },
  {
    letter: 'O',
    stage: seafloor,
    size: SQUARE,
    edge: 'round',
    description:
      'A ring of windows on the floor of the sea: the O has a view of fish wherever you look. Mind the coral by the door.',
    tags: ['sea', 'fish'],
  },
  {
    letter: 'P',
    stage: showers,
    size: WIDE,
    aside: 0.46,
    description: 'The P keeps its head dry and its one foot in a puddle. It rains, and every window is lit.',
    tags: ['rain'],
  },
  {
    letter: 'Q',
    stage: garden,
    size: SQUARE,
    description:
      'Without its little foot the Q would be an O, and there would be no place for a door. Sunflowers look over the fence.',
    tags: ['garden'],
  },
  {
    letter: 'R',
    stage: castleHill(0.76),
    size: WIDE,
    aside: 0.34,
    description:
      'The R leans on one leg like somebody who waits for the castle to open. It has waited for three hundred years.',
    tags: ['castle'],
  },
  {
    letter: 'S',
    stage: seafloor,
    size: TALL,
    description:
      'The S winds through the water like an eel with windows. A clownfish lives on the second floor.',
    tags: ['sea', 'fish'],
  },
  {
    letter: 'T',
    stage: castleHill(0.78),
    size: WIDE,
    aside: 0.32,
    description: 'The T has one long roof, one door and a king for a neighbor. The hedgehog is only passing.',
    tags: ['castle'],
  },
  {
    letter: 'U',
    stage: glade,
    size: WIDE,
    aside: 0.62,
    description:
      'Two towers grow from one cellar, and between them there is room for the sky. The U is quiet in the mornings.',
    tags: ['forest'],
  },
  {
    letter: 'V',
    stage: shore,
    size: WIDE,
    aside: 0.47,
    description:
      'The V stands on its toes in the sand with both arms in the air. It does that on every holiday.',
    tags: ['beach'],
  },
  {
    letter: 'W',
    stage: park,
    size: WIDE,
    description:
      'Two towers lean outward in the park, and a round hall in the middle holds them up. The W has been a good house for ages.',
    tags: ['park'],
  },
  {
    letter: 'X',
    stage: village,
    size: WIDE,
    edge: 'page',
    description:
      'Two houses cross in the middle, where they share one kitchen. From above the X marks the spot.',
    tags: ['night'],
  },
  {
    letter: 'Y',
    stage: garden,
    size: TALL,
    description:
      'Two roofs and one door: whoever lives in the Y meets on the stairs. Sunflowers look in at the windows.',
    tags: ['garden'],
  },
  {
    letter: 'Z',
    stage: lowStreet,
    size: SQUARE,
    description: 'Up, across and along again: the way to bed is a long one in the Z. The dog knows the way.',
    tags: ['town'],
  },
];

/** Letters with a narrow roof, which is high: they stand lower, so that the flag on it keeps clear of the edge. */
const POINTED: readonly Letter[] = ['A', 'H', 'K', 'L', 'M', 'N', 'U', 'V', 'W', 'X', 'Y'];

/** Letters that stand on a mound of grass, clear of the flowers round them. */
const MOUNDED: readonly Letter[] = ['R', 'U'];

/** Letters under a sky of long streaks, not of heaped clouds. */
const CLEAR: readonly Letter[] = ['F', 'P', 'R', 'U'];

/** Letters that have a dry place below their arm or bowl for whoever sits before them. */
const OVERHUNG: readonly Letter[] = ['F', 'P'];

const FEET: readonly Role[] = ['a', 'b', 'c', 'd'];

function houseLetter(it: House): Picture {
  const [width, height] = it.size;
  const scale = Math.min(width / 470, (height * 0.83) / 650) * (POINTED.includes(it.letter) ? 0.94 : 1);
  const foot = height * 0.87;
  return {
    name: `house-${it.letter.toLowerCase()}`,
    category: 'letters',
    size: it.size,
    ground: foot - 30,
    edge: it.edge ?? 'page',
    stages: [it.stage],
    views: [
      [width / 2, height, 1],
      [width * 0.1, height, 1.25],
      [width * 0.9, height, 1.25],
    ],
    isBanded: ![seafloor, village].includes(it.stage) && !CLEAR.includes(it.letter),
    ...(CLEAR.includes(it.letter) ? { backdrop: streakedSky } : {}),
    act: (): Story => ({
      title: `A House Called ${it.letter}`,
      description: it.description,
      tags: ['letter', 'alphabet', it.letter.toLowerCase(), 'house', 'city', ...it.tags],
    }),
    sign: (scene) =>
      standing(
        scene,
        it.letter,
        { x: width * (it.aside ?? 0.5), y: foot - 250 * scale, scale },
        it.stage === seafloor,
      ),
  };
}

/** The house with white about it, and what grows and sits at its feet. */
function standing(
  scene: Scene,
  letter: Letter,
  at: { x: number; y: number; scale: number },
  isSunk: boolean,
): void {
  const { sheet, random, level, width } = scene;
  const [wall, trim, roof] = random.shuffle(FEET) as [Role, Role, Role];
  const form = letterform(letter, 112).map((path) => place(path, at));
  const [left, , right] = bounds(form);
  const foot = at.y + 256 * at.scale;
  const bottom = scene.height - 40;
  if (level > 0 && !isSunk)
    for (const [x, size] of [
      [left - 40, 0.9],
      [right + 46, 1.1],
    ] as const)
      shrub(sheet.at({ x, y: foot, scale: size * 0.9 }), random);
  if (MOUNDED.includes(letter))
    sheet.shape(
      drawn(
        `${left - 130},${foot + 70}! ${left - 70},${foot + 6} ${left + 40},${foot - 34} ${right - 40},${foot - 34} ${right + 70},${foot + 6} ${right + 130},${foot + 70}!`,
      ),
      'bold',
      'grass',
    );
  if (level > 0) sheet.shape(grow(form, 12 * at.scale), 'bold', 'paper');
  letterHouse(sheet.at(at), {
    letter,
    level,
    isSunk,
    random: random.fork('house'),
    roles: [wall, trim, roof],
  });
  if (level === 0) return;
  if (letter === 'L') snowOnL(sheet.at(at));
  const room = Math.max(left, width - right);
  const visitor = VISITORS[letter] ?? (isSunk ? 'crab' : random.pick(['cat', 'dog'] as const));
  const beside = left > width - right ? left * 0.5 + 12 : (right + width) / 2 - 12;
  const middle = OVERHUNG.includes(letter) ? right - (right - left) * 0.16 : beside;
  visit(sheet.at({ x: middle, y: bottom, scale: Math.min(1.5, (room - 34) / 150) }), visitor, level);
}

type Visitor = 'cat' | 'dog' | 'rabbit' | 'hen' | 'hedgehog' | 'crab';

/** Who sits before a house; a cat or a dog where there is nobody else. */
const VISITORS: Partial<Record<Letter, Visitor>> = {
  B: 'crab',
  D: 'rabbit',
  E: 'dog',
  F: 'cat',
  G: 'hedgehog',
  I: 'hen',
  J: 'crab',
  L: 'rabbit',
  N: 'hen',
  P: 'cat',
  Q: 'cat',
  T: 'hedgehog',
  U: 'rabbit',
  V: 'crab',
  W: 'hen',
  X: 'cat',
  Z: 'dog',
};

/** Draws somebody about 130 units high and as wide. */
function visit(sheet: Sheet, who: Visitor, level: 0 | 1 | 2): void {
  if (who === 'cat') sittingCat(sheet, level);
  if (who === 'dog') sittingDog(sheet, level);
  if (who === 'rabbit') rabbit(sheet.at({ scale: 0.52 }), level === 2 ? 1 : level, 'sit', 'fur');
  if (who === 'hen') hen(sheet.at({ y: -2, scale: 0.46 }), level === 2 ? 1 : level, 'rust', false);
  if (who === 'hedgehog') quilledHedgehog(sheet.at({ y: -6, scale: 0.5 }), level === 2 ? 1 : level);
  if (who === 'crab') crab(sheet.at({ scale: 0.62 }), 'rust', level);
}

/** A leafy bush of three heads about the frame's origin, 170 units wide. */
function shrub(sheet: Sheet, random: Random): void {
  for (const [x, y, rx, ry] of [
    [-46, -34, 46, 42],
    [44, -36, 48, 46],
    [0, -58, 52, 56],
    [4, -22, 50, 30],
  ] as const)
    sheet.shape(puff(random, [x, y], [rx, ry], 9, 0.14), 'line', y < -50 ? 'grass' : 'leaf');
}

/** The alphabet as houses. */
export const houseLetters: readonly Composition[] = HOUSES.map(houseLetter).map(pictured);
