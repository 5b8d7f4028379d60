import { ActionButton } from '../controls/action-button.tsx';
import { Minimap } from '../stage/minimap.tsx';
import { offersFullscreen, usePageActions } from '../controls/page-actions.ts';
import { ColoredShare, ModeToggle, SaveButton, ZoomPercent } from './page-parts.tsx';
import { BrushPanel } from '../controls/panel.tsx';
import { ShortcutsPanel } from '../controls/shortcuts-panel.tsx';
import { useUi } from './studio-parts.ts';

/** Below this height the minimap is the small one; CSS pixels. */
const LOW_WINDOW = 780;

function Dock() {
  const actions = usePageActions();
  return (
    <nav className="glass dock" aria-label="Controls">
      <ActionButton action={actions.undo} />
      <ActionButton action={actions.redo} />
      <i className="rule" />
      <ActionButton action={actions.clear} />
      <i className="rule" />
      <ActionButton action={actions.zoomOut} />
      <ZoomPercent />
      <ActionButton action={actions.zoomIn} />
      <ActionButton action={actions.resetZoom} />
      <i className="rule" />
      {offersFullscreen && <ActionButton action={actions.fullscreen} />}
      <ActionButton action={actions.minimap} />
      <ActionButton action={actions.timer} />
      <ActionButton action={actions.shortcuts} />
      <i className="rule" />
      <ActionButton action={actions.hide} />
    </nav>
  );
}

/** The controls of a wide window. */
export function DesktopControls() {
  const minimap = useUi((state) => state.minimap);
  const shortcuts = useUi((state) => state.shortcuts);
  return (
    <>
      <ModeToggle />
      <ColoredShare />
      <Dock />
      <BrushPanel />
      {minimap && <Minimap size={window.innerHeight < LOW_WINDOW ? 'small' : 'medium'} />}
      <SaveButton />
      {shortcuts && <ShortcutsPanel />}
    </>
  );
}
