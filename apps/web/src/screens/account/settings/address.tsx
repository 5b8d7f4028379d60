import type { Profile } from '@inkbloom/contracts/people';
import { type SubmitEvent, useId, useState } from 'react';
import { requestAddressChange } from '../../../api/calls/password-sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Setting } from './setting.tsx';
import { SettingTrouble } from './trouble.tsx';
import { useChange } from './use-change.ts';

/** The address of the account, and the way to another one. */
export function AddressSetting({ profile }: { readonly profile: Profile }) {
  const [email, setEmail] = useState('');
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const change = useChange();
  const id = useId();
  function submit(event: SubmitEvent) {
    event.preventDefault();
    const address = email.trim().toLowerCase();
    change.run(async () => {
      await requestAddressChange(address);
      setAskedFor(address);
      setEmail('');
    });
  }
  return (
    <Setting title="Email" words={`Now ${profile.email}. It changes once the new one is confirmed.`}>
      <form onSubmit={submit} className="grid gap-3">
        <label htmlFor={id} className="font-display text-14 font-semibold">
          New address
        </label>
        <div className="flex flex-wrap gap-2.5">
          <input
            id={id}
            type="email"
            value={email}
            required
            autoComplete="email"
            onChange={(event) => setEmail(event.currentTarget.value)}
            className="h-12 min-w-0 flex-1 rounded-sheet bg-field px-4 inset-ring inset-ring-edge"
          />
          <Button type="submit" busy={change.isBusy} disabled={email.trim() === ''}>
            Change Address
          </Button>
        </div>
        {askedFor !== null && (
          <Notice tone="info" title="Look in your mail">
            Open the link that was sent to {askedFor} within ten minutes. Until then nothing changes.
          </Notice>
        )}
        <SettingTrouble title="Your address was not changed" error={change.error} />
      </form>
    </Setting>
  );
}
