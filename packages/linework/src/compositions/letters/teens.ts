import type { Composition } from '../../composition.ts';
import { rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import { paperLantern } from '../../motifs/holidays/carried.ts';
import { balloon } from '../../motifs/holidays/presents.ts';
import { THINGS } from '../../motifs/letters/things.ts';
import { songbird } from '../../motifs/nature/fliers.ts';
import { acorn, speciesLeaf } from '../../motifs/nature/leaves.ts';
import { dinghy } from '../../motifs/nature/shore.ts';
import { evening } from '../../motifs/stages/evening.ts';
import { beach, garden, glade, park, snow } from '../../motifs/stages/outdoors.ts';
import { lake } from '../../motifs/stages/prehistoric.ts';
import { byGrade, type Scene, type Stage } from '../../motifs/stages/stage.ts';
import { castleGrounds } from '../../motifs/stages/wonder.ts';
import { bee } from '../../motifs/visitors.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { pictured } from '../people/picture.ts';
import { worded } from './worded.ts';

/** A number and so many things of one kind, each about 100 units high about its origin. */
interface Teen {
  readonly count: number;
  readonly name: string;
  readonly things: string;
  readonly stage: Stage;
  /** Whether the things go round the number or stand in rows below it. */
  readonly stand: 'ring' | 'rows';
  readonly thing: (sheet: Sheet, scene: Scene, role: Role) => void;
  readonly description: string;
}

/** Things round a number are drawn plainly where there are many. */
const plain = (scene: Scene): 0 | 1 => byGrade<0 | 1>(scene, 0, 0, 1);

const TEENS: readonly Teen[] = [
  {
    count: 11,
    name: 'Eleven',
    things: 'Songbirds',
    stage: park,
    stand: 'ring',
    thing: (sheet, scene, role) => songbird(sheet.at({ scale: 0.86 }), [role, 'cream'], plain(scene)),
    description: 'Eleven songbirds fly around the number 11. Each of them knows a different song.',
  },
  {
    count: 12,
    name: 'Twelve',
    things: 'Painted Eggs',
    stage: garden,
    stand: 'rows',
    thing: (sheet, scene, role) =>
      THINGS.egg(sheet.at({ y: -6, scale: 0.56 }), {
        level: plain(scene),
        random: scene.random,
        roles: [role, 'sun'],
      }),
    description:
      'Twelve painted eggs stand on three shelves in the garden. It is a dozen exactly, and none of them is cracked.',
  },
  {
    count: 13,
    name: 'Thirteen',
    things: 'Acorns',
    stage: glade,
    stand: 'ring',
    thing: (sheet, scene) => acorn(sheet.at({ scale: 1.2 }), plain(scene)),
    description:
      'Thirteen acorns have come down from the oak. The squirrel counts again, and it is still thirteen.',
  },
  {
    count: 14,
    name: 'Fourteen',
    things: 'Apples',
    stage: lake,
    stand: 'rows',
    thing: (sheet, scene) =>
      THINGS.apple(sheet.at({ scale: 0.62 }), {
        level: plain(scene),
        random: scene.random,
        roles: ['rust', 'leaf'],
      }),
    description:
      'Fourteen apples lie on the shelves by the number 14. There is one for each day of the next two weeks.',
  },
  {
    count: 15,
    name: 'Fifteen',
    things: 'Bees',
    stage: garden,
    stand: 'ring',
    thing: (sheet, scene) => bee(sheet.at({ scale: 1.15 }), plain(scene)),
    description: 'Fifteen bees hum around the number 15. Keep still and count quickly.',
  },
  {
    count: 16,
    name: 'Sixteen',
    things: 'Balloons',
    stage: castleGrounds,
    stand: 'ring',
    thing: (sheet, scene, role) => balloon(sheet.at({ scale: 0.56, y: 20 }), role, plain(scene)),
    description: 'Sixteen balloons float over the castle. The princess has let go of every one.',
  },
  {
    count: 17,
    name: 'Seventeen',
    things: 'Leaves',
    stage: glade,
    stand: 'rows',
    thing: (sheet, scene, role) =>
      speciesLeaf(sheet.at({ y: 54, scale: 1.05 }), 'maple', role === 'a' ? 'ember' : 'rust', plain(scene)),
    description:
      'Seventeen leaves lie on shelves in the wood, pressed and in order. The wind has not noticed them yet.',
  },
  {
    count: 18,
    name: 'Eighteen',
    things: 'Lanterns',
    stage: evening,
    stand: 'rows',
    thing: (sheet, scene) => paperLantern(sheet.at({ y: -62, scale: 0.74 }), plain(scene)),
    description: 'Eighteen lanterns light the village street at night. Color each of them as if it were lit.',
  },
  {
    count: 19,
    name: 'Nineteen',
    things: 'Hearts',
    stage: castleGrounds,
    stand: 'ring',
    thing: (sheet, _, role) => sheet.shape(place(petal('heart', 104, 104), { y: 56 }), 'bold', role),
    description:
      'Nineteen hearts hang in the air around the number 19. There is one for everybody who helped to count.',
  },
  {
    count: 20,
    name: 'Twenty',
    things: 'Little Boats',
    stage: beach,
    stand: 'ring',
    thing: (sheet, _, role) => dinghy(sheet.at({ y: 44, scale: 0.9 }), [role, 'sun']),
    description: 'Twenty little boats sail around the number 20. It is a regatta that has no end.',
  },
];

function spotsOf({ count, stand }: Teen, random: Scene['random']): Point[] {
  if (stand === 'ring') {
    const [rx, ry] = [402, 388];
    const start = random.range(0, 6.28);
    return Array.from({ length: count }, (_, i): Point => {
      const turn = start + (i / count) * Math.PI * 2;
      const out = Math.max(Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))) ** -0.5;
      return [500 + Math.cos(turn) * rx * out, 500 + Math.sin(turn) * ry * out];
    });
  }
  const rows = 3;
  const first = random.chance(0.5) ? 480 : 120;
  return Array.from({ length: count }, (_, i): Point => {
    const row = i % rows;
    const inRow = Math.ceil((count - row) / rows);
    return [
      500 + (Math.floor(i / rows) - (inRow - 1) / 2) * (860 / Math.ceil(count / rows)),
      first + 60 + row * 150,
    ];
  });
}

/** A plank under each row. */
function shelves(sheet: Sheet, spots: readonly Point[]): void {
  for (const y of new Set(spots.map((at) => at[1])))
    sheet.shape(rectangle(60, y + 60, 880, 24, 6), 'bold', 'wood');
}

function teenPage(it: Teen) {
  const isRing = it.stand === 'ring';
  return worded({
    name: `number-${it.count}`,
    lines: [String(it.count)],
    size: [1000, 1000],
    ground: 800,
    stages: [it.stage],
    isBanded: it.stage !== evening && it.stage !== snow,
    boxes: [],
    act: () => ({
      title: `${it.name} ${it.things}`,
      description: it.description,
      tags: ['number', 'counting', String(it.count), it.name.toLowerCase(), it.things.toLowerCase()],
    }),
    sign(scene) {
      const spots = spotsOf(it, scene.random);
      const roles = scene.random.shuffle<Role>(['a', 'b', 'c', 'd']);
      if (!isRing) shelves(scene.sheet, spots);
      for (const [i, [x, y]] of spots.entries()) it.thing(scene.sheet.at({ x, y }), scene, roles[i % 4]!);
      if (isRing) return [{ x: 500, y: 500, width: 560, height: 450 }];
      return [{ x: 500, y: spots[0]![1] < 400 ? 790 : 230, width: 520, height: 310 }];
    },
  });
}

/** The numbers after ten, each with so many things. */
export const teens: readonly Composition[] = TEENS.map(teenPage).map(pictured);
