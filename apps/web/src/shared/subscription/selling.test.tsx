import type { Configuration } from '@inkbloom/contracts/configuration';
import { CONFIGURATION_ELEMENT } from '@inkbloom/contracts/configuration-element';
import type { SubscriptionDetails } from '@inkbloom/contracts/subscriptions';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { changePreviewQuery } from '../../api/calls/subscription-actions.ts';
import { configuration } from '../../api/client/configuration.ts';
import { ActivePlan } from '../../screens/account/plan/active-plan.tsx';
import { EndingPlan, NoPlan, PendingPlan } from '../../screens/account/plan/other-plans.tsx';
import { ChangeButton } from '../../screens/subscription/change.tsx';
import { Checkout } from '../../screens/subscription/checkout.tsx';
import { NOTHING_CHOSEN } from '../../screens/subscription/choice.ts';

const TERMS = {
  streamsToSubscribe: ['food'],
  billingFrequency: 'monthly',
  finalAmount: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
} as const;
const SELECTION = { streamsToSubscribe: ['food'], billingFrequency: 'monthly' } as const;
const SOON = new Date(Date.now() + 600_000).toISOString();

const bought = vi.fn();
const actions = {
  doing: null,
  failureOf: () => undefined,
  stop: async () => true,
  cancelPending: async () => true,
  resume: async () => Boolean(bought() ?? true),
  openPortal: async () => true,
};
const checkout = {
  isStarting: false,
  failure: undefined,
  pending: undefined,
  start: bought,
  dismiss: () => undefined,
  closePending: () => undefined,
};
const failedPayment = { amount: 3, nextAttemptAt: null, payUrl: 'https://pay.example' };
const active: NonNullable<SubscriptionDetails['activeSubscription']> = {
  ...TERMS,
  streamsToSubscribe: ['food'],
  status: 'active',
  failedPayment,
};
const pending = {
  ...TERMS,
  streamsToSubscribe: ['food'],
  status: 'pending' as const,
  checkoutExpiresAt: SOON,
  checkoutUrl: 'https://pay.example',
};
const ending = { ...TERMS, streamsToSubscribe: ['food'], status: 'canceled' as const, paidUntil: SOON };
const pendingProps = { actions, isRefreshing: false, onRefresh: () => undefined };

/** Every place where money is spent, by the button that spends it. */
const PURCHASES: readonly (readonly [string, () => ReactNode])[] = [
  [
    'Checkout',
    () => (
      <Checkout choice={{ ...NOTHING_CHOSEN, picked: ['food'] }} checkout={checkout} isForNothing={false} />
    ),
  ],
  ['Change Plan', () => <ChangeButton selection={{ ...SELECTION, streamsToSubscribe: ['food'] }} />],
  ['Complete Payment', () => <PendingPlan request={pending} {...pendingProps} />],
  ['Pay Now', () => <ActivePlan plan={active} actions={actions} />],
  ['Resume Subscription', () => <EndingPlan plan={ending} actions={actions} />],
];

function configure(changes: Partial<Configuration>): void {
  Object.assign(configuration() ?? {}, changes);
}

beforeEach(() => {
  const written = document.createElement('script');
  written.id = CONFIGURATION_ELEMENT;
  written.type = 'application/json';
  written.textContent = JSON.stringify({ appName: 'Inkbloom' });
  document.head.append(written);
  configure({ payments: true, parentCheck: 'shell', storeUpgrade: true });
  bought.mockReset();
  vi.spyOn(window, 'open').mockImplementation(bought);
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    bought();
    return new Response('{}', { status: 400 });
  });
});

afterEach(() => {
  delete document.documentElement.dataset['shell'];
  document.querySelector(`#${CONFIGURATION_ELEMENT}`)?.remove();
});

function open(content: ReactNode): void {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const preview = { dueNowCents: 300, paymentCents: 300, renewsAt: SOON, lines: [], prorationDate: 1 };
  queries.setQueryData(changePreviewQuery({ ...SELECTION, streamsToSubscribe: ['food'] }).queryKey, preview);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{content}</MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Does the sum of the parent check, or another one. */
async function answer(isRight: boolean): Promise<void> {
  const [, a, b] = /(\d+) × (\d+)/.exec(screen.getByText(/What is/).textContent ?? '') ?? [];
  const field = screen.getByRole('textbox', { name: /What is/ });
  await userEvent.fill(field, String(Number(a) * Number(b) + (isRight ? 0 : 1)));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

it.each(PURCHASES)('SUB-6 ACC-7 in the shell a grown-up does a sum before %s', async (name, content) => {
  document.documentElement.dataset['shell'] = 'native';
  open(content());
  await userEvent.click(screen.getByRole('button', { name }));
  await answer(false);
  expect(screen.getByRole('alert').textContent).toContain('Please ask a grown-up');
  expect(bought).not.toHaveBeenCalled();
  await answer(true);
  await expect.poll(() => bought.mock.calls.length).toBeGreaterThan(0);
});

it('SUB-6 the sum stands everywhere or nowhere, as the operator wants', async () => {
  configure({ parentCheck: 'everywhere' });
  open(
    <Checkout choice={{ ...NOTHING_CHOSEN, picked: ['food'] }} checkout={checkout} isForNothing={false} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(bought).not.toHaveBeenCalled();
  await answer(true);
  expect(bought).toHaveBeenCalledOnce();
  configure({ parentCheck: 'nowhere' });
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(bought).toHaveBeenCalledTimes(2);
});

/** What leads to a payment among the buttons and links of the screen. */
function ways(): (string | null)[] {
  return [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]
    .map(({ textContent }) => textContent)
    .filter((text) => !['Refresh Status', 'Cancel Request', 'Cancel Subscription'].includes(text ?? ''));
}

it('ACC-7 where a store forbids it the shell shows no way to buy, and a website still does', () => {
  const card = (
    <>
      <PendingPlan request={pending} {...pendingProps} />
      <PendingPlan request={{ ...pending, checkoutExpiresAt: TERMS.createdAt }} {...pendingProps} />
      <ActivePlan plan={active} actions={actions} />
      <EndingPlan plan={ending} actions={actions} />
      <NoPlan gifts={[]} />
    </>
  );
  configure({ storeUpgrade: false });
  open(card);
  expect(ways()).toHaveLength(7);
  cleanup();
  document.documentElement.dataset['shell'] = 'native';
  open(card);
  expect(ways()).toEqual([]);
});
