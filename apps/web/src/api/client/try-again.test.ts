import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { onTryAgain } from './try-again.ts';

it('REQ-2 tells of asking again for what failed, before the request leaves, and of nothing else', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const steps: string[] = [];
  onTryAgain(queries.getQueryCache(), () => void steps.push('again'));
  let isDown = true;
  const queryFn = vi.fn(async () => {
    steps.push('request');
    if (isDown) throw new Error('down');
    return 1;
  });
  const ask = () => queries.fetchQuery({ queryKey: ['a'], queryFn }).catch(() => undefined);
  await ask();
  isDown = false;
  await ask();
  await ask();
  expect(steps).toEqual(['request', 'again', 'request', 'request']);
  queries.clear();
});
