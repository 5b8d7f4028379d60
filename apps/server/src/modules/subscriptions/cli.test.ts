import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pino from 'pino';
import { type RunningSandbox, startSandbox } from '../../../testing/sandbox.ts';
import { type Shop, shopVariables, startShop } from '../../../testing/shop.ts';
import { readConfig } from '../../config.ts';
import { openBilling, runBilling } from './subscriptions.ts';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

async function run({ databases, origin }: Shop, ...args: string[]) {
  const lines: string[] = [];
  const { payments } = readConfig(shopVariables(sandbox.origin));
  const log = pino({ level: 'silent' });
  const billing = openBilling(payments!, { databases, mailer: undefined, publicUrl: origin, log });
  const say = (line: string) => void lines.push(line);
  const code = await runBilling(args, { databases, billing, result: say, notice: say });
  return { code, text: lines.join('\n') };
}

describe('npm run billing', () => {
  it('sets up once, checks, reconciles, gives back and grants', async () => {
    const shop = await startShop(sandbox);
    await shop.subscribe({ streamsToSubscribe: ['animals'], billingFrequency: 'monthly' });
    const { email } = await shop.databases.read.selectFrom('users').select('email').executeTakeFirstOrThrow();
    expect(await run(shop, 'setup')).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^0 prices made/) as string,
    });
    expect(await run(shop, 'check')).toMatchObject({
      code: 0,
      text: expect.stringContaining('ok\twebhook') as string,
    });
    expect((await run(shop, 'reconcile')).text).toBe('1 customers looked at');
    expect((await run(shop, 'refund', email, '1')).text).toContain('$1.00 given back');
    expect((await run(shop, 'refund', email)).text).toContain('given back');
    expect(await run(shop, 'refund', email)).toMatchObject({ code: 1 });
    expect((await run(shop, 'grant', email, 'food', '--months', '2')).code).toBe(0);
    const { userProfile } = await shop.details();
    expect(userProfile.subscribedStreams).toEqual(['animals', 'food']);
    expect((await run(shop, 'grant', email, 'all', '--months', '1')).code).toBe(0);
    expect((await shop.details()).userProfile.subscribedStreams).toContain('all-streams-gift');
  });

  it('refuses what makes no sense, and changes nothing', async () => {
    const shop = await startShop(sandbox);
    expect((await run(shop, 'sell')).code).toBe(2);
    expect(await run(shop, 'grant', 'nobody@example.org', 'food', '--months', '2')).toMatchObject({
      code: 1,
      text: 'error not_found: nobody has the address nobody@example.org',
    });
    expect((await run(shop, 'grant', 'a@example.org', 'moon', '--months', '2')).text).toContain(
      'unknown_stream',
    );
    expect((await run(shop, 'grant', 'a@example.org', 'food', '--months', '0')).text).toContain(
      'invalid_months',
    );
  });
});
