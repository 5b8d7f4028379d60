import { useDrafts } from '../../shared/drafts/use-drafts.ts';
import { DeviceWall } from './device-wall.tsx';
import { SignedOut } from './signed-out.tsx';
import { deviceItems } from './wall.ts';

/** What a guest finds here: the ways in, and everything colored on this device. */
export function GuestPlace() {
  const drafts = useDrafts();
  // A moment of nothing, rather than a screen that jumps.
  if (drafts === null) return <main />;
  return (
    <main className="column grid grid-cols-[minmax(0,1fr)] gap-9 pt-5 pb-16 tablet:gap-12 tablet:pt-9">
      <SignedOut isBrief={deviceItems(drafts).length > 0} />
      <DeviceWall drafts={drafts} />
    </main>
  );
}
