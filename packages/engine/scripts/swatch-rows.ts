import type { Engine, PointerSample } from '../src/engine.ts';

/** A swatch in page pixels, seen at half size on a screen. */
export const SHEET = { width: 1600, row: 370, density: 2 } as const;

/** The brushes that have a swatch. */
export type StrokeName = 'watercolor' | 'pencil' | 'marker' | 'sparkle';
type Place = readonly [x: number, y: number];

interface Line {
  readonly size: number;
  readonly opacity?: number;
  readonly color?: string;
  readonly pressure?: (share: number) => number;
  readonly tilt?: number;
}

const COLORS: Readonly<Record<StrokeName, string>> = {
  watercolor: '#2f6fb0',
  pencil: '#3d3d45',
  marker: '#e2572b',
  sparkle: '#b3479d',
};
const OTHER = '#e0a526';
const PETAL = 'c-40-30-52-92-30-128c8-14 22-26 30-30c8 4 22 16 30 30c22 36 10 98-30 128z';

/** Draws one brush's row at `top` into the paint; gives the line art over it as SVG elements. */
export function drawSwatches(engine: Engine, brush: StrokeName, top: number): string {
  const draw = (places: readonly Place[], line: Line) => stroke(engine, brush, shifted(places, top), line);
  const plain = { size: 12 };

  for (const [i, size] of [1, 3, 6, 12, 20, 32].entries())
    draw(wave(30, 22 + i * 34 + size * 2.6, 230, 24), { size });
  for (const [i, opacity] of [0.1, 0.25, 0.5, 0.8, 1].entries())
    draw(wave(300, 40 + i * 60, 150, 24), { ...plain, opacity });
  for (const [i, pressure] of [0.05, 0.35, 0.7, 1].entries())
    draw(wave(490, 34 + i * 44, 150, 24), { ...plain, pressure: () => pressure });
  draw(wave(490, 230, 150, 40), { ...plain, pressure: (share) => Math.sin(share * Math.PI) });
  draw(wave(490, 300, 150, 24), { size: 6, pressure: (share) => 1 - share });
  draw(wave(690, 40, 130, 24), { size: 8, tilt: 0.5, pressure: () => 0.6 });
  draw(wave(690, 110, 130, 24), { size: 8, tilt: 1, pressure: () => 0.6 });
  draw(wave(690, 190, 130, 4), plain);
  draw(wave(690, 240, 130, 200), plain);
  for (const [i, size] of [2, 5, 12, 24].entries()) draw([[700 + i * 38 + size, 320]], { size });

  draw(
    [
      [880, 60],
      [1050, 60],
    ],
    { size: 20 },
  );
  draw(
    [
      [880, 90],
      [1050, 90],
    ],
    { size: 20 },
  );
  draw(
    [
      [930, 20],
      [930, 150],
    ],
    { size: 16, color: OTHER },
  );
  draw(
    [
      [1000, 150],
      [1000, 20],
    ],
    { size: 16 },
  );
  draw(scribble(880, 190, 190, 140, 8), { size: 14 });
  draw(scribble(1112, 50, 150, 100, 11), { size: 5 });
  draw(scribble(1112, 200, 150, 120, 5), { size: 24, opacity: 1 });
  draw(scribble(1390, 60, 60, 130, 7), { size: 9, color: OTHER });
  draw(scribble(1480, 190, 90, 70, 5), { size: 12 });
  return `<path d="M1420 ${top + 200}${PETAL}"/><circle cx="1525" cy="${top + 225}" r="58"/>
    <path d="M300 ${top + 170}h150M690 ${top + 215}h130M1180 ${top + 190}q40 60 0 140"/>`;
}

function shifted(places: readonly Place[], top: number): Place[] {
  return places.map(([x, y]) => [x, y + top]);
}

/** A gentle wave of `count` points. */
function wave(left: number, y: number, width: number, count: number): Place[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const share = i / count;
    return [left + share * width, y - Math.sin(share * Math.PI * 2) * 12];
  });
}

/** To and fro over a box, as somebody fills a shape. */
function scribble(left: number, top: number, width: number, height: number, turns: number): Place[] {
  return Array.from({ length: turns * 2 }, (_, i) => {
    const share = i / (turns * 2 - 1);
    const bow = Math.sin(share * Math.PI);
    const x = i % 2 === 0 ? left + (1 - bow) * width * 0.2 : left + width - (1 - bow) * width * 0.2;
    return [x, top + share * height + (i % 2 === 0 ? 4 : -4)];
  });
}

function stroke(engine: Engine, brush: StrokeName, places: readonly Place[], line: Line): void {
  const { size, opacity = 0.8, color = COLORS[brush], pressure, tilt = 0 } = line;
  engine.set({ brush, color, size, opacity });
  const { origin, scale } = engine.placement();
  const send = (phase: PointerSample['phase'], index: number) => {
    const [x, y] = places[index]!;
    const share = index / Math.max(1, places.length - 1);
    const pen = pressure ? { pressure: pressure(share), pointerType: 'pen' as const } : MOUSE;
    engine.pointer({ phase, x: origin.x + x * scale, y: origin.y + y * scale, tilt, ...pen });
  };
  send('down', 0);
  for (let i = 1; i < places.length; i++) send('move', i);
  send('up', places.length - 1);
}

const MOUSE = { pressure: 1, pointerType: 'mouse' } as const;
