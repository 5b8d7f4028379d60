import { rectangle } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import type { Props } from '../../motifs/people/body/somebody.ts';
import type { Mien } from '../../motifs/people/body/head.ts';
import { POSTURES } from '../../motifs/people/body/postures.ts';
import type { Arm, Posture, Skeleton } from '../../motifs/people/body/skeleton.ts';
import type { Scene } from '../../motifs/stages/stage.ts';
import type { Cast } from './cast.ts';
import { enter } from './picture.ts';

/** An arm whose hand reaches a point of the page. */
export type PageArm = Omit<Arm, 'reach'> & { readonly to?: Point };

/** Somebody who is seen from the hips up, the rest behind a table, a blanket or a chair. */
export interface Seated {
  readonly hips: Point;
  readonly scale: number;
  readonly mien: Mien;
  readonly head?: Posture['head'];
  readonly lean?: number;
  readonly bow?: number;
  readonly turn?: number;
  readonly shoulders?: number;
  readonly arms: readonly [PageArm, PageArm];
  readonly legs?: Posture['legs'];
  readonly near?: 0 | 1;
  readonly props?: Props;
  readonly part?: 'arms';
}

const TUCKED = { upper: 0, lower: 0, short: [0.1, 0.1] } as const;

/** Draws somebody by the place of the hips; hands reach for points of the page. */
export function enterSeated(scene: Scene, { who }: Pick<Cast, 'who'>, it: Seated): Skeleton {
  const [x, y] = it.hips;
  const arm = ({ to, ...rest }: PageArm): Arm =>
    to ? { ...rest, reach: [(to[0] - x) / it.scale, (to[1] - y) / it.scale] } : rest;
  return enter(scene, {
    who,
    mien: it.mien,
    x,
    y,
    scale: it.scale,
    posture: {
      ...POSTURES.stand,
      hips: 0,
      shoulders: it.shoulders ?? 0,
      bow: it.bow ?? 0,
      lean: it.lean ?? 0,
      turn: it.turn ?? 0,
      sits: it.legs !== undefined,
      height: 0,
      head: it.head ?? {},
      arms: [arm(it.arms[0]), arm(it.arms[1])],
      legs: it.legs ?? [TUCKED, TUCKED],
      near: it.near ?? 1,
    },
    ...(it.props ? { props: it.props } : {}),
    ...(it.part ? { part: it.part } : {}),
  });
}

/** Draws people behind a table: their bodies, then what `lay` puts before them, then their arms over it. */
export function behindTable(
  scene: Scene,
  people: readonly (readonly [Pick<Cast, 'who'>, Seated])[],
  edge: number,
  lay: () => void,
): void {
  for (const [somebody, it] of people) enterSeated(scene, somebody, it);
  lay();
  // Each window begins a little higher than the one before, so that no end of a line is left above it.
  for (const [i, [somebody, it]] of people.entries()) {
    const window = rectangle(-20, edge - i * 5, scene.width + 40, scene.height);
    enterSeated({ ...scene, sheet: scene.sheet.inside([window]) }, somebody, { ...it, part: 'arms' });
  }
}
