import { activityTitle } from '@inkbloom/contracts/titles';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router';
import { activityQuery } from '../../api/calls/get-activity.ts';
import { useSession } from '../../api/session/session.ts';
import { ScreenTitle } from '../../shared/navigation/screen-title.tsx';
import { ActivityFailed, ActivityLoading } from './activity-states.tsx';
import { ActivityView } from './activity-view.tsx';
import { useOpened } from './use-opened.ts';

/** The screen of one activity: view its pages, color one, print them. */
export default function Activity() {
  const { id = '' } = useParams();
  const { profile } = useSession();
  const asked = useQuery(activityQuery(id));
  const activity = useOpened(asked.data, profile !== null);
  const onBack = useBack();
  if (asked.isPending) return <ActivityLoading onBack={onBack} />;
  if (!activity) {
    return (
      <ActivityFailed
        error={asked.error}
        onBack={onBack}
        onRetry={() => void asked.refetch()}
        isRetrying={asked.isFetching}
      />
    );
  }
  return (
    <>
      <ScreenTitle>{activityTitle(activity.title)}</ScreenTitle>
      <ActivityView key={id} activity={activity} profile={profile} onBack={onBack} />
    </>
  );
}

/** The previous page, or the gallery for a person who came straight here. */
function useBack(): () => void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return () => void (isFirst ? navigate('/gallery') : navigate(-1));
}
