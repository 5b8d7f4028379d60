import { GALLERY_PAGE_SIZE } from '@inkbloom/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { activitiesQuery } from '../../api/calls/list-activities.ts';
import { useOnline } from '../../ui/use-online.ts';
import { keepPage, readPage } from './kept-page.ts';

/** Milliseconds between looks at a catalogue that is still empty: its first pages are being drawn. */
const LOOK_AGAIN = 3000;

/** The newest pages by the server's word; without a network, as this device last saw them. */
export function useFirstPage() {
  const online = useOnline();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...activitiesQuery({ page: 1, limit: GALLERY_PAGE_SIZE }),
    refetchInterval: ({ state }) => (state.data?.pagination.total === 0 ? LOOK_AGAIN : false),
  });
  const given = useMemo(
    () => data && { at: dataUpdatedAt, activities: data.data, total: data.pagination.total },
    [data, dataUpdatedAt],
  );
  useEffect(() => {
    if (given) keepPage(given);
  }, [given]);
  const kept = useMemo(() => (given || online ? undefined : readPage()), [given, online]);
  return {
    online,
    /** Undefined while nothing is there to show. */
    page: given ?? kept,
    /** The page is this device's own memory; nothing more can be asked for. */
    isKept: !given && kept !== undefined,
    error,
    retry: () => void refetch(),
  };
}
