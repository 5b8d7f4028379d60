import { Ellipsis, SlidersHorizontal } from 'lucide-react';
import { ActionButton, ActionTiles } from './action-button.tsx';
import { Brushes } from './brushes.tsx';
import { Pans } from './colors.tsx';
import { toggleSheet } from './desk.ts';
import { Minimap } from './minimap.tsx';
import { offersFullscreen, usePageActions } from './page-actions.ts';
import { ColoredShare, ModeToggle, SaveButton, ZoomPercent } from './page-parts.tsx';
import { BrushPanel } from './panel.tsx';
import { useDesk, useParts } from './studio-parts.ts';
import { ToolButton } from './tool-button.tsx';

function Dock() {
  const { desk } = useParts();
  const sheet = useDesk((state) => state.sheet);
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
        onPress={() => toggleSheet(desk, 'color')}
      />
      <ActionButton action={actions.minimap} />
      <ActionButton action={actions.timer} />
      <ToolButton
        icon={Ellipsis}
        label="More"
        expanded={sheet === 'page'}
        onPress={() => toggleSheet(desk, 'page')}
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
  const sheet = useDesk((state) => state.sheet);
  const minimap = useDesk((state) => state.minimap);
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
