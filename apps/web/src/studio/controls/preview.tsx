import { useEffect, useRef } from 'react';
import { BrushSwatch } from './brush-swatch.tsx';
import { brushName } from './brushes.tsx';
import { colorName } from './palettes.ts';
import { paintSample } from './stroke-sample.ts';
import { useTools, useParts } from '../layouts/studio-parts.ts';

/** A stroke of the brush in hand, painted by the engine itself. */
function SampleStroke() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { controls } = useParts();
  const brush = useTools((tools) => tools.brush);
  const color = useTools((tools) => tools.color);
  const size = useTools((tools) => tools.size);
  const opacity = useTools((tools) => tools.opacity);
  useEffect(() => {
    let frame = 0;
    let gone = false;
    const paint = async (): Promise<void> => {
      await controls.brushReady(brush);
      const tool = { brush, color, size, opacity };
      if (!gone) frame = requestAnimationFrame(() => canvas.current && paintSample(canvas.current, tool));
    };
    void paint();
    return () => {
      gone = true;
      cancelAnimationFrame(frame);
    };
  }, [controls, brush, color, size, opacity]);
  return <canvas ref={canvas} aria-hidden="true" />;
}

/** What the next stroke will look like, with its color, brush and size in words. */
export function Preview() {
  const { brush, color, size } = useTools((tools) => tools);
  const fills = brush === 'fill';
  return (
    <section className="preview" aria-label="Brush preview">
      {fills ? <BrushSwatch brush="fill" color={color} /> : <SampleStroke />}
      <p>
        <b>{colorName(color)}</b>
        {fills ? 'Whole area' : `${brushName(brush)}, ${size} px`}
      </p>
    </section>
  );
}
