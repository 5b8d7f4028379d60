import { create } from 'zustand';

/** Milliseconds between looks for a new version while the app stays open. */
const LOOK_EVERY = 60 * 60 * 1000;

interface Updates {
  /** A new version of the app that is ready to take over. */
  readonly waiting: ServiceWorker | undefined;
  /** The person wants to go on for now. */
  readonly isPutOff: boolean;
}

/** Whether a new version waits; stays as it is where there are no service workers. */
export const useUpdates = create<Updates>(() => ({ waiting: undefined, isPutOff: false }));

/** Goes on with this version for now. */
export function putOff(): void {
  useUpdates.setState({ isPutOff: true });
}

/** Lets the new version take over and loads the page again with it. */
export function refresh(): void {
  const { waiting } = useUpdates.getState();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

function offer(worker: ServiceWorker): void {
  // The first version of all has nobody to take over from.
  if (navigator.serviceWorker.controller) useUpdates.setState({ waiting: worker, isPutOff: false });
}

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY);
}

/** Milliseconds after the first screen has all it needs: keeping the app fetches all of it. */
const REST = 3000;

function untilLoaded(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => setTimeout(resolve, REST);
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
  });
}

/** Keeps the app on this device, so that it opens without a network, and looks for new versions. */
export async function keepOnDevice(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await untilLoaded();
  try {
    watch(await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }));
  } catch (error) {
    console.warn('the app could not be kept on this device', error);
  }
}
