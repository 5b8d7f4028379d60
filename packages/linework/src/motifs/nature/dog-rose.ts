import { around } from '../../geometry/around.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, star, tube } from '../../geometry/forms.ts';
import { normals } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place, type Path, type Point } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';

type Level = 0 | 1 | 2;

const PETAL = '0,0! -60,-38 -88,-94 -60,-130 -20,-126 0,-108! 20,-126 60,-130 88,-94 60,-38';

/** An open dog rose 260 units across: five notched petals about a crown of stamens. */
export function dogRose(sheet: Sheet, level: Level): void {
  around(sheet, { radius: 0, count: 5 }, (spot) => {
    const rim = drawn(PETAL);
    spot.shape(rim, 'bold', 'blush');
    if (level > 0)
      for (const x of [-30, 30]) spot.line(traced(`${x * 0.5},-52 ${x * 0.9},-78 ${x},-100`), 'fine', 0.7);
  });
  const points = [8, 10, 12][level]!;
  sheet.shape(star(0, 0, 58, 40, points, 0.1), 'line', 'sun');
  sheet.shape(ellipse(0, 0, 20), 'line', 'leaf');
}

/** A bud on its cup, its tip up; it stands on the frame's origin and is 110 units high. */
export function roseBud(sheet: Sheet): void {
  sheet.shape(mirrored('0,-30! 40,-46 44,-92 0,-144!'), 'line', 'blush');
  for (const flip of [false, true])
    sheet.at({ flip }).shape(drawn('0,-26! 34,-34 52,-62 48,-96! 30,-76 16,-62 0,-56!'), 'line', 'leaf');
  sheet.shape(mirrored('0,6 18,-4 22,-22 12,-36 0,-38'), 'line', 'leaf');
}

/** A hip that hangs from the frame's origin, 110 units long, with what is left of its sepals. */
export function rosehip(sheet: Sheet, level: Level): void {
  if (level === 0) sheet.shape(mirrored('0,62! 30,72 42,120! 20,108 0,128!'), 'line', 'wood');
  else
    for (const turn of [-0.9, 0.9, -0.4, 0.4])
      sheet.shape(place(petal('leaf', 38, 17), { y: 82, angle: Math.PI + turn }), 'line', 'wood');
  const rim = mirrored('0,-4 14,0 36,24 40,52 26,80 10,92! 0,90');
  sheet.shape(rim, 'bold', 'rust');
  if (level > 0) sheet.shape(drawn('-22,30 -12,26 -14,50 -22,62 -27,46'), 'fine', 'paper');
}

/** The same outline with teeth along it that point to its tip. */
function serrated(rim: Path, teeth: number, depth: number): Point[] {
  const sides = normals([...rim, rim[0]!]);
  return rim.map(([x, y], i) => {
    const share = (i / rim.length) * 2;
    const tooth = ((share > 1 ? 2 - share : share) * teeth) % 1;
    const by = depth * tooth * (share > 1.9 || share < 0.1 ? 0 : 1);
    const [nx, ny] = sides[i]!;
    const sign = nx * x >= 0 ? 1 : -1;
    return [x + nx * by * sign, y + ny * by * sign];
  });
}

/** A leaf of five or seven toothed leaflets, from the frame's origin upwards. */
export function roseLeaf(sheet: Sheet, length: number, level: Level): void {
  const pairs = level === 2 ? 2 : 1;
  const spine = curve([
    [0, 0],
    [length * 0.05, -length * 0.36],
    [0, -length * 0.62],
  ]);
  sheet.line(spine, 'bold', 0.2);
  const leaflet = (at: { x: number; y: number; angle: number }, long: number): void => {
    const rim = petal('leaf', long, long * 0.58);
    sheet.shape(place(level === 0 ? rim : serrated(rim, 5, long * 0.05), at), 'line', 'leaf');
    if (level === 0) return;
    sheet.line(
      place(
        [
          [0, -long * 0.06],
          [long * 0.02, -long * 0.5],
          [0, -long * 0.86],
        ],
        at,
      ),
      'fine',
      0.4,
    );
  };
  for (let i = 0; i < pairs; i++)
    for (const side of [-1, 1])
      leaflet(
        { x: length * 0.03, y: -length * mix(pairs === 1 ? 0.4 : 0.22, 0.52, i), angle: side * 1.12 },
        length * (pairs === 1 ? 0.46 : 0.38 + 0.04 * i),
      );
  leaflet({ x: 0, y: -length * 0.6, angle: 0 }, length * 0.46);
}

/** A cane with hooked thorns along its middle line; it thins out towards its tip. */
export function cane(sheet: Sheet, spine: Path, thick: number, level: Level): void {
  const sides = normals(spine);
  const thorns: Path[] = [];
  const step = [999, 26, 19][level]!;
  for (let i = 6; i < spine.length * 0.8; i += step) {
    const [x, y] = spine[i]!;
    const [nx, ny] = sides[i]!;
    const sign = (i / step) % 2 < 1 ? 1 : -1;
    const [a, b] = [spine[i - 2]!, spine[i + 2]!];
    const reach = thick * 2.1;
    thorns.push(
      clockwise([
        a,
        [x + nx * sign * reach - (b[0] - a[0]) * 0.4, y + ny * sign * reach - (b[1] - a[1]) * 0.4],
        b,
      ]),
    );
  }
  sheet.shape(unite([clockwise(tube(spine, (t) => thick * (1 - 0.76 * t))), ...thorns]), 'line', 'wood');
}
