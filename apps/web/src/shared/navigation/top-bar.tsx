import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '../../api/session/session.ts';
import { BarLinks } from './bar-links.tsx';
import { Bar } from './bar.tsx';
import { LaterMenu } from './later-menu.tsx';
import { LoginLinks } from './login-links.tsx';

const SubscriptionBadge = lazy(async () => ({
  default: (await import('../subscription/badge.tsx')).SubscriptionBadge,
}));
const loadMenu = () => import('./menu.tsx');

interface TopBarProps {
  /** Between the logo and the menu, under them on a phone; links into the catalogue where there is nothing else. */
  readonly children?: ReactNode;
}

/** The bar that every browsing screen begins with: logo, what the screen puts there, sign-in, menu. */
export function TopBar({ children }: TopBarProps) {
  const { status } = useSession();
  const end = (
    <>
      {status === 'guest' && <LoginLinks />}
      {status === 'signed-in' && (
        <Suspense fallback={<span className="h-9 w-24" />}>
          <SubscriptionBadge />
        </Suspense>
      )}
      <LaterMenu load={loadMenu} />
    </>
  );
  return (
    <Bar end={end}>
      {children ? (
        <div className="order-last flex w-full min-w-0 items-center gap-3 pb-3 tablet:order-none tablet:w-auto tablet:flex-1 tablet:pb-0 tablet:pl-5 desktop:pl-8">
          {children}
        </div>
      ) : (
        <BarLinks />
      )}
    </Bar>
  );
}
