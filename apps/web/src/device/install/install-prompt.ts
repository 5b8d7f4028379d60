import { useSyncExternalStore } from 'react';
import { takeEarlyOffer } from './early-offer.ts';

/**
 * The browser's offer to install the app; Chromium alone makes it (W3C Manifest Incubations, BeforeInstallPromptEvent).
 */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallEvent | undefined;
const listeners = new Set<() => void>();

function keep(next: InstallEvent | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

function onOffer(event: Event): void {
  event.preventDefault();
  keep(event as InstallEvent);
}

function onInstalled(): void {
  keep(undefined);
}

/** Keeps the browser's offer for our own buttons from now on. Gives the function that stops it. */
export function watchInstallOffer(): () => void {
  window.addEventListener('beforeinstallprompt', onOffer);
  window.addEventListener('appinstalled', onInstalled);
  const early = takeEarlyOffer();
  if (early) onOffer(early);
  return () => {
    window.removeEventListener('beforeinstallprompt', onOffer);
    window.removeEventListener('appinstalled', onInstalled);
    keep(undefined);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** An offer can be made once: whatever is answered, it is spent. */
async function install(): Promise<void> {
  const made = offer;
  keep(undefined);
  try {
    await made?.prompt();
  } catch (error) {
    console.warn('the app was not installed', error);
  }
}

/** Asks to install the app; undefined while the browser offers nothing. */
export function useInstall(): (() => Promise<void>) | undefined {
  return useSyncExternalStore(subscribe, () => offer) && install;
}
