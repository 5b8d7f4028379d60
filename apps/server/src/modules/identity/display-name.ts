const LONGEST = 100;

function text(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(/\p{Cc}/gu, ' ').trim() : '';
}

/** What to call a person: the name the provider gives or, without one, the first part of the email. */
export function displayName(profile: { readonly name?: unknown; readonly email?: unknown }): string {
  const [fromEmail = ''] = text(profile.email).split('@');
  return Array.from(text(profile.name) || fromEmail)
    .slice(0, LONGEST)
    .join('');
}
