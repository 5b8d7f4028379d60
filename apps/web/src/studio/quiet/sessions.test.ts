import { beforeEach, describe, expect, it } from 'vitest';
import { stubLocalStorage } from '../../../testing/memory-storage.ts';

// The store reads its storage as it is made.
const storage = stubLocalStorage();
const { clearHistory, endMeditation, minutesOf, startSession, useSessions } = await import('./sessions.ts');

beforeEach(() => {
  useSessions.setState({ active: null, history: [] });
});

function sit(imageUrl: string, at: string, until: string, completed = false) {
  startSession(imageUrl, 15, new Date(at));
  return endMeditation(completed, new Date(until));
}

describe('sessions', () => {
  it('TIM-3 records what was colored, for how long, and whether the time ran out', () => {
    const ended = sit('/owl.webp', '2026-05-01T10:00:00Z', '2026-05-01T10:15:00Z', true);
    expect(ended).toMatchObject({
      imageUrl: '/owl.webp',
      duration: 15,
      startTime: '2026-05-01T10:00:00.000Z',
      endTime: '2026-05-01T10:15:00.000Z',
      completed: true,
    });
    expect(ended?.id).toMatch(/[0-9a-f-]{36}/);
  });

  it('TIM-3 lists the newest first and can be cleared', () => {
    sit('/a.webp', '2026-05-01T10:00:00Z', '2026-05-01T10:05:00Z');
    sit('/b.webp', '2026-05-02T10:00:00Z', '2026-05-02T10:05:00Z');
    expect(useSessions.getState().history.map(({ imageUrl }) => imageUrl)).toEqual(['/b.webp', '/a.webp']);
    clearHistory();
    expect(useSessions.getState().history).toEqual([]);
  });

  it('DET-7 has one active session; another one ends it', () => {
    startSession('/a.webp', 15);
    startSession('/b.webp', 15);
    expect(useSessions.getState().active?.imageUrl).toBe('/b.webp');
    expect(useSessions.getState().history).toMatchObject([{ imageUrl: '/a.webp', completed: false }]);
    endMeditation(false);
    expect(endMeditation(false)).toBeNull();
  });

  it('TIM-3 of another tab are not written over', () => {
    startSession('/mine.webp', 15);
    const theirs = { id: 'theirs', imageUrl: '/theirs.webp', duration: 5, startTime: '', completed: true };
    storage.setItem('inkbloom.sessions', JSON.stringify({ state: { history: [theirs] }, version: 0 }));
    endMeditation(false);
    expect(useSessions.getState().history.map(({ imageUrl }) => imageUrl)).toEqual([
      '/mine.webp',
      '/theirs.webp',
    ]);
  });

  it('TIM-3 a session of now is active and not completed, and the others stay', () => {
    sit('/a.webp', '2026-05-01T10:00:00Z', '2026-05-01T10:05:00Z', true);
    const active = startSession('/b.webp', 10, new Date('2026-05-02T10:00:00Z'));
    expect(active.completed).toBe(false);
    expect(useSessions.getState().active).toEqual(active);
    expect(useSessions.getState().history).toHaveLength(1);
    expect(storage.getItem('inkbloom.sessions')).toBe(
      JSON.stringify({ state: { history: useSessions.getState().history }, version: 0 }),
    );
  });

  it('TIM-3 the latest 200 are remembered', () => {
    for (let count = 0; count < 203; count++)
      sit(`/${count}.webp`, '2026-05-01T10:00:00Z', '2026-05-01T10:05:00Z');
    const { history } = useSessions.getState();
    expect(history).toHaveLength(200);
    expect(history[0]?.imageUrl).toBe('/202.webp');
  });

  it('TIM-3 a completed session counts whole, one that goes on too', () => {
    const completed = sit('/a', '2026-05-01T10:00:00Z', '2026-05-01T10:04:40Z', true)!;
    expect(minutesOf(completed)).toBe(15);
    expect(minutesOf(startSession('/b', 20))).toBe(20);
  });

  it('counts whole minutes, by a session’s length at most', () => {
    expect(minutesOf(sit('/a', '2026-05-01T10:00:00Z', '2026-05-01T10:04:40Z')!)).toBe(5);
    expect(minutesOf(sit('/a', '2026-05-01T10:00:00Z', '2026-05-01T18:00:00Z')!)).toBe(15);
    expect(minutesOf(sit('/a', '2026-05-01T10:00:00Z', '2026-05-01T09:00:00Z')!)).toBe(0);
  });
});
