import type { Showing } from './somebody.ts';
import { intersect } from '../../../geometry/boolean.ts';
import { blob, curve, type Knot } from '../../../geometry/curve.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { between, type Path, type Point } from '../../../geometry/point.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import { BUILDS } from './build.ts';
import {
  armGirth,
  armSpine,
  layJoined,
  legGirth,
  printOn,
  rootOf,
  skirtOn,
  sleeveOn,
  spineOf,
  trousersOn,
  trunkAt,
  trunkRim,
} from './clothes.ts';
import { bib, sash } from './clothes-over.ts';
import { COIFFURES } from './coiffure.ts';
import { footAt } from './feet.ts';
import { fishTail } from './fish-tail.ts';
import { limbRim, melt, soften } from './flesh.ts';
import { handAt } from './hands.ts';
import { HATS } from './hats.ts';
import { countenance } from './head.ts';
import { kneeCreases } from './knee-creases.ts';
import { sock, topSewing, trouserSewing } from './tailoring.ts';
import { joinedBuild, joinedGarment, joinedTrunk, laySleeve, wrinkles } from './joined.ts';
import { skeletonOf, type Skeleton } from './skeleton.ts';

/** Draws a person standing on the frame's origin, a head 100 units high; gives where everything is. */
export function drawPerson(ground: Sheet, it: Showing): Skeleton {
  const build = BUILDS[it.who.build];
  const bones = skeletonOf(joinedBuild(build, it.own !== undefined), it.posture);
  const sheet = ground.closely.at({ y: -bones.ground });
  const head = sheet.at({ x: bones.head[0], y: bones.head[1], angle: bones.tilt });
  const coiffed = {
    role: it.who.hairRole,
    accent: it.who.accent,
    turn: turnOf(it),
    level: it.level,
  };
  if (it.part === 'arms') {
    arms(sheet, it, bones, 'before');
    it.props?.last?.(sheet, bones);
    return bones;
  }
  const coiffure = COIFFURES[it.who.hair];
  it.props?.behind?.(sheet, bones);
  coiffure.behind?.(head, coiffed);
  if (it.who.hat) HATS[it.who.hat].behind?.(head, { ...coiffed, role: it.who.accent });
  arms(sheet, it, bones, 'behind');
  const legsLast = it.posture.sits || it.who.bottom.kind === 'tail';
  if (!legsLast) lower(sheet, it, bones);
  trunk(sheet, it, bones);
  if (legsLast) lower(sheet, it, bones);
  it.props?.held?.(sheet, bones);
  arms(sheet, it, bones, 'before');
  countenance(head, {
    build: it.who.build,
    skin: it.who.skin,
    mien: it.mien,
    turn: turnOf(it),
    gaze: it.posture.head?.gaze,
    lashes: it.who.lashes ?? false,
    glasses: it.who.glasses ?? false,
    freckles: it.who.freckles ?? false,
    beard: it.who.beard ? it.who.hairRole : undefined,
    size: it.size,
    level: it.level,
    own: it.own,
  });
  if (it.who.old) wrinkles(head, it);
  coiffure.before?.(head, coiffed);
  if (it.who.hat) HATS[it.who.hat].before(head, { ...coiffed, role: it.who.accent });
  it.props?.over?.(sheet, bones);
  arms(sheet, it, bones, 'over');
  return bones;
}

const turnOf = ({ posture }: Showing): number => posture.head?.turn ?? 0;

const NECKS = { toddler: 15, child: 12.5, teen: 13, woman: 13, man: 19 } as const;

function trunkOf({ who }: Showing, bones: Skeleton): Path {
  const { bottom, top } = who;
  const loose = top.loose ?? 4;
  const foot =
    bottom.kind === 'dress' ? 0.42 : bottom.kind === 'tail' ? 0.36 : bottom.kind === 'skirt' ? 0.3 : -0.04;
  const sits = bones.pose.sits && bottom.kind === 'trousers' ? 0.06 : foot;
  return joinedTrunk(bones, {
    foot: sits,
    ease: bottom.kind === 'dress' ? 2 : bottom.bib ? loose - 3 : loose,
    flare: bottom.kind === 'dress' ? 0 : 2,
  });
}

function trunk(sheet: Sheet, it: Showing, bones: Skeleton): void {
  const { top, bottom, build } = it.who;
  const rim = trunkOf(it, bones);
  if (bottom.kind === 'tail')
    sheet.shape(trunkRim(bones, { foot: 0.12, ease: 0, flare: 0 }), 'bold', it.who.skin);
  const tilt = Math.atan2(bones.up[0], -bones.up[1]);
  joinedGarment(sheet, it, bones, rim, tilt);
  topSewing(sheet, it, bones, rim);
  neck(sheet, it, bones, rim);
  if (top.buttons && it.level > 0)
    for (const share of [0.76, 0.56, 0.36, 0.16].slice(0, bottom.kind === 'dress' ? 2 : 4))
      sheet.shape(ellipse(...trunkAt(bones, share, 0), 3.6), 'fine', top.trim);
  if (bottom.bib) bib(sheet, it, bones);
  if (bottom.kind === 'dress' && !bones.pose.sits) sash(sheet, it, bones);
  if (it.level > 0 && (bottom.kind === 'trousers' || bottom.kind === 'skirt') && !top.print)
    for (const sign of [-1, 1])
      sheet.line(
        curve([
          trunkAt(bones, 0.3, sign * (BUILDS[build].waist + 1)),
          trunkAt(bones, 0.27, sign * BUILDS[build].waist * 0.7),
          trunkAt(bones, 0.28, sign * BUILDS[build].waist * 0.45),
        ]),
        'fine',
        0.7,
      );
}

function neck(sheet: Sheet, it: Showing, bones: Skeleton, trunkPath: Path): void {
  const { top, skin, build } = it.who;
  if (it.level === 0 && (build === 'child' || build === 'toddler')) return;
  const wide = NECKS[build];
  const head = bones.head;
  const [dx, dy] = [Math.cos(bones.tilt), Math.sin(bones.tilt)];
  const topAt = (sign: number): Point => [
    head[0] + dx * sign * wide * 0.94 - dy * -28,
    head[1] + dy * sign * wide + 28,
  ];
  const line = top.neckline ?? 'round';
  const [deep, open] =
    line === 'deep' ? [0.8, wide * 1.5] : line === 'high' ? [1.0, wide] : [0.92, wide * 1.16];
  const at = (sign: number): Knot => [...trunkAt(bones, 1.03, sign * (open / bones.width)), 1];
  const rim = blob([[...topAt(-1), 1], at(-1), trunkAt(bones, deep, 0), at(1), [...topAt(1), 1]]);
  if (line === 'hood')
    sheet.shape(
      blob([
        trunkAt(bones, 1.08, -wide * 2.4),
        trunkAt(bones, 0.9, -wide * 1.7),
        trunkAt(bones, 0.84, 0),
        trunkAt(bones, 0.9, wide * 1.7),
        trunkAt(bones, 1.08, wide * 2.4),
        trunkAt(bones, 1.16, 0),
      ]),
      'bold',
      top.role,
    );
  sheet.shape(rim, 'bold', skin);
  if (line === 'collar')
    for (const sign of [-1, 1])
      sheet.shape(
        blob([
          [...trunkAt(bones, 0.9, 0), 1],
          [...trunkAt(bones, 1.09, sign * wide * 1.1), 1],
          [...trunkAt(bones, 1.0, sign * wide * 1.95), 1],
          [...trunkAt(bones, 0.86, sign * wide * 1.0), 1],
        ]),
        'line',
        top.trim,
      );
  if (line === 'high')
    sheet.shape(
      blob([
        [...trunkAt(bones, 1.1, -wide * 1.12), 1],
        trunkAt(bones, 1.06, 0),
        [...trunkAt(bones, 1.1, wide * 1.12), 1],
        [...trunkAt(bones, 0.99, wide * 1.3), 1],
        trunkAt(bones, 0.95, 0),
        [...trunkAt(bones, 0.99, -wide * 1.3), 1],
      ]),
      'line',
      top.trim,
    );
  if (line === 'round' && it.level > 0) {
    const ring = blob([
      [...trunkAt(bones, 1.04, -open - 1), 1],
      trunkAt(bones, deep, 0),
      [...trunkAt(bones, 1.04, open + 1), 1],
      [...trunkAt(bones, 1.0, open + 7), 1],
      trunkAt(bones, deep - 0.07, 0),
      [...trunkAt(bones, 1.0, -open - 7), 1],
    ]);
    for (const part of intersect([ring], [trunkPath])) sheet.shape(part, 'line', top.trim);
  }
}

function arms(sheet: Sheet, it: Showing, bones: Skeleton, layer: 'behind' | 'before' | 'over'): void {
  const rim = trunkOf(it, bones);
  for (const i of [0, 1] as const) {
    if ((it.posture.arms[i].layer ?? 'before') !== layer) continue;
    arm(sheet, it, bones, i, layer === 'behind' ? [] : rim);
  }
}

function arm(sheet: Sheet, it: Showing, bones: Skeleton, i: 0 | 1, trunkPath: Path): void {
  const { top, skin } = it.who;
  const joints = bones.arms[i];
  const pose = it.posture.arms[i];
  const loose = top.loose ?? 4;
  const spine = armSpine(bones, joints);
  const [dx, dy] = [joints.end[0] - joints.bend[0], joints.end[1] - joints.bend[1]];
  const kind = pose.hand ?? 'relaxed';
  const wrist = {
    at: joints.end,
    angle: Math.atan2(dy, dx) - Math.PI / 2 + ((pose.wrist ?? 0) * Math.PI) / 180,
    length: bones.build.hand,
    radius: bones.build.arm[2],
    thumb: pose.thumb ?? (i === 0 ? 1 : -1),
  } as const;
  const hand = handAt(it.level === 0 && kind === 'open' ? 'cup' : kind, wrist, it.own !== undefined);
  const bare = spine.slice(
    Math.floor(Math.max(0, top.sleeves / 2 - (it.part ? 0.05 : 0.16)) * (spine.length - 1)),
  );
  const thick = armGirth(bones);
  const from = 1 - bare.length / spine.length;
  const skinned = limbRim(bare.length > 1 ? bare : spine.slice(-2), (share) =>
    thick(from + share * (1 - from)),
  );
  const rim = soften(melt([skinned, hand.rim]), 3, 1);
  const isPrinted =
    it.level > 0 && top.print !== undefined && top.print !== 'plain' && top.print !== 'stripes';
  const hidden =
    trunkPath.length > 0 && !isPrinted ? rootOf(trunkPath, joints, bones.build.arm[0] * 1.9 + loose) : [];
  if (top.sleeves === 0) layJoined(sheet, rim, skin, hidden);
  else layOutline(sheet, it, rim, 'bold', skin);
  if (it.level > 0 || it.size === 'huge') for (const crease of hand.creases) sheet.line(crease, 'fine', 0.5);
  if (top.sleeves === 0) return;
  const cut = sleeveOn(bones, joints, {
    length: top.sleeves,
    ease: loose,
    flare: top.sleeves < 1 ? 4 : 2,
    ...(it.level > 0 ? { cuff: top.trim } : {}),
  });
  const cloth = soften(cut.rim, 3, 1);
  laySleeve(sheet, it, bones, i, cloth);
  if (cut.cuff) layOutline(sheet, it, cut.cuff, 'line', top.trim);
  if (it.level > 0 && top.sleeves > 1.3) elbowFold(sheet, bones, i);
}

/** Lays a closed shape; of arms that are drawn once more no line appears where a window cuts them. */
function layOutline(sheet: Sheet, it: Showing, rim: Path, weight: 'bold' | 'line', role: Role): void {
  if (it.part !== 'arms') return sheet.shape(rim, weight, role);
  sheet.shape(rim, 'none', role);
  sheet.line([...rim, rim[0]!], weight, 0);
}

function elbowFold(sheet: Sheet, bones: Skeleton, i: 0 | 1): void {
  const { root, bend, end } = bones.arms[i];
  const inner = between(between(root, end, 0.5), bend, 0.66);
  const r = bones.build.arm[1];
  const away = Math.hypot(inner[0] - bend[0], inner[1] - bend[1]);
  if (away < r * 0.25) return;
  const [ux, uy] = [(inner[0] - bend[0]) / away, (inner[1] - bend[1]) / away];
  const start: Point = [bend[0] + ux * (r + 3), bend[1] + uy * (r + 3)];
  sheet.line(
    curve([
      start,
      between(start, bend, 0.6),
      [between(start, bend, 0.95)[0] - uy * 3, between(start, bend, 0.95)[1] + ux * 3],
    ]),
    'fine',
    0.7,
  );
}

function lower(sheet: Sheet, it: Showing, bones: Skeleton): void {
  const { bottom } = it.who;
  if (bottom.kind === 'tail') return fishTail(sheet, it.level, bones, bottom.role, bottom.trim);
  const near = it.posture.near ?? 1;
  for (const i of [1 - near, near] as (0 | 1)[]) legAndFoot(sheet, it, bones, i);
  if (bottom.kind === 'trousers') return trousers(sheet, it, bones);
  const skirt = skirtOn(bones, {
    from: bottom.kind === 'dress' ? 0.42 : 0.34,
    length: bottom.length,
    flare: bottom.flare ?? 14,
    ...(bottom.swing ? { swing: bottom.swing } : {}),
  });
  sheet.shape(skirt.rim, 'bold', bottom.role);
  if (it.level > 0 && bottom.print)
    printOn(sheet, skirt.rim, bottom.print, [bottom.trim, bottom.trim], it.level === 1 ? 30 : 23);
  const band = (a: number, b: number): void => {
    const ring = [...skirt.hem(a), ...skirt.hem(b).toReversed()];
    for (const part of intersect([ring], [skirt.rim])) sheet.shape(part, 'line', bottom.trim);
  };
  if (it.level > 0 && !bottom.print)
    for (const fold of skirt.folds)
      sheet.line(
        it.level === 2 ? fold : fold.slice(0, Math.floor(fold.length * 0.55)),
        'fine',
        it.level === 2 ? 0 : 0.7,
      );
  if (it.level > 0) band(0.9, 1.02);
  if (it.level === 2) band(0.74, 0.8);
  for (const share of bottom.tiers ?? []) sheet.inside([skirt.rim]).line(skirt.hem(share), 'line', 0);
  sheet.rim(skirt.rim, 'bold');
}

function trousers(sheet: Sheet, it: Showing, bones: Skeleton): void {
  const { bottom } = it.who;
  const cut = trousersOn(bones, { length: Math.min(1.94, bottom.length), ease: 4, flare: bottom.flare ?? 1 });
  sheet.shape(cut.rims, 'bold', bottom.role);
  for (const line of cut.overlap) sheet.line(line, 'bold', 0.4);
  trouserSewing(sheet, it, bones, cut.rims);
  if (it.level > 0) {
    const inside = sheet.inside(cut.rims);
    for (const crease of kneeCreases(bones, bottom.length)) inside.line(crease, 'fine', 0.8);
  }
  if (it.level > 0)
    for (const [i, hem] of cut.hems.entries()) if (i !== it.who.blade) sheet.shape(hem, 'line', bottom.trim);
}

function legAndFoot(sheet: Sheet, it: Showing, bones: Skeleton, i: 0 | 1): void {
  const joints = bones.legs[i];
  const { who } = it;
  if (who.blade === i) return blade(sheet, bones, i);
  sheet.shape(soften(limbRim(spineOf(joints), legGirth(bones)), 3, 1), 'bold', who.skin);
  sock(sheet, it, bones, i);
  footAt(
    sheet,
    { at: joints.end, leg: it.posture.legs[i], length: bones.build.foot },
    {
      kind: who.feet,
      role: who.feetRole,
      skin: who.skin,
      level: it.size === 'small' && it.level === 2 ? 1 : it.level,
    },
  );
}

/** A running blade below a socket. */
function blade(sheet: Sheet, bones: Skeleton, i: 0 | 1): void {
  const { root, bend, end } = bones.legs[i];
  const foot = bones.build.foot;
  const mid = between(bend, end, 0.3);
  const toes = bones.pose.legs[i].toes === 'left' ? -1 : 1;
  const way = curve([
    mid,
    [end[0] - toes * 9, end[1] - 18],
    [end[0] + toes * 2, end[1] + foot * 0.22],
    [end[0] + toes * foot * 0.62, end[1] + foot * 0.34],
  ]);
  sheet.shape(
    limbRim(way, () => 4.6),
    'bold',
    'stone',
  );
  sheet.shape(
    soften(limbRim(curve([root, bend, mid]), (t) => bones.build.leg[0] * (1 - t) + 11 * t)),
    'bold',
    'c',
  );
}
