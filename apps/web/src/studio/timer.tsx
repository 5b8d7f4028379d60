import { Bloom } from '../meditation/bloom.tsx';
import { QuietDialog } from '../meditation/quiet-dialog.tsx';
import { TimerCard, TimerChip, TimerDrop } from '../meditation/quiet-timer.tsx';
import type { SizeClass } from './size-class.ts';
import { useDesk, useParts } from './studio-parts.ts';

function FoldedTimer({ size }: { readonly size: SizeClass }) {
  const { desk, quiet } = useParts();
  const onOpen = (): void => desk.setState({ timer: 'open' });
  if (size === 'landscape') return null;
  return size === 'phone' ? (
    <TimerChip quiet={quiet} onOpen={onOpen} />
  ) : (
    <TimerDrop quiet={quiet} onOpen={onOpen} />
  );
}

/** The timer as far as it is out: the card, or what it folds into in this layout. A low phone keeps it in its rail. */
export function StudioTimer({ size }: { readonly size: SizeClass }) {
  const { desk, quiet } = useParts();
  const timer = useDesk((state) => state.timer);
  const sheet = useDesk((state) => state.sheet);
  const covered = size === 'phone' && sheet !== 'rest';
  if (timer === 'closed' || covered) return null;
  if (timer === 'small') return <FoldedTimer size={size} />;
  const close = (): void => {
    quiet.reset();
    desk.setState({ timer: 'closed' });
  };
  const breathe = (): void => {
    quiet.start();
    desk.setState({ timer: 'small', hidden: true, breathing: true, sheet: 'rest' });
  };
  return (
    <TimerCard
      quiet={quiet}
      onMinimise={() => desk.setState({ timer: 'small' })}
      onClose={close}
      onBreathe={breathe}
      onSettings={() => desk.setState({ timerSettings: true })}
    />
  );
}

/** What the timer shows besides: the flower while the controls are hidden, and its settings. */
export function StudioQuiet() {
  const { desk, quiet } = useParts();
  const breathing = useDesk((state) => state.breathing);
  const settings = useDesk((state) => state.timerSettings);
  return (
    <>
      {breathing && <Bloom quiet={quiet} />}
      {settings && <QuietDialog quiet={quiet} onClose={() => desk.setState({ timerSettings: false })} />}
    </>
  );
}
