/** Where React Router writes down how far each place was scrolled when the page is left. */
const POSITIONS = 'react-router-scroll-positions';
/** Milliseconds that a list may take to be as long as it was. */
const PATIENCE_MS = 10_000;
const TOUCHES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Whether the page was loaded once more, and not for the first time. */
export function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

function positionOf(place: string): number {
  try {
    const positions = JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}') as Record<string, unknown>;
    return Number(positions[place] ?? 0);
  } catch {
    return 0;
  }
}

/**
 * Scrolls to where a place was left once its list is as long again, unless the person does something first: the router
 * does so only at once, when a list that is asked for is still short. Gives the function that stops it.
 */
export function returnToPlace(place: string): () => void {
  const wanted = positionOf(place);
  const over = new AbortController();
  const { signal } = over;
  const stop = () => over.abort();
  if (wanted <= window.scrollY) return stop;
  const size = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight - clientHeight < wanted) return;
    window.scrollTo(0, wanted);
    stop();
  });
  const timer = setTimeout(stop, PATIENCE_MS);
  signal.addEventListener('abort', () => {
    size.disconnect();
    clearTimeout(timer);
  });
  for (const touch of TOUCHES) window.addEventListener(touch, stop, { signal, capture: true, passive: true });
  size.observe(document.body);
  return stop;
}
