import type { ReactNode } from 'react';

const STAR = (x: number, y: number, r: number): string => {
  const n = r * 0.14;
  return `M${x} ${y - r}Q${x + n} ${y - n} ${x + r} ${y}Q${x + n} ${y + n} ${x} ${y + r}Q${x - n} ${y + n} ${x - r} ${y}Q${x - n} ${y - n} ${x} ${y - r}Z`;
};
const LEAVES = 'M32 40C18 36 12 24 15 9c9 2 15 7 17 14 2-7 8-12 17-14 3 15-3 27-17 31z';

function Wash() {
  return (
    <g filter="url(#studio-wet)" fill="none" stroke="currentColor" strokeLinecap="round">
      <path d="M9 31C16 12 27 11 32 22S48 34 56 13" strokeWidth="13" opacity="0.62" />
      <path d="M9 31C16 12 27 11 32 22" strokeWidth="11" opacity="0.4" />
    </g>
  );
}

function Hatching() {
  return (
    <g
      filter="url(#studio-grain)"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M7 35L18 10L17 36L29 9L28 37L40 10L39 36L51 11V32L57 14" strokeWidth="3.4" />
      <path d="M8 33L20 12L19 35L31 11L30 35L42 11L41 34L52 13" strokeWidth="2" opacity="0.7" />
    </g>
  );
}

function Bands() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="9">
      <path d="M6 15L57 11" opacity="0.82" />
      <path d="M56 19L8 23" opacity="0.82" />
      <path d="M7 31L55 27.5" opacity="0.82" />
    </g>
  );
}

function Stars() {
  return (
    <g fill="currentColor">
      <path
        d="M8 34C18 14 30 14 34 23S48 30 56 14"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity="0.42"
      />
      <path d={[STAR(17, 19, 8), STAR(40, 27, 10.5), STAR(54, 13, 5), STAR(30, 12, 4)].join('')} />
      <circle cx="47" cy="13" r="1.5" />
      <circle cx="10" cy="27" r="1.5" />
      <circle cx="52" cy="32" r="1.3" />
    </g>
  );
}

function FilledLeaf() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d={LEAVES} fill="var(--sheet)" />
      <path d="M32 40C18 36 12 24 15 9c9 2 15 7 17 14 1 6 1 11 0 17z" fill="currentColor" />
      <path
        d={`${LEAVES}M32 23v17M22 18c4 6 7 10 10 13M42 18c-4 6-7 10-10 13`}
        fill="none"
        stroke="var(--sheet-ink)"
        strokeWidth="1.75"
      />
    </g>
  );
}

function Rubbing() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d="M5 36C12 24 20 26 27 33" fill="none" stroke="currentColor" strokeWidth="7" opacity="0.45" />
      <g transform="rotate(38 40 22)">
        <rect x="31" y="5" width="18" height="22" rx="3" fill="currentColor" />
        <path d="M31 24h18v8a3 3 0 0 1-3 3H34a3 3 0 0 1-3-3z" fill="var(--slip)" />
        <rect
          x="31"
          y="5"
          width="18"
          height="30"
          rx="3"
          fill="none"
          stroke="var(--sheet-ink)"
          strokeWidth="1.75"
        />
      </g>
    </g>
  );
}

const DRAWINGS: Readonly<Record<string, () => ReactNode>> = {
  watercolor: Wash,
  pencil: Hatching,
  marker: Bands,
  sparkle: Stars,
  fill: FilledLeaf,
  eraser: Rubbing,
};

interface BrushSwatchProps {
  readonly brush: string;
  /** The color it is drawn in; the neutral one when left out. */
  readonly color?: string | undefined;
}

/** A small drawing of what a brush makes, 64 by 46. */
export function BrushSwatch({ brush, color }: BrushSwatchProps) {
  const Drawing = DRAWINGS[brush];
  return (
    <svg viewBox="0 0 64 46" style={{ color: color ?? 'var(--idle-brush)' }} aria-hidden="true">
      {Drawing && <Drawing />}
    </svg>
  );
}

/** The two textures the swatches use; rendered once in the studio. */
export function SwatchTextures() {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      <filter id="studio-wet" x="-20%" y="-40%" width="140%" height="180%">
        <feTurbulence type="fractalNoise" baseFrequency="0.045" numOctaves="3" seed="4" result="noise" />
        <feDisplacementMap in="SourceGraphic" in2="noise" scale="5" result="ragged" />
        <feMorphology in="ragged" operator="erode" radius="0.9" result="inner" />
        <feGaussianBlur in="inner" stdDeviation="0.9" result="soft" />
        <feComposite in="ragged" in2="soft" operator="out" result="rim" />
        <feMerge>
          <feMergeNode in="ragged" />
          <feMergeNode in="rim" />
        </feMerge>
      </filter>
      <filter id="studio-grain" x="-10%" y="-20%" width="120%" height="140%">
        <feTurbulence type="fractalNoise" baseFrequency="1.1" numOctaves="2" seed="7" result="noise" />
        <feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -5 3.3" result="holes" />
        <feComposite in="SourceGraphic" in2="holes" operator="in" />
      </filter>
    </svg>
  );
}
