import type { Engine } from '@inkbloom/engine';
import { useEffect, useState, type CSSProperties, type PointerEvent } from 'react';
import { useUi, useTools, useParts } from '../layouts/studio-parts.ts';

/** Where the loupe stands, in CSS pixels of the stage, and what it sees. */
interface Look {
  readonly x: number;
  readonly y: number;
  readonly color: string | null;
}

/** The color of the paint under a place of the stage, in CSS pixels; null where there is none. */
function colorUnder(
  engine: Pick<Engine, 'placement' | 'colorAt' | 'width' | 'height'>,
  x: number,
  y: number,
) {
  const { origin, scale } = engine.placement();
  return engine.colorAt((x - origin.x) / scale / engine.width, (y - origin.y) / scale / engine.height);
}

/** Lies over the page while a color is picked from it; a finger may slide before it lets go. Escape gives up. */
export function Picker({ engine }: { readonly engine: Engine }) {
  const isPicking = useUi((state) => state.picking);
  return isPicking ? <Picking engine={engine} /> : null;
}

function Picking({ engine }: { readonly engine: Engine }) {
  const { ui } = useParts();
  const takeColor = useTools((tools) => tools.takeColor);
  const [look, setLook] = useState<Look | null>(null);
  useEffect(() => {
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      ui.setState({ picking: false });
    };
    window.addEventListener('keydown', giveUp);
    return () => window.removeEventListener('keydown', giveUp);
  }, [ui]);

  function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top } = currentTarget.getBoundingClientRect();
    const [x, y] = [clientX - left, clientY - top];
    setLook({ x, y, color: colorUnder(engine, x, y) });
  }
  function pick() {
    const color = look?.color ?? null;
    if (color) takeColor(color);
    ui.setState({ picking: false, notice: color ? null : 'There is no paint at that place yet.' });
  }
  return (
    <div className="picker" onPointerDown={follow} onPointerMove={follow} onPointerUp={pick}>
      {look && (
        <i
          className="loupe"
          data-empty={look.color === null || undefined}
          style={
            { translate: `${look.x}px ${look.y}px`, '--seen': look.color ?? 'transparent' } as CSSProperties
          }
        />
      )}
      <output className="glass hint">Press a color on your page. Esc goes back.</output>
    </div>
  );
}
