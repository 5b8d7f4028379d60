import type { ActivityDetail } from '@inkbloom/contracts/activities';
import type { Profile } from '@inkbloom/contracts/people';
import { isMade } from '../../api/calls/made-id.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { categoriesQuery } from '../../api/calls/list-categories.ts';
import { countZoom, useZoomCount } from '../../device/progress/zoom-count.ts';
import { zoomProgress } from '../../device/progress/zoom-progress.ts';
import { percent as percentOf } from '../../ui/format.ts';
import { ActionBar, Actions } from './action-bar.tsx';
import { ActivityHeader } from './activity-header.tsx';
import { categoryName } from './category-name.ts';
import { Favorite } from './favorite.tsx';
import { DETAIL_GRID, VIEWER_GRID } from './grid.ts';
import { MembersDialog } from './members-dialog.tsx';
import { MoreLikeThis } from './related/more-like-this.tsx';
import { NeighborLinks } from './neighbor-links.tsx';
import { PageStrip } from './viewer/page-strip.tsx';
import { PageViewer } from './viewer/page-viewer.tsx';
import { SideCard } from './side-card.tsx';
import { useActions } from './use-actions.ts';
import { useNeighbors } from './use-neighbors.ts';
import { useColorings } from './coloring/use-colorings.ts';
import type { StudioAddress } from './coloring/use-studio.ts';

interface ActivitySheetProps {
  readonly activity: ActivityDetail;
  readonly profile: Profile | null;
  /** Which page is shown, and the way into the studio. */
  readonly studio: StudioAddress;
  readonly onBack: () => void;
  /** What stands over the facts for a while. */
  readonly aside: ReactNode;
}

/** An activity: its page large, the facts beside it, one obvious action. */
export function ActivitySheet({ activity, profile, studio, onBack, aside }: ActivitySheetProps) {
  const { pages, title } = activity;
  const actions = useActions(activity);
  const coloringOf = useColorings(activity.id, profile);
  const coloring = coloringOf(studio.pageIndex);
  const streams = useQuery({ ...categoriesQuery, enabled: false });
  const category = categoryName(activity.category, streams.data);
  const categoryPath = `/gallery/${activity.category}`;
  const isOwn = isMade(activity.id);
  const neighbors = useNeighbors(activity.id, isOwn || studio.request !== null);
  const percent = zoomProgress(useZoomCount(activity.id));
  const page = pages[studio.pageIndex];
  const pressable = {
    onColor: () => studio.open(),
    onDownload: actions.download,
    isColoring: studio.request !== null,
    isBegun: coloring !== undefined,
    isPreparing: actions.isPreparing,
    trouble: actions.blockedWords,
  };
  const isSeveral = pages.length > 1;
  return (
    <>
      <ActivityHeader
        title={title}
        category={category}
        categoryPath={categoryPath}
        percent={percent}
        favorite={!isOwn && <Favorite id={activity.id} title={title} className="mx-2.5 [&_svg]:size-5.5" />}
        onBack={onBack}
        onShare={isOwn ? undefined : actions.share}
        onReachForShare={actions.prepareShare}
      />
      <main className={DETAIL_GRID}>
        <div className={VIEWER_GRID}>
          {page && (
            <PageViewer
              page={page}
              index={studio.pageIndex}
              count={pages.length}
              words={pageWords(title, studio.pageIndex, pages.length, coloring?.share)}
              coloring={coloring?.picture}
              onTurn={studio.turn}
              onTurnPast={neighbors.go}
              onZoom={() => countZoom(activity.id)}
            />
          )}
          {isSeveral && (
            <PageStrip pages={pages} index={studio.pageIndex} coloringOf={coloringOf} onTurn={studio.turn} />
          )}
        </div>
        <div className="grid min-w-0 content-start gap-4.5">
          {aside}
          <SideCard
            activity={activity}
            category={category}
            categoryPath={categoryPath}
            percent={percent}
            colored={coloring?.share}
            actions={<Actions {...pressable} />}
          />
        </div>
        <div className={`desktop:col-start-1 ${isSeveral ? 'desktop:pl-25' : ''}`}>
          <NeighborLinks previous={neighbors.previous} next={neighbors.next} />
          <MoreLikeThis id={activity.id} title={title} category={activity.category} />
        </div>
      </main>
      {actions.isForMembers && <MembersDialog activity={activity} onClose={actions.closeMembers} />}
      <ActionBar
        {...pressable}
        onShare={isOwn ? undefined : actions.share}
        onReachForShare={actions.prepareShare}
      />
    </>
  );
}

/** What the viewer's picture shows, in words. */
function pageWords(title: string, index: number, count: number, share: number | undefined): string {
  const page = count > 1 ? `${title}, page ${index + 1} of ${count}` : title;
  return share === undefined ? `${page}, coloring page` : `${page}, ${percentOf(share)}% colored`;
}
