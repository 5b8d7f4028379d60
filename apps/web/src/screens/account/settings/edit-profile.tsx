import type { Profile } from '@inkbloom/contracts/people';
import { useState } from 'react';
import { renamePerson } from '../../../api/calls/rename-person.ts';
import { showToast } from '../../../ui/toast.tsx';
import { FieldForm } from '../field-form.tsx';
import { Setting } from './setting.tsx';
import { SettingTrouble } from './trouble.tsx';
import { useChange } from '../../../ui/use-change.ts';

const MAX_NAME = 80;

/** What the person is called. */
export function EditProfile({ profile }: { readonly profile: Profile }) {
  const [name, setName] = useState(profile.displayName);
  const change = useChange();
  async function save() {
    await renamePerson(name.trim());
    showToast('Name saved');
  }
  return (
    <Setting title="Edit Profile" words="Shown to nobody but you.">
      <FieldForm
        label="Your name"
        button="Save Name"
        value={name}
        onType={setName}
        change={change}
        send={save}
        required
        maxLength={MAX_NAME}
        autoComplete="name"
      >
        <SettingTrouble title="Your name was not changed" error={change.error} />
      </FieldForm>
    </Setting>
  );
}
