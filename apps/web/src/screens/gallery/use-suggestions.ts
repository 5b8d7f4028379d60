import type { Suggestion } from '@inkbloom/contracts/activities';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { suggestionsQuery } from '../../api/calls/suggest-activities.ts';
import { noteSearch, searchesToOffer } from './recent-searches.ts';
import { moved, NONE, suggestionPath } from './suggestion-choice.ts';

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
  const [own, setOwn] = useState<readonly Suggestion[]>([]);
  const found = typed ? (data ?? []) : own;
  const offered = isOpen ? found : [];
  const active = offered[place];

  function show(): void {
    setOwn(searchesToOffer());
    setOpen(true);
  }
  function choose(suggestion: Suggestion) {
    setOpen(false);
    const path = suggestionPath(suggestion);
    if (path) return void navigate(path);
    noteSearch(suggestion.text);
    search(suggestion.text);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' || event.key === 'Tab') setOpen(false);
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) return choose(active);
      setOpen(false);
      noteSearch(typed);
      search(typed);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      show();
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
      show();
      setPlace(NONE);
    },
    close: () => setOpen(false),
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
      onClick: () => {
        if (!typed) show();
      },
    },
  };
}
