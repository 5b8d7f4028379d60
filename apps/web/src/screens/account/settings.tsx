import type { Profile } from '@inkbloom/contracts/people';
import { useSearchParams } from 'react-router';
import { configuration } from '../../api/client/configuration.ts';
import { AddressSetting } from './settings/address.tsx';
import { EditProfile } from './settings/edit-profile.tsx';
import { About, Help } from './settings/help.tsx';
import { Leave } from './settings/leave.tsx';
import { NewsletterSetting } from './settings/newsletter.tsx';
import { PasswordSetting } from './settings/password.tsx';
import { Places } from './settings/places.tsx';
import { Setting } from './settings/setting.tsx';
import { TakeAlong } from './settings/take-along.tsx';
import { Ways } from './settings/ways.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** Everything that can be decided about the account. */
export function SettingsTab({ profile }: { readonly profile: Profile }) {
  const [query] = useSearchParams();
  return (
    <div className="max-w-3xl">
      <NewsletterSetting />
      <EditProfile profile={profile} />
      <AddressSetting profile={profile} />
      {configuration()?.passwordSignIn === true && <PasswordSetting />}
      <Ways failed={query.get('unlinked')} />
      <Places />
      <Setting title="Privacy Settings" words="Your work is yours: take it along, or have it erased.">
        <div className="grid gap-8">
          <TakeAlong />
          <Leave />
        </div>
      </Setting>
      <Help />
      <Setting title="Sign Out" words="Of this device alone.">
        <SignOutButton />
      </Setting>
      <About />
    </div>
  );
}
