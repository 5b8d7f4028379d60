import { clockwise, grow, intersect, subtract, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { bounds, normals, resample } from '../../geometry/path.ts';
import { distance, mix, place, type Path, type Point, type Shape } from '../../geometry/point.ts';
import { spinesOf, type Letter } from './letterforms.ts';

/** How wide the strokes of a roman letter are, in the box of `letterform`. */
export interface Cut {
  readonly stem: number;
  readonly hairline: number;
}

/** A display cut for one large letter and a stronger one for words. */
export const CUTS = {
  display: { stem: 112, hairline: 46 },
  sturdy: { stem: 122, hairline: 78 },
} as const satisfies Readonly<Record<string, Cut>>;

/** How the ends of a stroke are finished: a foot, a beak, a ball, a round end or nothing where it meets another. */
type End = 'f' | 'b' | 'o' | 'r' | '-';

/**
 * Each stroke's weight and ends: `s` a stem, `h` a hairline, `n` as a broad nib would draw it (wide going down, thin
 * going across), then how it begins and ends.
 */
const STROKES_AS_CUT: Readonly<Record<string, string>> = {
  A: 'hf- s-f h--',
  B: 'sff n-- n--',
  C: 'nor',
  D: 'sff n--',
  E: 'sff h-b h-b h-b',
  F: 'sff h-b h-b',
  G: 'nof ---',
  H: 'sff sff h--',
  I: 'sff --- ---',
  J: 'nfo ---',
  K: 'sff hf- s-f',
  L: 'sff h-b',
  M: 'hff s-- h-- sff',
  N: 'hff s-- hff',
  O: 'n--',
  P: 'sff n--',
  Q: 'n-- qrr',
  R: 'sff n-- s-f',
  S: 'noo',
  T: 'hbb s-f',
  U: 'nff',
  V: 'sf- h-f',
  W: 'sf- h-- s-- h-f',
  X: 'sff hff',
  Y: 'sf- hf- s-f',
  Z: 'hb- s-- h-b',
  '0': 'n--',
  '1': 'hr- s-f',
  '2': 'no- h-b',
  '3': 'no- n-o',
  '4': 'sf- h-- h-r',
  '5': 'hb- h-- n-o',
  '6': 'no-',
  '7': 'hb- s-f',
  '8': 'n-- n--',
  '9': 'no-',
};

const isRing = (spine: Path): boolean => {
  const [first, last] = [spine[0]!, spine.at(-1)!];
  return distance(first, last) < 1;
};

/** The spine without the small bends that its table left in it; its ends stay. */
function calm(spine: Path): Point[] {
  let now = resample(spine, 7);
  const ring = isRing(spine);
  for (let pass = 0; pass < 30; pass++)
    now = now.map((at, i) => {
      if (!ring && (i === 0 || i === now.length - 1)) return at;
      const [a, b] = [now.at(i === 0 ? -2 : i - 1)!, now[i === now.length - 1 ? 1 : i + 1]!];
      return [(a[0] + 2 * at[0] + b[0]) / 4, (a[1] + 2 * at[1] + b[1]) / 4];
    });
  return now;
}

/** The share of its width that a stroke keeps near such an end, at a share of the way from it. */
function tapered(end: End, gone: number): number {
  if (end === 'r') return Math.min(1, 0.3 + gone * 3);
  return end === 'o' ? Math.min(1, 0.5 + gone * 2.6) : 1;
}

/** The stroke drawn on beyond the line where it meets another there, so that the point can be cut flat. */
function lengthened(spine: Path, kind: string): Path {
  const [a, b] = [spine[0]!, spine.at(-1)!];
  const [dx, dy] = [(b[0] - a[0]) * 0.25, (b[1] - a[1]) * 0.25];
  if (Math.abs(dy) < 20) return spine;
  const before: Point[] = kind[1] === '-' && Math.abs(a[1]) > 190 ? [[a[0] - dx, a[1] - dy]] : [];
  const after: Point[] = kind[2] === '-' && Math.abs(b[1]) > 190 ? [[b[0] + dx, b[1] + dy]] : [];
  return [...before, ...spine, ...after];
}

/** Half the width of a stroke at each point of its spine. */
function halves(spine: Path, kind: string, { stem, hairline }: Cut): number[] {
  const [weight, first, last] = kind as unknown as [string, End, End];
  if (weight === 'q') return spine.map((_, i) => mix(hairline * 0.3, stem * 0.4, i / (spine.length - 1)));
  if (weight !== 'n') return spine.map(() => (weight === 's' ? stem : hairline) / 2);
  return normals(spine, isRing(spine)).map(([nx], i) => {
    const gone = i / (spine.length - 1);
    const tip = Math.min(tapered(first, gone), tapered(last, 1 - gone));
    return (mix(hairline, stem, Math.abs(nx) ** 1.4) / 2) * tip;
  });
}

/** The foot under a stem, with rounded shoulders where the stem is upright. */
function foot([x, y]: Point, lean: number, isTop: boolean, weight: string, { stem, hairline }: Cut): Path {
  const half = (weight === 'h' ? hairline : stem) / 2;
  const out = half + 34;
  const low = hairline / 2;
  const shoulder =
    Math.abs(lean) > 0.2
      ? ''
      : `${-half - 6},${-low * 0.8 - 4} ${-half},${-low - 34}! ${half},${-low - 34}! ${half + 6},${-low * 0.8 - 4}`;
  const table = `${-out},${low}! ${-out},${-low * 0.7}! ${shoulder} ${out},${-low * 0.7}! ${out},${low}!`;
  return drawn(table, { x, y, ...(isTop ? { angle: Math.PI } : {}) });
}

/** A wedge at the end of an arm, that points to the middle of the letter; both ways on an arm in the middle. */
function beak([x, y]: Point, side: number, { hairline }: Cut): Path {
  const low = hairline / 2;
  const at = (dx: number, dy: number): string => `${x + side * dx},${y + dy}`;
  if (Math.abs(y) < 120)
    return drawn(
      [at(14, -62), at(14, 62), at(2, 62), at(-50, low), at(-50, -low), at(2, -62)].join('! ') + '!',
    );
  const inwards = -Math.sign(y);
  const [top, bottom] = [inwards < 0 ? 92 : low, inwards > 0 ? 92 : low];
  return drawn(
    [
      `${at(14, -top)}!`,
      at(18, 0),
      `${at(14, bottom)}!`,
      `${at(-4, bottom + 2)}!`,
      at(-20, bottom === low ? low : low + 8),
      `${at(-64, low - 1)}!`,
      `${at(-64, 1 - low)}!`,
      at(-20, top === low ? -low : -low - 8),
      `${at(-4, -top - 2)}!`,
    ].join(' '),
  );
}

function finish(end: End, spine: Path, weight: string, cut: Cut): Path[] {
  const [x, y] = spine[0]!;
  const inner = spine[Math.min(3, spine.length - 1)]!;
  if (end === 'f') return [foot([x, y], (inner[0] - x) / (inner[1] - y), inner[1] > y, weight, cut)];
  if (end === 'b') return [beak([x, y], Math.sign(x - inner[0]), cut)];
  if (end === 'r' && weight === 'n') return [];
  if (end === 'r') return [ellipse(x, y, weight === 'q' ? cut.stem * 0.4 : cut.hairline / 2)];
  if (end !== 'o') return [];
  return [ellipse(x - Math.sign(x) * 10, y - (Math.sign(y) || 1) * 4, cut.stem * 0.47)];
}

const THREE = [
  '-104,-138 -56,-194 34,-196 96,-142 88,-66 40,-24 -16,-14!',
  '-16,-14! 60,-10 112,36 122,104 84,174 0,200 -72,188 -116,142',
];

/** The strokes' middle lines; the middle of M and W goes as far as the rest, the bows of 3 meet in a level stroke. */
function romanSpines(letter: Letter): Path[] {
  if (letter === '3') return THREE.map((table) => curve(knots(table), 6));
  if (letter !== 'M' && letter !== 'W') return spinesOf(letter);
  return spinesOf(letter).map((spine) =>
    [spine[0]!, spine.at(-1)!].map(([x, y]): Point => [x * 1.24, Math.sign(y) * 200]),
  );
}

/** The letter as an old printer would cut it: stems and hairlines, feet, beaks and balls, as one outline. */
export function romanForm(letter: Letter, cut: Cut): Shape {
  const kinds = STROKES_AS_CUT[letter]!.split(' ');
  const parts = romanSpines(letter).flatMap((spine, i) => {
    const kind = kinds[i]!;
    const [weight, first, last] = kind as unknown as [string, End, End];
    if (weight === '-') return [];
    const fine = weight === 'n' ? calm(spine) : resample(lengthened(spine, kind), 7);
    const widths = halves(fine, kind, cut);
    const body = tube(fine, (share) => widths[Math.round(share * (widths.length - 1))]!);
    const joint =
      weight === 'q'
        ? []
        : [first, last]
            .map((end, k) =>
              end === '-' || (end === 'r' && weight !== 'n') ? spine.at(-k)! : ([0, 999] as const),
            )
            .filter(([, y]) => Math.abs(y) < 190);
    return [
      body,
      ...(weight === 'q' ? [] : finish(first, fine, weight, cut)),
      ...finish(last, fine.toReversed(), weight, cut),
      ...joint.map(([x, y]) => ellipse(x, y, cut.hairline / 2)),
    ].map(clockwise);
  });
  const tall = 200 + cut.hairline / 2 + (letter === 'Q' ? 40 : 0);
  const whole = intersect(unite(parts), [rectangle(-400, -tall, 800, 2 * tall)]);
  const soft = grow(grow(grow(whole, 5), -11), 6);
  return soft.map((path) => resample([...path, path[0]!], 5).slice(0, -1));
}

/** A word in roman letters, the middle of its line on the origin. */
export function romanWord(word: string, cut: Cut, gap: number): Shape[] {
  let x = 0;
  const letters = word.split('').map((sign) => {
    if (sign === ' ') {
      x += 150;
      return [];
    }
    const shape = romanForm(sign as Letter, cut);
    const [left, , right] = bounds(shape);
    const moved = shape.map((path) => place(path, { x: x - left }));
    x += right - left + gap;
    return moved;
  });
  return letters
    .filter((shape) => shape.length > 0)
    .map((shape) => shape.map((path) => place(path, { x: (gap - x) / 2 })));
}

/** A line for words to stand on and another for their heads, each from left to right. */
export interface Envelope {
  readonly head: readonly Point[];
  readonly foot: readonly Point[];
}

function along(line: readonly Point[], share: number): Point {
  const at = Math.min(0.99999, Math.max(0, share)) * (line.length - 1);
  const k = Math.floor(at);
  const [a, b] = [line[k]!, line[k + 1]!];
  return [mix(a[0], b[0], at - k), mix(a[1], b[1], at - k)];
}

/** The letters of a word bent so that they fill the room between two lines. */
export function bentBetween(letters: readonly Shape[], { head, foot: low }: Envelope): Shape[] {
  const [left, top, right, bottom] = bounds(letters.flat());
  const [above, below] = [resample(head, 4), resample(low, 4)];
  return letters.map((shape) =>
    shape.map((path) =>
      resample([...path, path[0]!], 9).map(([x, y]): Point => {
        const share = (x - left) / (right - left);
        const [a, b] = [along(above, share), along(below, share)];
        const v = (y - top) / (bottom - top);
        return [mix(a[0], b[0], v), mix(a[1], b[1], v)];
      }),
    ),
  );
}

/** What a flat shape covers when it is as thick as the way it is moved. */
export function thick(shape: Shape, [dx, dy]: Point): Shape {
  const sides = shape.flatMap((path) =>
    path.map((a, i) => {
      const b = path[(i + 1) % path.length]!;
      return clockwise([a, b, [b[0] + dx, b[1] + dy], [a[0] + dx, a[1] + dy]] as Point[]);
    }),
  );
  const moved = shape.map((path) => place(path, { x: dx, y: dy }));
  return subtract([...shape, ...moved, ...sides], []);
}
