import type { Category } from '@inkbloom/contracts/categories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { categoriesQuery } from '../../api/calls/list-categories.ts';
import { FilterPanel } from './filter-panel.tsx';
import { NO_FILTERS, type Filters } from './filters.ts';

const NAMES = [
  'Nature',
  'Animals',
  'Fantasy',
  'Mandalas',
  'Flowers',
  'Vehicles',
  'Food',
  'Holidays',
  'Patterns',
];
const WIDTHS = [320, 360, 390, 600, 768, 820, 1023, 1024, 1180, 1280, 1440, 1920, 2560];

function streamOf(name: string, place: number): Category {
  const slug = name.toLowerCase();
  const text = { description: '', imageUrl: '' };
  return { id: slug, slug, name, ...text, rank: place, isPrimary: true, activityCount: 10 + place };
}

function open(filters: Partial<Filters> = {}) {
  const changes: Partial<Filters>[] = [];
  const queries = new QueryClient();
  queries.setQueryData(categoriesQuery.queryKey, NAMES.map(streamOf));
  render(
    <QueryClientProvider client={queries}>
      <FilterPanel
        id="panel"
        filters={{ ...NO_FILTERS, ...filters }}
        onChange={(change) => changes.push(change)}
      />
    </QueryClientProvider>,
  );
  return { changes, panel: within(screen.getByRole('region', { name: 'Filters' })) };
}

/** The controls whose middle somebody else covers or that lie outside of the window. */
function outOfReach(): string[] {
  return screen.getAllByRole('button').flatMap((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit && button.contains(hit) ? [] : [`${button.textContent} at ${left}`];
  });
}

describe('the filter panel', () => {
  it('GAL-2 can be pressed in the middle of each control at every width', async () => {
    onTestFinished(() => page.viewport(1440, 900));
    open({ categories: ['animals'] });
    await userEvent.click(screen.getByRole('button', { name: 'Show All' }));
    for (const width of WIDTHS) {
      await page.viewport(width, 1400);
      expect([width, outOfReach()]).toEqual([width, []]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  });

  it('GAL-2 offers the documented categories first, and every stream with its count', async () => {
    const { panel } = open();
    const chips = () =>
      within(panel.getByRole('group', { name: 'Category' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(chips()).toEqual(['Nature10', 'Animals11', 'Fantasy12', 'Patterns18', 'Adventure', 'Show All']);
    await userEvent.click(panel.getByRole('button', { name: 'Show All' }));
    expect(chips()).toContain('Holidays17');
    expect(chips()).toHaveLength(12);
  });

  it('GAL-10 takes several categories and difficulties, and lifts what is pressed again', async () => {
    const { panel, changes } = open({ categories: ['animals'], difficulties: ['hard'], maxMinutes: 15 });
    await userEvent.click(panel.getByRole('button', { name: /^Fantasy/ }));
    await userEvent.click(panel.getByRole('button', { name: /^Animals/ }));
    await userEvent.click(panel.getByRole('button', { name: 'Easy' }));
    await userEvent.click(panel.getByRole('button', { name: 'Up to 15 min' }));
    await userEvent.click(panel.getByRole('button', { name: 'Expert' }));
    await userEvent.click(panel.getByRole('button', { name: 'Winter' }));
    await userEvent.click(panel.getByRole('button', { name: 'Not begun' }));
    await userEvent.click(panel.getByRole('button', { name: 'Clear All' }));
    expect(changes).toEqual([
      { categories: ['animals', 'fantasy'] },
      { categories: [] },
      { difficulties: ['hard', 'easy'] },
      { maxMinutes: undefined },
      { isExpert: true },
      { season: 'winter' },
      { isNotBegun: true },
      NO_FILTERS,
    ]);
  });
});
