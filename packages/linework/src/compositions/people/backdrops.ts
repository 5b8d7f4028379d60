import { rectangle } from '../../geometry/forms.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { sun } from '../../motifs/landscape.ts';
import { rays } from '../../motifs/nature/halo.ts';
import { bay } from '../../motifs/stages/closer-places.ts';
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

/** A sun at a share of the width whose rays part the whole sky; on a beach they come from the sun that is there. */
export function sunlitSky(share = 0.5, count = 24): (scene: Scene, stage: Stage) => void {
  return ({ sheet, random, width, height }, stage) => {
    // The bay draws its sun from the first of these numbers, at the same shares of the page.
    const isLeft = random.fork('behind').chance(0.5);
    const isBay = stage.where === bay.where;
    const x = isBay ? (isLeft ? 0.78 : 0.22) : share;
    const at = [x * width, height * 0.14] as const;
    rays(sheet.layer('sky'), at, count, ['sky', 'soft', 'cream']);
    if (!isBay) sun(sheet.layer('sky').at({ x: at[0], y: at[1] }), 46, 9);
  };
}

/** A wall behind people. */
export function wallBehind(kind: WallKind, size = 100): (scene: Scene) => void {
  return ({ sheet, random, width, height }) =>
    dressWall(sheet.layer('sky'), random, { zone: [rectangle(-20, -20, width + 40, height)], kind, size });
}
