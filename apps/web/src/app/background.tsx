import { lazy, Suspense, useEffect } from 'react';
import type { Session } from '../api/session.ts';
import { bloomOnHold } from '../cards/bloom-on-hold.ts';
import { useFavouriteSync } from '../favourites/use-favourite-sync.ts';
import { useOfflineToast } from '../install/offline-toast.ts';
import { UpdatePrompt } from '../install/update-prompt.tsx';
import { WatchAccess } from '../subscription/watch-access.tsx';

const AdoptOffer = lazy(async () => ({ default: (await import('../drafts/adopt-offer.tsx')).AdoptOffer }));

/** What goes on beside every screen, begun after the first paint: nothing of it is waited for. */
export function Background({ session }: { readonly session: Session }) {
  const { status, profile } = session;
  useFavouriteSync(session);
  useOfflineToast();
  useEffect(() => bloomOnHold(document), []);
  return (
    <>
      {status !== 'loading' && <WatchAccess profile={profile} />}
      <UpdatePrompt />
      {profile && (
        <Suspense>
          <AdoptOffer profile={profile} />
        </Suspense>
      )}
    </>
  );
}
