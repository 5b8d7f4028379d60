import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { useSignInPath } from './sign-in-path.ts';

const LINK = 'inline-flex h-11 items-center rounded-small px-1.5 hover:text-accent-strong';

/** What a guest finds beside the menu. */
export function LoginLinks() {
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
