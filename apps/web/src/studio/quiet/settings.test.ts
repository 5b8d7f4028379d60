import { expect, it } from 'vitest';
import { stubLocalStorage } from '../../../testing/memory-storage.ts';

const storage = stubLocalStorage();
const { useMeditationSettings } = await import('./settings.ts');

it('TIM-4 begins with 15 minutes, notifications, no sound, and the timer at 20,20', () => {
  expect(useMeditationSettings.getState()).toEqual({
    defaultDuration: 15,
    enableNotifications: true,
    enableSound: false,
    timerPosition: { x: 20, y: 20 },
  });
});

it('TIM-4 keeps what is changed', () => {
  useMeditationSettings.setState({ enableSound: true });
  expect(storage.getItem('inkbloom.meditation')).toContain('"enableSound":true');
});
