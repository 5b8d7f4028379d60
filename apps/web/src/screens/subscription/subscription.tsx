import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { subscriptionQuery } from '../../api/calls/get-subscription.ts';
import { categoriesQuery } from '../../api/calls/list-categories.ts';
import { useSession } from '../../api/session/session.ts';
import { LoadFailure } from '../../shared/cards/load-failure.tsx';
import { Footer } from '../../shared/navigation/footer.tsx';
import { ScreenTitle } from '../../shared/navigation/screen-title.tsx';
import { TopBar } from '../../shared/navigation/top-bar.tsx';
import { showsUpgrade } from '../../shared/subscription/selling.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonBar } from '../../ui/skeleton.tsx';
import { offeredStreams } from './offered.ts';
import { StreamPicker } from './picker.tsx';

/** Where streams are subscribed to, and where a plan is changed. */
export default function Subscription() {
  const session = useSession();
  if (!showsUpgrade()) return <EverythingOpen />;
  if (session.status === 'guest') return <Navigate to="/auth?redirect=/subscription" replace />;
  return (
    <>
      <ScreenTitle>Upgrade</ScreenTitle>
      <TopBar />
      <main className="column min-h-[70dvh] pt-5 pb-14 tablet:pt-8">
        <h1 className="text-28 tablet:text-36">Open more streams</h1>
        <p className="mt-1.5 mb-5 max-w-[56ch] text-pretty text-muted">
          Choose the ones you love, or open them all. Free pages stay free in every stream.
        </p>
        {session.profile ? <Streams uid={session.profile.uid} /> : <Waiting />}
      </main>
      <Footer />
    </>
  );
}

function Streams({ uid }: { readonly uid: string }) {
  const categories = useQuery(categoriesQuery);
  const details = useQuery(subscriptionQuery(uid));
  if (categories.error && !categories.data) {
    const retry = () => void categories.refetch();
    return <LoadFailure what="categories" error={categories.error} onRetry={retry} />;
  }
  if (!categories.data || details.isPending) return <Waiting />;
  return <StreamPicker streams={offeredStreams(categories.data)} details={details.data} />;
}

function Waiting() {
  return (
    <div className="grid gap-7 desktop:grid-cols-[minmax(0,1fr)_minmax(300px,384px)] desktop:gap-10">
      <SkeletonBar className="h-140 w-full rounded-panel" />
      <SkeletonBar className="h-140 w-full rounded-panel" />
    </div>
  );
}

/** Where nothing is sold. */
function EverythingOpen() {
  const browse = (
    <ButtonLink to="/gallery" kind="primary">
      Browse Gallery
    </ButtonLink>
  );
  return (
    <>
      <ScreenTitle>Upgrade</ScreenTitle>
      <TopBar />
      <main className="column grid min-h-[70dvh] place-items-center py-8">
        <EmptyState
          heading="h1"
          drawing="nothing-yet"
          title="There is nothing to upgrade here"
          action={browse}
        >
          Choose a page and color it.
        </EmptyState>
      </main>
      <Footer />
    </>
  );
}
