import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page as frame } from 'vitest/browser';
import { openWorkbench } from '../../../testing/open-workbench.tsx';
import '../styles/studio.css';
import { replayPresses, watchPresses } from './held-presses.ts';
import { LoadingWords } from './loading-words.tsx';

let page: HTMLElement;
let seen: string[];

beforeEach(() => {
  page = document.createElement('div');
  page.style.cssText = 'position: fixed; inset: 0';
  document.body.append(page);
  seen = [];
  for (const type of ['pointerdown', 'pointermove', 'pointerup'] as const)
    page.addEventListener(type, ({ pointerId, clientX }) => seen.push(`${type} ${pointerId} ${clientX}`));
});

afterEach(() => page.remove());

/** What a pointer does where the page is not yet. */
function pointer(type: string, clientX: number, pointerId = 1): void {
  document.body.dispatchEvent(
    new PointerEvent(type, { clientX, clientY: 50, pointerId, bubbles: true, pointerType: 'touch' }),
  );
}

/** A loading screen during which that is done. */
function whileLoading(work: () => void): void {
  const stop = watchPresses();
  work();
  stop();
}

it('HAND-1 a stroke that was begun before the page was there goes on from where it began', () => {
  whileLoading(() => {
    pointer('pointerdown', 20);
    pointer('pointermove', 30);
  });
  pointer('pointermove', 40);
  replayPresses(page);
  expect(seen).toEqual(['pointerdown 1 20', 'pointermove 1 30', 'pointermove 1 40']);
  replayPresses(page);
  expect(seen).toHaveLength(3);
});

it('HAND-1 fingers come in the order in which they did', () => {
  whileLoading(() => {
    pointer('pointerdown', 20, 1);
    pointer('pointerdown', 80, 2);
    pointer('pointermove', 40, 1);
    pointer('pointermove', 60, 2);
  });
  replayPresses(page);
  expect(seen.map((one) => one.split(' ')[1])).toEqual(['1', '2', '1', '2']);
});

it.each([
  [
    'was lifted before',
    () => [pointer('pointerdown', 20), pointer('pointermove', 40), pointer('pointerup', 40)],
  ],
  ['the system took away', () => [pointer('pointerdown', 20), pointer('pointercancel', 20)]],
  ['is the second half of a double tap', () => [pointer('pointerdown', 20), pointer('pointermove', 22)]],
])('HAND-1 a press that %s does nothing', (_name, work) => {
  whileLoading(work);
  replayPresses(page);
  expect(seen).toEqual([]);
});

it('HAND-1 a press where a control stands now does nothing, nor does one from before', () => {
  pointer('pointerdown', 20, 3);
  whileLoading(() => {
    pointer('pointerdown', 20);
    pointer('pointermove', 40);
  });
  const control = document.createElement('button');
  control.style.cssText = 'position: fixed; left: 0; top: 0; width: 100px; height: 100px';
  document.body.append(control);
  replayPresses(page);
  control.remove();
  expect(seen).toEqual([]);
});

it('HAND-1 CAN-2 the studio goes on with a stroke that was begun over its loading words', async () => {
  page.remove();
  await frame.viewport(1280, 800);
  const mouse = { pointerId: 1, pointerType: 'mouse', button: 0, clientY: 400, bubbles: true };
  const loading = render(<LoadingWords />);
  document.body.dispatchEvent(new PointerEvent('pointerdown', { ...mouse, clientX: 500 }));
  document.body.dispatchEvent(new PointerEvent('pointermove', { ...mouse, clientX: 560 }));
  loading.unmount();
  const { session } = await openWorkbench();
  expect(session.engine.state().canUndo).toBe(false);
  document
    .elementFromPoint(600, 400)
    ?.dispatchEvent(new PointerEvent('pointerup', { ...mouse, clientX: 600 }));
  await expect.poll(() => session.engine.state().canUndo).toBe(true);
});
