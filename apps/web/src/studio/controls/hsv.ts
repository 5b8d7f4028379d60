/** A color as a wheel holds it: hue in degrees, saturation and value from 0 to 1. */
export interface Hsv {
  readonly hue: number;
  readonly saturation: number;
  readonly value: number;
}

/** The darkest value the wheel gives: below it a fill would take paint for ink. */
export const DARKEST = 80 / 255;

/** The wheel's place of a color written as #RRGGBB. */
export function hsvOf(hex: string): Hsv {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const value = Math.max(red, green, blue);
  const spread = value - Math.min(red, green, blue);
  if (spread === 0) return { hue: 0, saturation: 0, value };
  const sixth =
    value === red
      ? (green - blue) / spread
      : value === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  return { hue: (sixth * 60 + 360) % 360, saturation: spread / value, value };
}

/** The color at a place of the wheel as #RRGGBB. */
export function hexOf({ hue, saturation, value }: Hsv): string {
  const channel = (shift: number): string => {
    const at = (shift + hue / 60) % 6;
    const share = value - value * saturation * Math.max(0, Math.min(at, 4 - at, 1));
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(5)}${channel(3)}${channel(1)}`.toUpperCase();
}
