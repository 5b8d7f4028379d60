import { Bloom } from '../quiet/bloom.tsx';
import { QuietDialog } from '../quiet/quiet-dialog.tsx';
import { TimerCard, TimerChip, TimerDrop } from '../quiet/quiet-timer.tsx';
import type { SizeClass } from '../layouts/size-class.ts';
import { useUi, useParts } from '../layouts/studio-parts.ts';

function FoldedTimer({ size }: { readonly size: SizeClass }) {
  const { ui, quiet } = useParts();
  const onOpen = (): void => ui.setState({ timer: 'open' });
  if (size === 'landscape') return null;
  return size === 'phone' ? (
    <TimerChip quiet={quiet} onOpen={onOpen} />
  ) : (
    <TimerDrop quiet={quiet} onOpen={onOpen} />
  );
}

/** The timer as far as it is out: the card, or what it folds into in this layout. A low phone keeps it in its rail. */
export function StudioTimer({ size }: { readonly size: SizeClass }) {
  const { ui, quiet } = useParts();
  const timer = useUi((state) => state.timer);
  const sheet = useUi((state) => state.sheet);
  const covered = size === 'phone' && sheet !== 'rest';
  if (timer === 'closed' || covered) return null;
  if (timer === 'small') return <FoldedTimer size={size} />;
  const close = (): void => {
    quiet.reset();
    ui.setState({ timer: 'closed' });
  };
  const breathe = (): void => {
    quiet.start();
    ui.setState({ timer: 'small', hidden: true, breathing: true, sheet: 'rest' });
  };
  return (
    <TimerCard
      quiet={quiet}
      onMinimise={() => ui.setState({ timer: 'small' })}
      onClose={close}
      onBreathe={breathe}
      onSettings={() => ui.setState({ timerSettings: true })}
    />
  );
}

/** What the timer shows besides: the flower while the controls are hidden, and its settings. */
export function StudioQuiet() {
  const { ui, quiet } = useParts();
  const breathing = useUi((state) => state.breathing);
  const settings = useUi((state) => state.timerSettings);
  return (
    <>
      {breathing && <Bloom quiet={quiet} />}
      {settings && <QuietDialog quiet={quiet} onClose={() => ui.setState({ timerSettings: false })} />}
    </>
  );
}
