import type { Composition } from '../../composition.ts';
import { curve } from '../../geometry/curve.ts';
import { rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import { balloon } from '../../motifs/holidays/presents.ts';
import { THINGS } from '../../motifs/letters/things.ts';
import { songbird } from '../../motifs/nature/fliers.ts';
import { speciesLeaf } from '../../motifs/nature/leaves.ts';
import { dinghy, swell } from '../../motifs/nature/shore.ts';
import { evening } from '../../motifs/stages/evening.ts';
import { beach, garden, glade, park, snow, street } from '../../motifs/stages/outdoors.ts';
import { byGrade, type Scene, type Stage } from '../../motifs/stages/stage.ts';
import { castleGrounds } from '../../motifs/stages/wonder.ts';
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
  /** Whether the things go round the number, stand on shelves, hang on lines or float on waves. */
  readonly stand: 'ring' | 'shelf' | 'line' | 'wave';
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
    stage: street,
    stand: 'line',
    thing: (sheet, _scene, role) => songbird(sheet.at({ y: -49, scale: 0.78 }), [role, 'cream'], 0),
    description:
      'Eleven songbirds sit on three wires across the street. Each of them knows a different song.',
  },
  {
    count: 12,
    name: 'Twelve',
    things: 'Painted Eggs',
    stage: garden,
    stand: 'shelf',
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
    count: 14,
    name: 'Fourteen',
    things: 'Apples',
    stage: park,
    stand: 'shelf',
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
    stand: 'line',
    thing: (sheet, scene, role) =>
      speciesLeaf(
        sheet.at({ y: -46, scale: 1.05, angle: Math.PI }),
        'maple',
        role === 'a' ? 'ember' : 'rust',
        plain(scene),
      ),
    description:
      'Seventeen leaves hang on lines in the wood to dry, all in order. The wind has not noticed them yet.',
  },
  {
    count: 19,
    name: 'Nineteen',
    things: 'Hearts',
    stage: castleGrounds,
    stand: 'ring',
    thing: (sheet, _, role) => {
      sheet.line(
        curve([
          [0, 40],
          [8, 62],
          [-4, 86],
        ]),
        'line',
        0.3,
      );
      sheet.shape(place(petal('heart', 98, 98), { y: 46 }), 'bold', role);
    },
    description:
      'Nineteen heart balloons float around the number 19. There is one for everybody who helped to count.',
  },
  {
    count: 20,
    name: 'Twenty',
    things: 'Little Boats',
    stage: beach,
    stand: 'wave',
    thing: (sheet, _, role) => dinghy(sheet.at({ y: 56, scale: 0.7 }), [role, 'sun']),
    description: 'Twenty little boats sail past the number 20, wave behind wave. All of them are first.',
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
  const rows = stand === 'wave' ? 4 : 3;
  const first = stand === 'wave' ? 420 : random.chance(0.5) ? 480 : 120;
  return Array.from({ length: count }, (_, i): Point => {
    const row = i % rows;
    const inRow = Math.ceil((count - row) / rows);
    return [
      500 + (Math.floor(i / rows) - (inRow - 1) / 2) * (840 / Math.ceil(count / rows)),
      first + 60 + row * (stand === 'wave' ? 132 : 150),
    ];
  });
}

/** What carries a row: a plank between two posts, a line from edge to edge or a wave. */
function carrier(sheet: Sheet, stand: Teen['stand'], y: number): void {
  if (stand === 'shelf') sheet.shape(rectangle(46, y + 60, 908, 24, 6), 'bold', 'wood');
  if (stand === 'line')
    sheet.line(
      [
        [-20, y - 46],
        [1020, y - 46],
      ],
      'bold',
      0,
    );
  if (stand === 'wave') {
    sheet.shape([...swell(1000, y + 46, 10, 160, y), [1020, 1020], [-20, 1020]], 'bold', 'water');
    for (const by of [80, 116]) sheet.line(swell(1000, y + by, 7, 210, y + by), 'fine', 0);
  }
}

function teenPage(it: Teen) {
  const isRing = it.stand === 'ring';
  return worded({
    name: `number-${it.count}`,
    lines: [String(it.count)],
    size: [1000, 1000],
    ground: 800,
    stages: [it.stage],
    isCrowded: it.stand === 'shelf',
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
      const rows = [...new Set(spots.map((at) => at[1]))].toSorted((a, b) => a - b);
      const { sheet } = scene;
      if (it.stand === 'shelf')
        for (const x of [60, 916]) sheet.shape(rectangle(x, rows[0]! - 70, 24, 1000), 'bold', 'wood');
      if (it.stand === 'wave') carrier(sheet, 'wave', rows[0]! - 110);
      for (const y of isRing ? [500] : rows) {
        if (it.stand !== 'wave') carrier(sheet, it.stand, y);
        for (const [i, [x, v]] of spots.entries())
          if (isRing || v === y) it.thing(sheet.at({ x, y: v }), scene, roles[i % 4]!);
        if (it.stand === 'wave') carrier(sheet, 'wave', y);
      }
      if (isRing) return [{ x: 500, y: 500, width: 560, height: 450 }];
      return [{ x: 500, y: spots[0]![1] < 400 ? 790 : 230, width: 520, height: 310 }];
    },
  });
}

/** The numbers after ten, each with so many things. */
export const teens: readonly Composition[] = TEENS.map(teenPage).map(pictured);
