import type { Suggestion } from '@inkbloom/contracts/activities';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { suggestionsQuery } from '../../api/calls/suggest-activities.ts';
import { moved, NONE, titlePath } from './suggestion-choice.ts';

/** Milliseconds of quiet before suggestions are asked for: less than before the search itself is sent. */
const QUIET = 150;

/** A text once it has not changed for a moment. */
function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), QUIET);
    return () => clearTimeout(timer);
  }, [text]);
  return quiet;
}

/**
 * What the words in the search box could go on to: the list under it, the place in it, and what the box needs to be a
 * combobox with a list (WAI-ARIA Authoring Practices).
 * @param search looks for words at once, without waiting for quiet
 */
export function useSuggestions(text: string, search: (words: string) => void) {
  const listId = useId();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(NONE);
  const typed = text.trim();
  const quiet = useQuiet(typed);
  const { data } = useQuery(suggestionsQuery(isOpen && typed ? quiet : ''));
  const offered = (isOpen && typed && data) || [];
  const active = offered[place];

  function choose(suggestion: Suggestion) {
    setOpen(false);
    const path = titlePath(suggestion);
    if (path) void navigate(path);
    else search(suggestion.text);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' || event.key === 'Tab') setOpen(false);
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) return choose(active);
      setOpen(false);
      search(typed);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setPlace(moved(place, event.key, offered.length));
    }
  }

  return {
    listId,
    offered,
    place,
    choose,
    /** The text was changed by hand. */
    open: () => {
      setOpen(true);
      setPlace(NONE);
    },
    input: {
      role: 'combobox' as const,
      autoComplete: 'off',
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-expanded': offered.length > 0,
      'aria-controls': listId,
      'aria-activedescendant': active && `${listId}-${place}`,
      onKeyDown,
      onBlur: () => setOpen(false),
    },
  };
}
