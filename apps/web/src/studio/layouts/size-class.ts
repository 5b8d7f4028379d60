import { MOBILE_BELOW_PX, TABLET_BELOW_PX } from '../../ui/breakpoints.ts';
import { useSyncExternalStore } from 'react';

/** The four layouts of the studio. */
export type SizeClass = 'desktop' | 'tablet' | 'phone' | 'landscape';

/** Below this height a window that is wider than high is a phone on its side; CSS pixels. */
const LOW_BELOW = 480;

/** The layout for a window of this size in CSS pixels. */
export function sizeClassOf(width: number, height: number): SizeClass {
  if (height < LOW_BELOW && width > height) return 'landscape';
  if (width < MOBILE_BELOW_PX) return 'phone';
  return width < TABLET_BELOW_PX ? 'tablet' : 'desktop';
}

/** Below this height the sheets of a wide window stand closer; CSS pixels. */
const LOW_WINDOW = 860;

function watchSize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The layout for this window, kept current. */
export function useSizeClass(): SizeClass {
  return useSyncExternalStore(watchSize, () => sizeClassOf(window.innerWidth, window.innerHeight));
}

/** Whether a wide window is a low one, kept current. */
export function useLowWindow(): boolean {
  return useSyncExternalStore(watchSize, () => window.innerHeight < LOW_WINDOW);
}
