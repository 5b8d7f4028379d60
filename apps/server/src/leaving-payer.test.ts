// @module-tag postgres
import { testStore } from '../testing/stores.ts';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../testing/sandbox.ts';
import { shopVariables, startShop, until } from '../testing/shop.ts';
import { readConfig } from './config.ts';
import { deleteDueAccounts } from './modules/people/deletion.ts';
import { endPayments, openBilling, stopRenewal } from './modules/subscriptions/subscriptions.ts';

const DAY_MS = 86_400_000;
const ANIMALS = { streamsToSubscribe: ['animals'], billingFrequency: 'monthly' } as const;

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

it('AUTH-7 SUB-9 who leaves pays nothing more: an account waits for its payments to be ended first', async () => {
  const shop = await startShop(sandbox, { variables: { LOG_LEVEL: 'silent' } });
  await shop.subscribe(ANIMALS);
  const { payments } = readConfig(shopVariables(sandbox.origin));
  const { databases, origin: publicUrl } = shop;
  const log = pino({ level: 'silent' });
  const billing = openBilling(payments!, { databases, mailer: undefined, publicUrl, log });
  const parts = {
    store: await testStore(),
    databases,
    publicUrl,
    mailer: undefined,
    payments: {
      stopRenewal: (userId: string) => stopRenewal(billing, userId),
      end: (userId: string) => endPayments(billing, userId),
    },
  };
  const users = () => databases.write.selectFrom('users').select('id').execute();
  const atProvider = async () => {
    const headers = { authorization: 'Bearer sk_test_sandbox' };
    const answer = await fetch(`${sandbox.origin}/stripe/v1/subscriptions?status=all`, { headers });
    const { data } = (await answer.json()) as { data: { status: string; cancel_at_period_end: boolean }[] };
    return data.map(({ status, cancel_at_period_end }) => [status, cancel_at_period_end]);
  };

  expect((await shop.call('POST', '/api/v1/account/deletion', {})).statusCode).toBe(200);
  await deleteDueAccounts(parts, new Date());
  expect(await atProvider()).toEqual([['active', true]]);

  await sandbox.fail('stripe', 'down', 1000);
  const due = new Date(Date.now() + 7 * DAY_MS + 60_000);
  await expect(deleteDueAccounts(parts, due)).rejects.toThrow();
  expect(await users()).toHaveLength(1);

  await sandbox.fail('stripe', 'down', 0);
  await deleteDueAccounts(parts, due);
  expect(await atProvider()).toEqual([['canceled', true]]);
  await until(users, (left) => left.length === 0);
});
