const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1'];

/** The path on the server to which a provider sends people back. */
export function callbackPath(provider: string): string {
  return `/api/auth/callback/${provider}`;
}

/**
 * Whether people may be sent to `address` after signing in: the server's callback path, on this machine at any port
 * or at the server's public address.
 */
export function isAllowedRedirect(address: string, provider: string, publicUrl: string): boolean {
  const url = URL.parse(address);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return false;
  if (url.pathname !== callbackPath(provider) || url.search !== '' || url.hash !== '') return false;
  if (url.username !== '' || url.password !== '') return false;
  return LOCAL_HOSTS.includes(url.hostname) || url.origin === URL.parse(publicUrl)?.origin;
}
