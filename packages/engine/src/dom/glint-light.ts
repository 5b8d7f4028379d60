import type { PageTransform } from './presenter.ts';

/** How a device leans, in degrees, and whether the light stands still whatever moves. */
export interface Tilt {
  readonly across: number;
  readonly along: number;
  readonly isStill: boolean;
}

/** How the light falls on a page: a place of the page (page pixels) lies at left + x * scale in it, in CSS pixels. */
export interface Light {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
  /** How far every facet is turned, 1 being all around. */
  readonly turn: number;
}

/** CSS pixels of a moved page that a degree of tilt is like. */
const PIXELS_A_DEGREE = 7;
/** How far facets are turned by a page twice as large. */
const TURN_A_DOUBLING = 0.6;
/** The light that stands still. */
export const STILL: Light = { left: 0, top: 0, scale: 0.5, turn: 0 };

/** The light on a page where it stands: it stays where it is as the page moves under it. */
export function lightOn({ left, top, scale, ratio }: PageTransform, { across, along, isStill }: Tilt): Light {
  if (isStill) return STILL;
  return {
    left: left / ratio + across * PIXELS_A_DEGREE,
    top: top / ratio + along * PIXELS_A_DEGREE,
    scale: scale / ratio,
    turn: Math.log2(scale / ratio) * TURN_A_DOUBLING,
  };
}

/** Degrees by which a device has to be tilted for another frame: a hand is never quite still. */
const LEAST_TILT = 1.5;

/** Follows how the device is tilted, where the browser tells it without being asked, and whether motion is wanted. */
export class DeviceTilt implements Tilt {
  readonly #onChange: () => void;
  readonly #reduced = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)') ?? null;
  readonly #abort = new AbortController();
  #isWatching = false;
  across = 0;
  along = 0;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get isStill(): boolean {
    return this.#reduced?.matches ?? false;
  }

  /** Begins to follow, as soon as there is something that turns. */
  watch(): void {
    if (this.#isWatching) return;
    this.#isWatching = true;
    const { signal } = this.#abort;
    this.#reduced?.addEventListener('change', this.#onChange, { signal });
    addEventListener('deviceorientation', ({ gamma, beta }) => this.#lean(gamma ?? 0, beta ?? 0), { signal });
  }

  /** Ends following. */
  stop(): void {
    this.#abort.abort();
  }

  #lean(across: number, along: number): void {
    const far = Math.max(Math.abs(across - this.across), Math.abs(along - this.along));
    if (this.isStill || far < LEAST_TILT) return;
    this.across = across;
    this.along = along;
    this.#onChange();
  }
}
