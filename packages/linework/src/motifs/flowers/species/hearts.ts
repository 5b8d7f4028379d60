import { ellipse } from '../../../geometry/forms.ts';
import type { Path, Point } from '../../../geometry/point.ts';
import type { Role } from '../../../roles.ts';
import type { Sheet, Weight } from '../../../sheet.ts';
import { lens } from './corolla.ts';
import type { Flower } from './flower.ts';

/** A flat disc of the given radius at a height above the flower's plane, seen at a tilt. */
export function disc(tilt: number, radius: number, height = 0): Path {
  return ellipse(0, -height * Math.sin(tilt), radius, Math.max(1.5, radius * Math.cos(tilt)));
}

/** A half ball (or cone) on the flower's plane: its outline at a tilt. */
export function dome(tilt: number, radius: number, height: number): Path {
  const low = radius * Math.cos(tilt);
  const high = Math.hypot(low, height * Math.sin(tilt));
  return Array.from({ length: 40 }, (_, i): Point => {
    const angle = (i / 40) * Math.PI * 2;
    const y = Math.sin(angle);
    return [radius * Math.cos(angle), y * (y > 0 ? Math.max(low, radius * 0.12) : high)];
  });
}

/** A ring of stamens: how many, how far out and how high their ends stand. */
export interface Stamens {
  readonly count: number;
  readonly radius: number;
  readonly height: number;
  /** Size of an anther in units. */
  readonly size: number;
  readonly role?: Role;
  readonly phase?: number;
  readonly weight?: Weight;
}

/** Draws stamens, those behind first. */
export function stamens(sheet: Sheet, flower: Flower, it: Stamens): void {
  const onto = lens(flower.tilt);
  const room = fitted(flower, it.count, it.radius, it.size);
  const size = Math.min(room.size, it.size * 2);
  const count = room.size > it.size * 1.5 ? Math.ceil(room.count * 0.6) : room.count;
  const ends = Array.from({ length: count }, (_, i) => {
    const angle = ((i + (it.phase ?? 0.3)) / count) * Math.PI * 2;
    return [it.radius * Math.sin(angle), it.radius * Math.cos(angle)] as const;
  });
  ends.sort((a, b) => b[1] - a[1]);
  for (const [x, y] of ends) {
    const end = onto(x, y, it.height);
    const start = onto(x * 0.5, y * 0.5, it.height * 0.5);
    const bow = onto(x * 0.78, y * 0.78, it.height * 0.7);
    sheet.line([start, bow, end], it.weight ?? 'fine', 0);
  }
  for (const [x, y] of ends) {
    const [u, v] = onto(x, y, it.height);
    sheet.shape(ellipse(u, v, size, size * 0.76, Math.atan2(v, u) + 1.57), 'fine', it.role ?? 'sun');
  }
}

/** Small round grains in rings on a dome or disc. */
export function grains(
  sheet: Sheet,
  flower: Flower,
  rings: readonly (readonly [count: number, radius: number, height: number, size: number])[],
  role: Role,
): void {
  const onto = lens(flower.tilt);
  for (const [most, radius, height, least] of rings) {
    const { count, size } = fitted(flower, most, radius, least);
    if (size > least * 1.6) continue;
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2;
      const [x, y] = onto(radius * Math.sin(angle), radius * Math.cos(angle), height);
      sheet.shape(ellipse(x, y, size, size * Math.max(0.7, Math.cos(flower.tilt * 0.7))), 'fine', role);
    }
  }
}

/** Radius in page units below which a grain is not worth coloring, by level. */
const LEAST = [9, 7.6, 6.4] as const;

/** As many grains of at least the smallest size as find room on a ring. */
function fitted(
  flower: Flower,
  most: number,
  radius: number,
  least: number,
): { count: number; size: number } {
  const size = Math.max(least, LEAST[flower.level] / flower.scale);
  const way = Math.PI * 2 * radius * (0.5 + 0.5 * Math.cos(flower.tilt));
  return { count: most === 1 ? 1 : Math.max(3, Math.min(most, Math.floor(way / (size * 2.35)))), size };
}
