import type { ErrorCode } from '@inkbloom/contracts/errors';
import { RequestError } from '../../api/client/request-error.ts';

/** What a refused sign-in says to the person, by the server's code. */
const WORDS: Partial<Record<ErrorCode | 'user_not_found' | 'user_token_expired', string>> = {
  invalid_email: 'This link was sent to another address. Enter the address it came to.',
  wrong_password: 'Email and password do not fit together. Check both, or set a new password.',
  user_not_found: 'There is no account like this. Check the address, or create an account.',
  email_already_in_use: 'There is an account with this address already. Sign in instead.',
  too_many_requests: 'That was tried too often. Wait a minute, then try again.',
  expired_action_code: 'The link is too old: it works for ten minutes. Ask for a new one.',
  invalid_action_code: 'It is incomplete, or was used already. Ask for a new one.',
  requires_recent_login: 'Please sign in once more first, to show that it is you.',
  user_token_expired: 'You were signed out because you were away for a long time. Please sign in again.',
  user_disabled: 'This account is closed. Ask whoever runs this site.',
  credential_already_in_use: 'This way of signing in belongs to another account already.',
  account_exists_with_different_credential:
    'There is an account with this address already. Sign in the way you did before; in Settings you can then add this way too.',
  magic_link_disabled: 'Magic link authentication is disabled',
  email_sign_in_disabled: 'Email authentication is currently disabled',
};

/** Reasons with which the identity library comes back from a provider, as codes of ours. */
const LIBRARY_REASONS: Readonly<Record<string, keyof typeof WORDS>> = {
  account_not_linked: 'account_exists_with_different_credential',
  account_already_linked_to_different_user: 'credential_already_in_use',
};

const NETWORK = 'Please check your internet connection and try again. Nothing was changed.';

/** What stood in the way of a sign-in, readable by anybody. */
export function identityWords(error: unknown): string {
  if (!(error instanceof RequestError)) return 'Something went wrong. Please try again.';
  if (error.type === 'network' || error.type === 'timeout') return NETWORK;
  return (typeof error.code === 'string' && WORDS[error.code]) || error.message;
}

/** What it says of a provider's return that carries a reason; undefined where there is nothing special to say. */
export function reasonWords(reason: string | null): string | undefined {
  const code = LIBRARY_REASONS[reason ?? ''];
  return code && WORDS[code];
}
