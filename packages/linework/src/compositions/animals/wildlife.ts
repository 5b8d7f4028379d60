import { blob } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import type { Scene } from '../../motifs/stages/stage.ts';

/** A trail of footprints between two points. */
export function footprints({ sheet, level }: Scene, from: Point, to: Point, count: number): void {
  if (level === 0) return;
  for (let i = 0; i < count; i++) {
    const t = i / Math.max(1, count - 1);
    const side = i % 2 === 0 ? -9 : 9;
    sheet
      .layer('prints')
      .shape(
        ellipse(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + side, 13, 7),
        'line',
        'soft',
      );
  }
}

/** A spray of water or snow that flies up from a point: drops along arcs. */
export function spray(
  { sheet, level }: Scene,
  [x, y]: Point,
  size: number,
  role: 'water' | 'paper' | 'soft' = 'water',
): void {
  const view = sheet.layer('spray').at({ x, y, scale: size });
  view.shape(
    blob([
      [-90, 14],
      [-104, -26, 1],
      [-62, -14],
      [-58, -64, 1],
      [-24, -26],
      [0, -90, 1],
      [20, -26],
      [54, -66, 1],
      [62, -14],
      [102, -30, 1],
      [92, 14],
    ]),
    'bold',
    role,
  );
  for (const [u, v, r] of (
    [
      [-70, -74, 13],
      [36, -104, 13],
      [96, -62, 11],
      [-24, -112, 10],
      [-112, -50, 9],
      [72, -96, 9],
    ] as const
  ).slice(0, [1, 4, 6][level]))
    view.shape(ellipse(u, v, r, r * 1.2), 'line', role);
}

/** The grade of what stands farther off: on hard pages it keeps its coat. */
export function farther(level: 0 | 1 | 2): 0 | 2 {
  return level === 2 ? 2 : 0;
}
