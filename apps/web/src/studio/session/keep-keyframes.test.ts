import { createEngine } from '@inkbloom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepKeyframes } from './keep-keyframes.ts';

/** A person who fills a small page again and again, and the keyframes kept of it. */
function fillingPerson(behind = 0) {
  const engine = createEngine({ width: 64, height: 64, regions: null });
  const gestures: Uint8Array[] = [];
  engine.onGesture((bytes) => gestures.push(bytes));
  const kept: Uint8Array[] = [];
  const stop = keepKeyframes(engine, { keyframe: (bytes) => kept.push(bytes) }, behind);
  let color = 0;
  const fill = (times: number) => {
    for (let i = 0; i < times; i++) engine.fillAt(0.5, 0.5, (color += 4).toString(16).padStart(6, '0'));
  };
  return { kept, gestures, stop, fill };
}

describe('keyframes of a draft', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are kept once enough was drawn and the hand rests', async () => {
    const { kept, gestures, fill } = fillingPerson();
    fill(23);
    await vi.advanceTimersByTimeAsync(5000);
    expect(kept).toHaveLength(0);
    fill(1);
    await vi.advanceTimersByTimeAsync(900);
    expect(kept).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(kept).toHaveLength(1);
    const again = createEngine({ width: 64, height: 64, regions: null });
    expect(await again.restore([...gestures, kept[0]!])).toEqual({ damaged: false, replayed: 0 });
    fill(23);
    await vi.advanceTimersByTimeAsync(5000);
    expect(kept).toHaveLength(1);
  });

  it('are kept in the end also when the hand never rests', async () => {
    const { kept, fill } = fillingPerson();
    for (let i = 0; i < 80; i++) {
      fill(1);
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(kept).toHaveLength(1);
  });

  it('are made for a long drawing that has none yet', async () => {
    const { kept } = fillingPerson(300);
    await vi.advanceTimersByTimeAsync(100);
    expect(kept).toHaveLength(1);
  });

  it('are not made after the work has ended', async () => {
    const { kept, fill, stop } = fillingPerson();
    fill(30);
    stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(kept).toHaveLength(0);
  });

  it('are made one at a time on a slow device, and go on being made', async () => {
    const hands: ((bytes: Uint8Array) => void)[] = [];
    const kept: Uint8Array[] = [];
    let most = 0;
    let running = 0;
    const engine = {
      onPaint: () => () => undefined,
      onGesture: (listener: () => void) => {
        hands.push(listener);
        return () => undefined;
      },
      async keyframe() {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 2_500));
        running--;
        return new Uint8Array([1]);
      },
    } as unknown as Parameters<typeof keepKeyframes>[0];
    keepKeyframes(engine, { keyframe: (bytes) => kept.push(bytes) }, 0);
    for (let i = 0; i < 100; i++) {
      hands[0]!(new Uint8Array());
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(most).toBe(1);
    const before = kept.length;
    for (let i = 0; i < 24; i++) hands[0]!(new Uint8Array());
    await vi.advanceTimersByTimeAsync(5_000);
    expect(kept.length).toBe(before + 1);
  });
});
