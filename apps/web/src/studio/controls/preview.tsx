import { useEffect, useRef, useState } from 'react';
import { whenFree } from '../../ui/when-free.ts';
import { BrushSwatch } from './brush-swatch.tsx';
import { brushName } from './brushes.tsx';
import { colorName } from './palettes.ts';
import { paintSample } from './stroke-sample.ts';
import { useTools, useParts } from '../layouts/studio-parts.ts';

/** A stroke of the brush in hand, painted by the engine itself; a plain one until the brush is ready. */
function SampleStroke() {
  const [painted, setPainted] = useState('');
  const canvas = useRef<HTMLCanvasElement>(null);
  const { controls } = useParts();
  const brush = useTools((tools) => tools.brush);
  const color = useTools((tools) => tools.color);
  const size = useTools((tools) => tools.size);
  const opacity = useTools((tools) => tools.opacity);
  useEffect(() => {
    let callOff = (): void => undefined;
    let gone = false;
    const paint = async (): Promise<void> => {
      await controls.brushReady(brush);
      const tool = { brush, color, size, opacity };
      if (gone) return;
      callOff = whenFree(() => {
        if (canvas.current) paintSample(canvas.current, tool);
        setPainted(brush);
      });
    };
    void paint();
    return () => {
      gone = true;
      callOff();
    };
  }, [controls, brush, color, size, opacity]);
  return (
    <>
      {painted !== brush && (
        <svg className="plain-stroke" viewBox="0 0 110 56" aria-hidden="true">
          <path
            d="M18 28C36 4 48 16 55 28S74 52 92 28"
            fill="none"
            stroke={color}
            strokeOpacity={opacity}
            strokeWidth={size}
            strokeLinecap="round"
          />
        </svg>
      )}
      <canvas ref={canvas} hidden={painted !== brush} aria-hidden="true" />
    </>
  );
}

/** What the next stroke will look like, with its color, brush and size in words. */
export function Preview() {
  const { brush, color, size } = useTools((tools) => tools);
  const fills = brush === 'fill';
  const isDrawn = fills || brush === 'eraser';
  return (
    <section className="preview" aria-label="Brush preview">
      {isDrawn ? <BrushSwatch brush={brush} color={color} /> : <SampleStroke />}
      <p>
        <b>{brush === 'eraser' ? 'Eraser' : colorName(color)}</b>
        {fills ? 'Whole area' : brush === 'eraser' ? `${size} px` : `${brushName(brush)}, ${size} px`}
      </p>
    </section>
  );
}
