import type { Category } from '@inkbloom/contracts/categories';
import {
  ANNUAL_FREE_MONTHS,
  type BillingFrequency,
  monthlyCents,
  UNLIMITED_MONTHLY_CENTS,
} from '@inkbloom/contracts/prices';
import { Check, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { type Choice, selectionOf, toggleUnlimited } from './choice.ts';
import { OrderLines } from './order-lines.tsx';
import { renewalDay, featuresOf } from './words.ts';

interface OrderSummaryProps {
  readonly choice: Choice;
  readonly streams: readonly Category[];
  readonly onChoose: (choice: Choice) => void;
  /** What is paid now when a plan is changed. */
  readonly change: ReactNode;
  /** The button and what stands in its way. */
  readonly children: ReactNode;
}

const FREQUENCIES: readonly (readonly [BillingFrequency, string])[] = [
  ['monthly', 'Monthly'],
  ['annual', `Annual · ${ANNUAL_FREE_MONTHS} months off`],
];

/** What is chosen, what it costs and when again, and what happens on canceling: always in sight. */
export function OrderSummary({ choice, streams, onChoose, change, children }: OrderSummaryProps) {
  return (
    <section
      aria-labelledby="order-summary"
      className="grid content-start gap-4.5 rounded-panel bg-panel p-5 shadow-rest tablet:p-6 desktop:sticky desktop:top-20"
    >
      <h2 id="order-summary" className="scroll-mt-20 text-22">
        Order Summary
      </h2>
      <div className="grid grid-cols-2 gap-1 rounded-sheet bg-field p-1 inset-ring inset-ring-line">
        {FREQUENCIES.map(([frequency, words]) => (
          <button
            key={frequency}
            type="button"
            aria-pressed={choice.frequency === frequency}
            onClick={() => onChoose({ ...choice, frequency })}
            className={classNames(
              'min-h-11 rounded-small px-2 font-display text-14 leading-tight font-semibold',
              choice.frequency === frequency ? 'bg-ink text-desk' : 'hover:bg-accent-wash',
            )}
          >
            {words}
          </button>
        ))}
      </div>
      <OrderLines choice={choice} streams={streams} />
      <Hint choice={choice} onChoose={onChoose} />
      {change}
      <p className="text-14 leading-5 text-muted">{renewalWords(choice)}</p>
      <ul className="grid gap-1.5 text-14 leading-5">
        {featuresOf(choice.isUnlimited).map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 flex-none text-ok" />
            {feature}
          </li>
        ))}
      </ul>
      {children}
      <div className="flex gap-2.5 text-14 leading-5 text-muted">
        <ShieldCheck aria-hidden className="size-5 flex-none" />
        <p>
          <b className="block text-ink">Secure Payment</b>
          We do not store your card info.
          <br />
          No hidden fees.
        </p>
      </div>
    </section>
  );
}

/** When a subscription that starts today is paid again. */
function renewalWords({ frequency }: Choice): string {
  const next = new Date();
  if (frequency === 'annual') next.setFullYear(next.getFullYear() + 1);
  else next.setMonth(next.getMonth() + 1);
  return `Started today it renews on ${renewalDay(next)}. Cancel any day: it stays open until then, and nothing more is charged.`;
}

/** From the price of all streams on, all of them are the better choice. */
function Hint({ choice, onChoose }: Pick<OrderSummaryProps, 'choice' | 'onChoose'>) {
  const selection = selectionOf(choice);
  if (choice.isUnlimited || !selection || monthlyCents(selection) < UNLIMITED_MONTHLY_CENTS) return null;
  return (
    <div className="grid gap-1 rounded-sheet bg-accent-soft px-4 py-3 text-14 leading-5">
      <b>All streams cost $12 a month, and so do four.</b>
      <button
        type="button"
        onClick={() => onChoose(toggleUnlimited(choice))}
        className="reach justify-self-start font-semibold text-accent-strong underline underline-offset-3"
      >
        Take All Streams instead
      </button>
    </div>
  );
}
