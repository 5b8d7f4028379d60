import { clockwise, unite } from '../../geometry/boolean.ts';
import { ellipse } from '../../geometry/forms.ts';
import { finePetal } from '../../geometry/petal.ts';
import { place, polar, type Path, type Point } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** The leaf of a fan palm, 116 units long upwards: fingers that spread from the frame's origin. */
export function fanLeaf(sheet: Sheet, level: 0 | 1 | 2, role: Role): void {
  const count = [7, 9, 11][level]!;
  const fingers = Array.from({ length: count }, (_, i) => {
    const share = i / (count - 1) - 0.5;
    return { share, long: 116 - 40 * Math.abs(share), turn: share * 2.9 };
  });
  const rim = unite([
    ...fingers.map(({ share, long, turn }) =>
      clockwise(bent(place(finePetal('leaf', long, 290 / count), { angle: turn }), share)),
    ),
    clockwise(ellipse(0, -4, 20, 18)),
  ]);
  sheet.shape(rim, 'bold', role);
  for (const { share, long, turn } of fingers) {
    const rib = (level === 2 ? [0.14, 0.6, 1.1] : [0.3, 0.55, 0.82]).map((t): Point =>
      polar([0, 0], long * t, turn - Math.PI / 2),
    );
    sheet.inside(rim).line(bent(rib, share), 'fine', level === 2 ? 0 : 0.4);
  }
}

/** Bends a finger down towards its tip, the outer ones more. */
function bent(path: Path, share: number): Point[] {
  return path.map(([x, y]) => [x, y + Math.abs(share) * 0.0032 * (x * x + y * y)]);
}
