import { expect, it, onTestFinished } from 'vitest';
import { providerAway, testBilling } from '../../../testing/billing.ts';
import { createBillingWorker } from './worker.ts';

it('OPS-3 an absence of the payment provider is told once in the log, and its end; missed events are asked for once', async () => {
  const billing = await testBilling({ subscriptionsOf: async () => [], invoicesOf: async () => [] });
  let looks = 0;
  const setup: typeof billing.provider.setup = async () => {
    looks++;
    if (looks <= 2) throw providerAway();
    return billing.provider.setup();
  };
  const worker = createBillingWorker({ ...billing, provider: { ...billing.provider, setup } });
  onTestFinished(() => worker.stop());
  void worker.run();
  const failed = 'payments could not be looked at; they are tried again';
  await expect.poll(() => billing.lines).toEqual([failed]);
  worker.wake();
  await expect.poll(() => looks).toBe(2);
  worker.wake();
  await expect.poll(() => billing.lines).toEqual([failed, 'the payment provider answers again']);
  worker.wake();
  await expect.poll(() => looks).toBe(4);
  await worker.stop();
  expect(billing.asked.map(([name]) => name)).toEqual(['subscriptionsOf', 'invoicesOf']);
  expect(billing.lines).toHaveLength(2);
});
