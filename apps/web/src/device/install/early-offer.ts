/** What the browser offered before the app's own code was there to listen. */
let offer: Event | undefined;
let listening: AbortController | undefined;

function keep(event: Event): void {
  event.preventDefault();
  offer = event;
}

/** Keeps the browser's offer to install until somebody takes it over. */
export function keepEarlyOffer(): void {
  listening = new AbortController();
  window.addEventListener('beforeinstallprompt', keep, { signal: listening.signal });
}

/** The offer that came early, and no more of them; undefined when none came. */
export function takeEarlyOffer(): Event | undefined {
  listening?.abort();
  const kept = offer;
  offer = undefined;
  return kept;
}
