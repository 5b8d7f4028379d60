import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { ConfigurationDoor } from '../configuration/configuration-door.tsx';
import { useAfterPaint } from '../ui/use-after-paint.ts';
import { fetchTrouble } from './later-trouble.tsx';

/** What is around every screen, the landing page included. */
export function Frame() {
  const painted = useAfterPaint();
  useEffect(() => {
    if (painted) fetchTrouble();
  }, [painted]);
  return (
    <>
      <Outlet />
      <ConfigurationDoor />
      <ScrollRestoration />
    </>
  );
}
