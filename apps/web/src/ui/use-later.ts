import { useCallback, useEffect, useState } from 'react';
import { useAfterPaint } from './use-after-paint.ts';

type Load<T> = () => Promise<T>;

/** What came before is there at once, so that a screen that is come back to is as long as it was. */
const loaded = new WeakMap<Load<unknown>, unknown>();

/**
 * What a module gives, asked for after the first paint, and how to ask at once; undefined until it is there.
 * @param load imports the module; always the same function
 * @param wait milliseconds after the paint; QUIET for what nobody needs before they reach for it
 */
export function useLater<T>(load: Load<T>, wait = 0): readonly [T | undefined, () => void] {
  const painted = useAfterPaint();
  const [found, setFound] = useState(() => ({ it: loaded.get(load) as T | undefined }));
  const ask = useCallback(() => {
    const keep = (it: T) => {
      loaded.set(load, it);
      setFound({ it });
    };
    load().then(keep, () => undefined);
  }, [load]);
  const isThere = found.it !== undefined;
  useEffect(() => {
    if (!painted || isThere) return undefined;
    const timer = setTimeout(ask, wait);
    return () => clearTimeout(timer);
  }, [painted, isThere, ask, wait]);
  return [found.it, ask];
}
