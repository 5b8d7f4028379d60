import { curve } from '../../geometry/curve.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { distance, mix, place, type Placement, type Point } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import type { FlowerName } from '../flowers.ts';
import { type LeafKind, speciesLeaf } from '../nature/leaves.ts';
import { strewn } from '../stages/stage.ts';
import { blossom } from './blossom.ts';

/** A page that growth fills from edge to edge, about a point from which it turns away. */
export interface Wall {
  readonly random: Random;
  readonly size: readonly [width: number, height: number];
  readonly centre: Point;
  /** Grows only below this height, before what stands there; everywhere when absent. */
  readonly covered?: number;
}

/** Places over a whole page, the farthest from its centre first. */
function spotsOf(it: Wall, step: number): Point[] {
  const [width, height] = it.size;
  const grid = [Math.ceil(width / step) + 1, Math.ceil(height / (step * 0.82)) + 1] as const;
  const spots = strewn(it.random.fork('wall'), grid, [
    -step / 2,
    -step / 2,
    width + step / 2,
    height + step / 2,
  ]);
  const nearest = it.covered;
  if (nearest !== undefined)
    return spots
      .filter(([x, y]) => y > nearest + 90 * (1 - (Math.abs(x / width - 0.5) * 2) ** 2))
      .toSorted((a, b) => a[1] - b[1]);
  return spots.toSorted((a, b) => distance(b, it.centre) - distance(a, it.centre));
}

function outwards(it: Wall, [x, y]: Point): number {
  return Math.atan2(y - it.centre[1], x - it.centre[0]) + Math.PI / 2;
}

/** Leaves whose fields would be too small to color. */
const JAGGED: ReadonlySet<LeafKind> = new Set(['oak', 'maple', 'ivy']);

/** Leaves of a tree or a climber, one over the other. */
export function leafWall(sheet: Sheet, it: Wall, kind: LeafKind, long: number, roles: readonly Role[]): void {
  const random = it.random.fork('leaves');
  for (const [i, at] of spotsOf(it, long * (JAGGED.has(kind) ? 0.92 : 0.8)).entries())
    speciesLeaf(
      sheet.at({
        x: at[0],
        y: at[1],
        scale: (long / 100) * random.range(0.9, 1.16),
        angle: outwards(it, at) + random.range(-0.5, 0.5),
      }),
      kind,
      roles[i % roles.length]!,
      JAGGED.has(kind) ? 1 : 2,
    );
}

/** Flowers with leaves between them. */
export function blossomWall(sheet: Sheet, it: Wall, flowers: readonly FlowerName[], across: number): void {
  const random = it.random.fork('blossoms');
  for (const [i, at] of spotsOf(it, across * 0.86).entries()) {
    const angle = outwards(it, at) + random.range(-0.6, 0.6);
    for (const turn of [-0.7, 0.7])
      ribbed(
        sheet,
        { x: at[0], y: at[1], angle: angle + turn },
        across * 0.86,
        0.46,
        i % 2 === 0 ? 'leaf' : 'grass',
      );
    if (i % 5 < 3)
      blossom(
        sheet.at({ x: at[0], y: at[1], scale: (across / 200) * random.range(0.8, 1.05), angle }),
        flowers[i % flowers.length]!,
        (['a', 'd', 'c', 'b'] as const)[i % 4]!,
      );
  }
}

/** Great leaves of the tropics: feathered, split and plain ones. */
export function jungleWall(sheet: Sheet, it: Wall, long: number): void {
  const random = it.random.fork('jungle');
  const first = random.int(0, 2);
  for (const [i, at] of spotsOf(it, long * 0.62).entries()) {
    const spot = { x: at[0], y: at[1], angle: outwards(it, at) + random.range(-0.45, 0.45) };
    const role = (['leaf', 'grass', 'leaf'] as const)[i % 3]!;
    LEAVES[(i + first) % 3]!(sheet, spot, long * random.range(0.9, 1.1), role);
  }
}

type DrawLeaf = (sheet: Sheet, at: Placement, long: number, role: Role) => void;

const LEAVES: readonly DrawLeaf[] = [banana, palm, monstera];

/** A long leaf whose side veins part it into strips. */
function banana(sheet: Sheet, at: Placement, long: number, role: Role): void {
  const rim = clockwise(place(petal('leaf', long, long * 0.36), at));
  sheet.shape(rim, 'line', role);
  const inside = sheet.inside([rim]);
  for (let i = 1; i < 7; i++)
    for (const side of [-1, 1])
      inside.line(
        place(
          curve([
            [0, -long * (i / 8) + long * 0.06],
            [side * long * 0.1, -long * (i / 8) - long * 0.02],
            [side * long * 0.24, -long * (i / 8) - long * 0.12],
          ]),
          at,
        ),
        'fine',
        0,
      );
  sheet.line(
    place(
      [
        [0, 0],
        [0, -long * 0.97],
      ],
      at,
    ),
    'line',
    0.4,
  );
}

/** A feathered leaf: narrow leaflets on both sides of a stalk. */
function palm(sheet: Sheet, at: Placement, long: number, role: Role): void {
  const spine = curve([
    [0, 0],
    [long * 0.04, -long * 0.5],
    [long * 0.14, -long],
  ]);
  for (let i = 6; i >= 0; i--) {
    const [x, y] = spine[Math.floor(mix(0.16, 0.97, i / 6) * (spine.length - 1))]!;
    for (const side of i === 6 ? [0.2] : [-1, 1])
      sheet.shape(
        place(
          place(petal('leaf', long * mix(0.46, 0.3, i / 6), long * 0.115), { x, y, angle: side * 0.95 }),
          at,
        ),
        'line',
        role,
      );
  }
  sheet.line(place(spine.slice(0, -6), at), 'line', 0.3);
}

/** A heart of a leaf, cut in from its rim. */
function monstera(sheet: Sheet, at: Placement, long: number, role: Role): void {
  const s = long / 100;
  const half =
    '0,4 22,16! 44,4 52,-16! 20,-20 54,-28! 52,-46! 18,-42 48,-58! 38,-74! 14,-62 30,-84! 16,-96 0,-104!';
  const mirroredHalf = half
    .split(' ')
    .slice(1, -1)
    .toReversed()
    .map((knot) => `-${knot}`.replace('--', ''))
    .join(' ');
  sheet.shape(clockwise(drawn(`${half} ${mirroredHalf}`, { ...at, scale: s })), 'line', role);
  const seam = place(
    [
      [0, 0],
      [0, -92],
    ],
    { ...at, scale: s },
  );
  sheet.line(seam, 'fine', 0.5);
  for (const [x, y] of [
    [30, -8],
    [34, -32],
    [30, -54],
  ] as const)
    for (const side of [-1, 1])
      sheet.line(
        place(
          [
            [0, y + 14],
            [side * x, y],
          ],
          { ...at, scale: s },
        ),
        'fine',
        0.6,
      );
}

function ribbed(sheet: Sheet, at: Placement, long: number, wide: number, role: Role): void {
  sheet.shape(place(petal('leaf', long, long * wide), at), 'line', role);
  sheet.line(
    place(
      [
        [0, -long * 0.2],
        [0, -long * 0.84],
      ],
      at,
    ),
    'fine',
    0.4,
  );
}

/** A grove of bamboo: canes of three thicknesses, leaves at their knots. */
export function bambooWall(sheet: Sheet, it: Wall): void {
  const [width, height] = it.size;
  const random = it.random.fork('bamboo');
  if (it.covered !== undefined) return;
  const count = Math.round(width / 74);
  for (let layer = 0; layer < 2; layer++)
    for (let i = 0; i < count; i += 2) {
      const x = ((i + layer + random.range(0.3, 0.7)) / count) * width;
      cane(sheet, random, [x, height], [20 + layer * 8, mix(130, 190, random.next())]);
    }
}

function cane(
  sheet: Sheet,
  random: Random,
  [x, height]: Point,
  [half, step]: readonly [number, number],
): void {
  const lean = random.range(-26, 26);
  let y = height + random.range(0, step);
  for (let k = 0; y > -20; k++) {
    const [top, at] = [y - step, (v: number) => x + lean * (v / height)];
    sheet.shape(
      drawn(
        `${at(y) - half},${y}! ${at(y) - half * 0.84},${y - step / 2} ${at(top) - half},${top}! ${at(top) + half},${top}! ${at(y) + half * 0.84},${y - step / 2} ${at(y) + half},${y}!`,
      ),
      'line',
      k % 2 === 0 ? 'grass' : 'leaf',
    );
    sheet.shape(ellipse(at(top), top, half * 1.12, 5), 'fine', 'sand');
    const side = k % 2 === 0 ? -1 : 1;
    for (const turn of half < 24 ? [1.3] : [0.8, 1.5])
      ribbed(sheet, { x: at(top) + side * half * 0.8, y: top, angle: side * turn }, 116, 0.3, 'leaf');
    y = top;
  }
}

/** Hanging twigs of narrow leaves, as of willow or eucalyptus. */
export function hangingTwigs(sheet: Sheet, it: Wall, long: number, role: Role): void {
  const [width, height] = it.size;
  const random = it.random.fork('twigs');
  if (it.covered !== undefined) return;
  const count = Math.round(width / (long * 0.72));
  for (let i = 0; i <= count; i++) {
    const x = (i / count) * width + random.range(-14, 14);
    const spine = curve(
      Array.from({ length: 6 }, (_, k): Point => [
        x + 22 * Math.sin(k * 1.3 + i * 2),
        -40 + ((height + 90) * k) / 5,
      ]),
    );
    sheet.line(spine, 'line', 0);
    const pairs = Math.round(height / (long * 0.52));
    for (let k = 0; k < pairs; k++) {
      const [px, py] = spine[Math.floor(((k + 0.5) / pairs) * (spine.length - 1))]!;
      const side = k % 2 === 0 ? 1 : -1;
      const angle = Math.PI - side * random.range(0.4, 0.75);
      ribbed(
        sheet,
        { x: px, y: py, angle },
        long * random.range(0.9, 1.15),
        0.3,
        k % 3 === 0 ? 'grass' : role,
      );
    }
  }
}
