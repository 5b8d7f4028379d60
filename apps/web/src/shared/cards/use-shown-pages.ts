import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Pages that an address may ask for at once. */
const MOST = 100;

/**
 * How many pages of a list are shown, as the address has it in `page`, and how to show one more. A link opens with as
 * many.
 */
export function useShownPages(): readonly [pages: number, showMore: () => void] {
  const [query, setQuery] = useSearchParams();
  const named = Number(query.get('page'));
  const pages = Number.isInteger(named) ? Math.min(MOST, Math.max(1, named)) : 1;
  const showMore = useCallback(
    () =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now);
          next.set('page', String(pages + 1));
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [pages, setQuery],
  );
  return [pages, showMore];
}
