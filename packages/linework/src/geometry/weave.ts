import { pieces, stroke, subtract } from './boolean.ts';
import { shapeArea } from './path.ts';
import { between, type Path, type Point, type Shape } from './point.ts';

/** A line of a weave: closed lines run round without repeating their first point. */
export interface Strand {
  readonly path: Path;
  readonly closed: boolean;
}

/** What is seen of a strand between two places where it dives beneath another. */
export interface Ribbon {
  readonly strand: number;
  readonly shape: Shape;
  /** The middle of it, from dive to dive. */
  readonly line: Path;
}

interface Crossing {
  /** The two passages: which strand, and how far along it in segments. */
  readonly passages: readonly [Passage, Passage];
  over: 0 | 1 | undefined;
}

interface Passage {
  readonly strand: number;
  readonly at: number;
}

/**
 * Strands woven alternately over and under each other (any plane curve can be: Tait 1876), as closed ribbons that
 * never overlap. `gap` is the bare space left beside a strand that runs over.
 */
export function weave(strands: readonly Strand[], halfWidth: number, gap = 0): Ribbon[] {
  const crossings = findCrossings(strands);
  const along = strands.map((_, strand) => passagesOf(crossings, strand));
  alternate(along);
  return strands.flatMap((strand, index) =>
    cutStrand(strand, along[index]!, (crossing) => overpass(strands, crossing, halfWidth, gap)).map(
      (part): Ribbon => ({ strand: index, shape: bandOf(part, halfWidth), line: part.line }),
    ),
  );
}

interface Stop {
  readonly at: number;
  readonly crossing: Crossing;
  readonly side: 0 | 1;
}

function passagesOf(crossings: readonly Crossing[], strand: number): Stop[] {
  const stops = crossings.flatMap((crossing) =>
    ([0, 1] as const)
      .filter((side) => crossing.passages[side].strand === strand)
      .map((side): Stop => ({ at: crossing.passages[side].at, crossing, side })),
  );
  return stops.sort((a, b) => a.at - b.at);
}

function alternate(along: readonly (readonly Stop[])[]): void {
  const waiting = new Set(along.keys());
  while (waiting.size > 0) {
    const next = [...waiting].find((i) => along[i]!.some((stop) => stop.crossing.over !== undefined));
    const strand = next ?? [...waiting][0]!;
    waiting.delete(strand);
    const stops = along[strand]!;
    const known = stops.findIndex((stop) => stop.crossing.over !== undefined);
    const first = known < 0 || (stops[known]!.crossing.over === stops[known]!.side) === (known % 2 === 0);
    stops.forEach((stop, i) => {
      const over = (i % 2 === 0) === first;
      stop.crossing.over ??= over ? stop.side : other(stop.side);
    });
  }
}

const other = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);

interface Cut {
  readonly line: Path;
  readonly without: readonly Shape[];
}

/** Cuts a strand where it dives; each part reaches beneath the strands above and is trimmed by them. */
function cutStrand(
  { path, closed }: Strand,
  stops: readonly Stop[],
  above: (crossing: Crossing) => Shape,
): Cut[] {
  const dives = stops.filter((stop) => stop.crossing.over !== stop.side);
  if (dives.length === 0) return [{ line: closed ? [...path, path[0]!] : path, without: [] }];
  const n = path.length;
  const cuts = dives.map((dive, i): Cut => {
    const next = dives[(i + 1) % dives.length]!;
    const end = next.at > dive.at ? next.at : next.at + n;
    return { line: stretch(path, dive.at, end), without: [above(dive.crossing), above(next.crossing)] };
  });
  if (closed) return cuts;
  const [head, tail] = [dives[0]!, dives.at(-1)!];
  return [
    { line: stretch(path, 0, head.at), without: [above(head.crossing)] },
    ...cuts.slice(0, -1),
    { line: stretch(path, tail.at, n - 1), without: [above(tail.crossing)] },
  ];
}

/** The part of a line between two places, given in segments; places past the end run round. */
function stretch(path: Path, from: number, to: number): Path {
  const n = path.length;
  const at = (place: number): Point => {
    const whole = Math.floor(place);
    return between(path[whole % n]!, path[(whole + 1) % n]!, place - whole);
  };
  const inner: Point[] = [];
  for (let i = Math.floor(from) + 1; i < to; i++) inner.push(path[i % n]!);
  return [at(from), ...inner, at(to)];
}

/** The part of the upper strand that hides the lower one at a crossing. */
function overpass(strands: readonly Strand[], crossing: Crossing, halfWidth: number, gap: number): Shape {
  const { strand, at } = crossing.passages[crossing.over ?? 0];
  const { path, closed } = strands[strand]!;
  const n = path.length;
  const step = Math.hypot(path[1]![0] - path[0]![0], path[1]![1] - path[0]![1]);
  const reach = (halfWidth * 3.2) / Math.max(1, step);
  const [from, to] = closed
    ? [at - reach + n, at + reach + n]
    : [Math.max(0, at - reach), Math.min(n - 1, at + reach)];
  return stroke([stretch(path, from, to)], halfWidth + gap);
}

function bandOf({ line, without }: Cut, halfWidth: number): Shape {
  const whole = stroke([line], halfWidth);
  const trimmed = without.reduce<Shape>((rest, hole) => subtract(rest, hole), whole);
  const parts = pieces(trimmed).sort((a, b) => shapeArea(b) - shapeArea(a));
  return parts[0] ?? [];
}

function findCrossings(strands: readonly Strand[]): Crossing[] {
  const found: Crossing[] = [];
  strands.forEach((one, i) =>
    strands.slice(i).forEach((two, k) => found.push(...crossingsOf(one, two, i, i + k))),
  );
  return found;
}

function crossingsOf(one: Strand, two: Strand, i: number, k: number): Crossing[] {
  const found: Crossing[] = [];
  const [count, others] = [segments(one), segments(two)];
  for (let a = 0; a < count; a++) {
    const [p, q] = segment(one, a);
    for (let b = i === k ? a + 2 : 0; b < others; b++) {
      if (i === k && one.closed && a === 0 && b === others - 1) continue;
      const [r, s] = segment(two, b);
      if (Math.max(r[0], s[0]) < Math.min(p[0], q[0]) || Math.min(r[0], s[0]) > Math.max(p[0], q[0]))
        continue;
      const hit = meet(p, q, r, s);
      if (!hit) continue;
      const passages = [
        { strand: i, at: a + hit[0] },
        { strand: k, at: b + hit[1] },
      ] as const;
      found.push({ passages, over: undefined });
    }
  }
  return found;
}

const segments = ({ path, closed }: Strand): number => (closed ? path.length : path.length - 1);

function segment({ path }: Strand, index: number): readonly [Point, Point] {
  return [path[index]!, path[(index + 1) % path.length]!];
}

/** How far along both segments they cross, as shares; undefined when they do not. */
function meet(p: Point, q: Point, r: Point, s: Point): readonly [number, number] | undefined {
  const [ax, ay] = [q[0] - p[0], q[1] - p[1]];
  const [bx, by] = [s[0] - r[0], s[1] - r[1]];
  const across = ax * by - ay * bx;
  if (Math.abs(across) < 1e-9) return undefined;
  const [dx, dy] = [r[0] - p[0], r[1] - p[1]];
  const [t, u] = [(dx * by - dy * bx) / across, (dx * ay - dy * ax) / across];
  return t >= 0 && t < 1 && u >= 0 && u < 1 ? [t, u] : undefined;
}
