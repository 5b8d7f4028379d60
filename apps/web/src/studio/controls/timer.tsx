import { Bloom } from '../quiet/bloom.tsx';
import { QuietDialog } from '../quiet/quiet-dialog.tsx';
import { TimerCard, TimerChip, TimerDrop } from '../quiet/quiet-timer.tsx';
import type { SizeClass } from '../layouts/size-class.ts';
import { usePreferences } from './preferences.ts';
import { useUi, useParts } from '../layouts/studio-parts.ts';

interface FoldedTimerProps {
  readonly size: SizeClass;
  readonly layout: string;
}

function FoldedTimer({ size, layout }: FoldedTimerProps) {
  const { ui, quiet } = useParts();
  const onOpen = (): void => ui.setState({ timer: 'open' });
  if (size === 'landscape') return null;
  return size === 'phone' ? (
    <TimerChip quiet={quiet} onOpen={onOpen} />
  ) : (
    <TimerDrop key={layout} quiet={quiet} onOpen={onOpen} />
  );
}

/** The timer as far as it is out: the card, or what it folds into in this layout. A low phone keeps it in its rail. */
export function StudioTimer({ size }: { readonly size: SizeClass }) {
  const { ui, quiet } = useParts();
  const { timer, sheet, panel, minimap, shortcuts } = useUi((state) => state);
  const leftHanded = usePreferences((preferences) => preferences.leftHanded);
  // Where the sheets lie otherwise it finds its place anew.
  const layout = [size, sheet, panel, minimap, shortcuts, leftHanded].join(' ');
  const covered = size === 'phone' && sheet !== 'rest';
  if (timer === 'closed' || covered) return null;
  if (timer === 'small') return <FoldedTimer size={size} layout={layout} />;
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
      key={layout}
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
