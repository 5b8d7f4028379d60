import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, grow } from '../../geometry/boolean.ts';
import { ellipse } from '../../geometry/forms.ts';
import { shapeArea } from '../../geometry/path.ts';
import { petal } from '../../geometry/petal.ts';
import { between, distance, type Path, place, type Point } from '../../geometry/point.ts';
import { lay, openPage, type Field } from '../../motifs/tilework/field.ts';

const GOLDEN = (1 + Math.sqrt(5)) / 2;

/** Half a rhomb: its tip and the ends of the side where the other half lies. */
interface Half {
  readonly isThin: boolean;
  readonly tip: Point;
  readonly one: Point;
  readonly other: Point;
}

/** Two rhombs cover the page and never repeat (Penrose 1974, by halves that are divided again and again). */
export const neverAgain: Composition = {
  name: 'never-again',
  category: 'patterns',
  size: [1000, 1000],
  strays: 0.7,
  draw(brief) {
    const field = openPage(brief.sheet, 'soft', byLevel(brief, 5200, 1100, 420));
    const middle: Point = [500 + brief.random.range(-160, 160), 500 + brief.random.range(-160, 160)];
    const turn = brief.random.range(0, Math.PI / 5);
    let halves = wheel(middle, 1000, turn);
    const times = byLevel(brief, 3, 4, 5);
    for (let i = 0; i < times; i++) halves = halves.flatMap(divided).filter(isNear);
    const seen = new Set<string>();
    for (const half of halves) {
      const [x, y] = between(half.one, half.other, 0.5);
      const name = `${Math.round(x * 4)}/${Math.round(y * 4)}`;
      if (!seen.has(name)) drawRhomb(brief, field, half);
      seen.add(name);
    }
    return {
      title: brief.random.pick([
        'It Never Repeats',
        'Two Tiles for a Whole World',
        'Sir Roger’s Floor',
        'Stars that Happen by Themselves',
      ]),
      description:
        'Only a wide tile and a narrow one, and yet the floor never repeats itself. Stars of five appear wherever you let them.',
      tags: ['penrose', 'geometry', 'tiles', 'stars', 'pattern'],
    };
  },
};

function wheel(middle: Point, radius: number, turn: number): Half[] {
  const at = (i: number): Point => [
    middle[0] + radius * Math.cos(turn + (i * Math.PI) / 5),
    middle[1] + radius * Math.sin(turn + (i * Math.PI) / 5),
  ];
  return Array.from({ length: 10 }, (_, i): Half => {
    const [one, other] = i % 2 === 0 ? [at(i), at(i + 1)] : [at(i + 1), at(i)];
    return { isThin: true, tip: middle, one, other };
  });
}

/** The smaller halves that a half is made of (Robinson's triangles). */
function divided({ isThin, tip, one, other }: Half): Half[] {
  if (isThin) {
    const cut = between(tip, one, 1 / GOLDEN);
    return [
      { isThin: true, tip: other, one: cut, other: one },
      { isThin: false, tip: cut, one: other, other: tip },
    ];
  }
  const [near, far] = [between(one, tip, 1 / GOLDEN), between(one, other, 1 / GOLDEN)];
  return [
    { isThin: false, tip: far, one: other, other: tip },
    { isThin: false, tip: near, one: far, other: one },
    { isThin: true, tip: far, one: near, other: tip },
  ];
}

function isNear({ tip: [x, y] }: Half): boolean {
  return Math.abs(x - 500) < 820 && Math.abs(y - 500) < 820;
}

function drawRhomb(brief: Brief, field: Field, { isThin, tip, one, other }: Half): void {
  const far: Point = [one[0] + other[0] - tip[0], one[1] + other[1] - tip[1]];
  const rhomb: Path = clockwise([tip, one, far, other]);
  const visible = lay(field, rhomb, isThin ? 'b' : 'a');
  const centre = between(one, other, 0.5);
  const side = distance(tip, one);
  // Tiles that the page's edge cuts keep what is seen of their fill; those of fine pages stay empty.
  const least = byLevel(brief, 0.6, 0.4, 0.99);
  if (!visible || shapeArea(visible) < shapeArea([rhomb]) * least) return;
  const sheet = brief.level === 2 ? field.sheet : field.sheet.inside(visible);
  if (isThin) {
    const inner = grow([rhomb], -side * byLevel(brief, 0.17, 0.13, 0.14));
    sheet.shape(inner, 'fine', 'water');
    return;
  }
  const [start, end] = distance(tip, far) > distance(one, other) ? [tip, far] : [one, other];
  const angle = Math.atan2(end[1] - start[1], end[0] - start[0]);
  // On medium pages the wide tiles of two directions of the five hold a bead in a frame.
  if (brief.level === 1 && Math.cos(4 * (angle - brief.random.fork('beads').range(0, 6))) > 0.2) {
    sheet.shape(grow([rhomb], -side * 0.15), 'fine', 'blush');
    sheet.shape(ellipse(...centre, side * 0.21), 'fine', 'sun');
    return;
  }
  const long = distance(start, end) * 0.66;
  const leafAt = {
    x: centre[0] - (Math.cos(angle) * long) / 2,
    y: centre[1] - (Math.sin(angle) * long) / 2,
    angle: angle + Math.PI / 2,
  };
  sheet.shape(place(petal('leaf', long, side * 0.42), leafAt), 'fine', 'sun');
  if (brief.level === 2) return;
  const vein = [0.16, 0.4, 0.62, 0.8].map((share): Point => [0, -long * share]);
  sheet.line(place(vein, leafAt), 'fine', 0.4);
}
