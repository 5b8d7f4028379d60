/** The tints of metal glitter by their places: the metal itself, its shadows and lights, and a glint. */
export const METAL = { base: 0, shadows: [1, 2], lights: [3, 4], glint: 5 } as const;

/** Some of the way from a color to another, 0 to 1, each 0xrrggbb. */
function towards(rgb: number, other: number, share: number): number {
  const at = (shift: number) => {
    const from = (rgb >>> shift) & 255;
    return Math.round(from + (((other >>> shift) & 255) - from) * share) << shift;
  };
  return at(16) | at(8) | at(0);
}

/** The tints of metal glitter in a color: a base a little darker than it, so that pale ones show on white too. */
export function metalTints(rgb: number): readonly number[] {
  const base = towards(rgb, 0, 0.14);
  return [
    base,
    towards(rgb, 0x140a28, 0.36),
    towards(rgb, 0x140a28, 0.58),
    towards(rgb, 0xffffff, 0.34),
    towards(rgb, 0xfffbe8, 0.62),
    towards(rgb, 0xffffff, 0.92),
  ];
}
