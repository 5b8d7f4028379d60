import { useState } from 'react';
import { useParts, useTools } from '../layouts/studio-parts.ts';
import { ColorWheel } from './color-wheel.tsx';
import { colorName, parseHex } from './palettes.ts';
import { Toolbar } from './toolbar.tsx';

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

/** The colors of this drawing, as they are when the wheel is opened. */
function UsedHere() {
  const { controls } = useParts();
  const color = useTools((tools) => tools.color);
  const takeColor = useTools((tools) => tools.takeColor);
  const [used] = useState(() => controls.usedColors());
  if (used.length === 0) return null;
  return (
    <Toolbar className="used" label="Used on this page">
      {used.map((hex) => (
        <button
          key={hex}
          type="button"
          aria-label={`Used here: ${colorName(hex)}`}
          title={colorName(hex)}
          aria-pressed={hex === color}
          onClick={() => takeColor(hex)}
        >
          <i style={{ background: hex }} />
        </button>
      ))}
    </Toolbar>
  );
}

/** Any color there is: by wheel and slider, as text, or one that the drawing has already. */
export function AnyColor() {
  return (
    <div className="any">
      <ColorWheel />
      <div className="any-beside">
        <HexField />
        <UsedHere />
      </div>
    </div>
  );
}
