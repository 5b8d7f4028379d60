import { House, User } from 'lucide-react';
import { NavLink } from 'react-router';

const TAB =
  'grid min-h-12 content-center justify-items-center gap-0.5 rounded-small font-display text-12 leading-tight ' +
  'font-medium text-muted aria-[current=page]:text-accent-strong aria-[current=page]:[&_svg]:fill-accent-soft';

/** The phone's bar at the bottom of the screen. */
export function Tabs() {
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-line bg-bar px-2 pt-1.5 pb-[max(10px,env(safe-area-inset-bottom))] tablet:hidden"
    >
      <NavLink to="/gallery" className={TAB}>
        <House aria-hidden />
        Home
      </NavLink>
      <NavLink to="/account" className={TAB}>
        <User aria-hidden />
        My Account
      </NavLink>
    </nav>
  );
}
