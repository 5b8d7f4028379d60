import { rectangle } from '../../geometry/forms.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { sun } from '../../motifs/landscape.ts';
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

/** A sun at a share of the width in long calm bands of cloud; a beach has a sun of its own. */
export function sunlitSky(share = 0.5, size = 170): (scene: Scene, stage: Stage) => void {
  const bands = skyBehind('streaks', size);
  return (scene, stage) => {
    bands(scene, stage);
    if (stage.where !== bay.where)
      sun(scene.sheet.layer('sky').at({ x: share * scene.width, y: scene.height * 0.14 }), 46, 9);
  };
}

/** A wall behind people. */
export function wallBehind(kind: WallKind, size = 100): (scene: Scene) => void {
  return ({ sheet, random, width, height }) =>
    dressWall(sheet.layer('sky'), random, { zone: [rectangle(-20, -20, width + 40, height)], kind, size });
}
