import { UNITS_PER_PIXEL, type JournalPoint } from '@inkbloom/formats/journal';
import type { Brush, Dab } from './brushes/brush.ts';
import { StrokePath, type PathPoint } from './stroke-path.ts';
import { Taper } from './taper.ts';

const LEAST_RADIUS = 0.5;
const SIZE_AT_NO_PRESSURE = 0.3;
/** Wider than brushes once were, radii go in steps: each new one costs drawing a large tip. */
const FINE_UP_TO = 64;
const COARSE_STEP = 8;
/** How much of a line is left at the very ends of its taper. */
const LEAST_SHARE = 0.3;

/** Turns the points of a stroke, as the journal keeps them, into the dabs its brush touches the page with. */
export class DabTrail {
  readonly #width: number;
  readonly #path: StrokePath;
  readonly #taper: Taper;

  /** For a stroke of a width in page pixels. */
  constructor(brush: Brush, width: number, visit: (dab: Dab) => void) {
    this.#width = width;
    this.#taper = new Taper(brush.taper(width), (point, share) => {
      const thin = LEAST_SHARE + (1 - LEAST_SHARE) * share;
      visit({ ...point, radius: inSteps(this.#radius(point) * thin), pressure: point.pressure * thin });
    });
    let gone = 0;
    this.#path = new StrokePath((point) => {
      this.#taper.add(point, gone);
      const spacing = brush.spacing(this.#radius(point));
      gone += spacing;
      return spacing;
    });
  }

  /** Goes on to a point. */
  add({ x, y, pressure, tilt = 0 }: JournalPoint): void {
    const [pageX, pageY] = [x / UNITS_PER_PIXEL, y / UNITS_PER_PIXEL];
    this.#path.add({ x: pageX, y: pageY, pressure: pressure / 255, tilt: tilt / 255 });
  }

  /** Goes on to the end of the line. */
  finish(): void {
    this.#path.finish();
    this.#taper.finish();
  }

  #radius({ pressure }: PathPoint): number {
    const share = SIZE_AT_NO_PRESSURE + (1 - SIZE_AT_NO_PRESSURE) * pressure;
    return Math.max(LEAST_RADIUS, (this.#width / 2) * share);
  }
}

function inSteps(radius: number): number {
  return radius > FINE_UP_TO ? Math.round(radius / COARSE_STEP) * COARSE_STEP : radius;
}
