import { useMemo, type ComponentType } from 'react';
import type { RestoreInput } from '../../api/calls/drawing-versions.ts';
import { SwatchTextures } from '../controls/brush-swatch.tsx';
import { DesktopControls } from './desktop.tsx';
import { LandscapeControls } from './landscape.tsx';
import { AskDialog } from '../controls/ask-dialog.tsx';
import { Notices } from './notices.tsx';
import { usePreferences } from '../controls/preferences.ts';
import { ShowControls } from './page-parts.tsx';
import { Picker } from '../controls/picker.tsx';
import { PhoneControls } from './phone.tsx';
import { FinishedDialog } from '../finished/finished-dialog.tsx';
import { KeepingNews } from '../session/keeping-news.tsx';
import { SaveDialog } from '../session/save-dialog.tsx';
import type { Session } from '../session/session.ts';
import { StudioVersions } from '../session/studio-versions.tsx';
import { useSizeClass, type SizeClass } from './size-class.ts';
import { Stage } from '../stage/stage.tsx';
import type { SaveFailure, WayOn } from '../session/save-failures.ts';
import { StudioContext, useUi } from './studio-parts.ts';
import { TabletControls } from './tablet.tsx';
import { StudioQuiet, StudioTimer } from '../controls/timer.tsx';
import { useShortcuts } from '../controls/use-shortcuts.ts';

const CONTROLS: Readonly<Record<SizeClass, ComponentType>> = {
  desktop: DesktopControls,
  tablet: TabletControls,
  phone: PhoneControls,
  landscape: LandscapeControls,
};

interface WorkbenchProps {
  readonly session: Session;
  /** What is colored. */
  readonly title: string;
  /** Saves and closes, and leads to pages like this one if asked to; answers what went wrong, or null. */
  readonly onSave: (andMore?: boolean) => Promise<SaveFailure | null>;
  readonly onLeave: () => Promise<void>;
  /** Takes a way on from a save that failed. */
  readonly onWay: (way: WayOn) => void;
  /** Opens the page anew, with everything drawn on it. */
  readonly onReload: () => void;
  /** Brings a version of the drawing back and opens the page anew; rejects when it could not. */
  readonly onRestore: (choice: RestoreInput) => Promise<void>;
}

function Sheets({ session, title, onReload, onRestore, ...ways }: WorkbenchProps) {
  const size = useSizeClass();
  const { hidden, panel, minimap, sheet, saving, versions, timer, breathing, asking, finished } = useUi(
    (state) => state,
  );
  const leftHanded = usePreferences((preferences) => preferences.leftHanded);
  const Controls = CONTROLS[size];
  return (
    <div
      className="studio"
      data-size={size}
      data-panel={panel ? 'open' : 'closed'}
      data-sheet={sheet}
      data-timer={timer}
      data-breathing={breathing || undefined}
      data-hand={leftHanded ? 'left' : undefined}
    >
      <SwatchTextures />
      <Stage session={session} layout={`${size} ${panel} ${minimap} ${sheet} ${breathing} ${leftHanded}`} />
      <Picker engine={session.engine} />
      {hidden ? <ShowControls /> : <Controls />}
      {!hidden && <StudioTimer size={size} />}
      <StudioQuiet />
      <Notices isWithoutLines={session.page.ink === null} onReload={onReload}>
        <KeepingNews session={session} onWay={ways.onWay} onLeave={() => void ways.onLeave()} />
      </Notices>
      {asking === 'clear' && (
        <AskDialog
          title="Clear the page?"
          words="All paint comes off. Undo brings it back."
          go="Clear"
          onGo={() => session.controls.clear()}
          onClose={() => session.ui.setState({ asking: null })}
        />
      )}
      {versions && <StudioVersions session={session} onRestore={onRestore} />}
      {finished && <FinishedDialog session={session} title={title} onSave={ways.onSave} />}
      {saving && <SaveDialog {...ways} spentSeconds={session.watch.seconds()} />}
    </div>
  );
}

/** An open page with its controls. */
export function Workbench(props: WorkbenchProps) {
  const { controls, tools, ui, quiet, person } = props.session;
  const hasVersions = person !== null;
  const parts = useMemo(
    () => ({ controls, tools, ui, quiet, hasVersions }),
    [controls, tools, ui, quiet, hasVersions],
  );
  useShortcuts(parts);
  return (
    <StudioContext value={parts}>
      <Sheets {...props} />
    </StudioContext>
  );
}
