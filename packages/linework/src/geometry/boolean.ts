import { Clipper, ClipperD, ClipType, EndType, FillRule, JoinType, type PathsD } from 'clipper2-ts';
import { area, contains } from './path.ts';
import type { Path, Point, Shape } from './point.ts';

const DECIMALS = 3;
const RULE = FillRule.NonZero;

/** Where both shapes are. */
export function intersect(a: Shape, b: Shape): Shape {
  return ours(Clipper.intersectD(theirs(a), theirs(b), RULE, DECIMALS));
}

/** The first shape without the second. */
export function subtract(a: Shape, b: Shape): Shape {
  return ours(Clipper.differenceD(theirs(a), theirs(b), RULE, DECIMALS));
}

/** Where any of the outlines is. */
export function unite(paths: Shape): Shape {
  return ours(Clipper.unionD(theirs(paths.map(clockwise)), [], RULE, DECIMALS));
}

/** A shape grown (or shrunk, below zero) by a distance in units, corners rounded. */
export function grow(shape: Shape, by: number): Shape {
  return ours(Clipper.inflatePathsD(theirs(shape), by, JoinType.Round, EndType.Polygon, 2, DECIMALS, 0.05));
}

/** The area within a distance of the lines. */
export function stroke(lines: readonly Path[], halfWidth: number): Shape {
  return ours(
    Clipper.inflatePathsD(theirs(lines), halfWidth, JoinType.Round, EndType.Round, 2, DECIMALS, 0.08),
  );
}

/** The parts of open lines inside a shape. */
export function trimLines(lines: readonly Path[], shape: Shape): Path[] {
  return trimmed(ClipType.Intersection, lines, shape);
}

/** The parts of open lines outside a shape. */
export function trimOutside(lines: readonly Path[], shape: Shape): Path[] {
  return trimmed(ClipType.Difference, lines, shape);
}

function trimmed(how: ClipType, lines: readonly Path[], shape: Shape): Path[] {
  const clipper = new ClipperD(DECIMALS);
  clipper.addOpenSubjectPaths(theirs(lines));
  clipper.addClipPaths(theirs(shape));
  const closed: PathsD = [];
  const open: PathsD = [];
  clipper.execute(how, RULE, closed, open);
  return ours(open);
}

/** A shape taken apart into its connected pieces, each an outer rim followed by its holes. */
export function pieces(shape: Shape): Shape[] {
  const rims = shape.filter((path) => area(path) > 0).map((path) => [path]);
  for (const hole of shape.filter((path) => area(path) <= 0)) {
    const owners = rims.filter((rim) => contains(rim[0]!, hole[0]!));
    owners.sort((a, b) => area(a[0]!) - area(b[0]!));
    owners[0]?.push(hole);
  }
  return rims;
}

/** Cuts a shape along a line that crosses it. */
export function cut(shape: Shape, line: Path): Shape[] {
  const slit = Clipper.inflatePathsD(theirs([line]), 0.02, JoinType.Round, EndType.Butt, 2, DECIMALS, 0.01);
  return pieces(ours(Clipper.differenceD(theirs(shape), slit, RULE, DECIMALS)));
}

/** The path in the direction that counts as a filled rim. */
export function clockwise(path: Path): Path {
  return area(path) < 0 ? path.toReversed() : path;
}

function theirs(paths: readonly Path[]): PathsD {
  return paths.map((path) => path.map(([x, y]) => ({ x, y })));
}

function ours(paths: PathsD): Point[][] {
  return paths.map((path) => path.map((p): Point => [p.x, p.y]));
}
