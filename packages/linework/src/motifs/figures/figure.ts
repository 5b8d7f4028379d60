import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** How a small figure is drawn. */
export interface Look {
  /** 0 is chunky, 2 carries every detail. */
  readonly level: 0 | 1 | 2;
  readonly main: Role;
  readonly accent: Role;
  /** So small on the page that the light in an eye would be a speck. */
  readonly tiny?: boolean;
}

/** A small figure about the frame's origin, its head up: an element of rings, tiles and borders. */
export interface Figure {
  /** Its box in units, the origin in the middle. */
  readonly width: number;
  readonly height: number;
  draw(sheet: Sheet, look: Look): void;
}

/** Draws a figure as large as fits a box about the frame's origin, with no more detail than its size can hold. */
export function fit(sheet: Sheet, figure: Figure, look: Look, width: number, height: number): void {
  const scale = Math.min(width / figure.width, height / figure.height);
  const most = scale < 1.15 ? 0 : scale < 1.7 ? 1 : 2;
  figure.draw(sheet.at({ scale }), {
    ...look,
    level: look.level < most ? look.level : most,
    tiny: scale < 0.85,
  });
}
