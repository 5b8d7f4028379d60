import { cdp } from 'vitest/browser';

/** Makes the window one that is touched, or one with a mouse, for style rules as well. */
export async function useTouchScreen(isTouched: boolean): Promise<void> {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled: isTouched, maxTouchPoints: 5 });
}
