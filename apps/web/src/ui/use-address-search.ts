import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { searchWords } from './search-words.ts';
import { useSearchText } from './use-search-text.ts';

/**
 * The search of a screen whose address carries it as `search`: the text in the box, the words that were sent to the
 * address after a moment of quiet, and how to empty both.
 */
export function useAddressSearch() {
  const [query, setQuery] = useSearchParams();
  const sent = searchWords(query);
  const send = useCallback(
    (search: string) =>
      setQuery(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete('page');
          if (search) next.set('search', search);
          else next.delete('search');
          return next;
        },
        { replace: true },
      ),
    [setQuery],
  );
  const { text, setText, search } = useSearchText(sent, send);
  return { text, setText, sent, clear: () => search('') };
}
