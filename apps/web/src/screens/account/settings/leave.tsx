import { type Belongings, GRACE_DAYS } from '@inkbloom/contracts/account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { belongingsQuery, deleteAccount } from '../../../api/calls/leave-account.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { SettingTrouble } from './trouble.tsx';
import { useChange } from '../../../ui/use-change.ts';

function dayWords(date: Date): string {
  return date.toLocaleDateString('en', { day: 'numeric', month: 'long' });
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** The wish to leave, with what will be lost. */
export function Leave() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        Your drawings, pages, favorites and account go for good after {GRACE_DAYS} days. Signing in before
        then keeps everything.
      </p>
      <Button className="text-danger inset-ring-danger" onClick={() => setOpen(true)}>
        Delete My Account...
      </Button>
      {isOpen && <LeaveDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

/** What goes with the account; pages of one's own are named where there are any, as in the mail. */
function whatGoes({ drawings, pages, favorites, records }: Belongings): string {
  const own = pages ? `${counted(pages, 'page')} of your own, ` : '';
  return `${counted(drawings, 'drawing')}, ${own}${counted(favorites, 'favorite')} and ${counted(records, 'record')} go.`;
}

function LeaveDialog({ onClose }: { readonly onClose: () => void }) {
  const { data } = useQuery(belongingsQuery);
  const change = useChange();
  const navigate = useNavigate();
  const [openedAt] = useState(() => Date.now());
  const day = dayWords(new Date(openedAt + GRACE_DAYS * 86_400_000));
  const leave = async () => {
    const at = await deleteAccount();
    showToast(`Your account will be deleted on ${dayWords(at)}`);
    await navigate('/');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete your account?"
      actions={
        <>
          <Button onClick={onClose}>Keep My Account</Button>
          <Button kind="danger" busy={change.isBusy} onClick={() => change.run(leave)}>
            Delete My Account
          </Button>
        </>
      }
    >
      <dl className="grid gap-x-4 tablet:grid-cols-[auto_1fr] tablet:gap-y-2 max-tablet:[&>dd]:mb-2">
        <dt className="font-display font-semibold text-ink">Today</dt>
        <dd>You are signed out everywhere, and a mail tells you how to come back.</dd>
        <dt className="font-display font-semibold text-ink">Until {day}</dt>
        <dd>Sign in once, and everything is as it was.</dd>
        <dt className="font-display font-semibold text-ink">{day}</dt>
        <dd>{data ? whatGoes(data) : 'Drawings, pages of your own, favorites and records go.'}</dd>
      </dl>
      <div className="mt-4 text-ink empty:hidden">
        <SettingTrouble title="Your account was not touched" error={change.error} />
      </div>
    </Dialog>
  );
}
