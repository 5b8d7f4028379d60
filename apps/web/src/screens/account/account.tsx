import { SCREEN_TITLES } from '@inkbloom/contracts/titles';
import { ScreenTitle } from '../../shared/navigation/screen-title.tsx';
import type { Profile } from '@inkbloom/contracts/people';
import { useSearchParams } from 'react-router';
import { useSession } from '../../api/session/session.ts';
import { TopBar } from '../../shared/navigation/top-bar.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { MyDrawings } from './my-drawings.tsx';
import { ProfileCard } from './profile-card.tsx';
import { PlanCard } from './plan/plan-card.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { RecordsTab } from './records-tab.tsx';
import { Banner } from './banner.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { GuestPlace } from './guest-place.tsx';
import { SettingsTab } from './settings.tsx';
import { WallSection, WallSkeletons } from './wall-grid.tsx';

const TABS = [
  ['profile', 'Profile'],
  ['coloring', 'Coloring'],
  ['downloads', 'Downloads'],
  ['settings', 'Settings'],
] as const;
type Tab = (typeof TABS)[number][0];

/** A person's own place: who they are, and every drawing they made. */
export default function Account() {
  const session = useSession();
  return (
    <>
      <ScreenTitle>{SCREEN_TITLES['/account']}</ScreenTitle>
      <TopBar />
      {session.status === 'guest' ? <GuestPlace /> : <SignedIn profile={session.profile} />}
    </>
  );
}

/** The profile is null while it is on its way. */
function SignedIn({ profile }: { readonly profile: Profile | null }) {
  const [query, setQuery] = useSearchParams();
  const tab: Tab = TABS.find(([value]) => value === query.get('tab'))?.[0] ?? 'profile';
  const choose = (next: Tab) => setQuery({ tab: next }, { replace: true, preventScrollReset: true });
  return (
    <main className="column grid grid-cols-[minmax(0,1fr)] gap-8 pt-5 pb-16 desktop:grid-cols-[296px_minmax(0,1fr)] desktop:gap-14 desktop:pt-9">
      {profile ? <ProfileCard profile={profile} /> : <ProfileSkeleton />}
      <div className="min-w-0">
        <Banner />
        <Tabs label="My Account" tabs={TABS} chosen={tab} onChoose={choose}>
          {profile ? <Content tab={tab} profile={profile} /> : <Waiting />}
        </Tabs>
      </div>
    </main>
  );
}

function Content({ tab, profile }: { readonly tab: Tab; readonly profile: Profile }) {
  switch (tab) {
    case 'profile':
      return (
        <>
          <PlanCard profile={profile} />
          <ProfileTab profile={profile} />
        </>
      );
    case 'coloring':
      return (
        <RecordsTab profile={profile} kind="coloring">
          <MyDrawings profile={profile} />
        </RecordsTab>
      );
    case 'downloads':
      return <RecordsTab profile={profile} kind="downloads" />;
    case 'settings':
      return <SettingsTab profile={profile} />;
  }
}

function Waiting() {
  return (
    <WallSection isLoading>
      <h1 className="sr-only">My Account</h1>
      <WallSkeletons />
    </WallSection>
  );
}
