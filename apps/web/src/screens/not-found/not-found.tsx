import { NOT_FOUND_TITLE } from '@inkbloom/contracts/titles';
import { ScreenTitle } from '../../shared/navigation/screen-title.tsx';
import { TopBar } from '../../shared/navigation/top-bar.tsx';
import { useBack } from '../../shared/navigation/use-back.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What an unknown address shows. */
export default function NotFound() {
  // In a tab of its own there is nothing before it but the pages themselves.
  const goBack = useBack('/gallery');
  const actions = (
    <div className="flex flex-wrap justify-center gap-3">
      <Button onClick={goBack}>Go Back</Button>
      <ButtonLink to="/" kind="primary">
        Home
      </ButtonLink>
    </div>
  );
  return (
    <>
      <ScreenTitle>{NOT_FOUND_TITLE}</ScreenTitle>
      <TopBar />
      <main className="column grid min-h-[70dvh] place-items-center">
        <EmptyState
          heading="h1"
          drawing="astray"
          title="The page you're looking for doesn't exist."
          action={actions}
        >
          It may have been renamed, or the address has a slip in it.
        </EmptyState>
      </main>
    </>
  );
}
