import { MIN_PASSWORD_LENGTH } from '@inkbloom/contracts/sign-in';
import { ApiError } from '../../plugins/errors.ts';

/** How many of the most common passwords are refused. */
const REFUSED = 10_000;

let common: ReadonlySet<string> | undefined;

/** The list is ordered by how often a password is met. */
async function isCommon(password: string): Promise<boolean> {
  if (common === undefined) {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    common = new Set(dictionary['passwords-common'].slice(0, REFUSED).map(String));
  }
  return common.has(password.toLowerCase());
}

/** Why a password may not be chosen; undefined for one that may. */
async function weakness(password: string): Promise<string | undefined> {
  if (Array.from(password).length < MIN_PASSWORD_LENGTH) {
    return `A password has at least ${MIN_PASSWORD_LENGTH} characters.`;
  }
  return (await isCommon(password))
    ? 'This password is one of the most common ones, and easy to guess. Choose another.'
    : undefined;
}

/** Throws the 400 `weak_password` failure for a password that is too short or among the most common ones. */
export async function checkPassword(password: string): Promise<void> {
  const reason = await weakness(password);
  if (reason !== undefined) throw new ApiError(400, 'weak_password', reason);
}
