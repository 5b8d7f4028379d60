import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLater } from './use-later.ts';

function Words({ load }: { readonly load: () => Promise<string> }) {
  const [words] = useLater(load);
  return <p>{words ?? 'nothing yet'}</p>;
}

it('REQ-2 a part that could not be had is asked for again as soon as there is a network', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue('here');
  render(<Words load={load} />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.getByText('nothing yet')).toBeDefined();
  window.dispatchEvent(new Event('online'));
  await screen.findByText('here');
  expect(load).toHaveBeenCalledTimes(2);
});

it('REQ-2 a part that failed twice is asked for once more without being told', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('away'));
  render(<Words load={load} />);
  for (const times of [1, 2, 3]) {
    await vi.waitFor(() => {
      vi.advanceTimersByTime(2000);
      expect(load).toHaveBeenCalledTimes(times);
    });
  }
  vi.useRealTimers();
});
