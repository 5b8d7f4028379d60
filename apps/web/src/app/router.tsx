import type { ComponentType } from 'react';
import { createBrowserRouter, redirect } from 'react-router';
import { Layout } from './layout.tsx';
import { Trouble } from './trouble.tsx';

/** A route's screen from a module that is loaded when the route is first visited. */
function screen(load: () => Promise<{ default: ComponentType }>) {
  return async () => ({ Component: (await load()).default });
}

/** The bar's place, held while the first screen's code is on its way. */
function Opening() {
  return <div aria-hidden className="h-15 border-b border-line bg-bar tablet:h-16" />;
}

/** Every address of the app. */
export const router = createBrowserRouter([
  {
    Component: Layout,
    HydrateFallback: Opening,
    ErrorBoundary: Trouble,
    children: [
      { index: true, loader: () => redirect('/gallery') },
      { path: 'gallery', lazy: screen(() => import('../screens/gallery/gallery.tsx')) },
      { path: 'activity', loader: () => redirect('/') },
      { path: 'activity/:id', lazy: screen(() => import('../screens/activity/activity.tsx')) },
      { path: 'auth', lazy: screen(() => import('../screens/auth/auth.tsx')) },
      { path: 'account', lazy: screen(() => import('../screens/account/account.tsx')) },
      { path: '*', lazy: screen(() => import('../screens/not-found/not-found.tsx')) },
    ],
  },
]);
