import { useLayoutEffect } from 'react';

/** What the server wrote of the first screen, beside the app's own root. */
function writtenScreen(): Element | null {
  return document.querySelector('#written');
}

/** Whether the server wrote the first screen, and the app has not taken over from it yet. */
export function isScreenWritten(): boolean {
  return (writtenScreen()?.childElementCount ?? 0) > 0;
}

/** Takes what the server wrote away, in the moment in which the app's own screen stands. */
export function useTakeOver(): void {
  useLayoutEffect(() => writtenScreen()?.remove(), []);
}
