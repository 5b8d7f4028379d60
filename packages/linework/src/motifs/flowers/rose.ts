import { around } from '../../geometry/around.ts';
import { bezier, blob, type Knot } from '../../geometry/curve.ts';
import { spiral } from '../../geometry/forms.ts';
import { polar } from '../../geometry/point.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import type { DrawBloom } from './bloom.ts';
import { livePetal } from './petals.ts';

/** A garden rose seen from above: broad outer petals round a tightly wound bud. */
export const rose: DrawBloom = (sheet, { random, level, petals, isClear }) => {
  const layers = level === 0 ? [1] : [1, 0.74];
  let phase = random.next();
  for (const size of layers) {
    phase += 0.45;
    around(sheet, { radius: 0, count: 5, phase }, (spot) => {
      const length = 100 * size;
      spot.shape(livePetal(random, 'round', length, length * 1.28, 2.2 * size), 'line', petals);
      if (level > 0) spot.line(curl(length * (isClear ? 0.86 : 1)), 'fine', 0.8);
    });
  }
  wind(sheet, {
    radius: level === 0 ? 62 : layers.at(-1)! * 66,
    turns: level + (isClear ? 2 : 3),
    turn: phase,
    roles: [petals, 'blush'],
  });
};

function curl(length: number) {
  const [x, y] = [length * 0.36, -length];
  return bezier([-x, y * 0.9], [-x * 0.4, y * 0.78], [x * 0.4, y * 0.78], [x, y * 0.9], 10);
}

interface Bud {
  readonly radius: number;
  readonly turns: number;
  readonly turn: number;
  readonly roles: readonly [Role, Role];
}

/** Rounded triangles, each smaller and turned a little: petals wrapped about each other. */
function wind(sheet: Sheet, bud: Bud): void {
  let radius = bud.radius;
  for (let i = 0; i < bud.turns; i++) {
    const knots = Array.from({ length: 6 }, (_, k): Knot => {
      const reach = radius * (k % 2 === 0 ? 1.05 : 0.82);
      const [x, y] = polar([0, 0], reach, bud.turn + i * 0.62 + (k * Math.PI) / 3);
      return [x, y];
    });
    sheet.shape(blob(knots, 4), 'line', bud.roles[i % 2]);
    radius *= 0.7;
  }
  sheet.line(spiral(0, 0, radius * 1.15, 1.2, bud.turn), 'fine');
}
