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
    const bow = clockwise(
      bent(place(finePetal('leaf', 116 - 40 * Math.abs(share), 290 / count), { angle: share * 2.9 }), share),
    );
    return { bow, share };
  });
  const rim = unite(fingers.map(({ bow }) => bow).concat([clockwise(ellipse(0, -4, 20, 18))]));
  sheet.shape(rim, 'bold', role);
  for (const { share } of fingers) {
    const turn = share * 2.9;
    const rib = (level === 2 ? [0.14, 0.6, 1.1] : [0.3, 0.55, 0.82]).map((t): Point =>
      polar([0, 0], (116 - 40 * Math.abs(share)) * t, turn - Math.PI / 2),
    );
    sheet.inside(rim).line(bent(rib, share), 'fine', level === 2 ? 0 : 0.4);
  }
}

/** Bends a finger down towards its tip, the outer ones more. */
function bent(path: Path, share: number): Point[] {
  return path.map(([x, y]) => [x, y + Math.abs(share) * 0.0032 * (x * x + y * y)]);
}
