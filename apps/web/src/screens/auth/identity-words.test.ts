import type { ErrorCode } from '@inkbloom/contracts/errors';
import { expect, it } from 'vitest';
import { localFailure, RequestError } from '../../api/client/request-error.ts';
import { identityWords } from './identity-words.ts';

/** The codes of the identity provider, as the server spells them; a network failure has no code. */
const CODES = [
  'invalid_email',
  'wrong_password',
  'user_not_found',
  'email_already_in_use',
  'too_many_requests',
  'expired_action_code',
  'invalid_action_code',
  'requires_recent_login',
  'user_token_expired',
  'user_disabled',
  'credential_already_in_use',
  'account_exists_with_different_credential',
];

it('AUTH-5 every code of the identity provider has a message of its own, a lost network too', () => {
  const words = CODES.map((code) =>
    identityWords(new RequestError(400, code as ErrorCode, 'what the server said')),
  );
  words.push(identityWords(localFailure('network')));
  expect(new Set(words).size).toBe(CODES.length + 1);
  expect(words).not.toContain('what the server said');
  for (const sentence of words) expect(sentence).toMatch(/^[A-Z].+\.$/);
});

it('AUTH-5 what is refused for another reason says the server’s words', () => {
  const weak = new RequestError(400, 'weak_password', 'A password has at least 6 characters.');
  expect(identityWords(weak)).toBe('A password has at least 6 characters.');
});
