import { lazy, Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { ConfigurationByAddress } from '../shared/configuration/configuration-by-address.tsx';
import { fetchErrorPage } from '../shared/trouble/later-error-page.tsx';
import { QUIET, useAfterPaint } from '../ui/use-after-paint.ts';
import { fetchTrouble } from './later-trouble.tsx';
import { isNativeShell } from '../device/shell/native-shell.ts';
import { placeOf } from './place-of.ts';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';
import { useTakeOver } from './written-screen.ts';

const Arrival = lazy(async () => ({ default: (await import('./arrival.tsx')).Arrival }));

/**
 * Keeps the app for times without a network; the native shell has it with it, and development changes it all the time.
 */
async function keepApp(): Promise<void> {
  if (!import.meta.env.PROD || isNativeShell()) return;
  const updates = await import('../device/install/updates.ts').catch(() => undefined);
  await updates?.keepOnDevice();
}

/** What is around every screen, the landing page included. */
export function Frame() {
  useTakeOver();
  const painted = useAfterPaint();
  useEffect(() => {
    if (!painted) return undefined;
    const timer = setTimeout(() => {
      fetchTrouble();
      fetchErrorPage();
      void keepApp();
    }, QUIET);
    return () => clearTimeout(timer);
  }, [painted]);
  return (
    <>
      <SkipLink />
      <div id={CONTENT_ID}>
        <Outlet />
      </div>
      {painted && (
        <Suspense>
          <Arrival />
        </Suspense>
      )}
      <ConfigurationByAddress />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}
