import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { Arrival } from './arrival.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

function Frame() {
  return (
    <>
      <SkipLink />
      <div id={CONTENT_ID}>
        <Outlet />
      </div>
      <Arrival />
    </>
  );
}

function List() {
  return (
    <main>
      <title>List</title>
      <h1>All pages</h1>
      <Link to="/page/owl">Owl</Link>
      <Link to="/page/fox">Fox</Link>
    </main>
  );
}

function Page() {
  return (
    <main>
      <title>A page</title>
      <h1>One page</h1>
      <Link to="/">Home</Link>
    </main>
  );
}

function open() {
  const router = createMemoryRouter([
    {
      Component: Frame,
      children: [
        { path: '/', Component: List },
        { path: '/page/:id', Component: Page },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

const sizeOf = (words: string) => Number.parseFloat(getComputedStyle(screen.getByText(words)).fontSize);
const focused = () => document.activeElement?.textContent;

it('GEN-1 the first stop of the Tab key leads past the bar', async () => {
  open();
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('Skip to content');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Skip to content' });
  expect(document.querySelector(link.hash)).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.tagName).toBe('MAIN');
});

it('GEN-1 words are as large as the reader wants them, and the boxes with them', () => {
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  render(<p className="text-16">Words</p>);
  const before = sizeOf('Words');
  document.documentElement.style.fontSize = '200%';
  expect(sizeOf('Words')).toBe(before * 2);
});

it('GEN-1 a new screen has the focus on its heading and is announced, and Back has it on the link that led away', async () => {
  const router = open();
  expect(screen.queryByText('A page', { selector: 'output' })).toBeNull();
  screen.getByRole('link', { name: 'Fox' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('One page');
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('A page');

  await router.navigate(-1);
  await expect.poll(focused).toBe('Fox');
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('List');
});
