import type { Composition, Story } from '../../composition.ts';
import { grow } from '../../geometry/boolean.ts';
import { place } from '../../geometry/point.ts';
import { crab } from '../../motifs/nature/shore.ts';
import { sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import { letterHouse } from '../../motifs/letters/letter-house.ts';
import { letterform, type Letter } from '../../motifs/letters/letterforms.ts';
import { lakeside } from '../../motifs/letters/places.ts';
import { evening } from '../../motifs/stages/evening.ts';
import { roundBush } from '../../motifs/stages/foliage.ts';
import { beach, garden, glade, park, rain, snow, street } from '../../motifs/stages/outdoors.ts';
import { byGrade, type Scene, type Stage } from '../../motifs/stages/stage.ts';
import { castleGrounds, seafloor } from '../../motifs/stages/wonder.ts';
import type { Role } from '../../roles.ts';
import { pictured, type Picture } from '../people/picture.ts';

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
    description: 'The A is a house with a steep roof and a beam to sit on. The park begins at its two doors.',
    tags: ['park'],
  },
  {
    letter: 'B',
    stage: beach,
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
    stage: street,
    size: WIDE,
    aside: 0.66,
    description:
      'On one side the D is straight as a wall, on the other round as a drum. The neighbors find it modern.',
    tags: ['town'],
  },
  {
    letter: 'E',
    stage: garden,
    size: TALL,
    description:
      'Three floors stick out into the garden, and nobody has built stairs for them. The cat does not need any.',
    tags: ['garden'],
  },
  {
    letter: 'F',
    stage: lakeside,
    size: TALL,
    description:
      'This F stands by the lake and looks out over the water from two balconies. The fish know it by its flag.',
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
    stage: evening,
    size: SQUARE,
    description: 'Two towers and a bridge between them make an H. Lamps hang along the way to it.',
    tags: ['night'],
  },
  {
    letter: 'I',
    stage: castleGrounds,
    size: TALL,
    description:
      'The I is the thinnest house before the castle. There is one room on every floor, and that is enough.',
    tags: ['castle'],
  },
  {
    letter: 'J',
    stage: beach,
    size: SQUARE,
    description: 'The J has a hook at its foot where boats may tie up. High tide comes to the door.',
    tags: ['sea'],
  },
  {
    letter: 'K',
    stage: street,
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
    stage: rain,
    size: WIDE,
    aside: 0.46,
    description: 'The P keeps its head dry and its one foot in a puddle. It rains, and every window is lit.',
    tags: ['rain'],
  },
  {
    letter: 'Q',
    stage: garden,
    size: SQUARE,
    description: 'Without its garden steps the Q would be an O. The steps lead straight to the flowers.',
    tags: ['garden'],
  },
  {
    letter: 'R',
    stage: castleGrounds,
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
    stage: castleGrounds,
    size: SQUARE,
    description:
      'The T has two roofs, one door and a king for a neighbor. The post is delivered through the attic.',
    tags: ['castle'],
  },
  {
    letter: 'U',
    stage: glade,
    size: WIDE,
    aside: 0.62,
    description:
      'Two towers grow from one cellar, and birds nest in between. The U is quiet in the mornings.',
    tags: ['forest'],
  },
  {
    letter: 'V',
    stage: beach,
    size: WIDE,
    description:
      'The V stands on its toes in the sand with both arms in the air. It does that on every holiday.',
    tags: ['beach'],
  },
  {
    letter: 'W',
    stage: park,
    size: WIDE,
    description:
      'Four towers lean together in the park so that none of them falls over. The W has been a good house for ages.',
    tags: ['park'],
  },
  {
    letter: 'X',
    stage: evening,
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
    stage: street,
    size: SQUARE,
    description:
      'Up, across and along again: the way to bed is a long one in the Z. The street lamps show it.',
    tags: ['town'],
  },
];

const FEET: readonly Role[] = ['a', 'b', 'c', 'd'];

function houseLetter(it: House): Picture {
  const [width, height] = it.size;
  const scale = Math.min(width / 470, (height * 0.83) / 650);
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
    isBanded: ![seafloor, evening].includes(it.stage),
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
  const white = level > 0 ? grow(letterform(letter, 112), 12).map((path) => place(path, at)) : [];
  for (const path of white) sheet.shape(path, 'bold', 'paper');
  letterHouse(sheet.at(at), { letter, level, random: random.fork('house'), roles: [wall, trim, roof] });
  const foot = at.y + 256 * at.scale;
  const bottom = scene.height - 40;
  if (isSunk) {
    if (level > 0) crab(sheet.at({ x: width * random.pick([0.2, 0.8]), y: bottom }), 'rust', level);
    return;
  }
  for (const x of byGrade(scene, [], [0.1, 0.9], [0.08, 0.5, 0.92]))
    roundBush(scene, [x * width, foot + 16], byGrade(scene, 1, 0.9, 0.8));
  const pet = random.pick([sittingCat, sittingDog]);
  if (level > 0)
    pet(
      sheet.at({ x: width * random.pick([0.24, 0.76]), y: bottom, scale: byGrade(scene, 1.4, 1.3, 1.3) }),
      level,
    );
}

/** The alphabet as houses. */
export const houseLetters: readonly Composition[] = HOUSES.map(houseLetter).map(pictured);
