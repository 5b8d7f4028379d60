import { decodeKeyframe, decodeTiles } from '@inkbloom/formats/keyframe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replyTo, READY, type JobRequest } from '../worker/job-messages.ts';
import { Hand } from '../../testing/gestures.ts';
import { inlineBackground } from '../core/background.ts';
import { createBackground } from './background.ts';

/** A worker inside this thread; `broken` ones fail to load, `dying` ones fail at their first job. */
class NearWorker extends EventTarget {
  static broken = false;
  static dying = false;
  static made = 0;
  static jobs = 0;

  constructor() {
    super();
    NearWorker.made++;
    queueMicrotask(() => (NearWorker.broken ? this.dispatchEvent(new Event('error')) : this.#say(READY)));
  }

  postMessage(request: JobRequest, { transfer }: { transfer: ArrayBuffer[] }): void {
    NearWorker.jobs++;
    const arrived = structuredClone(request, { transfer });
    if (NearWorker.dying) queueMicrotask(() => this.dispatchEvent(new Event('error')));
    else queueMicrotask(() => this.#say(replyTo(arrived)));
  }

  terminate(): void {
    NearWorker.jobs = 0;
  }

  #say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => vi.stubGlobal('Worker', NearWorker));

afterEach(() => {
  vi.unstubAllGlobals();
  NearWorker.broken = false;
  NearWorker.dying = false;
});

const bytes = () => new Uint8Array(5000).fill(7);

describe("an engine's background", () => {
  it.each([false, true])(
    'makes bytes small and large again (the worker does not start: %s)',
    async (broken) => {
      NearWorker.broken = broken;
      const background = createBackground();
      const small = await background.runJob({ kind: 'deflate', bytes: bytes() });
      expect(small.length).toBeLessThan(100);
      expect(await background.runJob({ kind: 'inflate', bytes: small })).toEqual(bytes());
      expect(NearWorker.jobs).toBe(broken ? 0 : 2);
      background.close();
    },
  );

  it('has keyframes made elsewhere, their tiles moved there', async () => {
    const background = createBackground();
    const tiles = [{ index: 3, words: Uint32Array.of(0x80000004, 7) }];
    const made = await background.runJob({
      kind: 'keyframe',
      keyframe: { entries: 2, undo: [1], redo: [], tiles },
    });
    expect(tiles[0]!.words).toHaveLength(0);
    const { paint, ...rest } = decodeKeyframe(made);
    expect(rest).toEqual({ entries: 2, undo: [1], redo: [] });
    const unpacked = await background.runJob({ kind: 'inflate', bytes: paint.slice() });
    expect([...decodeTiles(unpacked)]).toEqual([{ index: 3, words: Uint32Array.of(0x80000004, 7) }]);
    background.close();
  });

  it('stops its worker after a while without work, and starts another when it is needed', async () => {
    vi.useFakeTimers();
    const background = createBackground();
    await background.runJob({ kind: 'deflate', bytes: bytes() });
    expect(NearWorker.jobs).toBe(1);
    vi.runAllTimers();
    expect(NearWorker.jobs).toBe(0);
    expect((await background.runJob({ kind: 'deflate', bytes: bytes() })).length).toBeLessThan(100);
    expect(NearWorker.jobs).toBe(1);
    background.close();
    vi.useRealTimers();
  });

  it('does work in pieces in free moments, whatever their number', async () => {
    vi.useFakeTimers();
    let done = 0;
    function* pieces(): Generator<void> {
      for (; done < 100; done++) {
        vi.advanceTimersByTime(1);
        yield;
      }
    }
    const working = createBackground().runInSlices(pieces());
    expect(done).toBe(0);
    await vi.runAllTimersAsync();
    await working;
    expect(done).toBe(100);
    vi.useRealTimers();
  });

  it.each([
    ['by the browser itself as long as no worker is there', false],
    ['by script in the worker where the browser cannot', true],
  ])('inflates %s', async (_, isOld) => {
    const small = replyTo({ id: 1, job: { kind: 'deflate', bytes: bytes() } });
    if (!('bytes' in small)) throw new Error(small.failed);
    if (isOld) vi.stubGlobal('DecompressionStream', undefined);
    const background = createBackground();
    expect(await background.runJob({ kind: 'inflate', bytes: small.bytes.slice() })).toEqual(bytes());
    expect(NearWorker.jobs).toBe(isOld ? 1 : 0);
    await expect(background.runJob({ kind: 'inflate', bytes: small.bytes.slice(0, -2) })).rejects.toThrow();
    background.close();
  });

  it('CAN-13 a worker that fails after it was ready rejects what it was sent, and the next job has a new one', async () => {
    NearWorker.dying = true;
    NearWorker.made = 0;
    const background = createBackground();
    const first = background.runJob({ kind: 'deflate', bytes: bytes() });
    const second = background.runJob({ kind: 'deflate', bytes: bytes() });
    await expect(first).rejects.toThrow('the worker has failed');
    await expect(second).rejects.toThrow('the worker has failed');
    NearWorker.dying = false;
    expect((await background.runJob({ kind: 'deflate', bytes: bytes() })).length).toBeLessThan(100);
    expect(NearWorker.made).toBe(2);
    background.close();
  });

  it('CAN-7 a drawing whose background fails keeps its history, and gives no keyframe', async () => {
    const failing = { ...inlineBackground, runJob: () => Promise.reject(new Error('the worker has failed')) };
    let idle: (() => void) | null = null;
    const background = { ...failing, whenIdle: (work: () => void) => void (idle = work) };
    const [hand, plain] = [new Hand({ background }), new Hand()];
    for (let i = 0; i < 12; i++)
      for (const each of [hand, plain]) each.stroke([20, 10 * i], [240, 180 - 10 * i]);
    for (let turn = 0; turn < 3; turn++) {
      (idle as (() => void) | null)?.();
      await new Promise((next) => setTimeout(next));
    }
    expect(await hand.engine.keyframe()).toBeNull();
    for (let i = 0; i < 12; i++) for (const each of [hand, plain]) each.engine.undo();
    expect(hand.painted()).toBe(0);
    for (let i = 0; i < 12; i++) for (const each of [hand, plain]) each.engine.redo();
    expect(hand.pixels()).toEqual(plain.pixels());
  });

  it('says so when bytes cannot be inflated', async () => {
    const background = createBackground();
    await background.runJob({ kind: 'deflate', bytes: bytes() });
    await expect(background.runJob({ kind: 'inflate', bytes: Uint8Array.of(7, 7, 7) })).rejects.toThrow(
      'Error',
    );
    const small = await background.runJob({ kind: 'deflate', bytes: bytes() });
    expect(await background.runJob({ kind: 'inflate', bytes: small })).toEqual(bytes());
  });

  it('gives the thread away once a slice of time is used up, and has a whole one in the next task', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const background = createBackground();
    expect(background.pause()).toBeNull();
    now.mockReturnValue(1011);
    expect(background.pause()).toBeNull();
    now.mockReturnValue(1020);
    const others = background.pause();
    expect(others).not.toBeNull();
    await others;
    expect(background.pause()).toBeNull();
    now.mockReturnValue(1040);
    await new Promise((next) => setTimeout(next));
    expect(background.pause()).toBeNull();
    now.mockRestore();
  });

  it('waits for the hand to rest with what is not urgent', () => {
    vi.useFakeTimers();
    const done = vi.fn();
    createBackground().whenIdle(done);
    expect(done).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(done).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
