const LONGEST = 100;

/** What to call a person: the name the provider gives or, without one, the first part of the email. */
export function displayName(profile: { readonly name?: unknown; readonly email?: unknown }): string {
  const given = typeof profile.name === 'string' ? profile.name : '';
  const name = given.replaceAll(/\p{Cc}/gu, ' ').trim();
  const [fromEmail = ''] = String(profile.email ?? '').split('@');
  return [...(name || fromEmail)].slice(0, LONGEST).join('');
}
