import { TipSet, type TipForm } from './tip.ts';

/** Cosine and sine of 10, 55, 100 and 145 degrees: the ways in which flakes are turned. */
export const TURNS = [
  [0.984807753012208, 0.17364817766693033],
  [0.5735764363510462, 0.8191520442889918],
  [-0.17364817766693041, 0.984807753012208],
  [-0.8191520442889919, 0.573576436351046],
] as const;

/** How much longer than wide a flake is. */
export const SLENDER = 1.4;

function flake([cos, sin]: readonly [number, number], isHalf: boolean): TipForm {
  return {
    reach: (radius) => radius + 1,
    cover(dx, dy, radius) {
      const along = dx * cos + dy * sin;
      const across = dy * cos - dx * sin;
      const inside = radius - Math.max(Math.abs(along), SLENDER * Math.abs(across));
      const cut = isHalf ? Math.min(inside, across) : inside;
      return 255 * Math.min(1, Math.max(0, cut + 0.5));
    },
  };
}

/** Flakes of glitter, turned four ways: each whole, and the half of it that catches the light. */
export const FLAKES = TURNS.map((turn) => ({
  whole: new TipSet(flake(turn, false)),
  half: new TipSet(flake(turn, true)),
}));
