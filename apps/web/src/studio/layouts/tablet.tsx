import { Ellipsis } from 'lucide-react';
import { AreaBar } from '../controls/area-bar.tsx';
import { ActionButton } from '../controls/action-button.tsx';
import { Brushes } from '../controls/brushes.tsx';
import { AnyColor } from '../controls/any-color.tsx';
import { PaletteHead, PaletteOpener, Palettes, Pans, RecentColors } from '../controls/colors.tsx';
import { MoreSheet } from '../controls/more-sheet.tsx';
import { toggleSheet } from '../controls/studio-ui-state.ts';
import { Minimap } from '../stage/minimap.tsx';
import { usePageActions } from '../controls/page-actions.ts';
import { ColoredShareText, DrawModeToggle, SaveButton, ZoomPercent } from './page-parts.tsx';
import { OpacitySetting, SizeSetting } from '../controls/settings.tsx';
import { useEngineControls, useUi, useParts } from './studio-parts.ts';
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

/** Brushes, their size and opacity over the open palette: what the hand needs all the time. */
function Tray() {
  return (
    <section className="glass tray" aria-label="Tools">
      <div className="tray-row">
        <Brushes className="brushes" />
        <i className="rule" />
        <div className="pair">
          <SizeSetting />
          <OpacitySetting />
        </div>
      </div>
      <div className="tray-row">
        <PaletteOpener />
        <Pans isRow />
      </div>
    </section>
  );
}

function ColorSheet() {
  return (
    <section className="glass color-sheet scrolls" aria-label="Colors">
      <div>
        <PaletteHead />
        <Palettes />
        <RecentColors count={6} />
      </div>
      <AnyColor />
    </section>
  );
}

/** The controls of a tablet held upright: everything under the page, one above the other. */
export function TabletControls() {
  const sheet = useUi((state) => state.sheet);
  const area = useUi((state) => state.area);
  const minimap = useUi((state) => state.minimap);
  const zoomed = useEngineControls((state) => state.zoom > 1);
  return (
    <>
      <ColoredShareText />
      <div className="bottom-stack">
        {minimap && zoomed && sheet === 'rest' && <Minimap size="small" />}
        {sheet === 'color' && <ColorSheet />}
        {sheet === 'page' && <MoreSheet />}
        <Tray />
        <div className="bottom-row">
          <DrawModeToggle />
          {area ? <AreaBar /> : <Dock />}
          <SaveButton />
        </div>
      </div>
    </>
  );
}
