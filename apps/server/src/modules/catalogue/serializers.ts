import { isForMembers } from '@inkbloom/contracts/access';
import type { Activity, ActivityDetail, ActivityPage, PageOrigin } from '@inkbloom/contracts/activities';
import type { Pagination } from '@inkbloom/contracts/answers';
import type { Category } from '@inkbloom/contracts/categories';
import type { ActivityPageRow, ActivityRow } from '../../plugins/catalogue-tables.ts';
import type { ListSummary } from './store.ts';
import { streams } from './streams.ts';

/** Makes the address of a kept picture. */
export type Address = (key: string) => string;

/** Changes when cards are cut in another way. */
const CARD_CUT = 1;

/** What the addresses of an activity's larger thumbnails change with. */
export function cardVersion({ hash }: Pick<ActivityRow, 'hash'>): string {
  return `${hash.slice(0, 10)}-${CARD_CUT}`;
}

/** How activities are shown to everybody. */
export interface Showing {
  readonly address: Address;
  /** Whether members' pages are sold; where not, every page is open. */
  readonly isSold: boolean;
}

/** An activity as lists show it; of one that is for members the thumbnails stand for its pictures. */
export function toActivity(row: ActivityRow, { address, isSold }: Showing): Activity {
  const membersFrom = isSold ? row.members_from : null;
  const isClosed = isForMembers(membersFrom);
  const keys = JSON.parse(row.image_keys) as string[];
  const images = keys.map((key) => address(isClosed ? row.thumbnail_key : key));
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    imageUrl: images[0] ?? address(row.thumbnail_key),
    thumbnailUrl: address(row.thumbnail_key),
    thumbnailPreviewUrl: address(row.thumbnail_preview_key),
    ...(membersFrom === null &&
      !row.owner && {
        thumbnailTemplate: address(`cards/{form}/{width}/${row.id}/${cardVersion(row)}.webp`),
      }),
    imageList: images,
    category: row.category,
    difficulty: row.difficulty,
    estimatedTime: row.estimated_time,
    tags: JSON.parse(row.tags) as string[],
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    membersFrom,
    ...(isClosed && { isClosed }),
    ...(row.origin && { origin: JSON.parse(row.origin) as PageOrigin }),
  };
}

/** A page whose pictures are found under the addresses that are made. */
export function toPage(page: ActivityPageRow, address: Address): ActivityPage {
  return {
    width: page.width,
    height: page.height,
    imageUrl: address(page.image_key),
    lineUrl: address(page.line_key),
    regionsUrl: address(page.regions_key),
    previewUrl: address(page.preview_key),
    thumbnailUrl: address(page.thumbnail_key),
  };
}

/** A page as everybody sees it while its pictures are for members. */
function toClosedPage(page: ActivityPageRow, address: Address): ActivityPage {
  const imageUrl = address(page.thumbnail_key);
  return { ...toPage(page, address), imageUrl, lineUrl: imageUrl, regionsUrl: null };
}

/** An activity with its pages. */
export function toDetail(
  row: ActivityRow,
  pages: readonly ActivityPageRow[],
  showing: Showing,
): ActivityDetail {
  const activity = toActivity(row, showing);
  const shown = activity.isClosed ? toClosedPage : toPage;
  return { ...activity, pages: pages.map((page) => shown(page, showing.address)) };
}

/** Where a page of a list stands. */
export function toPagination(query: { page: number; limit: number }, total: number): Pagination {
  const { page, limit } = query;
  const pages = Math.ceil(total / limit);
  return { page, limit, total, pages, hasNext: page < pages, hasPrev: page > 1 };
}

/**
 * All streams in rank order, with what each holds. A stream's picture is its cover; until that is drawn that of its
 * first activity, if it has one.
 */
export function toCategories(
  summaries: readonly ListSummary[],
  covers: ReadonlyMap<string, string>,
  address: Address,
): Category[] {
  return streams.map(({ id, name, description, cover }, index) => {
    const summary = summaries.find(({ list }) => list === id);
    const picture = covers.get(cover.activity);
    const shown = picture ?? summary?.thumbnailKey;
    return {
      id,
      slug: id,
      name,
      description,
      imageUrl: shown === undefined ? '' : address(shown),
      imageAlt: picture === undefined ? '' : cover.alt,
      rank: index + 1,
      isPrimary: true,
      activityCount: summary?.total ?? 0,
    };
  });
}
