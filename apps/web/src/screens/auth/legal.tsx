import type { Configuration } from '@inkbloom/contracts/configuration';

const LINK = 'font-bold text-accent-strong underline-offset-2 hover:underline';

/** What signing in agrees to. */
export function Legal({ links }: { readonly links: Configuration['links'] }) {
  return (
    <p className="text-14 text-pretty text-muted">
      By going on you agree to the{' '}
      <a href={links.terms} className={LINK}>
        Terms
      </a>{' '}
      and the{' '}
      <a href={links.privacy} className={LINK}>
        Privacy Policy
      </a>
      .
    </p>
  );
}
