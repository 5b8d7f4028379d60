import type { ActivityDetail } from '@inkbloom/contracts/activities';
import type { Profile } from '@inkbloom/contracts/people';
import { Recover } from '../../trouble/recover.tsx';
import { ActivitySheet } from './activity-sheet.tsx';
import { StudioOverlay } from './studio-overlay.tsx';
import { useStudio } from './use-studio.ts';

interface ActivityViewProps {
  readonly activity: ActivityDetail;
  readonly profile: Profile | null;
  readonly onBack: () => void;
}

/** An activity and, over it, the studio; what fails on the sheet never takes the studio with it. */
export function ActivityView({ activity, profile, onBack }: ActivityViewProps) {
  const studio = useStudio(activity.pages.length);
  return (
    <>
      <Recover>
        <ActivitySheet activity={activity} profile={profile} studio={studio} onBack={onBack} />
      </Recover>
      {studio.request && (
        <StudioOverlay activity={activity} request={studio.request} onClose={studio.close} />
      )}
    </>
  );
}
