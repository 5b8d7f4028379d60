import { useCallback, useEffect, useState } from 'react';
import { useAfterPaint } from './use-after-paint.ts';

type Load<T> = () => Promise<T>;

/** What came before is there at once, so that a screen that is come back to is as long as it was. */
const loaded = new WeakMap<Load<unknown>, unknown>();

/**
 * What a module gives, asked for after the first paint, and how to ask again; undefined until it is there.
 * @param load imports the module; always the same function
 */
export function useLater<T>(load: Load<T>): readonly [T | undefined, () => void] {
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
    if (painted && !isThere) ask();
  }, [painted, isThere, ask]);
  return [found.it, ask];
}
