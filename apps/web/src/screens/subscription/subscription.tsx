import { Footer } from '../../shared/navigation/footer.tsx';
import { ScreenTitle } from '../../shared/navigation/screen-title.tsx';
import { TopBar } from '../../shared/navigation/top-bar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Where streams will be subscribed to; until then it says that nothing is sold. */
export default function Subscription() {
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
        <EmptyState heading="h1" drawing="nothing-yet" title="Subscriptions are not open yet" action={browse}>
          Nothing can be bought here yet. Pages without a lock are free to color, today and later; those with
          a lock will be for subscribers.
        </EmptyState>
      </main>
      <Footer />
    </>
  );
}
