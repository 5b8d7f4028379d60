import { around } from '../../geometry/around.ts';
import { blob } from '../../geometry/curve.ts';
import { ellipse } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

/** A flower's head of few large parts, for the first crayons, of about 100 units' radius about the origin. */
type Head = (sheet: Sheet, role: Role) => void;

const petals =
  (kind: 'round' | 'heart' | 'drop', count: number, wide: number, heart: number): Head =>
  (sheet, role) => {
    around(sheet, { radius: 18, count }, (spot) => spot.shape(petal(kind, 86, wide), 'line', role));
    sheet.shape(ellipse(0, 0, heart), 'line', 'sun');
  };

/** The heads by name: most from above, the tulip and the bell from the side. */
export const FIRST_HEADS = {
  daisy: petals('round', 8, 62, 32),
  poppy: petals('round', 4, 122, 42),
  violet: petals('heart', 5, 100, 42),
  star: petals('round', 6, 84, 38),
  tulip: (sheet, role) => {
    for (const side of [-1, 1])
      sheet.shape(
        blob(knots(`0,86! ${side * 74},70 ${side * 92},0 ${side * 62},-84! ${side * 14},-30`)),
        'line',
        role,
      );
    sheet.shape(blob(knots('0,88! 46,60 48,0 0,-92! -48,0 -46,60')), 'line', role);
  },
  bell: (sheet, role) => {
    sheet.shape(
      blob(knots('-86,66! -66,-20 -44,-70 0,-88 44,-70 66,-20 86,66! 43,46 0,70 -43,46')),
      'line',
      role,
    );
    sheet.shape(ellipse(0, 84, 22), 'line', 'sun');
  },
} as const satisfies Record<string, Head>;

export type FirstHead = keyof typeof FIRST_HEADS;
