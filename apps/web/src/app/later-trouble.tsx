import { lazy, Suspense } from 'react';
import { useTakeOver } from './written-screen.ts';

const load = () => import('./trouble.tsx');
const Trouble = lazy(async () => ({ default: (await load()).Trouble }));

/** Brings the trouble screen's code while there is a network, for when there is none. */
export function fetchTrouble(): void {
  load().catch(() => undefined);
}

/** The trouble screen, whose code does not keep the first screen waiting. */
export function LaterTrouble() {
  useTakeOver();
  return (
    <Suspense>
      <Trouble />
    </Suspense>
  );
}
