import { clockwise, intersect, trimLines } from '../../geometry/boolean.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { knots } from '../../geometry/knots.ts';
import { bounds, shapeArea, type Box } from '../../geometry/path.ts';
import { mix, place, type Path, type Placement, type Point, type Shape } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet, Weight } from '../../sheet.ts';

/** What breaks up a large blank area: where it lies and, where the seed should not choose, how. */
export interface Dressing<Kind extends string> {
  /** The outline it fills and ends at. */
  readonly zone: Shape;
  readonly kind?: Kind;
  /** About how wide one of its cells is, in units. */
  readonly size?: number;
  readonly roles?: readonly Role[];
  /** How far it is turned, in radians: 0 lies as it lies in a landscape, fur hangs down. */
  readonly angle?: number;
  /** Where light comes from or rows run to. */
  readonly source?: Point;
  /** The line drawn round the zone when it is filled; none when absent. */
  readonly rim?: Weight;
}

/** An area being dressed. */
export interface Bed {
  readonly sheet: Sheet;
  readonly zone: Shape;
  readonly box: Box;
  readonly random: Random;
  readonly size: number;
  readonly roles: readonly Role[];
  readonly angle: number;
  readonly source: Point | undefined;
}

/** Draws a dressing into its zone. */
export interface Dress<Kind extends string> {
  (sheet: Sheet, random: Random, it: Dressing<Kind>): void;
  readonly kinds: readonly Kind[];
}

/** What is left of a cell at the zone's rim must be this large, or it joins what lies beneath. */
const SMALLEST = 320;

/** A dresser that knows some kinds; the random numbers of the page are left as they were. */
export function dresser<Kind extends string>(
  name: string,
  usual: { readonly size: number; readonly roles: readonly Role[] },
  kinds: Readonly<Record<Kind, (bed: Bed) => void>>,
): Dress<Kind> {
  const names = Object.keys(kinds) as Kind[];
  const dress = (sheet: Sheet, random: Random, it: Dressing<Kind>): void => {
    const zone = it.zone.length === 1 ? [clockwise(it.zone[0]!)] : it.zone;
    if (zone.length === 0) return;
    const box = bounds(zone);
    const own = random.fork(`${name} ${Math.round(box[0])} ${Math.round(box[1])}`);
    const roles = it.roles ?? usual.roles;
    sheet.shape(zone, 'none', roles[0]);
    const kind = it.kind ?? own.pick(names);
    kinds[kind]({
      sheet,
      zone,
      box,
      random: own,
      size: it.size ?? usual.size,
      roles,
      angle: it.angle ?? 0,
      source: it.source,
    });
    if (it.rim) sheet.rim(zone, it.rim);
  };
  return Object.assign(dress, { kinds: names });
}

const STEP = 0.07;

/** The outline of a cell from a table of knots, about one unit wide: `place` gives it its size. */
export function cellOf(table: string): Path {
  return blob(knots(table), STEP);
}

/** An open line of such a cell. */
export function lineOf(table: string): Path {
  return curve(knots(table), STEP);
}

/** Lays a closed cell over what is there, cut at the zone; `tone` chooses its role. Gives what is seen of it. */
export function lay(bed: Bed, cell: Path, tone = 0, weight: Weight = 'fine'): Shape {
  if (apart(bounds([cell]), bed.box)) return [];
  const visible = intersect([clockwise(cell)], bed.zone);
  if (shapeArea(visible) < SMALLEST) return [];
  bed.sheet.shape(visible, weight, bed.roles[tone % bed.roles.length]);
  return visible;
}

/** Draws an open line where it crosses what is seen of a cell, or the zone. */
export function score(bed: Bed, line: Path, within: Shape = bed.zone, taper = 0): void {
  if (within.length === 0) return;
  for (const part of trimLines([line], within)) bed.sheet.line(part, 'fine', taper);
}

/** A bed for a zone that no dresser chose the looks of. */
export function bedOn(
  sheet: Sheet,
  zone: Shape,
  looks: Pick<Bed, 'random' | 'size' | 'roles' | 'angle'>,
): Bed {
  return { sheet, zone, box: bounds(zone), source: undefined, ...looks };
}

/** The same bed with another zone, role or size: a cell that is dressed itself. */
export function bedWithin(bed: Bed, zone: Shape, changes: Partial<Bed> = {}): Bed {
  return { ...bed, zone, box: bounds(zone), ...changes };
}

function apart(a: Box, b: Box): boolean {
  return a[2] < b[0] || a[0] > b[2] || a[3] < b[1] || a[1] > b[3];
}

/** Rows of places that cover a bed, each row half a step beside the one before. Lengths are shares of the size. */
export interface Rows {
  readonly wide: number;
  readonly high: number;
  /** How far places stray. */
  readonly loose?: number;
  /** How many times as large the nearest row is as the farthest. */
  readonly deepens?: number;
  /** From the foot to the top, so that upper ones lie over lower ones: fur, shingles, feathers. */
  readonly upwards?: boolean;
}

/** A place in a row: a cell drawn about the origin, 1 wide, lands there by `place`. */
export interface Spot extends Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly angle: number;
  readonly row: number;
  readonly column: number;
}

/** Calls with every place of the rows, in the order of drawing. */
export function eachSpot(bed: Bed, rows: Rows, draw: (spot: Spot) => void): void {
  const frame = turnedFrame(bed);
  const loose = (rows.loose ?? 0.1) * bed.size;
  const lines = rowLines(frame.high, bed.size, rows);
  let aside = 0;
  for (const { y, scale, row } of rows.upwards ? lines.toReversed() : lines) {
    const step = bed.size * rows.wide * scale;
    const columns = Math.ceil(frame.wide / step) + 1;
    if (rows.deepens !== undefined) aside = (aside + bed.random.range(0.25, 0.75)) % 1;
    else aside = (row % 2) * 0.5;
    for (let column = -1; column <= columns; column++) {
      const u = -frame.wide / 2 + (column + aside) * step + bed.random.range(-loose, loose) * scale;
      const v = y - frame.high / 2 + bed.random.range(-loose, loose) * scale;
      const [x, top] = frame.at(u, v);
      draw({ x, y: top, scale: scale * bed.size, angle: bed.angle, row, column });
    }
  }
}

interface Row {
  readonly y: number;
  readonly scale: number;
  readonly row: number;
}

function rowLines(high: number, size: number, rows: Rows): Row[] {
  const [far, near] = [1 / Math.sqrt(rows.deepens ?? 1), Math.sqrt(rows.deepens ?? 1)];
  const lines: Row[] = [];
  for (let y = 0, row = 0; y < high + size * rows.high * 2; row++) {
    const scale = mix(far, near, Math.min(1, y / Math.max(1, high)));
    lines.push({ y, scale, row });
    y += size * rows.high * scale;
  }
  return lines;
}

/** The frame about a bed's middle, turned as the bed is, in units: its size and where its points lie on the page. */
export interface TurnedFrame {
  readonly wide: number;
  readonly high: number;
  readonly at: (u: number, v: number) => Point;
}

/** The turned frame of a bed. */
export function turnedFrame({ box, angle }: Bed): TurnedFrame {
  const [w, h] = [box[2] - box[0], box[3] - box[1]];
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const middle = { x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2, angle };
  return {
    wide: w * cos + h * sin,
    high: w * sin + h * cos,
    at: (u, v) => place([[u, v]], middle)[0]!,
  };
}

/** Courses of cells that share their edges: bricks, boards, strata, ripples. Lengths are shares of the size. */
export interface Courses {
  readonly wide: number;
  readonly high: number;
  /** How much cells differ in length, and courses in height. */
  readonly uneven?: number;
  /** How high the waves of the bed joints are. */
  readonly wave?: number;
  /** How far a joint leans. */
  readonly lean?: number;
  readonly deepens?: number;
  /** Whether joints stand above each other. */
  readonly stacked?: boolean;
}

/** Lays courses from the top down and calls with what is seen of every cell. */
export function layCourses(
  bed: Bed,
  it: Courses,
  finish?: (seen: Shape, row: number, column: number, cell: Path) => void,
): void {
  const frame = turnedFrame(bed);
  const uneven = it.uneven ?? 0;
  const lines = rowLines(frame.high, bed.size, it).map(({ y, scale }) => ({
    y: y + bed.random.range(-0.5, 0.5) * uneven * it.high * bed.size * scale - frame.high / 2,
    scale,
    phase: bed.random.range(0, 6),
  }));
  const height = (k: number, u: number): number => {
    const { y, scale, phase } = lines[k]!;
    const swing =
      Math.sin(u / (bed.size * 1.1 * scale) + phase) + 0.4 * Math.sin(u / (bed.size * 0.47) + phase);
    return y + (it.wave ?? 0) * bed.size * scale * swing;
  };
  for (let row = 0; row + 1 < lines.length; row++) {
    const { scale } = lines[row]!;
    const step = bed.size * it.wide * scale;
    const aside = it.deepens === undefined ? (row % 2) * 0.5 : bed.random.next();
    let left = -frame.wide / 2 - step * (it.stacked ? 1 : 1 - aside);
    for (let column = 0; left < frame.wide / 2; column++) {
      const right = left + step * (1 + bed.random.range(-0.5, 0.5) * uneven);
      const lean = (it.lean ?? 0) * bed.size * scale;
      const edge = (k: number, shiftBy: number): Path =>
        Array.from({ length: 7 }, (_, i): Point => {
          const u = mix(left, right, i / 6) + shiftBy;
          return frame.at(u, height(k, u));
        });
      const cell = [...edge(row, 0), ...edge(row + 1, lean).toReversed()];
      const seen = lay(bed, cell, row + column);
      finish?.(seen, row, column, cell);
      left = right;
    }
  }
}

/** Cells of about six sides with shared, straying corners: cracked earth, stone, plates of bark. */
export function layCracked(
  bed: Bed,
  it: { readonly wide: number; readonly high: number; readonly loose: number },
  finish?: (seen: Shape, row: number, column: number, cell: Path) => void,
): void {
  const frame = turnedFrame(bed);
  const [w, h] = [it.wide * bed.size, it.high * bed.size];
  const [columns, rows] = [Math.ceil(frame.wide / w) + 3, Math.ceil(frame.high / h) + 3];
  const strays = Array.from({ length: rows + 1 }, () =>
    Array.from({ length: columns * 2 + 4 }, (): Point => [
      bed.random.range(-it.loose, it.loose) * w,
      bed.random.range(-it.loose, it.loose) * h,
    ]),
  );
  const corner = (line: number, m: number): Point => {
    const [dx, dy] = strays[line]![m]!;
    const bend = (m + line) % 2 === 0 ? h * 0.17 : -h * 0.17;
    return frame.at((m / 2 - 1.5) * w - frame.wide / 2 + dx, (line - 1) * h - frame.high / 2 + bend + dy);
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const m = column * 2 + (row % 2);
      const cell = [
        ...[m, m + 1, m + 2].map((k) => corner(row, k)),
        ...[m + 2, m + 1, m].map((k) => corner(row + 1, k)),
      ];
      const seen = lay(bed, cell, row + column * 2);
      finish?.(seen, row, column, cell);
    }
}
