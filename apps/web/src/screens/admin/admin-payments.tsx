import type { TroubledPayment } from '@inkbloom/contracts/admin';
import { useQuery } from '@tanstack/react-query';
import { adminActs, troubledPaymentsQuery } from '../../api/calls/admin.ts';
import { relativeTime } from '../../ui/format.ts';
import { ActButton } from './act-button.tsx';
import { AdminRow } from './row.tsx';
import { AdminSection } from './section.tsx';

/** Payments that could not be taken, and what the provider told and is not applied yet. */
export function AdminPayments({ most }: { readonly most?: number }) {
  return (
    <AdminSection
      title="Payments that need a look"
      asked={useQuery(troubledPaymentsQuery)}
      nothing="All payments are in order."
      part="payments"
      {...(most !== undefined && { most })}
      Row={PaymentRow}
    />
  );
}

function PaymentRow({ item: payment }: { readonly item: TroubledPayment }) {
  const { id, kind, email, amountCents, reason, since, attempts } = payment;
  const amount = amountCents === null ? '' : `$${(amountCents / 100).toFixed(2)}`;
  const title = kind === 'payment' ? amount : 'Told by the provider';
  return (
    <AdminRow
      title={title}
      words={email ?? 'nobody we know'}
      aside={
        <>
          <span className="block">{reason}</span>
          {kind === 'payment' ? `Due ${relativeTime(since).toLowerCase()}` : `${attempts} tries`}
        </>
      }
      actions={
        <ActButton
          words="Look Again"
          about={`${title}, ${email ?? id}`}
          act={() => adminActs.retryPayment(id)}
          done="The provider was asked"
        />
      }
    />
  );
}
