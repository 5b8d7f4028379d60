import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import NotFound from './not-found.tsx';

function Place() {
  return <p>{useLocation().pathname}</p>;
}

it('NAV-3 an unknown page in a tab of its own goes back to the pages', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/no/such']}>
        <NotFound />
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByText('/no/such')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  await expect.poll(() => screen.queryByText('/gallery')).toBeTruthy();
});

it('LAND-8 about, privacy and terms are in the menu of every screen', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NotFound />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  for (const name of ['About', 'Privacy', 'Terms'])
    expect(await screen.findByRole('link', { name })).toBeTruthy();
});
