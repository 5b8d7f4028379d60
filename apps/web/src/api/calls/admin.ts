import {
  decideReports,
  deletePerson,
  dropAdminMail,
  endSessionsOfPerson,
  getAdminOverview,
  judgeProposedPage,
  listAdminMails,
  listAdminPages,
  listAdminPeople,
  listProposedPages,
  listReportedPages,
  listTroubledPayments,
  resendAdminMail,
  retryPayment,
  setPageShown,
} from '@inkbloom/contracts/admin';
import { queryOptions } from '@tanstack/react-query';
import { ask, queries } from '../client/connection.ts';

const KEY = 'admin';

/** Everything of the operator's page is looked at anew after each act. */
async function afterwards(act: Promise<unknown>): Promise<void> {
  await act;
  await queries.invalidateQueries({ queryKey: [KEY] });
}

/** How the installation is; fails with 404 for everybody but operators. */
export const adminOverviewQuery = queryOptions({
  queryKey: [KEY, 'overview'],
  queryFn: async ({ signal }) => (await ask(getAdminOverview, { signal, retryAttempts: 0 })).data,
  staleTime: 0,
  refetchInterval: 30_000,
});

export const reportedPagesQuery = queryOptions({
  queryKey: [KEY, 'reports'],
  queryFn: async ({ signal }) => (await ask(listReportedPages, { signal })).data,
  staleTime: 0,
});

export const proposedPagesQuery = queryOptions({
  queryKey: [KEY, 'proposals'],
  queryFn: async ({ signal }) => (await ask(listProposedPages, { signal })).data,
  staleTime: 0,
});

export const adminPagesQuery = (query: string) =>
  queryOptions({
    queryKey: [KEY, 'pages', query],
    queryFn: async ({ signal }) => (await ask(listAdminPages, { signal, query: { query } })).data,
    staleTime: 0,
  });

export const adminPeopleQuery = (query: string) =>
  queryOptions({
    queryKey: [KEY, 'people', query],
    queryFn: async ({ signal }) => (await ask(listAdminPeople, { signal, query: { query } })).data,
    staleTime: 0,
  });

export const adminMailsQuery = queryOptions({
  queryKey: [KEY, 'mails'],
  queryFn: async ({ signal }) => (await ask(listAdminMails, { signal })).data,
  staleTime: 0,
});

export const troubledPaymentsQuery = queryOptions({
  queryKey: [KEY, 'payments'],
  queryFn: async ({ signal }) => (await ask(listTroubledPayments, { signal })).data,
  staleTime: 0,
});

/** What an operator can do; each ends when the page shows what came of it. */
export const adminActs = {
  showPage: (id: string) => afterwards(ask(setPageShown, { params: { id }, body: { isShown: true } })),
  hidePage: (id: string) => afterwards(ask(setPageShown, { params: { id }, body: { isShown: false } })),
  keepReported: (id: string) =>
    afterwards(ask(decideReports, { params: { id }, body: { decision: 'keep' } })),
  hideReported: (id: string) =>
    afterwards(ask(decideReports, { params: { id }, body: { decision: 'hide' } })),
  approve: (id: string) =>
    afterwards(ask(judgeProposedPage, { params: { id }, body: { opinion: 'approved' } })),
  decline: (id: string) =>
    afterwards(ask(judgeProposedPage, { params: { id }, body: { opinion: 'rejected' } })),
  signOut: (id: string) => afterwards(ask(endSessionsOfPerson, { params: { id } })),
  deletePerson: (id: string) => afterwards(ask(deletePerson, { params: { id } })),
  resendMail: (id: string) => afterwards(ask(resendAdminMail, { params: { id }, body: {} })),
  dropMail: (id: string) => afterwards(ask(dropAdminMail, { params: { id } })),
  retryPayment: (id: string) => afterwards(ask(retryPayment, { params: { id }, body: {} })),
};
