import { render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import Privacy from './privacy.tsx';

it('LAND-8 the privacy text names what is counted, and how an account goes', () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Privacy />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByText(/counts how often things happen here/)).toBeVisible();
  expect(screen.getByText(/choose Delete My Account in the Settings/)).toBeVisible();
});
