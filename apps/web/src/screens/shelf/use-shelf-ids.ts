import { useEffect } from 'react';
import { useFavorites } from '../../device/favorites/favorites.ts';
import { readKept, useKept } from '../../device/kept/kept-pages.ts';
import { useRecentlySeen } from '../../device/shelf/recently-seen.ts';
import { isFinished, useMarks } from '../../shared/marks/marks.ts';
import type { IdsPartName } from './sections.ts';

/** The activities of a part of the shelf, the latest first; undefined until they are known. */
export function useShelfIds(part: IdsPartName): readonly string[] | undefined {
  const favorites = useFavorites();
  const { ids: recent } = useRecentlySeen();
  const { marks } = useMarks();
  const kept = useKept((all) => all.kept);
  useEffect(() => {
    if (part === 'offline') void readKept();
  }, [part]);
  if (part === 'offline') return kept?.toSorted((a, b) => b.at - a.at).map(({ id }) => id);
  if (part === 'favourites') return favorites;
  if (part === 'recent') return recent;
  const wanted = marks && [...marks.values()].filter((mark) => isFinished(mark) === (part === 'finished'));
  return wanted?.map(({ activityId }) => activityId);
}
