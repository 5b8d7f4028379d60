import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { configuration } from '../../api/client/configuration.ts';
import { Logo } from '../../ui/logo.tsx';
import { AuthHero } from './hero.tsx';
import { useHeroPage } from './use-hero-page.ts';

interface AuthSheetProps {
  readonly query: URLSearchParams;
  readonly children: ReactNode;
}

/** The screen's frame: the way home, the form, and a sheet with a drawing beside it. */
export function AuthSheet({ query, children }: AuthSheetProps) {
  const page = useHeroPage(query);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="column flex min-h-15 items-center justify-between gap-4 tablet:min-h-18">
        <Logo name={configuration()?.appName ?? ''} />
        <Link
          to="/"
          className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded-sheet px-2 font-display text-14 font-semibold hover:text-accent-strong"
        >
          <ArrowLeft aria-hidden className="size-4.5" />
          Back to Home
        </Link>
      </header>
      <main className="column grid grid-cols-[minmax(0,1fr)] content-start gap-x-16 gap-y-6 tablet:content-center tablet:gap-y-8 pb-10 desktop:max-w-[1240px] desktop:grid-cols-[minmax(0,440px)_minmax(0,1fr)] desktop:gap-x-24">
        <section className="order-2 mx-auto w-full max-w-110 self-center desktop:order-none desktop:mx-0 desktop:max-w-none">
          {children}
        </section>
        <div className="mx-auto w-[min(62%,30svh)] self-center py-3 desktop:w-full desktop:mr-0 desktop:max-w-[min(600px,72svh)]">
          <AuthHero page={page} />
        </div>
      </main>
    </div>
  );
}
