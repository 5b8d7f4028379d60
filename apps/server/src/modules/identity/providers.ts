import type { FastifyBaseLogger } from 'fastify';
import { discoveryUrl, type Library, type NamedProvider } from './better-auth.ts';

/** Milliseconds a provider may take to describe itself. */
const DISCOVERY_TIMEOUT = 5_000;

/** The library with every provider that could be reached so far. */
export interface ReloadableAuth {
  /** The library as it is now. */
  readonly current: () => Library;
  /**
   * Makes sure that a provider can be used, by asking it again if it could not be reached before.
   * Tells whether it can.
   */
  readonly ensure: (provider: string) => Promise<boolean>;
}

function sameIssuer(left: unknown, right: string): boolean {
  return typeof left === 'string' && left.replace(/\/$/, '') === right.replace(/\/$/, '');
}

/** Throws when the provider does not describe itself in time, or describes somebody else. */
async function probe(provider: NamedProvider): Promise<void> {
  const response = await fetch(discoveryUrl(provider.issuer), {
    signal: AbortSignal.timeout(DISCOVERY_TIMEOUT),
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  const { issuer } = (await response.json()) as { issuer?: unknown };
  if (!sameIssuer(issuer, provider.issuer)) throw new Error(`it calls itself ${String(issuer)}`);
}

async function isReachable(provider: NamedProvider, log: FastifyBaseLogger): Promise<boolean> {
  try {
    await probe(provider);
    return true;
  } catch (error) {
    log.warn(
      { err: error },
      `sign-in provider ${provider.id} cannot be reached; it is asked again when needed`,
    );
    return false;
  }
}

/**
 * Builds the library with the providers that can be reached, and builds it anew when one that was down is back: the
 * library itself asks only once, when it is made.
 */
export async function reloadableAuth(
  providers: readonly NamedProvider[],
  build: (reachable: readonly NamedProvider[]) => Library,
  log: FastifyBaseLogger,
): Promise<ReloadableAuth> {
  let library = build([]);
  let usable = new Set<string>();
  let searching: Promise<void> | undefined;

  async function search(): Promise<void> {
    const found = await Promise.all(
      providers.map(async (provider) => usable.has(provider.id) || isReachable(provider, log)),
    );
    const reachable = providers.filter((_, index) => found[index]);
    if (reachable.length === usable.size) return;
    const candidate = build(reachable);
    usable = new Set((await candidate.$context).socialProviders.map((provider) => provider.id));
    library = candidate;
  }

  await search();
  return {
    current: () => library,
    async ensure(provider) {
      if (!usable.has(provider)) {
        searching ??= search().finally(() => (searching = undefined));
        await searching;
      }
      return usable.has(provider);
    },
  };
}
