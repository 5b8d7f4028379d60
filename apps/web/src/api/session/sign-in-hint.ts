/**
 * A note on this device that somebody may be signed in, so that a guest's visit makes no identity call.
 * `pending` is written when a sign-in leaves for the provider, `yes` when it succeeded.
 */
const KEY = 'inkbloom.signed-in';

export type SignInHint = 'yes' | 'pending' | 'no';

export function readHint(): SignInHint {
  const hint = localStorage.getItem(KEY);
  return hint === 'yes' || hint === 'pending' ? hint : 'no';
}

export function writeHint(hint: SignInHint): void {
  if (hint === 'no') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, hint);
}

/** Calls back when another tab signs in or out. Gives the function that stops it. */
export function onHintElsewhere(changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === KEY) changed();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
