import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { configuration } from '../../api/client/configuration.ts';
import { classNames } from '../../ui/class-names.ts';
import { Logo } from '../../ui/logo.tsx';

interface BarProps {
  /** Lies on the screen's own ground instead of a bar's. */
  readonly bare?: boolean;
  /** Between the logo and the end; under them on a phone. */
  readonly children?: ReactNode;
  /** Sign-in and menu. */
  readonly end: ReactNode;
}

/** The frame of every browsing screen's bar: logo, what the screen puts there, and the end. */
export function Bar({ bare = false, children, end }: BarProps) {
  return (
    <header
      className={classNames(
        'z-20',
        !bare && 'border-b border-line bg-bar tablet:sticky tablet:top-(--titlebar)',
      )}
    >
      <div className="column flex flex-wrap items-center gap-x-3 tablet:flex-nowrap tablet:gap-x-3.5">
        <Link to="/" className="mr-auto flex min-h-15 items-center rounded-small tablet:mr-0 tablet:min-h-16">
          <Logo name={configuration()?.appName ?? 'Inkbloom'} />
        </Link>
        {children}
        <div className="flex items-center gap-3 tablet:ml-auto">{end}</div>
      </div>
    </header>
  );
}
