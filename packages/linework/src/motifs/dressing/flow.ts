import { clockwise, intersect } from '../../geometry/boolean.ts';
import { shapeArea } from '../../geometry/path.ts';
import { eased, mix, type Path, type Point } from '../../geometry/point.ts';
import { lay, turnedFrame, type Bed, type TurnedFrame } from './laying.ts';

/** How air or water moves and what its strokes are like, in units. */
export interface Flow {
  /** How far it sways to either side. */
  readonly sway: number;
  /** The length of a middling stroke and how broad it is. */
  readonly long: number;
  readonly thick: number;
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
/** The largest area of a middling stroke, in square units. */
const LARGEST = 14000;

/** The same flow with strokes that are not too large to be colored as one. */
function fitting(flow: Flow): Flow {
  const area = flow.thick * flow.long;
  const share = Math.min(1, Math.sqrt(LARGEST / area));
  return { ...flow, thick: flow.thick * share, long: flow.long * share };
}

/** The flow in its own frame: u runs along it, v across. */
interface Frame extends TurnedFrame {
  /** Where the line that lies at a height while all is calm runs at u. */
  readonly line: (v: number, u: number) => number;
}

/** Fills a bed with long strokes side by side that follow a flow, swell and end in thin tails. */
export function layFlow(bed: Bed, asked: Flow): void {
  const flow = fitting(asked);
  const frame = flowFrame(bed, flow);
  const start = bed.random.int(0, BREADTHS.length - 1);
  let v = -frame.high / 2 - flow.thick * bed.random.range(1.2, 1.8);
  let tone = 0;
  for (let row = 0; v < frame.high / 2 + flow.thick; row++) {
    const next = v + flow.thick * BREADTHS[(row + start) % BREADTHS.length]!;
    for (const { seen, painted } of strokesBetween(bed, frame, flow.long, [v, next]))
      if (shapeArea(intersect([clockwise(seen)], bed.zone)) > SMALLEST) lay(bed, painted, tone++);
    v = next;
  }
}

function flowFrame(bed: Bed, flow: Flow): Frame {
  const { random, size } = bed;
  const phases = [random.range(0, 6.28), random.range(0, 6.28)] as const;
  return {
    ...turnedFrame(bed),
    line: (v, u) => {
      const swing =
        Math.sin(u / (size * 2.3) + v / (size * 2.6) + phases[0]) +
        0.45 * Math.sin(u / (size * 1.05) - v / (size * 1.7) + phases[1]);
      return v + flow.sway * swing;
    },
  };
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
