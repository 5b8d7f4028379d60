import { MADE_PAGE_SIZE } from '@inkbloom/contracts/made';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queries } from '../../api/client/connection.ts';
import { KEPT_GUEST_KEY } from '../../api/session/guest-key.ts';
import { deviceDrafts } from '../../device/drafts/browser-device.ts';
import { useCardOverlay } from '../../shared/cards/card-overlay.ts';
import { useMarks } from '../../shared/marks/marks.ts';
import { MarkAndTools } from '../../shared/quick-look/mark-and-tools.tsx';
import { MadePart } from './made-part.tsx';

const OWL = 'made-01owl';

/** What the server has; how it answers, and which parts of its list it was asked for. */
const server = { ids: [] as string[], status: 200, parts: [] as number[] };

function madePage(id: string) {
  const text = { description: '', imageUrl: '', thumbnailUrl: '', createdAt: '', updatedAt: '' };
  const facts = { category: 'animals', difficulty: 'easy', estimatedTime: 20, tags: [], imageList: [] };
  const made = { id, state: 'ready', problem: null, secondsLeft: 0, isKept: true, goesAt: null };
  return { ...made, activity: { id, title: `Page ${id.slice(-3)}`, ...text, ...facts } };
}

function answer({ method, url }: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(url);
  if (server.status !== 200) {
    const body = {
      success: false,
      error: 'guest_key_needed',
      message: 'The server said no.',
      requestId: 'r',
    };
    return Promise.resolve(Response.json(body, { status: server.status }));
  }
  const id = pathname.split('/').at(-1) ?? '';
  if (method === 'DELETE') server.ids = server.ids.filter((other) => other !== id);
  if (method === 'DELETE') return Promise.resolve(Response.json({ success: true, data: { id } }));
  const page = Number(searchParams.get('page'));
  server.parts.push(page);
  const shown = server.ids.slice((page - 1) * MADE_PAGE_SIZE, page * MADE_PAGE_SIZE);
  const [total, pages] = [server.ids.length, Math.ceil(server.ids.length / MADE_PAGE_SIZE)];
  const pagination = { page, limit: MADE_PAGE_SIZE, total, pages, hasNext: page < pages, hasPrev: page > 1 };
  return Promise.resolve(Response.json({ success: true, data: shown.map(madePage), pagination }));
}

beforeEach(() => {
  Object.assign(server, { ids: [OWL, 'made-01fox'], status: 200, parts: [] });
  localStorage.setItem(KEPT_GUEST_KEY, 'k'.repeat(43));
  useCardOverlay.setState({ Overlay: MarkAndTools });
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  queries.clear();
  localStorage.removeItem(KEPT_GUEST_KEY);
  useMarks.setState({ marks: null });
  vi.unstubAllGlobals();
});

function open(): void {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <MadePart />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const more = () => screen.queryByRole('button', { name: 'Load More (1 remaining)' });
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('MAKE-1 FIND-3 kept pages of one’s own have a place, with marks, until they are thrown away', async () => {
  useMarks.setState({ marks: new Map([[OWL, { activityId: OWL, share: 0.4, updatedAt: 0 }]]) });
  open();
  await expect.poll(titles).toEqual(['Page owl', 'Page fox']);
  expect(screen.getByText('2 pages')).toBeTruthy();
  expect(screen.getByText('40%').textContent).toBe('40% colored');
  expect(screen.queryByRole('button', { name: /Favourite/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Throw Page fox away' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Throw this page away?' }));
  expect(dialog.getByText('It cannot be brought back.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Throw away' }));
  await expect.poll(titles).toEqual(['Page owl']);
  await userEvent.click(screen.getByRole('button', { name: 'Throw Page owl away' }));
  expect(screen.getByText('The drawing you made of it stays in your account.')).toBeTruthy();
});

it('MAKE-1 KEEP-1 what is colored on this device alone is told of before it goes with its page', async () => {
  const page = { activityId: OWL, pageIndex: 0, title: 'Page owl', imageUrl: '' };
  const { draft, hold } = await deviceDrafts.store.create(page, null, undefined);
  await deviceDrafts.store.append(hold, 0, [new Uint8Array([1])]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Throw Page owl away' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Throw this page away?' }));
  await dialog.findByText(
    'What you colored on it is on this device alone. It needs the page, and goes with it.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Throw both away' }));
  await expect.poll(titles).toEqual(['Page fox']);
  await expect.poll(() => deviceDrafts.store.get(draft.drawingId)).toBeUndefined();
});

it('MAKE-1 a long list comes part after part', async () => {
  server.ids = Array.from({ length: MADE_PAGE_SIZE + 1 }, (_, at) => `made-${at + 100}`);
  open();
  await screen.findByText(`${MADE_PAGE_SIZE + 1} pages`);
  await expect
    .poll(() => {
      more()?.scrollIntoView();
      return [server.parts, more()];
    })
    .toEqual([[1, 2], null]);
});

it('MAKE-1 says why the pages did not come, and tries again', async () => {
  server.status = 400;
  open();
  await expect.poll(() => screen.getByRole('alert').textContent).toContain('The server said no.');
  server.status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await expect.poll(titles).toEqual(['Page owl', 'Page fox']);
});

it('MAKE-1 nothing there tells what the place is for, and asks nobody', async () => {
  localStorage.removeItem(KEPT_GUEST_KEY);
  open();
  await screen.findByText('No pages of your own yet');
  expect(screen.getByRole('link', { name: 'Make a page' }).getAttribute('href')).toBe('/make');
});
