import { useEffect, useState } from 'react';
import { onChange } from './changes.ts';
import type { Draft } from './draft.ts';

/** The code of the drafts is not needed for the first words of a screen. */
const listDrafts = async () => (await import('./drafts.ts')).listDrafts();

/** The drafts on this device, latest first, kept current across tabs; null until they are read. */
export function useDrafts(): readonly Draft[] | null {
  const [drafts, setDrafts] = useState<readonly Draft[] | null>(null);
  useEffect(() => {
    let current = true;
    const read = (): void => {
      listDrafts().then(
        (found) => current && setDrafts(found),
        () => current && setDrafts([]),
      );
    };
    read();
    const stop = onChange(read);
    return () => {
      current = false;
      stop();
    };
  }, []);
  return drafts;
}
