import type { Activity } from '@inkbloom/contracts/activities';
import { render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pipeline, queries } from '../api/client/connection.ts';
import { defaultSettings, useSettings } from '../api/client/runtime-configuration.ts';
import { catalogueHandlers } from '../api/fixtures/catalogue.ts';
import { routes } from './routes.tsx';

const ACTIVITIES = '/api/v1/activities';
const CATEGORIES = '/api/v1/categories';
const NONE = { success: true, data: [] };

/** What a call is answered: `answer` gives what the sample pages would. */
type Serve = (path: string, answer: () => Promise<object>) => Promise<object>;

beforeEach(() => {
  const { configuration, confirmedOrigin } = defaultSettings();
  // That a lost call is asked again, and after which pauses, is tried in client/pipeline.
  const api = { ...configuration.api, retryAttempts: 0 };
  useSettings.setState({ configuration: { ...configuration, api }, confirmedOrigin });
  for (const method of ['error', 'warn', 'info'] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined);
});

afterEach(() => {
  queries.clear();
  pipeline.resetBreakers();
  useSettings.setState(defaultSettings());
  vi.unstubAllGlobals();
});

/** Opens a screen before a server of sample pages. */
function open(address: string, serve: Serve): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const known = catalogueHandlers.find(({ method, url }) => method === request.method && url === pathname);
    if (!known) return new Response('{}', { status: 404 });
    const asked = { params: {}, query: Object.fromEntries(searchParams), body: undefined };
    return Response.json(await serve(pathname, async () => known.answer(asked) as object));
  });
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}

function lost(): never {
  throw new TypeError('Failed to fetch');
}

const mainPart = async () => within(await screen.findByRole('main'));

async function tryAgain(): Promise<void> {
  await userEvent.click(await (await mainPart()).findByRole('button', { name: 'Try Again' }));
}

/** The cards of the screen, once there are any. */
async function cards(): Promise<readonly HTMLElement[]> {
  return (await mainPart()).findAllByRole('article');
}

it.each([390, 820, 1440])(
  'STR-2 eight blank sheets keep the place, and a failure can be tried again, %i wide',
  async (width) => {
    await page.viewport(width, 900);
    const held = Promise.withResolvers<void>();
    let isAway = true;
    open('/gallery/animals', async (path, answer) => {
      if (path === ACTIVITIES) await held.promise;
      return path === ACTIVITIES && isAway ? lost() : answer();
    });
    await waitFor(() => expect(document.querySelectorAll('main [aria-busy=true] > li')).toHaveLength(8));
    held.resolve();
    await expect.element(await screen.findByText('Failed to load activities')).toBeVisible();
    isAway = false;
    await tryAgain();
    expect((await cards()).length).toBeGreaterThan(0);
  },
);

it('GAL-8 a gallery that does not come says so, and Try Again brings it', async () => {
  let isAway = true;
  open('/gallery', async (_, answer) => (isAway ? lost() : answer()));
  const again = await (await mainPart()).findByRole('button', { name: 'Try Again' });
  isAway = false;
  await userEvent.click(again);
  const fresh = within(await screen.findByRole('region', { name: 'Fresh & New' }));
  expect((await fresh.findAllByRole('link')).length).toBeGreaterThan(0);
});

it('GAL-6 GAL-8 GAL-12 slow, half-failing and picture-less data keep the layout', async () => {
  const held = Promise.withResolvers<void>();
  open('/gallery', async (path, answer) => {
    if (path !== ACTIVITIES) return path === CATEGORIES ? lost() : answer();
    await held.promise;
    const list = (await answer()) as { data: Activity[] };
    return { ...list, data: list.data.map((one) => ({ ...one, thumbnailUrl: '/nowhere/picture.webp' })) };
  });
  const loading = await screen.findByRole('status', { name: 'Loading pages' });
  expect([loading.querySelectorAll('ul').length, loading.querySelectorAll('li').length]).toEqual([3, 18]);
  held.resolve();
  const fresh = within(await screen.findByRole('region', { name: 'Fresh & New' }));
  const [card] = await fresh.findAllByRole('article');
  expect((await mainPart()).getAllByRole('region')).toHaveLength(1);
  await waitFor(() => expect(card?.querySelector('img')).toBeNull());
  expect(card?.querySelector('svg')).not.toBeNull();
});

it('ALL-4 streams that do not come, and no streams', async () => {
  let isAway = true;
  open('/streams', async (path, answer) => {
    if (path !== CATEGORIES) return answer();
    return isAway ? lost() : NONE;
  });
  await expect.element(await screen.findByText('Failed to load categories')).toBeVisible();
  isAway = false;
  await tryAgain();
  await expect.element(await screen.findByText('No streams available')).toBeVisible();
});

it('FEA-2 picks that do not come, and no picks', async () => {
  let isAway = true;
  open('/featured', async (path, answer) => {
    if (path !== `${ACTIVITIES}/featured`) return answer();
    return isAway ? lost() : NONE;
  });
  await expect.element(await screen.findByText('Failed to load featured activities')).toBeVisible();
  isAway = false;
  await tryAgain();
  await expect.element(await screen.findByText('No Featured Content')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
});
