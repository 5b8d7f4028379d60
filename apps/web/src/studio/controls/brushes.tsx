import { BrushSwatch } from './brush-swatch.tsx';
import { useTools, useParts } from '../layouts/studio-parts.ts';
import { Toolbar } from './toolbar.tsx';

/** The order in which brushes are offered, and their names. */
const BRUSH_NAMES: Readonly<Record<string, string>> = {
  watercolor: 'Watercolor',
  pencil: 'Pencil',
  marker: 'Marker',
  sparkle: 'Sparkle',
  fill: 'Fill',
  eraser: 'Eraser',
};

/** The name a person reads for a brush. */
export function brushName(brush: string): string {
  return BRUSH_NAMES[brush] ?? brush;
}

/** The brushes there are, to choose one. */
export function Brushes({ className }: { readonly className: string }) {
  const { controls } = useParts();
  const { brush, color, takeBrush } = useTools((tools) => tools);
  const offered = Object.keys(BRUSH_NAMES).filter((name) => controls.brushes.includes(name));
  return (
    <Toolbar label="Brush" className={className}>
      {offered.map((name) => (
        <button
          key={name}
          type="button"
          className="brush"
          aria-pressed={name === brush}
          title={brushName(name)}
          onClick={() => takeBrush(name)}
        >
          <BrushSwatch brush={name} color={name === brush ? color : undefined} />
          <span>{brushName(name)}</span>
        </button>
      ))}
    </Toolbar>
  );
}
