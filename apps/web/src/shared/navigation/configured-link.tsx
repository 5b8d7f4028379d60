import type { Configuration } from '@inkbloom/contracts/configuration';
import { Link } from 'react-router';
import { configuration } from '../../api/client/configuration.ts';

interface ConfiguredLinkProps {
  readonly to: keyof Configuration['links'];
  readonly className?: string;
  readonly children: string;
}

/** A link to where the operator keeps a text: a page of this app, or one elsewhere. */
export function ConfiguredLink({ to, className, children }: ConfiguredLinkProps) {
  const address = configuration()?.links[to] ?? `/${to}`;
  return address.startsWith('/') ? (
    <Link to={address} className={className}>
      {children}
    </Link>
  ) : (
    <a href={address} className={className}>
      {children}
    </a>
  );
}
