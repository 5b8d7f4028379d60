import * as contracts from '@inkbloom/contracts/newsletter';
import { queryOptions } from '@tanstack/react-query';
import { ask, queries, send } from '../client/connection.ts';

const KEY = ['account', 'newsletter'];

/** What the person wants to be mailed. */
export const newsletterQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => (await ask(contracts.getNewsletter, { signal })).data,
});

/** Notes what the person wants. */
export async function setNewsletter(body: {
  readonly newPages: boolean;
  readonly news: boolean;
}): Promise<void> {
  queries.setQueryData(KEY, (await ask(contracts.setNewsletter, { body })).data);
}

/** Has the link mailed by which the person confirms. */
export async function askNewsletterConfirmation(): Promise<void> {
  await ask(contracts.askNewsletterConfirmation, { body: {} });
}

/** Confirms by the link of a mail. */
export async function confirmNewsletter(token: string): Promise<void> {
  await send(contracts.confirmNewsletter, { body: { token } });
  await queries.invalidateQueries({ queryKey: KEY });
}
