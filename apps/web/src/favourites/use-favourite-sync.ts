import { useEffect } from 'react';
import { mergeFavourites } from '../api/merge-favourites.ts';
import type { Session } from '../api/session.ts';
import { leaveShelf } from './favourites.ts';
import { startFavouriteSync } from './sync-favourites.ts';

/** Keeps the favourites those of whoever is here, for as long as the component lives. */
export function useFavouriteSync({ status, profile }: Session): void {
  const uid = profile?.uid;
  useEffect(() => (uid ? startFavouriteSync(uid, mergeFavourites) : undefined), [uid]);
  useEffect(() => {
    if (status === 'guest') leaveShelf();
  }, [status]);
}
