import type { Activity } from '@inkbloom/contracts/activities';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { chosenQuery } from '../../api/calls/list-chosen.ts';

/** Activities that one call asks for. */
const CHUNK = 24;

function chunks(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, at) =>
    ids.slice(at * CHUNK, (at + 1) * CHUNK),
  );
}

/**
 * The activities of these ids, a chunk at a time, as a grid and its Load More want them.
 * @param own activities that this device keeps whole: without a network they are shown as they were
 */
export function useChosen(ids: readonly string[], own: readonly Activity[] = []) {
  const [wanted, setWanted] = useState(1);
  const all = chunks(ids);
  const answers = useQueries({
    queries: all
      .slice(0, wanted)
      .map((chunk) => ({ ...chosenQuery(chunk), placeholderData: keepPreviousData })),
  });
  // What was just taken out is gone at once, not when the server has answered.
  const answered = answers.flatMap(({ data }) => data ?? []).filter(({ id }) => ids.includes(id));
  const showsOwn = answered.length === 0 && own.length > 0;
  const activities = showsOwn ? own : answered;
  const isWaiting = answers.some(({ isPending }) => isPending);
  return {
    activities: isWaiting && activities.length === 0 ? undefined : activities,
    error: showsOwn ? null : (answers.find(({ error }) => error)?.error ?? null),
    retry: () => answers.forEach((answer) => void answer.refetch()),
    more: {
      remaining: showsOwn ? 0 : Math.max(0, ids.length - wanted * CHUNK),
      busy: isWaiting,
      onMore: () => setWanted(wanted + 1),
    },
  };
}
