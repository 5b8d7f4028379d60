import type { Brief } from '../../composition.ts';
import { ellipse, star } from '../../geometry/forms.ts';
import { iso, isoBlock, isoFir, isoPatch, isoPond } from '../../motifs/isometric.ts';
import { snowman } from '../../motifs/people/props.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { EXPERT_PENS } from '../mandalas/mandala-grand.ts';
import { sights, type Sighted } from '../sights.ts';

const WALLS: readonly Role[] = ['a', 'b', 'c', 'd', 'gold', 'rust'];

/** The tree on the square, hung with lights, a star on top. */
function bigFir(sheet: Sheet, at: readonly [number, number], size: number, level: 0 | 1 | 2): void {
  isoFir(sheet, at, size, 4);
  const [x, y] = iso(...at);
  for (const [u, v] of (
    [
      [-0.26, -0.04],
      [0.24, -0.06],
      [-0.16, -0.34],
      [0.18, -0.36],
      [-0.08, -0.62],
      [0.1, -0.64],
      [0, -0.14],
      [0.02, -0.44],
    ] as const
  ).slice(0, [3, 6, 8][level]))
    sheet.shape(ellipse(x + u * size, y + v * size, size * 0.055), 'line', 'sun');
  sheet.shape(star(x, y - size * 1.24, size * 0.13, size * 0.06, 5), 'line', 'gold');
}

function lot(brief: Brief, u: number, v: number, size: number, isSquare: boolean): void {
  const { level, random, sheet } = brief;
  const room = size * 0.84;
  sheet.shape(isoPatch(u, v, room, room), 'line', 'paper');
  const spot = (x: number, y: number): [number, number] => [u + room * x, v + room * y];
  if (isSquare) return bigFir(sheet, spot(0.5, 0.5), room * 1.0, level);
  const kind = random.pick(
    level === 0 ? ['house', 'firs'] : ['house', 'house', 'house', 'house', 'firs', 'firs', 'pond'],
  );
  if (kind === 'firs') {
    for (const [x, y] of (
      [
        [0.24, 0.3],
        [0.72, 0.3],
        [0.3, 0.8],
        [0.8, 0.78],
      ] as const
    ).slice(0, level === 0 ? 2 : 4))
      isoFir(sheet, spot(x, y), room * random.range(0.4, 0.54), level === 0 ? 2 : 3);
    return;
  }
  if (kind === 'pond') {
    isoPond(sheet, spot(0.5, 0.46), room * 0.4);
    isoFir(sheet, spot(0.12, 0.1), room * 0.4, 2);
    const [x, y] = iso(...spot(0.94, 0.86));
    return snowman(sheet.at({ x, y, scale: room / 560 }), 0);
  }
  if (level > 0) isoFir(sheet, spot(0.08, 0.12), room * 0.4, 2);
  isoBlock(sheet, {
    at: spot(0.18, 0.16),
    wide: room * 0.68,
    deep: room * 0.6,
    high: room * random.range(0.36, 0.6),
    role: random.pick(WALLS),
    roof: 'paper',
    windows: level === 0 ? [1, 1] : [2, level],
    top: random.pick(['gable', 'gable', 'hip'] as const),
  });
}

/** A village in the snow with its tree, seen from above at a slant; `sizes` are those of a lot. */
function villageOf(sizes: readonly [easy: number, medium: number, hard: number]): Sighted {
  return {
    category: 'holidays',
    size: [1000, 1000],
    backdrop: 'soft',
    tags: ['christmas', 'village', 'snow', 'christmas tree', 'winter', 'houses'],
    draw(brief) {
      const size = sizes[brief.level];
      const rows = Math.ceil(1500 / size) + 1;
      const middle = Math.round(1000 / size);
      const square = [middle + brief.random.int(-1, 0), middle + brief.random.int(-1, 0)] as const;
      const sheet: Sheet = brief.sheet
        .layer('village')
        .at({ x: 500 + brief.random.range(-0.4, 0.4) * size, y: -size * 0.5 });
      for (let sum = 0; sum <= rows * 2; sum++)
        for (let i = 0; i <= sum; i++) {
          const [x, y] = iso(i * size, (sum - i) * size);
          if (Math.abs(x) < 640 + size && y < 1000 + size * 1.6)
            lot(
              { ...brief, sheet },
              i * size,
              (sum - i) * size,
              size,
              i === square[0] && sum - i === square[1],
            );
        }
    },
  };
}

/** The village by day. */
export const winterVillages = sights(villageOf([500, 330, 236]), [
  {
    name: 'winter-village',
    size: [1000, 1000],
    told: [
      [
        'Snow on Every Roof',
        'The snow has made all the roofs alike. Give the houses bright walls so that everybody finds home.',
      ],
      [
        'The Tree on the Village Green',
        'They carried it down from the forest and everybody hung up one light. Tonight it is switched on.',
      ],
      [
        'Christmas Eve from the Sleigh',
        'This is what the reindeer see before they land. Choose the chimney you would try first.',
      ],
    ],
  },
]);

/** The village with its outskirts, for fine pens. */
export const snowyTowns = sights({ ...villageOf([430, 330, 196]), pens: EXPERT_PENS, isForExperts: true }, [
  {
    name: 'snowy-town',
    size: [1000, 1000],
    told: [
      [
        'Snow up to the Sills',
        'Only the chimneys know where the street used to be. The firs wear their white hats with pride.',
      ],
      [
        'Skates and Snowmen',
        'The ponds are frozen and the snowmen have been given carrots. Everybody else is by the stove.',
      ],
      [
        'All the Lights of Advent',
        'There is a window for every evening until Christmas and then some. Use your sharpest yellow.',
      ],
    ],
  },
]);
