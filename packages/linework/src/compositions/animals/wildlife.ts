import { drawn } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Point } from '../../geometry/point.ts';
import type { Scene } from '../../motifs/stages/stage.ts';

/** A trail of footprints between two points, each of a half length. */
export function footprints({ sheet, level }: Scene, from: Point, to: Point, count: number, half = 13): void {
  if (level === 0) return;
  for (let i = 0; i < count; i++) {
    const t = i / Math.max(1, count - 1);
    const side = i % 2 === 0 ? -9 : 9;
    sheet
      .layer('prints')
      .shape(
        ellipse(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + side, half, half * 0.54),
        'line',
        'soft',
      );
  }
}

const SPLASH =
  '-84,14 -112,-14 -150,-34! -100,-34 -72,-14 -70,-52 -92,-96! -46,-66 -28,-24 -18,-72 2,-122! 14,-70 26,-24 46,-64 94,-92! 70,-50 70,-14 100,-34 148,-36! 110,-12 84,14 40,24 0,27 -40,24';

/** Water that is thrown up about a point, with drops over it and a ring on the surface. */
export function spray({ sheet, level }: Scene, [x, y]: Point, size: number): void {
  const view = sheet.layer('spray').at({ x, y, scale: size });
  view.shape(ellipse(0, 14, 150, 26), 'line', 'soft');
  view.shape(drawn(SPLASH), 'bold', 'water');
  for (const [u, v, turn] of (
    [
      [-122, -84, -0.7],
      [54, -140, 0.3],
      [132, -86, 0.8],
      [-52, -134, -0.3],
    ] as const
  ).slice(0, [1, 3, 4][level]))
    view.shape(place(petal('drop', 44, 26), { x: u, y: v, angle: turn + Math.PI }), 'line', 'water');
}

/** Powdered snow where somebody has jumped off. */
export function powder({ sheet }: Scene, [x, y]: Point, size: number): void {
  const view = sheet.layer('powder').at({ x, y, scale: size });
  view.shape(
    drawn(
      '-154,10 -140,-24 -96,-30 -80,-70 -30,-66 0,-104 44,-76 88,-84 104,-36 146,-24 154,12 90,34 0,38 -90,34',
    ),
    'bold',
    'paper',
  );
  for (const [u, v, r] of [
    [-110, -86, 14],
    [20, -136, 12],
    [128, -92, 13],
  ] as const)
    view.shape(ellipse(u, v, r), 'line', 'paper');
}

/** Drops that fall from a point in an arc onto another. */
export function shower({ sheet, level }: Scene, from: Point, to: Point): void {
  const view = sheet.layer('shower');
  const count = [3, 4, 5][level]!;
  for (const side of [-1, 0, 1])
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5 + side * 0.16) / count;
      const x = mix(from[0], to[0] + side * 90, t) + 46 * Math.sin(Math.PI * t) * (1 + side * 0.7);
      const y = mix(from[1], to[1], t ** 1.4) - 44 * Math.sin(Math.PI * t);
      view.shape(place(petal('drop', 34, 20), { x, y: y - 16, angle: Math.PI }), 'line', 'water');
    }
}

/** The grade of what stands farther off: on hard pages it keeps its coat. */
export function farther(level: 0 | 1 | 2): 0 | 2 {
  return level === 2 ? 2 : 0;
}

const TUFT =
  '-40,14! -36,-6 -52,-34! -24,-16 -16,0 -14,-26 -22,-56! 0,-30 4,-2 12,-16 34,-44! 26,-10 28,2 38,-8 56,-18! 44,4 42,14!';

/** Tufts of grass on the ground of a medium page, their feet at points, each of a size. */
export function grassTufts(
  { sheet, level }: Scene,
  at: readonly (readonly [x: number, y: number, size: number])[],
): void {
  for (const [x, y, scale] of level === 1 ? at : [])
    sheet.layer('tufts').shape(drawn(TUFT, { x, y, scale }), 'line', 'grass');
}
