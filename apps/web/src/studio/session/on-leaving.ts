/** Calls the listener when the page may be about to go; answers how to stop. */
export function onLeaving(listener: () => void): () => void {
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') listener();
  };
  window.addEventListener('pagehide', listener);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    window.removeEventListener('pagehide', listener);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
