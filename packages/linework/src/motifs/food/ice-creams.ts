import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { place } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

type Level = 0 | 1 | 2;

/** What is on or in a scoop. */
export type Flavor = 'plain' | 'chips' | 'swirl' | 'sprinkles' | 'nuts' | 'sauce';

/** The flavors in the order in which they stand side by side. */
export const FLAVORS: readonly Flavor[] = ['swirl', 'chips', 'sauce', 'sprinkles', 'nuts', 'plain'];

const SPOTS = [
  [-34, -44],
  [2, -62],
  [36, -46],
  [-14, -34],
  [22, -84],
  [-24, -86],
  [18, -28],
] as const;

/** A scoop 136 units wide whose frilled foot lies on y 0; its top is at y -112. */
function scoop(view: Sheet, flavor: Flavor, role: Role, level: Level): void {
  const rim = drawn(
    '-68,-18 -64,-76 -34,-106 0,-114 34,-106 64,-76 68,-18 56,-2 44,-12 24,4 8,-8 -14,6 -30,-8 -48,4 -60,-6',
  );
  view.shape(rim, 'bold', role);
  const inside = view.inside([rim]);
  if (flavor === 'sauce')
    inside.shape(
      drawn('-80,-66! -56,-52 -40,-70 -22,-40 -4,-66 16,-48 34,-72 54,-54 80,-70! 80,-140! -80,-140!'),
      'line',
      'wood',
    );
  if (flavor === 'swirl')
    for (const y of level === 0 ? [-50] : [-84, -58, -32])
      inside.line(traced(`-80,${y + 10} -20,${y - 4} 20,${y + 14} 80,${y - 4}`), 'line', 0);
  if (level > 0 && flavor !== 'sauce' && flavor !== 'swirl' && flavor !== 'plain')
    for (const [i, [x, y]] of SPOTS.slice(0, level === 1 ? 5 : 7).entries()) {
      if (flavor === 'chips')
        inside.shape(drawn('-9,8! 0,-10! 11,6!', { x, y, angle: i, scale: 1.1 }), 'fine', 'wood');
      else if (flavor === 'nuts') inside.shape(ellipse(x, y, 11, 7, i * 0.9), 'fine', 'sand');
      else inside.shape(place(rectangle(-13, -5.5, 26, 11, 5.5), { x, y, angle: i * 1.1 }), 'fine', 'sun');
    }
  if (level === 0 && flavor !== 'swirl' && flavor !== 'plain')
    for (const [i, x] of [-38, -6, 32].entries())
      inside.line(traced('-9,-4 9,4', { x, y: -84 + (i % 2) * 4, angle: i * 1.3 }), 'bold', 0.2);
  view.rim(rim, 'bold');
}

/** Strokes of a plain waffle, which close no area. */
const PLAIN_WAFFLE = [
  '-30,20 -16,38',
  '30,20 16,38',
  '-9,20 9,40',
  '9,20 -9,40',
  '-14,128 0,140 14,128',
  '-6,156 0,161 6,156',
];

/** A waffle cone with its rim on the origin and its tip 200 units below, and scoops upon it. */
export function waffleCone(view: Sheet, scoops: readonly (readonly [Flavor, Role])[], level: Level): void {
  const rim = drawn('-60,-14! 60,-14! 8,196 -8,196');
  view.shape(rim, 'bold', 'gold');
  const net = view.inside([rim]);
  const step = level === 2 ? 34 : 46;
  for (let i = -6; i < 7; i++)
    for (const side of level === 0 ? [] : [-1, 1])
      net.line(traced(`${side * (i * step - 100)},-20! ${side * (i * step + 40)},210!`), 'fine', 0);
  if (level === 0) for (const strokes of PLAIN_WAFFLE) net.line(traced(strokes), 'line', 0.2);
  view.rim(rim, 'bold');
  for (const [i, [flavor, role]] of scoops.entries()) scoop(view.at({ y: -4 - i * 74 }), flavor, role, level);
}

/** A cherry with a stalk, its foot on the origin. */
export function topCherry(view: Sheet, size = 1): void {
  view.line(traced('0,-44 8,-66 30,-80', { scale: size }), 'bold', 0.2);
  view.shape(ellipse(0, -24 * size, 25 * size, 24 * size), 'bold', 'rust');
}

/** A soft swirl of ice cream, 136 units wide, its foot on the origin. */
export function softSwirl(view: Sheet, role: Role): void {
  view.shape(drawn('-74,-16 -66,-44 66,-44 74,-16 60,6 -60,6'), 'bold', role);
  view.shape(drawn('-58,-46 -50,-82 50,-86 58,-48 46,-34 -46,-30'), 'bold', role);
  view.shape(drawn('-42,-84 -30,-118 6,-146 16,-164 26,-140 40,-92 34,-74 -34,-68'), 'bold', role);
}

/** What lies heaped in a pan, its foot on y 0 and `w` units to either side. */
const HEAPS: readonly ((view: Sheet, w: number, h: number, role: Role, level: Level) => void)[] = [
  (view, w, h, role, level) => {
    view.shape(
      drawn(
        `${-w},0! ${-w},${-h * 0.3} ${-w * 0.6},${-h * 0.55} ${-w * 0.3},${-h * 0.9} ${w * 0.1},${-h} ${w * 0.4},${-h * 0.7} ${w * 0.8},${-h * 0.5} ${w},${-h * 0.2} ${w},0!`,
      ),
      'bold',
      role,
    );
    if (level > 0)
      for (const t of [-0.4, 0.1, 0.5])
        view.line(
          traced(`${t * w - w * 0.2},${-h * 0.3} ${t * w},${-h * 0.55} ${t * w + w * 0.2},${-h * 0.4}`),
          'line',
          0.4,
        );
  },
  (view, w, h, role, level) => {
    for (const x of [-0.52, 0.52]) scoop(view.at({ x: x * w, y: 6, scale: h / 150 }), 'plain', role, level);
    scoop(view.at({ y: 4, scale: h / 124 }), level === 0 ? 'plain' : 'chips', role, level);
  },
  (view, w, h, role) => {
    for (const [k, y] of [
      [1, 0],
      [0.76, 0.34],
      [0.44, 0.64],
    ] as const)
      view.shape(
        mirrored(
          `0,${-h * (y + 0.34)} ${w * k * 0.6},${-h * (y + 0.3)} ${w * k},${-h * (y + 0.1)} ${w * k * 0.94},${-h * y + 4} 0,${-h * y + 4}`,
        ),
        'bold',
        role,
      );
    topCherry(view.at({ y: -h * 0.92 }), h / 120);
  },
  (view, w, h, role, level) => {
    for (const [x, angle] of [
      [-0.3, -0.3],
      [0.34, 0.24],
    ] as const) {
      const at = { x: x * w, y: -h * 0.3, angle };
      view.shape(place(rectangle(-h * 0.2, -h * 0.9, h * 0.4, h * 0.9, 5), at), 'line', 'gold');
      if (level > 0)
        for (const y of [0.75, 0.55])
          view.line(traced(`${-h * 0.2},${-h * y} ${h * 0.2},${-h * y}`, at), 'fine', 0);
    }
    view.shape(
      drawn(
        `${-w},0! ${-w * 0.96},${-h * 0.4} ${-w * 0.5},${-h * 0.6} 0,${-h * 0.5} ${w * 0.5},${-h * 0.62} ${w * 0.96},${-h * 0.36} ${w},0!`,
      ),
      'bold',
      role,
    );
  },
  (view, w, h, role, level) => {
    const rim = mirrored(`0,${-h * 0.86} ${w * 0.6},${-h * 0.74} ${w},${-h * 0.24} ${w},0!`);
    view.shape(rim, 'bold', role);
    const inside = view.inside([clockwise(rim)]);
    for (const [i, x] of [-0.6, -0.2, 0.2, 0.6].entries())
      if (level > 0)
        inside.shape(star(x * w, -h * (i % 2 ? 0.32 : 0.5), h * 0.16, h * 0.075, 5, i), 'line', 'sun');
    view.rim(rim, 'bold');
  },
];

/** A steel pan heaped with the `k`th kind of ice cream, `wide` units across, its foot on the origin. */
export function gelatoPan(
  view: Sheet,
  { k, wide, high, role, level }: { k: number; wide: number; high: number; role: Role; level: Level },
): void {
  const w = wide / 2;
  HEAPS[k % HEAPS.length]!(view.at({ y: -high * 0.36 }), w * 0.9, high * 0.6, role, level);
  view.shape(
    drawn(`${-w},${-high * 0.4}! ${w},${-high * 0.4}! ${w * 0.9},0! ${-w * 0.9},0!`),
    'bold',
    'stone',
  );
  view.shape(rectangle(-w * 0.4, -high * 0.31, w * 0.8, high * 0.22, 4), 'line', 'paper');
}

/** A board on two feet that holds cones, `wide` units across, its foot on the origin and its top at y -150. */
export function coneRack(view: Sheet, wide: number): void {
  for (const side of [-1, 1])
    view.shape(rectangle(side * (wide / 2 - 40) - 17, -110, 34, 110, 4), 'bold', 'wood');
  view.shape(rectangle(-wide / 2, -150, wide, 52, 10), 'bold', 'sand');
}

/** A jar of something to strew, its foot on the origin, 150 units high: sprinkles, wafer rolls or cookies. */
export function toppingJar(view: Sheet, kind: number, role: Role, level: Level): void {
  if (kind % 3 === 1)
    for (const [x, angle] of [
      [-24, -0.14],
      [24, 0.16],
      [0, 0.02],
    ] as const)
      view.shape(place(rectangle(-10, -200, 20, 190, 6), { x, angle }), 'line', 'gold');
  const rim = mirrored('0,-136! 50,-136! 56,-118 56,-14 44,0 0,0');
  view.shape(rim, 'bold', 'paper');
  const inside = view.inside([rim]);
  inside.shape(drawn('-70,-84! -20,-92 20,-80 70,-88! 70,10! -70,10!'), 'line', role);
  if (kind % 3 === 0 && level > 0)
    for (const [i, [x, y]] of (
      [
        [-30, -60],
        [4, -64],
        [34, -56],
        [-16, -30],
        [22, -28],
      ] as const
    ).entries())
      inside.shape(place(rectangle(-11, -5, 22, 10, 5), { x, y, angle: i }), 'fine', 'sun');
  if (kind % 3 === 2)
    for (const [x, y] of [
      [-26, -66],
      [26, -62],
      [0, -30],
    ] as const)
      inside.shape(ellipse(x, y, 25), 'line', 'gold');
  view.rim(rim, 'bold');
  if (kind % 3 !== 1) {
    view.shape(rectangle(-46, -158, 92, 26, 8), 'bold', role);
    view.shape(ellipse(0, -166, 12), 'line', role);
  }
}
