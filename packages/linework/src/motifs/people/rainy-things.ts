import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import type { Sheet } from '../../sheet.ts';
import { strewn, type Scene } from '../stages/stage.ts';

/** Water thrown up in a ring from a puddle: tongues that curl outwards and drops; its middle on the origin. */
export function puddleSplash(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(
    drawn(
      '-190,30! -222,-18 -262,-44 -306,-46! -268,-74 -214,-66 -178,-30 -166,-28 -172,-74 -206,-124! -152,-108 -116,-62 -104,-20 -92,-14 -80,-40 -92,-92! -52,-64 -34,-22 -18,-8 0,-8 22,-16 40,-52 36,-106! 70,-76 76,-34 88,-16 104,-22 128,-70 186,-100! 164,-66 158,-30 170,-26 210,-60 292,-62! 250,-36 222,-8 196,30!',
    ),
    'bold',
    'sky',
  );
  sheet.shape(ellipse(0, 30, 214, 40), 'bold', 'water');
  sheet.line(traced('-150,34 -80,52 0,58 80,52 150,34'), 'line', 0.3);
  for (const [x, y, r] of (
    [
      [-238, -138, 14],
      [228, -124, 15],
      [-112, -128, 11],
      [60, -146, 12],
      [-336, -66, 10],
      [322, -84, 11],
      [-272, -186, 9],
      [262, -176, 10],
    ] as const
  ).slice(0, [2, 6, 8][level]))
    sheet.shape(ellipse(x, y, r, r * 1.14), 'line', 'water');
}

/** Drops of a length and a width that fall aslant at spots of a scene. */
export function raindrops(
  { sheet }: Scene,
  spots: readonly (readonly [x: number, y: number])[],
  [long, wide]: readonly [number, number],
): void {
  for (const [x, y] of spots)
    sheet.layer('drops').shape(place(petal('drop', long, wide), { x, y, angle: 0.16 }), 'line', 'water');
}

/** A sky full of rain. */
export function rainfall(scene: Scene): void {
  const { random, width, ground } = scene;
  const spots = strewn(random.fork('rain'), [9, 7], [50, 190, width - 50, ground - 200]);
  raindrops(scene, spots, [34, 19]);
}
