import * as z from 'zod/mini';
import { plainText, success } from './answers.ts';
import { Difficulty, PageOrigin } from './activities.ts';
import { ReportReason } from './reports.ts';

// The operator's calls, for the verified addresses of ADMIN_EMAILS; everybody else is answered 404.

const nothing = success(z.object({}));
const anyId = z.object({ id: z.string().check(z.maxLength(128)) });
const search = z.strictObject({ query: z._default(plainText(200), '') });
const noBody = z.strictObject({});

/** What a look at one part of the installation came to. */
const AdminFinding = z.object({
  state: z.enum(['ok', 'look', 'broken']),
  what: z.string(),
  advice: z.optional(z.string()),
});
export type AdminFinding = z.infer<typeof AdminFinding>;

/** What waits in an outbox or inbox, and what was given up or fails. */
const Queue = z.object({ waiting: z.int(), failed: z.int() });

const AdminOverview = z.object({
  people: z.object({ total: z.int(), newThisWeek: z.int() }),
  pages: z.object({ shown: z.int(), hidden: z.int() }),
  /** Pages that were reported and not decided on. */
  reported: z.int(),
  /** Drawn pages of the next days that nobody looked at. */
  proposed: z.int(),
  mail: Queue,
  /** Null where nothing is sold. */
  payments: z.nullable(Queue),
  machine: z.object({
    version: z.string(),
    upSince: z.string(),
    memoryBytes: z.number(),
    memoryTotalBytes: z.number(),
    diskFreeBytes: z.number(),
    diskTotalBytes: z.number(),
    backupAt: z.nullable(z.string()),
    /** Activities of the built-in catalogue that are drawn, and all. */
    catalogue: z.object({ done: z.int(), total: z.int() }),
    findings: z.array(AdminFinding),
  }),
  /** What the daily tidying removed lately, by day and kind. */
  tidied: z.array(z.object({ day: z.string(), name: z.string(), total: z.int() })),
});
export type AdminOverview = z.infer<typeof AdminOverview>;

export const getAdminOverview = {
  method: 'GET',
  url: '/api/v1/admin/overview',
  answer: success(AdminOverview),
} as const;

/** A page that people reported. */
const ReportedPage = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  thumbnailUrl: z.string(),
  isShown: z.boolean(),
  /** When it was first reported since it was last decided on. */
  since: z.string(),
  reports: z.array(z.object({ reason: ReportReason, note: z.nullable(z.string()), at: z.string() })),
});
export type ReportedPage = z.infer<typeof ReportedPage>;

export const listReportedPages = {
  method: 'GET',
  url: '/api/v1/admin/reports',
  answer: success(z.array(ReportedPage)),
} as const;

/** Keeps a reported page, or hides it; its reports are then done with. */
export const decideReports = {
  method: 'POST',
  url: '/api/v1/admin/reports/:id',
  params: anyId,
  body: z.strictObject({ decision: z.enum(['keep', 'hide']) }),
  answer: nothing,
} as const;

/** A page that waits for an operator's word. */
const ProposedPage = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  difficulty: Difficulty,
  pictureUrl: z.string(),
  /** The local day that it is for; null for one from outside, which goes out as soon as it is approved. */
  day: z.nullable(z.string()),
  /** Who or what drew it; null for this server. */
  origin: z.nullable(PageOrigin),
  opinion: z.nullable(z.enum(['approved', 'rejected'])),
});
export type ProposedPage = z.infer<typeof ProposedPage>;

/** Pages that could go out, those first that nobody looked at. */
export const listProposedPages = {
  method: 'GET',
  url: '/api/v1/admin/proposals',
  answer: success(z.array(ProposedPage)),
} as const;

/**
 * Says what an operator thinks of a proposed page; it then goes out on its day, or at once, or never. Fails with
 * already_published for one that is out.
 */
export const judgeProposedPage = {
  method: 'POST',
  url: '/api/v1/admin/proposals/:id',
  params: anyId,
  body: z.strictObject({ opinion: z.enum(['approved', 'rejected']) }),
  answer: nothing,
} as const;

const AdminPage = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  difficulty: Difficulty,
  thumbnailUrl: z.string(),
  createdAt: z.string(),
  isShown: z.boolean(),
});
export type AdminPage = z.infer<typeof AdminPage>;

/** Pages whose title or address holds a text, the newest first; hidden ones too. */
export const listAdminPages = {
  method: 'GET',
  url: '/api/v1/admin/pages',
  querystring: search,
  answer: success(z.array(AdminPage)),
} as const;

/** Publishes a page, or takes it out of all lists. */
export const setPageShown = {
  method: 'POST',
  url: '/api/v1/admin/pages/:id',
  params: anyId,
  body: z.strictObject({ isShown: z.boolean() }),
  answer: nothing,
} as const;

const AdminPerson = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  since: z.string(),
  ways: z.array(z.string()),
  sessions: z.int(),
  drawings: z.int(),
  /** When the account goes; null for one that stays. */
  deletedAt: z.nullable(z.string()),
});
export type AdminPerson = z.infer<typeof AdminPerson>;

/** People whose address, name or id holds a text. */
export const listAdminPeople = {
  method: 'GET',
  url: '/api/v1/admin/people',
  querystring: search,
  answer: success(z.array(AdminPerson)),
} as const;

export const endSessionsOfPerson = {
  method: 'DELETE',
  url: '/api/v1/admin/people/:id/sessions',
  params: anyId,
  answer: success(z.object({ ended: z.int() })),
} as const;

/** Deletes a person at once. Asks for a recent sign-in; an operator's account is refused. */
export const deletePerson = {
  method: 'DELETE',
  url: '/api/v1/admin/people/:id',
  params: anyId,
  answer: nothing,
} as const;

const AdminMail = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  isGivenUp: z.boolean(),
  attempts: z.int(),
  dueAt: z.string(),
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
});
export type AdminMail = z.infer<typeof AdminMail>;

/** Mails that were given up, then those that wait. */
export const listAdminMails = {
  method: 'GET',
  url: '/api/v1/admin/mails',
  answer: success(z.array(AdminMail)),
} as const;

export const resendAdminMail = {
  method: 'POST',
  url: '/api/v1/admin/mails/:id',
  params: anyId,
  body: noBody,
  answer: nothing,
} as const;

export const dropAdminMail = {
  method: 'DELETE',
  url: '/api/v1/admin/mails/:id',
  params: anyId,
  answer: nothing,
} as const;

/** A payment that the provider could not take, or something it told that could not be applied yet. */
const TroubledPayment = z.object({
  id: z.string(),
  kind: z.enum(['payment', 'event']),
  /** Whose it is; null where that is not known. */
  email: z.nullable(z.string()),
  amountCents: z.nullable(z.int()),
  reason: z.string(),
  since: z.string(),
  attempts: z.nullable(z.int()),
});
export type TroubledPayment = z.infer<typeof TroubledPayment>;

export const listTroubledPayments = {
  method: 'GET',
  url: '/api/v1/admin/payments',
  answer: success(z.array(TroubledPayment)),
} as const;

/** Asks the payment provider again what is true, now. */
export const retryPayment = {
  method: 'POST',
  url: '/api/v1/admin/payments/:id',
  params: anyId,
  body: noBody,
  answer: nothing,
} as const;
