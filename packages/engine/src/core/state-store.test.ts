import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from './settings.ts';
import { createSignal } from './signal.ts';
import { createStateStore } from './state-store.ts';
import type { EngineState } from './state.ts';

const STATE: EngineState = {
  ...DEFAULT_SETTINGS,
  zoom: 1,
  visible: { x: 0, y: 0, width: 1, height: 1 },
  canUndo: false,
  canRedo: false,
  coloredShare: 0,
  strokes: 0,
  penSeen: false,
};

describe('the store of the state', () => {
  it('gives the same object, and tells nobody, until a value changes', () => {
    let now = STATE;
    let told = 0;
    const store = createStateStore(() => ({ ...now }));
    store.subscribe(() => told++);
    const first = store.state();
    store.refresh();
    expect(store.state()).toBe(first);
    expect(told).toBe(0);
    now = { ...STATE, strokes: 1 };
    expect(store.state()).toBe(first);
    store.refresh();
    expect(store.state()).toEqual(now);
    expect(told).toBe(1);
  });

  it('is told of in any case when the page has moved, and is read again then', () => {
    let now = STATE;
    let told = 0;
    const store = createStateStore(() => ({ ...now }));
    const stop = store.subscribe(() => told++);
    const first = store.state();
    store.announce();
    expect([told, store.state() === first]).toEqual([1, true]);
    now = { ...STATE, zoom: 2 };
    store.announce();
    expect([told, store.state().zoom]).toEqual([2, 2]);
    stop();
    store.announce();
    expect(told).toBe(2);
  });
});

describe('a signal', () => {
  it('reaches every listener until it is taken away', () => {
    const heard: string[] = [];
    const signal = createSignal<string>();
    const stop = signal.on((value) => heard.push(`a ${value}`));
    signal.on((value) => heard.push(`b ${value}`));
    signal.emit('one');
    stop();
    signal.emit('two');
    expect(heard).toEqual(['a one', 'b one', 'b two']);
  });
});
