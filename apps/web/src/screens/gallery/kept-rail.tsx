import { useEffect } from 'react';
import { readKept, useKept } from '../../device/kept/kept-pages.ts';
import { KEPT } from './sections.ts';
import { KnownRail } from './known-rail.tsx';

/** The pages that the person keeps, before everything else while there is no network. */
export function KeptRail() {
  const { kept = [] } = useKept();
  useEffect(() => void readKept(), []);
  if (kept.length === 0) return null;
  const activities = kept.map(({ activity }) => activity);
  const section = { slug: KEPT, title: 'Kept on this device', activities, total: activities.length };
  return <KnownRail section={section} first near />;
}
