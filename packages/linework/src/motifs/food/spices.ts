import { clockwise, grow, intersect, subtract } from '../../geometry/boolean.ts';
import { hull, type Camera, type Spot } from '../../geometry/camera.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, star } from '../../geometry/forms.ts';
import { bounds, shapeArea } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Path, type Point, type Shape } from '../../geometry/point.ts';
import { ringAt, turned, type Turned } from '../../geometry/solids.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** What a sack or a bowl is heaped with. */
export type Spice = 'powder' | 'peppercorns' | 'chilies' | 'anise' | 'leaves' | 'cardamom' | 'cinnamon';

/** Something full of spice that stands in space. */
export interface Heaped {
  readonly view: Camera;
  readonly at: Spot;
  readonly spice: Spice;
  readonly roles: readonly [cloth: Role, spice: Role];
  readonly random: Random;
  readonly level: 0 | 1 | 2;
  readonly size?: number;
}

function sized(profile: readonly Point[], size: number): Point[] {
  return profile.map(([r, h]): Point => [r * size, h * size]);
}

const SACK: readonly Point[] = [
  [0.4, 0],
  [0.49, 0.1],
  [0.52, 0.3],
  [0.5, 0.48],
  [0.44, 0.62],
];
const ROLL: readonly Point[] = [
  [0.44, 0.58],
  [0.52, 0.61],
  [0.54, 0.67],
  [0.51, 0.73],
];
const BOWL: readonly Point[] = [
  [0.2, 0],
  [0.21, 0.05],
  [0.36, 0.16],
  [0.46, 0.3],
  [0.48, 0.36],
];

/** A sack with its rim rolled down, about 1 wide and 0.73 high without its heap. */
export function spiceSack(sheet: Sheet, it: Heaped): void {
  const { view, at, roles, level, size = 1 } = it;
  const body = turned(view, at, sized(SACK, size));
  sheet.shape(body.outline, 'bold', roles[0]);
  if (level > 0) {
    const cloth = sheet.inside(body.outline);
    const [low, high] = [0.2 * size, 0.36 * size];
    cloth.shape(body.patch(-1.57, low, 1.57, high), 'line', 'cream');
    if (level === 2)
      for (let i = 0; i < 3; i++) {
        const a = -0.55 + i * 0.55;
        cloth.shape(
          clockwise([
            body.skin(a - 0.18, (low + high) / 2),
            body.skin(a, low + 0.035),
            body.skin(a + 0.18, (low + high) / 2),
            body.skin(a, high - 0.035),
          ]),
          'fine',
          roles[1],
        );
      }
    for (const a of [-0.9, -0.3, 0.35, 0.95])
      cloth.line(
        [body.skin(a, 0.62 * size), body.skin(a * 0.96, 0.52 * size), body.skin(a * 1.02, 0.44 * size)],
        'fine',
        0.6,
      );
  }
  const roll = turned(view, at, sized(ROLL, size));
  sheet.shape(roll.outline, 'bold', roles[0]);
  sheet.shape(ringAt(view, [at[0], at[1] + 0.72 * size, at[2]], 0.46 * size), 'line', roles[1]);
  heap(sheet, it, [0.462 * size, 0.72 * size], 0.42 * size);
}

/** A bowl on a foot, about 1 wide and 0.36 high without its heap. */
export function spiceBowl(sheet: Sheet, it: Heaped): void {
  const { view, at, roles, level, size = 1 } = it;
  const body = turned(view, at, sized(BOWL, size));
  sheet.shape(body.outline, 'bold', roles[0]);
  if (level > 0) {
    const glaze = sheet.inside(body.outline);
    glaze.line(
      [-0.9, -0.45, 0, 0.45, 0.9].map((a) => body.skin(a, 0.2 * size)),
      'fine',
      0,
    );
  }
  sheet.shape(body.ring(0.36 * size), 'line', roles[0]);
  heap(sheet, it, [0.365 * size, 0.34 * size], 0.32 * size);
}

/** A heap: its foot's radius and height above the ground, and how high it is itself. */
function heap(sheet: Sheet, it: Heaped, [radius, foot]: Point, high: number): void {
  if (it.spice === 'cinnamon') return sticks(sheet, it, radius, foot);
  const body = turned(it.view, it.at, [
    [radius, foot],
    [radius * 0.74, foot + high * 0.36],
    [radius * 0.42, foot + high * 0.7],
    [radius * 0.16, foot + high * 0.93],
    [0.01, foot + high],
  ]);
  sheet.shape(body.outline, 'line', it.roles[1]);
  if (it.level === 0) return;
  const inside = sheet.inside(body.outline);
  if (it.spice === 'powder') slopes(inside, body, foot, high);
  else strewn(inside, it, body.outline, radius * it.view.size(it.at));
}

/** Furrows that a scoop left in a heap of powder. */
function slopes(sheet: Sheet, body: Turned, foot: number, high: number): void {
  for (const [a, from, to] of [
    [-0.75, 0.78, 0.06],
    [-0.2, 0.62, 0.02],
    [0.4, 0.84, 0.1],
    [0.95, 0.6, 0.08],
  ] as const) {
    const at = (t: number): Point => body.skin(a * (0.6 + t * 0.5), foot + high * mix(from, to, t));
    sheet.line([0, 0.25, 0.5, 0.75, 1].map(at), 'fine', 0.5);
  }
}

const OUTLINES: Readonly<Record<Exclude<Spice, 'powder' | 'cinnamon'>, (size: number) => Path>> = {
  peppercorns: (size) => ellipse(0, 0, size * 0.58),
  chilies: (size) =>
    place(drawn('-100,-22! -60,-30 20,-26 80,4 110,40! 60,34 0,24 -60,22 -100,8!'), { scale: size / 78 }),
  anise: (size) => star(0, 0, size * 1.05, size * 0.5, 7),
  leaves: (size) => petal('leaf', size * 2.5, size * 0.95).map(([x, y]): Point => [x, y + size * 1.2]),
  cardamom: (size) => ellipse(0, 0, size * 0.95, size * 0.48),
};

/** How large a piece is, as a share of its heap's radius. */
const PIECES = { peppercorns: 0.17, chilies: 0.24, anise: 0.22, leaves: 0.21, cardamom: 0.17 } as const;
const TRIES = 260;

/** Pieces all over a heap, none of them cut and none upon another. */
function strewn(sheet: Sheet, it: Heaped, heaped: Shape, radius: number): void {
  const size = radius * PIECES[it.spice as keyof typeof PIECES] * (radius < 76 || it.level < 2 ? 1.2 : 1);
  const outline = OUTLINES[it.spice as keyof typeof OUTLINES](size);
  const room = grow(heaped, -4);
  const [left, top, right, foot] = bounds(heaped);
  const laid: Path[] = [];
  for (let i = 0; i < TRIES; i++) {
    const spot = {
      x: it.random.range(left, right),
      y: it.random.range(top, foot),
      angle: it.random.range(-0.9, 0.9),
    };
    const piece = clockwise(place(outline, spot));
    if (shapeArea(subtract([piece], room)) > 1 || shapeArea(intersect(grow([piece], 4), laid)) > 1) continue;
    laid.push(piece);
    sheet.shape(piece, 'fine', it.roles[1]);
  }
}

/** Sticks of rolled bark that stand in a sack. */
function sticks(sheet: Sheet, it: Heaped, radius: number, foot: number): void {
  const { view, at, random } = it;
  const spots: readonly Point[] = [
    [-0.5, 0.5],
    [0.1, 0.62],
    [-0.72, 0],
    [-0.25, 0.12],
    [0.3, 0.1],
    [0.76, -0.05],
    [-0.5, -0.45],
    [0, -0.5],
    [0.5, -0.5],
  ];
  for (const [u, v] of spots.filter((_, i) => (it.level === 2 ? i !== 1 : i % 2 === 0))) {
    const [x, z] = [at[0] + u * radius, at[2] + v * radius];
    const top = foot + random.range(0.36, 0.56) * (radius / 0.45);
    const lean = u * 0.16;
    const thick = radius * 0.24;
    const [low, high]: [Spot, Spot] = [
      [x, at[1] + foot - 0.05, z],
      [x + lean, at[1] + top, z],
    ];
    sheet.shape(hull([...ringAt(view, low, thick), ...ringAt(view, high, thick)]), 'line', it.roles[1]);
    sheet.shape(ringAt(view, high, thick), 'fine', 'cream');
  }
}

/** A jar with a lid and something in it, 0.4 wide and 0.62 high. */
export function spiceJar(sheet: Sheet, it: Heaped): void {
  const { view, at, roles, level } = it;
  const glass = turned(view, at, [
    [0.17, 0],
    [0.2, 0.04],
    [0.2, 0.36],
    [0.13, 0.46],
  ]);
  sheet.shape(glass.outline, 'bold', 'sky');
  sheet
    .inside(glass.outline)
    .shape(glass.patch(-1.57, 0, 1.57, it.random.range(0.22, 0.34)), 'line', roles[1]);
  if (level === 2) sheet.shape(glass.patch(-0.62, 0.1, 0.62, 0.2), 'fine', 'paper');
  const lid = turned(view, at, [
    [0.17, 0.45],
    [0.17, 0.55],
    [0.05, 0.6],
  ]);
  sheet.shape(lid.outline, 'line', roles[0]);
}
