import { configuration } from '../../api/client/configuration.ts';
import { ConfiguredLink } from './configured-link.tsx';

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-3 hover:text-ink';

/** The app's name, version and the operator's texts. */
export function Footer() {
  const { appName, version } = configuration() ?? { appName: 'Inkbloom', version: '' };
  return (
    <footer className="column flex flex-wrap items-center gap-x-5.5 py-3 text-14 text-muted">
      <span>
        {appName} {version}
      </span>
      <ConfiguredLink to="about" className={LINK}>
        About
      </ConfiguredLink>
      <ConfiguredLink to="privacy" className={LINK}>
        Privacy
      </ConfiguredLink>
      <ConfiguredLink to="terms" className={LINK}>
        Terms
      </ConfiguredLink>
    </footer>
  );
}
