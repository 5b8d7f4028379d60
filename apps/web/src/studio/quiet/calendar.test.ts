import { describe, expect, it } from 'vitest';
import { calendar } from './calendar.ts';

/** A Wednesday. */
const TODAY = new Date(2026, 4, 20, 12);

describe('the small calendar', () => {
  it('TIM-3 shows five weeks from Sunday to Saturday, this one last', () => {
    const weeks = calendar([], TODAY);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]?.date).toBe('2026-04-19');
    expect(weeks[4]?.map(({ day }) => day)).toEqual([17, 18, 19, 20, 21, 22, 23]);
    expect(weeks[4]?.filter(({ isAhead }) => isAhead).map(({ day }) => day)).toEqual([21, 22, 23]);
  });

  it('counts the sessions of each day', () => {
    const starts = [new Date(2026, 4, 18, 9), new Date(2026, 4, 18, 22), new Date(2026, 0, 1)];
    const days = calendar(
      starts.map((start) => start.toISOString()),
      TODAY,
    ).flat();
    expect(days.filter(({ sessions }) => sessions > 0)).toMatchObject([{ date: '2026-05-18', sessions: 2 }]);
  });
});
