import { clockwise } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { tube } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Path } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A wing spread from the shoulder at the origin up and to the right. */
export interface Wing {
  readonly length: number;
  readonly level: 0 | 1 | 2;
  /** The long feathers, the short ones, the smallest along the arm with its edge. */
  readonly roles: readonly [Role, Role, Role];
  /** How far it is open: 1 spreads the last feather straight outwards, 0.6 leaves it half folded. */
  readonly open?: number;
}

/** Draws a wing feather by feather, the outermost first. */
export function spreadWing(sheet: Sheet, it: Wing): void {
  const { length, level } = it;
  const open = it.open ?? 1;
  const arm = curve(
    [
      [0, 0],
      [length * 0.26, -length * 0.3],
      [length * 0.6, -length * 0.36],
    ],
    6,
  );
  row(sheet, arm, it, {
    count: [5, 9, 12][level]!,
    long: [0.46, 0.66],
    wide: [0.3, 0.2, 0.16][level]!,
    open,
    role: it.roles[0],
  });
  if (level > 0)
    row(sheet, arm, it, {
      count: [0, 7, 10][level]!,
      long: [0.26, 0.34],
      wide: [0, 0.17, 0.135][level]!,
      open,
      role: it.roles[1],
    });
  row(sheet, arm, it, {
    count: [4, 6, 8][level]!,
    long: [0.17, 0.15],
    wide: [0.2, 0.15, 0.115][level]!,
    open,
    role: it.roles[2],
  });
  const rim = tube(arm, (t) => length * mix(0.085, 0.035, t) * Math.sqrt(Math.max(0.05, 1 - t ** 6)));
  const edge = clockwise(rim);
  sheet.shape(edge, 'line', it.roles[2]);
  if (level > 0) edgeFeathers(sheet.inside([edge]), arm, rim, length);
}

/** The small feathers of a wing's fore edge, each a bow across it that points to the tip. */
function edgeFeathers(sheet: Sheet, arm: Path, rim: Path, length: number): void {
  for (const share of [0.3, 0.5, 0.7]) {
    const at = Math.floor(share * (arm.length - 1));
    const ahead = arm[Math.min(arm.length - 1, at + Math.ceil((length * 0.06) / 6))]!;
    sheet.line(curve([rim[at]!, ahead, rim[rim.length - 1 - at]!]), 'fine', 0);
  }
}

interface Row {
  readonly count: number;
  readonly long: readonly [inner: number, outer: number];
  readonly wide: number;
  readonly open: number;
  readonly role: Role;
}

function row(
  sheet: Sheet,
  arm: ReturnType<typeof curve>,
  it: Wing,
  { count, long, wide, open, role }: Row,
): void {
  for (let i = count - 1; i >= 0; i--) {
    const t = i / Math.max(1, count - 1);
    const [x, y] = arm[Math.floor(t * (arm.length - 1))]!;
    const at = { x, y, angle: mix(Math.PI * 0.98, Math.PI * mix(0.86, 0.36, open), t ** 1.2) };
    const high = it.length * mix(long[0], long[1], t);
    sheet.shape(place(petal('round', high, it.length * wide), at), 'line', role);
    if (it.level === 2 && high > 90)
      sheet.line(
        place(
          [
            [0, -high * 0.5],
            [0, -high * 0.9],
          ],
          at,
        ),
        'fine',
        0.5,
      );
  }
}
