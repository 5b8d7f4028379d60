import type { Profile } from '@inkbloom/contracts/people';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { activityStatsQuery } from '../../api/calls/get-activity-stats.ts';
import type { RecordKind } from '../../api/calls/list-records.ts';
import { Counts } from './counts.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { WeekChart } from './week-chart.tsx';

interface RecordsTabProps {
  readonly profile: Profile;
  readonly kind: RecordKind;
  /** What stands between the figures and the chart. */
  readonly children?: ReactNode;
}

const TITLES = { coloring: 'Coloring', downloads: 'Downloads' } as const;

/** How often, when, and what; zeros and blanks where it could not be asked. */
export function RecordsTab({ profile, kind, children }: RecordsTabProps) {
  const { data } = useQuery(activityStatsQuery(profile.uid));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 className="text-28">{TITLES[kind]}</h2>
        <Counts counts={data?.[kind]} />
      </header>
      {children}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 desktop:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        {data && <WeekChart weeks={data.weeks} kind={kind} />}
        <RecentActivity uid={profile.uid} kind={kind} />
      </div>
    </div>
  );
}
