import { Ellipsis } from 'lucide-react';
import { AreaBar } from '../controls/area-bar.tsx';
import { ActionButton } from '../controls/action-button.tsx';
import { Brushes } from '../controls/brushes.tsx';
import { PaletteHead, PaletteOpener, Pans, ColorShelf } from '../controls/colors.tsx';
import { toggleSheet } from '../controls/studio-ui-state.ts';
import { TimerRailDrop } from '../quiet/quiet-timer.tsx';
import { Minimap } from '../stage/minimap.tsx';
import { usePageActions } from '../controls/page-actions.ts';
import { DrawModeToggle, SaveButton } from './page-parts.tsx';
import { PageTiles } from './page-tiles.tsx';
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
      <span className="high-only">
        <ActionButton action={actions.zoomIn} />
      </span>
      {timer === 'small' ? (
        <TimerRailDrop quiet={quiet} onOpen={() => ui.setState({ timer: 'open' })} />
      ) : (
        <span className="high-only">
          <ActionButton action={actions.timer} />
        </span>
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
  const { size, opacity, brush } = useTools((tools) => tools);
  const sheet = useUi((state) => state.sheet);
  return (
    <aside className="glass right-sheet" aria-label="Brush panel">
      <Brushes className="brushes" />
      <PaletteOpener />
      <Pans />
      <button
        type="button"
        className="opener size-opener"
        aria-label="Size and opacity"
        aria-expanded={sheet === 'size'}
        onClick={() => toggleSheet(ui, 'size')}
      >
        {brush === 'fill' ? 'Region' : `${size} px`} <em>{Math.round(opacity * 100)}%</em>
      </button>
    </aside>
  );
}

function SideSheet() {
  const sheet = useUi((state) => state.sheet);
  return (
    <section
      className="glass side-sheet scrolls"
      aria-label={sheet === 'color' ? 'Palettes' : 'Size and opacity'}
    >
      {sheet === 'color' ? (
        <>
          <PaletteHead />
          <ColorShelf recent={5} hasPans={false} />
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
  return (
    <section className="glass page-sheet scrolls" aria-label="Page tools">
      <PageTiles />
    </section>
  );
}

/** The controls of a phone on its side: a rail under each thumb. */
export function LandscapeControls() {
  const area = useUi((state) => state.area);
  const sheet = useUi((state) => state.sheet);
  const minimap = useUi((state) => state.minimap);
  const zoomed = useEngineControls((state) => state.zoom > 1);
  return (
    <>
      <div className="side-column near">
        <LeftRail />
        <DrawModeToggle />
      </div>
      {area && sheet === 'rest' && <AreaBar />}
      {!area && minimap && zoomed && sheet === 'rest' && <Minimap size="small" />}
      {(sheet === 'color' || sheet === 'size') && <SideSheet />}
      {sheet === 'page' && <PageSheet />}
      <div className="side-column far">
        <RightSheet />
        <SaveButton />
      </div>
    </>
  );
}
