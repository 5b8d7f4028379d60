import type { ActivityDetail } from '@inkbloom/contracts/activities';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Difficulty } from '../../ui/difficulty.tsx';
import { duration, relativeTime } from '../../ui/format.ts';

interface FactsProps {
  readonly activity: ActivityDetail;
  readonly categoryName: string;
  readonly categoryPath: string;
}

/** The facts of an activity, two in a row. */
export function Facts({ activity, categoryName, categoryPath }: FactsProps) {
  const count = activity.pages.length;
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-t border-line">
      <Fact name="Difficulty">
        <Difficulty level={activity.difficulty} />
      </Fact>
      <Fact name="Pages">{count === 1 ? '1 page' : `${count} pages`}</Fact>
      <Fact name="Category">
        <Link to={categoryPath} className="text-accent-strong hover:underline">
          {categoryName}
        </Link>
      </Fact>
      <Fact name="Takes about">{duration(activity.estimatedTime)}</Fact>
      <Fact name="Added">
        <Moment time={activity.createdAt} />
      </Fact>
      <Fact name="Updated">
        <Moment time={activity.updatedAt} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0 border-b border-line py-2.5">
      <dt className="text-14 leading-4.5 text-muted">{name}</dt>
      <dd className="mt-0.5 truncate leading-5.5 font-bold *:text-16!">{children}</dd>
    </div>
  );
}

function Moment({ time }: { readonly time: string }) {
  return <time dateTime={time}>{relativeTime(time)}</time>;
}
