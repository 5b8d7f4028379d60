export const JSON_TYPE = { 'content-type': 'application/json' } as const;

/** What every call of the app tells of itself. */
export function ownHeaders(version: string): Record<string, string> {
  return { 'x-client': 'inkbloom-web', 'x-version': version };
}
