import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface LoadFailureProps {
  /** What did not come, e.g. `activities`. */
  readonly what: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** The list did not come: why, and the way to try again. */
export function LoadFailure({ what, error, onRetry }: LoadFailureProps) {
  const retry = (
    <Button kind="primary" onClick={onRetry}>
      Try Again
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState drawing="wilted" title={`Failed to load ${what}`} action={retry}>
        {error.message}
      </EmptyState>
    </div>
  );
}
