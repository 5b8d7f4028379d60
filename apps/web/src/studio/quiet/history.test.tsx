import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { History } from './history.tsx';
import { useSessions, type MeditationSession } from './sessions.ts';

const SESSION: MeditationSession = {
  id: 'one',
  imageUrl: '/samples/garden-cat-with-a-poppy.thumbnail.webp',
  duration: 15,
  startTime: '2026-11-20T09:00:00.000Z',
  endTime: '2026-11-20T09:15:00.000Z',
  completed: true,
};

it('TIM-3 the history is cleared once that is sure', async () => {
  useSessions.setState({ history: [SESSION] });
  render(<History />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear history' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep them' }));
  expect(useSessions.getState().history).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Clear history' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, clear' }));
  expect(useSessions.getState().history).toEqual([]);
});
