import { expect, it } from 'vitest';
import { isFinished, marksOf } from './marks.ts';

const draft = (
  activityId: string,
  coloredShare: number,
  updatedAt: number,
  person: string | null = null,
) => ({
  activityId,
  coloredShare,
  updatedAt,
  person,
  gestures: 1,
});

it('FIND-3 marks what this device and the account have, the latest first, as far as the furthest drawing', () => {
  const drafts = [draft('owl', 0.2, 5000), draft('fox', 0.4, 3000, 'ada'), draft('reef', 0.9, 9000, 'eve')];
  const kept = [
    { activityId: 'owl', coloredShare: 1, updatedAt: new Date(1000).toISOString() },
    { activityId: 'rose', coloredShare: 0.1, updatedAt: new Date(8000).toISOString() },
  ];
  const marks = marksOf([...drafts, { ...draft('empty', 0, 9000), gestures: 0 }], kept, 'ada');
  expect([...marks.values()].map(({ activityId, share }) => [activityId, share])).toEqual([
    ['rose', 0.1],
    ['owl', 1],
    ['fox', 0.4],
  ]);
  expect([...marks.values()].filter(isFinished).map(({ activityId }) => activityId)).toEqual(['owl']);
});
