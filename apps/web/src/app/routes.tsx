import { redirect, type RouteObject } from 'react-router';
import { watchInstallOffer } from '../device/install/install-prompt.ts';
import { Frame } from './frame.tsx';
import { lateScreen, type ScreenModule } from './late-screen.tsx';
import { LaterTrouble } from './later-trouble.tsx';
import { isNativeShell } from '../device/shell/native-shell.ts';
import { loadActivity, loadStream } from './screens.ts';
import { isScreenWritten } from './is-screen-written.ts';

/** A route's screen from a module that is loaded when the route is first visited, and again when it did not come. */
function screen(load: () => Promise<ScreenModule>) {
  return async () => {
    const code = load();
    try {
      return { Component: (await code).default };
    } catch {
      return { Component: lateScreen(load, code) };
    }
  };
}

/** The bar's place, held while the first screen's code is on its way, unless the server wrote the screen itself. */
function Opening() {
  if (isScreenWritten()) return null;
  return <div aria-hidden className="h-15 border-b border-line bg-bar tablet:h-16" />;
}

/** Whoever has the native shell has the app already, and goes on to the pages. */
function landing() {
  return isNativeShell() ? redirect('/gallery') : null;
}

// The offer comes once, before any screen may be there to hear it.
watchInstallOffer();

/** Back from paying; nobody else needs the code. */
function paymentReturn(outcome: 'success' | 'canceled') {
  return async ({ request }: { readonly request: Request }) => {
    const { afterPayment } = await import('../screens/subscription/payment-return.ts');
    return redirect(afterPayment(request.url, outcome));
  };
}

/** Ways in which a payment page says that nothing was paid. */
const CANCELED = ['cancel', 'cancelled', 'canceled', 'failure'];

/** Every address of the app. The landing page stands alone, so that it begins without the code of the others. */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    HydrateFallback: Opening,
    ErrorBoundary: LaterTrouble,
    children: [
      { index: true, loader: landing, lazy: screen(() => import('../screens/landing/landing.tsx')) },
      {
        lazy: screen(() => import('./layout.tsx')),
        children: [
          { path: 'gallery', lazy: screen(() => import('../screens/gallery/gallery.tsx')) },
          { path: 'gallery/:slug', lazy: screen(loadStream) },
          { path: 'streams', lazy: screen(() => import('../screens/streams/streams.tsx')) },
          { path: 'featured', lazy: screen(() => import('../screens/featured/featured.tsx')) },
          { path: 'activity', loader: () => redirect('/') },
          { path: 'activity/:id', lazy: screen(loadActivity) },
          { path: 'auth', lazy: screen(() => import('../screens/auth/auth.tsx')) },
          { path: 'account', lazy: screen(() => import('../screens/account/account.tsx')) },
          { path: 'make', lazy: screen(() => import('../screens/make/make.tsx')) },
          { path: 'shelf', lazy: screen(() => import('../screens/shelf/shelf.tsx')) },
          { path: 'subscription', lazy: screen(() => import('../screens/subscription/subscription.tsx')) },
          { path: 'subscription/success', loader: paymentReturn('success') },
          ...CANCELED.map((path) => ({
            path: `subscription/${path}`,
            loader: paymentReturn('canceled'),
          })),
          { path: 'admin', lazy: screen(() => import('./admin-or-nothing.tsx')) },
          { path: 'privacy', lazy: screen(() => import('../screens/legal/privacy.tsx')) },
          { path: 'terms', lazy: screen(() => import('../screens/legal/terms.tsx')) },
          { path: 'about', lazy: screen(() => import('../screens/legal/about.tsx')) },
          { path: '*', lazy: screen(() => import('../screens/not-found/not-found.tsx')) },
        ],
      },
    ],
  },
];
