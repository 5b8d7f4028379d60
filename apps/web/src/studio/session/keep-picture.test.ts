import { createEngine } from '@inkbloom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPicture } from './keep-picture.ts';

/** A person with a marker on a small page, and the pictures kept of it. */
function paintingPerson() {
  const engine = createEngine({ width: 64, height: 64, regions: null });
  engine.setView({ width: 64, height: 64, insets: { left: 0, top: 0, right: 0, bottom: 0 } });
  engine.set({ brush: 'marker' });
  const kept: Blob[] = [];
  const picture = new Blob(['picture']);
  const stop = keepPicture(
    engine,
    { toBlob: () => Promise.resolve(picture) },
    { flush: (blob) => Promise.resolve(void (blob && kept.push(blob))) },
  );
  const touch = (phase: 'down' | 'move' | 'up', x: number) =>
    engine.pointer({ phase, x, y: 30, pressure: 1, pointerType: 'mouse' });
  return { kept, stop, touch };
}

describe('the picture of a draft', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is kept once the hand has rested, and not while it draws', async () => {
    const { kept, touch } = paintingPerson();
    touch('down', 10);
    touch('move', 20);
    await vi.advanceTimersByTimeAsync(1500);
    touch('move', 40);
    touch('up', 40);
    await vi.advanceTimersByTimeAsync(1500);
    expect(kept).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(kept).toHaveLength(1);
  });

  it('is not made after the work has ended', async () => {
    const { kept, stop, touch } = paintingPerson();
    touch('down', 10);
    touch('move', 20);
    touch('up', 20);
    stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(kept).toHaveLength(0);
  });
});
