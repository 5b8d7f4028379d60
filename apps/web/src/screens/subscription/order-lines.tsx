import type { Category } from '@inkbloom/contracts/categories';
import {
  ANNUAL_FREE_MONTHS,
  paymentCents,
  STREAM_MONTHLY_CENTS,
  UNLIMITED_MONTHLY_CENTS,
} from '@inkbloom/contracts/prices';
import type { Choice } from './choice.ts';
import { dollars } from './words.ts';

const MONTHS = 12;

interface Line {
  readonly name: string;
  readonly cents: number;
}

function linesOf({ isUnlimited, picked, frequency }: Choice, streams: readonly Category[]): Line[] {
  const months = frequency === 'annual' ? MONTHS : 1;
  if (isUnlimited) return [{ name: 'All Streams', cents: UNLIMITED_MONTHLY_CENTS * months }];
  return streams
    .filter(({ id }) => picked.includes(id))
    .map(({ name }) => ({ name, cents: STREAM_MONTHLY_CENTS * months }));
}

function Row({ name, amount }: { readonly name: string; readonly amount: string }) {
  return (
    <div className="flex justify-between gap-3">
      <dt>{name}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
}

interface OrderLinesProps {
  readonly choice: Choice;
  readonly streams: readonly Category[];
}

/** What is chosen, line by line, what is taken off, and the total. */
export function OrderLines({ choice, streams }: OrderLinesProps) {
  const lines = linesOf(choice, streams);
  const isAnnual = choice.frequency === 'annual';
  const sum = lines.reduce((total, { cents }) => total + cents, 0);
  const total = isAnnual ? paymentCents(sum / MONTHS, 'annual') : sum;
  return (
    <>
      <dl className="grid min-h-21 content-start gap-1.5">
        {lines.length === 0 && <p className="text-muted">Nothing is chosen yet.</p>}
        {lines.map(({ name, cents }) => (
          <Row key={name} name={name} amount={dollars(cents)} />
        ))}
        {isAnnual && lines.length > 0 && (
          <Row name={`Discount, ${ANNUAL_FREE_MONTHS} months off`} amount={dollars(total - sum)} />
        )}
      </dl>
      <p className="flex items-baseline justify-between gap-3 border-t border-dashed border-edge pt-3.5">
        <span className="font-display font-semibold">Total per {isAnnual ? 'year' : 'month'}</span>
        <output className="font-display text-28 leading-none font-semibold tabular-nums">
          {dollars(total)}
        </output>
      </p>
    </>
  );
}
