import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { cut } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path, type Placement, type Point, type Shape } from '../../geometry/point.ts';
import { holds, lay, openPage, type Field } from '../../motifs/tilework/field.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/**
 * How far a row of fish swells and narrows, and where along it the tip of a nose and its cheeks lie (0 is the widest
 * place).
 */
const SWELL = 0.27;
const NOSE = -0.4;
const CHEEK = -0.27;

/**
 * Fish that leave nothing between them: the nose of each is the notch in the tail before it, and where one row is
 * wide the next is narrow (a tiling by glide reflections, as Escher drew them).
 */
export const fishEverywhere: Composition = {
  name: 'fish-everywhere',
  category: 'patterns',
  size: [1000, 1000],
  strays: 0.8,
  draw(brief) {
    const field = openPage(brief.sheet, 'water', byLevel(brief, 5200, 900, 420));
    const long = byLevel(brief, 610, 360, 270) * brief.random.range(0.94, 1.06);
    const tall = long * brief.random.range(0.44, 0.5);
    const turned = brief.random.pick([0, 0, 0.22, -0.22]);
    const shift = brief.random.next();
    const rows = Math.ceil(720 / tall);
    const perRow = Math.ceil(720 / long) + 1;
    for (let row = -rows; row <= rows; row++)
      for (let at = -perRow; at <= perRow; at++) {
        const flip = row % 2 !== 0;
        const along = (at + shift + (flip ? 0.5 : 0)) * long;
        const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
        const where = { x: 500 + along * cos - row * tall * sin, y: 500 + along * sin + row * tall * cos };
        drawFish(brief, field, {
          long,
          tall,
          where: { ...where, angle: turned, flip },
          isOdd: flip,
          kind: kindOf(row, at),
        });
      }
    const title = brief.random.pick([
      'No Water between Them',
      'This Way and That Way',
      'The Crowded Current',
      'Two Shoals Meet',
    ]);
    return {
      title,
      description:
        'One shoal swims to the left and one to the right, and neither leaves a gap. Give each direction its own two colors.',
      tags: ['fish', 'tessellation', 'escher', 'sea', 'pattern'],
    };
  },
};

/** A mouth that smiles a little. */
const MOUTH: Path = curve(
  [
    [3, 9],
    [9, 15],
    [16, 14],
  ],
  1,
).map(([u, v]): Point => [NOSE + u / 100, v / 100]);

/** Where stripes end, from the nose to the tail. */
const STRIPES = [
  [-0.06, 0.14],
  [-0.06, 0.1, 0.25, 0.4],
  [-0.07, 0.06, 0.19, 0.32, 0.46],
] as const;
/** Spots above the fin and behind it: where, and their half height. */
const SPOTS = [
  [0.06, -0.42, 0.1],
  [0.2, -0.16, 0.11],
  [0.31, 0.1, 0.085],
] as const;

/** The same for easy pages. */
const LARGE_SPOTS = [
  [0.1, -0.28, 0.15],
  [0.27, -0.06, 0.12],
] as const;

interface Fish {
  readonly long: number;
  readonly tall: number;
  readonly where: Placement;
  readonly isOdd: boolean;
  readonly kind: Kind;
}

/** How a fish is marked. */
type Kind = 'spots' | 'stripes' | 'hearts' | 'belt';

const KINDS: readonly (readonly Kind[])[] = [
  ['spots', 'belt', 'hearts'],
  ['stripes', 'hearts', 'belt'],
];

/** Which marks a fish of a row has; those beside and above each other differ. */
function kindOf(row: number, at: number): Kind {
  const kinds = KINDS[Math.abs(row % 2)]!;
  return kinds[(((at + Math.floor(row / 2)) % 3) + 3) % 3]!;
}

function drawFish(brief: Brief, field: Field, fish: Fish): void {
  const put = (path: Path): Point[] =>
    place(
      path.map(([u, v]): Point => [u * fish.long, v * fish.tall]),
      fish.where,
    );
  const body = lay(field, put(outline()), 'a');
  if (!body) return;
  const roles: readonly Role[] = fish.isOdd ? ['a', 'gold', 'soft', 'ember'] : ['c', 'water', 'leaf', 'b'];
  // Only some are striped all over.
  const bands =
    fish.kind === 'stripes'
      ? STRIPES[brief.level]
      : fish.kind === 'belt'
        ? [-0.06, byLevel(brief, 0.1, 0.2, 0.2)]
        : [-0.06];
  const parts = bands.reduce<Shape[]>(
    (shapes, at) => shapes.flatMap((shape) => cut(shape, put(across(at)))),
    [body],
  );
  for (const [i, part] of parts.entries()) field.sheet.shape(part, 'line', roles[i % roles.length]);
  const inside = field.sheet.inside(body);
  const isWhole = brief.level > 0 || holds(field, fish.where.x!, fish.where.y!, fish.tall * 0.44);
  if (isWhole) drawMarks(inside, brief.level, fish, put);
  if (brief.level === 0) inside.line(put(across(ROOT).slice(3, -3)), 'fine', 0.3);
  else if (fish.kind !== 'stripes') inside.line(put(across(ROOT)), 'line', 0);
  for (const t of TAIL_RAYS) inside.line(put(tailRay(t)), 'fine', 0.2);
  if (isWhole) drawFin(inside, brief.level === 0 ? 1.12 : 1, put);
  field.sheet.rim(body, 'bold');
  const eye = put([[-0.21, -0.14]])[0]!;
  const round = fish.tall * 0.062;
  if (brief.level > 0) inside.shape(ellipse(eye[0], eye[1], round * 1.5), 'fine', 'paper');
  inside.ink(ellipse(eye[0], eye[1], Math.min(brief.level === 0 ? 11 : 9.5, round * 0.8)));
  inside.line(put(MOUTH), 'fine');
}

/** Spots or hearts above the fin and behind it. */
function drawMarks(
  sheet: Sheet,
  level: 0 | 1 | 2,
  { kind, long, tall }: Fish,
  put: (path: Path) => Point[],
): void {
  if (kind !== 'spots' && kind !== 'hearts') return;
  for (const [u, v, size] of level === 0 ? LARGE_SPOTS : SPOTS) {
    const wide = (size * tall) / long;
    sheet.shape(
      put(
        kind === 'spots'
          ? ellipse(u, v, wide, size)
          : petal('heart', 2.2 * size, 2.3 * size).map(([x, y]): Point => [
              u + (x * tall) / long,
              v + size + y,
            ]),
      ),
      'line',
      'sun',
    );
  }
}

/** The fin on a fish's side. */
function drawFin(sheet: Sheet, size: number, put: (path: Path) => Point[]): void {
  const fin = blob(
    [
      [0, 10],
      [12, 11],
      [22, 22],
      [26, 36, 1],
      [14, 36],
      [3, 28],
    ],
    2,
  ).map(([u, v]): Point => [(u * size) / 100, ((v - 10) * size + 10) / 100]);
  sheet.shape(put(fin), 'line', 'sun');
}

/** The half height of a row at a share of a fish's length from where it is widest, in heights of a row. */
function half(u: number): number {
  return 0.5 + SWELL * Math.cos(2 * Math.PI * u);
}

/** The nose, from its tip to the cheek: upwards with -1, downwards with 1. */
function nose(way: number): Point[] {
  return Array.from({ length: 13 }, (_, i): Point => {
    const t = i / 12;
    return [NOSE + (CHEEK - NOSE) * t ** 2.2, way * half(CHEEK) * t];
  });
}

/** The edge of a row along a fish, above with -1 and below with 1. */
function edge(way: number): Point[] {
  return Array.from({ length: 39 }, (_, i): Point => {
    const u = CHEEK + (i + 1) / 40;
    return [u, way * half(u)];
  });
}

/** The notch in a tail, which is the next fish's nose. */
function notch(way: number): Point[] {
  return nose(way).map(([u, v]): Point => [u + 1, v]);
}

/** Where the tail begins along a fish. */
const ROOT = 0.4;
/** Which share of the half height of a tail its rays reach, upwards and downwards. */
const TAIL_RAYS = [-0.44, 0.44] as const;

/** A ray of a tail from its root nearly to the notch. */
function tailRay(t: number): Path {
  const end: Point = [NOSE + 0.96 + (CHEEK - NOSE) * Math.abs(t) ** 2.2, half(CHEEK) * t * 0.94];
  const root: Point = [0.5, half(0.5) * t * 0.9];
  return [root, [(root[0] + end[0]) / 2, (root[1] * 1.1 + end[1] * 0.9) / 2], end];
}

/** The rim of a fish, its length and the height of its row being 1. */
function outline(): Path {
  return [
    ...nose(-1),
    ...edge(-1),
    ...notch(-1).toReversed(),
    ...notch(1).slice(1),
    ...edge(1).toReversed(),
    ...nose(1).toReversed().slice(0, -1),
  ];
}

/** A line across a fish that bends towards its tail. */
function across(at: number): Path {
  return Array.from({ length: 17 }, (_, i): Point => {
    const t = (i / 8 - 1) * 1.15;
    return [at + 0.06 * (1 - t * t), t * half(at)];
  });
}
