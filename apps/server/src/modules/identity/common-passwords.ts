import { dictionary } from '@zxcvbn-ts/language-common';
import { MIN_PASSWORD_LENGTH } from '@inkbloom/contracts/sign-in';
import { ApiError } from '../../plugins/errors.ts';

/** How many of the most common passwords are refused. */
const REFUSED = 10_000;

let common: ReadonlySet<string> | undefined;

/** The list is ordered by how often a password is met. */
function isCommon(password: string): boolean {
  common ??= new Set(dictionary['passwords-common'].slice(0, REFUSED).map(String));
  return common.has(password.toLowerCase());
}

/** Why a password may not be chosen; undefined for one that may. */
function weakness(password: string): string | undefined {
  if (Array.from(password).length < MIN_PASSWORD_LENGTH) {
    return `A password has at least ${MIN_PASSWORD_LENGTH} characters.`;
  }
  return isCommon(password)
    ? 'This password is one of the most common ones, and easy to guess. Choose another.'
    : undefined;
}

/** Throws the 400 `weak_password` failure for a password that is too short or among the most common ones. */
export function checkPassword(password: string): void {
  const reason = weakness(password);
  if (reason !== undefined) throw new ApiError(400, 'weak_password', reason);
}
