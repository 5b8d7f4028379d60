import type { Profile } from '@inkbloom/contracts/people';
import { type SubmitEvent, useId, useState } from 'react';
import { renamePerson } from '../../../api/calls/rename-person.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { Setting } from './setting.tsx';
import { SettingTrouble } from './trouble.tsx';
import { useChange } from './use-change.ts';

const MAX_NAME = 80;

/** What the person is called. */
export function EditProfile({ profile }: { readonly profile: Profile }) {
  const [name, setName] = useState(profile.displayName);
  const change = useChange();
  const id = useId();
  function submit(event: SubmitEvent) {
    event.preventDefault();
    change.run(async () => {
      await renamePerson(name.trim());
      showToast('Name saved');
    });
  }
  return (
    <Setting title="Edit Profile" words="Shown to nobody but you.">
      <form onSubmit={submit} className="grid gap-3">
        <label htmlFor={id} className="font-display text-14 font-semibold">
          Your name
        </label>
        <div className="flex flex-wrap gap-2.5">
          <input
            id={id}
            value={name}
            required
            maxLength={MAX_NAME}
            autoComplete="name"
            onChange={(event) => setName(event.currentTarget.value)}
            className="h-12 min-w-0 flex-1 rounded-sheet bg-field px-4 inset-ring inset-ring-edge"
          />
          <Button type="submit" busy={change.isBusy} disabled={name.trim() === ''}>
            Save Name
          </Button>
        </div>
        <SettingTrouble title="Your name was not changed" error={change.error} />
      </form>
    </Setting>
  );
}
