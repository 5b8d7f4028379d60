import { MIN_PASSWORD_LENGTH } from '@inkbloom/contracts/sign-in';
import { useState } from 'react';
import { changePassword } from '../../../api/calls/password-sign-in.ts';
import { showToast } from '../../../ui/toast.tsx';
import { FieldForm } from '../field-form.tsx';
import { Setting } from './setting.tsx';
import { SettingTrouble } from './trouble.tsx';
import { useChange } from '../../../ui/use-change.ts';

/** The password of the account, set or changed. */
export function PasswordSetting() {
  const [password, setPassword] = useState('');
  const change = useChange();
  async function save() {
    await changePassword(password);
    setPassword('');
    showToast('Password saved. You were signed out everywhere else.');
  }
  return (
    <Setting title="Password" words="Saving one signs you out everywhere else.">
      <FieldForm
        label="New password"
        button="Save Password"
        value={password}
        onType={setPassword}
        change={change}
        send={save}
        rule={`At least ${MIN_PASSWORD_LENGTH} characters, and none of the most common ones.`}
        type="password"
        required
        minLength={MIN_PASSWORD_LENGTH}
        autoComplete="new-password"
      >
        <SettingTrouble title="Your password was not changed" error={change.error} />
      </FieldForm>
    </Setting>
  );
}
