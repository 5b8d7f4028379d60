import {
  createEngine,
  inlineBackground,
  type Background,
  type Engine,
  type EngineOptions,
  type PointerSample,
} from '../src/engine.ts';

/** What a hand's engine is made with, unless told. */
export const handDefaults: { background: Background } = { background: inlineBackground };

/** Drives an engine through its public API the way a hand would. Places are page pixels. */
export class Hand {
  readonly engine: Engine;
  /** The bytes of every action that is finished, as the journal's writer gets them. */
  readonly written: Uint8Array[] = [];

  constructor(options: Partial<EngineOptions> = {}) {
    this.engine = createEngine({ width: 256, height: 192, regions: null, ...handDefaults, ...options });
    this.engine.onGesture((entry) => this.written.push(entry));
    this.engine.set({ brush: 'marker', color: '#336699', opacity: 1, size: 8 });
  }

  /** The bytes of every action, the one under way finished first. */
  get kept(): readonly Uint8Array[] {
    this.engine.finishNow();
    return this.written;
  }

  down(x: number, y: number, more: Partial<PointerSample> = {}): this {
    return this.#send('down', x, y, more);
  }

  move(x: number, y: number, more: Partial<PointerSample> = {}): this {
    return this.#send('move', x, y, more);
  }

  up(x: number, y: number, more: Partial<PointerSample> = {}): this {
    return this.#send('up', x, y, more);
  }

  cancel(x = 0, y = 0): this {
    return this.#send('cancel', x, y, {});
  }

  end(x = 0, y = 0): this {
    return this.#send('end', x, y, {});
  }

  tap(x: number, y: number): this {
    return this.down(x, y).up(x, y);
  }

  /** Presses at the first place, goes through the others and lets go at the last. */
  stroke(...places: readonly (readonly [number, number])[]): this {
    const [first = [0, 0], ...rest] = places;
    this.down(first[0], first[1]);
    for (const [x, y] of rest) this.move(x, y);
    const [x, y] = places.at(-1) ?? first;
    return this.up(x, y);
  }

  /** The pixel at a place, as a word 0xAABBGGRR multiplied by alpha. */
  pixel(x: number, y: number): number {
    return this.engine.readPaint({ left: x, top: y, right: x + 1, bottom: y + 1 })[0]!;
  }

  /** Every pixel of the page. */
  pixels(): Uint32Array {
    const { width, height } = this.engine;
    return this.engine.readPaint({ left: 0, top: 0, right: width, bottom: height });
  }

  /** How many pixels have paint. */
  painted(): number {
    return this.pixels().reduce((count, pixel) => count + (pixel === 0 ? 0 : 1), 0);
  }

  #send(phase: PointerSample['phase'], x: number, y: number, more: Partial<PointerSample>): this {
    const { origin, scale } = this.engine.placement();
    const view = { x: origin.x + x * scale, y: origin.y + y * scale };
    this.engine.pointer({ phase, ...view, pressure: 0.5, pointerType: 'mouse', ...more });
    return this;
  }
}
