import { afterEach, expect, it, vi } from 'vitest';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { stubLocalStorage } from '../../testing/memory-storage.ts';
import { followTabs } from './kept-store.ts';

afterEach(() => vi.unstubAllGlobals());

it('TIM-3 DET-9 what another tab writes to a kept store shows in this one', () => {
  const storage = stubLocalStorage();
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  const store = create(persist(() => ({ count: 1 }), { name: 'kept' }));
  followTabs(store);
  const hear = (key: string) => tab.dispatchEvent(Object.assign(new Event('storage'), { key }));

  storage.setItem('kept', JSON.stringify({ state: { count: 9 }, version: 0 }));
  hear('something else');
  expect(store.getState().count).toBe(1);
  hear('kept');
  expect(store.getState().count).toBe(9);
});
