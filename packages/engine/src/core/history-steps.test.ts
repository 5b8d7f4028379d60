import { describe, expect, it } from 'vitest';
import { inlineBackground, type Background } from './background.ts';
import { History } from './history.ts';
import { PaintLayer } from './paint-layer.ts';
import type { Step } from './step.ts';

/** A step that notes what is done with it. */
class NotingStep implements Step {
  readonly position: number;
  readonly byteLength = 10;
  readonly #told: string[];
  #slicesLeft: number;

  constructor(position: number, told: string[], slices = 0) {
    this.position = position;
    this.#told = told;
    this.#slicesLeft = slices;
  }

  get reduced(): boolean {
    return this.#slicesLeft === 0;
  }

  reduce(): void {
    this.#slicesLeft--;
    this.#told.push(`reduce ${this.position}`);
  }

  undo() {
    return { left: this.position, top: 0, right: 100, bottom: 1 };
  }

  redo() {
    return { left: this.position, top: 1, right: 100, bottom: 2 };
  }

  async undoOnCopies(): Promise<void> {}

  async pack(): Promise<void> {
    this.#told.push(`pack ${this.position}`);
    if (this.position === 1) throw new Error('no room');
  }

  async unpack(): Promise<void> {
    this.#told.push(`unpack ${this.position}`);
    throw new Error('no worker');
  }
}

/** A history whose background keeps its work until it is told to do it. */
function watched() {
  const told: string[] = [];
  const sliced: Iterator<void>[] = [];
  const idle: (() => void)[] = [];
  const background: Background = {
    ...inlineBackground,
    runInSlices: async (work) => void sliced.push(work),
    whenIdle: (work) => void idle.push(work),
  };
  const history = new History(new PaintLayer(10, 10), background);
  const push = (count: number, slices = 0) => {
    for (let i = 0; i < count; i++) history.push(new NotingStep(history.undoSteps.length, told, slices));
  };
  return { history, told, sliced, idle, push };
}

function positions(steps: readonly Step[]): number[] {
  return steps.map(({ position }) => position);
}

/** Lets all promises that are due go on. */
async function goOn(): Promise<void> {
  await new Promise((done) => setImmediate(done));
}

describe('CAN-7 the steps of a history', () => {
  it('go from one side of the present to the other', () => {
    const { history, push } = watched();
    push(3);
    expect([history.canUndo, history.canRedo]).toEqual([true, false]);
    expect(history.undo()).toEqual({ left: 2, top: 0, right: 100, bottom: 1 });
    history.undo();
    expect(positions(history.undoSteps)).toEqual([0]);
    expect(positions(history.redoSteps)).toEqual([2, 1]);
    expect(history.redo()).toEqual({ left: 1, top: 1, right: 100, bottom: 2 });
    expect([history.canUndo, history.canRedo]).toEqual([true, true]);
    history.redo();
    expect(history.redo()).toBeNull();
  });

  it('are 19 at most, the oldest of them gone first', () => {
    const { history, push } = watched();
    push(19);
    expect(history.undoSteps).toHaveLength(19);
    history.push(new NotingStep(19, []));
    expect(history.undoSteps).toHaveLength(19);
    expect([history.undoSteps[0]!.position, history.undoSteps[18]!.position]).toEqual([1, 19]);
  });

  it('take the bytes of both sides', () => {
    const { history, push } = watched();
    push(5);
    history.undo();
    history.undo();
    expect(history.byteLength).toBe(50);
  });

  it('HAND-4 that a new one drops are known, the next one first, until they are forgotten', () => {
    const { history, push } = watched();
    push(3);
    expect(history.dropped).toEqual([]);
    history.undo();
    history.undo();
    push(1);
    expect(history.dropped).toEqual([1, 2]);
    expect(history.canRedo).toBe(false);
    const { dropped } = history;
    push(1);
    expect(history.dropped).toBe(dropped);
    history.forgetDropped();
    expect(history.dropped).toEqual([]);
  });

  it('are all gone once the history is forgotten', () => {
    const { history, push } = watched();
    push(3);
    history.undo();
    push(1);
    history.undo();
    history.forget();
    expect([history.canUndo, history.canRedo, history.dropped]).toEqual([false, false, []]);
  });
});

describe('making steps small', () => {
  it('begins at once, runs once at a time, and includes what came meanwhile and what was undone', () => {
    const { history, push, sliced, told } = watched();
    push(1, 2);
    push(1, 1);
    history.undo();
    expect(sliced).toHaveLength(1);
    told.length = 0;
    for (let left = 3; left > 0; left--) expect(sliced[0]!.next().done).toBe(false);
    expect(sliced[0]!.next().done).toBe(true);
    expect(told).toEqual(['reduce 0', 'reduce 0', 'reduce 1']);
    push(1, 1);
    expect(sliced).toHaveLength(2);
  });

  it('does not begin for a step that is small already', () => {
    const { push, sliced } = watched();
    push(2);
    expect(sliced).toEqual([]);
  });
});

describe('packing', () => {
  it('waits for a rest, of which one is enough, and leaves the five next to the present on either side', async () => {
    const { history, push, idle, told } = watched();
    push(14);
    expect(idle).toHaveLength(1);
    for (let i = 0; i < 7; i++) history.undo();
    expect(idle).toHaveLength(1);
    told.length = 0;
    idle[0]!();
    await goOn();
    expect(told).toEqual(['pack 0', 'pack 1', 'pack 13', 'pack 12']);
    push(1);
    expect(idle).toHaveLength(2);
  });

  it('is undone for the step that is next and the five behind it, on the side that is gone to', () => {
    const { history, push, told } = watched();
    push(9);
    history.undo();
    expect(told).toEqual([8, 3, 4, 5, 6, 7].map((at) => `unpack ${at}`));
    for (let i = 0; i < 7; i++) history.undo();
    told.length = 0;
    history.redo();
    expect(told).toEqual([1, 6, 5, 4, 3, 2].map((at) => `unpack ${at}`));
  });

  it('first makes small what is not yet', async () => {
    const { push, sliced, idle } = watched();
    push(1, 1);
    idle[0]!();
    await goOn();
    expect(sliced).toHaveLength(2);
    expect([...{ [Symbol.iterator]: () => sliced[1]! }]).toHaveLength(1);
  });
});
