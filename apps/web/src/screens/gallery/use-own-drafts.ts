import { useEffect } from 'react';
import { useSession } from '../../api/session/session.ts';
import type { Draft } from '../../device/drafts/draft.ts';
import { useDrafts } from '../../shared/drafts/use-drafts.ts';

/** What was read last, so that a gallery that is come back to is as long as it was. */
let seen: readonly Draft[] | null = null;

/** What this person, or nobody, has begun on this device, latest first; null until it is read. */
export function useOwnDrafts(): readonly Draft[] | null {
  const uid = useSession().profile?.uid ?? null;
  const read = useDrafts();
  useEffect(() => {
    seen = read ?? seen;
  }, [read]);
  const drafts = read ?? seen;
  const isOwn = ({ person }: Draft) => person === null || person === uid;
  return drafts && drafts.filter((draft) => draft.gestures > 0 && isOwn(draft));
}
