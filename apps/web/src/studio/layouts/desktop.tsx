import { Ellipsis } from 'lucide-react';
import { AreaBar } from '../controls/area-bar.tsx';
import { ActionButton } from '../controls/action-button.tsx';
import { MoreSheet } from '../controls/more-sheet.tsx';
import { Minimap } from '../stage/minimap.tsx';
import { offersFullscreen, usePageActions } from '../controls/page-actions.ts';
import { ColoredShareText, DrawModeToggle, SaveButton, ZoomPercent } from './page-parts.tsx';
import { BrushPanel } from '../controls/panel.tsx';
import { ShortcutsPanel } from '../controls/shortcuts-panel.tsx';
import { toggleSheet } from '../controls/studio-ui-state.ts';
import { ToolButton } from '../controls/tool-button.tsx';
import { useLowWindow } from './size-class.ts';
import { useParts, useUi } from './studio-parts.ts';

function Dock() {
  const { ui } = useParts();
  const actions = usePageActions();
  const sheet = useUi((state) => state.sheet);
  return (
    <nav className="glass dock" aria-label="Controls">
      <ActionButton action={actions.undo} />
      <ActionButton action={actions.redo} />
      <i className="rule" />
      <ActionButton action={actions.zoomOut} />
      <ZoomPercent />
      <ActionButton action={actions.zoomIn} />
      <ActionButton action={actions.resetZoom} />
      <i className="rule" />
      <ActionButton action={actions.minimap} />
      <ActionButton action={actions.timer} />
      <div className="wide-only">
        {offersFullscreen && <ActionButton action={actions.fullscreen} />}
        <span className="with-keys">
          <ActionButton action={actions.shortcuts} />
        </span>
        <ActionButton action={actions.hide} />
      </div>
      <ToolButton
        icon={Ellipsis}
        label="More"
        expanded={sheet === 'page'}
        onPress={() => toggleSheet(ui, 'page')}
      />
    </nav>
  );
}

/**
 * The controls of a wide window: a column of sheets at one side and a row below, in which nothing can lie on another.
 */
export function DesktopControls() {
  const area = useUi((state) => state.area);
  const minimap = useUi((state) => state.minimap);
  const shortcuts = useUi((state) => state.shortcuts);
  const sheet = useUi((state) => state.sheet);
  const mapSize = useLowWindow() ? 'small' : 'medium';
  return (
    <>
      <div className="bottom-row">
        <DrawModeToggle />
        <ColoredShareText />
        {area ? <AreaBar /> : <Dock />}
        {sheet === 'page' && <MoreSheet />}
        {shortcuts && <ShortcutsPanel />}
      </div>
      <div className="side-column">
        <BrushPanel />
        {/* Another one where its size changes, since a canvas of a new size is empty. */}
        {minimap && <Minimap key={mapSize} size={mapSize} />}
        <SaveButton />
      </div>
    </>
  );
}
