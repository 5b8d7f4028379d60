import type { Profile } from '@inkbloom/contracts/people';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { activityStatsQuery } from '../../api/calls/get-activity-stats.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonBar } from '../../ui/skeleton.tsx';
import { Achievements } from './achievements.tsx';
import { MonthCalendar } from './month-calendar.tsx';

interface Fact {
  readonly name: string;
  readonly figure: string;
  readonly words: string;
}

/** Who the person is here, in figures that shame nobody. */
export function ProfileTab({ profile }: { readonly profile: Profile }) {
  const [today] = useState(() => new Date());
  const { data, isPending, isError, isFetching, refetch } = useQuery(activityStatsQuery(profile.uid));
  if (isPending) return <SkeletonBar className="h-72 w-full rounded-panel" />;
  if (isError) {
    return (
      <Notice
        tone="error"
        title="Your figures could not be loaded"
        action={
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        Your drawings are not touched by that.
      </Notice>
    );
  }
  const facts: readonly Fact[] = [
    { name: 'Member since', ...sinceWords(profile.memberSince) },
    { name: 'Days you colored', figure: String(data.days.length), words: 'in any order' },
    {
      name: 'Drawings',
      figure: String(data.drawings),
      words: `${data.achievements.pagesFinished} of them finished`,
    },
    { name: 'Favorites', figure: String(data.favorites), words: data.favorites === 1 ? 'page' : 'pages' },
  ];
  return (
    <div className="grid gap-10">
      <div className="grid items-start gap-8 desktop:grid-cols-[minmax(0,1fr)_minmax(0,300px)]">
        <section>
          <h2 className="border-b border-ink pb-2.5 text-22">So far</h2>
          <dl className="grid grid-cols-2">
            {facts.map(({ name, figure, words }) => (
              <div key={name} className="border-b border-line py-3.5">
                <dt className="text-14 text-muted">{name}</dt>
                <dd className="mt-0.5">
                  <span className="block font-display text-28 leading-tight font-semibold tabular-nums">
                    {figure}
                  </span>
                  <span className="text-14 text-muted">{words}</span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <MonthCalendar days={data.days} today={today} />
      </div>
      <Achievements stats={data} />
    </div>
  );
}

function sinceWords(iso: string): Pick<Fact, 'figure' | 'words'> {
  const date = new Date(iso);
  return {
    figure: date.toLocaleDateString('en', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    words: String(date.getUTCFullYear()),
  };
}
