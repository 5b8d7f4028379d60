import { useCallback, useEffect, useState } from 'react';
import { useAfterPaint } from './use-after-paint.ts';

/**
 * What a module gives, asked for after the first paint, and how to ask again; undefined until it is there.
 * @param load imports the module; always the same function
 */
export function useLater<T>(load: () => Promise<T>): readonly [T | undefined, () => void] {
  const painted = useAfterPaint();
  const [found, setFound] = useState<{ readonly it: T }>();
  const ask = useCallback(() => {
    load().then(
      (it) => setFound({ it }),
      () => undefined,
    );
  }, [load]);
  useEffect(() => {
    if (painted) ask();
  }, [painted, ask]);
  return [found?.it, ask];
}
