import type { FastifyRequest } from 'fastify';
import { personOf } from '../../plugins/person.ts';

/** What an operator can do. */
type AdminAction =
  | 'show page'
  | 'hide page'
  | 'keep reported page'
  | 'hide reported page'
  | 'approve proposal'
  | 'reject proposal'
  | 'end sessions'
  | 'delete person'
  | 'resend mail'
  | 'drop mail'
  | 'retry payment';

/** Writes into the log who did what to whom or what, by ids. */
export function audit(request: FastifyRequest, action: AdminAction, subject: string): void {
  const by = personOf(request).id;
  request.log.info({ audit: { action, subject, by } }, 'an operator acted');
}
