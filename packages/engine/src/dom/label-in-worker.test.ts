import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { labelRegions, type LabelOptions, type Luma } from '../engine.ts';
import { labelInWorker } from './label-in-worker.ts';

/** A worker inside this thread; a `broken` one fails to load, a `slow` one never ends. */
class NearWorker extends EventTarget {
  static manner: 'quick' | 'slow' | 'broken' = 'quick';
  static running = 0;

  constructor() {
    super();
    NearWorker.running++;
    if (NearWorker.manner === 'broken') queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }

  postMessage({ luma, options }: { luma: Luma; options: LabelOptions }): void {
    if (NearWorker.manner !== 'quick') return;
    const data = structuredClone(labelRegions(luma, options));
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {
    NearWorker.running--;
  }
}

beforeEach(() => vi.stubGlobal('Worker', NearWorker));

afterEach(() => {
  expect(NearWorker.running).toBe(0);
  NearWorker.manner = 'quick';
  vi.unstubAllGlobals();
});

/** Two rooms of 20 cells with a line between them. */
const luma = {
  width: 41,
  height: 20,
  values: Uint8Array.from({ length: 41 * 20 }, (_, i) => (i % 41 === 20 ? 0 : 255)),
};

describe('labelling in a worker', () => {
  it.each(['quick', 'broken'] as const)(
    'gives the map that labelling here gives (%s worker)',
    async (manner) => {
      NearWorker.manner = manner;
      expect(await labelInWorker(luma, { gap: 4 })).toEqual(labelRegions(luma, { gap: 4 }));
    },
  );

  it('rejects when labelling fails here too, instead of waiting for ever', async () => {
    NearWorker.manner = 'broken';
    const broken = { ...luma, values: null as unknown as Uint8Array };
    await expect(labelInWorker(broken)).rejects.toThrow(TypeError);
  });

  it('is done here where the browser refuses workers', async () => {
    vi.stubGlobal('Worker', undefined);
    expect(await labelInWorker(luma, { gap: 4 })).toEqual(labelRegions(luma, { gap: 4 }));
  });

  it('stops at once when it is called off', async () => {
    NearWorker.manner = 'slow';
    const calling = new AbortController();
    const labelling = labelInWorker(luma, { signal: calling.signal });
    calling.abort(new Error('the page was left'));
    await expect(labelling).rejects.toThrow('the page was left');
    await expect(labelInWorker(luma, { signal: calling.signal })).rejects.toThrow('the page was left');
  });
});
