import { lazy, Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatch } from 'react-router';
import { useSession } from '../api/session.ts';
import { followOtherTabs } from '../favourites/favourites.ts';
import { Tabs } from '../navigation/tabs.tsx';
import { classNames } from '../ui/class-names.ts';
import { Toaster } from '../ui/toast.tsx';

const AdoptOffer = lazy(async () => ({ default: (await import('../drafts/adopt-offer.tsx')).AdoptOffer }));

/** The tabs are for people with an account; they leave the bottom edge to the activity's own bar. */
function useTabs(isSignedIn: boolean): boolean {
  const onActivity = useMatch('/activity/:id') !== null;
  return isSignedIn && !onActivity;
}

/** The frame around every screen. */
export function Layout() {
  const { profile } = useSession();
  const tabs = useTabs(profile !== null);
  useEffect(followOtherTabs, []);
  return (
    <div className={classNames('min-h-dvh pb-(--tabs)', tabs && 'max-tablet:[--tabs:68px]')}>
      <Outlet />
      {tabs && <Tabs />}
      {profile && (
        <Suspense>
          <AdoptOffer profile={profile} />
        </Suspense>
      )}
      <Toaster />
      <ScrollRestoration />
    </div>
  );
}
