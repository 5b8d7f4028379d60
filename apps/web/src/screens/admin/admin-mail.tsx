import type { AdminMail } from '@inkbloom/contracts/admin';
import { useQuery } from '@tanstack/react-query';
import { adminActs, adminMailsQuery } from '../../api/calls/admin.ts';
import { nameFromSlug, relativeTime } from '../../ui/format.ts';
import { ActButton } from './act-button.tsx';
import { AdminRow } from './row.tsx';
import { AdminSection } from './section.tsx';

interface AdminMailsProps {
  readonly most?: number;
  /** Whether mail that only waits is left out. */
  readonly onlyFailed?: boolean;
}

/** Mail that was given up or waits. */
export function AdminMails({ most, onlyFailed = false }: AdminMailsProps) {
  const { data, error } = useQuery(adminMailsQuery);
  const mails = onlyFailed ? data?.filter(({ isGivenUp }) => isGivenUp) : data;
  return (
    <AdminSection
      title={onlyFailed ? 'Failed mail' : 'Mail'}
      asked={{ data: mails, error }}
      nothing={onlyFailed ? 'Every mail went out.' : 'No mail waits.'}
      part="mail"
      {...(most !== undefined && { most })}
      Row={MailRow}
    />
  );
}

function MailRow({ item: mail }: { readonly item: AdminMail }) {
  const { id, kind, recipient, isGivenUp, attempts, lastError, createdAt } = mail;
  const about = `${kind} to ${recipient}`;
  return (
    <AdminRow
      title={nameFromSlug(kind)}
      words={`${recipient}, ${relativeTime(createdAt).toLowerCase()}`}
      aside={
        <>
          <span className={isGivenUp ? 'block font-bold text-danger' : 'block'}>
            {isGivenUp ? `Given up after ${attempts} tries` : `Waits, ${attempts} tries so far`}
          </span>
          {lastError}
        </>
      }
      actions={
        <>
          <ActButton
            words="Send Again"
            about={about}
            act={() => adminActs.resendMail(id)}
            done="On its way again"
          />
          <ActButton words="Drop" about={about} act={() => adminActs.dropMail(id)} done="Taken out" />
        </>
      }
    />
  );
}
