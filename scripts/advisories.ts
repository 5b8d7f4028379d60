/** A finding that is known and waits for a mend. */
export interface AllowedAdvisory {
  /** Such as `GHSA-xxxx-xxxx-xxxx`. */
  readonly id: string;
  readonly package: string;
  /** Why it does no harm here, or what is waited for. */
  readonly reason: string;
  /** After this day it is no longer allowed. */
  readonly until: string;
}

/** What `npm audit --json` tells, as far as it is read. */
interface Audit {
  readonly vulnerabilities?: Readonly<
    Record<
      string,
      {
        readonly severity: string;
        readonly via: readonly (string | { readonly url?: string; readonly title?: string })[];
      }
    >
  >;
}

/** An advisory about a package. */
export interface Advisory {
  readonly id: string;
  readonly package: string;
  readonly severity: string;
  readonly title: string;
}

/** The advisories of an audit; undefined where the registry answered none. */
export function advisoriesOf(audit: Audit): Advisory[] | undefined {
  if (audit.vulnerabilities === undefined) return undefined;
  return Object.entries(audit.vulnerabilities).flatMap(([name, { severity, via }]) =>
    via.flatMap((source) => {
      if (typeof source === 'string') return [];
      const id = source.url?.split('/').at(-1) ?? 'unknown';
      return { id, package: name, severity, title: source.title ?? '' };
    }),
  );
}

/** The advisories that nobody allowed, or no longer. */
export function notAllowed(
  advisories: readonly Advisory[],
  allowed: readonly AllowedAdvisory[],
  today: string,
): Advisory[] {
  return advisories.filter(
    (found) =>
      !allowed.some((one) => one.id === found.id && one.package === found.package && one.until >= today),
  );
}
