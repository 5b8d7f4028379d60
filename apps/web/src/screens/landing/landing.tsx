import { SCREEN_TITLES } from '@inkbloom/contracts/titles';
import { useState } from 'react';
import { Brush } from 'lucide-react';
import { readHint } from '../../api/session/sign-in-hint.ts';
import { Footer } from '../../shared/navigation/footer.tsx';
import { ScreenTitle } from '../../shared/navigation/screen-title.tsx';
import { TabsFrame } from '../../shared/navigation/tabs-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SOON } from '../../ui/use-after-paint.ts';
import { useLater } from '../../ui/use-later.ts';
import { AlphaBanner } from './alpha-banner.tsx';
import { Headline } from './headline.tsx';
import { Hero } from './hero.tsx';
import { LandingBar } from './landing-bar.tsx';
import { usePages } from './use-pages.ts';
import { writtenHero } from './written-hero.ts';

const loadLowerHalf = () => import('./lower-half.tsx');

/** The first page a visitor sees: something to color at once, and then what this is. */
export default function Landing() {
  const [written] = useState(writtenHero);
  const pages = usePages(written);
  const [lower] = useLater(loadLowerHalf, SOON);
  return (
    <TabsFrame tabs isSignedIn={readHint() !== 'no'}>
      <ScreenTitle>{SCREEN_TITLES['/']}</ScreenTitle>
      <div className="bg-bar">
        <AlphaBanner />
        <div className="bg-desk">
          <LandingBar />
        </div>
        <main>
          <div className="bg-desk">
            <div className="column grid gap-4 tablet:gap-6 pt-2.5 pb-7 desktop:grid-cols-[5fr_7fr] desktop:grid-rows-[1.15fr_1fr] desktop:gap-x-6 desktop:gap-y-7 desktop:pt-0 desktop:pb-12">
              <header className="desktop:self-end">
                <Headline />
                <p className="mt-5 hidden max-w-[36ch] text-18 text-pretty text-muted tablet:block desktop:text-[1.25rem]">
                  Hundreds of pages to get lost in. Pick one, pick a color, tap. No account, no rush.
                </p>
              </header>
              <div className="min-w-0 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1 desktop:self-center">
                <Hero page={written ?? (pages && (pages.hero ?? null))} />
              </div>
              <div className="flex flex-col gap-2.5 tablet:flex-row tablet:items-start tablet:gap-3 max-desktop:tablet:justify-center">
                <ButtonLink to="/auth?mode=signup" kind="primary" size="large">
                  <Brush aria-hidden />
                  Start Coloring Now
                </ButtonLink>
                <ButtonLink to="/gallery" size="large" className="inset-ring-ink">
                  Browse Gallery
                </ButtonLink>
                <ButtonLink to="/make" kind="quiet" size="large">
                  Make a Page
                </ButtonLink>
              </div>
            </div>
          </div>
          {lower ? <lower.LowerHalf pages={pages} /> : <div className="min-h-dvh" />}
        </main>
        <Footer />
      </div>
    </TabsFrame>
  );
}
