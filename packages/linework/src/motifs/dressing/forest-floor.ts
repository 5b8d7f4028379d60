import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path } from '../../geometry/point.ts';
import { puff } from '../nature/puff.ts';
import { cellOf, dresser, eachSpot, lay, lineOf, score, type Bed, type Spot } from './laying.ts';

const LOBED =
  '0,-1! 0.16,-0.84 0.13,-0.76! 0.27,-0.62 0.2,-0.52! 0.36,-0.36 0.26,-0.26! 0.42,-0.06 0.3,0.04! 0.4,0.24 0.2,0.34! 0,0.6! -0.2,0.34! -0.4,0.24 -0.3,0.04! -0.42,-0.06 -0.26,-0.26! -0.36,-0.36 -0.2,-0.52! -0.27,-0.62 -0.13,-0.76! -0.16,-0.84';

function leafShape(bed: Bed): Path {
  const kind = bed.random.int(0, 3);
  if (kind === 0) return place(cellOf(LOBED), { scale: 0.84 });
  const outline = (['leaf', 'drop', 'heart'] as const)[kind - 1]!;
  return place(petal(outline, 1.24, kind === 1 ? 0.56 : 0.74), { y: 0.6 });
}

/** Fallen leaves, each over the one before, with their ribs. */
function litter(bed: Bed): void {
  eachSpot(bed, { wide: 0.78, high: 0.56, loose: 0.1, deepens: 1.5 }, (spot) => {
    const at = {
      ...spot,
      angle: spot.angle + bed.random.range(-1.5, 1.5),
      scale: spot.scale * bed.random.range(0.95, 1.2),
    };
    const seen = lay(bed, place(leafShape(bed), at), spot.row + spot.column);
    score(bed, place(lineOf('0,0.6 0.02,0 0,-0.46'), at), seen, 0.4);
  });
}

/** Cushions of moss with a few stalks. */
function moss(bed: Bed): void {
  eachSpot(bed, { wide: 0.94, high: 0.5, loose: 0.16, deepens: 1.7 }, (spot) => {
    const at = { ...spot, scale: spot.scale * bed.random.range(0.85, 1.2) };
    const seen = lay(bed, place(puff(bed.random, [0, 0], [0.66, 0.52], 9, 0.12), at), spot.row + spot.column);
    for (const x of [-0.24, 0.04, 0.28])
      if (bed.random.chance(0.6))
        score(bed, place(lineOf(`${x},-0.1 ${x * 1.2},-0.22 ${x * 1.5},-0.3`), at), seen, 0.5);
  });
}

function lobedLeaf(bed: Bed, spot: Spot, lean: number): void {
  const at = { ...spot, angle: spot.angle + lean };
  const seen = lay(bed, place(cellOf(LOBED), at), spot.row + spot.column);
  score(bed, place(lineOf('0,0.6 0.01,0 0,-0.9'), at), seen);
  for (const [x, y] of [
    [0.3, 0.04],
    [0.26, -0.26],
    [0.2, -0.52],
  ] as const)
    for (const side of [-1, 1]) score(bed, place(lineOf(`0,${y + 0.22} ${side * x},${y}`), at), seen);
}

/** Broad lobed leaves that lean this way and that. */
function lobed(bed: Bed): void {
  const wide = { ...bed, size: bed.size * 1.9 };
  eachSpot(wide, { wide: 0.72, high: 0.6, loose: 0.1, deepens: 1.6 }, (spot) =>
    lobedLeaf(bed, spot, bed.random.range(-0.6, 0.6)),
  );
}

/** Round stones side by side. */
function pebbles(bed: Bed): void {
  eachSpot(bed, { wide: 0.9, high: 0.44, loose: 0.1, deepens: 2.2 }, (spot) => {
    const [rx, ry] = [bed.random.range(0.48, 0.64), bed.random.range(0.36, 0.46)];
    const seen = lay(
      bed,
      place(ellipse(0, 0, rx, ry, bed.random.range(-0.25, 0.25)), spot),
      spot.row + spot.column,
    );
    if (bed.random.chance(0.3))
      score(bed, place(lineOf('-0.24,-0.14 -0.06,-0.25 0.14,-0.24'), spot), seen, 0.6);
  });
}

/** What lies on the ground of a wood: fallen leaves, moss, broad leaves, pebbles. */
export const dressForestFloor = dresser(
  'forest floor',
  { size: 96, roles: ['leaf', 'grass', 'wood', 'ember'] },
  { litter, moss, lobed, pebbles },
);
