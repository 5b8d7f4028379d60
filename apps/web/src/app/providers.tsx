import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '../api/client/connection.ts';
import { firstAnswers } from '../api/client/first-answers.ts';
import { useSettings } from '../api/client/runtime-configuration.ts';
import { seedQueries } from './seed-queries.ts';

const written = firstAnswers(useSettings.getState());
if (written) seedQueries(queries, written);

/**
 * Asks once for what came with the page, where a service worker listens: it keeps answers for times without a network,
 * and has not seen these.
 */
export function keepFirstAnswers(): void {
  if (written && navigator.serviceWorker?.controller) void queries.refetchQueries({ type: 'active' });
}

/** What every screen needs around it. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
