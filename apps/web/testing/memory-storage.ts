import { vi } from 'vitest';

/** Puts a browser's storage with these entries in place of localStorage, until vi.unstubAllGlobals. */
export function stubLocalStorage(saved: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(saved));
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', { localStorage: storage });
  return storage;
}
