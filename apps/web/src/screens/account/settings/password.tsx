import { MIN_PASSWORD_LENGTH } from '@inkbloom/contracts/sign-in';
import { type SubmitEvent, useId, useState } from 'react';
import { changePassword } from '../../../api/calls/password-sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { Setting } from './setting.tsx';
import { SettingTrouble } from './trouble.tsx';
import { useChange } from './use-change.ts';

/** The password of the account, set or changed. */
export function PasswordSetting() {
  const [password, setPassword] = useState('');
  const change = useChange();
  const id = useId();
  function submit(event: SubmitEvent) {
    event.preventDefault();
    change.run(async () => {
      await changePassword(password);
      setPassword('');
      showToast('Password saved. You were signed out everywhere else.');
    });
  }
  return (
    <Setting title="Password" words="Saving one signs you out everywhere else.">
      <form onSubmit={submit} className="grid gap-3">
        <label htmlFor={id} className="font-display text-14 font-semibold">
          New password
        </label>
        <div className="flex flex-wrap gap-2.5">
          <input
            id={id}
            type="password"
            value={password}
            required
            minLength={MIN_PASSWORD_LENGTH}
            autoComplete="new-password"
            aria-describedby={`${id}-rule`}
            onChange={(event) => setPassword(event.currentTarget.value)}
            className="h-12 min-w-0 flex-1 rounded-sheet bg-field px-4 inset-ring inset-ring-edge"
          />
          <Button type="submit" busy={change.isBusy} disabled={password === ''}>
            Save Password
          </Button>
        </div>
        <p id={`${id}-rule`} className="text-14 text-muted">
          At least {MIN_PASSWORD_LENGTH} characters, and none of the most common ones.
        </p>
        <SettingTrouble title="Your password was not changed" error={change.error} />
      </form>
    </Setting>
  );
}
