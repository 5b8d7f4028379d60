import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Patience } from './patience.tsx';

function Asking({ answer }: { readonly answer: Promise<string> }) {
  const { data } = useQuery({ queryKey: ['slow'], queryFn: () => answer });
  return <p>{data}</p>;
}

it('FIND-4 a screen that waits long says so, and stops saying it when the answer is there', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { promise, resolve } = Promise.withResolvers<string>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Asking answer={promise} />
      <Patience />
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(5900));
  expect(screen.getByRole('status').textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('status').textContent).toContain('This takes longer than usual.');
  await act(async () => {
    resolve('there');
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(screen.getByText('there')).toBeInTheDocument();
  expect(screen.getByRole('status').textContent).toBe('');
});
