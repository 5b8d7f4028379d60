import { isMade } from '../../api/calls/made-id.ts';
import type { ActivityDetail } from '@inkbloom/contracts/activities';
import { originWords } from '@inkbloom/contracts/origin-words';
import { Suspense, type ReactNode } from 'react';
import { configuration } from '../../api/client/configuration.ts';
import { classNames } from '../../ui/class-names.ts';
import { CollectButton } from '../../shared/collect/collect-button.tsx';
import { MembersNote } from '../../shared/subscription/members-note.tsx';
import { percent as percentOf } from '../../ui/format.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Description } from './description.tsx';
import { Facts } from './facts.tsx';
import { ReportButton } from './report/report-button.tsx';
import { PdfButtons } from './share/pdf-buttons.tsx';
import { Tags } from './tags.tsx';
import { lazyExtra } from '../../shared/trouble/lazy-extra.ts';

const KeepOffline = lazyExtra(async () => (await import('../../shared/kept/keep-offline.tsx')).KeepOffline);

/** Titles with more characters than this are set smaller. */
const LONG_TITLE = 40;

interface SideCardProps {
  readonly activity: ActivityDetail;
  readonly category: string;
  readonly categoryPath: string;
  /** Progress in percent, as zooms count it. */
  readonly percent: number;
  /** The share of the page that the person colored, 0 to 1; undefined where nothing was. */
  readonly colored: number | undefined;
  /** The buttons, where they do not stand in the fixed bar. */
  readonly actions: ReactNode;
}

/** What there is to know about an activity, beside its page. */
export function SideCard(props: SideCardProps) {
  const { activity, category, categoryPath, percent, colored, actions } = props;
  const isOwn = isMade(activity.id);
  return (
    <aside
      aria-label="About this page"
      className="grid min-w-0 gap-y-4.5 tablet:rounded-panel tablet:bg-panel tablet:p-7 tablet:shadow-rest desktop:flex desktop:min-h-(--desk-height) desktop:flex-col desktop:gap-y-4 desktop:py-6"
    >
      <h2
        className={classNames(
          '[overflow-wrap:anywhere] max-tablet:hidden',
          activity.title.length > LONG_TITLE ? 'text-28' : 'text-36',
        )}
      >
        {activity.title}
      </h2>
      <div>
        {colored !== undefined && <Figure label="Colored" share={colored} />}
        <Figure label="Your progress, counted in zooms" share={percent / 100} />
      </div>
      <Description text={activity.description} />
      <Facts activity={activity} categoryName={category} categoryPath={categoryPath} />
      <Tags tags={activity.tags} />
      {!isOwn && (
        <div>
          <CollectButton activityId={activity.id} />
        </div>
      )}
      <MembersNote activity={activity} />
      <div className="mt-auto grid gap-2.5 pt-1 max-tablet:hidden tablet:max-desktop:grid-cols-2">
        {actions}
      </div>
      <PdfButtons activityId={activity.id} />
      <p className="text-14 [overflow-wrap:anywhere] text-muted">
        {originWords(activity.origin, configuration()?.appName ?? 'Inkbloom')}
      </p>
      {!isOwn && (
        <>
          <Suspense>
            <KeepOffline
              loadIds={async () => [activity.id]}
              total={1}
              isMeant={({ id }) => id === activity.id}
            />
          </Suspense>
          <ReportButton activityId={activity.id} />
        </>
      )}
    </aside>
  );
}

function Figure({ label, share }: { readonly label: string; readonly share: number }) {
  return (
    <div className="not-last:mb-3">
      <p className="mb-1.5 flex justify-between text-14 text-muted">
        {label} <b className="text-ink tabular-nums">{percentOf(share)}%</b>
      </p>
      <ProgressBar share={share} label={label} />
    </div>
  );
}
