import { expect, it } from 'vitest';
import { RequestError } from '../../api/client/request-error.ts';
import { NoJournalError, SavesWaitError } from '../../device/drafts/bring-back.ts';
import { SAVE_FAILURES } from '../session/save-failures.ts';
import { NotSavedError, restoreTrouble } from './restore-words.ts';

it.each([
  ['drawing_conflict', 409, 'This drawing was changed meanwhile.'],
  ['version_not_found', 404, 'This version is not kept any more.'],
  ['drawing_not_found', 404, 'This drawing is not in the account that is signed in.'],
  ['user_not_authenticated', 401, 'Your sign-in has ended.'],
  ['storage_full', 507, 'There is no room left'],
  ['quota_exceeded', 413, 'There is no room left'],
] as const)(
  'KEEP-4 bringing a version back says what %s means, and that nothing was changed',
  (code, status, words) => {
    const said = restoreTrouble(new RequestError(status, code, 'refused'));
    expect(said).toMatch(words);
    expect(said).toMatch('Nothing was changed.');
  },
);

it('KEEP-4 an answer that never came leaves open what became of it', () => {
  for (const status of [0, 408]) {
    const said = restoreTrouble(new RequestError(status, status, 'lost'));
    expect(said).toMatch('There was no answer.');
    expect(said).not.toMatch('Nothing was changed.');
  }
  const busy = restoreTrouble(new RequestError(503, 'service_unavailable', 'Try later.'));
  expect(busy).toBe('Try later. Nothing was changed.');
  expect(restoreTrouble(new Error('odd'))).toBe('It could not be brought back. Nothing was changed.');
});

it('KEEP-4 strokes that wait are named, with what they wait for', () => {
  const later = new SavesWaitError({ kind: 'later', isAnswer: false, message: null });
  expect(restoreTrouble(later)).toMatch('still wait on this device');
  expect(restoreTrouble(new SavesWaitError({ kind: 'signed-out' }))).toMatch('Your sign-in has ended.');
  expect(restoreTrouble(new NoJournalError('none'))).toMatch('without its strokes');
});

it('KEEP-4 a page that could not be saved first is told in the words of that failure', () => {
  const failure = SAVE_FAILURES['no-room'];
  expect(restoreTrouble(new NotSavedError(failure))).toBe(
    `${failure.message}. ${failure.advice} Nothing was changed.`,
  );
  expect(restoreTrouble(new NotSavedError(null))).toBe(
    'Your latest strokes are not in your account yet. Nothing was changed.',
  );
});
