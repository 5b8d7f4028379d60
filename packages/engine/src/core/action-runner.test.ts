import { describe, expect, it } from 'vitest';
import { ActionRunner } from './action-runner.ts';
import { inlineBackground } from './background.ts';

/** A runner on a background that asks for a pause after so many slices without one. */
function runner(slicesUntilPause = Infinity) {
  const told: string[] = [];
  const pauses: (() => void)[] = [];
  let slices = 0;
  const running = new ActionRunner<string>({
    ...inlineBackground,
    pause() {
      if (++slices < slicesUntilPause) return null;
      slices = 0;
      return new Promise((go) => {
        pauses.push(go);
      });
    },
  });
  function* action(name: string, count: number) {
    for (let i = 0; i < count; i++) {
      told.push(`${name}${i}`);
      yield;
    }
    return name;
  }
  const start = (name: string, count: number, isChange = true) =>
    running.run(action(name, count), (outcome) => {
      told.push(`done ${outcome}`);
      return isChange;
    });
  const goOn = async () => {
    for (const go of pauses.splice(0)) go();
    await new Promise((done) => setImmediate(done));
  };
  return { running, told, start, goOn };
}

describe('an action in slices', () => {
  it('is done at once where nobody asks for a pause, and says whether it changed anything', () => {
    const { running, told, start } = runner();
    expect(start('a', 2)).toBe(true);
    expect(start('b', 0, false)).toBe(false);
    expect(told).toEqual(['a0', 'a1', 'done a', 'done b']);
    expect(running.busy).toBe(false);
    expect(running.runSlice()).toBe(false);
  });

  it('yields where one is asked for, goes on after it, and counts as a change until it is known', async () => {
    const { running, told, start, goOn } = runner(2);
    expect(start('a', 5, false)).toBe(true);
    expect(told).toEqual(['a0', 'a1']);
    expect(running.busy).toBe(true);
    await goOn();
    expect(told).toEqual(['a0', 'a1', 'a2', 'a3']);
    await goOn();
    expect(told.slice(4)).toEqual(['a4', 'done a']);
    expect(running.busy).toBe(false);
  });

  it('is finished first by another, and does not go on when its pause is over', async () => {
    const { running, told, start, goOn } = runner(1);
    start('a', 3);
    start('b', 3);
    expect(told).toEqual(['a0', 'a1', 'a2', 'done a', 'b0']);
    await goOn();
    expect(told.slice(5)).toEqual(['b1']);
    running.finishNow();
    expect(told.slice(6)).toEqual(['b2', 'done b']);
    await goOn();
    expect(told).toHaveLength(8);
    expect(running.busy).toBe(false);
  });

  it('is done slice by slice by who shows it', () => {
    const { running, told, start } = runner(1);
    start('a', 2);
    expect(running.runSlice()).toBe(true);
    expect(told).toEqual(['a0', 'a1']);
    expect(running.runSlice()).toBe(true);
    expect(told.at(-1)).toBe('done a');
    expect(running.runSlice()).toBe(false);
  });
});
