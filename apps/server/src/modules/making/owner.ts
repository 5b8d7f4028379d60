import { createHash } from 'node:crypto';
import { GUEST_KEY_HEADER } from '@inkbloom/contracts/made';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../plugins/errors.ts';
import { ownerOfPerson } from '../../plugins/owners.ts';
import { personOf, requirePerson } from '../../plugins/person.ts';

const KEY = /^[\w-]{43}$/;

/** The owner that a guest's device is, by its key. */
export function ownerOfGuest(key: string): string {
  return `guest:${createHash('sha256').update(key).digest('hex')}`;
}

/** Whose pages a request is about: the signed-in person's, or those of a guest's device. */
export async function ownerOf(request: FastifyRequest): Promise<string> {
  if (request.headers.authorization !== undefined) {
    await requirePerson(request);
    return ownerOfPerson(personOf(request).id);
  }
  const key = request.headers[GUEST_KEY_HEADER];
  if (typeof key === 'string' && KEY.test(key)) return ownerOfGuest(key);
  throw new ApiError(400, 'guest_key_needed', 'Send the key of this device, or sign in.');
}
