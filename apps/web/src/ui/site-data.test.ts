import { expect, it } from 'vitest';
import { replaceRefused } from './site-data.ts';

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

it('FIND-4 a browser that refuses site data takes the memory, not the app', () => {
  const window = Object.defineProperty({} as typeof globalThis, 'localStorage', {
    get: refuse,
    configurable: true,
  });
  replaceRefused(window, 'localStorage');
  const { localStorage: storage } = window;
  expect(storage.getItem('a')).toBeNull();
  storage.setItem('a', '1');
  storage.setItem('b', '2');
  expect([storage.getItem('a'), storage.length, storage.key(1)]).toEqual(['1', 2, 'b']);
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
  storage.clear();
  expect(storage.length).toBe(0);
});

it('FIND-4 a storage that works stays the browser’s own', () => {
  const own = { getItem: () => 'kept' };
  const window = { localStorage: own } as unknown as typeof globalThis;
  replaceRefused(window, 'localStorage');
  expect(window.localStorage).toBe(own);
});
