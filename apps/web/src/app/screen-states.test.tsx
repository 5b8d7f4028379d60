import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queries } from '../api/client/connection.ts';
import { defaultSettings, useSettings } from '../api/client/runtime-configuration.ts';
import { withPreset } from '../api/client/runtime-presets.ts';
import { routes } from './routes.tsx';

const SAMPLE = 'the-octopus-puts-on-a-bow-2';
/** Screens that ask the server for what they show, and what they are called then. */
const ASKING = ['/gallery', '/gallery/animals', '/streams', '/featured', `/activity/${SAMPLE}`] as const;
/** Screens that stand without an answer. */
const STANDING = [
  '/',
  '/auth',
  '/account',
  '/make',
  '/shelf',
  '/subscription',
  '/privacy',
  '/terms',
  '/about',
  '/nowhere',
] as const;
const TOLD = /could not|couldn’t|not found|did not|isn’t here|try again/i;
const WIDTHS = [320, 820, 1440] as const;

afterEach(() => {
  queries.clear();
  useSettings.setState(defaultSettings());
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('dir');
});

function open(address: string): void {
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}

/** Answers come from the sample pages, through the app's own source of them. */
function answerWithSamples(): void {
  const { configuration, confirmedOrigin } = defaultSettings();
  useSettings.setState({ configuration: withPreset(configuration, 'offline'), confirmedOrigin });
}

/** The network as it is where nothing answers. */
function neverAnswer(): void {
  vi.stubGlobal('fetch', (request: Request) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
    return promise;
  });
}

/** The network as it is where every request is refused. */
function refuse(): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 404 })));
  for (const method of ['error', 'warn', 'info'] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined);
}

/** The screen's main part; one that failed may be another than the one that waited. */
function mainPart(): HTMLElement | null {
  return document.querySelector('main');
}

/** One main with one heading of the first order, which is there as soon as the screen's code is. */
async function expectFrame(): Promise<void> {
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1), {
    timeout: 20_000,
  });
  expect(screen.getAllByRole('main')).toHaveLength(1);
}

async function expectFits(where: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.viewport(width, 800);
    const beyond = [...document.querySelectorAll('main *')].filter(isBeyond);
    expect(
      document.documentElement.scrollWidth,
      `${where} at ${width}: ${beyond.map((element) => element.outerHTML.slice(0, 120)).join('\n')}`,
    ).toBeLessThanOrEqual(width);
  }
}

function isBeyond(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return right > window.innerWidth + 1 || left < -1;
}

describe.each([...ASKING, ...STANDING])('GEN-1 %s', (address) => {
  it('fits every width with what it shows, read from either side', async () => {
    answerWithSamples();
    open(address);
    await expectFrame();
    await waitFor(() => expect(document.querySelector('main [aria-busy=true], main .skeleton')).toBeNull(), {
      timeout: 20_000,
    });
    await expectFits(`${address}, from the left`);
    document.documentElement.dir = 'rtl';
    await expectFits(`${address}, from the right`);
  });
});

describe.each(ASKING)('FIND-4 %s', (address) => {
  it('stands while it waits', async () => {
    neverAnswer();
    open(address);
    await expectFrame();
    await expectFits(address);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has words and a way on when its answer does not come', async () => {
    refuse();
    open(address);
    await expectFrame();
    await waitFor(() => expect(mainPart()?.textContent).toMatch(TOLD), { timeout: 20_000 });
    const ways = [...(mainPart()?.querySelectorAll('button, a[href]') ?? [])].map(
      ({ textContent }) => textContent,
    );
    expect(ways.join('|')).toMatch(/try again|retry|go back|gallery|browse/i);
    await expectFits(address);
  });
});
