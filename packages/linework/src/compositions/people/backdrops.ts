import { rectangle } from '../../geometry/forms.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import type { Scene, Stage } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';

type SkyKind = (typeof dressSky.kinds)[number];
type WallKind = (typeof dressWall.kinds)[number];

/** A sky behind people, in cells of about a size. */
export function skyBehind(
  kind: SkyKind,
  size = 120,
  roles: readonly Role[] = ['sky', 'soft', 'cream'],
): (scene: Scene, stage: Stage) => void {
  return ({ sheet, random, width, ground }, stage) => {
    // Indoors there is a wall.
    if (stage.sky === 'soft') return;
    dressSky(sheet.layer('sky'), random, {
      zone: [rectangle(-20, -20, width + 40, ground)],
      kind,
      size,
      roles,
    });
  };
}

/** A wall behind people. */
export function wallBehind(kind: WallKind, size = 100): (scene: Scene) => void {
  return ({ sheet, random, width, height }) =>
    dressWall(sheet.layer('sky'), random, { zone: [rectangle(-20, -20, width + 40, height)], kind, size });
}
