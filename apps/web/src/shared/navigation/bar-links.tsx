import { NavLink } from 'react-router';

const LINK =
  'inline-flex min-h-11 items-center rounded-small hover:text-accent-strong ' +
  'aria-[current=page]:shadow-[inset_0_-2px_0_var(--progress)]';

/** The ways into the catalogue, side by side where the bar has room for them. */
export function BarLinks() {
  return (
    <nav
      aria-label="Catalogue"
      className="hidden gap-6.5 pl-6 font-display text-16 font-medium tablet:flex desktop:pl-9"
    >
      <NavLink to="/gallery" end className={LINK}>
        Browse
      </NavLink>
      <NavLink to="/streams" className={LINK}>
        Streams
      </NavLink>
      <NavLink to="/featured" className={LINK}>
        Featured
      </NavLink>
      <NavLink to="/shelf" className={LINK}>
        My Shelf
      </NavLink>
    </nav>
  );
}
