import { petal } from '../../geometry/petal.ts';
import { place, type Placement } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

interface Blade {
  readonly long: number;
  readonly wide: number;
  readonly role: Role;
  /** How far from its foot the rib begins and ends, in units. */
  readonly rib: readonly [from: number, to: number];
  readonly pen?: 'line' | 'fine';
}

/** A great leaf with a straight rib, its foot on the placement. */
export function ribbedBlade(sheet: Sheet, at: Placement, it: Blade): void {
  const [from, to] = it.rib;
  sheet.shape(place(petal('leaf', it.long, it.wide), at), 'line', it.role);
  sheet.line(
    place(
      [
        [0, -from],
        [0, -to],
      ],
      at,
    ),
    it.pen ?? 'line',
    0.5,
  );
}
