import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, tube } from '../../geometry/forms.ts';
import { mix, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import type { Coral } from './reef-life.ts';

/** Each sponge of a group: where it stands, its height, half its width and how far it leans. */
const TUBES = [
  [-52, 150, 27, -34],
  [56, 128, 25, 36],
  [0, 210, 32, 6],
] as const;

/** Three tube sponges on the frame's origin, 240 units high: they widen upwards, their lips are wavy, pores on them. */
export function tubeSponges(sheet: Sheet, it: Coral): void {
  for (const [foot, high, half, lean] of TUBES) {
    const spine = curve([
      [foot * 0.5, 6],
      [foot, -high * 0.5],
      [foot + lean, -high],
    ]);
    const [tx, ty] = spine.at(-1)!;
    const body = clockwise(tube(spine, (t) => half * mix(0.62, 1, t ** 1.4)));
    sheet.shape(body, 'bold', it.role);
    if (it.level > 0) {
      const inside = sheet.inside([body]);
      for (const [along, aside] of [
        [0.3, -0.3],
        [0.44, 0.36],
        [0.62, -0.4],
        [0.74, 0.3],
      ] as const) {
        const [px, y] = spine[Math.floor(along * (spine.length - 1))]!;
        const x = px + aside * half;
        inside.line(traced(`${x - 7},${y} ${x},${y + 6} ${x + 7},${y}`), 'fine', 0.3);
      }
    }
    const lip = Array.from({ length: 60 }, (_, k): Point => {
      const angle = (k / 60) * Math.PI * 2;
      const wave = 1 + 0.09 * Math.sin(angle * 7);
      return [tx + half * 1.14 * wave * Math.cos(angle), ty + half * 0.46 * wave * Math.sin(angle)];
    });
    sheet.shape(lip, 'bold', it.role);
    sheet.shape(ellipse(tx, ty + 1, half * 0.66, half * 0.2), 'fine', 'night');
  }
  sheet.shape(drawn('-70,14! -84,2 -60,-14 -30,-8 -6,-22 24,-10 56,-16 82,0 70,14!'), 'bold', 'stone');
}

/** A jellyfish about 350 units high, its bell on the frame's origin: scalloped hem, trailing threads, ruffled arms. */
export function driftingJellyfish(sheet: Sheet, role: Role, level: 0 | 1 | 2): void {
  for (const [x, way, long] of [
    [-74, -1, 150],
    [-50, -0.6, 210],
    [54, 0.5, 200],
    [76, 1, 140],
  ] as const) {
    const spine = curve([
      [x, -4],
      [x + way * 6, long * 0.3],
      [x + way * 26, long * 0.62],
      [x + way * 18, long],
    ]);
    sheet.shape(clockwise(tube(spine, (t) => 7.5 - 6 * t)), 'line', 'soft');
  }
  for (const [i, arm] of [
    '-34,-6! -46,30 -22,54 -44,90 -20,120 -34,166 -16,210! 2,170 -6,124 10,92 -2,56 8,28 -2,-6!',
    '2,-6! -4,34 18,62 4,98 24,130 14,176 36,222! 46,178 34,132 48,100 32,62 42,30 34,-6!',
  ].entries())
    sheet.shape(drawn(arm), 'line', i ? role : 'blush');
  const bell = mirrored('0,-126 46,-114 88,-66 98,-8! 92,16 74,20 62,2! 50,22 30,22 20,4! 10,20 0,22');
  sheet.shape(bell, 'bold', role);
  const inside = sheet.inside([clockwise(bell)]);
  inside.line(traced('-100,-22 -50,-36 0,-40 50,-36 100,-22'), 'line', 0);
  if (level > 0)
    for (const [x, y, r] of [
      [-38, -70, 13],
      [32, -76, 15],
      [-4, -92, 10],
    ] as const)
      inside.shape(ellipse(x, y, r), 'fine', 'soft');
}

/** A tuft of short weed on the frame's origin, 130 units high. */
export function seaGrass(sheet: Sheet): void {
  const blades = [
    [-34, -70],
    [32, -76],
    [-4, -124],
  ].map(([lean, high]) =>
    tube(
      curve([
        [lean! * 0.3, 6],
        [lean! * 0.5 - 8, high! * 0.4],
        [lean!, high!],
      ]),
      (t) => 12 * (1 - t) + 1.5,
    ),
  );
  sheet.shape(unite(blades), 'line', 'grass');
}
