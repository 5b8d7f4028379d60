import { SEARCH_DEBOUNCE } from '@inkbloom/contracts/limits';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The text in the search box. It is handed on after a moment of quiet, and follows the address when that changes
 * from elsewhere, e.g. by Back or Clear filters.
 */
export function useSearchText(sent: string, send: (text: string) => void) {
  const [text, setText] = useState(sent);
  const [followed, setFollowed] = useState(sent);
  if (followed !== sent) {
    setFollowed(sent);
    if (text.trim() !== sent) setText(sent);
  }
  const hand = useEffectEvent((typed: string) => {
    if (typed !== sent) send(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => hand(text.trim()), SEARCH_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText] as const;
}
