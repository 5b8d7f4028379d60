import type { Activity } from '@inkbloom/contracts/activities';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chosenQuery } from '../../api/calls/list-chosen.ts';
import { favorites, toggleFavorite } from '../../device/favorites/favorites.ts';
import { collectUnder, useCollections } from '../../device/shelf/collections.ts';
import { keptStore, useKept } from '../../device/kept/kept-pages.ts';
import { noteSeen, useRecentlySeen } from '../../device/shelf/recently-seen.ts';
import { useCardOverlay } from '../../shared/cards/card-overlay.ts';
import { MarkAndTools } from '../../shared/quick-look/mark-and-tools.tsx';
import { useMarks } from '../../shared/marks/marks.ts';
import MyShelf from './shelf.tsx';

beforeEach(() => useCardOverlay.setState({ Overlay: MarkAndTools }));

afterEach(() => {
  favorites.setState({ person: '', shelves: {} });
  useCollections.setState({ collections: [] });
  useRecentlySeen.setState({ ids: [] });
  useMarks.setState({ marks: null });
});

function activity(id: string): Activity {
  const text = { description: '', imageUrl: '', thumbnailUrl: '', createdAt: '', updatedAt: '' };
  const facts = { category: 'animals', difficulty: 'easy' as const, estimatedTime: 20, tags: [] };
  return { id, title: id.toUpperCase(), imageList: [], ...text, ...facts };
}

/** Opens the shelf as if the server had answered for these lists. */
function open(...lists: readonly string[][]) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  for (const ids of lists) queries.setQueryData(chosenQuery(ids).queryKey, ids.map(activity));
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/shelf']}>
        <MyShelf />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const mark = (activityId: string, share: number) =>
  [activityId, { activityId, share, updatedAt: 0 }] as const;
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const show = (part: string) => userEvent.click(screen.getByRole('link', { name: part }));

it('FIND-3 favourites have a place, and leave it with their heart', async () => {
  toggleFavorite('owl');
  toggleFavorite('fox');
  open(['fox', 'owl'], ['owl']);
  expect(titles()).toEqual(['FOX', 'OWL']);
  await userEvent.click(screen.getByRole('button', { name: 'Favourite FOX' }));
  expect(titles()).toEqual(['OWL']);
});

it('FIND-3 what was seen, begun and finished has a place, with marks on the cards', async () => {
  noteSeen('owl');
  noteSeen('reef');
  useMarks.setState({ marks: new Map([mark('reef', 0.4), mark('owl', 1)]) });
  open(['reef', 'owl'], ['reef'], ['owl']);
  expect(screen.getByText('No favourites yet')).toBeTruthy();
  await show('Recently seen');
  await expect.poll(titles).toEqual(['REEF', 'OWL']);
  await show('Begun');
  await expect.poll(titles).toEqual(['REEF']);
  expect(screen.getByText('40%').textContent).toBe('40% colored');
  await show('Finished');
  await expect.poll(titles).toEqual(['OWL']);
  expect(screen.getAllByText('Finished')).toHaveLength(2);
  await show('Recently seen');
  await userEvent.click(await screen.findByRole('button', { name: 'Forget these' }));
  expect(screen.getByText('Nothing seen yet')).toBeTruthy();
});

it('FIND-3 collections have names, which can be changed, and a page can be put into them', async () => {
  collectUnder('Winter', 'snowman');
  open(['snowman']);
  await show('Collections');
  await expect.poll(titles).toEqual(['SNOWMAN']);
  await userEvent.click(screen.getByRole('button', { name: 'Rename Winter' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Cold days');
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expect(screen.getByRole('link', { name: 'Cold days 1' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Cold days' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByText('No collections yet')).toBeTruthy();
  act(() => collectUnder('Back', 'owl'));
  expect(screen.getByRole('link', { name: 'Back 1' })).toBeTruthy();
});

it('GAL-11 what is kept offline is shown without a network', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  onTestFinished(() => void vi.unstubAllGlobals());
  const kept = ['owl', 'fox'].map((id, at) => ({ id, activity: activity(id), addresses: [], bytes: 1, at }));
  vi.spyOn(keptStore(), 'list').mockResolvedValue(kept);
  open();
  await show('Kept offline');
  await expect.poll(titles).toEqual(['FOX', 'OWL']);
  expect(screen.queryByRole('alert')).toBeNull();
  useKept.setState({ kept: undefined });
});
