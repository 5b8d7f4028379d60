import { aroundDisc, union, type Box } from '../box.ts';
import type { Chance } from '../chance.ts';
import { withinPage, type Coverage } from '../coverage.ts';
import { EVEN_TONE, type Brush, type Dab } from './brush.ts';
import { layDisc } from './disc.ts';

const HALF_TURN_OF_EIGHT = Math.SQRT1_2;
const GLINT_SHARE = 0.45;
const TURNED_SHARE = 0.3;

/** Lays a four-pointed star by maximum: the astroid sqrt|u| + sqrt|v| = sqrt(radius), upright or turned by 45 degrees. */
function layStar(coverage: Coverage, { x, y, radius }: Dab, turned: boolean): Box {
  const reach = aroundDisc(x, y, radius);
  const box = withinPage(coverage, reach);
  if (!box) return reach;
  for (let row = box.top; row < box.bottom; row++) {
    for (let column = box.left; column < box.right; column++) {
      const dx = column + 0.5 - x;
      const dy = row + 0.5 - y;
      const u = turned ? (dx + dy) * HALF_TURN_OF_EIGHT : dx;
      const v = turned ? (dx - dy) * HALF_TURN_OF_EIGHT : dy;
      const out = (Math.sqrt(Math.abs(u)) + Math.sqrt(Math.abs(v))) ** 2;
      const value = Math.round(255 * Math.min(1, Math.max(0, (radius - out) * 0.5 + 0.5)));
      const at = row * coverage.width + column;
      if (value > coverage.values[at]!) coverage.values[at] = value;
    }
  }
  return box;
}

/** Scatters a star or a glint near the place of the dab. */
function laySparkle(coverage: Coverage, dab: Dab, chance: Chance): Box {
  const spread = dab.radius * 1.6 + 2;
  const x = dab.x + (chance.next() + chance.next() - 1) * spread;
  const y = dab.y + (chance.next() + chance.next() - 1) * spread;
  const size = chance.next();
  const glint = chance.next() < GLINT_SHARE;
  const turned = chance.next() < TURNED_SHARE;
  if (glint) return layDisc(coverage, { x, y, radius: 0.8 + size * dab.radius * 0.22 });
  const radius = Math.max(4, dab.radius * (0.5 + 1.1 * size * size));
  const core = layDisc(coverage, { x, y, radius: radius * 0.16 });
  return union(core, layStar(coverage, { x, y, radius }, turned))!;
}

/** A trail of stars and glints, scattered by the stroke's seed. */
export const sparkle: Brush = {
  spacing: (radius) => Math.max(3, radius * 0.55),
  lay: laySparkle,
  tone: EVEN_TONE,
  grain: null,
};
