import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router';

/** Quiet time before search text is sent. */
const SEARCH_DEBOUNCE_MS = 300;

/** The text in a search box. */
interface SearchText {
  readonly text: string;
  /** Changes the text; it is handed on after a moment of quiet. */
  readonly setText: (text: string) => void;
  /** Changes the text and hands it on at once. */
  readonly search: (text: string) => void;
}

/**
 * The text in the search box. It is handed on after a moment of quiet, and follows the address when that changes from
 * elsewhere, e.g. by Back or Clear filters; what comes back late of its own words never replaces newer ones. While the
 * person is on the way to another screen nothing is handed on: that would call them back.
 */
export function useSearchText(sent: string, send: (text: string) => void): SearchText {
  const [text, setText] = useState(sent);
  const [followed, setFollowed] = useState(sent);
  const [handed, setHanded] = useState<readonly string[]>([]);
  if (followed !== sent) {
    setFollowed(sent);
    const own = handed.indexOf(sent);
    if (own < 0) setText(sent);
    setHanded(own < 0 ? [] : handed.slice(own + 1));
  }
  function hand(typed: string) {
    if (typed === sent) return;
    setHanded([...handed, typed]);
    send(typed);
  }
  const isLeaving = useNavigation().state !== 'idle';
  const handLater = useEffectEvent(hand);
  useEffect(() => {
    if (isLeaving) return undefined;
    const timer = setTimeout(() => handLater(text.trim()), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, isLeaving]);
  function search(words: string) {
    setText(words);
    hand(words.trim());
  }
  return { text, setText, search };
}
