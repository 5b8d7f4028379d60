import { describe, expect, it } from 'vitest';
import { createFairLimit } from './fair-limit.ts';

/** Asks for an amount and notes the name once it is had; gives the function that gives it back. */
function ask(limit: ReturnType<typeof createFairLimit>, log: string[], person: string, amount: number) {
  const entered = limit.enter(person, amount).then((release) => {
    log.push(person);
    return release;
  });
  return async () => (await entered)();
}

const turn = () => new Promise(setImmediate);

describe('OPS-4 a limit that is shared fairly', () => {
  it("lets another person in while one's own line is long", async () => {
    const limit = createFairLimit({ total: 2, perPerson: 1 });
    const log: string[] = [];
    const leave = ask(limit, log, 'mallory', 1);
    for (let count = 0; count < 50; count++) ask(limit, log, 'mallory', 1);
    ask(limit, log, 'ada', 1);
    await turn();
    expect(log).toEqual(['mallory', 'ada']);
    expect(limit.waitingOf('mallory')).toBe(50);
    await leave();
    await turn();
    expect(log).toEqual(['mallory', 'ada', 'mallory']);
  });

  it('lets people in turn by turn, each in their own order', async () => {
    const limit = createFairLimit({ total: 1, perPerson: 1 });
    const log: string[] = [];
    const leaves = ['a', 'a', 'a', 'b', 'b', 'c'].map((person) => ask(limit, log, person, 1));
    await turn();
    for (const index of [0, 1, 3, 5, 2, 4]) {
      await leaves[index]!();
      await turn();
    }
    expect(log).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
  });

  it('holds the amounts of one and of all, and lets in what alone is too large', async () => {
    const limit = createFairLimit({ total: 10, perPerson: 6 });
    const log: string[] = [];
    const huge = ask(limit, log, 'a', 99);
    ask(limit, log, 'b', 1);
    await turn();
    expect(log).toEqual(['a']);
    await huge();
    await turn();
    ask(limit, log, 'b', 6);
    ask(limit, log, 'c', 5);
    ask(limit, log, 'd', 5);
    await turn();
    expect(log).toEqual(['a', 'b', 'c']);
  });

  it('forgets who left the line, and gives an amount back once', async () => {
    const limit = createFairLimit({ total: 1, perPerson: 1 });
    const release = await limit.enter('a', 1);
    const leaving = new AbortController();
    const left = limit.enter('b', 1, leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    expect(limit.waitingOf('b')).toBe(0);
    release();
    release();
    await limit.enter('c', 1);
    const late = limit.enter('d', 1, AbortSignal.timeout(1));
    await expect(late).rejects.toThrow('timeout');
    expect(limit.waitingOf('d')).toBe(0);
  });

  it('lets in what just fits, of one person and of all, and nothing more', async () => {
    const limit = createFairLimit({ total: 10, perPerson: 6 });
    const log: string[] = [];
    const first = ask(limit, log, 'a', 4);
    ask(limit, log, 'a', 2);
    ask(limit, log, 'b', 4);
    ask(limit, log, 'a', 1);
    ask(limit, log, 'c', 1);
    await turn();
    expect(log).toEqual(['a', 'a', 'b']);
    expect([limit.waitingOf('a'), limit.waitingOf('b'), limit.waitingOf('c')]).toEqual([1, 0, 1]);
    await first();
    await turn();
    expect(log).toEqual(['a', 'a', 'b', 'a', 'c']);
    expect([limit.waitingOf('a'), limit.waitingOf('c')]).toEqual([0, 0]);
  });

  it('lets nobody pass who waits themselves, though there would be room', async () => {
    const limit = createFairLimit({ total: 10, perPerson: 6 });
    const log: string[] = [];
    const first = ask(limit, log, 'large', 5);
    const second = limit.enter('large', 6).then(() => log.push('second'));
    ask(limit, log, 'large', 1);
    await turn();
    expect([log, limit.waitingOf('large')]).toEqual([['large'], 2]);
    await first();
    await second;
    await turn();
    expect([log, limit.waitingOf('large')]).toEqual([['large', 'second'], 1]);
  });

  it('lets in what is more than all may have as soon as nothing is taken', async () => {
    const limit = createFairLimit({ total: 3, perPerson: 3 });
    const release = await limit.enter('a', 1);
    const log: string[] = [];
    ask(limit, log, 'huge', 9);
    await turn();
    expect(log).toEqual([]);
    release();
    await turn();
    expect(log).toEqual(['huge']);
    ask(limit, log, 'b', 1);
    await turn();
    expect(log).toEqual(['huge']);
  });

  it('keeps the others of a line in which one gave up, and does not mind a signal that comes later', async () => {
    const limit = createFairLimit({ total: 1, perPerson: 1 });
    const release = await limit.enter('a', 1);
    const [leaving, late] = [new AbortController(), new AbortController()];
    const left = limit.enter('b', 1, leaving.signal);
    const stays = limit.enter('b', 1, late.signal);
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    expect(limit.waitingOf('b')).toBe(1);
    release();
    const give = await stays;
    const next = limit.enter('b', 1);
    late.abort(new Error('too late'));
    expect(limit.waitingOf('b')).toBe(1);
    give();
    (await next)();
    const free = await limit.enter('c', 1);
    free();
  });

  it('lets nobody in whose signal came before they asked', async () => {
    const limit = createFairLimit({ total: 1, perPerson: 1 });
    await expect(limit.enter('a', 1, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    const release = await limit.enter('b', 1);
    release();
    expect(limit.waitingOf('a')).toBe(0);
  });
});
