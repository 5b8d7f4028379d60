import { lazy, Suspense, useEffect } from 'react';
import { guestKey } from '../api/session/guest-key.ts';
import '../api/session/forget-answers.ts';
import type { SignedInSession } from '../api/session/session.ts';
import { useCardOverlay } from '../shared/cards/card-overlay.ts';
import { bloomOnHold } from '../shared/cards/bloom-on-hold.ts';
import { useDeletions } from '../device/drafts/deletions.ts';
import { useFavoriteSync } from '../device/favorites/use-favorite-sync.ts';
import { showAppBadge } from '../device/install/app-badge.ts';
import { useUnsentCount } from '../shared/drafts/use-unsent-count.ts';
import { useOfflineToast } from '../device/install/offline-toast.ts';
import { UpdatePrompt } from '../device/install/update-prompt.tsx';
import { WatchMarks } from '../shared/marks/watch-marks.tsx';
import { MarkAndTools } from '../shared/quick-look/mark-and-tools.tsx';
import { openQuickLook, useQuickLook } from '../shared/quick-look/quick-look-state.ts';
import { WatchAccess } from '../shared/subscription/watch-access.tsx';

const AdoptOffer = lazy(async () => ({ default: (await import('./adopt-offer.tsx')).AdoptOffer }));

const ClaimMadePages = lazy(async () => ({
  default: (await import('./claim-made-pages.tsx')).ClaimMadePages,
}));

const DueDeletions = lazy(async () => ({ default: (await import('./due-deletions.tsx')).DueDeletions }));

const QuickLook = lazy(async () => ({
  default: (await import('../shared/quick-look/quick-look.tsx')).QuickLook,
}));

function lookAt(card: Element): void {
  const id = card.getAttribute('data-activity');
  if (id) openQuickLook(id);
}

/** What goes on beside every screen, begun after the first paint: nothing of it is waited for. */
export function BackgroundTasks({ session }: { readonly session: SignedInSession }) {
  const { status, profile } = session;
  useFavoriteSync(session);
  useOfflineToast();
  const unsent = useUnsentCount();
  useEffect(() => showAppBadge(unsent), [unsent]);
  useEffect(() => bloomOnHold(document, lookAt), []);
  useEffect(() => useCardOverlay.setState({ Overlay: MarkAndTools }), []);
  const isLooking = useQuickLook(({ id }) => id !== undefined);
  const hasDeletions = useDeletions((all) => all.length > 0);
  return (
    <>
      {status !== 'loading' && <WatchMarks profile={profile} />}
      {status !== 'loading' && <WatchAccess profile={profile} />}
      {isLooking && (
        <Suspense>
          <QuickLook />
        </Suspense>
      )}
      <UpdatePrompt />
      {status !== 'loading' && hasDeletions && (
        <Suspense>
          <DueDeletions person={profile?.uid ?? null} />
        </Suspense>
      )}
      {profile && (
        <Suspense>
          <AdoptOffer profile={profile} />
          {guestKey() !== null && <ClaimMadePages key={profile.uid} />}
        </Suspense>
      )}
    </>
  );
}
