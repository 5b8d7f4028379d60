import { clockwise, intersect } from '../../geometry/boolean.ts';
import { ellipse } from '../../geometry/forms.ts';
import { contains, shapeArea } from '../../geometry/path.ts';
import { eased, mix, type Path, place, type Point, polar } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import { lay, type Bed } from './laying.ts';

/** How air or water moves and what its strokes are like, in units. */
export interface Flow {
  /** How far it sways to either side. */
  readonly sway: number;
  /** The length of a middling stroke and how broad it is. */
  readonly long: number;
  readonly thick: number;
  /** What it flows around, in the page's units. */
  readonly eddies?: readonly Eddy[];
  /** How many times as broad the strokes at the foot are as those at the top. */
  readonly deepens?: number;
}

/** A whirl that the flow runs around. */
export interface Eddy {
  readonly at: Point;
  readonly radius: number;
  readonly way: 1 | -1;
}

/** How broad strokes beside each other are, so that they are not like wire. */
const BREADTHS = [1.36, 0.74, 1.04, 0.62, 1.42, 0.84] as const;
const SMALLEST = 640;
/** How broad a stroke's tail ends, in units: a thinner one would break into specks between its lines. */
const BLUNT = 5;
const STEP = 9;
/** The breadth up to which tails grow longer with their stroke, in units. */
const BROADEST_SLANT = 60;
/** The largest area of any stroke, in square units. */
const CEILING = 16000;
/** The largest area of a middling stroke near the foot, in square units. */
const LARGEST = 14000;

/** The same flow with strokes that are not too large to be colored as one. */
function fitting(flow: Flow): Flow {
  const area = flow.thick * flow.long * (flow.deepens ?? 1);
  const share = Math.min(1, Math.sqrt(LARGEST / area));
  return { ...flow, thick: flow.thick * share, long: flow.long * share };
}

/** The flow in its own frame: u runs along it, v across. */
interface Frame {
  readonly wide: number;
  readonly high: number;
  /** Where the line that lies at a height while all is calm runs at u. */
  readonly line: (v: number, u: number) => number;
  readonly at: (u: number, v: number) => Point;
}

/**
 * Fills a bed with long strokes side by side that follow a flow, swell and end in thin tails, and run around its
 * eddies; those stay blank, to be drawn by the caller.
 */
export function layFlow(bed: Bed, asked: Flow): void {
  const flow = fitting(asked);
  const frame = frameOf(bed, flow);
  const start = bed.random.int(0, BREADTHS.length - 1);
  let v = -frame.high / 2 - flow.thick * bed.random.range(1.2, 1.8);
  let tone = 0;
  for (let row = 0; v < frame.high / 2 + flow.thick; row++) {
    const deepens = Math.sqrt(flow.deepens ?? 1);
    const near = mix(1 / deepens, deepens, Math.min(1, Math.max(0, v / frame.high + 0.5)));
    const next = v + flow.thick * near * BREADTHS[(row + start) % BREADTHS.length]!;
    for (const { seen, painted } of strokesBetween(bed, frame, flow.long * near, [v, next]))
      if (shapeArea(intersect([clockwise(seen)], bed.zone)) > SMALLEST) lay(bed, painted, tone++);
    v = next;
  }
}

function frameOf({ box, angle, random, size }: Bed, flow: Flow): Frame {
  const [w, h] = [box[2] - box[0], box[3] - box[1]];
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const middle = { x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2, angle };
  const phases = [random.range(0, 6.28), random.range(0, 6.28)] as const;
  const round = (flow.eddies ?? []).map(({ at, radius }) => {
    const [dx, dy] = [at[0] - middle.x, at[1] - middle.y];
    const turned: Point = [
      dx * Math.cos(angle) + dy * Math.sin(angle),
      dy * Math.cos(angle) - dx * Math.sin(angle),
    ];
    return { at: turned, radius };
  });
  return {
    wide: w * cos + h * sin,
    high: w * sin + h * cos,
    at: (u, v) => place([[u, v]], middle)[0]!,
    line: (v, u) => {
      const swing =
        Math.sin(u / (size * 2.3) + v / (size * 2.6) + phases[0]) +
        0.45 * Math.sin(u / (size * 1.05) - v / (size * 1.7) + phases[1]);
      let y = v + flow.sway * swing;
      for (const eddy of round) y = around(eddy.at, eddy.radius, u, y);
      return y;
    },
  };
}

/** How high a line runs past a round thing: as a calm stream passes a post. */
function around([x, y]: Point, radius: number, u: number, v: number): number {
  const [dx, dy] = [u - x, v - y];
  const side = dy < 0 ? -1 : 1;
  const calm = Math.max(0.5, Math.abs(dy));
  const far = Math.hypot(dx, dy) / (radius * 5);
  if (far >= 1) return v;
  let [low, high] = [Math.sqrt(Math.max(0, radius * radius - dx * dx)), calm + radius + 1];
  for (let i = 0; i < 24; i++) {
    const tried = (low + high) / 2;
    if (tried * (1 - (radius * radius) / (dx * dx + tried * tried)) < calm) low = tried;
    else high = tried;
  }
  return mix(y + side * high, v, far * far);
}

/** A stroke as it is seen, and larger where later ones will lie over it. */
interface Stroke {
  readonly seen: Path;
  readonly painted: Path;
}

/** The strokes between two lines, each cut off from the next by a long slanting seam. */
function strokesBetween(
  { random }: Bed,
  frame: Frame,
  long: number,
  [top, foot]: readonly [number, number],
): Stroke[] {
  const breadth = foot - top;
  const side = random.chance(0.5) ? 1 : -1;
  const slanted = (): number => side * Math.min(breadth, BROADEST_SLANT) * random.range(3.2, 4.8);
  const edge = (v: number, from: number, to: number): Point[] => {
    const parts = Math.max(2, Math.ceil(Math.abs(to - from) / STEP));
    return Array.from({ length: parts + 1 }, (_, i): Point => {
      const u = mix(from, to, i / parts);
      return [u, frame.line(v, u)];
    });
  };
  const blunt = Math.min(0.2, BLUNT / breadth);
  const seam = (from: number, slant: number): Point[] => {
    const turn = Math.min(0.2, (2 * BLUNT) / Math.abs(slant));
    const bends: readonly Point[] = [
      [0, 0],
      [turn, blunt],
      ...[0.2, 0.35, 0.5, 0.65, 0.8].map((way): Point => [
        way,
        mix(blunt, 1 - blunt, mix(way, eased(way), 0.4)),
      ]),
      [1 - turn, 1 - blunt],
      [1, 1],
    ];
    return bends.map(([way, down]): Point => {
      const u = from + slant * way;
      return [u, mix(frame.line(top, u), frame.line(foot, u), down)];
    });
  };
  const outline = ([from, to]: Point, [begin, end]: Point, deep: number): Path =>
    [
      ...edge(top, from, to),
      ...seam(to, end).slice(1, -1),
      ...edge(foot, to + end, from + begin).map(([u, v]): Point => [u, v + deep]),
      ...seam(from, begin)
        .toReversed()
        .slice(deep === 0 ? 1 : 0, -1),
    ].map(([u, v]) => frame.at(u, v));
  const out: Stroke[] = [];
  const margin = breadth * 3.1;
  let from = -frame.wide / 2 - margin - long * random.next();
  let begin = slanted();
  while (from < frame.wide / 2 + margin) {
    const end = slanted();
    const least = breadth * 1.5 + Math.max(0, begin - end);
    const most = CEILING / breadth - (end - begin) / 2;
    const to = from + Math.max(least, Math.min(long * random.range(0.6, 1.35), most));
    out.push({
      seen: outline([from, to], [begin, end], 0),
      painted: outline([from, to + breadth], [begin, end], breadth * 0.4),
    });
    [from, begin] = [to, end];
  }
  return out;
}

/** Places for eddies in a bed, well apart, at least so far from its rim that most of each is seen. */
export function eddiesIn(bed: Bed, radius: number, most: number): Eddy[] {
  const { random } = bed;
  const [left, top, right, bottom] = bed.box;
  const out: Eddy[] = [];
  for (let tries = 0; tries < 80 && out.length < most; tries++) {
    const at: Point = [random.range(left, right), random.range(top, bottom)];
    const grown = radius * random.range(0.75, 1.2);
    const isSeen = ellipse(at[0], at[1], grown * 0.8).every(
      (point, i) => i % 4 > 0 || bed.zone.some((rim) => contains(rim, point)),
    );
    if (!isSeen || out.some((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < radius * 3))
      continue;
    out.push({ at, radius: grown, way: out.length % 2 === 0 ? 1 : -1 });
  }
  return out;
}

/** The arms of a whirl, which turn in towards its heart; `heart` is the share of its radius they leave blank. */
export function armsOf(eddy: Eddy, random: Random, heart = 0.36): Path[] {
  const { at, radius, way } = eddy;
  const parts = radius > 96 ? 6 : 5;
  const start = random.range(0, 6.28);
  const turns = Array.from(
    { length: parts },
    (_, i) => start + ((i + random.range(-0.16, 0.16)) / parts) * Math.PI * 2,
  );
  const spoke = (turn: number): Point[] =>
    Array.from({ length: 13 }, (_, i): Point => {
      const r = mix(1, heart, i / 12);
      return polar(at, r * radius, turn + way * 2 * (1 - r));
    });
  return turns.map((turn, i) => {
    const next = i + 1 < parts ? turns[i + 1]! : turns[0]! + Math.PI * 2;
    const rim = Array.from({ length: 11 }, (_, k) => polar(at, radius, mix(turn, next, k / 10)));
    return [...rim, ...spoke(next).slice(1), ...spoke(turn).slice(1).toReversed()];
  });
}
