import { X } from 'lucide-react';
import { useMemo, type ComponentType } from 'react';
import { SwatchTextures } from '../controls/brush-swatch.tsx';
import { DesktopControls } from './desktop.tsx';
import { LandscapeControls } from './landscape.tsx';
import { usePreferences } from '../controls/preferences.ts';
import { ShowControls } from './page-parts.tsx';
import { Picker } from '../controls/picker.tsx';
import { PhoneControls } from './phone.tsx';
import { SaveDialog } from '../session/save-dialog.tsx';
import type { Session } from '../session/session.ts';
import { useSizeClass, type SizeClass } from './size-class.ts';
import { Stage } from '../stage/stage.tsx';
import type { SaveFailure } from '../session/studio-result.ts';
import { StudioContext, useUi, useParts } from './studio-parts.ts';
import { TabletControls } from './tablet.tsx';
import { StudioQuiet, StudioTimer } from '../controls/timer.tsx';
import { ToolButton } from '../controls/tool-button.tsx';
import { useShortcuts } from '../controls/use-shortcuts.ts';

const CONTROLS: Readonly<Record<SizeClass, ComponentType>> = {
  desktop: DesktopControls,
  tablet: TabletControls,
  phone: PhoneControls,
  landscape: LandscapeControls,
};

interface WorkbenchProps {
  readonly session: Session;
  /** Saves and closes; answers what went wrong, or null. */
  readonly onSave: () => Promise<SaveFailure | null>;
  readonly onLeave: () => Promise<void>;
  /** Hands the picture to the browser's downloads. */
  readonly onDownload: () => Promise<void>;
}

function Notice() {
  const { ui } = useParts();
  const notice = useUi((state) => state.notice);
  if (!notice) return null;
  return (
    <div className="glass notice" role="alert">
      {notice}
      <ToolButton small icon={X} label="Dismiss" onPress={() => ui.setState({ notice: null })} />
    </div>
  );
}

function Room({ session, ...ways }: WorkbenchProps) {
  const size = useSizeClass();
  const { hidden, panel, minimap, sheet, saving, timer, breathing } = useUi((state) => state);
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
      <Notice />
      {saving && <SaveDialog {...ways} spentSeconds={session.watch.seconds()} />}
    </div>
  );
}

/** An open page with its controls. */
export function Workbench(props: WorkbenchProps) {
  const { controls, tools, ui, quiet } = props.session;
  const parts = useMemo(() => ({ controls, tools, ui, quiet }), [controls, tools, ui, quiet]);
  useShortcuts(parts);
  return (
    <StudioContext value={parts}>
      <Room {...props} />
    </StudioContext>
  );
}
