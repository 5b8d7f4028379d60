import type { Engine } from '../engine.ts';

/** Shows an engine in a host element. */
export function mountEngine(engine: Engine, host: HTMLElement): void {
  host.dataset['engine'] = String(engine.width);
}
