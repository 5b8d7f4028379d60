import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { grow } from '../../geometry/boolean.ts';
import { shapeArea } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Placement, type Point, type Shape } from '../../geometry/point.ts';
import { GROUNDS, type GroundName } from '../../motifs/letters/grounds.ts';
import { letterform, type Letter } from '../../motifs/letters/letterforms.ts';
import { THINGS, type ThingName } from '../../motifs/letters/things.ts';
import { drift } from '../../motifs/nature/shore.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { withEasy } from '../easy-page.ts';
import { edged, type EdgedPicture } from '../edged.ts';
import { EASY_LETTERS } from './easy-letters.ts';
import { strew } from './strewn.ts';

/** Square units that a hole in the white about a letter has at least. */
const SMALLEST_HOLE = 9000;

const ROLES: readonly Role[] = ['a', 'b', 'c', 'd'];
const PATTERNS: readonly PatternName[] = ['scales', 'diamonds', 'hearts', 'stars', 'bricks', 'shells'];

/** A letter filled with a pattern on the finer pages, with white about it. */
export function largeSign(sheet: Sheet, brief: Brief, shape: Shape, role: Role): void {
  const { level, random } = brief;
  const halo = grow(shape, byLevel(brief, 16, 16, 14)).filter((path) => shapeArea([path]) > SMALLEST_HOLE);
  sheet.shape(halo, 'bold', 'paper');
  sheet.shape(shape, 'bold', role);
  if (level === 0) return;
  const pattern = random.pick(level === 1 ? PATTERNS.filter((name) => name !== 'bricks') : PATTERNS);
  const border = byLevel(brief, 0, 16, 10);
  const zone = grow(shape, -border);
  // Whole hearts, where those of the pattern would be cut off at the border.
  if (pattern === 'hearts') {
    const size = byLevel(brief, 0, 54, 34);
    const heart = place(petal('heart', size, size), { y: size / 2 });
    strew(sheet, zone, { outlines: [heart], apart: size * 1.6 }, role);
    return;
  }
  fillZone(pattern, {
    sheet,
    zone,
    size: byLevel(brief, 0, 108, 56),
    angle: 0,
    roles: [role, 'soft'],
  });
}

/** Where a thing stands: x, y, scale and angle. */
type Spot = readonly [x: number, y: number, scale: number, angle: number];

interface LetterScene {
  readonly letter: Letter;
  readonly word: string;
  readonly thing: ThingName;
  readonly ground: GroundName;
  readonly edge: EdgedPicture['edge'];
  readonly width: 800 | 1000;
  readonly spots: readonly Spot[];
  /** Where sand is heaped about the foot of things. */
  readonly drifts?: readonly Point[];
  /** Where the letter stands and how large, if not in the middle of the page. */
  readonly at?: Placement;
  readonly description: string;
  readonly tags: readonly string[];
}

const SCENES: readonly LetterScene[] = [
  {
    letter: 'E',
    word: 'Egg',
    thing: 'egg',
    ground: 'hills',
    edge: 'page',
    width: 800,
    at: { x: 330, y: 500, scale: 1.3 },
    spots: [
      [604, 800, 1.1, 0.1],
      [170, 850, 0.86, -0.2],
      [398, 884, 0.62, 0.3],
    ],
    description: 'Painted eggs have rolled up against a tall E on a hill. Nobody has found them yet.',
    tags: ['egg', 'spring', 'hills'],
  },
  {
    letter: 'G',
    word: 'Gift',
    thing: 'gift',
    ground: 'parlor',
    edge: 'arch',
    width: 800,
    spots: [
      [600, 770, 1.06, 0],
      [180, 800, 0.92, 0.04],
      [392, 862, 0.74, -0.04],
    ],
    description: 'Gifts with large bows stand in front of a G. One of them rattles.',
    tags: ['gift', 'present', 'birthday'],
  },
  {
    letter: 'I',
    word: 'Ice Cream',
    thing: 'iceCream',
    ground: 'sea',
    edge: 'page',
    width: 800,
    spots: [
      [620, 720, 1.24, 0.16],
      [190, 760, 1.04, -0.18],
    ],
    drifts: [
      [600, 950],
      [200, 954],
    ],
    description: 'Two cones lean against the letter I at the seaside. They will not last long in this sun.',
    tags: ['ice cream', 'summer', 'beach'],
  },
  {
    letter: 'V',
    word: 'Vase',
    thing: 'vase',
    ground: 'parlor',
    edge: 'arch',
    width: 1000,
    spots: [
      [500, 330, 0.9, 0],
      [790, 740, 1, 0],
      [220, 750, 0.9, 0],
    ],
    description:
      'Vases full of flowers stand around the V, and one in the middle of it. The wallpaper is out of fashion and proud of it.',
    tags: ['vase', 'flowers', 'room'],
  },
  {
    letter: 'X',
    word: 'Xylophone',
    thing: 'xylophone',
    ground: 'rays',
    edge: 'page',
    width: 1000,
    spots: [[500, 810, 1.16, 0.06]],
    description: 'A xylophone is ready to play below the X. Give every bar a color and every color a sound.',
    tags: ['xylophone', 'music', 'instrument'],
  },
  {
    letter: 'Z',
    word: 'Zeppelin',
    thing: 'zeppelin',
    ground: 'night',
    edge: 'page',
    width: 1000,
    spots: [
      [690, 330, 1.16, -0.1],
      [270, 800, 0.8, 0.08],
    ],
    description: 'Zeppelins float by the Z among the stars. Their passengers have gone to bed long ago.',
    tags: ['zeppelin', 'airship', 'night'],
  },
];

function letterScene(it: LetterScene): Composition {
  const size = [it.width, 1000] as const;
  return edged({
    name: `letter-${it.letter.toLowerCase()}`,
    category: 'letters',
    size,
    edge: it.edge,
    backdrop: 'sky',
    keepsSides: true,
    draw(brief) {
      const { random, level } = brief;
      GROUNDS[it.ground](brief, size);
      const roles = random.shuffle(ROLES);
      const shape = letterform(it.letter, 104).map((path) =>
        place(path, { x: it.width / 2, y: 470, scale: it.width === 1000 ? 1.62 : 1.5, ...it.at }),
      );
      largeSign(brief.sheet.layer('letter'), brief, shape, roles[0]!);
      for (const [i, [x, y, scale, angle]] of it.spots.slice(0, byLevel(brief, 1, 3, 3)).entries())
        THINGS[it.thing](brief.sheet.layer('things').at({ x, y, scale, angle }), {
          level,
          random: random.fork(`${i}`),
          roles: [roles[(i + 1) % 4]!, roles[(i + 2) % 4]!],
        });
      for (const [x, y] of it.drifts ?? []) drift(brief.sheet.layer('things').at({ x, y }), 84, 'sand');
      return {
        title: `${it.letter} Is for ${it.word}`,
        description: it.description,
        tags: ['letter', 'alphabet', it.letter.toLowerCase(), ...it.tags],
      };
    },
  });
}

/** Letters that stand in a place with something that begins with them. */
export const letterScenes: readonly Composition[] = SCENES.map((it) =>
  withEasy(letterScene(it), EASY_LETTERS[it.letter]),
);
