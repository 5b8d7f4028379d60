import type { ComponentType } from 'react';
import { createBrowserRouter, redirect } from 'react-router';
import { Layout } from './layout.tsx';

/** A route's screen from a module that is loaded when the route is first visited. */
function screen(load: () => Promise<{ default: ComponentType }>) {
  return async () => ({ Component: (await load()).default });
}

/** Every address of the app. */
export const router = createBrowserRouter([
  {
    Component: Layout,
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
