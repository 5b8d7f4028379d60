import * as z from 'zod/mini';
import { Activity, ActivityDetail, Difficulty, listChosen } from './activities.ts';
import { pageQuery, plainText, success, successPage } from './answers.ts';

/** Ids of pages that people had drawn for themselves begin so. */
export const MADE_ID = 'made-';
/** Drawings of one request. */
export const MADE_AT_ONCE = 4;
/** Days for which drawings that were not kept stay. */
export const UNKEPT_DAYS = 7;
/** Pages that one person or device may keep. */
export const MAX_MADE_PAGES = 200;
/** Pages that an answer of the list holds when the caller names no number. */
export const MADE_PAGE_SIZE = 24;
/** Letters of the longest name, and characters of the longest wish in own words. */
export const MAX_NAME_LETTERS = 16;
export const MAX_WISH_LENGTH = 80;
/** The header that carries the key which a guest's device holds. */
export const GUEST_KEY_HEADER = 'x-guest-key';

/** A secret that a guest's device makes up and keeps: 32 bytes, base64url. */
const GuestKey = z.string().check(z.regex(/^[\w-]{43}$/));

const Word = z.string().check(z.regex(/^[a-z-]{1,32}$/));

/** What stands around a name. */
export const NameAround = z.enum(['flowers', 'leaves', 'stars', 'hearts']);
export type NameAround = z.infer<typeof NameAround>;

/** What a page is wanted of: a subject in a place, the same in own words, or a name. */
export const MadeWish = z.union([
  z.strictObject({ kind: z.literal('picture'), subject: Word, place: Word, difficulty: Difficulty }),
  z.strictObject({
    kind: z.literal('words'),
    text: plainText(MAX_WISH_LENGTH).check(z.minLength(2)),
    difficulty: Difficulty,
  }),
  z.strictObject({
    kind: z.literal('name'),
    text: plainText(MAX_NAME_LETTERS).check(z.minLength(1)),
    /** What stands around it; each drawing takes the next. */
    around: z.array(NameAround).check(z.minLength(1), z.maxLength(NameAround.options.length)),
    difficulty: Difficulty,
  }),
]);
export type MadeWish = z.infer<typeof MadeWish>;

/** Why a drawing did not come: none was good enough, or the drawing itself failed. */
export const MadeProblem = z.enum(['no_page_passed', 'drawing_failed']);

/** One drawing that was asked for. */
export const MadePage = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'drawing', 'ready', 'failed', 'stopped']),
  problem: z.nullable(MadeProblem),
  /** Seconds until it is there, as far as can be told; 0 when it is. */
  secondsLeft: z.number(),
  isKept: z.boolean(),
  /** When it goes unless it is kept; null for one that is. */
  goesAt: z.nullable(z.string()),
  /** The page, once it is ready. */
  activity: z.nullable(Activity),
});
export type MadePage = z.infer<typeof MadePage>;

/** The drawings of one request, and how long the line before them is. */
export const MadeRequest = z.object({
  id: z.string(),
  wish: MadeWish,
  pages: z.array(MadePage),
  /** Other people's and earlier drawings that come before the first one here that waits. */
  ahead: z.int(),
  /** What a drawing took lately, in seconds. */
  secondsEach: z.number(),
});
export type MadeRequest = z.infer<typeof MadeRequest>;

/** A subject to choose. */
const MadeSubject = z.object({
  id: z.string(),
  name: z.string(),
  /** Other words that it is found by. */
  words: z.array(z.string()),
  /** A published page of it, for its picture; null while there is none. */
  thumbnailUrl: z.nullable(z.string()),
  /** Ids of the places that it can be drawn in. */
  places: z.array(z.string()),
  /** The difficulties at which it can be drawn in each of its places, by the place's id. */
  difficultiesAt: z.record(z.string(), z.array(Difficulty)),
});
export type MadeSubject = z.infer<typeof MadeSubject>;

const MadePlace = z.object({ id: z.string(), name: z.string() });
export type MadePlace = z.infer<typeof MadePlace>;

/** What can be chosen. */
export const getMadeChoices = {
  method: 'GET',
  url: '/api/v1/made/choices',
  answer: success(z.object({ subjects: z.array(MadeSubject), places: z.array(MadePlace) })),
} as const;

/**
 * Asks for four drawings, under an id that the device makes up: the same call again asks for no more. A guest sends
 * their device's key in the header `x-guest-key`.
 */
export const askForPages = {
  method: 'POST',
  url: '/api/v1/made/requests',
  body: z.strictObject({ requestId: z.string().check(z.regex(/^[\w-]{8,64}$/)), wish: MadeWish }),
  answer: success(MadeRequest),
} as const;

const params = z.object({ id: z.string() });

/** How far a request is. */
export const getMadeRequest = {
  method: 'GET',
  url: '/api/v1/made/requests/:id',
  params,
  answer: success(MadeRequest),
} as const;

/** Leaves the line: what is being drawn is finished, what waits is not begun. */
export const stopMadeRequest = {
  method: 'POST',
  url: '/api/v1/made/requests/:id/stop',
  params,
  body: z.strictObject({}),
  answer: success(MadeRequest),
} as const;

/** The pages that a person or a device had made, the latest first: kept ones, others that are still there, or both. */
export const listMadePages = {
  method: 'GET',
  url: '/api/v1/made/pages',
  querystring: z.strictObject({
    ...pageQuery(MADE_PAGE_SIZE),
    kept: z.optional(z.enum(['yes', 'no'])),
  }),
  answer: successPage(MadePage),
} as const;

/** One's own kept pages of these ids, in their order; ids of others and of none are passed over. */
export const listChosenMade = {
  method: 'GET',
  url: '/api/v1/made/chosen',
  querystring: listChosen.querystring,
  answer: success(z.array(Activity)),
} as const;

/** One's own made page, to view and to color. Somebody else's is a missing one. */
export const getMadePage = {
  method: 'GET',
  url: '/api/v1/made/pages/:id',
  params,
  answer: success(ActivityDetail),
} as const;

/** Keeps a page for good. */
export const keepMadePage = {
  method: 'PUT',
  url: '/api/v1/made/pages/:id/kept',
  params,
  body: z.strictObject({}),
  answer: success(MadePage),
} as const;

/** Throws a page away. One that was colored stays with the drawing. */
export const deleteMadePage = {
  method: 'DELETE',
  url: '/api/v1/made/pages/:id',
  params,
  answer: success(z.object({ id: z.string() })),
} as const;

/** Takes a device's pages into the account of the signed-in person. */
export const claimMadePages = {
  method: 'POST',
  url: '/api/v1/made/claim',
  body: z.strictObject({ guestKey: GuestKey }),
  answer: success(z.object({ pages: z.int() })),
} as const;
