import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { PaperDialog } from '../controls/paper-dialog.tsx';
import { History } from './history.tsx';
import type { QuietTime } from './quiet-time.ts';
import { useMeditationSettings } from './settings.ts';

const LENGTHS = [5, 10, 15, 20, 30] as const;

interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

function Switch({ checked, onChange, children }: SwitchProps) {
  return (
    <label className="switch">
      <span>{children}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

function Lengths({ quiet }: { readonly quiet: QuietTime }) {
  const minutes = useMeditationSettings(({ defaultDuration }) => defaultDuration);
  const choose = (wanted: number): void => {
    useMeditationSettings.setState({ defaultDuration: wanted });
    quiet.reset(wanted);
  };
  return (
    <fieldset className="lengths">
      <legend>Minutes</legend>
      {LENGTHS.map((length) => (
        <button key={length} type="button" aria-pressed={length === minutes} onClick={() => choose(length)}>
          {length}
        </button>
      ))}
    </fieldset>
  );
}

interface QuietDialogProps {
  readonly quiet: QuietTime;
  readonly onClose: () => void;
}

/** The timer's settings and the sessions so far. */
export function QuietDialog({ quiet, onClose }: QuietDialogProps) {
  const { enableNotifications, enableSound } = useMeditationSettings((settings) => settings);
  return (
    <PaperDialog look="quiet-dialog" titleId="quiet-dialog-title" onClose={onClose}>
      <header>
        <h2 id="quiet-dialog-title">Quiet time</h2>
        <button type="button" className="tool" aria-label="Close" onClick={onClose}>
          <X className="icon" aria-hidden="true" />
        </button>
      </header>
      <Lengths quiet={quiet} />
      <Switch
        checked={enableNotifications}
        onChange={(checked) => useMeditationSettings.setState({ enableNotifications: checked })}
      >
        Tell me when the time is up
      </Switch>
      <Switch
        checked={enableSound}
        onChange={(checked) => useMeditationSettings.setState({ enableSound: checked })}
      >
        A soft bell at the end
      </Switch>
      <History />
    </PaperDialog>
  );
}
