import { Ellipsis } from 'lucide-react';
import { ActionButton, ActionTiles } from './action-button.tsx';
import { Brushes } from './brushes.tsx';
import { MiniPalette, PaletteHead, Palettes, Pans } from './colors.tsx';
import { toggleSheet } from './desk.ts';
import { TimerRailDrop } from '../meditation/quiet-timer.tsx';
import { Minimap } from './minimap.tsx';
import { offersFullscreen, usePageActions } from './page-actions.ts';
import { ModeToggle, SaveButton } from './page-parts.tsx';
import { paletteNamed } from './palettes.ts';
import { OpacitySetting, SizeSetting } from './settings.tsx';
import { useDesk, useEasel, useHand, useParts } from './studio-parts.ts';
import { ToolButton } from './tool-button.tsx';

function LeftRail() {
  const { desk, quiet } = useParts();
  const sheet = useDesk((state) => state.sheet);
  const timer = useDesk((state) => state.timer);
  const actions = usePageActions();
  return (
    <nav className="glass left-rail" aria-label="Controls">
      <ActionButton action={actions.undo} />
      <ActionButton action={actions.redo} />
      <i className="rule" />
      <ActionButton action={actions.zoomIn} />
      {timer === 'small' ? (
        <TimerRailDrop quiet={quiet} onOpen={() => desk.setState({ timer: 'open' })} />
      ) : (
        <ActionButton action={actions.timer} />
      )}
      <ToolButton
        icon={Ellipsis}
        label="Page tools"
        expanded={sheet === 'page'}
        onPress={() => toggleSheet(desk, 'page')}
      />
    </nav>
  );
}

function RightSheet() {
  const { desk } = useParts();
  const { palette, size, opacity, brush } = useHand((hand) => hand);
  const sheet = useDesk((state) => state.sheet);
  return (
    <aside className="glass right-sheet" aria-label="Brush panel">
      <Brushes className="brushes" />
      <div className="colors">
        <button
          type="button"
          className="opener"
          aria-label={`Palette: ${palette}`}
          aria-expanded={sheet === 'color'}
          onClick={() => toggleSheet(desk, 'color')}
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
          onClick={() => toggleSheet(desk, 'size')}
        >
          {brush === 'fill' ? 'Region' : `${size} px`} <em>{Math.round(opacity * 100)}%</em>
        </button>
      </div>
    </aside>
  );
}

function SideSheet() {
  const sheet = useDesk((state) => state.sheet);
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
  const sheet = useDesk((state) => state.sheet);
  const minimap = useDesk((state) => state.minimap);
  const zoomed = useEasel((state) => state.zoom > 1);
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
