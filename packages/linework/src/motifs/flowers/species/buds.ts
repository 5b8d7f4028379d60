import { knots, points } from '../../../geometry/knots.ts';
import { bezier, blob, twin } from '../../../geometry/curve.ts';
import { ellipse } from '../../../geometry/forms.ts';
import { petal } from '../../../geometry/petal.ts';
import { place } from '../../../geometry/point.ts';
import type { DrawFlower } from './flower.ts';

/** A pointed bud of wrapped petals with sepals that stand off: rose, hibiscus, camellia. */
export const wrappedBud: DrawFlower = (sheet, { petals, level }) => {
  sheet.shape(twin(knots('0,-96! 16,-80 29,-50 25,-18 0,-2')), 'line', petals);
  sheet.line(bezier([2, -94], [-18, -72], [-8, -44], [22, -30], 12), 'fine', 0.5);
  if (level > 0) sheet.line(bezier([2, -90], [16, -70], [12, -52], [4, -40], 12), 'fine', 0.5);
  for (const angle of [-0.62, 0.62, 0])
    sheet.shape(place(petal('leaf', angle === 0 ? 46 : 58, 21), { angle }), 'line', 'leaf');
  sheet.shape(ellipse(0, -1, 13, 10), 'line', 'leaf');
};

/** A round bud that shows a slice of petal: peony, anemone, dahlia, sunflower. */
export const roundBud: DrawFlower = (sheet, { petals, level }) => {
  sheet.shape(ellipse(0, -40, 37, 38), 'line', petals);
  for (const x of level === 0 ? [0] : [-12, 12])
    sheet.line(bezier([x * 0.4, -76], [x * 1.6, -62], [x * 1.8, -48], [x, -34], 8), 'fine', 0.5);
  for (const angle of [-0.75, 0.75, 0])
    sheet.shape(place(petal('lotus', angle === 0 ? 46 : 54, 32), { angle }), 'line', 'leaf');
};

/** A long bud closed like a furled umbrella: lily, daffodil, tulip, crocus. */
export const furledBud: DrawFlower = (sheet, { petals, level }) => {
  sheet.shape(twin(knots('0,-124! 12,-102 21,-62 17,-22 6,0! 0,0')), 'line', petals);
  sheet.line(bezier([0, -120], [-11, -84], [-9, -44], [0, -8], 12), 'fine', 0.5);
  if (level > 0) sheet.line(bezier([2, -110], [13, -80], [11, -46], [6, -12], 12), 'fine', 0.5);
  sheet.shape(blob(points('-10,2 -8,-14 0,-18 8,-14 10,2 0,8')), 'line', 'leaf');
};

/** The nodding, hairy bud of a poppy, its seam just open; it hangs from the end of its stem. */
export const noddingBud: DrawFlower = (sheet, { petals, level }) => {
  sheet.line(bezier([0, 8], [2, -24], [30, -30], [32, -4], 12), 'bold', 0);
  sheet.shape(ellipse(34, 30, 26, 38, 0.12), 'line', 'leaf');
  sheet.shape(blob(knots('28,-4! 42,24 36,66! 26,30')), 'line', petals);
  if (level > 0)
    for (const [x, y] of [
      [16, 18],
      [14, 36],
      [20, 50],
      [52, 22],
      [52, 40],
    ] as const)
      sheet.line(
        [
          [x, y],
          [x + (x < 34 ? -9 : 9), y + 3],
        ],
        'fine',
        0.3,
      );
};

/** A fat furry-capped bud: magnolia. */
export const cappedBud: DrawFlower = (sheet, { petals, level }) => {
  sheet.shape(blob(knots('0,-4! -28,-34 -26,-76 4,-112! 28,-78 28,-34')), 'line', petals);
  sheet.line(bezier([4, -108], [-16, -70], [-6, -40], [10, -24], 12), 'fine', 0.5);
  sheet.shape(blob(knots('0,4! -24,-16 -27,-48! -10,-34 2,-56! 12,-32 28,-44! 24,-14')), 'line', 'fur');
  if (level > 0)
    for (const x of [-12, 0, 12])
      sheet.line(
        [
          [x, -8],
          [x * 1.2, -22],
        ],
        'fine',
        0.5,
      );
};
