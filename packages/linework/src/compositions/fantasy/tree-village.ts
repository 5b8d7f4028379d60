import type { Brief, Composition, Story } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { mix, type Point } from '../../geometry/point.ts';
import { dressBark } from '../../motifs/dressing/bark.ts';
import { dressFoliage } from '../../motifs/dressing/foliage.ts';
import { dressForestFloor } from '../../motifs/dressing/forest-floor.ts';
import { dressRoof } from '../../motifs/dressing/roof.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { fullMoon } from '../../motifs/nature/skies.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import { archway } from '../../motifs/scenery.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

type Level = 0 | 1 | 2;
const SIZE = [860, 1000] as const;

/** A round hut under a pointed thatch, the middle of its floor on the origin, 300 units wide and high. */
function hut(brief: Brief, sheet: Sheet, roles: readonly [wall: Role, roof: Role]): void {
  const { level, random } = brief;
  for (const side of [-1, 1])
    sheet.shape(
      clockwise(
        tube(
          [
            [side * 136, 20],
            [side * 50, 116],
          ],
          () => 9,
        ),
      ),
      'line',
      'wood',
    );
  for (const side of [-1, 1]) {
    for (const x of level === 2 ? [108, 146] : [146])
      sheet.shape(rectangle(side * x - 8, -62, 16, 66, 3), 'line', 'wood');
    sheet.shape(rectangle(side > 0 ? 92 : -160, -74, 68, 18, 6), 'line', 'wood');
  }
  const wall = clockwise([
    [-96, 0],
    [-104, -132],
    [104, -132],
    [96, 0],
  ]);
  sheet.shape(wall, 'bold', roles[0]);
  if (level === 2) for (const x of [-72, -44, 76]) sheet.line(traced(`${x},-128! ${x},-4!`), 'fine', 0);
  if (level === 2) sheet.shape(archway(-24, 2, 88, 114), 'line', 'cream');
  sheet.shape(archway(-24, 2, 60, 96), 'bold', 'wood');
  if (level === 2) sheet.shape(ellipse(52, -66, 34), 'line', 'cream');
  sheet.shape(ellipse(52, -66, 21), 'line', 'sun');
  const roof = drawn(
    '-158,-118! -120,-150 -62,-226 -10,-320! 10,-320! 62,-226 120,-150 158,-118! 110,-100 0,-92 -110,-100',
  );
  sheet.shape(roof, 'bold', roles[1]);
  if (level === 2)
    dressRoof(sheet, random, {
      zone: [roof],
      kind: 'round',
      size: 66,
      roles: [roles[1], 'soft'],
      rim: 'bold',
    });
  if (level === 1)
    for (const way of ['-100,-150 0,-128 100,-150', '-52,-220 0,-206 52,-220'])
      sheet.inside([clockwise(roof)]).line(traced(way), 'line', 0.2);
  sheet.shape(ellipse(0, -326, 16), 'line', 'sun');
  sheet.shape(rectangle(-164, 0, 328, 26, 6), 'bold', 'wood');
}

/** A bridge of planks on two ropes that sags between its ends. */
function bridge(sheet: Sheet, [x, y]: Point, [x2, y2]: Point, planks: number): void {
  const sag = 46;
  const at = (t: number, up: number): Point => [mix(x, x2, t), mix(y, y2, t) + sag * 4 * t * (1 - t) - up];
  const rope = (up: number): Point[] => Array.from({ length: 25 }, (_, i) => at(i / 24, up));
  sheet.line(rope(64), 'bold', 0);
  for (let i = 1; i < planks; i += 2) sheet.line([at(i / planks, 64), at(i / planks, 0)], 'line', 0);
  for (let i = 0; i < planks; i++) {
    const [a, b] = [i / planks, (i + 1) / planks];
    sheet.shape(clockwise([at(a, 10), at(b, 10), at(b, -14), at(a, -14)]), 'line', 'wood');
  }
}

function lamp(sheet: Sheet, drop: number): void {
  sheet.line(traced(`0,0! 0,${drop}!`), 'line', 0);
  sheet.shape(drawn(`-18,${drop}! 18,${drop}! 30,${drop + 18}! -30,${drop + 18}!`), 'line', 'stone');
  sheet.shape(drawn(`-24,${drop + 18}! 24,${drop + 18}! 18,${drop + 66}! -18,${drop + 66}!`), 'line', 'sun');
  sheet.shape(rectangle(-24, drop + 66, 48, 12, 4), 'line', 'stone');
}

/** Rungs on two ropes from the origin down. */
function ropeLadder(sheet: Sheet, length: number, rungs: number): void {
  for (const x of [-26, 26]) sheet.line(traced(`${x},0 ${x + 6},${length / 2} ${x},${length}`), 'bold', 0);
  for (let i = 0; i < rungs; i++)
    sheet.shape(rectangle(-34, mix(24, length - 10, i / (rungs - 1)), 68, 13, 5), 'line', 'wood');
}

function trunk(brief: Brief, way: string, from: number, to: number): void {
  const sheet = brief.sheet.layer('trunks');
  const rim = clockwise(tube(curve(knots(way), 8), (t) => mix(from, to, t ** 0.6)));
  sheet.shape(rim, 'bold', 'wood');
  if (brief.level === 2)
    dressBark(sheet, brief.random, {
      zone: [rim],
      kind: brief.random.fork('bark').pick(['plates', 'ridges']),
      size: 110,
      roles: ['wood', 'rust'],
      rim: 'bold',
    });
  else if (brief.level === 1)
    for (const x of [-0.4, 0.3])
      sheet.inside([rim]).line(
        curve(knots(way), 8).map(([u, v]): Point => [u + x * from, v]),
        'fine',
        0.2,
      );
}

function wood(brief: Brief): void {
  const { sheet, random, level } = brief;
  const sky = sheet.layer('sky');
  if (level === 2)
    dressSky(sky, random, {
      zone: [clockwise(rectangle(-20, -20, 900, 920))],
      kind: random.fork('air').pick(['heaped', 'gusts']),
      size: 116,
      roles: ['sky', 'soft', 'cream'],
    });
  else
    for (const [i, y] of [300, 480, 660].entries())
      sky.shape(
        [...traced(`-20,${y} 200,${y - 40} 460,${y + 26} 880,${y - 24}`), [880, 1040], [-20, 1040]],
        'line',
        i % 2 ? 'sky' : 'soft',
      );
  fullMoon(sky.at({ x: 420, y: 240 }), 92, level === 0 ? 0 : 1);
  const floor = drawn('-20,900! 200,870 440,900 660,872 880,890! 880,1040! -20,1040!');
  sheet.layer('floor').shape(floor, 'bold', 'grass');
  if (level === 2)
    dressForestFloor(sheet.layer('floor'), random, { zone: [floor], kind: 'moss', size: 110, rim: 'bold' });
}

/** The crowns of the trees along the upper edge. */
function crowns({ sheet, random, level }: Brief): void {
  const own = random.fork('crowns');
  const view = sheet.layer('crowns');
  for (const [i, [x, y, rx, ry]] of (
    [
      [60, 70, 170, 100],
      [800, 70, 180, 110],
      [250, 50, 150, 90],
      [620, 40, 150, 84],
      [430, 24, 140, 70],
    ] as const
  ).entries()) {
    const rim = clockwise(puff(own, [x, y], [rx, ry], 9, 0.2));
    view.shape(rim, 'bold', i % 2 ? 'grass' : 'leaf');
    if (level === 2)
      dressFoliage(view, random.fork(`crown ${i}`), {
        zone: [rim],
        kind: 'bunches',
        size: 120,
        roles: ['leaf', 'grass'],
        rim: 'bold',
      });
  }
}

const TAGS = ['tree house', 'village', 'forest', 'fairy tale', 'rope bridge', 'moon'];
const THREE_HUTS: readonly Story[] = [
  {
    title: 'Three Huts and Two Bridges',
    description:
      'Up here one visits the neighbors by bridge and pulls the ladder up at night. Only the cat has never used either.',
    tags: TAGS,
  },
  {
    title: 'The Village without a Ground Floor',
    description:
      'They built it where the squirrels had the best view. The lamps are lit when the moon is between the trunks.',
    tags: TAGS,
  },
];

const TWO_HUTS: readonly Story[] = [
  {
    title: 'The Cat on the Bridge',
    description:
      'Whoever wants to visit the neighbors must step over it. The neighbors have learned to throw their letters.',
    tags: TAGS,
  },
  {
    title: 'Two Huts and a Long Ladder',
    description:
      'The ladder has as many rungs as there are days in a month. The lamps are lit when the moon is between the trunks.',
    tags: TAGS,
  },
];

/** Where the huts hang and what hangs about them. */
interface Village {
  readonly huts: readonly (readonly [x: number, y: number, scale: number])[];
  readonly bridges: readonly (readonly [from: Point, to: Point])[];
  readonly ladder: readonly [x: number, y: number, long: number];
  readonly lamps: readonly Point[];
  readonly cat: Point;
  readonly told: readonly Story[];
}

const HUT_ROLES: readonly (readonly [wall: Role, roof: Role])[] = [
  ['cream', 'rust'],
  ['gold', 'b'],
  ['cream', 'a'],
];

const LAYOUTS: readonly Village[] = [
  {
    huts: [
      [668, 340, 0.74],
      [186, 520, 0.92],
      [660, 700, 0.94],
    ],
    bridges: [
      [
        [330, 520],
        [548, 352],
      ],
      [
        [330, 530],
        [520, 700],
      ],
    ],
    ladder: [560, 724, 200],
    lamps: [
      [424, 664],
      [62, 544],
    ],
    cat: [768, 702],
    told: THREE_HUTS,
  },
  {
    huts: [
      [196, 430, 0.86],
      [640, 560, 0.94],
    ],
    bridges: [
      [
        [330, 440],
        [500, 566],
      ],
    ],
    ladder: [250, 452, 450],
    lamps: [
      [76, 452],
      [540, 590],
      [736, 590],
    ],
    cat: [524, 558],
    told: TWO_HUTS,
  },
];

function inTheTrees(brief: Brief): Story {
  const { sheet, level, random } = brief;
  wood(brief);
  trunk(brief, '170,1020 186,800 176,500 190,200 180,-20', 106, 60);
  trunk(brief, '676,1020 660,820 676,500 660,260 670,-20', 118, 66);
  crowns(brief);
  const layout = random.fork('huts').pick(LAYOUTS);
  for (const [from, to] of layout.bridges) bridge(sheet.layer('bridges'), from, to, level === 2 ? 11 : 7);
  for (const [i, [x, y, scale]] of layout.huts.entries())
    hut(brief, sheet.layer('huts').at({ x, y, scale }), HUT_ROLES[i]!);
  const [ladderX, ladderY, long] = layout.ladder;
  ropeLadder(sheet.layer('ladder').at({ x: ladderX, y: ladderY }), long, [5, 6, 7][level]!);
  for (const [x, y] of layout.lamps) lamp(sheet.layer('lamps').at({ x, y, scale: 0.9 }), 20);
  const [catX, catY] = layout.cat;
  sittingCat(sheet.layer('cat').at({ x: catX, y: catY, scale: 0.76, flip: true }), 0);
  foot(sheet, level);
  return random.fork('words').pick(layout.told);
}

function foot(sheet: Sheet, level: Level): void {
  const view = sheet.layer('foot');
  for (const [x, y, s] of (
    [
      [330, 930, 1],
      [420, 950, 0.7],
      [800, 950, 0.9],
    ] as const
  ).slice(0, [1, 3, 3][level])) {
    const at = view.at({ x, y, scale: s });
    at.shape(drawn('-20,0! -16,-60! 16,-60! 20,0! 0,6'), 'bold', 'cream');
    at.shape(drawn('-70,-54! -54,-110 0,-134 54,-110 70,-54! 0,-44'), 'bold', 'rust');
    for (const [u, v, r] of [
      [-26, -82, 13],
      [22, -92, 15],
      [0, -116, 9],
    ] as const)
      if (level > 1) at.shape(ellipse(u, v, r, r * 0.8), 'line', 'paper');
  }
}

/** A village of huts in tall trees. */
export const treeVillage: Composition = edged({
  name: 'tree-village',
  category: 'fantasy',
  size: SIZE,
  edge: 'page',
  backdrop: 'sky',
  draw: inTheTrees,
});
