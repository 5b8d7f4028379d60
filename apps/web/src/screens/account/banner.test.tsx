import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Banner } from './banner.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open(query: string): void {
  render(
    <MemoryRouter initialEntries={[`/account?${query}`]}>
      <Banner />
    </MemoryRouter>,
  );
}

it.each([
  ['success=true', 'Subscription updated successfully!'],
  ['canceled=true', 'Subscription canceled. You can resubscribe anytime.'],
])('ACC-6 %s says so for five seconds', (query, words) => {
  open(query);
  expect(screen.getByText(words)).toBeTruthy();
  act(() => void vi.advanceTimersByTime(4_900));
  expect(screen.getByText(words)).toBeTruthy();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.queryByText(words)).toBeNull();
});

it('ACC-6 can be dismissed before, and nothing is said without a return', () => {
  open('success=true');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(screen.queryByText('Subscription updated successfully!')).toBeNull();
  open('success=yes&canceled=1');
  expect(screen.queryByRole('status')).toBeNull();
});
