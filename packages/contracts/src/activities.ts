import * as z from 'zod/mini';
import { pageQuery, plainText, success, successPage } from './answers.ts';
import { DEFAULT_PAGE_SIZE, MAX_SEARCH_LENGTH } from './limits.ts';

export const Difficulty = z.enum(['easy', 'medium', 'hard']);
export type Difficulty = z.infer<typeof Difficulty>;

/** One sheet of an activity: its pictures by address, sizes in pixels. */
export const ActivityPage = z.object({
  width: z.int(),
  height: z.int(),
  /** The finished line art as a picture, longer side 2048 px. */
  imageUrl: z.string(),
  /** The same page as SVG, for crisp lines at any zoom. */
  lineUrl: z.string(),
  /**
   * The region map, as `@inkbloom/formats/region-map` encodes it; null where regions are to be found in the line art.
   */
  regionsUrl: z.nullable(z.string()),
  /** The colored preview without lines, to be laid over them by multiplication; 400 px wide or more. */
  previewUrl: z.string(),
  thumbnailUrl: z.string(),
});
export type ActivityPage = z.infer<typeof ActivityPage>;

/** Who or what drew a page, where it was not this server. */
export const PageOrigin = z.object({ kind: z.enum(['artist', 'model']), name: z.string() });
export type PageOrigin = z.infer<typeof PageOrigin>;

/** A coloring artwork as lists and cards show it. */
export const Activity = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
  /** Color for the thumbnail's own crop, without lines; a server that keeps to the documented fields has none. */
  thumbnailPreviewUrl: z.optional(z.string()),
  /** The thumbnail at larger sizes, a template for `cardPicture`; absent where there are none. */
  thumbnailTemplate: z.optional(z.string()),
  imageList: z.array(z.string()),
  category: z.string(),
  difficulty: Difficulty,
  estimatedTime: z.int(),
  tags: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** From when on a subscription to its stream is needed to color and print it; null or absent for a free one. */
  membersFrom: z.optional(z.nullable(z.string())),
  /** Whether the addresses above are thumbnails, because the full-size pictures are for members; see getPages. */
  isClosed: z.optional(z.boolean()),
  /** Absent for a page that this server drew itself. */
  origin: z.optional(PageOrigin),
});
export type Activity = z.infer<typeof Activity>;

/** An activity with everything needed to view and color its pages. */
export const ActivityDetail = z.extend(Activity, { pages: z.array(ActivityPage) });
export type ActivityDetail = z.infer<typeof ActivityDetail>;

/**
 * What a list goes by. The first four go up or down by `sortOrder`; the others have one direction. Unless told
 * otherwise a search goes by relevance and any other list by `createdAt`.
 */
export const SortBy = z.enum([
  'createdAt',
  'title',
  'difficulty',
  'estimatedTime',
  'newest',
  'easiest',
  'quickest',
  'mostColored',
  'relevance',
]);
export type SortBy = z.infer<typeof SortBy>;

const SortOrder = z._default(z.enum(['asc', 'desc']), 'desc');

/** The seasons that a list may be narrowed to. */
export const Season = z.enum(['spring', 'summer', 'autumn', 'winter']);
export type Season = z.infer<typeof Season>;

/** How many pages an activity has. */
export const PageCount = z.enum(['one', 'several']);
export type PageCount = z.infer<typeof PageCount>;

/** Categories that a list may be narrowed to at once. */
const MAX_CATEGORIES = 16;

const ONE_DIFFICULTY = Difficulty.options.join('|');

const filters = {
  ...pageQuery(DEFAULT_PAGE_SIZE),
  /** A stream's slug or another category value; several are parted by commas. */
  category: z.optional(
    z.string().check(z.regex(new RegExp(`^[a-z0-9-]{1,64}(,[a-z0-9-]{1,64}){0,${MAX_CATEGORIES - 1}}$`))),
  ),
  /** One difficulty, or several parted by commas. */
  difficulty: z.optional(
    z.string().check(z.regex(new RegExp(`^(${ONE_DIFFICULTY})(,(${ONE_DIFFICULTY}))*$`))),
  ),
  /** Pages above hard, which have the tag `expert`; beside difficulties these or those. */
  expert: z.optional(z.literal('yes')),
  /** The longest time that an activity may take, in minutes. */
  maxMinutes: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,2}$/)),
      z.transform((text: string) => Number(text)),
    ),
  ),
  season: z.optional(Season),
  pages: z.optional(PageCount),
  sortBy: z.optional(SortBy),
  sortOrder: SortOrder,
};

export const listActivities = {
  method: 'GET',
  url: '/api/v1/activities',
  querystring: z.strictObject({ ...filters, search: z.optional(plainText(MAX_SEARCH_LENGTH)) }),
  answer: successPage(Activity),
} as const;

export const searchActivities = {
  method: 'GET',
  url: '/api/v1/activities/search',
  querystring: z.strictObject({ ...filters, q: plainText(MAX_SEARCH_LENGTH) }),
  answer: successPage(Activity),
} as const;

/**
 * What a search could go on to: the words that were probably meant, a stream, a tag to look for, or an activity by its
 * title.
 */
export const Suggestion = z.object({
  kind: z.enum(['correction', 'stream', 'tag', 'title']),
  text: z.string(),
  /** The activity of a title. */
  activityId: z.optional(z.string()),
  /** The stream's place in addresses. */
  slug: z.optional(z.string()),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const suggestActivities = {
  method: 'GET',
  url: '/api/v1/activities/suggestions',
  querystring: z.strictObject({ q: plainText(MAX_SEARCH_LENGTH) }),
  answer: success(z.array(Suggestion)),
} as const;

export const listFeatured = {
  method: 'GET',
  url: '/api/v1/activities/featured',
  answer: success(z.array(Activity)),
} as const;

/** Activities that one call may name. */
export const MAX_CHOSEN = 50;

/**
 * The activities of these ids, in their order; ids of none are passed over. For favorites and other lists of one's
 * own.
 */
export const listChosen = {
  method: 'GET',
  url: '/api/v1/activities/chosen',
  querystring: z.strictObject({
    /** Parted by commas. */
    ids: z.string().check(z.regex(new RegExp(`^[\\w-]{1,64}(,[\\w-]{1,64}){0,${MAX_CHOSEN - 1}}$`))),
  }),
  answer: success(z.array(Activity)),
} as const;

export const getActivity = {
  method: 'GET',
  url: '/api/v1/activities/:id',
  params: z.object({ id: z.string() }),
  /** A server that keeps to the documented fields tells no pages. */
  answer: success(z.extend(Activity, { pages: z.optional(z.array(ActivityPage)) })),
} as const;

/** The pages before and after one in its stream, newest first; null at either end. */
export const getNeighbors = {
  method: 'GET',
  url: '/api/v1/activities/:id/neighbors',
  params: z.object({ id: z.string() }),
  answer: success(z.object({ previous: z.nullable(Activity), next: z.nullable(Activity) })),
} as const;

/**
 * The pages of an activity for a person who may open it; those of a members' page by addresses that work for at most
 * ten minutes. Fails with insufficient_permissions where a subscription is missing.
 */
export const getPages = {
  method: 'GET',
  url: '/api/v1/activities/:id/pages',
  params: z.object({ id: z.string() }),
  answer: success(z.object({ pages: z.array(ActivityPage), imageList: z.array(z.string()) })),
} as const;

/** The same for a person who begins to color: what was begun stays open to them, whatever becomes of a subscription. */
export const beginPages = {
  method: 'POST',
  url: '/api/v1/activities/:id/begin',
  params: z.object({ id: z.string() }),
  body: z.strictObject({}),
  answer: getPages.answer,
} as const;
