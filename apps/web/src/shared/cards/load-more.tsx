import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

/** Pixels below the view at which the next page is asked for. */
const NEAR = 600;

interface LoadMoreProps {
  /** Activities that are not shown yet; the button is there while there are any. */
  readonly remaining: number;
  readonly busy: boolean;
  /** Why the last attempt failed. */
  readonly error: Error | null;
  readonly onMore: () => void;
  /** The next page comes as its place nears the view; the button stays for keys and after a failure. */
  readonly byItself?: boolean;
}

/** The way to the next page of a list, under its cards. */
export function LoadMore({ remaining, busy, error, onMore, byItself = false }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const isWaiting = byItself && remaining > 0 && !busy && !error;
  const more = useEffectEvent(onMore);
  useEffect(() => {
    if (!isWaiting || !place.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && more(),
      {
        rootMargin: `${NEAR}px 0px`,
      },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isWaiting]);
  if (remaining <= 0) return null;
  return (
    <div ref={place} className="grid justify-items-center gap-3 pt-8">
      {error && (
        <p role="alert" className="text-danger">
          {error.message}
        </p>
      )}
      <Button busy={busy && !error} onClick={onMore}>
        Load More ({remaining} remaining)
      </Button>
    </div>
  );
}
