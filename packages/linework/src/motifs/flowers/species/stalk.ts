import { bezier } from '../../../geometry/curve.ts';
import { tube } from '../../../geometry/forms.ts';
import type { Path, Point } from '../../../geometry/point.ts';
import type { Random } from '../../../random.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import type { Species } from './species.ts';

/** Which way a flower looks. */
export type Facing = 'face' | 'turned' | 'side' | 'bud';

/** A flower head in page units. */
export interface Head {
  readonly species: Species;
  readonly at: Point;
  readonly scale: number;
  readonly facing: Facing;
  /** Radians the axis leans from straight up. */
  readonly lean?: number;
  readonly level: 0 | 1 | 2;
  readonly random: Random;
  readonly petals?: Role;
}

/** Draws a flower head, its foot (or middle, when it looks at us) at its place. */
export function head(sheet: Sheet, it: Head): void {
  const { species, facing } = it;
  const tilt = species.tilts[facing === 'face' ? 0 : facing === 'turned' ? 1 : 2];
  const spot = sheet.at({ x: it.at[0], y: it.at[1], scale: it.scale, angle: it.lean ?? 0 });
  const flower = {
    random: it.random,
    level: it.level,
    petals: it.petals ?? species.petals,
    heart: species.heart,
    tilt,
    scale: it.scale,
  };
  (facing === 'bud' ? species.bud : species.draw)(spot, flower);
}

/** A leaf on a plant: where on the stem, to which side, how long in units. */
export interface StemLeaf {
  readonly share: number;
  readonly side: 1 | -1;
  readonly length: number;
  /** Radians between leaf and stem. */
  readonly spread?: number;
}

/** A stem from the ground to a head, with its leaves. */
export interface Stalk {
  readonly species: Species;
  readonly from: Point;
  readonly to: Point;
  /** Units by which the stem bows to the right. */
  readonly bow: number;
  /** Half the stem's width. */
  readonly half: number;
  readonly leaves: readonly StemLeaf[];
  readonly level: 0 | 1 | 2;
  readonly random: Random;
  /** Whether its foot is seen and was cut aslant, as that of a flower in a glass. */
  readonly isCut?: boolean;
}

/** Draws a stem and its leaves; gives the radians by which its end leans from straight up. */
export function stalk(sheet: Sheet, it: Stalk): number {
  const spine = stemSpine(it);
  for (const leaf of it.leaves) stemLeaf(sheet, it, spine, leaf);
  const rim = tube(spine, (t) => it.half * (1.1 - 0.3 * t));
  sheet.shape(it.isCut ? cutAslant(rim, it.half) : rim, 'line', 'leaf');
  return leanAt(spine, spine.length - 1);
}

/** The rim of a stem of that half width whose foot, where the rim begins and ends, was cut aslant. */
export function cutAslant(rim: Path, half: number): Point[] {
  return rim.map(([x, y], i): Point => (i === 0 ? [x, y + half * 1.2] : [x, y]));
}

function stemSpine({ from, to, bow }: Stalk): Path {
  const rise = to[1] - from[1];
  return bezier(
    from,
    [from[0] + bow * 0.6, from[1] + rise * 0.36],
    [to[0] + bow, to[1] - rise * 0.36],
    to,
    26,
  );
}

/** Radians by which a spine leans from straight up at one of its points. */
function leanAt(spine: Path, index: number): number {
  const b = spine[Math.max(1, index)]!;
  const a = spine[Math.max(1, index) - 1]!;
  return Math.atan2(b[0] - a[0], a[1] - b[1]);
}

function stemLeaf(sheet: Sheet, it: Stalk, spine: Path, leaf: StemLeaf): void {
  const index = Math.round(leaf.share * (spine.length - 1));
  const [x, y] = spine[index]!;
  const angle = leanAt(spine, index) + leaf.side * (leaf.spread ?? it.random.range(0.7, 0.95));
  it.species.leaf(sheet.at({ x, y, angle, scale: leaf.length / 100, flip: leaf.side < 0 }), {
    random: it.random,
    level: it.level,
  });
}
