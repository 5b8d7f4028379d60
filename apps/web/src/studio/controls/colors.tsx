import { Check, ChevronUp, Pipette } from 'lucide-react';
import type { CSSProperties } from 'react';
import { AnyColor } from './any-color.tsx';
import { colorName, PALETTES, wantsDarkMark, type Palette } from './palettes.ts';
import { openPaletteOf } from './tool-settings.ts';
import { togglePicking, toggleSheet } from './studio-ui-state.ts';
import { useUi, useTools, useParts } from '../layouts/studio-parts.ts';
import { ToolButton } from './tool-button.tsx';
import { Toolbar } from './toolbar.tsx';

/** A palette drawn as its eight colors, four by two. */
function MiniPalette({ palette }: { readonly palette: Palette }) {
  return palette.colors.map(({ hex }) => <i key={hex} style={{ background: hex }} />);
}

function useOpenPalette(): Palette | null {
  const palette = useTools((tools) => tools.palette);
  const pagePalette = useTools((tools) => tools.pagePalette);
  return openPaletteOf({ palette, pagePalette });
}

/** The open palette as a picture, to choose another one or any color. */
export function PaletteOpener() {
  const { ui } = useParts();
  const open = useOpenPalette();
  const palette = useTools((tools) => tools.palette);
  const sheet = useUi((state) => state.sheet);
  return (
    <button
      type="button"
      className="opener"
      aria-label={`Palette: ${palette}`}
      title={palette}
      aria-expanded={sheet === 'color'}
      onClick={() => toggleSheet(ui, 'color')}
    >
      <span className="palette">{open && <MiniPalette palette={open} />}</span>
      <ChevronUp className="icon" aria-hidden="true" />
    </button>
  );
}

/** The page's own palette and the six, to open one. */
export function Palettes() {
  const open = useTools((tools) => tools.palette);
  const openPalette = useTools((tools) => tools.openPalette);
  const pagePalette = useTools((tools) => tools.pagePalette);
  return (
    <Toolbar className="palettes" label="Palette">
      {[...(pagePalette ? [pagePalette] : []), ...PALETTES].map((palette) => (
        <button
          key={palette.name}
          type="button"
          className="palette"
          aria-label={palette.name}
          title={palette.name}
          aria-pressed={palette.name === open}
          onClick={() => openPalette(palette.name)}
        >
          <MiniPalette palette={palette} />
        </button>
      ))}
    </Toolbar>
  );
}

/** The eight colors of the open palette; as one row that can be pushed sideways where there is little room. */
export function Pans({ isRow = false }: { readonly isRow?: boolean }) {
  const { palette, color, takeColor } = useTools((tools) => tools);
  const open = useOpenPalette();
  return (
    <Toolbar className={isRow ? 'pans scrolls-sideways' : 'pans'} label={`${palette} colors`}>
      {(open?.colors ?? []).map(({ name, hex }) => (
        <button
          key={hex}
          type="button"
          className={wantsDarkMark(hex) ? 'pan dark-mark' : 'pan pale-mark'}
          style={{ '--pan': hex, background: hex } as CSSProperties}
          aria-label={name}
          title={name}
          aria-pressed={hex === color}
          onClick={() => takeColor(hex)}
        >
          <i>{hex === color && <Check className="icon" aria-hidden="true" />}</i>
        </button>
      ))}
    </Toolbar>
  );
}

/** What the colors lie open at, beside the ways to a color that no palette has. */
export function PaletteHead() {
  const { ui } = useParts();
  const palette = useTools((tools) => tools.palette);
  const isPicking = useUi((state) => state.picking);
  const isWheel = useUi((state) => state.shelf === 'wheel');
  return (
    <div className="palette-head">
      <h3>{isWheel ? 'Any color' : palette}</h3>
      <ToolButton
        small
        icon={Pipette}
        label="Pick a color from the page"
        pressed={isPicking}
        onPress={() => togglePicking(ui)}
      />
      <button
        type="button"
        className="wheel-button"
        aria-label="Any color"
        title="Any color"
        aria-pressed={isWheel}
        onClick={() => ui.setState({ shelf: isWheel ? 'palettes' : 'wheel' })}
      />
    </div>
  );
}

interface ShelfProps {
  /** How many recent colors there is room for. */
  readonly recent: number;
  /** Whether the open palette's colors do not stand somewhere else. */
  readonly hasPans?: boolean;
}

/** The colors under the head: palettes with what was used lately, or the wheel. */
export function ColorShelf({ recent, hasPans = true }: ShelfProps) {
  const shelf = useUi((state) => state.shelf);
  if (shelf === 'wheel') return <AnyColor />;
  return (
    <>
      <RecentColors count={recent} />
      <Palettes />
      {hasPans && <Pans />}
    </>
  );
}

/** The colors that were painted with lately, on this page or the one before. */
export function RecentColors({ count }: { readonly count: number }) {
  const recent = useTools((tools) => tools.recent);
  const takeColor = useTools((tools) => tools.takeColor);
  if (recent.length === 0) return null;
  return (
    <Toolbar className="recent" label="Recent colors">
      <span>Recent</span>
      {recent.slice(0, count).map((hex) => (
        <button
          key={hex}
          type="button"
          aria-label={`Recent: ${colorName(hex)}`}
          title={colorName(hex)}
          onClick={() => takeColor(hex)}
        >
          <i style={{ background: hex }} />
        </button>
      ))}
    </Toolbar>
  );
}
