import type { Composition } from '../../composition.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { drawn } from '../../geometry/drawn.ts';
import { points } from '../../geometry/knots.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { around } from '../../geometry/around.ts';
import { petal } from '../../geometry/petal.ts';
import { between, place, type Point } from '../../geometry/point.ts';
import {
  type HedgeMaze,
  hedgesOf,
  jointsOf,
  roundMaze,
  squareMaze,
} from '../../motifs/adventure/hedge-maze.ts';
import { mazeVisitor } from '../../motifs/adventure/maze-visitor.ts';
import { byGrade, type Scene, type Stage } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { pictured, type Picture } from '../people/picture.ts';

const ROLES: readonly Role[] = ['a', 'b', 'c', 'd', 'sun'];

/** The grass around the hedges. */
const ground: Stage = {
  where: 'in the maze',
  tags: ['maze', 'garden'],
  sky: 'grass',
  behind: () => undefined,
};

/** Flagstones on the ways, a share of them cut into two, their corners a little out of line. */
function paving({ sheet, random }: Scene, it: HedgeMaze, cuts: number): void {
  const { columns } = it.maze;
  const shaken = new Map<string, Point>();
  const corner = (u: number, v: number): Point => {
    const [x, y] = it.spot(u, v);
    const key = `${Math.round(x)},${Math.round(y)}`;
    const by = it.size * 0.09;
    if (!shaken.has(key)) shaken.set(key, [x + random.range(-by, by), y + random.range(-by, by)]);
    return shaken.get(key)!;
  };
  const ways = sheet.layer('ways');
  for (const cell of it.cells) {
    const [u, v] = [cell % columns, Math.floor(cell / columns)];
    const side = (at: number): readonly [Point, Point] => [corner(at, v), corner(at, v + 1)];
    const [from, to] = [side(u), side(u + 1)];
    const rim = (at: number): Point[] => [0.25, 0.5, 0.75].map((share) => it.spot(u + share, at));
    ways.shape(
      [from[0], ...rim(v), to[0], to[1], ...rim(v + 1).toReversed(), from[1]],
      'fine',
      (u + v) % 2 === 0 ? 'sand' : 'cream',
    );
    if (cuts === 0 || random.chance(1 - cuts)) continue;
    const share = random.range(0.36, 0.64);
    ways.line(
      random.chance(0.5)
        ? [between(from[0], to[0], share), between(from[1], to[1], share)]
        : [between(from[0], from[1], share), between(to[0], to[1], share)],
      'fine',
      0,
    );
  }
}

/** Hedges with leaves on them, and a clipped ball of box where they end or meet. */
function hedges(scene: Scene, it: HedgeMaze, isExpert: boolean): void {
  const half = it.size * byGrade(scene, 0.17, 0.16, 0.19);
  const sheet = scene.sheet.layer('hedges');
  sheet.shape(hedgesOf(it, half), 'bold', 'leaf');
  if (scene.level === 2)
    for (const [i, wall] of it.walls.entries())
      for (const share of wall.length > 2 ? [] : [0.3, 0.7]) {
        const [x, y] = between(wall[0]!, wall.at(-1)!, share);
        sheet.line(
          place(points(`${-half * 0.5},${-half * 0.2} 0,${half * 0.3} ${half * 0.5},${-half * 0.2}`), {
            x,
            y,
            angle: (i % 5) * 0.5 - 1 + share,
          }),
          'fine',
          0.4,
        );
      }
  const r = half * 1.45;
  for (const at of jointsOf(it, byGrade(scene, Infinity, Infinity, isExpert ? Infinity : 3)))
    sheet.shape(puff(scene.random, at, [r, r], 8, 0.2), 'line', 'grass');
}

/** The round fountain that one looks for. */
function fountain(scene: Scene, { heart, size }: HedgeMaze): void {
  const [x, y] = heart.at;
  const sheet = scene.sheet.layer('fountain');
  const r = Math.min(...heart.reach) - size * 0.3;
  const petals = byGrade(scene, 6, 8, 12);
  around(sheet.at({ x, y }), { radius: r * 0.86, count: petals }, (spot, i) =>
    spot.shape(place(petal('round', r * 0.3, (r * 4.6) / petals), { y: r * 0.1 }), 'line', ROLES[i % 4]),
  );
  sheet.shape(ellipse(x, y, r * 0.84), 'bold', 'stone');
  sheet.shape(ellipse(x, y, r * 0.66), 'line', 'water');
  around(sheet.at({ x, y }), { radius: r * 0.36, count: byGrade(scene, 4, 6, 8) }, (spot) =>
    spot.shape(place(petal('drop', r * 0.3, r * 0.16), { y: r * 0.12 }), 'line', 'sky'),
  );
  sheet.shape(star(x, y, r * 0.24, r * 0.13, 6), 'line', 'sun');
}

/** What lies in the dead ends, to be found on the way: blossoms, balls and hearts. */
function finds(scene: Scene, it: HedgeMaze): void {
  const { columns, ends } = it.maze;
  const things = scene.random.shuffle(ends).slice(0, byGrade(scene, 3, 8, 14));
  const r = it.size * 0.27;
  const sheet = scene.sheet.layer('finds');
  for (const [i, cell] of things.entries()) {
    const [x, y] = it.spot((cell % columns) + 0.5, Math.floor(cell / columns) + 0.5);
    const role = ROLES[i % ROLES.length]!;
    if (i % 3 === 0 && r > 13) blossom(sheet.at({ x, y }), r, role);
    else if (i % 3 === 0) sheet.shape(star(x, y, r, r * 0.5, 5), 'line', 'sun');
    else if (i % 3 === 1) sheet.shape(place(petal('heart', r * 1.9, r * 1.9), { x, y: y + r }), 'line', role);
    else {
      const ball = ellipse(x, y, r * 0.86);
      sheet.shape(ball, 'line', role);
      if (r > 18) sheet.inside([ball]).shape(ellipse(x + r * 0.9, y - r * 0.5, r), 'line', 'paper');
    }
  }
}

function blossom(sheet: Sheet, r: number, role: Role): void {
  around(sheet, { radius: r * 0.6, count: 5 }, (spot) =>
    spot.shape(place(petal('round', r * 0.9, r * 0.86), { y: r * 0.4 }), 'line', role),
  );
  sheet.shape(ellipse(0, 0, r * 0.34), 'line', 'sun');
}

const gateHalf = (size: number): number => Math.min(size, 120) * 0.42;

/** The strip of path that leads to the way in across the lawn, stepping stones on it. */
function approach({ sheet, height }: Scene, { entrance: [x, y], size }: HedgeMaze): void {
  const half = gateHalf(size);
  const ways = sheet.layer('ways');
  ways.shape(rectangle(x - half, y - size * 0.3, half * 2, height - y + 60), 'line', 'sand');
  for (let i = 0; y + 34 + i * 40 < height - 50; i++)
    ways.shape(ellipse(x + (i % 2 ? 0.3 : -0.3) * half, y + 34 + i * 40, half * 0.5, 15), 'line', 'stone');
}

/** A clipped tree on one side of the way in, and on the other who is about to go in. */
function wayIn(scene: Scene, { entrance: [x, y], size }: HedgeMaze): void {
  const { height, random, width } = scene;
  const sheet = scene.sheet.layer('entrance');
  const half = gateHalf(size);
  const r = Math.min(52, size * 0.5, (height - y - 40) * 0.46);
  const side = x > width / 2 ? 1 : -1;
  const at: Point = [x + side * (half + r * 1.1 + 22), y + r * 0.86];
  sheet.shape(puff(random, at, [r, r], 9, 0.2), 'bold', 'leaf');
  sheet.shape(ellipse(...at, r * 0.42), 'line', 'grass');
  const scale = Math.max(0.66, Math.min(1, (height - y - 20) / 196));
  mazeVisitor(
    sheet.at({ x: x - side * (half + 79 * scale), y: height - 46, scale, flip: side > 0 }),
    random.fork('visitor'),
  );
}

/** What grows in the corners that a round maze leaves on its page: beds with two trees, flowers and a pond. */
function corners({ sheet, random, width }: Scene): void {
  const view = sheet.layer('lawn');
  for (const side of [-1, 1]) {
    const x = width / 2;
    view.shape(
      drawn('-500,0! -150,0! -210,46 -300,112 -384,200 -446,316 -500,350!', { x, flip: side > 0 }),
      'bold',
      'grass',
    );
    view.shape(
      drawn('-500,570! -452,610 -390,724 -322,806 -250,852 -236,900 -250,1000! -500,1000!', {
        x,
        flip: side > 0,
      }),
      'bold',
      'grass',
    );
    for (const [i, [u, v, r]] of (
      [
        [-408, 214, 22],
        [-284, 88, 22],
        [-404, 724, 22],
        [-290, 904, 24],
      ] as const
    ).entries())
      blossom(view.at({ x: x + side * -u, y: v }), r, ROLES[(i + side + 1) % ROLES.length]!);
  }
  for (const at of [
    [112, 116],
    [width - 120, 846],
  ] as const satisfies readonly Point[]) {
    view.shape(puff(random, at, [64, 64], 10, 0.16), 'bold', 'leaf');
    view.shape(puff(random, at, [42, 42], 8, 0.16), 'line', 'grass');
    view.shape(ellipse(at[0], at[1], 18), 'line', ROLES[0]);
  }
  const bed = view.at({ x: width - 116, y: 118 });
  bed.shape(ellipse(0, 0, 70), 'bold', 'wood');
  around(bed, { radius: 42, count: 6 }, (spot) => blossom(spot, 21, 'a'));
  blossom(bed, 22, 'sun');
  const pond = view.at({ x: 124, y: 840 });
  pond.shape(drawn('-72,-6 -50,-52 6,-64 58,-46 74,2 56,50 4,64 -54,50'), 'bold', 'stone');
  pond.shape(drawn('-56,-4 -38,-40 6,-50 44,-34 58,2 42,38 4,50 -42,38'), 'line', 'water');
  for (const [x, y, r] of [
    [-18, -14, 18],
    [22, 16, 15],
    [18, -24, 11],
  ] as const)
    pond.shape(ellipse(x, y, r, r * 0.84), 'line', 'leaf');
}

/** Flowers on the lawn outside, every third spot a clipped shrub. */
function lawn(scene: Scene, spots: readonly Point[], r: number): void {
  const view = scene.sheet.layer('lawn');
  for (const [i, [x, y]] of spots.entries()) {
    if (i % 3 === 1) {
      view.shape(puff(scene.random.fork(`shrub ${i}`), [x, y], [r * 1.3, r * 1.2], 8, 0.2), 'line', 'leaf');
      view.shape(ellipse(x, y, r * 0.5), 'line', 'grass');
      continue;
    }
    const spot = view.at({ x, y, angle: i, scale: i % 2 ? 0.86 : 1.16 });
    for (const turn of scene.level > 0 ? [0.4, 2.5, 4.6] : [])
      spot.shape(place(petal('leaf', r * 1.5, r * 0.7), { angle: turn }), 'line', 'leaf');
    blossom(spot, r * 0.92, ROLES[i % ROLES.length]!);
  }
}

const WORDS = {
  titles: [
    'The Fountain in the Maze',
    'Which Way to the Fountain',
    'Once around the Hedges',
    'The Green Maze',
    'Lost among the Hedges',
    'The Maze behind the Manor',
  ],
  told: [
    'Follow the paving stones between the hedges and see how far you get. Blossoms and hearts lie where the ways end.',
    'Seen from above a maze is much easier. Color the hedges first, and then look for your way to the fountain.',
    'Somebody has left blossoms, hearts and balls in the corners of this maze. Collect them all on your way.',
    'Left, right, and right again. The fountain splashes, but the hedges are too high to see it.',
  ],
  expertTitles: ['The Great Maze of the Duke', 'A Maze with a Thousand Hedges'],
  expertTold: [
    'The duke had this maze planted for guests who stay too long. Color every hedge, and the way to the fountain comes by itself.',
    'Nobody has ever been through this maze on the first try. Blossoms, hearts and balls mark the places where one has to turn around.',
  ],
};

function mazePage(
  name: string,
  size: readonly [number, number],
  planted: (scene: Scene) => HedgeMaze,
  { isExpert = false, isRound = false }: { readonly isExpert?: boolean; readonly isRound?: boolean } = {},
): Picture {
  return {
    name,
    category: 'adventure',
    size,
    ground: 0,
    edge: 'page',
    stages: [ground],
    views: [[0, 0, 1]],
    act(scene) {
      const { random, width, height } = scene;
      const it = planted(scene);
      approach(scene, it);
      paving(scene, it, scene.level < 2 || isRound ? 0 : isExpert ? 0.55 : 0.4);
      hedges(scene, it, isExpert);
      fountain(scene, it);
      finds(scene, it);
      wayIn(scene, it);
      if (isRound) corners(scene);
      const low = height - 74;
      lawn(
        scene,
        (isRound
          ? [0.27, 0.38, 0.62, 0.73]
          : byGrade(
              scene,
              [0.12, 0.24, 0.76, 0.88],
              [0.12, 0.24, 0.76, 0.88],
              [0.08, 0.17, 0.26, 0.35, 0.65, 0.74, 0.83, 0.92],
            )
        )
          .map((share): Point => [share * width, low])
          .filter(([x]) => Math.abs(x - it.entrance[0]) > (isRound ? 150 : 190)),
        byGrade(scene, 30, 26, 24),
      );
      return {
        title: random.pick(isExpert ? WORDS.expertTitles : WORDS.titles),
        description: random.pick(isExpert ? WORDS.expertTold : WORDS.told),
        tags: ['maze', 'labyrinth', 'garden', 'puzzle', 'hedges', ...(isExpert ? ['expert'] : [])],
      };
    },
  };
}

const inset = (scene: Scene): number => byGrade(scene, 88, 66, 58);

const square =
  (foot: number, columns: readonly [number[], number[], number[]]) =>
  (scene: Scene): HedgeMaze =>
    squareMaze(
      scene.random,
      [inset(scene), inset(scene), scene.width - inset(scene) * 2, scene.height - inset(scene) - foot],
      scene.random.pick(columns[scene.level]),
    );

/** Gardens of hedges seen from above. */
export const mazes: readonly Composition[] = [
  pictured(mazePage('maze-tall', [800, 1000], square(160, [[5], [6], [9, 10]]))),
  pictured(mazePage('maze-wide', [1000, 760], square(168, [[6], [8, 9], [12]]))),
  pictured(
    mazePage(
      'maze-round',
      [1000, 1000],
      (scene) =>
        roundMaze(
          scene.random,
          [500, 462],
          [byGrade(scene, 130, 124, 122), 410],
          byGrade<Point>(scene, [7, 2], [9, 4], [14, 5]),
        ),
      { isRound: true },
    ),
  ),
  pictured(mazePage('maze-grand', [860, 1000], square(150, [[10], [11], [12, 13]]), { isExpert: true })),
];
