import { isNativeShell } from '../../device/shell/native-shell.ts';

function note(error: unknown): void {
  console.info('the screen may sleep', error);
}

/** Keeps the screen on by the native shell; answers how to let it sleep again. */
function keepAwakeInShell(): () => void {
  const staying = import('../../device/shell/awake.ts').then(({ stayAwake }) => stayAwake());
  staying.catch(note);
  return () => void staying.then((end) => end(), note);
}

/** Keeps the screen on while the page is in sight, where the browser can; answers how to let it sleep again. */
export function keepAwake(): () => void {
  if (isNativeShell()) return keepAwakeInShell();
  if (!('wakeLock' in navigator)) return () => undefined;
  let wanted = true;
  let lock: WakeLockSentinel | null = null;
  const hold = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    const held = await navigator.wakeLock.request('screen');
    if (wanted) lock = held;
    else await held.release();
  };
  // The browser lets go by itself whenever the page goes out of sight.
  const onVisibility = (): void => void hold().catch(note);
  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', onVisibility);
    lock?.release().catch(note);
  };
}
