import { contains, shapeArea } from '../../../geometry/path.ts';
import { between, distance, type Path, type Point, type Shape } from '../../../geometry/point.ts';
import { Random } from '../../../random.ts';
import type { Role } from '../../../roles.ts';
import { PENS } from '../../../composition.ts';
import { Sheet } from '../../../sheet.ts';
import { coat, hide, type Lie, net } from '../coat.ts';

/** What covers an animal on the finest pages. */
export interface Pelt {
  readonly kind: 'locks' | 'hide' | 'net';
  /** Page units across a lock or a crease. */
  readonly size: number;
  /** A lock's length in widths. */
  readonly long?: number;
}

/** A stretch of the body and how far behind the nose it begins. */
export interface Bone {
  readonly from: Point;
  readonly to: Point;
  readonly along: number;
  /** How much hair on it hangs down, 0 to 1. */
  readonly hangs: number;
}

/** Bones along a way, one behind the other. */
export function bonesOf(way: readonly Point[], along: number, hangs: number): Bone[] {
  let behind = along;
  return way.slice(1).map((to, i) => {
    const bone = { from: way[i]!, to, along: behind, hangs };
    behind += distance(bone.from, to);
    return bone;
  });
}

/** How hair lies on a body of bones: as the nearest of them run. */
export function lieOn(bones: readonly Bone[]): (at: Point) => Lie {
  return (at) => {
    let [dx, dy, along, sum] = [0, 0, 0, 0];
    for (const bone of bones) {
      const long = distance(bone.from, bone.to) || 1;
      const [ux, uy] = [(bone.to[0] - bone.from[0]) / long, (bone.to[1] - bone.from[1]) / long];
      const share = (at[0] - bone.from[0]) * ux + (at[1] - bone.from[1]) * uy;
      const near = between(bone.from, bone.to, Math.max(0, Math.min(1, share / long)));
      const weight = 1 / (distance(near, at) + 6) ** 4;
      dx += ux * weight;
      dy += (uy + bone.hangs) * weight;
      along += (bone.along + share + (at[1] - near[1]) * bone.hangs) * weight;
      sum += weight;
    }
    return { way: Math.atan2(dy, dx), along: along / sum };
  };
}

/** A coat over a body: large markings give its locks their color, small ones lie upon it. */
export function dress(
  sheet: Sheet,
  it: {
    readonly pelt: Pelt;
    readonly rim: Shape;
    readonly bones: readonly Bone[];
    readonly coat: Role;
    readonly marks: (sheet: Sheet) => void;
    /** Where no lock grows. */
    readonly bare?: (at: Point) => boolean;
  },
): void {
  const size = it.pelt.size / sheet.scale;
  if (it.pelt.kind === 'net') return net(sheet, it.rim, { size, role: 'wood' });
  const patches = patchesOf(it.marks);
  const roleAt = (at: Point): Role => patches.findLast(({ rim }) => contains(rim, at))?.role ?? it.coat;
  if (it.pelt.kind === 'hide') {
    const lie = lieOn(it.bones);
    hide(sheet, it.rim, { size, role: it.coat, way: (at) => lie(at).way });
  } else {
    const hair = {
      zone: it.rim,
      lie: lieOn(it.bones),
      size,
      long: it.pelt.long ?? 1.7,
      random: new Random('pelt'),
      roleAt,
      ...(it.bare && { bare: it.bare }),
    };
    coat(sheet, hair);
  }
  const inside = sheet.inside(it.rim);
  for (const { rim, role } of patches)
    if (it.pelt.kind !== 'locks' || shapeArea([rim]) < size * size * 4) inside.shape(rim, 'line', role);
}

function patchesOf(marks: (sheet: Sheet) => void): { readonly rim: Path; readonly role: Role }[] {
  const plan = Sheet.blank(PENS.hard);
  marks(plan);
  return plan.marks.flatMap((mark) =>
    mark.kind === 'shape' ? mark.shape.map((rim) => ({ rim, role: mark.role })) : [],
  );
}
