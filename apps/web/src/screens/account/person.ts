import type { Profile } from '@inkbloom/contracts/people';

/** The letter in a person's avatar: of the name, else of the email; a dot where there is neither. */
export function initialOf({ displayName, email }: Pick<Profile, 'displayName' | 'email'>): string {
  const first = /[\p{L}\p{N}]/u.exec(displayName) ?? /[\p{L}\p{N}]/u.exec(email);
  return first ? first[0].toLocaleUpperCase() : '·';
}

/** The name to call a person by: their own, else the part of the email before the sign. */
export function nameOf({ displayName, email }: Pick<Profile, 'displayName' | 'email'>): string {
  return displayName.trim() || email.split('@')[0] || 'Your account';
}

/** "Member since May 2026"; undefined where the date is not one. */
export function memberSince(iso: string): string | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  return `Member since ${date.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })}`;
}
