import type { Row } from './table.ts';

const WIDTH = 760;
const LEFT = 330;
const LINE = 26;
const TOP = 46;

interface Bar {
  readonly label: string;
  readonly ratio: number;
}

/** A picture of every ratio on a scale of powers of ten, as SVG. */
export function plotRatios(rows: readonly Row[]): string {
  const bars = rows.flatMap((row) =>
    Object.entries(row.ratios).map(([name, ratio]): Bar => ({ label: `${row.what}: ${name}`, ratio })),
  );
  const most = Math.max(10, ...bars.map(({ ratio }) => ratio));
  const decades = Math.ceil(Math.log10(most));
  const reach = (ratio: number) => (Math.log10(Math.max(1, ratio)) / decades) * (WIDTH - LEFT - 80);
  const height = TOP + bars.length * LINE + 20;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="Nunito Sans, sans-serif" font-size="13">`,
    `<rect width="${WIDTH}" height="${height}" rx="14" fill="#fffaf4"/>`,
    `<text x="20" y="28" font-size="16" font-weight="700" fill="#2b2440">How many times better than others (scale of powers of ten)</text>`,
    ...Array.from({ length: decades + 1 }, (_, i) => tick(LEFT + reach(10 ** i), 10 ** i, height)),
    ...bars.map((bar, i) => drawBar(bar, TOP + i * LINE, reach(bar.ratio))),
    '</svg>\n',
  ].join('\n');
}

function tick(x: number, value: number, height: number): string {
  return `<path d="M${x.toFixed(1)} ${TOP - 6}V${height - 16}" stroke="#e4d9cc"/><text x="${x.toFixed(1)}" y="${height - 4}" font-size="10" text-anchor="middle" fill="#8a7f92">${value}x</text>`;
}

function drawBar({ label, ratio }: Bar, y: number, width: number): string {
  const text = ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(1);
  return [
    `<text x="${LEFT - 10}" y="${y + 15}" text-anchor="end" fill="#4a4160">${label}</text>`,
    `<rect x="${LEFT}" y="${y + 3}" width="${Math.max(2, width).toFixed(1)}" height="16" rx="4" fill="#d0664a"/>`,
    `<text x="${(LEFT + Math.max(2, width) + 6).toFixed(1)}" y="${y + 15}" font-weight="700" fill="#2b2440">${text}x</text>`,
  ].join('');
}
