import {
  Bookmark,
  Brush,
  Crown,
  FilePlus2,
  House,
  Images,
  Layers,
  LogIn,
  LogOut,
  Menu as MenuIcon,
  RefreshCw,
  Sparkle,
  User,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { useSession } from '../../api/session/session.ts';
import { signOut } from '../../api/session/sign-out.ts';
import { refresh, useUpdates } from '../../device/install/updates.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { showsUpgrade } from '../subscription/selling.ts';
import { ConfiguredLink } from './configured-link.tsx';
import { useSignInPath } from './sign-in-path.ts';
import { UnsentBadge } from './unsent-badge.tsx';
import { useDismiss } from './use-dismiss.ts';

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-small px-3 font-display text-16 font-medium ' +
  'hover:bg-accent-wash aria-[current=page]:text-accent-strong';

const TEXT_LINK = 'inline-flex min-h-11 items-center rounded-small hover:text-accent-strong';

interface ItemProps {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly children: string;
  /** At the end of the row. */
  readonly badge?: ReactNode;
}

function Item({ to, icon: Icon, children, badge }: ItemProps) {
  return (
    <li>
      <NavLink to={to} end={to === '/'} className={ROW}>
        <Icon aria-hidden className="size-5" />
        {children}
        {badge}
      </NavLink>
    </li>
  );
}

function GuestItems() {
  return (
    <>
      <Item to="/account" icon={Brush}>
        My Drawings
      </Item>
      <Item to={useSignInPath('signin')} icon={LogIn}>
        Sign In
      </Item>
      <Item to={useSignInPath('signup')} icon={UserPlus}>
        Sign Up
      </Item>
    </>
  );
}

function PersonItems() {
  const navigate = useNavigate();
  async function leave() {
    try {
      await signOut();
      await navigate('/');
    } catch (error) {
      showToast(error instanceof Error ? error.message : 'Signing out did not work.');
    }
  }
  return (
    <>
      <Item to="/account" icon={User} badge={<UnsentBadge className="ml-auto" />}>
        My Account
      </Item>
      <li>
        <button type="button" className={ROW} onClick={() => void leave()}>
          <LogOut aria-hidden className="size-5" />
          Sign Out
        </button>
      </li>
    </>
  );
}

/** What remains of the question about a new version once it was put off. */
function UpdateItem() {
  const { waiting, isPutOff } = useUpdates();
  if (!waiting || !isPutOff) return null;
  return (
    <li className="mt-1 border-t border-line pt-1">
      <button type="button" className={ROW} onClick={refresh}>
        <RefreshCw aria-hidden className="size-5 flex-none" />
        <span className="text-left leading-snug">A new version is available. Refresh to update.</span>
      </button>
    </li>
  );
}

interface MenuProps {
  /** It was asked for before it was there. */
  readonly openAtFirst?: boolean;
}

/** The menu of every screen; closes on a new route, a press outside it and Escape. */
export function Menu({ openAtFirst = false }: MenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(openAtFirst ? key : undefined);
  const open = openedAt === key;
  const { status } = useSession();

  const dismiss = useCallback(() => {
    if (box.current?.contains(document.activeElement)) box.current.querySelector('button')?.focus();
    setOpenedAt(undefined);
  }, []);
  useDismiss(box, open, dismiss);

  return (
    <div ref={box} className="relative">
      <IconButton
        icon={MenuIcon}
        label="Menu"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpenedAt(open ? undefined : key)}
        className="-mr-2.5"
      />
      {open && (
        <nav
          id={listId}
          aria-label="Menu"
          className="absolute top-full right-0 z-30 mt-1 w-56 rounded-sheet bg-panel p-2 shadow-lift"
        >
          <ul>
            <Item to="/" icon={House}>
              Home
            </Item>
            <Item to="/gallery" icon={Images}>
              Browse
            </Item>
            <Item to="/streams" icon={Layers}>
              Streams
            </Item>
            <Item to="/featured" icon={Sparkle}>
              Featured
            </Item>
            <Item to="/make" icon={FilePlus2}>
              Make a page
            </Item>
            <Item to="/shelf" icon={Bookmark}>
              My Shelf
            </Item>
            {showsUpgrade() && (
              <Item to="/subscription" icon={Crown}>
                Upgrade
              </Item>
            )}
            {status === 'signed-in' ? <PersonItems /> : <GuestItems />}
            <UpdateItem />
          </ul>
          <p className="mt-1 flex justify-between border-t border-line px-3 pt-1 text-14 text-muted">
            <ConfiguredLink to="about" className={TEXT_LINK}>
              About
            </ConfiguredLink>
            <ConfiguredLink to="privacy" className={TEXT_LINK}>
              Privacy
            </ConfiguredLink>
            <ConfiguredLink to="terms" className={TEXT_LINK}>
              Terms
            </ConfiguredLink>
          </p>
        </nav>
      )}
    </div>
  );
}
