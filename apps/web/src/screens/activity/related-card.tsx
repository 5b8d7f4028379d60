import type { Activity } from '@inkbloom/contracts/activities';
import { Link } from 'react-router';
import { Difficulty } from '../../ui/difficulty.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** One activity to go on to. */
export function RelatedCard({ activity }: { readonly activity: Activity }) {
  return (
    <Link to={`/activity/${activity.id}`} className="group/card block min-w-0">
      <Sheet lines={activity.thumbnailUrl} color={activity.thumbnailPreviewUrl} alt="" />
      <span className="mt-2.25 block truncate font-display leading-5.5 font-medium">{activity.title}</span>
      <Difficulty level={activity.difficulty} />
    </Link>
  );
}
