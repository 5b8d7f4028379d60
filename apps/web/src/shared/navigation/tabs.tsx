import { Crown, House, Sparkle, User, type LucideIcon } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { showsUpgrade } from '../subscription/selling.ts';
import { lazyExtra } from '../trouble/lazy-extra.ts';

const UnsentBadge = lazyExtra(async () => (await import('./unsent-badge.tsx')).UnsentBadge);

const TAB =
  'grid min-h-12 content-center justify-items-center gap-0.5 rounded-small font-display text-12 leading-tight ' +
  'font-medium text-muted aria-[current=page]:text-accent-strong aria-[current=page]:[&_svg]:fill-accent-soft';

interface TabProps {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly children: string;
  /** Over the icon. */
  readonly badge?: ReactNode;
}

function Tab({ to, icon: Icon, children, badge }: TabProps) {
  return (
    <NavLink to={to} end className={TAB}>
      <span className="relative">
        <Icon aria-hidden />
        {badge}
      </span>
      {children}
    </NavLink>
  );
}

/** The phone's bar at the bottom of the screen; a guest has no account to go to. */
export function PhoneTabs({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const unsent = (
    <Suspense>
      <UnsentBadge className="absolute -top-1.5 left-3.5" />
    </Suspense>
  );
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-line bg-bar px-2 pt-1.5 pb-[max(10px,env(safe-area-inset-bottom))] tablet:web:hidden"
    >
      <Tab to="/" icon={House}>
        Home
      </Tab>
      <Tab to="/featured" icon={Sparkle}>
        Featured
      </Tab>
      {showsUpgrade() && (
        <Tab to="/subscription" icon={Crown}>
          Upgrade
        </Tab>
      )}
      {isSignedIn && (
        <Tab to="/account" icon={User} badge={unsent}>
          My Account
        </Tab>
      )}
    </nav>
  );
}
