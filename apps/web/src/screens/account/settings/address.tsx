import type { Profile } from '@inkbloom/contracts/people';
import { useState } from 'react';
import { requestAddressChange } from '../../../api/calls/password-sign-in.ts';
import { Notice } from '../../../ui/notice.tsx';
import { FieldForm } from '../field-form.tsx';
import { Setting } from './setting.tsx';
import { SettingTrouble } from './trouble.tsx';
import { useChange } from '../../../ui/use-change.ts';

/** The address of the account, and the way to another one. */
export function AddressSetting({ profile }: { readonly profile: Profile }) {
  const [email, setEmail] = useState('');
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const change = useChange();
  async function ask() {
    const address = email.trim().toLowerCase();
    await requestAddressChange(address);
    setAskedFor(address);
    setEmail('');
  }
  return (
    <Setting title="Email" words={`Now ${profile.email}. It changes once the new one is confirmed.`}>
      <FieldForm
        label="New address"
        button="Change Address"
        value={email}
        onType={setEmail}
        change={change}
        send={ask}
        type="email"
        required
        autoComplete="email"
      >
        {askedFor !== null && (
          <Notice tone="info" title="Look in your mail">
            Open the link that was sent to {askedFor} within ten minutes. Until then nothing changes.
          </Notice>
        )}
        <SettingTrouble title="Your address was not changed" error={change.error} />
      </FieldForm>
    </Setting>
  );
}
