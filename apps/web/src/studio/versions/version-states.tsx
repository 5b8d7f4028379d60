import { RequestError } from '../../api/client/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonBar } from '../../ui/skeleton.tsx';
import { useOnline } from '../../ui/use-online.ts';

/** Blank sheets where the versions will be. */
export function VersionsLoading() {
  return (
    <output
      aria-label="Earlier versions are on their way"
      className="grid gap-6 motion-safe:animate-pulse desktop:grid-cols-[minmax(0,1fr)_372px] desktop:gap-10"
    >
      <SkeletonBar className="mx-auto aspect-3/4 h-[44dvh] max-w-full desktop:h-[min(66dvh,640px)]" />
      <span className="grid content-start gap-5">
        {[0, 1, 2, 3].map((row) => (
          <span key={row} className="flex items-center gap-3.5">
            <SkeletonBar className="size-16 flex-none" />
            <span className="grid flex-1 gap-2">
              <SkeletonBar className="h-4 w-2/5" />
              <SkeletonBar className="h-3.5 w-3/5" />
            </span>
          </span>
        ))}
      </span>
    </output>
  );
}

/** A drawing of which there is nothing earlier. */
export function NoVersions() {
  return (
    <EmptyState drawing="nothing-yet" title="No earlier versions yet">
      Each time you save this drawing, the one before it stays here.
    </EmptyState>
  );
}

interface VersionsFailureProps {
  readonly error: Error;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function failureWords(error: Error, isOnline: boolean): { title: string; words: string } {
  if (!isOnline)
    return {
      title: 'You are offline',
      words: 'Earlier versions are kept in your account. They are here when you are back online.',
    };
  if (error instanceof RequestError && error.status === 401)
    return { title: 'Your sign-in has ended', words: 'Sign in again to see the earlier versions.' };
  return { title: 'The versions could not be loaded', words: `${error.message} What is kept stays kept.` };
}

/** The versions did not come: why, that they are safe, and the way to try again. */
export function VersionsFailure({ error, isBusy, onRetry }: VersionsFailureProps) {
  const { title, words } = failureWords(error, useOnline());
  return (
    <div role="alert">
      <EmptyState
        drawing="wilted"
        title={title}
        action={
          <Button kind="primary" busy={isBusy} onClick={onRetry}>
            Try Again
          </Button>
        }
      >
        {words}
      </EmptyState>
    </div>
  );
}
