import { grow, intersect, subtract, trimLines, unite } from '../../../geometry/boolean.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { area } from '../../../geometry/path.ts';
import type { Path, Shape } from '../../../geometry/point.ts';
import type { Sheet } from '../../../sheet.ts';
import type { Build } from './build.ts';
import { printWithin, sleeveOn, trunkRim, type SleeveCut, type TrunkCut } from './clothes.ts';
import { rimOutside, soften } from './flesh.ts';
import { turned } from './head.ts';
import type { Skeleton } from './skeleton.ts';
import type { Showing, Top } from './somebody.ts';
import { stroke } from './tables.ts';

/** How far the hollows between trunk and sleeve are filled. */
const FILLET = 11;

/** A body whose arms hang beside the chest and whose hands are large enough to hold; with elbows or without. */
export function joinedBuild(build: Build, hasElbows: boolean): Build {
  const [upper, elbow, wrist] = build.arm;
  return {
    ...build,
    hasElbows,
    hand: build.hand * 1.17,
    foot: build.foot * 1.08,
    chest: build.chest * 0.93,
    arm: [upper, elbow * 1.02, wrist * 1.05],
    armRoot: [build.shoulder - upper * 0.42, upper * 1.62],
  };
}

const SLOPING = {
  neck: 1.03,
  points: [
    [0.985, 0.5],
    [0.925, 0.84],
    [0.84, 0.88],
  ],
  chest: 0.7,
} as const;

/** The outline of a trunk with sloping shoulders, from the neck down to a share of the way from the hips. */
export function joinedTrunk(bones: Skeleton, cut: TrunkCut): Path {
  return trunkRim(bones, cut, SLOPING);
}

/** How the sleeves of a top are cut. */
function cutOf(top: Top, level: 0 | 1 | 2): SleeveCut {
  return {
    length: top.sleeves,
    ease: top.loose ?? 4,
    flare: top.sleeves < 1 ? 4 : 2,
    ...(level > 0 ? { cuff: top.trim } : {}),
  };
}

/** Where a sleeve is set in: a line from the shoulder to the armpit, and the cloth outside it. */
interface Armhole {
  readonly seam: Path;
  readonly hole: Shape;
}

function armholeOf(it: Showing, bones: Skeleton, i: 0 | 1): Armhole {
  const { root } = bones.arms[i];
  const upper = bones.build.arm[0];
  const sign = i === 0 ? -1 : 1;
  const [dx, dy] = bones.across.shoulders;
  const wide = upper * 4;
  const off = (wide - upper * 0.95) * sign;
  const edge = ellipse(root[0] + dx * off, root[1] + dy * off, wide);
  const round = ellipse(root[0], root[1], upper * 1.55 + (it.who.top.loose ?? 4));
  const seam = trimLines([[...edge, edge[0]!]], [round]).toSorted((a, b) => b.length - a.length)[0] ?? [];
  return {
    seam: seam.length > 1 && seam[0]![1] < seam.at(-1)![1] ? seam.toReversed() : seam,
    hole: intersect([edge], [round]),
  };
}

/** Draws trunk and sleeves as one cloth, printed up to the armholes. */
export function joinedGarment(sheet: Sheet, it: Showing, bones: Skeleton, trunk: Path, tilt: number): void {
  const { top } = it.who;
  const outline = outlineOf(it, bones, trunk);
  sheet.shape(outline, 'bold', top.role);
  for (const [i, joints] of bones.arms.entries()) {
    const { cuff } = sleeveOn(bones, joints, cutOf(top, it.level));
    if (cuff && it.posture.arms[i]!.layer === 'behind') sheet.shape(cuff, 'line', top.trim);
  }
  if (it.level === 0 || !top.print || top.print === 'plain') return;
  const inner = intersect([trunk], grow(outline, -1));
  const holes = ([0, 1] as const).flatMap((i) => armholeOf(it, bones, i).hole);
  printWithin(sheet, subtract(inner, holes), top.print, [top.trim, top.trim], it.level === 1 ? 26 : 20, tilt);
  for (const line of trimLines(
    holes.map((rim) => [...rim, rim[0]!]),
    inner,
  ))
    sheet.line(line, 'line', 0);
  sheet.rim(outline, 'bold');
}

/** Lays a sleeve over the trunk: no line where the two are one cloth, a seam at the armhole. */
export function laySleeve(sheet: Sheet, it: Showing, bones: Skeleton, i: 0 | 1, rim: Path): void {
  if (it.posture.arms[i].layer === 'behind') return;
  const { top } = it.who;
  const trunk = joinedTrunk(bones, { foot: 0.42, ease: top.loose ?? 4, flare: 0 });
  const inner = grow(outlineOf(it, bones, trunk), -1.2);
  const { hole, seam } = armholeOf(it, bones, i);
  const isPrinted = it.level > 0 && top.print !== undefined && top.print !== 'plain';
  const round = ellipse(...bones.arms[i].root, bones.build.arm[0] * 1.55 + (top.loose ?? 4));
  const left = isPrinted ? hole : it.who.bottom.bib ? grow(hole, -5) : [round];
  sheet.shape(subtract(grow([rim], -1.4), subtract([round], left)), 'none', top.role);
  for (const line of rimOutside(rim, intersect([round], inner))) sheet.line(line, 'bold', 0.2);
  const open = seam.slice(0, Math.ceil(seam.length * 0.5));
  for (const line of trimLines([isPrinted ? seam : open], inner))
    sheet.line(line, 'line', isPrinted ? 0 : 0.8);
}

/** What trunk and both sleeves cover, the hollows between them rounded. */
function outlineOf(it: Showing, bones: Skeleton, trunk: Path): Shape {
  const cut = cutOf(it.who.top, it.level);
  const sleeves = bones.arms.map((joints) => soften(sleeveOn(bones, joints, cut).rim, 3, 1));
  const closed = grow(grow(unite([trunk, ...sleeves]), FILLET), -FILLET);
  return closed.filter((path) => area(path) > 0);
}

/** The lines of age beside eyes and mouth. */
export function wrinkles(head: Sheet, it: Showing): void {
  if (it.level === 0) return;
  const turn = it.posture.head?.turn ?? 0;
  for (const side of [-1, 1] as const) {
    if (turn * side > 0.5) continue;
    const at = (x: number, y: number): Sheet => head.at({ x: turned(side * x, turn), y, flip: side < 0 });
    at(33, 3).line(stroke('0,-3 5,-5'), 'fine', 0.5);
    at(33, 5).line(stroke('0,1 5,4'), 'fine', 0.5);
    at(17, 14).line(stroke('-6,0 0,2.4 6,0'), 'fine', 0.6);
    if (!it.who.beard) at(17, 27).line(stroke('-3,-5 1,0 0,5'), 'fine', 0.6);
  }
  for (const y of [-24, -29]) head.at({ x: turned(0, turn), y }).line(stroke('-11,1 0,-1 11,1'), 'fine', 0.6);
}
