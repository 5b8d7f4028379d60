import { APIError } from 'better-auth/api';
import type { WindowCounter } from '../../plugins/window-counter.ts';

/** Mails an hour to one address, whoever asks for them. */
const MAILS_PER_ADDRESS = { window: 3600, max: 20 };

/** Throws when too many mails go to an address; whether it is known does not matter. */
export function countMail(attempts: WindowCounter, email: string): void {
  if (attempts.consume(`mails to ${email}`, MAILS_PER_ADDRESS).allowed) return;
  throw new APIError('TOO_MANY_REQUESTS', {
    code: 'too_many_requests',
    message: 'Too many mails to this address. Please try again later.',
  });
}
