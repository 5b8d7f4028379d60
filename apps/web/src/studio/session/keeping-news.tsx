import { useStore } from 'zustand';
import { BothVersions } from './both-versions.tsx';
import type { WayOn } from './save-failures.ts';
import type { Session } from './session.ts';
import { TakenOverDialog } from './taken-over-dialog.tsx';

interface KeepingNewsProps {
  readonly session: Session;
  readonly onWay: (way: WayOn) => void;
  readonly onLeave: () => void;
}

/** What the person has to know of how the open drawing is kept: another tab has it, or it went its own way. */
export function KeepingNews({ session, onWay, onLeave }: KeepingNewsProps) {
  const { takenOver, branchedFrom } = useStore(session.keeping);
  if (takenOver) return <TakenOverDialog hasBranch={takenOver.hasBranch} onWay={onWay} onLeave={onLeave} />;
  return branchedFrom && <BothVersions key={branchedFrom} session={session} otherId={branchedFrom} />;
}
