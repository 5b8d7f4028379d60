import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { configuration } from '../api/configuration.ts';
import { useSession } from '../api/session.ts';
import { classNames } from '../ui/class-names.ts';
import { Logo } from '../ui/logo.tsx';
import { Menu } from './menu.tsx';
import { useSignInPath } from './sign-in-path.ts';

const LINK = 'inline-flex h-11 items-center rounded-small px-1.5 hover:text-accent-strong';

function LoginLinks() {
  return (
    <span className="flex items-center font-display text-14 font-semibold whitespace-nowrap">
      <Link to={useSignInPath('signin')} className={LINK}>
        Login
      </Link>
      <span aria-hidden className="font-normal text-edge max-[359px]:hidden">
        |
      </span>
      <Link to={useSignInPath('signup')} className={classNames(LINK, 'max-[359px]:hidden')}>
        Signup
      </Link>
    </span>
  );
}

interface TopBarProps {
  /** Between the logo and the menu; under them on a phone. */
  readonly children?: ReactNode;
}

/** The bar that every browsing screen begins with: logo, what the screen puts there, sign-in, menu. */
export function TopBar({ children }: TopBarProps) {
  const { status } = useSession();
  return (
    <header className="z-20 border-b border-line bg-bar tablet:sticky tablet:top-0">
      <div className="column flex flex-wrap items-center gap-x-3 tablet:flex-nowrap tablet:gap-x-3.5">
        <Link
          to="/gallery"
          className="mr-auto flex min-h-15 items-center rounded-small tablet:mr-0 tablet:min-h-16"
        >
          <Logo name={configuration()?.appName ?? 'Inkbloom'} />
        </Link>
        {children && (
          <div className="order-last flex w-full min-w-0 items-center gap-3 pb-3 tablet:order-none tablet:w-auto tablet:flex-1 tablet:pb-0 tablet:pl-5 desktop:pl-8">
            {children}
          </div>
        )}
        <div className="flex items-center gap-3 tablet:ml-auto">
          {status === 'guest' && <LoginLinks />}
          <Menu />
        </div>
      </div>
    </header>
  );
}
