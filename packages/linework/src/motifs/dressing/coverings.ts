import { clockwise } from '../../geometry/boolean.ts';
import { rectangle } from '../../geometry/forms.ts';
import { shapeArea } from '../../geometry/path.ts';
import type { Shape } from '../../geometry/point.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Covering } from '../../sheet.ts';
import type { Dress } from './laying.ts';

/** How areas of a layer are dressed. */
export interface Cover<Kind extends string> {
  /** Of which the seed takes one. */
  readonly kinds: readonly Kind[];
  readonly size?: number;
  /** Areas below it stay as they are, in square units. */
  readonly least?: number;
}

const LARGE = 9000;

/**
 * Dresses the first area of a layer and all that lies below it; its other areas, bands of the same
 * ground, are left out.
 */
export function asOne<Kind extends string>(
  dress: Dress<Kind>,
  random: Random,
  { kinds, size }: Cover<Kind>,
  grown?: Shape,
): Covering {
  const kind = random.pick(kinds);
  let isDone = false;
  return (sheet, area) => {
    if (isDone) return;
    isDone = true;
    dress(sheet, random, { zone: grown ?? area, kind, ...(size ? { size } : {}) });
    sheet.rim(grown ?? area, 'line');
  };
}

/** Dresses every large area of a layer, each in another kind than the one before. */
export function eachOne<Kind extends string>(
  dress: Dress<Kind>,
  random: Random,
  { kinds, size, least = LARGE }: Cover<Kind>,
): Covering {
  const order = random.shuffle(kinds);
  let count = 0;
  return (sheet, area, role) => {
    if (shapeArea(area) < least) return sheet.shape(area, 'line', role);
    dress(sheet, random, {
      zone: area,
      kind: order[count++ % order.length]!,
      ...(size ? { size } : {}),
      rim: 'line',
    });
  };
}

/** Covers only the areas of some roles; the others of the layer stay blank. */
export function ofRoles(roles: readonly Role[], cover: Covering): Covering {
  return (sheet, area, own) =>
    roles.includes(own) ? cover(sheet, area, own) : sheet.shape(area, 'line', own);
}

/** The whole page down to a height: where a sky lies. */
export function downTo(width: number, foot: number): Shape {
  return [clockwise(rectangle(-20, -20, width + 40, foot + 20))];
}
