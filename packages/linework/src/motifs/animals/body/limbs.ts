import { clockwise } from '../../../geometry/boolean.ts';
import { blob, curve } from '../../../geometry/curve.ts';
import { drawn } from '../../../geometry/drawn.ts';
import { ellipse, tube } from '../../../geometry/forms.ts';
import { mix, place, type Path, type Point } from '../../../geometry/point.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import type { Build } from './quadruped.ts';

type End = 'hind' | 'fore';

/** How thick a leg is at shares of its way, as a part of its thigh, its knee or its heel. */
const THICKNESS: Record<End, readonly (readonly [share: number, of: 0 | 1 | 2, part: number])[]> = {
  hind: [
    [0, 0, 1.02],
    [0.2, 0, 1],
    [0.36, 1, 1.62],
    [0.52, 1, 1.02],
    [0.64, 2, 1.36],
    [0.7, 2, 1.42],
    [0.8, 2, 1.02],
    [0.9, 2, 0.98],
    [0.96, 2, 1.24],
    [1, 2, 1.06],
  ],
  fore: [
    [0, 0, 0.9],
    [0.18, 0, 0.8],
    [0.36, 1, 1.24],
    [0.54, 2, 1.2],
    [0.66, 2, 1.36],
    [0.78, 2, 0.98],
    [0.9, 2, 0.98],
    [0.96, 2, 1.22],
    [1, 2, 1.06],
  ],
};

/** The outlines that make a leg from its joint to its foot: muscle above, hock or wrist, a slim shank. */
export function limb(build: Build, spine: readonly Point[], end: End): Path[] {
  const line = curve(
    spine.map(([x, y]) => [x, y] as const),
    8,
  );
  const heavy = build.foot === 'pad' || build.limb[2] > 22;
  const wide = (t: number): number => {
    const stops = THICKNESS[end];
    const next = Math.max(
      1,
      stops.findIndex(([share]) => share >= t),
    );
    const [a, b] = [stops[next - 1]!, stops[next]!];
    const full = mix(build.limb[a[1]] * a[2], build.limb[b[1]] * b[2], (t - a[0]) / (b[0] - a[0]));
    return heavy ? Math.min(full, mix(build.limb[0], build.limb[2] * 1.06, Math.min(1, t * 1.3))) : full;
  };
  return [clockwise(tube(line, wide)), ...soleOf(build, spine)];
}

/** What a leg stands on, as far as it is one with it: a paw with an instep, or a pad. */
function soleOf(build: Build, spine: readonly Point[]): Path[] {
  const [x, y] = spine.at(-1)!;
  const [, , heel] = build.limb;
  const s = build.sole;
  if (build.foot === 'paw')
    return [
      clockwise(
        blob([
          [x - heel * 1.05, y - s * 0.9],
          [x - heel * 1.1, y - s * 0.1],
          [x - heel * 0.5, y + s * 0.26],
          [x + s * 0.9, y + s * 0.3],
          [x + s * 1.46, y + s * 0.1],
          [x + s * 1.42, y - s * 0.36],
          [x + s * 0.98, y - s * 0.78],
          [x + heel * 1.05, y - s * 1.1],
        ]),
      ),
    ];
  if (build.foot !== 'pad') return [];
  return [
    blob([
      [x - heel * 1.05, y - 34],
      [x - heel * 1.24, y - s * 0.1],
      [x - heel * 1.06, y + s * 0.32],
      [x + heel * 1.22, y + s * 0.32],
      [x + heel * 1.44, y - s * 0.1],
      [x + heel * 1.1, y - 34],
    ]),
  ];
}

/** Hooves, nails or toes at the end of a leg. */
export function feet(
  sheet: Sheet,
  { build, hoof }: { readonly build: Build; readonly hoof?: Role },
  leg: readonly Point[],
  level: 0 | 1 | 2,
): void {
  const [x, y] = leg.at(-1)!;
  const [, , heel] = build.limb;
  const s = build.sole;
  if (build.foot === 'planted' || build.foot === 'hoof') hoofOf(sheet, build, leg, hoof ?? 'stone');
  else if (build.foot === 'pad') {
    if (level > 0)
      for (const u of [-heel * 0.7, 0, heel * 0.7])
        sheet.shape(ellipse(x + u, y - s * 0.3, heel * 0.31, heel * 0.29), 'line', hoof ?? 'cream');
  } else if (s * sheet.scale > 13)
    for (const u of level > 0 ? [0.5, 0.94] : [0.72])
      sheet.line(
        curve([
          [x + s * (u - 0.06), y - s * 0.52],
          [x + s * (u + 0.14), y - s * 0.2],
          [x + s * (u + 0.06), y + s * 0.24],
        ]),
        'line',
        0.6,
      );
}

/**
 * A hoof seen a little from before: its wall slopes to the toe, the heel bulb behind; it lies flat where the leg
 * stands and follows the leg where it is in the air. Those who lie have theirs in the grass.
 */
function hoofOf(sheet: Sheet, build: Build, leg: readonly Point[], role: Role): void {
  const [[hx, hy], [x, y]] = [leg.at(-2)!, leg.at(-1)!];
  const lean = Math.atan2(hx - x, y - hy);
  const isLow = y > -build.leg * 0.1;
  if (build.foot === 'planted' && isLow && Math.abs(lean) > 1.2) return;
  const isDown = isLow && Math.abs(lean) < 0.9;
  const [w, s] = [build.limb[2] * 1.16, build.sole];
  const at = { x, y, angle: isDown ? 0 : lean };
  const rim = drawn(
    `${-w},${-s * 0.72} ${-w * 0.2},${-s * 1.02} ${w * 1.02},${-s * 0.92}! ${w + s * 0.66},${s * 0.3}! ${w * 0.4},${s * 0.38} ${-w * 0.7},${s * 0.32}! ${-w * 1.24},${-s * 0.12}`,
  );
  sheet.shape(place(rim, at), 'line', role);
  if (build.isCloven)
    sheet.line(
      place(
        curve([
          [w * 0.5, -s * 0.6],
          [w * 0.86, -s * 0.12],
          [w * 0.72, s * 0.34],
        ]),
        at,
      ),
      'line',
      0.5,
    );
}
