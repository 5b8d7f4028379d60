import { useEffect } from 'react';
import { sendFavorites } from '../../api/calls/send-favorites.ts';
import type { SignedInSession } from '../../api/session/session.ts';
import { leaveShelf } from './favorites.ts';
import { startFavoriteSync } from './sync-favorites.ts';

/** Keeps the favorites those of whoever is here, for as long as the component lives. */
export function useFavoriteSync({ status, profile }: SignedInSession): void {
  const uid = profile?.uid;
  useEffect(() => (uid ? startFavoriteSync(uid, sendFavorites) : undefined), [uid]);
  useEffect(() => {
    if (status === 'guest') leaveShelf();
  }, [status]);
}
