import { useId, type CSSProperties } from 'react';
import { OPACITY_PRESETS, OPACITY_RANGE, SIZE_PRESETS, SIZE_RANGE } from './tool-settings.ts';
import { useTools } from '../layouts/studio-parts.ts';
import { Toolbar } from './toolbar.tsx';

/** Track geometry in its own 220 by 32 box: where the thumb's middle is at 0 and at 1. */
const TRACK = { start: 12, length: 196 };

/** The brush size, 1 to 32 px, by slider and presets. A fill takes a whole region and has none. */
export function SizeSetting() {
  const { brush, size, color, setSize } = useTools((tools) => tools);
  const idle = brush === 'fill';
  const at = TRACK.start + ((size - SIZE_RANGE.min) / (SIZE_RANGE.max - SIZE_RANGE.min)) * TRACK.length;
  const half = 1 + (at / 214) * 6;
  return (
    <div className="setting" data-idle={idle || undefined}>
      <header>
        <span>Size</span>
        <b>{idle ? 'Whole region' : `${size} px`}</b>
      </header>
      <div className="slider" style={{ '--hand': color } as CSSProperties}>
        <svg viewBox="0 0 220 32" preserveAspectRatio="none" aria-hidden="true">
          <path className="idle-track" d="M2 15L214 9a7 7 0 0 1 0 14L2 17z" />
          <path fill={color} d={`M2 15L${at} ${16 - half}V${16 + half}L2 17z`} />
        </svg>
        <input
          type="range"
          aria-label="Size"
          aria-valuetext={`${size} pixels`}
          min={SIZE_RANGE.min}
          max={SIZE_RANGE.max}
          value={size}
          disabled={idle}
          onChange={(event) => setSize(event.target.valueAsNumber)}
        />
      </div>
      <Toolbar className="presets" label="Size presets" many>
        {SIZE_PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-label={`${preset} px`}
            title={`${preset} px`}
            aria-pressed={preset === size}
            disabled={idle}
            onClick={() => setSize(preset)}
          >
            <i style={{ width: Math.max(2, preset * 0.75), height: Math.max(2, preset * 0.75) }} />
          </button>
        ))}
      </Toolbar>
    </div>
  );
}

/** The brush opacity, 5 to 100 %, by slider and presets. */
export function OpacitySetting() {
  const { opacity, color, setOpacity } = useTools((tools) => tools);
  const id = useId();
  return (
    <div className="setting">
      <header>
        <span>Opacity</span>
        <b>{Math.round(opacity * 100)}%</b>
      </header>
      <div className="slider" style={{ '--hand': color } as CSSProperties}>
        <svg viewBox="0 0 220 32" preserveAspectRatio="none" aria-hidden="true">
          <linearGradient id={`${id}-wash`}>
            <stop offset="0" stopColor={color} stopOpacity="0.04" />
            <stop offset="1" stopColor={color} />
          </linearGradient>
          <pattern id={`${id}-checks`} width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" fill="#fff" />
            <path d="M0 0h4v4H0zM4 4h4v4H4z" fill="#D9D4CB" />
          </pattern>
          <rect y="9" width="220" height="14" rx="7" fill={`url(#${id}-checks)`} />
          <rect y="9" width="220" height="14" rx="7" fill={`url(#${id}-wash)`} />
        </svg>
        <input
          type="range"
          aria-label="Opacity"
          aria-valuetext={`${Math.round(opacity * 100)} percent`}
          {...OPACITY_RANGE}
          value={opacity}
          onChange={(event) => setOpacity(event.target.valueAsNumber)}
        />
      </div>
      <Toolbar className="presets" label="Opacity presets">
        {OPACITY_PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-label={`${preset * 100}%`}
            aria-pressed={preset === opacity}
            onClick={() => setOpacity(preset)}
          >
            {preset * 100}
          </button>
        ))}
      </Toolbar>
    </div>
  );
}
