import { clockwise } from '../../geometry/boolean.ts';
import { hull, type Camera, type Spot } from '../../geometry/camera.ts';
import { mix, type Path, type Point } from '../../geometry/point.ts';
import { bounds } from '../../geometry/path.ts';
import { boxSides, ringAt, turned } from '../../geometry/solids.ts';
import type { Random } from '../../random.ts';
import { puff } from '../nature/puff.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** Where something stands and who looks at it. */
export interface Standing {
  readonly view: Camera;
  readonly at: Spot;
  readonly turn?: number;
  readonly level: 0 | 1 | 2;
}

function framed({ view, at, turn = 0 }: Standing): (x: number, y: number, z: number) => Point {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (x, y, z) => view.see([at[0] + x * cos - z * sin, at[1] + y, at[2] + x * sin + z * cos]);
}

/** A lobster pot: three hoops on a board with a net over them, 1.2 wide. */
export function lobsterPot(sheet: Sheet, it: Standing): void {
  const on = framed(it);
  const [half, radius] = [0.6, 0.42];
  const arch = (x: number): Point[] =>
    Array.from({ length: 17 }, (_, i) => {
      const t = (i / 16) * Math.PI;
      return on(x, 0.08 + radius * 1.1 * Math.sin(t), radius * Math.cos(t));
    });
  const whole = hull([...arch(-half), ...arch(half)]);
  sheet.shape(whole, 'bold', 'leaf');
  const [left, top, right, foot] = bounds([whole]);
  const net = sheet.inside([whole]);
  for (let k = -1; k < 1 && it.level === 2; k += 0.25)
    for (const lean of [-1, 1]) {
      const x = mix(left, right, 0.5 + k * 0.9);
      net.line(
        [
          [x - lean * 26, top],
          [x + lean * 26, foot],
        ],
        'fine',
        0,
      );
    }
  const end = endTowardsEye(it) * half;
  const isSeen = (_: Point, i: number): boolean => facesEye(it, (i / 16) * Math.PI);
  for (const x of [-end, 0]) {
    const [a, b] = [arch(x - 0.06).filter(isSeen), arch(x + 0.06).filter(isSeen)];
    sheet.shape(clockwise([...a, ...b.reverse()]), 'line', 'wood');
  }
  const face = clockwise(arch(end));
  sheet.shape(face, 'line', 'cream');
  const hole = Array.from({ length: 24 }, (_, i): Point => {
    const t = (i / 24) * Math.PI * 2;
    return on(end, 0.3 + 0.15 * Math.sin(t), 0.15 * Math.cos(t));
  });
  sheet.shape(clockwise(hole), 'line', 'soft');
}

/** Whether the skin of a half barrel along x is turned towards the eye at an angle round it. */
function facesEye({ view, at, turn = 0 }: Standing, angle: number): boolean {
  const [x, y, z] = [view.from[0] - at[0], view.from[1] - at[1], view.from[2] - at[2]];
  return Math.sin(angle) * y + Math.cos(angle) * (z * Math.cos(turn) - x * Math.sin(turn)) > 0;
}

function endTowardsEye({ view, at, turn = 0 }: Standing): 1 | -1 {
  const d = (view.from[0] - at[0]) * Math.cos(turn) + (view.from[2] - at[2]) * Math.sin(turn);
  return d > 0 ? 1 : -1;
}

/** An open crate with fish side by side. */
export function fishCrate(sheet: Sheet, it: Standing, role: Role): void {
  const { sides, top } = boxSides(it.view, { at: it.at, size: [1.5, 0.42, 0.9], turn: it.turn ?? 0 });
  if (top) {
    sheet.shape(top.outline, 'line', 'wood');
    sheet.shape(top.patch(0.06, 0.1, 0.94, 0.9), 'line', 'soft');
    const count = 4;
    for (let i = 0; i < count; i++) {
      const u = mix(0.19, 0.81, i / (count - 1));
      const fish = FISH.map(([x, y]) => top.at(u + x, y));
      sheet.shape(clockwise(fish), 'line', i % 2 === 0 ? role : 'soft');
      const [x, y] = top.at(u, 0.24);
      sheet.ink(
        clockwise([
          [x - 2, y],
          [x, y + 2],
          [x + 2, y],
          [x, y - 2],
        ]),
      );
    }
  }
  for (const side of sides) {
    sheet.shape(side.outline, 'line', 'wood');
    sheet.line([side.at(0, 0.5), side.at(1, 0.5)], 'line', 0);
  }
}

const FISH: Path = [
  [0, 0.1],
  [0.05, 0.18],
  [0.085, 0.32],
  [0.075, 0.52],
  [0.025, 0.72],
  [0.08, 0.9],
  [-0.06, 0.9],
  [-0.02, 0.72],
  [-0.07, 0.52],
  [-0.08, 0.32],
  [-0.05, 0.18],
];

/** A coil of rope that lies flat. */
export function ropeCoil(sheet: Sheet, { view, at, level }: Standing, radius = 0.42): void {
  const layers = level === 2 ? 3 : 2;
  for (let i = 0; i < layers; i++) {
    const y = at[1] + 0.02 + i * 0.09;
    const [r, low] = [radius * (1 - i * 0.06), [at[0], y, at[2]] as Spot];
    const high: Spot = [at[0], y + 0.09, at[2]];
    sheet.shape(hull([...ringAt(view, low, r), ...ringAt(view, high, r)]), 'line', 'sand');
  }
  const top: Spot = [at[0], at[1] + 0.02 + layers * 0.09, at[2]];
  for (const share of level === 2 ? [0.94, 0.7, 0.46, 0.24] : [0.94, 0.6, 0.3])
    sheet.shape(
      ringAt(view, top, radius * share),
      share > 0.9 ? 'line' : 'fine',
      share < 0.3 ? 'soft' : 'sand',
    );
}

/** A round log that lies across something. */
export function roller(sheet: Sheet, it: Standing, long: number, radius: number): void {
  const on = framed(it);
  const ring = (x: number, r: number): Path =>
    Array.from({ length: 28 }, (_, i) => {
      const t = (i / 28) * Math.PI * 2;
      return on(x, radius + r * Math.sin(t), r * Math.cos(t));
    });
  sheet.shape(hull([...ring(-long / 2, radius), ...ring(long / 2, radius)]), 'bold', 'wood');
  const end = (endTowardsEye(it) * long) / 2;
  sheet.shape(clockwise(ring(end, radius)), 'line', 'cream');
}

/** A bucket with its handle. */
export function bucket(sheet: Sheet, { view, at }: Standing, role: Role): void {
  const body = turned(view, at, [
    [0.2, 0],
    [0.29, 0.42],
  ]);
  sheet.shape(body.outline, 'bold', role);
  sheet.shape(body.ring(0.42), 'line', 'soft');
  const [left, right] = [body.skin(-1.5, 0.42), body.skin(1.5, 0.42)];
  const sag = (right[0] - left[0]) * 0.42;
  sheet.line(
    [
      left,
      [mix(left[0], right[0], 0.2), left[1] + sag * 0.9],
      [mix(left[0], right[0], 0.5), left[1] + sag * 1.2],
      [mix(left[0], right[0], 0.8), right[1] + sag * 0.9],
      right,
    ],
    'line',
    0,
  );
}

/** A buoy as a stick through a ball, lying against something. */
export function floatBall(sheet: Sheet, [x, y]: Point, radius: number, roles: readonly [Role, Role]): void {
  const ball = clockwise(
    Array.from({ length: 36 }, (_, i): Point => {
      const t = (i / 36) * Math.PI * 2;
      return [x + radius * Math.cos(t), y + radius * Math.sin(t)];
    }),
  );
  sheet.shape(ball, 'bold', roles[0]);
  const inside = sheet.inside([ball]);
  const bulge = (h: number): Point[] =>
    Array.from({ length: 13 }, (_, i): Point => {
      const t = i / 12;
      return [x - radius * 1.2 + t * radius * 2.4, y + h * radius + Math.sin(t * Math.PI) * radius * 0.28];
    });
  inside.shape(clockwise([...bulge(-0.42), ...bulge(0.14).reverse()]), 'line', roles[1]);
}

/** A heap of net with its floats. */
export function netHeap(
  sheet: Sheet,
  random: Random,
  [x, y]: Point,
  [rx, ry]: Point,
  level: 0 | 1 | 2,
): void {
  const heap = clockwise(puff(random, [x, y - ry * 0.7], [rx, ry], 9, 0.16));
  sheet.shape(heap, 'bold', 'leaf');
  const net = sheet.inside([heap]);
  const step = level === 2 ? rx * 0.3 : rx * 0.56;
  for (let k = -7; k < 8; k++) {
    const way = (lean: number): Path =>
      Array.from({ length: 12 }, (_, i): Point => {
        const t = i / 11;
        return [
          x + k * step + lean * (t - 0.5) * rx * 1.3 + Math.sin(t * 5 + k) * 5,
          y - ry * 1.8 + t * ry * 2.3,
        ];
      });
    net.line(way(1), 'fine', 0);
    net.line(way(-1), 'fine', 0);
  }
}
