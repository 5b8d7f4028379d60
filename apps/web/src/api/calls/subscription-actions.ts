import type { Selection } from '@inkbloom/contracts/prices';
import {
  cancelPendingRequest,
  changeSubscription,
  manageBilling,
  previewChange,
  resumeSubscription,
  startSubscription,
  stopSubscription,
  type ChangePreview,
} from '@inkbloom/contracts/subscriptions';
import { queryOptions } from '@tanstack/react-query';
import { ask, queries } from '../client/connection.ts';

/** The payment provider's name, as the start of a subscription carries it. */
const PROVIDER = 'stripe';
/** Milliseconds after a change until what is known of the subscription is asked for again. */
const INVALIDATED_AFTER_MS = 100;

function toBody({ streamsToSubscribe, billingFrequency }: Selection) {
  return { streamsToSubscribe: [...streamsToSubscribe], billingFrequency };
}

/** What is known of the subscription is out of date in a moment. */
function forgetSoon(): void {
  setTimeout(() => void queries.invalidateQueries({ queryKey: ['subscription'] }), INVALIDATED_AFTER_MS);
}

async function changing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } finally {
    forgetSoon();
  }
}

/** Starts a subscription; gives the provider's page, empty where the answer names none. */
export async function startCheckout(selection: Selection, totalAmount: number): Promise<string> {
  const body = { ...toBody(selection), totalAmount, paymentMethod: PROVIDER };
  return (await changing(ask(startSubscription, { body }))).data.checkoutUrl;
}

/** Ends the subscription with its paid period. */
export async function stopPlan(reason: string): Promise<void> {
  await changing(ask(stopSubscription, { body: reason ? { reason } : {} }));
}

/** Takes the checkout back that was started. */
export async function cancelRequest(userId: string): Promise<void> {
  await changing(ask(cancelPendingRequest, { body: { userId } }));
}

/** The provider's page for cards and invoices; empty where the answer names none. */
export async function openBilling(returnUrl: string): Promise<string> {
  return (await ask(manageBilling, { body: { returnUrl } })).data.portalUrl;
}

/** Lets a canceled subscription go on. */
export async function resumePlan(): Promise<void> {
  await changing(ask(resumeSubscription, { body: {} }));
}

/** What another choice would cost now. */
export function changePreviewQuery(selection: Selection) {
  return queryOptions({
    queryKey: ['subscription', 'preview', selection],
    queryFn: async ({ signal }) => (await ask(previewChange, { body: toBody(selection), signal })).data,
    staleTime: 60_000,
    gcTime: 60_000,
  });
}

/** Changes the subscription as it was previewed. */
export async function changePlan(
  selection: Selection,
  { paymentCents, prorationDate }: ChangePreview,
): Promise<void> {
  const body = { ...toBody(selection), totalAmount: paymentCents / 100, prorationDate };
  await changing(ask(changeSubscription, { body }));
}
