import { expect, it } from 'vitest';
import { wordsFor } from './studio-result.ts';

it('CAN-14 tells the person what became of the art', () => {
  const drawingId = 'one';
  expect(wordsFor({ kind: 'saved', drawingId, revision: 1 })).toBe('Your art is saved.');
  expect(wordsFor({ kind: 'kept', drawingId })).toContain('Kept on this device');
  const queued = { kind: 'queued', drawingId, message: null } as const;
  expect(wordsFor({ ...queued, wait: 'offline' })).toContain('back online');
  expect(wordsFor({ ...queued, wait: 'server' })).toContain('when the server is back');
  expect(wordsFor({ ...queued, wait: 'slow' })).toContain('when the server is back');
  expect(wordsFor({ kind: 'forked', drawingId, revision: 1 })).toContain('Both are kept');
});
