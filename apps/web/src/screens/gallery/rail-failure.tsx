import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface RailFailureProps {
  readonly title: string;
  readonly error: Error;
  readonly onRetry: () => void;
}

/** A section that did not come, among those that did. */
export function RailFailure({ title, error, onRetry }: RailFailureProps) {
  const retry = (
    <Button size="small" onClick={onRetry}>
      Try Again
    </Button>
  );
  return (
    <div className="column py-4">
      <Notice tone="error" title={title} action={retry}>
        {error.message}
      </Notice>
    </div>
  );
}
