import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubLocalStorage } from '../../../testing/memory-storage.ts';
import { forgetEmail, keepEmail, readEmail } from './kept-email.ts';

const HOUR = 60 * 60_000;

beforeEach(() => void vi.useFakeTimers({ now: 1_770_000_000_000 }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('AUTH-6 the address of a sign-in mail is kept for an hour, or until the sign-in', () => {
  stubLocalStorage();
  expect(readEmail()).toBeUndefined();
  keepEmail('ada@example.org');
  vi.setSystemTime(Date.now() + HOUR - 1);
  expect(readEmail()).toBe('ada@example.org');
  vi.setSystemTime(Date.now() + 1);
  expect(readEmail()).toBeUndefined();
  keepEmail('ada@example.org');
  forgetEmail();
  expect(readEmail()).toBeUndefined();
});

it.each(['{', '{"email":7,"at":1}', '{"email":"ada@example.org"}', 'null'])(
  'AUTH-6 what somebody else wrote there is no address: %s',
  (written) => {
    stubLocalStorage({ 'inkbloom.sign-in-email': written });
    expect(readEmail()).toBeUndefined();
  },
);

it('KEEP-4 a mail that was sent is not said to have failed on a full device', () => {
  stubLocalStorage().setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => keepEmail('ada@example.org')).not.toThrow();
});
