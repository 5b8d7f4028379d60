import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import { useTools } from '../layouts/studio-parts.ts';
import { DARKEST, hexOf, hsvOf, type Hsv } from './hsv.ts';

/** The wheel's place of the color in hand. A gray has no hue of its own: it keeps the one it was reached with. */
function useWheelPlace(): readonly [Hsv, (change: Partial<Hsv>) => void] {
  const color = useTools((tools) => tools.color);
  const takeColor = useTools((tools) => tools.takeColor);
  const [chosen, setChosen] = useState(() => hsvOf(color));
  const place = hexOf(chosen) === color ? chosen : hsvOf(color);
  return [
    place,
    (change) => {
      const next = { ...place, ...change };
      setChosen(next);
      takeColor(hexOf(next));
    },
  ];
}

/** Any color: hue and strength on a wheel, its lightness on a slider. By keys each of the three is a slider. */
export function ColorWheel() {
  const [{ hue, saturation, value }, choose] = useWheelPlace();
  const wheel = useRef<HTMLDivElement>(null);

  const follow = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top, width } = wheel.current!.getBoundingClientRect();
    const [x, y] = [(clientX - left) / width - 0.5, (clientY - top) / width - 0.5];
    const angle = (Math.atan2(y, x) * 180) / Math.PI;
    choose({
      hue: Math.round((angle + 360) % 360) % 360,
      saturation: Math.min(1, Math.hypot(x, y) * 2),
      value: Math.max(value, DARKEST),
    });
  };
  const radians = (hue * Math.PI) / 180;
  const full = hexOf({ hue, saturation, value: 1 });
  return (
    <div className="any-color">
      <div
        ref={wheel}
        className="wheel"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && follow(event)}
      >
        <input
          type="range"
          className="wheel-key"
          aria-label="Hue"
          aria-valuetext={`${Math.round(hue)} degrees`}
          min={0}
          max={359}
          value={Math.round(hue)}
          onChange={(event) => choose({ hue: event.target.valueAsNumber })}
        />
        <input
          type="range"
          className="wheel-key"
          aria-label="Strength"
          aria-valuetext={`${Math.round(saturation * 100)} percent`}
          min={0}
          max={100}
          value={Math.round(saturation * 100)}
          onChange={(event) => choose({ saturation: event.target.valueAsNumber / 100 })}
        />
        <i
          className="wheel-mark"
          style={
            {
              left: `${50 + Math.cos(radians) * saturation * 50}%`,
              top: `${50 + Math.sin(radians) * saturation * 50}%`,
              '--hand': hexOf({ hue, saturation, value }),
            } as CSSProperties
          }
        />
      </div>
      <label
        className="slider lightness"
        style={{ '--hand': hexOf({ hue, saturation, value }), '--full': full } as CSSProperties}
      >
        <span className="visually-hidden">Lightness</span>
        <input
          type="range"
          aria-valuetext={`${Math.round(value * 100)} percent`}
          min={Math.ceil(DARKEST * 100)}
          max={100}
          value={Math.round(value * 100)}
          onChange={(event) => choose({ value: event.target.valueAsNumber / 100 })}
        />
      </label>
    </div>
  );
}
