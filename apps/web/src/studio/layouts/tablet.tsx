import { Ellipsis, SlidersHorizontal } from 'lucide-react';
import { ActionButton, ActionTiles } from '../controls/action-button.tsx';
import { Brushes } from '../controls/brushes.tsx';
import { Pans } from '../controls/colors.tsx';
import { toggleSheet } from '../controls/studio-ui-state.ts';
import { Minimap } from '../stage/minimap.tsx';
import { offersFullscreen, usePageActions } from '../controls/page-actions.ts';
import { ColoredShare, ModeToggle, SaveButton, ZoomPercent } from './page-parts.tsx';
import { BrushPanel } from '../controls/panel.tsx';
import { useUi, useParts } from './studio-parts.ts';
import { ToolButton } from '../controls/tool-button.tsx';

function Dock() {
  const { ui } = useParts();
  const sheet = useUi((state) => state.sheet);
  const actions = usePageActions();
  return (
    <nav className="glass dock" aria-label="Controls">
      <ActionButton action={actions.undo} />
      <ActionButton action={actions.redo} />
      <i className="rule" />
      <ActionButton action={actions.zoomOut} />
      <ZoomPercent />
      <ActionButton action={actions.zoomIn} />
      <i className="rule" />
      <ToolButton
        icon={SlidersHorizontal}
        label="Color and brush settings"
        expanded={sheet === 'color'}
        onPress={() => toggleSheet(ui, 'color')}
      />
      <ActionButton action={actions.minimap} />
      <ActionButton action={actions.timer} />
      <ToolButton
        icon={Ellipsis}
        label="More"
        expanded={sheet === 'page'}
        onPress={() => toggleSheet(ui, 'page')}
      />
    </nav>
  );
}

function MoreSheet() {
  const actions = usePageActions();
  const { resetZoom, next, inside, leftHanded, clear, hide } = actions;
  const offered = [resetZoom, next, hide, inside, leftHanded, clear];
  return (
    <section className="glass more" aria-label="Page tools">
      <ActionTiles actions={offersFullscreen ? [actions.fullscreen, ...offered] : offered} />
    </section>
  );
}

/** The controls of a tablet held upright. */
export function TabletControls() {
  const sheet = useUi((state) => state.sheet);
  const minimap = useUi((state) => state.minimap);
  return (
    <>
      <ColoredShare />
      <section className="glass tray" aria-label="Tools">
        <Brushes className="brushes" />
        <i className="rule" />
        <Pans />
      </section>
      <ModeToggle />
      <Dock />
      {minimap && sheet !== 'color' && <Minimap size="small" />}
      {sheet === 'color' && <BrushPanel />}
      {sheet === 'page' && <MoreSheet />}
      <SaveButton />
    </>
  );
}
