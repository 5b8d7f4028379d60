import type { Activity } from '@inkbloom/contracts/activities';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Rail } from './rail.tsx';

const CARDS = 60;

function activity(place: number): Activity {
  const text = { description: '', imageUrl: '', thumbnailUrl: '', createdAt: '', updatedAt: '' };
  const facts = { category: 'animals', difficulty: 'easy' as const, estimatedTime: 20, tags: [] };
  return { id: `p${place}`, title: `Page ${place}`, imageList: [], ...text, ...facts };
}

function open() {
  const activities = Array.from({ length: CARDS }, (_, place) => activity(place + 1));
  const section = { title: 'Animals', slug: 'animals', activities, total: 500 };
  render(
    <MemoryRouter>
      <button type="button">before</button>
      <Rail section={section} activities={activities} total={500} near />
      <button type="button">after</button>
    </MemoryRouter>,
  );
}

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
}

it('GEN-1 a row is one stop of the Tab key, with arrows inside', async () => {
  open();
  screen.getByRole('link', { name: /View All/ }).focus();
  await press('Tab');
  expect(focused()).toBe('Page 1');
  await press('ArrowRight', 'ArrowRight', 'ArrowLeft');
  expect(focused()).toBe('Page 2');
  await press('ArrowDown');
  expect(focused()).toBe('Favourite Page 2');
  await press('Tab');
  expect(focused()).toBe('after');
  await press('Shift>}{Tab}{/Shift');
  expect(focused()).toBe('Page 2');
});

it('GEN-1 keys reach the cards of a row that are not in the document yet', async () => {
  open();
  expect(screen.queryByText('Page 14')).toBeNull();
  screen.getByRole('link', { name: 'Page 1' }).focus();
  for (let card = 2; card <= 14; card++) {
    await press('ArrowRight');
    await expect.poll(focused).toBe(`Page ${card}`);
  }
});

it('GEN-1 keys that are pressed faster than cards come lose none of the way', async () => {
  open();
  const last = Number(screen.getAllByRole('listitem').at(-1)?.getAttribute('aria-posinset'));
  screen.getByRole('link', { name: `Page ${last}` }).focus({ preventScroll: true });
  await press('ArrowRight');
  await expect.poll(focused).toBe(`Page ${last + 1}`);
});

it('GAL-3 a row of the newest says how many cards it has, not how many there are in all', () => {
  open();
  expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe(String(CARDS));
});
