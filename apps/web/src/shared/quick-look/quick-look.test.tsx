import type { ActivityDetail } from '@inkbloom/contracts/activities';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { activityQuery } from '../../api/calls/get-activity.ts';
import { useCollections } from '../../device/shelf/collections.ts';
import { ActivityCard } from '../cards/activity-card.tsx';
import { useCardOverlay } from '../cards/card-overlay.ts';
import { MarkAndTools } from './mark-and-tools.tsx';
import { QuickLook } from './quick-look.tsx';

beforeEach(() => useCardOverlay.setState({ Overlay: MarkAndTools }));
afterEach(() => useCollections.setState({ collections: [] }));

const owl: ActivityDetail = {
  id: 'owl',
  title: 'Owl',
  description: '',
  imageUrl: '',
  thumbnailUrl: '',
  imageList: [],
  category: 'animals',
  difficulty: 'easy',
  estimatedTime: 20,
  tags: ['palm tree', 'sea', 'boat', 'night'],
  createdAt: '',
  updatedAt: '',
  pages: [],
};

function Place() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(activityQuery('owl').queryKey, owl);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/gallery']}>
        <ul className="w-70">
          <li>
            <ActivityCard activity={owl} />
          </li>
        </ul>
        <QuickLook />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('FIND-3 a card under a mouse can be looked at without leaving, put into a collection, and colored', async () => {
  open();
  await userEvent.hover(screen.getByRole('article'));
  await userEvent.click(screen.getByRole('button', { name: 'Quick look at Owl' }));
  const look = within(await screen.findByRole('dialog', { name: 'Owl' }));
  await userEvent.click(look.getByRole('button', { name: 'Add to a collection' }));
  const collect = within(await screen.findByRole('dialog', { name: 'Collections' }));
  await userEvent.fill(collect.getByRole('textbox', { name: 'Name of a new collection' }), 'For Ada');
  await userEvent.click(collect.getByRole('button', { name: 'Add' }));
  expect(collect.getByRole('checkbox', { name: /For Ada/ })).toHaveProperty('checked', true);
  await userEvent.click(collect.getByRole('button', { name: 'Done' }));
  expect(screen.getByText('/gallery')).toBeTruthy();
  await userEvent.click(look.getByRole('link', { name: 'Color' }));
  await expect.poll(() => screen.queryByText('/activity/owl?color=1&page=0')).toBeTruthy();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('GAL-12 a card has its first three tags, each as one word, and says how many more there are', () => {
  open();
  expect(screen.getByText('#palm-tree #sea #boat')).toBeVisible();
  expect(screen.getByText('+1')).toBeVisible();
});

it('FIND-3 Color stands on the card itself', async () => {
  open();
  await userEvent.hover(screen.getByRole('article'));
  await userEvent.click(screen.getByRole('button', { name: 'Color Owl' }));
  await expect.poll(() => screen.queryByText('/activity/owl?color=1&page=0')).toBeTruthy();
});
