import type { ActivityPage } from '@inkbloom/contracts/activities';
import { createEngine, labelRegions } from '@inkbloom/engine';
import { encodeRegionMap } from '@inkbloom/formats/region-map';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageOfLines } from '../../../../../packages/engine/testing/drawn-lines.ts';
import { loadFile } from '../../api/calls/load-file.ts';
import { loadPage } from './load-page.ts';

/** The pauses before a file is asked for again. */
const AT_ONCE = [0, 0, 0];

vi.mock('../../api/calls/load-file.ts', () => ({ loadFile: vi.fn<typeof loadFile>() }));

const ADDRESSES = {
  imageUrl: '/page.webp',
  lineUrl: '/page.svg',
  previewUrl: '/preview.webp',
  thumbnailUrl: '/thumbnail.webp',
};

function pageOf(width: number, height: number, regionsUrl: string | null): ActivityPage {
  return { ...ADDRESSES, width, height, regionsUrl };
}

/** A browser whose pictures show one upright line in their middle, or do not load; its worker labels in this thread. */
function browser({ linesLoad }: { readonly linesLoad: boolean }): void {
  class Picture {
    decode = () => (linesLoad ? Promise.resolve() : Promise.reject(new Error('not a picture')));
  }
  class Canvas {
    width = 0;
    height = 0;
    getContext() {
      return {
        canvas: this,
        fillRect: () => undefined,
        drawImage: () => undefined,
        getImageData: (_left: number, top: number, width: number, rows: number) => {
          const middle = Math.floor(this.width / 2);
          const line = { from: [middle, 0], to: [middle, this.height], thickness: 4 } as const;
          const { values } = pageOfLines(this, this.width > 4 ? [line] : []);
          const part = values.subarray(top * width, (top + rows) * width);
          return { data: Uint8ClampedArray.from({ length: part.length * 4 }, (_, i) => part[i >> 2]!) };
        },
      };
    }
  }
  class NearWorker extends EventTarget {
    terminate = () => undefined;
    postMessage({ luma }: { luma: Parameters<typeof labelRegions>[0] }) {
      this.dispatchEvent(new MessageEvent('message', { data: labelRegions(luma) }));
    }
  }
  vi.stubGlobal('Image', Picture);
  vi.stubGlobal('Worker', NearWorker);
  vi.stubGlobal('document', { createElement: () => new Canvas() });
}

function servedMap(bytes: Uint8Array<ArrayBuffer>): void {
  vi.mocked(loadFile).mockResolvedValue(new Blob([bytes]));
}

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('loading a page', () => {
  it('takes the region map that comes with it', async () => {
    browser({ linesLoad: true });
    const map = { width: 2, height: 1, count: 2, ids: Uint16Array.of(1, 2) };
    servedMap(encodeRegionMap(map));
    const { regions, ink } = await loadPage(pageOf(200, 100, '/regions.bin'), AT_ONCE);
    expect(regions).toEqual(map);
    expect(ink).not.toBeNull();
  });

  it('shows a page whose line art does not load without it', async () => {
    browser({ linesLoad: false });
    servedMap(encodeRegionMap({ width: 1, height: 1, count: 1, ids: Uint16Array.of(1) }));
    expect((await loadPage(pageOf(200, 100, '/regions.bin'), AT_ONCE)).ink).toBeNull();
  });

  it('finds the regions of a page without a map in its line art', async () => {
    browser({ linesLoad: true });
    const { width, height, regions } = await loadPage(pageOf(120, 80, null), AT_ONCE);
    expect(regions.count).toBe(2);
    const engine = createEngine({ width, height, regions });
    expect(engine.regionAt(0.1, 0.5)).not.toBe(engine.regionAt(0.9, 0.5));
    engine.fillAt(0.1, 0.5, '#ff0000');
    expect(engine.colorAt(0.1, 0.5)).not.toBeNull();
    expect(engine.colorAt(0.9, 0.5)).toBeNull();
  });

  it.each([
    [1, 1],
    [1, 40],
    [3, 2],
  ])('opens a page of %i by %i pixels, with a map and without', async (width, height) => {
    browser({ linesLoad: true });
    servedMap(encodeRegionMap({ width: 1, height: 1, count: 1, ids: Uint16Array.of(1) }));
    for (const regionsUrl of [null, '/regions.bin']) {
      const page = await loadPage(pageOf(width, height, regionsUrl), AT_ONCE);
      const engine = createEngine({ width: page.width, height: page.height, regions: page.regions });
      engine.setView({ width: 300, height: 300, insets: { left: 0, top: 0, right: 0, bottom: 0 } });
      engine.set({ brush: 'watercolor', size: 32 });
      for (const phase of ['down', 'move', 'up'] as const) {
        engine.pointer({ phase, x: 150, y: 150, pressure: 1, pointerType: 'mouse' });
      }
      expect(engine.fillAt(0.5, 0.5, '#336699')).toBe(true);
      engine.undo();
      engine.clear();
      expect(engine.state().coloredShare).toBe(0);
    }
  });

  it('rejects without either map or line art, and when the map is missing or damaged', async () => {
    browser({ linesLoad: false });
    await expect(loadPage(pageOf(200, 100, null), AT_ONCE)).rejects.toThrow('neither');
    vi.mocked(loadFile).mockRejectedValue(new Error('gone'));
    await expect(loadPage(pageOf(200, 100, '/regions.bin'), AT_ONCE)).rejects.toThrow('gone');
    servedMap(Uint8Array.of(1, 2, 3, 4, 5, 6));
    await expect(loadPage(pageOf(200, 100, '/regions.bin'), AT_ONCE)).rejects.toThrow('not a region map');
  });
});
