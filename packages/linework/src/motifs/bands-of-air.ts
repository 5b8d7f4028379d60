import { curve } from '../geometry/curve.ts';
import type { Point } from '../geometry/point.ts';
import type { Random } from '../random.ts';
import type { Role } from '../roles.ts';
import type { Sheet } from '../sheet.ts';

/** Where bands of wind or water lie. */
export interface Bands {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly count: number;
  readonly roles: readonly [Role, Role];
}

/** Swaying bands from one side to the other, each over the one above it: wind in the sky, currents in the sea. */
export function swayingBands(sheet: Sheet, random: Random, it: Bands): void {
  const lift = ((it.bottom - it.top) / it.count) * 0.3;
  const [knots, start] = [Math.ceil(it.width / 130) + 2, random.range(-120, 0)];
  for (let i = 0; i < it.count; i++) {
    const y = it.top + (i / it.count) * (it.bottom - it.top);
    const crest = curve(
      Array.from({ length: knots }, (_, k): Point => [start + k * 140, y + ((k + i) % 2 ? 1 : -1) * lift]),
    );
    sheet.shape([...crest, [it.width + 40, it.bottom], [-140, it.bottom]], 'fine', it.roles[i % 2]);
  }
}
