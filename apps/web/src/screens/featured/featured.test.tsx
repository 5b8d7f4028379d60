import type { Activity } from '@inkbloom/contracts/activities';
import type { DailyDay } from '@inkbloom/contracts/daily';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { dailyQuery } from '../../api/calls/list-daily.ts';
import { featuredQuery } from '../../api/calls/list-featured.ts';
import Featured from './featured.tsx';

function activity(title: string): Activity {
  const text = { description: '', imageUrl: '', thumbnailUrl: '', createdAt: '', updatedAt: '' };
  const facts = { category: 'animals', difficulty: 'easy' as const, estimatedTime: 20, tags: [] };
  return { id: title.toLowerCase(), title, imageList: [], ...text, ...facts };
}

function dayOf(date: string, ...pages: readonly string[]): DailyDay {
  return { date, story: null, feast: null, activities: pages.map(activity) };
}

const DAYS = [dayOf('2026-03-12', 'Owl', 'Crab'), dayOf('2026-03-10', 'Train')];
const STORY = { week: '2026-03-02', theme: 'frost', title: 'First Frost' };
const EARLIER = [
  ...DAYS,
  { ...dayOf('2026-03-03', 'Fox'), story: { ...STORY, sentence: 'It came at night.' } },
  {
    ...dayOf('2026-03-02', 'Gnome'),
    story: { ...STORY, sentence: 'Nobody saw it.' },
    feast: 'Feast of Snow',
  },
];

/** Opens the screen on Thursday, March 12, as if the server had answered. */
function open(today = '2026-03-12') {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(featuredQuery.queryKey, [activity('Pick')]);
  const known = { today };
  queries.setQueryData(dailyQuery().queryKey, { ...known, days: DAYS });
  const month = { from: '2026-02-23', to: '2026-04-05' };
  queries.setQueryData(dailyQuery(month).queryKey, { ...known, days: EARLIER });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/featured']}>
        <Featured />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const titles = async (region: string) =>
  within(await screen.findByRole('region', { name: region }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('FIND-3 the pages of today stand with their date, and the week tells its small story with them', async () => {
  open();
  await expect.poll(() => titles('New today')).toEqual(['Owl', 'Crab']);
  expect(screen.getByText('Thursday, March 12').closest('time')?.dateTime).toBe('2026-03-12');
  const story = document.querySelector('[aria-labelledby=week-story]');
  expect(story?.textContent).toMatch(/March 9 to March 15/);
  const told = [...(story?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent);
  expect(told).toEqual(['Train', 'Owl']);
  expect(story?.textContent).toMatch(/still being drawn/);
});

it('FIND-3 an earlier day is found in the calendar, with its pages and the story of its week', async () => {
  open();
  const calendar = within(screen.getByRole('region', { name: 'Earlier days' }));
  expect(calendar.getByRole('button', { name: 'Month after' })).toBeDisabled();
  await userEvent.click(calendar.getByRole('link', { name: /^Monday, March 2: Gnome/ }));
  await expect.poll(() => titles('New that day')).toEqual(['Gnome']);
  expect(calendar.getByRole('link', { current: 'date' }).textContent).toMatch(/Gnome/);
  const story = document.querySelector('[aria-labelledby=week-story]');
  expect(story?.textContent).toMatch(/March 2 to March 8/);
  expect(story?.textContent).toMatch(/First Frost.*Nobody saw it\. \(Gnome\) It came at night\. \(Fox\)/);
  expect(story?.textContent).not.toMatch(/still being drawn/);
  expect(screen.getByText(/Feast of Snow/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Back to the newest' }));
  await expect.poll(() => titles('New today')).toEqual(['Owl', 'Crab']);
});

it('FIND-3 a day whose pages are not drawn yet shows the latest ones, under their own date', async () => {
  open('2026-03-13');
  await expect.poll(() => titles('New lately')).toEqual(['Owl', 'Crab']);
  expect(screen.getByText('Thursday, March 12')).toBeVisible();
});
