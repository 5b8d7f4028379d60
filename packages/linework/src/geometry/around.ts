import type { Sheet } from '../sheet.ts';
import { polar, type Point } from './point.ts';

/** A circle along which something stands. */
export interface Circle {
  readonly centre?: Point;
  readonly radius: number;
  readonly count: number;
  /** Where the first one stands, in steps from straight up: 0.5 is half way to the second. */
  readonly phase?: number;
}

/** Draws something at even steps round a circle, each in a frame whose -y axis points outwards. */
export function around(sheet: Sheet, circle: Circle, draw: (spot: Sheet, index: number) => void): void {
  for (let i = 0; i < circle.count; i++) {
    const angle = ((i + (circle.phase ?? 0)) / circle.count) * Math.PI * 2 - Math.PI / 2;
    const [x, y] = polar(circle.centre ?? [0, 0], circle.radius, angle);
    draw(sheet.at({ x, y, angle: angle + Math.PI / 2 }), i);
  }
}
