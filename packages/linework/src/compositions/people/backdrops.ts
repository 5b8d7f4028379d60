import { curve } from '../../geometry/curve.ts';
import { rectangle } from '../../geometry/forms.ts';
import type { Path, Point } from '../../geometry/point.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { sun } from '../../motifs/landscape.ts';
import { bay } from '../../motifs/stages/closer-places.ts';
import { bumpsOn, heapRim } from '../../motifs/nature/heap.ts';
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

/** A sun at a share of the width over banks of cumulus, their rim below clear sky; a beach has a sun of its own. */
export function sunlitSky(share = 0.5): (scene: Scene, stage: Stage) => void {
  return (scene, stage) => {
    if (stage.sky !== 'soft') cloudBanks(scene);
    if (stage.where !== bay.where)
      sun(scene.sheet.layer('sky').at({ x: share * scene.width, y: scene.height * 0.14 }), 46, 9);
  };
}

/** Banks of cumulus from a quarter of the sky down to the ground. */
function cloudBanks({ sheet, random, width, ground }: Scene): void {
  const own = random.fork('heaps');
  const line = curve(
    [0, 0.25, 0.5, 0.75, 1].map((share, i): Point => [
      width * share * 1.1 - width * 0.05,
      ground * own.range(0.19, 0.24) + (i % 2) * ground * 0.07,
    ]),
  );
  const under: Path = [
    [width * 1.05, ground],
    [-width * 0.05, ground],
  ];
  const rim = heapRim(bumpsOn(own, { line, sizes: [26, 46] }), { line, under });
  const air = sheet.layer('sky');
  dressSky(air, own, {
    zone: [rim],
    kind: 'mackerel',
    size: 130,
    roles: ['soft', 'cream', 'sky'],
    rim: 'line',
  });
}

/** A wall behind people. */
export function wallBehind(kind: WallKind, size = 100): (scene: Scene) => void {
  return ({ sheet, random, width, height }) =>
    dressWall(sheet.layer('sky'), random, { zone: [rectangle(-20, -20, width + 40, height)], kind, size });
}
