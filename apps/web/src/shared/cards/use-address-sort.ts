import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { readSort, type Sort } from './sorts.ts';

/** The order that the address carries as `sort`, and how to change it: the list then begins anew. */
export function useAddressSort(): readonly [Sort | undefined, (sort: Sort | undefined) => void] {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (sort: Sort | undefined) =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete('page');
          if (sort) next.set('sort', sort);
          else next.delete('sort');
          return next;
        },
        { preventScrollReset: true },
      ),
    [setQuery],
  );
  return [readSort(query), change];
}
