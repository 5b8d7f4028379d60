import { ChevronUp, Ellipsis } from 'lucide-react';
import { useRef, type PointerEvent } from 'react';
import { ActionButton, ActionTiles } from './action-button.tsx';
import { Brushes, brushName } from './brushes.tsx';
import { BrushSwatch } from './brush-swatch.tsx';
import { PaletteHead, Palettes, Pans, RecentColors } from './colors.tsx';
import { toggleSheet, type Desk } from './desk.ts';
import { Minimap } from './minimap.tsx';
import { offersFullscreen, usePageActions } from './page-actions.ts';
import { ColoredShare, ModeToggle, SaveButton } from './page-parts.tsx';
import { OpacitySetting, SizeSetting } from './settings.tsx';
import { useDesk, useEasel, useHand, useParts } from './studio-parts.ts';
import { ToolButton } from './tool-button.tsx';

/** A swipe on the grip of at least this many CSS pixels opens or closes the drawer. */
const SWIPE = 24;

function Grip() {
  const { desk } = useParts();
  const sheet = useDesk((state) => state.sheet);
  const from = useRef(0);
  const settle = (event: PointerEvent): void => {
    const moved = event.clientY - from.current;
    if (Math.abs(moved) >= SWIPE) desk.setState({ sheet: moved < 0 ? 'color' : 'rest' });
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
      onPointerUp={settle}
      onClick={(event) => {
        const swiped = event.detail > 0 && Math.abs(event.clientY - from.current) >= SWIPE;
        if (!swiped) toggleSheet(desk, sheet === 'rest' ? 'color' : 'rest');
      }}
    />
  );
}

function RestingDrawer() {
  const { desk } = useParts();
  const brush = useHand((hand) => hand.brush);
  const color = useHand((hand) => hand.color);
  const actions = usePageActions();
  return (
    <>
      <Pans />
      <div className="tool-row">
        <button
          type="button"
          className="current"
          aria-label={`Brush: ${brushName(brush)}`}
          onClick={() => toggleSheet(desk, 'color')}
        >
          <BrushSwatch brush={brush} color={color} />
          <ChevronUp className="icon" aria-hidden="true" />
        </button>
        <ActionButton action={actions.undo} />
        <ActionButton action={actions.redo} />
        <ActionButton action={actions.zoomIn} />
        <ActionButton action={actions.resetZoom} />
        <ToolButton icon={Ellipsis} label="Page tools" onPress={() => toggleSheet(desk, 'page')} />
      </div>
    </>
  );
}

function SheetHead({ sheet }: { readonly sheet: Desk['sheet'] }) {
  const { desk } = useParts();
  const actions = usePageActions();
  const tab = (name: Desk['sheet'], text: string) => (
    <button
      type="button"
      role="tab"
      aria-selected={sheet === name}
      onClick={() => desk.setState({ sheet: name })}
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
    <div className="color-sheet">
      <PaletteHead />
      <Palettes />
      <Pans />
      <RecentColors count={6} />
      <Brushes className="brushes" />
      <div className="pair">
        <SizeSetting />
        <OpacitySetting />
      </div>
    </div>
  );
}

function PageSheet() {
  const actions = usePageActions();
  const { zoomOut, zoomIn, resetZoom, fullscreen, minimap, timer, clear, hide } = actions;
  const optional = offersFullscreen ? [fullscreen] : [];
  const views = [zoomOut, zoomIn, resetZoom, actions.next, ...optional, minimap, timer, hide];
  return <ActionTiles actions={[...views, actions.inside, actions.leftHanded, clear]} />;
}

/** The controls of a phone held upright: a drawer under the thumb. */
export function PhoneControls() {
  const sheet = useDesk((state) => state.sheet);
  const minimap = useDesk((state) => state.minimap);
  const zoomed = useEasel((state) => state.zoom > 1);
  return (
    <>
      <ColoredShare />
      <ModeToggle />
      <SaveButton />
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
