/** A straight line with round ends, in pixels. */
export interface Line {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly thickness: number;
}

/** Draws anti-aliased black lines on white, as a gray picture. */
export function pageOfLines(
  { width, height }: { readonly width: number; readonly height: number },
  lines: readonly Line[],
): { readonly width: number; readonly height: number; readonly values: Uint8Array } {
  const values = new Uint8Array(width * height);
  for (let i = 0; i < values.length; i++) {
    const covered = lines.map((line) => coverAt(line, (i % width) + 0.5, Math.floor(i / width) + 0.5));
    values[i] = Math.round(255 * (1 - Math.max(0, ...covered)));
  }
  return { width, height, values };
}

/** Below 0 on one side of a line that goes on for ever, above 0 on the other, for the middle of a pixel. */
export function sideOf({ from, to }: Line, x: number, y: number): number {
  return (to[0] - from[0]) * (y + 0.5 - from[1]) - (to[1] - from[1]) * (x + 0.5 - from[0]);
}

function coverAt({ from, to, thickness }: Line, x: number, y: number): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy);
  const t = Math.min(1, Math.max(0, along));
  const far = Math.hypot(x - from[0] - t * dx, y - from[1] - t * dy);
  return Math.min(1, Math.max(0, thickness / 2 + 0.5 - far));
}
