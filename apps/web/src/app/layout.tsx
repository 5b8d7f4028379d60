import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useMatch } from 'react-router';
import { useSettings } from '../api/client/runtime-configuration.ts';
import { followSignIns, useSession } from '../api/session/session.ts';
import { TabsFrame } from '../shared/navigation/tabs-frame.tsx';
import { Recover } from '../shared/trouble/recover.tsx';
import { Toaster } from '../ui/toast.tsx';
import { QUIET } from '../ui/use-after-paint.ts';
import { useLater } from '../ui/use-later.ts';
import { Patience } from './patience.tsx';
import { keepFirstAnswers, Providers } from './providers.tsx';
import { fetchNextScreens } from './screens.ts';

const SampleNotice = lazy(async () => ({
  default: (await import('../shared/configuration/sample-notice.tsx')).SampleNotice,
}));
const loadBackground = () => import('./background-tasks.tsx');

/** The tabs leave the bottom edge to the activity's own bar, and the sign-in to itself. */
function useTabs(): boolean {
  const onActivity = useMatch('/activity/:id') !== null;
  const onSignIn = useMatch('/auth') !== null;
  return !onActivity && !onSignIn;
}

/** The tabs and what is asked of a person who is known, around the screen. */
function Company() {
  const session = useSession();
  useEffect(followSignIns, []);
  const [background] = useLater(loadBackground, QUIET);
  const tabs = useTabs();
  const isSample = useSettings(({ configuration }) => configuration.mode === 'fixtures');
  useEffect(() => {
    if (!background) return;
    fetchNextScreens();
    keepFirstAnswers();
  }, [background]);
  return (
    <TabsFrame tabs={tabs} isSignedIn={session.profile !== null}>
      {isSample && (
        <Suspense>
          <SampleNotice />
        </Suspense>
      )}
      <Recover place={useLocation().pathname}>
        <Outlet />
      </Recover>
      <Toaster />
      <Patience />
      {background && (
        <Recover instead={null}>
          <background.BackgroundTasks session={session} />
        </Recover>
      )}
    </TabsFrame>
  );
}

/** The frame around every screen that asks the server something. */
export default function Layout() {
  return (
    <Providers>
      <Company />
    </Providers>
  );
}
