import { lazy } from 'react';

const load = () => import('./error-page.tsx');

/** Brings the error page's code while there is a network, for when there is none. */
export function fetchErrorPage(): void {
  load().catch(() => undefined);
}

/** The error page, whose code does not keep the first screen waiting. */
export const LaterErrorPage = lazy(async () => ({ default: (await load()).ErrorPage }));
