import { Closing } from './closing.tsx';
import { Faq } from './faq.tsx';
import { InstallCard } from './install-card.tsx';
import type { Catalogue } from './load-pages.ts';
import { ValueCards } from './value-cards.tsx';

/** What a visitor scrolls to. */
export function LowerHalf({ pages }: { readonly pages: Catalogue | null | undefined }) {
  return (
    <>
      <InstallCard />
      <ValueCards pictures={pages?.values ?? []} />
      <Faq />
      <Closing pictures={pages?.fan ?? []} />
    </>
  );
}
