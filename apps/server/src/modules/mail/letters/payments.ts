import type { Letter } from '../layout.ts';

/** An invoice as its mails tell of it. */
interface InvoiceFacts {
  readonly number: string;
  readonly createdAt: string;
  readonly lines: readonly { readonly text: string; readonly cents: number }[];
}

/** What a receipt tells. */
export interface ReceiptFacts extends InvoiceFacts {
  readonly totalCents: number;
  readonly paidCents: number;
  /** When it is paid again, and how much; undefined where it is not. */
  readonly next: { readonly at: string; readonly cents: number } | undefined;
  readonly payUrl: string | null;
  /** Where the plan is changed or canceled. */
  readonly url: string;
}

/** What the mail about a payment that failed tells. */
export interface FailedPaymentFacts extends InvoiceFacts {
  readonly dueCents: number;
  readonly nextAttemptAt: string | null;
  /** Where it can be paid. */
  readonly url: string;
}

function dollars(cents: number): string {
  return `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;
}

function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** The receipt of a payment. */
export function receiptLetter(facts: ReceiptFacts): Letter {
  const { number, createdAt, lines, totalCents, paidCents, next, url } = facts;
  const sum = lines.reduce((total, { cents }) => total + cents, 0);
  const discount: [string, string][] = sum > totalCents ? [['Discount', dollars(totalCents - sum)]] : [];
  const credit: [string, string][] =
    totalCents > paidCents ? [['Credit used', dollars(paidCents - totalCents)]] : [];
  return {
    subject: `Your receipt ${number}`,
    preview: `${dollars(paidCents)} paid on ${dayOf(createdAt)}.`,
    picture: 'page',
    title: 'Thank you',
    blocks: [
      { kind: 'text', text: `Receipt ${number}, ${dayOf(createdAt)}` },
      {
        kind: 'facts',
        rows: [
          ...lines.map(({ text, cents }) => [text, dollars(cents)] as const),
          ...discount,
          ...credit,
          ['Paid', dollars(paidCents)],
          ['Next', next ? `${dayOf(next.at)}, ${dollars(next.cents)}` : 'There is no further payment.'],
        ],
      },
      { kind: 'button', label: 'Change or Cancel the Plan', url },
    ],
    reason: 'This mail was sent because a payment was made from your account.',
  };
}

/** The mail that says a payment failed, what happens next, and where it can be paid. */
export function failedPaymentLetter({ dueCents, nextAttemptAt, number, url }: FailedPaymentFacts): Letter {
  const next =
    nextAttemptAt === null
      ? 'It will not be tried again by itself.'
      : `The same card is tried again on ${dayOf(nextAttemptAt)}.`;
  return {
    subject: 'Your card was declined',
    preview: 'Your streams stay open meanwhile.',
    picture: 'inkwell',
    title: 'Your card was declined',
    blocks: [
      {
        kind: 'text',
        text: `${dollars(dueCents)} for invoice ${number} could not be taken. Banks seldom say why; often the card is new or expired. Your streams stay open meanwhile.`,
      },
      { kind: 'text', text: next },
      { kind: 'button', label: 'Pay or Use Another Card', url },
      {
        kind: 'small',
        text: 'Rather stop? Cancel the plan in your account; nothing is owed. Your drawings stay, and so do all free pages.',
      },
    ],
    reason: 'This mail was sent because something happened in your account; it is not part of any list.',
  };
}
