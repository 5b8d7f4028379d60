import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { PhoneTabs } from './tabs.tsx';

interface TabsFrameProps {
  /** Whether the screen has the phone's tabs. */
  readonly tabs: boolean;
  readonly isSignedIn: boolean;
  readonly children: ReactNode;
}

/** A screen with the phone's tabs under it. */
export function TabsFrame({ tabs, isSignedIn, children }: TabsFrameProps) {
  return (
    <div
      className={classNames(
        'min-h-[calc(100dvh-var(--titlebar))] pb-(--tabs)',
        tabs && 'max-tablet:[--tabs:68px] native:[--tabs:68px]',
      )}
    >
      {children}
      {tabs && <PhoneTabs isSignedIn={isSignedIn} />}
    </div>
  );
}
