import { useEffect, useState } from 'react';
import { changes, everHadDrafts } from '../../device/drafts/changes.ts';
import { useDeletions } from '../../device/drafts/deletions.ts';
import type { Draft } from '../../device/drafts/draft.ts';
import { QUIET } from '../../ui/use-after-paint.ts';

/** The code of the drafts is not needed for the first words of a screen. */
const listDrafts = async () =>
  (await import('../../device/drafts/browser-device.ts')).deviceDrafts.store.list();

/**
 * The drafts on this device that are not about to be deleted, latest first, kept current across tabs; null until they
 * are read. Where there never were any, nothing is waited for.
 */
export function useDrafts(): readonly Draft[] | null {
  const [drafts, setDrafts] = useState<readonly Draft[] | null>(() => (everHadDrafts() ? null : []));
  useEffect(() => {
    let current = true;
    const read = (): void => {
      listDrafts().then(
        (found) => current && setDrafts(found),
        () => current && setDrafts([]),
      );
    };
    const timer = setTimeout(read, everHadDrafts() ? 0 : QUIET);
    const stop = changes.onChange(read);
    return () => {
      current = false;
      clearTimeout(timer);
      stop();
    };
  }, []);
  const deletions = useDeletions();
  return drafts && drafts.filter(({ drawingId }) => deletions.every(({ id }) => id !== drawingId));
}
