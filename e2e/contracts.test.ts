// @module-tag postgres
import { addDeadMail, addProposal } from './support/admin-rows.ts';
import { page } from './support/page-globals.ts';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import * as activities from '../packages/contracts/src/activities.ts';
import { countEvents } from '../packages/contracts/src/analytics.ts';
import { listCategories } from '../packages/contracts/src/categories.ts';
import { getConfiguration } from '../packages/contracts/src/configuration.ts';
import { listDaily } from '../packages/contracts/src/daily.ts';
import { getKeepingRoom } from '../packages/contracts/src/keeping.ts';
import * as drawings from '../packages/contracts/src/drawings.ts';
import { getFavorites, mergeFavorites } from '../packages/contracts/src/favorites.ts';
import * as plans from '../packages/contracts/src/subscriptions.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addActivities } from '../apps/server/testing/activities.ts';
import { blob, png, saveFields } from '../apps/server/testing/drawings.ts';
import { startSandbox, type RunningSandbox } from '../apps/server/testing/sandbox.ts';
import { startServer, type TestServer } from '../apps/server/testing/server.ts';
import { hearEvents, pay, shopVariables, until } from '../apps/server/testing/shop.ts';
import { Browser } from '../apps/server/testing/browser.ts';
import { shellSecret, throughSystemBrowser } from '../apps/server/testing/shell-sign-in.ts';
import { signIn, signInAtProvider } from '../apps/server/testing/sign-in.ts';
import { getActivityStats, listColoring, listDownloads } from '../packages/contracts/src/records.ts';
import { chosenQuery } from '../apps/web/src/api/calls/list-chosen.ts';
import * as ownPages from '../apps/web/src/api/calls/made-pages.ts';
import { sessionsQuery, signOutElsewhere, signOutPlace } from '../apps/web/src/api/calls/account-places.ts';
import { linkEmail, startLinking, unlinkWay, waysQuery } from '../apps/web/src/api/calls/account-ways.ts';
import { belongingsQuery, deleteAccount, loadExport } from '../apps/web/src/api/calls/leave-account.ts';
import * as passwords from '../apps/web/src/api/calls/password-sign-in.ts';
import * as newsletter from '../apps/web/src/api/calls/newsletter.ts';
import {
  adminActs,
  adminMailsQuery,
  adminOverviewQuery,
  adminPagesQuery,
  adminPeopleQuery,
  proposedPagesQuery,
  reportedPagesQuery,
  troubledPaymentsQuery,
} from '../apps/web/src/api/calls/admin.ts';
import { reportActivity } from '../apps/web/src/api/calls/report-activity.ts';
import { renamePerson } from '../apps/web/src/api/calls/rename-person.ts';
import { ask, queries, send, tokens } from '../apps/web/src/api/client/connection.ts';
import { deleteDrawing } from '../apps/web/src/api/calls/delete-drawing.ts';
import { copyDrawing, renameDrawing } from '../apps/web/src/api/calls/title-drawing.ts';
import { completeCode, completeMagicLink, sendMagicLink } from '../apps/web/src/api/calls/email-sign-in.ts';
import { loadPrint } from '../apps/web/src/api/calls/load-print.ts';
import { loadProfile } from '../apps/web/src/api/session/load-profile.ts';
import { saveDrawing } from '../apps/web/src/api/calls/save-drawing.ts';
import {
  cancelRequest,
  changePlan,
  changePreviewQuery,
  openBilling,
  resumePlan,
  startCheckout,
  stopPlan,
} from '../apps/web/src/api/calls/subscription-actions.ts';
import { signOut } from '../apps/web/src/api/session/sign-out.ts';
import { redeemShellSignIn, shellSignInAddress } from '../apps/web/src/api/calls/shell-sign-in.ts';
import { startSignIn } from '../apps/web/src/api/calls/start-sign-in.ts';

// Every call of the contracts, made by the app's own request code against the real server. A call without an entry in
// DRIVES fails the test; so does one that the server does not answer with success.

const CONTRACTS = join(import.meta.dirname, '../packages/contracts/src');
const LINE_ART = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path d="M1 1L2 3Z"/></svg>';
const ANIMALS = { streamsToSubscribe: ['animals'], billingFrequency: 'monthly' } as const;
const ALL = { streamsToSubscribe: ['all-streams-*'], billingFrequency: 'monthly' } as const;
const ADA = { email: 'ada@example.org', name: 'Ada' };
const BEA = 'bea@example.org';
const CAL = 'cal@example.org';
const DOT = 'dot@example.org';
const OWLS = { kind: 'picture', subject: 'owl', place: 'just-so', difficulty: 'easy' } as const;
/** What the last sign-in mail carried. */
const mailed = { token: '' };
const shell = shellSecret();
/** Calls that lead a browser on, and so are answered by a redirection. */
const LEADING_ON = new Set(['startShellSignIn']);

interface Call {
  readonly method: string;
  readonly url: string;
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'url' in value;
}

async function findCalls(): Promise<Record<string, Call>> {
  const files = globSync('*.ts', { cwd: CONTRACTS }).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(join(CONTRACTS, file)) as Promise<object>));
  return Object.fromEntries(modules.flatMap(Object.entries).filter(([, value]) => isCall(value)));
}

const lookAtRequest = () => queries.fetchQuery(ownPages.madeRequestQuery('a-request-of-four'));

/** Milliseconds in which every call is made, also on a machine that does something else beside. */
const EVERY_CALL_MS = 120_000;

/** Calls are limited, and drawing takes its time where processors are busy. */
const DRAWING_LOOK_MS = 500;

/** The first page of the request, once it is drawn. */
async function madePage(): Promise<string> {
  const { pages } = await until(
    lookAtRequest,
    (request) => request.pages.some(({ state }) => state === 'ready'),
    DRAWING_LOOK_MS,
  );
  return pages.find(({ state }) => state === 'ready')?.id ?? '';
}

async function save(drawingId: string) {
  const fields = saveFields({ drawingId, baseRevision: 0, idempotencyKey: `key-of-${drawingId}` });
  return saveDrawing({ fields, picture: blob(await png()) });
}

/** How each call is made, in this order: from signing in to signing out. */
const DRIVES: Record<string, () => Promise<unknown>> = {
  getConfiguration: () => send(getConfiguration),
  // The page asks for the address of the system's browser, which then goes the rest of the way.
  startShellSignIn: () => fetch(new Request(shellSignInAddress('google', shell.challenge))),
  async redeemShellCode() {
    const link = await throughSystemBrowser(new Browser(), location.origin, shell.challenge);
    await redeemShellSignIn(link.searchParams.get('code') ?? '', shell.verifier);
  },
  async sendMagicLink() {
    await sendMagicLink({ email: BEA, returnPath: '/gallery' });
    const { text } = await sandbox.nextMail(BEA);
    mailed.token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
  },
  completeMagicLink: () => completeMagicLink(BEA, mailed.token),
  async completeCode() {
    const requestId = await sendMagicLink({ email: BEA, returnPath: '/gallery' });
    const { text } = await sandbox.nextMail(BEA, 2);
    await completeCode(requestId, (/^(\d{3}) (\d{3})$/m.exec(text) ?? []).slice(1).join(''));
  },
  async signUpWithPassword() {
    const requestId = await passwords.signUpWithPassword({ email: CAL, password: 'a quiet heron' });
    const { text } = await sandbox.nextMail(CAL);
    await completeCode(requestId, (/^(\d{3}) (\d{3})$/m.exec(text) ?? []).slice(1).join(''));
  },
  signInWithPassword: () => passwords.signInWithPassword(CAL, 'a quiet heron'),
  requestPasswordReset: () => passwords.requestPasswordReset(CAL),
  async resetPassword() {
    const { text } = await sandbox.nextMail(CAL, 2);
    await passwords.resetPassword(CAL, /token=([\w-]+)/.exec(text)?.[1] ?? '', 'another heron');
  },
  changePassword: () => passwords.changePassword('a third heron'),
  requestAddressChange: () => passwords.requestAddressChange(DOT),
  async confirmAddressChange() {
    const { text } = await sandbox.nextMail(DOT);
    expect(await passwords.confirmAddressChange(/token=([\w-]+)/.exec(text)?.[1] ?? '')).toBe(DOT);
  },
  async startSignIn() {
    const url = await startSignIn({ provider: 'google', callbackURL: '/auth', errorCallbackURL: '/auth' });
    await signInAtProvider(page.browser, location.origin, ADA, url);
    tokens.clear();
  },
  getToken: () => tokens.current(),
  async initUser() {
    expect(await loadProfile({ send, tokens })).toMatchObject({ email: ADA.email });
  },
  listActivities: () => ask(activities.listActivities, { query: { limit: 5, category: 'animals' } }),
  searchActivities: () => ask(activities.searchActivities, { query: { q: 'owl' } }),
  suggestActivities: () => ask(activities.suggestActivities, { query: { q: 'ow' } }),
  getMadeChoices: () => queries.fetchQuery(ownPages.madeChoicesQuery),
  askForPages: () => ownPages.askForPages('a-request-of-four', OWLS),
  getMadeRequest: () => madePage(),
  listMadePages: () => queries.fetchInfiniteQuery(ownPages.madePagesQuery('no', 24)),
  getMadePage: async () => ownPages.getMadePage(await madePage()),
  keepMadePage: async () => ownPages.keepOwnPage(await madePage()),
  listChosenMade: async () => queries.fetchQuery(chosenQuery([await madePage()])),
  deleteMadePage: async () => ownPages.deleteOwnPage(await madePage()),
  stopMadeRequest: () => ownPages.stopRequest('a-request-of-four'),
  claimMadePages: () => ownPages.claimPages(),
  listFeatured: () => ask(activities.listFeatured),
  listDaily: () => ask(listDaily),
  getActivity: () => ask(activities.getActivity, { params: { id: 'owl' } }),
  listChosen: () => ask(activities.listChosen, { query: { ids: 'owl' } }),
  getKeepingRoom: () => ask(getKeepingRoom, { query: { category: 'animals' } }),
  getNeighbors: () => ask(activities.getNeighbors, { params: { id: 'owl' } }),
  listCategories: () => ask(listCategories, { query: { primary: 'true' } }),
  saveDrawing: () => save('drawing-1'),
  listDrawings: () => ask(drawings.listDrawings, { query: { activityId: 'owl' } }),
  getDrawingsUsage: () => ask(drawings.getDrawingsUsage),
  getDrawing: () => ask(drawings.getDrawing, { params: { id: 'drawing-1' } }),
  listDrawingVersions: () => ask(drawings.listDrawingVersions, { params: { id: 'drawing-1' } }),
  getDrawingVersion: () => ask(drawings.getDrawingVersion, { params: { id: 'drawing-1', revision: '1' } }),
  restoreDrawingVersion: () =>
    ask(drawings.restoreDrawingVersion, {
      params: { id: 'drawing-1', revision: '1' },
      body: { baseRevision: 1 },
    }),
  async renameDrawing() {
    expect((await renameDrawing('drawing-1', 'Night sky')).title).toBe('Night sky');
    expect((await ask(drawings.listDrawings, { query: { q: 'night', sort: 'title' } })).data).toHaveLength(1);
  },
  async copyDrawing() {
    await copyDrawing('drawing-1', { drawingId: 'drawing-2', title: 'Night sky (copy)' });
    await deleteDrawing('drawing-2', 1, undefined);
  },
  async deleteDrawing() {
    await deleteDrawing('drawing-1', undefined, undefined);
    expect((await ask(drawings.listDrawings)).data).toEqual([]);
  },
  mergeFavorites: () => ask(mergeFavorites, { body: { add: ['owl'], remove: [] } }),
  getFavorites: () => ask(getFavorites),
  getPrint: () => loadPrint('owl', 'letter'),
  getActivityStats: () => ask(getActivityStats, { query: { timezone: 'Europe/Berlin' } }),
  async listColoring() {
    expect((await ask(listColoring)).data).toMatchObject([{ activity: { id: 'owl' } }]);
  },
  async listDownloads() {
    expect((await ask(listDownloads)).data).toMatchObject([{ activity: { id: 'owl' } }]);
  },
  getNewsletter: () => queries.fetchQuery(newsletter.newsletterQuery),
  setNewsletter: () => newsletter.setNewsletter({ newPages: true, news: false }),
  askNewsletterConfirmation: newsletter.askNewsletterConfirmation,
  async confirmNewsletter() {
    const { text } = await sandbox.nextMail(ADA.email);
    await newsletter.confirmNewsletter(/token=([\w-]+)/.exec(text)?.[1] ?? '');
  },
  renamePerson: () => renamePerson('Ada L.'),
  listSessions: () => queries.fetchQuery(sessionsQuery),
  async endSession() {
    await signIn(new Browser(), location.origin, ADA);
    const place = (await queries.fetchQuery(sessionsQuery)).find(({ isThisOne }) => !isThisOne);
    await signOutPlace(place?.id ?? '');
  },
  endOtherSessions: signOutElsewhere,
  listWays: () => queries.fetchQuery(waysQuery),
  addEmailWay: linkEmail,
  removeWay: () => unlinkWay('email'),
  linkProvider: () => startLinking('google', { callbackURL: '/account', errorCallbackURL: '/account' }),
  getBelongings: () => queries.fetchQuery(belongingsQuery),
  async exportAccount() {
    expect((await loadExport()).type).toBe('application/zip');
  },
  getPages: () => ask(activities.getPages, { params: { id: 'owl' } }),
  beginPages: () => ask(activities.beginPages, { params: { id: 'owl' }, body: {} }),
  getSubscriptionDetails: () => ask(plans.getSubscriptionDetails),
  listOfferedStreams: () => ask(plans.listOfferedStreams),
  startSubscription: () => startCheckout(ANIMALS, 3),
  cancelPendingRequest: async () => {
    const { pendingRequest } = (await ask(plans.getSubscriptionDetails)).data;
    await cancelRequest((await loadProfile({ send, tokens }))!.uid);
    expect(pendingRequest?.streamsToSubscribe).toEqual(['animals']);
  },
  previewChange: async () => {
    await pay(await startCheckout(ANIMALS, 3));
    await until(
      async () => (await ask(plans.getSubscriptionDetails)).data.activeSubscription,
      (active) => active !== null,
    );
    await queries.fetchQuery(changePreviewQuery(ALL));
  },
  changeSubscription: async () => changePlan(ALL, await queries.fetchQuery(changePreviewQuery(ALL))),
  stopSubscription: () => stopPlan('Too little time'),
  resumeSubscription: () => resumePlan(),
  manageBilling: async () => expect(await openBilling('/account')).toContain('/stripe/portal/'),
  countEvents: () =>
    send(countEvents, { body: { events: [{ name: 'activity_opened', activityId: 'owl' }] } }),
  reportActivity: () => reportActivity('owl', 'words', 'a typo'),
  getAdminOverview: () => queries.fetchQuery(adminOverviewQuery),
  async listReportedPages() {
    expect(await queries.fetchQuery(reportedPagesQuery)).toMatchObject([{ id: 'owl' }]);
  },
  decideReports: () => adminActs.keepReported('owl'),
  async listProposedPages() {
    await addProposal(site.databases);
    expect(await queries.fetchQuery(proposedPagesQuery)).toMatchObject([{ id: 'owl-for-tomorrow' }]);
  },
  judgeProposedPage: () => adminActs.approve('owl-for-tomorrow'),
  listAdminPages: () => queries.fetchQuery(adminPagesQuery('owl')),
  async setPageShown() {
    await adminActs.hidePage('owl');
    await adminActs.showPage('owl');
  },
  async listAdminPeople() {
    expect(await queries.fetchQuery(adminPeopleQuery(BEA))).toMatchObject([{ email: BEA }]);
  },
  endSessionsOfPerson: async () => adminActs.signOut(await idOf(BEA)),
  deletePerson: async () => adminActs.deletePerson(await idOf(BEA)),
  async listAdminMails() {
    await addDeadMail(site.databases, BEA);
    expect(await queries.fetchQuery(adminMailsQuery)).toContainEqual(expect.objectContaining({ id: 'dead' }));
  },
  resendAdminMail: () => adminActs.resendMail('dead'),
  dropAdminMail: () => adminActs.dropMail('dead'),
  listTroubledPayments: () => queries.fetchQuery(troubledPaymentsQuery),
  async retryPayment() {
    const { id } = await site.databases.read
      .selectFrom('subscriptions')
      .select('id')
      .executeTakeFirstOrThrow();
    await adminActs.retryPayment(id);
  },
  deleteAccount,
  signOut,
};

async function idOf(email: string): Promise<string> {
  const [person] = await queries.fetchQuery(adminPeopleQuery(email));
  return person?.id ?? '';
}

let sandbox: RunningSandbox;
let site: TestServer;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

async function openSite(): Promise<void> {
  site = await startServer({
    sandbox: sandbox.origin,
    smtpUrl: sandbox.smtpUrl,
    variables: {
      ADMIN_EMAILS: ADA.email,
      PASSWORD_SIGN_IN: 'on',
      NATIVE_APP_ID: 'org.example.color',
      ...shopVariables(sandbox.origin),
    },
  });
  const { origin, databases, store } = site;
  await hearEvents(sandbox.origin, origin);
  const membersFrom = '2026-01-01T00:00:00.000Z';
  await addActivities(databases, { id: 'owl', title: 'Quiet Owl' }, { id: 'lynx', membersFrom });
  const line_key = await store.put('lines', 'svg', Buffer.from(LINE_ART));
  await databases.write.updateTable('activity_pages').set({ line_key }).execute();
  page.open(origin);
}

/** Statuses of the answers that a call got. */
function answersTo({ method, url }: Call): number[] {
  const path = new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);
  return page.exchanges
    .filter((sent) => sent.method === method && path.test(sent.path))
    .map(({ status }) => status);
}

it(
  'SRV-1 SRV-2 SRV-3 SRV-4 SRV-5 every call of the contracts works from the app to the server',
  async () => {
    const calls = await findCalls();
    expect(Object.keys(DRIVES).toSorted()).toEqual(Object.keys(calls).toSorted());
    await openSite();
    for (const [name, drive] of Object.entries(DRIVES)) {
      await drive().catch((error: unknown) => expect.soft(error, name).toBeUndefined());
    }
    for (const [name, call] of Object.entries(calls)) {
      const answers = answersTo(call);
      expect.soft(answers.length, `${name} was sent`).toBeGreaterThan(0);
      expect
        .soft(
          answers.filter((status) => status >= (LEADING_ON.has(name) ? 400 : 300)),
          `${name} was answered`,
        )
        .toEqual([]);
    }
  },
  EVERY_CALL_MS,
);
