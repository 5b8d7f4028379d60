import { describe, expect, it } from 'vitest';
import { inlineBackground, type Background } from './background.ts';
import type { Job } from './jobs.ts';
import { PackedWords } from './packed-words.ts';

/** Words of which none is like the one before. */
function wordsOf(length: number, first = 1) {
  return Uint32Array.from({ length }, (_, i) => (first + i) * 7);
}

/** A background that counts its jobs, and does them when it is told to. */
function slow() {
  const kinds: Job['kind'][] = [];
  const waiting: (() => void)[] = [];
  const background: Background = {
    ...inlineBackground,
    async runJob(job) {
      kinds.push(job.kind);
      await new Promise<void>((go) => {
        waiting.push(go);
      });
      return inlineBackground.runJob(job);
    },
  };
  return { background, kinds, go: () => waiting.splice(0).forEach((each) => each()) };
}

const failing: Background = {
  ...inlineBackground,
  runJob: async () => Promise.reject(new Error('no worker')),
};

/** Two differences of 512 bytes and more. */
function two() {
  const packed = new PackedWords();
  const [first, second] = [wordsOf(100), wordsOf(60, 500)];
  packed.add(first);
  packed.add(second);
  return { packed, first, second };
}

describe('words that are packed together', () => {
  it('each have a place, and take their bytes', () => {
    const packed = new PackedWords();
    expect(packed.byteLength).toBe(0);
    expect(packed.add(wordsOf(3))).toBe(0);
    expect(packed.add(wordsOf(5, 9))).toBe(1);
    expect(packed.byteLength).toBe(32);
    expect(packed.at(0)).toEqual(wordsOf(3));
    expect(packed.at(1)).toEqual(wordsOf(5, 9));
  });

  it('are full from 128 KB on', () => {
    const packed = new PackedWords();
    packed.add(wordsOf((128 << 8) - 1));
    expect(packed.isFull).toBe(false);
    packed.add(wordsOf(1));
    expect(packed.isFull).toBe(true);
  });

  it('are deflated, and the same again when they are looked at', async () => {
    const { packed, first, second } = two();
    await packed.pack(inlineBackground);
    const small = packed.byteLength;
    expect(small).toBeGreaterThan(0);
    expect(small).toBeLessThan(640);
    expect(packed.at(1)).toEqual(second);
    expect(packed.at(0)).toEqual(first);
    expect(packed.byteLength).toBe(640);
  });

  it('are read without being unpacked', async () => {
    const { packed, first, second } = two();
    expect(await packed.read(failing)).toEqual([first, second]);
    await packed.pack(inlineBackground);
    const small = packed.byteLength;
    expect(await packed.read(inlineBackground)).toEqual([first, second]);
    expect(packed.byteLength).toBe(small);
  });

  it('are left alone below 512 bytes', async () => {
    const { background, kinds, go } = slow();
    const packed = new PackedWords();
    packed.add(wordsOf(127));
    await packed.pack(background);
    expect(kinds).toEqual([]);
    packed.add(wordsOf(1));
    const packing = packed.pack(background);
    go();
    await packing;
    expect(kinds).toEqual(['deflate']);
  });

  it('are unpacked in the background, once, and only when they are packed', async () => {
    const { background, kinds, go } = slow();
    const { packed, first } = two();
    await packed.unpack(background);
    expect(kinds).toEqual([]);
    await packed.pack(inlineBackground);
    const [unpacking, again] = [packed.unpack(background), packed.unpack(background)];
    go();
    await Promise.all([unpacking, again]);
    expect(kinds).toEqual(['inflate']);
    expect(packed.byteLength).toBe(640);
    expect(packed.at(0)).toEqual(first);
    await packed.unpack(background);
    expect(kinds).toHaveLength(1);
  });

  it('are packed once at a time, and not again', async () => {
    const { background, kinds, go } = slow();
    const { packed } = two();
    const [packing, again] = [packed.pack(background), packed.pack(background)];
    go();
    await Promise.all([packing, again]);
    await packed.pack(background);
    expect(kinds).toEqual(['deflate']);
  });

  it('stay as they were where the background fails, and can be packed later', async () => {
    const { packed, second } = two();
    await expect(packed.pack(failing)).rejects.toThrow('no worker');
    expect(packed.byteLength).toBe(640);
    await packed.pack(inlineBackground);
    expect(packed.byteLength).toBeLessThan(640);
    await expect(packed.unpack(failing)).rejects.toThrow('no worker');
    expect(packed.byteLength).toBeLessThan(640);
    await packed.unpack(inlineBackground);
    expect(packed.byteLength).toBe(640);
    expect(packed.at(1)).toEqual(second);
  });
});
