import { useEffect } from 'react';
import { claimPages } from '../api/calls/made-pages.ts';

/** Takes the pages that this device had drawn into the account of whoever signed in; the next start tries again. */
export function ClaimMadePages() {
  useEffect(() => {
    claimPages().catch((error: unknown) =>
      console.info('the pages of this device were not taken over', error),
    );
  }, []);
  return null;
}
