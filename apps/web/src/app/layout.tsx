import { Outlet, ScrollRestoration } from 'react-router';

/** The frame around every screen. */
export function Layout() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
