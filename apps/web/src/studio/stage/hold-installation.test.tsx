import { expect, it, onTestFinished } from 'vitest';
import { holdInstallation } from './hold-installation.ts';

const isHeld = async () => ((await navigator.locks.query()).held ?? []).length > 0;

function stage(): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

const press = (target: EventTarget, type: string) =>
  target.dispatchEvent(new PointerEvent(type, { pointerId: 1, bubbles: true }));

it('PWA-1 CAN-16 the app is not installed further from a press on the page until the hand has rested', async () => {
  const element = stage();
  const stop = holdInstallation(element);
  onTestFinished(stop);
  press(document.body, 'pointerdown');
  press(window, 'pointerup');
  expect(await isHeld()).toBe(false);
  press(element, 'pointerdown');
  await expect.poll(isHeld).toBe(true);
  press(window, 'pointerup');
  // The next stroke follows sooner than the rest is over.
  press(element, 'pointerdown');
  expect(await isHeld()).toBe(true);
  press(window, 'pointercancel');
  await expect.poll(isHeld, { timeout: 5000 }).toBe(false);
});

it('PWA-1 it goes on when the studio is closed in the middle of a stroke', async () => {
  const element = stage();
  const stop = holdInstallation(element);
  press(element, 'pointerdown');
  await expect.poll(isHeld).toBe(true);
  stop();
  await expect.poll(isHeld).toBe(false);
});
