import type { ActivityDetail } from '@inkbloom/contracts/activities';
import type { Profile } from '@inkbloom/contracts/people';
import { lazy, Suspense, useEffect, useState } from 'react';
import { noteSeen } from '../../device/shelf/recently-seen.ts';
import type { KeptResult, StudioResult } from '../../studio/session/studio-result.ts';
import { Recover } from '../../shared/trouble/recover.tsx';
import { ActivitySheet } from './activity-sheet.tsx';
import { StudioOverlay } from './coloring/studio-overlay.tsx';
import { usePreparedStudio } from './coloring/studio-code.ts';
import { useStudio } from './coloring/use-studio.ts';
import { showRelated } from './related/show-related.ts';

const KeptCard = lazy(async () => ({ default: (await import('./coloring/kept-card.tsx')).KeptCard }));

interface ActivityViewProps {
  readonly activity: ActivityDetail;
  readonly profile: Profile | null;
  readonly onBack: () => void;
}

/** An activity and, over it, the studio; what fails on the sheet never takes the studio with it. */
export function ActivityView({ activity, profile, onBack }: ActivityViewProps) {
  const studio = useStudio(activity.pages.length);
  useEffect(() => noteSeen(activity.id), [activity.id]);
  usePreparedStudio();
  const [kept, setKept] = useState<KeptResult | null>(null);
  const [looksForMore, setLooksForMore] = useState(false);
  function close(result: StudioResult, andMore = false) {
    setKept(result.kind === 'left' ? null : result);
    setLooksForMore(andMore);
    studio.close();
  }
  const isOpen = studio.request !== null;
  useEffect(() => {
    if (looksForMore && !isOpen) showRelated();
  }, [looksForMore, isOpen]);
  return (
    <>
      <Recover>
        <ActivitySheet
          activity={activity}
          profile={profile}
          studio={studio}
          onBack={onBack}
          aside={
            kept &&
            !studio.request && (
              <Suspense>
                <KeptCard
                  activity={activity}
                  result={kept}
                  onColorAgain={() => studio.open(crypto.randomUUID())}
                  onDismiss={() => setKept(null)}
                />
              </Suspense>
            )
          }
        />
      </Recover>
      {studio.request && <StudioOverlay activity={activity} request={studio.request} onClose={close} />}
    </>
  );
}
