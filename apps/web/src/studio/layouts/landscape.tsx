import { Ellipsis } from 'lucide-react';
import { ActionButton, ActionTiles } from '../controls/action-button.tsx';
import { Brushes } from '../controls/brushes.tsx';
import { MiniPalette, PaletteHead, Palettes, Pans } from '../controls/colors.tsx';
import { toggleSheet } from '../controls/studio-ui-state.ts';
import { TimerRailDrop } from '../quiet/quiet-timer.tsx';
import { Minimap } from '../stage/minimap.tsx';
import { offersFullscreen, usePageActions } from '../controls/page-actions.ts';
import { ModeToggle, SaveButton } from './page-parts.tsx';
import { paletteNamed } from '../controls/palettes.ts';
import { OpacitySetting, SizeSetting } from '../controls/settings.tsx';
import { useUi, useEngineControls, useTools, useParts } from './studio-parts.ts';
import { ToolButton } from '../controls/tool-button.tsx';

function LeftRail() {
  const { ui, quiet } = useParts();
  const sheet = useUi((state) => state.sheet);
  const timer = useUi((state) => state.timer);
  const actions = usePageActions();
  return (
    <nav className="glass left-rail" aria-label="Controls">
      <ActionButton action={actions.undo} />
      <ActionButton action={actions.redo} />
      <i className="rule" />
      <ActionButton action={actions.zoomIn} />
      {timer === 'small' ? (
        <TimerRailDrop quiet={quiet} onOpen={() => ui.setState({ timer: 'open' })} />
      ) : (
        <ActionButton action={actions.timer} />
      )}
      <ToolButton
        icon={Ellipsis}
        label="Page tools"
        expanded={sheet === 'page'}
        onPress={() => toggleSheet(ui, 'page')}
      />
    </nav>
  );
}

function RightSheet() {
  const { ui } = useParts();
  const { palette, size, opacity, brush } = useTools((tools) => tools);
  const sheet = useUi((state) => state.sheet);
  return (
    <aside className="glass right-sheet" aria-label="Brush panel">
      <Brushes className="brushes" />
      <div className="colors">
        <button
          type="button"
          className="opener"
          aria-label={`Palette: ${palette}`}
          aria-expanded={sheet === 'color'}
          onClick={() => toggleSheet(ui, 'color')}
        >
          <span className="palette">
            <MiniPalette palette={paletteNamed(palette)} />
          </span>
          {palette.split(' ')[0]}
        </button>
        <Pans />
        <button
          type="button"
          className="opener"
          aria-label="Size and opacity"
          aria-expanded={sheet === 'size'}
          onClick={() => toggleSheet(ui, 'size')}
        >
          {brush === 'fill' ? 'Region' : `${size} px`} <em>{Math.round(opacity * 100)}%</em>
        </button>
      </div>
    </aside>
  );
}

function SideSheet() {
  const sheet = useUi((state) => state.sheet);
  return (
    <section className="glass side-sheet" aria-label={sheet === 'color' ? 'Palettes' : 'Size and opacity'}>
      {sheet === 'color' ? (
        <>
          <PaletteHead />
          <Palettes />
        </>
      ) : (
        <>
          <SizeSetting />
          <OpacitySetting />
        </>
      )}
    </section>
  );
}

function PageSheet() {
  const actions = usePageActions();
  const { zoomOut, zoomIn, resetZoom, fullscreen, minimap, clear, hide } = actions;
  const optional = offersFullscreen ? [fullscreen] : [];
  return (
    <section className="glass page-sheet" aria-label="Page tools">
      <ActionTiles
        actions={[
          zoomOut,
          zoomIn,
          resetZoom,
          actions.next,
          ...optional,
          minimap,
          hide,
          actions.inside,
          actions.leftHanded,
          clear,
        ]}
      />
    </section>
  );
}

/** The controls of a phone on its side: a rail under each thumb. */
export function LandscapeControls() {
  const sheet = useUi((state) => state.sheet);
  const minimap = useUi((state) => state.minimap);
  const zoomed = useEngineControls((state) => state.zoom > 1);
  return (
    <>
      <LeftRail />
      <ModeToggle />
      <RightSheet />
      {minimap && zoomed && sheet === 'rest' && <Minimap size="small" />}
      {(sheet === 'color' || sheet === 'size') && <SideSheet />}
      {sheet === 'page' && <PageSheet />}
      <SaveButton />
    </>
  );
}
