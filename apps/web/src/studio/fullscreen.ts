/** Milliseconds after which a change of fullscreen that never ended may be tried again. */
const SAFETY_RESET = 5_000;

let changingSince = -Infinity;

/** Whether this browser can show the page over the whole screen. */
export function canFullscreen(): boolean {
  return document.fullscreenEnabled;
}

/**
 * Goes to fullscreen and back. A refusal is logged; the studio fills the window anyway. While a change is under way
 * another one is passed over, for at most five seconds.
 */
export function toggleFullscreen(now = performance.now()): void {
  if (now - changingSince < SAFETY_RESET) return;
  changingSince = now;
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  change
    .catch((error: unknown) => console.warn('fullscreen was refused', error))
    .finally(() => (changingSince = -Infinity));
}

/** Leaves fullscreen, when the studio closes. */
export function leaveFullscreen(): void {
  if (!document.fullscreenElement) return;
  document.exitFullscreen().catch((error: unknown) => console.warn('fullscreen could not be left', error));
}
