import { NOT_FOUND_TITLE } from '@inkbloom/contracts/titles';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonBar } from '../../ui/skeleton.tsx';
import { RequestError } from '../../api/client/request-error.ts';
import { ScreenTitle } from '../../shared/navigation/screen-title.tsx';
import { HeaderBar } from './activity-header.tsx';
import { DETAIL_GRID, VIEWER_GRID } from './grid.ts';

interface BackProps {
  readonly onBack: () => void;
}

/** The screen's own outline while the activity is on its way. */
export function ActivityLoading({ onBack }: BackProps) {
  return (
    <>
      <HeaderBar onBack={onBack}>
        <SkeletonBar className="h-4 w-40" />
      </HeaderBar>
      <main className={DETAIL_GRID} aria-busy>
        <div className={VIEWER_GRID}>
          <div className="relative col-span-2 grid aspect-square w-full place-items-center rounded-sheet bg-desk-deep desktop:col-span-1 desktop:col-start-2 desktop:aspect-auto desktop:h-(--desk-height) desktop:rounded-panel">
            <h1 className="font-display text-18 font-medium text-muted">
              <output>Loading activity...</output>
            </h1>
          </div>
        </div>
        <div
          aria-hidden
          className="grid content-start gap-4.5 tablet:rounded-panel tablet:bg-panel tablet:p-7 tablet:shadow-rest"
        >
          <SkeletonBar className="h-9 w-3/4 max-tablet:hidden" />
          <SkeletonBar className="h-8 w-full" />
          <SkeletonBar className="h-4 w-full" />
          <SkeletonBar className="h-4 w-11/12" />
          <SkeletonBar className="h-4 w-2/3" />
        </div>
      </main>
    </>
  );
}

interface ActivityFailedProps extends BackProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** The activity is missing, or could not be asked for. */
export function ActivityFailed({ error, onBack, onRetry, isRetrying }: ActivityFailedProps) {
  const isMissing = error instanceof RequestError && error.status === 404;
  const message = error instanceof Error && error.message ? error.message : 'Please try again in a moment.';
  return (
    <>
      {isMissing && <ScreenTitle>{NOT_FOUND_TITLE}</ScreenTitle>}
      <HeaderBar onBack={onBack} />
      <main className="column py-6 tablet:py-16">
        <EmptyState
          heading="h1"
          drawing={isMissing ? 'astray' : 'wilted'}
          title={isMissing ? 'Activity not found' : 'Failed to load activity'}
          action={
            <div className="flex flex-wrap justify-center gap-2.5">
              <Button kind="primary" busy={isRetrying} onClick={onRetry}>
                Try Again
              </Button>
              <Button onClick={onBack}>Go Back</Button>
            </div>
          }
        >
          {isMissing ? 'Check the URL or try again.' : message}
        </EmptyState>
      </main>
    </>
  );
}
