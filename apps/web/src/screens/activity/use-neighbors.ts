import type { Activity } from '@inkbloom/contracts/activities';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { neighborsQuery } from '../../api/calls/get-neighbors.ts';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { neighborKey } from './neighbor-key.ts';

interface Neighbors {
  readonly previous: Activity | null;
  readonly next: Activity | null;
  /** Goes to the next one (1) or the previous one (-1), if there is one. */
  readonly go: (by: 1 | -1) => void;
}

/**
 * What stands next to an activity in its stream, reached by N and P too; asked for once the screen stands. A page that
 * stands alone, under the studio or as one's own, has none.
 */
export function useNeighbors(id: string, isAlone: boolean): Neighbors {
  const navigate = useNavigate();
  const painted = useAfterPaint();
  const { data } = useQuery({ ...neighborsQuery(id), enabled: painted && !isAlone });
  const previous = data?.previous ?? null;
  const next = data?.next ?? null;

  function go(by: 1 | -1): void {
    const target = by === 1 ? next : previous;
    // The way back leads to where the person came from, however many pages they leafed through.
    if (target) void navigate(`/activity/${encodeURIComponent(target.id)}`, { replace: true });
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = neighborKey(event);
    if (by !== undefined) go(by);
  });
  useEffect(() => {
    if (isAlone) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isAlone]);
  return { previous, next, go };
}
