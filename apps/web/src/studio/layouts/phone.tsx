import { ChevronUp, Ellipsis } from 'lucide-react';
import { useRef, type PointerEvent } from 'react';
import { AreaBar } from '../controls/area-bar.tsx';
import { ActionButton } from '../controls/action-button.tsx';
import { Brushes, brushName } from '../controls/brushes.tsx';
import { BrushSwatch } from '../controls/brush-swatch.tsx';
import { PaletteHead, Pans, ColorShelf } from '../controls/colors.tsx';
import { toggleSheet, type StudioUiState } from '../controls/studio-ui-state.ts';
import { Minimap } from '../stage/minimap.tsx';
import { usePageActions } from '../controls/page-actions.ts';
import { ColoredShareText, DrawModeToggle, SaveButton } from './page-parts.tsx';
import { PageTiles } from './page-tiles.tsx';
import { OpacitySetting, SizeSetting } from '../controls/settings.tsx';
import { useUi, useEngineControls, useTools, useParts } from './studio-parts.ts';
import { ToolButton } from '../controls/tool-button.tsx';

/** A swipe on the grip of at least this many CSS pixels opens or closes the drawer. */
const SWIPE = 24;

function Grip() {
  const { ui } = useParts();
  const sheet = useUi((state) => state.sheet);
  const from = useRef(0);
  const endSwipe = (event: PointerEvent): void => {
    const moved = event.clientY - from.current;
    if (Math.abs(moved) >= SWIPE) ui.setState({ sheet: moved < 0 ? 'color' : 'rest' });
  };
  return (
    <button
      type="button"
      className="grip"
      aria-label={sheet === 'rest' ? 'Expand tools' : 'Collapse tools'}
      aria-expanded={sheet !== 'rest'}
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={endSwipe}
      onClick={(event) => {
        const swiped = event.detail > 0 && Math.abs(event.clientY - from.current) >= SWIPE;
        if (!swiped) toggleSheet(ui, sheet === 'rest' ? 'color' : 'rest');
      }}
    />
  );
}

function RestingDrawer() {
  const { ui } = useParts();
  const brush = useTools((tools) => tools.brush);
  const color = useTools((tools) => tools.color);
  const actions = usePageActions();
  return (
    <>
      <Pans isRow />
      <div className="tool-row">
        <button
          type="button"
          className="current"
          aria-label={`Brush: ${brushName(brush)}`}
          onClick={() => toggleSheet(ui, 'color')}
        >
          <BrushSwatch brush={brush} color={color} />
          <ChevronUp className="icon" aria-hidden="true" />
        </button>
        <ActionButton action={actions.undo} />
        <ActionButton action={actions.redo} />
        <span className="roomy-only">
          <ActionButton action={actions.zoomOut} />
        </span>
        <ActionButton action={actions.zoomIn} />
        <ToolButton icon={Ellipsis} label="Page tools" onPress={() => toggleSheet(ui, 'page')} />
      </div>
    </>
  );
}

function SheetHead({ sheet }: { readonly sheet: StudioUiState['sheet'] }) {
  const { ui } = useParts();
  const actions = usePageActions();
  const tab = (name: StudioUiState['sheet'], text: string) => (
    <button
      type="button"
      role="tab"
      aria-selected={sheet === name}
      onClick={() => ui.setState({ sheet: name })}
    >
      {text}
    </button>
  );
  return (
    <div className="sheet-head">
      <div className="segments" role="tablist" aria-label="Tools">
        {tab('color', 'Color & brush')}
        {tab('page', 'Page')}
      </div>
      <ActionButton action={actions.undo} />
      <ActionButton action={actions.redo} />
    </div>
  );
}

function ColorSheet() {
  return (
    <div className="color-sheet scrolls">
      <PaletteHead />
      <ColorShelf recent={6} />
      <Brushes className="brushes" />
      <div className="pair">
        <SizeSetting />
        <OpacitySetting />
      </div>
    </div>
  );
}

function PageSheet() {
  return (
    <div className="scrolls">
      <PageTiles />
    </div>
  );
}

/** The controls of a phone held upright: a drawer under the thumb. */
export function PhoneControls() {
  const area = useUi((state) => state.area);
  const sheet = useUi((state) => state.sheet);
  const minimap = useUi((state) => state.minimap);
  const zoomed = useEngineControls((state) => state.zoom > 1);
  return (
    <>
      <ColoredShareText />
      {area ? (
        <AreaBar />
      ) : (
        <>
          <DrawModeToggle />
          <SaveButton />
        </>
      )}
      {minimap && zoomed && sheet !== 'color' && <Minimap size="small" />}
      <section className="glass drawer" aria-label="Tools">
        <Grip />
        {sheet === 'rest' ? <RestingDrawer /> : <SheetHead sheet={sheet} />}
        {sheet === 'color' && <ColorSheet />}
        {sheet === 'page' && <PageSheet />}
      </section>
    </>
  );
}
