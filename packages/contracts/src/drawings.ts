import * as z from 'zod/mini';
import { pageQuery, pathNumber, plainText, success, successPage } from './answers.ts';
import { ACCOUNT_PAGE_SIZE, MAX_SEARCH_LENGTH, VERSION_PAGE_SIZE } from './limits.ts';

const Key = z.string().check(z.regex(/^[\w-]{8,64}$/));
const Revision = z.int().check(z.gte(0), z.lte(1_000_000_000));
const Share = z.number().check(z.gte(0), z.lte(1));
const Seconds = z.number().check(z.gte(0), z.lte(31_536_000));
const Side = z.int().check(z.gte(1), z.lte(16_384));

/**
 * What a save tells besides picture and journal. The first group is documented and suffices alone: it then makes a new
 * drawing. `userId` may be left out, null or empty; given, it has to be the signed-in person's, or the save is refused
 * with 401 `user_not_authenticated`. The second group is optional: a drawing id chosen by the device, the revision the
 * work is based on (0 for a new drawing), a key that makes a repeated send harmless, which page was colored, and how
 * much of it.
 */
export const SaveFields = z.strictObject({
  activityId: z.string().check(z.maxLength(64)),
  userId: z.optional(z.nullable(z.string().check(z.maxLength(128)))),
  imageUrl: z.string().check(z.maxLength(2048)),
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime(),
  metadata: z.strictObject({
    zoom: z.number().check(z.gte(0), z.lte(64)),
    brushStrokes: z.int().check(z.gte(0), z.lte(10_000_000)),
    totalDrawingTime: Seconds,
    canvasSize: z.strictObject({ width: Side, height: Side }),
    deviceInfo: z.string().check(z.maxLength(1024)),
  }),
  drawingId: z.optional(Key),
  baseRevision: z.optional(Revision),
  idempotencyKey: z.optional(Key),
  pageIndex: z.optional(z.int().check(z.gte(0), z.lte(63))),
  coloredShare: z.optional(Share),
});
export type SaveFields = z.infer<typeof SaveFields>;

/** A save as JSON: the fields with picture and journal as text. */
export const DrawingSave = z.extend(SaveFields, {
  /** The finished picture as a data URL, PNG at page size. */
  drawingData: z.string().check(z.regex(/^data:image\/[a-z+.-]+;base64,/)),
  /** The whole stroke journal, base64. */
  journal: z.optional(z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/))),
});
export type DrawingSave = z.infer<typeof DrawingSave>;

/**
 * A save as multipart/form-data, a third smaller and cheaper to read: the fields as one part of JSON, picture and
 * journal as files. This is the form that the app sends.
 */
export const DrawingSaveForm = z.strictObject({
  /** SaveFields as JSON. */
  save: z.string(),
  /** The finished picture, PNG at page size. */
  picture: z.string().check(z.meta({ format: 'binary' })),
  /** The whole stroke journal. */
  journal: z.optional(z.string().check(z.meta({ format: 'binary' }))),
});

export const SavedDrawing = z.object({
  drawingId: z.string(),
  /** The revision this save made; the base of the next one. */
  revision: z.int(),
  savedAt: z.string(),
});
export type SavedDrawing = z.infer<typeof SavedDrawing>;

export const saveDrawing = {
  method: 'POST',
  url: '/api/drawings/save',
  body: DrawingSave,
  form: DrawingSaveForm,
  answer: success(SavedDrawing),
} as const;

/** The room that a person's drawings take on the server, all their versions included, and how much they may. */
export const getDrawingsUsage = {
  method: 'GET',
  url: '/api/v1/drawings/usage',
  answer: success(z.object({ usedBytes: z.int(), quotaBytes: z.int(), drawings: z.int() })),
} as const;

/** A kept drawing as lists show it. Its picture addresses are signed and live for a short time. */
export const Drawing = z.object({
  id: z.string(),
  activityId: z.string(),
  activityTitle: z.string(),
  /** What the person calls it: the activity's title until they rename it. */
  title: z.string(),
  pageIndex: z.int(),
  revision: z.int(),
  coloredShare: z.number(),
  thumbnailUrl: z.string(),
  pictureUrl: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Drawing = z.infer<typeof Drawing>;

/**
 * A drawing with what is needed to go on with it: journal is base64, or null where a save had none. It names its
 * person, so that a device whose session changed meanwhile does not take it for somebody else's.
 */
export const DrawingDetail = z.extend(Drawing, { userId: z.string(), journal: z.nullable(z.string()) });
export type DrawingDetail = z.infer<typeof DrawingDetail>;

/** What a list of drawings goes by: the last change, the title, or how much is colored. */
export const DrawingSort = z.enum(['newest', 'oldest', 'title', 'most-colored']);
export type DrawingSort = z.infer<typeof DrawingSort>;

export const listDrawings = {
  method: 'GET',
  url: '/api/v1/drawings',
  querystring: z.strictObject({
    ...pageQuery(ACCOUNT_PAGE_SIZE),
    activityId: z.optional(z.string().check(z.maxLength(64))),
    /** Words that the title contains. */
    q: z.optional(plainText(MAX_SEARCH_LENGTH)),
    sort: z._default(DrawingSort, 'newest'),
  }),
  answer: successPage(Drawing),
} as const;

export const getDrawing = {
  method: 'GET',
  url: '/api/v1/drawings/:id',
  params: z.object({ id: z.string() }),
  answer: success(DrawingDetail),
} as const;

/** Characters of the longest title of a drawing. */
export const MAX_DRAWING_TITLE = 80;

/** Calls a drawing by another name; an empty one, or the activity's, gives it the activity's title again. */
export const renameDrawing = {
  method: 'PUT',
  url: '/api/v1/drawings/:id/title',
  params: z.object({ id: z.string() }),
  body: z.strictObject({ title: plainText(MAX_DRAWING_TITLE) }),
  answer: success(Drawing),
} as const;

/**
 * Makes a second drawing of the newest state of one, under an id that the device chooses: the same call again makes no
 * third one.
 */
export const copyDrawing = {
  method: 'POST',
  url: '/api/v1/drawings/:id/copies',
  params: z.object({ id: z.string() }),
  body: z.strictObject({ drawingId: Key, title: plainText(MAX_DRAWING_TITLE).check(z.minLength(1)) }),
  answer: success(Drawing),
} as const;

/**
 * Deletes a drawing. With `revision` only while that is the newest: otherwise it is a 409 `drawing_conflict`.
 * `userId` is for a device whose session may have become somebody else's: it has to be the signed-in person's, or the
 * call is refused with 401 `user_not_authenticated`.
 */
export const deleteDrawing = {
  method: 'DELETE',
  url: '/api/v1/drawings/:id',
  params: z.object({ id: z.string() }),
  querystring: z.strictObject({
    revision: z.optional(pathNumber()),
    userId: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: success(z.object({ id: z.string() })),
} as const;

/**
 * One state of a drawing that was saved. The head is the newest; a branch is work on a base that was stale when it came
 * and is kept beside the head. Old ones are dropped by age: all of a day stay, one a day of a month, one a week after;
 * the head and the end of every branch always stay.
 */
export const DrawingVersion = z.object({
  revision: z.int(),
  /** The revision it was based on, 0 for the first; that one may be gone by now. */
  baseRevision: z.int(),
  isHead: z.boolean(),
  isBranch: z.boolean(),
  /** The revision that was brought back as this one. */
  restoredFrom: z.nullable(z.int()),
  coloredShare: z.number(),
  thumbnailUrl: z.string(),
  pictureUrl: z.string(),
  /** Whether it can be gone on with stroke by stroke. */
  hasJournal: z.boolean(),
  /** What kind of device it was saved from; null when the save did not tell, missing from servers before 2026-11-22. */
  device: z.optional(z.nullable(z.enum(['phone', 'tablet', 'computer']))),
  savedAt: z.string(),
});
export type DrawingVersion = z.infer<typeof DrawingVersion>;

/** The versions of a drawing, newest first. */
export const listDrawingVersions = {
  method: 'GET',
  url: '/api/v1/drawings/:id/versions',
  params: z.object({ id: z.string() }),
  querystring: z.strictObject(pageQuery(VERSION_PAGE_SIZE)),
  answer: successPage(DrawingVersion),
} as const;

const versionParams = z.object({ id: z.string(), revision: pathNumber() });

/** One version with its stroke journal, base64, or null where the save had none. */
export const getDrawingVersion = {
  method: 'GET',
  url: '/api/v1/drawings/:id/versions/:revision',
  params: versionParams,
  answer: success(z.extend(DrawingVersion, { journal: z.nullable(z.string()) })),
} as const;

/**
 * Brings a version back as a new revision on top, so that nothing is lost. A base that is not the head any more is a
 * 409 `drawing_conflict` with `currentRevision`, and nothing changes. Restoring the head changes nothing.
 */
export const restoreDrawingVersion = {
  method: 'POST',
  url: '/api/v1/drawings/:id/versions/:revision/restore',
  params: versionParams,
  body: z.strictObject({
    /** The head that the person saw when they decided. */
    baseRevision: Revision,
    /** Makes a repeated send harmless. */
    idempotencyKey: z.optional(Key),
  }),
  answer: success(SavedDrawing),
} as const;
