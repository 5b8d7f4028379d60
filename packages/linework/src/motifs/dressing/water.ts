import { mix, place } from '../../geometry/point.ts';
import { lens } from '../nature/open-water.ts';
import { puff } from '../nature/puff.ts';
import { layBands, layMounds, layWaves } from './banks.ts';
import { cellOf, dresser, eachSpot, lay, lineOf, score, type Bed } from './laying.ts';

const CREST =
  '-1.1,0.42! -0.6,0.1 -0.1,-0.3 0.36,-0.44 0.62,-0.3 0.7,-0.04! 0.52,-0.14 0.4,-0.02 0.56,0.2 1.2,0.44! 0.2,0.5 -0.5,0.5';
const FOAM = '0.06,-0.36 0.14,-0.1 0.02,0.12 0.1,0.5';

/** Long waves, the nearer ones larger, on some of which a crest breaks. */
function crests(bed: Bed): void {
  layWaves(bed, { wide: 2.6, high: 0.44, deepens: 1.8 });
  const random = bed.random.fork('breaking');
  eachSpot({ ...bed, random }, { wide: 2.5, high: 0.95, loose: 0.36, deepens: 1.8 }, (spot) => {
    if (!random.chance(0.3)) return;
    const at = { ...spot, scale: spot.scale * random.range(0.75, 1) };
    const seen = lay(bed, place(cellOf(CREST), at), spot.row + 1);
    score(bed, place(lineOf(FOAM), at), seen, 0.4);
  });
}

/** Small waves, smaller towards the horizon. */
function ripples(bed: Bed): void {
  layWaves(bed, { wide: 2.9, high: 0.36, deepens: 2.4 });
}

/** Moving water that swings about itself. */
function currents(bed: Bed): void {
  layBands(bed);
}

/** Water on which foam drifts in patches. */
function scallops(bed: Bed): void {
  layMounds(bed, { wide: 2.6, high: 0.42, deepens: 1.6 });
  const random = bed.random.fork('foam');
  eachSpot({ ...bed, random }, { wide: 1.5, high: 0.85, loose: 0.34, deepens: 1.7 }, (spot) => {
    if (!random.chance(0.6)) return;
    const wide = random.range(0.4, 0.62);
    const seen = lay(bed, place(puff(random, [0, 0], [wide, wide * 0.5], 8, 0.3), spot), 2);
    if (wide > 0.5)
      score(bed, place(lineOf('-0.28,0.02 -0.12,-0.1 0.02,0 0.16,-0.1 0.3,0.02'), spot), seen, 0.5);
  });
}

/** Calm water with a broken column of light that broadens towards the foot. */
function reflections(bed: Bed): void {
  layBands(bed);
  const [left, top, right, bottom] = bed.box;
  const middle = mix(left, right, bed.random.range(0.3, 0.7));
  for (let y = top + bed.size * 0.3; y < bottom;) {
    const near = (y - top) / Math.max(1, bottom - top);
    const long = bed.size * mix(0.9, 2.1, near) * bed.random.range(0.7, 1.2);
    const thick = bed.size * mix(0.26, 0.4, near);
    lay(bed, lens([middle - long / 2 + bed.random.range(-0.3, 0.3) * bed.size, y], long, thick), 2);
    y += thick * bed.random.range(1.7, 2.3);
  }
}

/** Water: waves, ripples, currents, foam and reflections. */
export const dressWater = dresser(
  'water',
  { size: 92, roles: ['water', 'sky', 'soft'] },
  { crests, ripples, currents, scallops, reflections },
);
