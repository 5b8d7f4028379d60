import type { Activity } from '@inkbloom/contracts/activities';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { addDays, dateOf, weekOf } from '../../shared/calendar/days.ts';
import type { Daily, DailyDays } from './use-daily.ts';
import { storyOf } from './stories.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const LAST = 6;
/** Days into a week until its own story is told, and that of the week before is over. */
const YOUNG_DAYS = 2;

interface Sentence {
  readonly page: Activity;
  readonly before: string;
  readonly after: string;
}

/** A story as far as its days have pages. */
interface Told {
  /** The Monday of its week. */
  readonly monday: string;
  readonly title: string;
  readonly opening: string;
  readonly sentences: readonly Sentence[];
  readonly closing: string;
}

/** The story that the server's pages of a week were chosen for. */
function serverStory(monday: string, days: DailyDays): Told | undefined {
  const told = DAYS.flatMap((place) => {
    const { story, activities } = days.get(addDays(monday, place)) ?? {};
    const [page] = activities ?? [];
    return story && page ? { story, page } : [];
  });
  const [first] = told;
  if (!first) return undefined;
  const sentences = told.map(({ story, page }) => ({ page, before: `${story.sentence} (`, after: ')' }));
  return { monday, title: first.story.title, opening: '', sentences, closing: '' };
}

/** A story of ours, for a week that has none of its own. */
function ownStory(monday: string, days: DailyDays): Told | undefined {
  const { days: told, ...story } = storyOf(monday);
  const sentences = DAYS.flatMap((place) => {
    const page = days.get(addDays(monday, place))?.activities[0];
    const [before, after] = told[place] ?? ['', ''];
    return page ? { page, before: `${before} `, after } : [];
  });
  return sentences.length > 0 ? { monday, ...story, sentences } : undefined;
}

/** The story of a day's week; in a young week that of the week before, which is whole. */
function findStory({ day, days, isNewest }: Daily): Told | undefined {
  const monday = weekOf(day);
  const isYoung = isNewest && day < addDays(monday, YOUNG_DAYS);
  const weeks = isYoung ? [addDays(monday, -DAYS.length), monday] : [monday];
  return weeks.map((week) => serverStory(week, days) ?? ownStory(week, days)).find(Boolean);
}

function shortDate(day: string): string {
  return dateOf(day).toLocaleDateString('en', { month: 'long', day: 'numeric' });
}

/** A small story that the pages of a week tell, a sentence a day. */
export function WeekStory({ daily }: { readonly daily: Daily }) {
  const story = findStory(daily);
  if (!story) return null;
  const { monday, title, opening, sentences, closing } = story;
  const sunday = addDays(monday, LAST);
  return (
    <section aria-labelledby="week-story" className="rounded-panel bg-panel p-5 shadow-rest tablet:p-7">
      <p className="text-14 text-muted">
        A small story of the week, {shortDate(monday)} to {shortDate(sunday)}
      </p>
      <h2 id="week-story" className="mt-0.5 text-22">
        {title}
      </h2>
      <p className="mt-3 max-w-[60ch] leading-relaxed text-pretty">
        {opening}
        {sentences.map(({ page, before, after }) => (
          <Fragment key={page.id}>
            {` ${before}`}
            <Link
              to={`/activity/${encodeURIComponent(page.id)}`}
              className="font-medium text-accent-strong underline underline-offset-2"
            >
              {page.title}
            </Link>
            {after}
          </Fragment>
        ))}
        {` ${daily.today > sunday ? closing : 'The rest of it is still being drawn.'}`}
      </p>
    </section>
  );
}
