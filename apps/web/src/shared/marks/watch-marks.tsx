import type { Profile } from '@inkbloom/contracts/people';
import { MAX_PAGE_SIZE } from '@inkbloom/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { drawingsQuery } from '../../api/calls/list-drawings.ts';
import { useDrafts } from '../drafts/use-drafts.ts';
import { marksOf, useMarks } from './marks.ts';

/** Keeps the marks those of whoever is here: of this device, and of the account's latest drawings. */
export function WatchMarks({ profile }: { readonly profile: Profile | null }) {
  const drafts = useDrafts();
  const kept = useQuery({ ...drawingsQuery({ limit: MAX_PAGE_SIZE }), enabled: profile !== null });
  const uid = profile?.uid ?? null;
  const drawings = uid ? kept.data?.data : undefined;
  useEffect(() => {
    if (drafts) useMarks.setState({ marks: marksOf(drafts, drawings ?? [], uid) });
  }, [drafts, drawings, uid]);
  return null;
}
