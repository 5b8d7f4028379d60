import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Point } from '../../geometry/point.ts';
import { leaf } from '../leaf.ts';
import { roundTree } from '../landscape.ts';
import { driftCloud } from '../nature/skies.ts';
import { puff } from '../nature/puff.ts';
import { wildflower, type WildKind } from '../nature/wildflowers.ts';
import { rollingGround } from './rolling-ground.ts';
import { byGrade, type Scene } from './stage.ts';

/** Leafy boughs that reach into the picture from its upper corners, nearer than everything else. */
export function canopy(scene: Scene, sides: readonly (-1 | 1)[] = [-1, 1]): void {
  const sheet = scene.sheet.layer('canopy');
  const { width, random } = scene;
  const count = byGrade(scene, 5, 8, 13);
  const long = byGrade(scene, 128, 106, 88);
  for (const side of sides) {
    const at = (x: number): number => (side < 0 ? x : width - x);
    const reach = width * byGrade(scene, 0.36, 0.4, 0.46);
    const spine = curve([
      [at(-30), 150],
      [at(reach * 0.4), 74],
      [at(reach), 84],
    ]);
    for (let i = 0; i < count; i++) {
      const t = (i + 0.6) / count;
      const [x, y] = spine[Math.floor(t * (spine.length - 1))]!;
      const turn = (i % 2 === 0 ? 2.2 : 0.75) * (side < 0 ? 1 : -1);
      leaf(sheet, {
        at: { x, y, angle: turn + random.range(-0.22, 0.22) },
        length: long * mix(1, 0.74, t),
        width: long * 0.44,
        random,
        role: i % 3 === 0 ? 'grass' : 'leaf',
      });
    }
    leaf(sheet, {
      at: { x: spine.at(-1)![0], y: spine.at(-1)![1], angle: side < 0 ? 1.75 : -1.75 },
      length: long * 0.8,
      width: long * 0.36,
      random,
      role: 'leaf',
    });
    sheet.shape(clockwise(tube(spine, (t) => mix(11, 3, t))), 'line', 'wood');
  }
}

/** Where the flowers of the verge stand on medium pages, as shares of the width, with how tall they grow. */
const CLUMPS = [
  [0.07, 1],
  [0.17, 0.62],
  [0.93, 0.9],
  [0.84, 0.56],
] as const;

/** Flowers and blades of grass before everything, clumped in the lower corners of the picture. */
export function verge(scene: Scene, kinds: readonly WildKind[], tall = 1): void {
  if (scene.level === 0) return;
  const sheet = scene.sheet.layer('verge');
  const { width, height, random } = scene;
  const roles = random.shuffle(['a', 'b', 'c', 'd'] as const);
  const clumps = scene.level === 1 ? CLUMPS : rowOf(width);
  for (const [i, [share, grown]] of clumps.entries()) {
    const x = share * width;
    const high = byGrade(scene, 0, 190, 200) * grown * tall * random.range(0.92, 1.08);
    for (const lean of [-0.36, 0.36])
      sheet.shape(
        place(petal('leaf', high * 0.6, byGrade(scene, 36, 38, 36)), {
          x: x + lean * 30,
          y: height + 8,
          angle: lean * 1.3 + random.range(-0.1, 0.1),
        }),
        'line',
        'grass',
      );
    wildflower(sheet.at({ x, y: height + 6 }), {
      kind: kinds[(scene.level === 1 ? i >> 1 : i) % kinds.length]!,
      random,
      level: 0,
      height: Math.max(high, byGrade(scene, 62, 70, 50)),
      size: byGrade(scene, 40, 44, 34),
      sway: random.range(-14, 14),
      role: roles[i % 4]!,
    });
  }
}

/** Flowers all along the foot of the finest pages, uneven and the tallest towards the sides. */
function rowOf(width: number): (readonly [share: number, grown: number])[] {
  const count = Math.ceil(width / 128);
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.36 + 0.28 * ((i * 0.618) % 1)) / count;
    return [share, mix(0.3, 1, (Math.abs(share - 0.5) * 2) ** 1.7)] as const;
  });
}

/** Grass from the horizon down, with tufts and pebbles on finer pages. */
export function lawn(scene: Scene, from: number): void {
  const bands = byGrade(scene, 1, 2, 4);
  rollingGround(scene, { layer: 'lawn', top: from, bands, roles: ['grass', 'leaf'] });
}

/** Heaped clouds at places given as shares of the picture's width and height. */
export function clouds(
  scene: Scene,
  spots: readonly (readonly [x: number, y: number, scale: number])[],
): void {
  const sheet = scene.sheet.layer('clouds');
  for (const [x, y, scale] of spots.slice(0, byGrade(scene, scene.height > 900 ? 3 : 2, 4, spots.length)))
    driftCloud(
      sheet.at({
        x: x * scene.width,
        y: y * scene.height,
        scale: scale * (scene.height > 900 ? 1.25 : 1) * byGrade(scene, 1.3, 1.1, 1),
      }),
      scene.random,
      scene.level > 0,
    );
}

/** A far row of trees along a line, and the hill they stand on. */
export function farTrees(scene: Scene, y: number, count: number, scale: number): void {
  const sheet = scene.sheet.layer('trees');
  for (let i = 0; i < count; i++) {
    const x = (scene.width * (i + 0.5)) / count + scene.random.range(-20, 20);
    roundTree(
      sheet.at({ x, y: y + scene.random.range(-6, 10), scale: scale * scene.random.range(0.85, 1.15) }),
      scene.random,
      scene.level > 0,
    );
  }
}

/** A picket fence from edge to edge, its foot at y. */
export function pickets(scene: Scene, y: number): void {
  const sheet = scene.sheet.layer('fence');
  const step = byGrade(scene, 170, 120, 68);
  const w = step * 0.3;
  for (const rail of [-74, -34])
    sheet.shape(
      [
        [-20, y + rail],
        [scene.width + 20, y + rail],
        [scene.width + 20, y + rail + 13],
        [-20, y + rail + 13],
      ],
      'line',
      'wood',
    );
  for (let x = step * 0.4; x < scene.width; x += step)
    sheet.shape(
      [
        [x - w, y],
        [x - w, y - 92],
        [x, y - 112],
        [x + w, y - 92],
        [x + w, y],
      ],
      'line',
      'wood',
    );
}

/** A bird on the wing, seen from far. */
export function farBird(scene: Scene, [x, y]: Point, scale: number): void {
  const sheet = scene.sheet.layer('birds').at({ x, y, scale });
  sheet.line(
    curve([
      [-34, -6],
      [-16, -16],
      [0, 0],
    ]),
    'line',
    0.5,
  );
  sheet.line(
    curve([
      [0, 0],
      [16, -16],
      [34, -6],
    ]),
    'line',
    0.5,
  );
}

/** A round bush of leaves about 150 units wide, its foot on a point. */
export function roundBush(scene: Scene, [x, y]: Point, scale: number): void {
  const sheet = scene.sheet.layer('bushes').at({ x, y, scale });
  for (const [u, v, r] of [
    [-58, -36, 42],
    [56, -34, 40],
    [0, -62, 54],
    [-26, -26, 38],
    [30, -24, 36],
  ] as const) {
    sheet.shape(ellipse(u, v, r), 'line', 'leaf');
  }
}

/** A hedge from edge to edge: masses of leaves one before the other, the nearer rows lower and larger. */
export function hedge(scene: Scene, top: number, foot: number): void {
  const sheet = scene.sheet.layer('hedge');
  const random = scene.random.fork('hedge');
  const size = byGrade(scene, 96, 66, 50);
  const rows = Math.max(1, Math.round((foot - top) / (size * 0.8)));
  for (let row = 0; row < rows; row++) {
    const y = mix(top + size * 0.5, foot, row / rows);
    for (let x = -size * random.range(0.2, 0.8); x < scene.width + size;) {
      const wide = size * random.range(0.75, 1.2);
      const rim = puff(random, [x + wide * 0.6, y], [wide, wide * 0.74], 7, 0.16);
      sheet.shape(rim, 'line', random.chance(0.3) ? 'grass' : 'leaf');
      x += wide * random.range(1.15, 1.45);
    }
  }
}
