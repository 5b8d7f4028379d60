import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Actions } from './action-bar.tsx';

const REST = { onDownload: vi.fn(), isColoring: false, isPreparing: false, trouble: undefined };

it('DET-4 Color goes on as Continue where a drawing was begun', async () => {
  const onColor = vi.fn();
  const { rerender } = render(<Actions {...REST} onColor={onColor} isBegun={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Color' }));
  rerender(<Actions {...REST} onColor={onColor} isBegun />);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onColor).toHaveBeenCalledTimes(2);
});
