import { configuration } from '../../api/client/configuration.ts';

/** Whether the app runs in the native shell. */
function isInShell(): boolean {
  return document.documentElement.dataset['shell'] === 'native';
}

/** Whether subscriptions are sold here; where they are not, nothing speaks of money. */
export function isSelling(): boolean {
  return configuration()?.payments !== false;
}

/** Whether a way to buy is shown: a store may forbid it in the native shell. */
export function showsUpgrade(): boolean {
  return isSelling() && (!isInShell() || configuration()?.storeUpgrade !== false);
}

/** Whether a small sum stands before purchases. */
export function needsParentCheck(): boolean {
  const where = configuration()?.parentCheck ?? 'shell';
  return where === 'everywhere' || (where === 'shell' && isInShell());
}
