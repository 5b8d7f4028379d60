import { byLevel } from '../../composition.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point } from '../../geometry/point.ts';
import { FIRST_HEADS, type FirstHead } from '../../motifs/flowers/first-flowers.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const NAMES = Object.keys(FIRST_HEADS) as FirstHead[];
const COLORS: readonly Role[] = ['a', 'd', 'b', 'c'];

interface Grown {
  readonly foot: Point;
  readonly top: Point;
  readonly scale: number;
  readonly head: FirstHead;
  readonly role: Role;
}

function grow(sheet: Sheet, { foot, top, scale, head, role }: Grown): void {
  const bow = (foot[0] - top[0]) * 0.3;
  const spine = curve([foot, [(foot[0] + top[0]) / 2 + bow, (foot[1] + top[1]) / 2], top]);
  sheet.layer('stems').shape(
    tube(spine, () => 20),
    'bold',
    'leaf',
  );
  FIRST_HEADS[head](sheet.layer('heads').at({ x: top[0], y: top[1], scale }), role);
}

/** Flowers in a broad pot on a table. */
export const potOfFriends = edged({
  name: 'first-flowers-pot',
  category: 'flowers',
  size: [800, 1000],
  edge: 'page',
  backdrop: 'cream',
  draw(brief) {
    const { random, sheet, level } = brief;
    const names = random.shuffle(NAMES);
    sheet.layer('table').shape(rectangle(-20, 730, 840, 300), 'bold', 'wood');
    const round = random.chance(0.5);
    const heads: readonly Point[] = byLevel<readonly Point[]>(
      brief,
      [
        [220, 330],
        [590, 340],
        [400, 190],
      ],
      [
        [180, 330],
        [620, 340],
        [300, 180],
        [500, 190],
        [400, 420],
      ],
      [
        [180, 330],
        [620, 340],
        [290, 180],
        [510, 190],
        [400, 420],
        [400, 300],
      ],
    );
    heads.forEach((top, i) =>
      grow(sheet, {
        foot: [400 + (top[0] - 400) * 0.25, 680],
        top,
        scale: byLevel(brief, i === 2 ? 1.3 : 1.15, 0.9, 0.8),
        head: names[i % names.length]!,
        role: COLORS[i % 4]!,
      }),
    );
    for (const side of [-1, 1])
      sheet
        .layer('stems')
        .shape(
          place(petal('leaf', 330, 150), { x: 400 + side * 60, y: 640, angle: side * 1.05 }),
          'line',
          'leaf',
        );
    const pot = sheet.layer('pot').at({ x: 400, y: 620 });
    const body = round
      ? blob(knots('-150,0! -230,120 -190,250 -90,300! 90,300! 190,250 230,120 150,0!'))
      : blob(knots('-190,0! -140,300! 140,300! 190,0!'));
    pot.shape(body, 'bold', 'rust');
    const inside = pot.inside([body]);
    for (const y of level === 0 ? [150] : [110, 200])
      inside.line(
        curve([
          [-260, y],
          [0, y + 26],
          [260, y],
        ]),
        'line',
        0,
      );
    if (round && level === 0) pot.shape(place(petal('heart', 96, 104), { y: 120 }), 'line', 'soft');
    pot.shape(rectangle(-214, -44, 428, 70, 26), 'bold', 'rust');
    return {
      title: random.fork('title').pick(['A Pot for Grandma', 'The Big Flower Pot', 'Watered This Morning']),
      description:
        'Big flowers lean out of a pot on the table. Do not forget to color the pot, it is proud of its stripe.',
      tags: ['flowers', 'pot', 'table', 'easy'],
    };
  },
});
