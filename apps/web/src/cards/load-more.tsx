import { Button } from '../ui/button.tsx';

interface LoadMoreProps {
  /** Activities that are not shown yet; the button is there while there are any. */
  readonly remaining: number;
  readonly busy: boolean;
  /** Why the last attempt failed. */
  readonly error: Error | null;
  readonly onMore: () => void;
}

/** The way to the next page of a list, under its cards. */
export function LoadMore({ remaining, busy, error, onMore }: LoadMoreProps) {
  if (remaining <= 0) return null;
  return (
    <div className="grid justify-items-center gap-3 pt-8">
      {error && (
        <p role="alert" className="text-danger">
          {error.message}
        </p>
      )}
      <Button busy={busy} onClick={onMore}>
        Load More ({remaining} remaining)
      </Button>
    </div>
  );
}
