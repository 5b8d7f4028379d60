import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise, grow, intersect, unite } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { contains, shapeArea } from '../../geometry/path.ts';
import { finePetal } from '../../geometry/petal.ts';
import { distance, place, type Path, type Point, type Shape } from '../../geometry/point.ts';
import { pageRim } from '../../motifs/page-ground.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];

/** What is printed on the middle of a patch one unit wide. */
type Print = (spot: Sheet, role: Role, level: 0 | 1 | 2) => void;

const PRINTS: readonly Print[] = [
  (spot, role) => spot.shape(place(finePetal('heart', 0.6, 0.62), { y: 0.3 }), 'line', role),
  (spot, role) => {
    around(spot, { radius: 0.08, count: 5 }, (at) => at.shape(finePetal('round', 0.28, 0.3), 'line', role));
    spot.shape(ellipse(0, 0, 0.12), 'line', 'sun');
  },
  (spot, role) => spot.shape(star(0, 0.02, 0.36, 0.17, 5), 'line', role),
  (spot, role, level) => {
    for (let i = 0; i < (level === 0 ? 1 : 4); i++) {
      const [x, y] = level === 0 ? [0, 0] : [(i % 2) - 0.5, Math.floor(i / 2) - 0.5];
      spot.shape(ellipse(x * 0.44, y * 0.44, level === 0 ? 0.26 : 0.13), 'line', role);
    }
  },
  (spot, role) => {
    for (const side of [-1, 1])
      spot.shape(place(finePetal('leaf', 0.52, 0.3), { y: 0.34, angle: side * 0.62 }), 'line', 'leaf');
    spot.shape(place(finePetal('round', 0.4, 0.3), { y: 0.08 }), 'line', role);
  },
];

/** Prints that only finer cushions have. */
const FINE_PRINTS: readonly Print[] = [
  (spot, role) => {
    spot.shape(ellipse(0, 0, 0.3), 'line', role);
    spot.shape(ellipse(0, 0, 0.15), 'line', 'cream');
  },
  (spot, role) => {
    around(spot, { radius: 0.2, count: 8 }, (at) => at.shape(finePetal('drop', 0.16, 0.11), 'line', role));
    spot.shape(ellipse(0, 0, 0.17), 'line', 'sun');
  },
  (spot, role) =>
    spot.shape(
      drawn('0.12,-0.34! -0.2,-0.24 -0.3,0 -0.2,0.24 0.12,0.34! -0.04,0.16 -0.04,-0.16'),
      'line',
      role,
    ),
];

/** A cushion like a heart, sewn of square patches, with a piped rim; it lies on a quilt. */
export const patchworkHeart: Composition = {
  name: 'patchwork-heart',
  category: 'patterns',
  size: [1000, 1000],
  strays: 1,
  draw(brief) {
    const { sheet, random, level } = brief;
    drawBed(brief);
    const [tall, wide, foot] = level === 0 ? [730, 740, 880] : [850, 860, 928];
    const rim = clockwise(place(finePetal('heart', tall, wide), { x: 500, y: foot }));
    const heart = sheet.layer('heart');
    if (level === 0) heart.shape(ruffle(rim), 'line', 'gold');
    else heart.shape(grow([rim], 26), 'bold', 'gold');
    heart.shape([rim], 'bold', 'soft');
    drawPatches({ ...brief, random: random.fork('patches') }, [rim]);
    heart.rim([rim], 'bold');
    return {
      title: random.pick(['Patchwork Heart', 'A Heart of Remnants']),
      description:
        'A cushion like a heart is sewn of square patches with hearts, stars, dots and flowers. No two patches beside each other need match.',
      tags: ['patterns', 'patchwork', 'heart', 'sewing', ...(level === 0 ? [] : ['quilt'])],
    };
  },
};

/** A frill of even scallops along the outline of a cushion. */
function ruffle(rim: Path): Shape {
  const steps = rim.map((at, i) => distance(at, rim[(i + 1) % rim.length]!));
  const length = steps.reduce((sum, step) => sum + step, 0);
  const count = Math.round(length / 92);
  const scallops: Path[] = [];
  let way = 0;
  rim.forEach((at, i) => {
    if (Math.floor((way / length) * count) !== Math.floor(((way + steps[i]!) / length) * count))
      scallops.push(clockwise(ellipse(...at, 52)));
    way += steps[i]!;
  });
  return unite([rim, ...scallops]);
}

/** The quilt under the cushion: large squares with stitches along them. */
function drawBed({ sheet, level }: Brief): void {
  const rim = pageRim(1000, 1000);
  sheet.layer('bed').shape(rim, 'bold', 'cream');
  const bed = sheet.layer('bed').inside([clockwise(rim)]);
  const step = [310.7, 233, 155.4][level]!;
  for (let x = 34; x < 960; x += step)
    for (let y = 34; y < 960; y += step) {
      bed.shape(rectangle(x, y, step, step), 'line', Math.round((x + y) / step) % 2 ? 'soft' : 'cream');
      if (level > 0)
        bed.shape(
          place(rectangle(-step * 0.3, -step * 0.3, step * 0.6, step * 0.6), {
            x: x + step / 2,
            y: y + step / 2,
            angle: Math.PI / 4,
          }),
          'line',
          'd',
        );
    }
  sheet.layer('bed').rim(rim, 'bold');
}

/** Square patches aslant; those that are whole have a print, small remnants join the piping. */
function drawPatches(brief: Brief, zone: Shape): void {
  const { sheet, random, level } = brief;
  const side = byLevel(brief, 196, 178, 122);
  const prints = random.shuffle(level === 0 ? PRINTS : [...PRINTS, ...FINE_PRINTS]);
  const patches = sheet.layer('patches');
  for (let row = -5; row <= 5; row++)
    for (let column = -5; column <= 5; column++) {
      const turn = Math.PI / 4;
      const [x, y] = place([[column * side, row * side]], { x: 500, y: 520, angle: turn })[0]!;
      const patch = clockwise(place(rectangle(-side / 2, -side / 2, side, side), { x, y, angle: turn }));
      const seen = intersect([patch], zone);
      if (shapeArea(seen) < side * side * 0.05) continue;
      const role = LEADS[(row + 2 * column + 20) % 4]!;
      patches.shape(seen, 'line', role);
      if (level === 1 && shapeArea(seen) < side * side * 0.985 && shapeArea(seen) > side * side * 0.42) {
        // What the rim leaves of a patch keeps its print.
        const k = (row * 2 + column * 3 + 25) % prints.length;
        prints[k]!(
          patches.inside(seen).at({ x, y, scale: side }),
          LEADS[(row + 2 * column + 22) % 4]!,
          level,
        );
        continue;
      }
      const isWhole = ellipse(x, y, side * 0.42).every((point) => contains(zone[0]!, point));
      if (!isWhole) {
        stripes(patches.inside(seen), [x, y], side, turn + (row % 2 ? Math.PI / 2 : 0), level);
        continue;
      }
      if (level > 0) stitches(patches.at({ x, y, angle: turn, scale: side }));
      const k = (row * (level === 0 ? 1 : 2) + column * (level === 0 ? 2 : 3) + 25) % prints.length;
      prints[k]!(patches.at({ x, y, scale: side }), LEADS[(row + 2 * column + 22) % 4]!, level);
    }
}

/** Short stitches along the four seams of a patch one unit wide. */
function stitches(patch: Sheet): void {
  for (let k = 0; k < 4; k++)
    for (const x of [-0.28, 0, 0.28])
      patch
        .at({ angle: (k * Math.PI) / 2 })
        .line(traced(`${x - 0.07},-0.42 ${x},-0.42 ${x + 0.07},-0.42`), 'fine', 0.2);
}

/** Stripes across a remnant at the rim. */
function stripes(inside: Sheet, [x, y]: Point, side: number, angle: number, level: 0 | 1 | 2): void {
  if (level < 2) return;
  for (const share of [-0.25, 0.25]) {
    const line: Path = [
      [-side, share * side],
      [side, share * side],
    ];
    inside.line(place(line, { x, y, angle }), 'line', 0);
  }
}
