/** What every call of the app tells of itself. */
export function ownHeaders(version: string): Record<string, string> {
  return { 'content-type': 'application/json', 'x-client': 'inkbloom-web', 'x-version': version };
}
