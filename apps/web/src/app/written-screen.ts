import { useLayoutEffect } from 'react';

/** Takes what the server wrote away, in the moment in which the app's own screen stands. */
export function useTakeOver(): void {
  useLayoutEffect(() => document.querySelector('#written')?.remove(), []);
}
