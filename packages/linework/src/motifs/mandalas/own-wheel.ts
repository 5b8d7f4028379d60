import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import type { Hand } from '../flowers/planted.ts';
import { drawWheel, type Wheel } from './wheel.ts';

/** The colors that wheels take, each in an order of its own. */
export const WHEEL_ROLES: readonly Role[] = ['a', 'b', 'c', 'd'];

/** Draws a wheel by a chance of its own, so that nothing drawn before or after changes it. */
export function ownWheel(
  sheet: Sheet,
  { random, level }: Hand,
  key: string,
  radius: number,
  look: Pick<Wheel, 'fringe' | 'coarse' | 'bare'> | Wheel['fringe'] = {},
): void {
  const own = random.fork(key);
  drawWheel(sheet, {
    random: own,
    level,
    radius,
    roles: own.shuffle(WHEEL_ROLES),
    ...(typeof look === 'string' ? { fringe: look } : look),
  });
}
