import type { Activity, ActivityDetail } from '@inkbloom/contracts/activities';
import type { Pagination } from '@inkbloom/contracts/answers';
import type { Category } from '@inkbloom/contracts/categories';
import type { ActivityPageRow, ActivityRow } from '../../plugins/tables.ts';
import type { ListSummary } from './store.ts';
import { streams } from './streams.ts';

/** Makes the address of a kept picture. */
export type Address = (key: string) => string;

/** An activity as lists show it. */
export function toActivity(row: ActivityRow, address: Address): Activity {
  const images = (JSON.parse(row.image_keys) as string[]).map(address);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    imageUrl: images[0] ?? address(row.thumbnail_key),
    thumbnailUrl: address(row.thumbnail_key),
    thumbnailPreviewUrl: address(row.thumbnail_preview_key),
    imageList: images,
    category: row.category,
    difficulty: row.difficulty,
    estimatedTime: row.estimated_time,
    tags: JSON.parse(row.tags) as string[],
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    membersFrom: row.members_from,
  };
}

/** An activity with its pages. */
export function toDetail(
  row: ActivityRow,
  pages: readonly ActivityPageRow[],
  address: Address,
): ActivityDetail {
  return {
    ...toActivity(row, address),
    pages: pages.map((page) => ({
      width: page.width,
      height: page.height,
      imageUrl: address(page.image_key),
      lineUrl: address(page.line_key),
      regionsUrl: address(page.regions_key),
      previewUrl: address(page.preview_key),
      thumbnailUrl: address(page.thumbnail_key),
    })),
  };
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
