import { expect, it } from 'vitest';
import { HoldLostError } from '../../device/drafts/hold.ts';
import { failureOf, failureOfError, PictureError, SAVE_FAILURES } from './save-failures.ts';

const drawingId = 'one';
const queued = { kind: 'queued', drawingId, message: null } as const;

it('KEEP-4 every failure of saving has words of its own', () => {
  const said = Object.values(SAVE_FAILURES).map(({ message, advice }) => message + advice);
  expect(new Set(said).size).toBe(said.length);
  for (const { advice } of Object.values(SAVE_FAILURES)) expect(advice).toMatch(/\.$/);
});

it('KEEP-4 tells a full device from a browser that refuses, a lost picture and another tab', () => {
  const full = new DOMException('full', 'QuotaExceededError');
  expect(failureOfError(full)).toBe(SAVE_FAILURES['no-room']);
  expect(failureOfError(new DOMException('no', 'UnknownError'))).toBe(SAVE_FAILURES['not-kept']);
  expect(failureOfError(new PictureError('no canvas'))).toBe(SAVE_FAILURES['no-picture']);
  const takenOver = failureOfError(new HoldLostError({ kind: 'taken-over', drawingId: 'owl-1' }));
  expect(takenOver.ways).toContain('go-on-here');
});

it('KEEP-4 asks to sign in again, and says that the drawing waits', () => {
  const failure = failureOf({ ...queued, wait: 'signed-out' });
  expect(failure).toMatchObject({ ways: ['sign-in'], advice: expect.stringContaining('Sign in again') });
  expect(failureOf({ ...queued, wait: 'other-person' })?.message).toContain('somebody else');
});

it('CAN-14 lets the dialog close where nothing is left to decide', () => {
  expect(failureOf({ ...queued, wait: 'offline' })).toBeNull();
  expect(failureOf({ ...queued, wait: 'slow' })).toBeNull();
  expect(failureOf({ kind: 'saved', drawingId, revision: 1 })).toBeNull();
});

it('CAN-15 keeps the standard reason and says what helps', () => {
  const message = 'Save failed: Internal Server Error';
  expect(failureOf({ ...queued, wait: 'server', message })).toMatchObject({
    message,
    advice: expect.stringContaining('when the server is back'),
  });
  const tooLarge = failureOf({ kind: 'failed', drawingId, message: 'Save failed: Content Too Large' });
  expect(tooLarge?.ways).toEqual(['png']);
  expect(failureOf({ kind: 'failed', drawingId, message: 'Save failed: Bad Request' })?.advice).toContain(
    'did not take it',
  );
});
