import { expect, it } from 'vitest';
import { holdDrawingLock } from '../src/device/install/drawing-lock.ts';
import { fetchBetweenStrokes } from './between-strokes.ts';

/** Asks for a file as Workbox does; the answer tells whether it may be fetched by now. */
function ask(type: 'install' | 'fetch') {
  const request = new Request('https://inkbloom.test/assets/studio.js');
  const asked = { isLetThrough: false };
  const wait = async (): Promise<void> => {
    const event = { type } as ExtendableEvent;
    await fetchBetweenStrokes.requestWillFetch!({ request, event, state: {} });
    asked.isLetThrough = true;
  };
  return { asked, done: wait() };
}

/** Resolves when all that asked for a lock so far have been answered. */
async function untilLocksAnswered(): Promise<void> {
  await navigator.locks.query();
  await new Promise((resolve) => setImmediate(resolve));
}

it('PWA-1 the app is not installed any further while somebody draws, in whichever tab', async () => {
  const [here, there] = [holdDrawingLock(), holdDrawingLock()];
  const { asked, done } = ask('install');
  await untilLocksAnswered();
  expect(asked.isLetThrough).toBe(false);
  here();
  await untilLocksAnswered();
  expect(asked.isLetThrough).toBe(false);
  there();
  await done;
  expect(asked.isLetThrough).toBe(true);
});

it('PWA-1 a file that the open page asks for waits for no stroke', async () => {
  const release = holdDrawingLock();
  const { asked, done } = ask('fetch');
  await done;
  expect(asked.isLetThrough).toBe(true);
  release();
});
