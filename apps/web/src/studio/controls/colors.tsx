import { Check, ChevronUp, Pipette } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { colorName, PALETTES, paletteNamed, parseHex, wantsDarkMark, type Palette } from './palettes.ts';
import { togglePicking, toggleSheet } from './studio-ui-state.ts';
import { useUi, useTools, useParts } from '../layouts/studio-parts.ts';
import { ToolButton } from './tool-button.tsx';
import { Toolbar } from './toolbar.tsx';

/** A palette drawn as its eight colors, four by two. */
function MiniPalette({ palette }: { readonly palette: Palette }) {
  return palette.colors.map(({ hex }) => <i key={hex} style={{ background: hex }} />);
}

/** The open palette as a picture, to choose another one or any color. */
export function PaletteOpener() {
  const { ui } = useParts();
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
      <span className="palette">
        <MiniPalette palette={paletteNamed(palette)} />
      </span>
      <ChevronUp className="icon" aria-hidden="true" />
    </button>
  );
}

/** The six palettes, to open one. */
export function Palettes() {
  const open = useTools((tools) => tools.palette);
  const openPalette = useTools((tools) => tools.openPalette);
  return (
    <Toolbar className="palettes" label="Palette">
      {PALETTES.map((palette) => (
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
  return (
    <Toolbar className={isRow ? 'pans scrolls-sideways' : 'pans'} label={`${palette} colors`}>
      {paletteNamed(palette).colors.map(({ name, hex }) => (
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

/** The color as text; it keeps whatever is typed and applies # with six hex digits. */
function HexField() {
  const color = useTools((tools) => tools.color);
  const takeColor = useTools((tools) => tools.takeColor);
  const [typed, setTyped] = useState({ text: color, over: color });
  const text = typed.over === color || parseHex(typed.text) === color ? typed.text : color;
  return (
    <label className="hex">
      <span className="visually-hidden">Hex color</span>
      <input
        value={text}
        spellCheck={false}
        autoComplete="off"
        maxLength={16}
        onChange={(event) => {
          setTyped({ text: event.target.value, over: parseHex(event.target.value) ?? color });
          takeColor(event.target.value);
        }}
      />
    </label>
  );
}

/** The name of the open palette beside the color as text. */
export function PaletteHead() {
  const { ui } = useParts();
  const palette = useTools((tools) => tools.palette);
  const isPicking = useUi((state) => state.picking);
  return (
    <div className="palette-head">
      <h3>{palette}</h3>
      <ToolButton
        small
        icon={Pipette}
        label="Pick a color from the page"
        pressed={isPicking}
        onPress={() => togglePicking(ui)}
      />
      <HexField />
    </div>
  );
}

/** The colors that were painted with lately. */
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
