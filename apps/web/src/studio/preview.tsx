import { brushName } from './brushes.tsx';
import { BrushSwatch } from './brush-swatch.tsx';
import { colorName } from './palettes.ts';
import { useHand } from './studio-parts.ts';

const CURVE = 'M22 44C54 10 88 12 108 34S166 56 200 18';
const FILTERS: Readonly<Record<string, string>> = {
  watercolor: 'url(#studio-wet)',
  pencil: 'url(#studio-grain)',
};

interface StrokeProps {
  readonly brush: string;
  readonly color: string;
  readonly size: number;
  readonly opacity: number;
}

function Stroke({ brush, color, size, opacity }: StrokeProps) {
  if (brush === 'fill') {
    return (
      <g transform="translate(72 4) scale(1.2)" opacity={Math.max(opacity, 0.05)}>
        <BrushSwatch brush="fill" color={color} />
      </g>
    );
  }
  return (
    <path
      d={CURVE}
      fill="none"
      stroke={color}
      strokeWidth={size}
      strokeLinecap="round"
      opacity={opacity}
      filter={FILTERS[brush]}
    />
  );
}

/** What the next stroke will look like, with its colour, brush and size in words. */
export function Preview() {
  const { brush, color, size, opacity } = useHand((hand) => hand);
  const measure = brush === 'fill' ? 'whole region' : `${size} px`;
  return (
    <section className="preview" aria-label="Brush preview">
      <svg viewBox="0 0 220 84" aria-hidden="true">
        <Stroke brush={brush} color={color} size={size} opacity={opacity} />
      </svg>
      <p>
        <b>{colorName(color)}</b>
        {brushName(brush)}, {measure}
      </p>
    </section>
  );
}
