import { ellipse, rectangle } from '../geometry/forms.ts';
import { petal, type PetalKind } from '../geometry/petal.ts';
import { place, type Path, type Shape } from '../geometry/point.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';

const MARGIN = 34;

/** Where a picture of such a size ends that runs to the page's edge. */
export function pageRim(width: number, height: number): Path {
  return rectangle(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN, 12);
}

/** Dresses the whole page up to its edge, for something to lie or stand on; gives the view that ends there. */
export function pageGround(
  sheet: Sheet,
  [width, height]: readonly [width: number, height: number],
  dress: (ground: Sheet, zone: Shape) => void,
): Sheet {
  const rim = pageRim(width, height);
  dress(sheet.layer('ground'), [rim]);
  sheet.layer('ground').rim(rim, 'bold');
  return sheet.inside([rim]);
}

/**
 * The edge of a square page of 1000 units and large petals in its corners: what an easy wheel has beside it. Of a
 * second color there are two more on the sides of the first; a single petal has an arc around it.
 */
export function leafyPage(sheet: Sheet, kind: PetalKind, roles: readonly [Role, Role?]): void {
  const rim = pageRim(1000, 1000);
  sheet.layer('ground').shape(rim, 'line', 'soft');
  const inside = sheet.layer('corners').inside([rim]);
  const start = roles[1] ? 0 : 20;
  for (let i = 0; i < 4; i++) {
    const [x, y] = [i === 0 || i === 3 ? MARGIN : 1000 - MARGIN, i < 2 ? MARGIN : 1000 - MARGIN];
    const corner = inside.at({ x, y, angle: (i * Math.PI) / 2 });
    const aslant = { x: start, y: start, angle: Math.PI * 0.75 };
    if (roles[1])
      for (const side of [-0.62, 0.62])
        corner.shape(
          place(petal(kind, 168, 74), { ...aslant, angle: aslant.angle + side }),
          'line',
          roles[1],
        );
    else corner.shape(ellipse(0, 0, 240), 'line', 'soft');
    corner.shape(place(petal(kind, 206 - start, 94), aslant), 'line', roles[0]);
  }
  sheet.layer('corners').rim(rim, 'line');
}
