/** A place on a stroke, in page pixels; pressure 0 to 1, tilt from 0 (upright) to 1 (flat). */
export interface PathPoint {
  readonly x: number;
  readonly y: number;
  readonly pressure: number;
  readonly tilt: number;
}

/** Length of the straight pieces a curve is walked in, in page pixels (CAN-5). */
const STEP = 3;

/**
 * Turns the points of a stroke into evenly spaced places: the curve through the middles of neighbouring points, with
 * each point as the control of a quadratic Bezier. It may be fed point by point; the places do not depend on when.
 */
export class StrokePath {
  readonly #visit: (point: PathPoint) => number;
  #corner: PathPoint | null = null;
  #at: PathPoint | null = null;
  #untilNext = 0;

  /** `visit` is called for each place and gives the distance to the next. */
  constructor(visit: (point: PathPoint) => number) {
    this.#visit = visit;
  }

  /** Goes on to the next point; the line reaches half way to it. */
  add(point: PathPoint): void {
    if (!this.#corner || !this.#at) {
      this.#corner = point;
      this.#at = point;
      this.#untilNext = this.#visit(point);
      return;
    }
    this.#curve(this.#at, this.#corner, between(this.#corner, point, 0.5));
    this.#corner = point;
  }

  /** Goes on to the last point. */
  finish(): void {
    if (this.#corner) this.#line(this.#corner);
  }

  #curve(from: PathPoint, corner: PathPoint, to: PathPoint): void {
    const steps = Math.max(1, Math.ceil((distance(from, corner) + distance(corner, to)) / STEP));
    for (let i = 1; i <= steps; i++) {
      const t = i / steps;
      this.#line(between(between(from, corner, t), between(corner, to, t), t));
    }
  }

  #line(to: PathPoint): void {
    const from = this.#at!;
    const length = distance(from, to);
    let gone = this.#untilNext;
    while (gone <= length) gone += this.#visit(between(from, to, gone / length));
    this.#untilNext = gone - length;
    this.#at = to;
  }
}

function between(a: PathPoint, b: PathPoint, t: number): PathPoint {
  return {
    x: a.x + (b.x - a.x) * t,
    y: a.y + (b.y - a.y) * t,
    pressure: a.pressure + (b.pressure - a.pressure) * t,
    tilt: a.tilt + (b.tilt - a.tilt) * t,
  };
}

/**
 * Square root is exact everywhere, Math.hypot and powers are not: replay must give the same pixels on every machine.
 */
function distance(a: PathPoint, b: PathPoint): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  return Math.sqrt(x * x + y * y);
}
