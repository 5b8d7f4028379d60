import { clockwise } from '../geometry/boolean.ts';
import { rectangle } from '../geometry/forms.ts';
import { bounds } from '../geometry/path.ts';
import type { Random } from '../random.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';
import { layFlow } from './dressing/flow.ts';

/** Where bands of wind or water lie. */
export interface Bands {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly count: number;
  readonly roles: readonly [Role, Role];
}

/** Swaying bands from one side to the other that swell and taper into each other: wind in the sky, currents in the sea. */
export function swayingBands(sheet: Sheet, random: Random, it: Bands): void {
  const own = random.fork(`bands ${random.range(-120, 0)}`);
  const zone = [clockwise(rectangle(-140, it.top - 30, it.width + 180, it.bottom - it.top + 30))];
  const thick = (it.bottom - it.top) / it.count;
  layFlow(
    {
      sheet,
      zone,
      box: bounds(zone),
      random: own,
      size: thick * 2.2,
      roles: it.roles,
      angle: 0,
      source: undefined,
    },
    { sway: thick * 0.8, long: Math.max(260, thick * 5), thick },
  );
}
