import { ALL_STREAMS } from './access.ts';

/** How often a subscription is paid. */
export type BillingFrequency = 'monthly' | 'annual';

/** What is chosen to be paid for. */
export interface Selection {
  /** Ids of streams, or the one id that stands for all. */
  readonly streamsToSubscribe: readonly string[];
  readonly billingFrequency: BillingFrequency;
}

/** US cents a month for one stream, and for all of them. */
export const STREAM_MONTHLY_CENTS = 300;
export const UNLIMITED_MONTHLY_CENTS = 1200;
/** Months of a year that are not paid for when the year is paid at once. */
export const ANNUAL_FREE_MONTHS = 4;
/** The id that is sent for every stream. */
export const EVERY_STREAM = `${ALL_STREAMS}*`;

const MONTHS = 12;

/** Whether a selection is the unlimited plan. */
export function isUnlimitedChoice({ streamsToSubscribe }: Pick<Selection, 'streamsToSubscribe'>): boolean {
  return streamsToSubscribe.some((id) => id.startsWith(ALL_STREAMS));
}

/** US cents a month of a selection, as if it were paid monthly. */
export function monthlyCents(selection: Pick<Selection, 'streamsToSubscribe'>): number {
  if (isUnlimitedChoice(selection)) return UNLIMITED_MONTHLY_CENTS;
  return selection.streamsToSubscribe.length * STREAM_MONTHLY_CENTS;
}

/** What a monthly price makes in one payment, in US cents. */
export function paymentCents(monthly: number, billingFrequency: BillingFrequency): number {
  return billingFrequency === 'annual' ? monthly * (MONTHS - ANNUAL_FREE_MONTHS) : monthly;
}

/** What a selection costs in one payment, in US cents. */
export function priceCents(selection: Selection): number {
  return paymentCents(monthlyCents(selection), selection.billingFrequency);
}

/** Percent that a year at once saves over twelve months, rounded. */
export function annualSavingsPercent(): number {
  return Math.round((ANNUAL_FREE_MONTHS / MONTHS) * 100);
}
