import { useCallback, useEffect, useState } from 'react';
import { useAfterPaint } from './use-after-paint.ts';

type Load<T> = () => Promise<T>;

/** What came before is there at once, so that a screen that is come back to is as long as it was. */
const loaded = new WeakMap<Load<unknown>, unknown>();

/** Milliseconds after which a module that could not be had is asked for again; each time twice as long. */
const AGAIN_MS = 4000;
const LONGEST_MS = 60_000;

/**
 * What a module gives, asked for after the first paint, and how to ask at once; undefined until it is there. One that
 * could not be had is asked for again after a while, and as soon as there is a network.
 * @param load imports the module; always the same function
 * @param wait milliseconds after the paint; QUIET for what nobody needs before they reach for it
 */
export function useLater<T>(load: Load<T>, wait = 0): readonly [T | undefined, () => void] {
  const painted = useAfterPaint();
  const [found, setFound] = useState(() => ({ it: loaded.get(load) as T | undefined }));
  const [failures, setFailures] = useState(0);
  const ask = useCallback(() => {
    const keep = (it: T) => {
      loaded.set(load, it);
      setFound({ it });
    };
    load().then(keep, () => setFailures((count) => count + 1));
  }, [load]);
  const isThere = found.it !== undefined;
  useEffect(() => {
    if (!painted || isThere) return undefined;
    const pause = failures === 0 ? wait : Math.min(AGAIN_MS * 2 ** (failures - 1), LONGEST_MS);
    const timer = setTimeout(ask, pause);
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [painted, isThere, ask, wait, failures]);
  return [found.it, ask];
}
