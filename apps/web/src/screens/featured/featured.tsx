import { SCREEN_TITLES } from '@inkbloom/contracts/titles';
import { Suspense } from 'react';
import { isNativeShell } from '../../device/shell/native-shell.ts';
import { Footer } from '../../shared/navigation/footer.tsx';
import { ScreenTitle } from '../../shared/navigation/screen-title.tsx';
import { TopBar } from '../../shared/navigation/top-bar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DailyCalendar } from './daily-calendar.tsx';
import { DayPages } from './day-pages.tsx';
import { FeaturedList } from './featured-list.tsx';
import { PaintedSun } from './painted-sun.tsx';
import { lazyExtra } from '../../shared/trouble/lazy-extra.ts';
import { useDaily } from './use-daily.ts';
import { WeekStory } from './week-story.tsx';

const DailyReminder = lazyExtra(async () => (await import('./daily-reminder.tsx')).DailyReminder);

/** What comes after today's picks. */
function MoreComing() {
  return (
    <aside className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-panel bg-panel p-6 shadow-rest tablet:mt-14 tablet:px-8">
      <div>
        <h2 className="text-22">More Coming Soon</h2>
        <p className="mt-1 text-pretty text-muted">
          The picks change every day. The gallery is open meanwhile.
        </p>
      </div>
      <ButtonLink to="/gallery" className="max-tablet:w-full">
        Browse Gallery
      </ButtonLink>
    </aside>
  );
}

/** The pages made for today, those picked for today, and the days before. */
export default function Featured() {
  const daily = useDaily();
  return (
    <>
      <ScreenTitle>{SCREEN_TITLES['/featured']}</ScreenTitle>
      <TopBar />
      <main className="column min-h-[70dvh] pt-5 pb-12 tablet:pt-8 tablet:pb-16">
        <h1 className="mb-4 text-28 tablet:mb-5 tablet:text-36">Featured</h1>
        <DayPages daily={daily} />
        <section
          aria-labelledby="todays-picks"
          className="mb-7 flex items-center gap-5 overflow-hidden rounded-panel bg-accent-soft px-5 py-5 tablet:mb-9 tablet:gap-8 tablet:px-9 tablet:py-6"
        >
          <div className="min-w-0 flex-1">
            <h2 id="todays-picks" className="text-22 text-accent-strong tablet:text-28">
              Today's Picks
            </h2>
            <p className="mt-1 text-pretty tablet:text-18">Featured picks to spark your imagination</p>
          </div>
          <PaintedSun />
        </section>
        <FeaturedList />
        {isNativeShell() && (
          <Suspense>
            <DailyReminder />
          </Suspense>
        )}
        {daily.hasAny && daily.day !== '' && (
          <div className="mt-10 grid items-start gap-6 tablet:mt-14 desktop:grid-cols-2">
            <WeekStory daily={daily} />
            <DailyCalendar daily={daily} />
          </div>
        )}
        <MoreComing />
      </main>
      <Footer />
    </>
  );
}
