import { knots } from '../geometry/knots.ts';
import { unite } from '../geometry/boolean.ts';
import { blob, curve, twin, type Knot } from '../geometry/curve.ts';
import { around } from '../geometry/around.ts';
import { arc, ellipse, rectangle } from '../geometry/forms.ts';
import { petal } from '../geometry/petal.ts';
import type { Path, Point } from '../geometry/point.ts';
import type { Random } from '../random.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';

/** A heaped cloud about 300 units wide at scale 1, its flat foot on the frame's y 0. */
export function cloud(sheet: Sheet, random: Random, curls: boolean): void {
  const puffs: [number, number, number][] = [
    [-92, -36, 46],
    [-36, -72, 62],
    [40, -66, 58],
    [100, -32, 42],
    [0, -34, 60],
  ];
  const shape = unite([
    rectangle(-138, -44, 280, 46, 23),
    ...puffs.map(([x, y, r]) => ellipse(x, y, r * random.range(0.92, 1.08))),
  ]);
  sheet.shape(shape, 'line', 'sky');
  if (!curls) return;
  sheet.line(arc(-34, -66, 30, 30, Math.PI * 0.8, Math.PI * 1.7), 'fine', 0.7);
  sheet.line(arc(48, -48, 26, 26, Math.PI * 1.1, Math.PI * 1.95), 'fine', 0.7);
}

/** A sun with petal rays about the frame's origin; its disc has the given radius. */
export function sun(sheet: Sheet, radius: number, rays: number): void {
  around(sheet, { radius: radius * 1.12, count: rays }, (spot, i) =>
    spot.shape(
      petal('leaf', radius * (i % 2 === 0 ? 0.78 : 0.52), (Math.PI * 2 * radius * 0.86) / rays),
      'line',
      'sun',
    ),
  );
  sheet.shape(ellipse(0, 0, radius), 'line', 'sun');
}

/** Ground from a wavy line down to a floor. */
export function hill(sheet: Sheet, line: readonly Knot[], floor: number, role: Role = 'grass'): Path {
  const top = curve(line, 10);
  const rim: Point[] = [...top, [top.at(-1)![0], floor], [top[0]![0], floor]];
  sheet.shape(rim, 'line', role);
  return top;
}

/** A fir tree standing on the frame's origin, 200 units high at scale 1. */
export function fir(sheet: Sheet, tiers: number, ticks: boolean): void {
  sheet.shape(rectangle(-13, -34, 26, 36), 'line', 'wood');
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const [foot, half, height] = [-26 - 128 * t, 66 - 40 * t, 92 - 20 * t];
    sheet.shape(
      twin([
        [0, foot - height, 1],
        [half * 0.46, foot - height * 0.36],
        [half, foot, 1],
        [half * 0.5, foot + 8],
        [0, foot + 11],
      ]),
      'line',
      'leaf',
    );
    if (ticks)
      for (const side of [-0.34, 0.34])
        sheet.line(
          [
            [half * side, foot - 24],
            [half * side * 1.2, foot - 6],
          ],
          'fine',
          0.7,
        );
  }
}

/** A round tree standing on the frame's origin, 200 units high at scale 1. */
export function roundTree(sheet: Sheet, random: Random, leafy: boolean): void {
  sheet.shape(blob(knots('-13,0! -9,-60 -12,-110! 12,-110! 9,-60 15,0!')), 'line', 'wood');
  const crowns = Array.from({ length: 7 }, (_, i) => {
    const angle = (i / 7) * Math.PI * 2;
    return ellipse(44 * Math.cos(angle), -134 + 40 * Math.sin(angle), 32 * random.range(0.9, 1.12));
  });
  sheet.shape(unite([...crowns, ellipse(0, -134, 48)]), 'line', 'leaf');
  if (leafy)
    for (const [x, y] of [
      [-30, -150],
      [14, -164],
      [34, -128],
      [-8, -122],
    ] as const)
      sheet.line(arc(x, y, 12, 11, 0.2, Math.PI - 0.2), 'fine', 0.6);
}

/** A tuft of grass on the frame's origin. */
export function tuft(sheet: Sheet): void {
  for (const [x, turn] of [
    [-9, -0.4],
    [9, 0.4],
    [0, 0],
  ] as const) {
    sheet.line(
      [
        [x, 0],
        [x + Math.sin(turn) * 15, -16],
        [x + Math.sin(turn) * 34, -34 * Math.cos(turn)],
      ],
      'fine',
      0.8,
    );
  }
}
