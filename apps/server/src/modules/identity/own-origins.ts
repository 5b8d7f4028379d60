/** The names of one's own machine. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1'];

/**
 * The origins under which people reach this server, the public one first. On one's own machine both of its names lead
 * here, and a sign-in must come back to the one where it began: browsers keep their cookies apart.
 */
export function ownOrigins(publicUrl: string): readonly [string, ...string[]] {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  if (!LOOPBACK.includes(hostname)) return [origin];
  const names = LOOPBACK.filter((name) => name !== hostname);
  return [origin, ...names.map((name) => new URL(`${protocol}//${name}:${port}`).origin)];
}

/** The own origin that a request came to by its host; the public one for any other host. */
export function originFor(host: string, origins: readonly [string, ...string[]]): string {
  return origins.find((origin) => new URL(origin).host === host) ?? origins[0];
}
