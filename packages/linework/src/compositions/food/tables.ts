import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, lobed, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { dressCloth } from '../../motifs/dressing/cloth.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { FLOWERS } from '../../motifs/flowers.ts';
import {
  berryBowl,
  citrus,
  cupFromAbove,
  fork,
  friedEggs,
  jamToast,
  knife,
  pancakes,
  plate,
} from '../../motifs/food/from-above.ts';
import { THINGS } from '../../motifs/letters/things.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** Stripes of a cloth that cover a square page. */
function cloth(sheet: Sheet, brief: Brief, count: number, roles: readonly [Role, Role]): void {
  for (let i = 0; i < count; i++)
    sheet.shape(
      rectangle(-20 + (i * 1040) / count, -20, 1040 / count, 1040),
      brief.level === 0 ? 'line' : 'fine',
      roles[i % 2],
    );
}

/** Small flowers printed on every second stripe of a cloth. */
function clothFlowers(sheet: Sheet): void {
  for (let i = 0; i < 4; i++)
    for (let y = 80; y < 960; y += 140) {
      const x = -20 + (i * 2 + 1.5) * (1040 / 9);
      sheet.shape(lobed(x, y + (i % 2) * 70, 26, 5, 6), 'fine', 'blush');
      sheet.shape(ellipse(x, y + (i % 2) * 70, 10), 'fine', 'sun');
    }
}

/** Where crumbs have fallen beside the toast. */
const CRUMBS = [
  [268, 800],
  [286, 820],
  [262, 828],
  [90, 924],
  [110, 938],
  [420, 936],
] as const;

/** A folded napkin under a fork. */
function napkin(sheet: Sheet): void {
  sheet.shape(rectangle(-74, -210, 148, 420, 8), 'bold', 'b');
  sheet.line(traced('-52,-188! 52,-188! 52,188! -52,188! -52,-188!'), 'line', 0);
}

/** A small vase with a bunch of flowers in it, from above. */
function posy(sheet: Sheet, { random }: Brief): void {
  sheet.shape(ellipse(0, 0, 96), 'bold', 'c');
  for (let i = 0; i < 6; i++) {
    const angle = i * 1.05 + 0.4;
    const at = { x: 40 * Math.sin(angle), y: -40 * Math.cos(angle), angle };
    sheet.shape(place(petal('leaf', 84, 48), at), 'line', 'leaf');
  }
  for (const [x, y, s, kind] of [
    [-40, 26, 0.46, 'cosmos'],
    [42, 20, 0.44, 'daisy'],
    [2, -36, 0.5, 'daisy'],
  ] as const)
    FLOWERS[kind](sheet.at({ x, y, scale: s }), {
      random,
      level: 0,
      petals: kind === 'daisy' ? 'paper' : 'a',
      heart: 'sun',
    });
}

const breakfast: Composition = edged({
  name: 'breakfast',
  category: 'food',
  size: [1000, 1000],
  edge: 'page',
  backdrop: 'cream',
  draw(brief) {
    const { level, random } = brief;
    const sheet = brief.sheet.layer('table');
    if (level === 2)
      dressCloth(sheet, random, {
        zone: [rectangle(-20, -20, 1040, 1040)],
        kind: 'print',
        size: 150,
        angle: 0.06,
      });
    else cloth(sheet, brief, byLevel(brief, 3, 9, 0), ['soft', 'paper']);
    if (level === 1) clothFlowers(sheet);
    if (level > 0) napkin(sheet.at({ x: 190, y: 540, angle: -0.06 }));
    const main = sheet.at({ x: 476, y: 500, scale: byLevel(brief, 1.4, 1.4, 1.2) });
    plate(main, 180, 'a', level === 0 ? 0 : 2, true);
    pancakes(main, level, level > 0);
    for (const [draw, x, y, angle] of [
      [fork, 190, 540, -0.06],
      [knife, byLevel(brief, 744, 782, 744), 540, 0.05],
    ] as const)
      draw(sheet.at({ x, y, angle, scale: 1.2 }));
    cupFromAbove(
      sheet.at({ x: 816, y: 230, scale: byLevel(brief, 1.4, 1.2, 1.14), angle: 0.5 }),
      'c',
      level,
      'open',
    );
    const eggs = sheet.at({ x: 210, y: 210, scale: byLevel(brief, 1.2, 1, 1) });
    plate(eggs, 150, 'b', level);
    friedEggs(eggs, level);
    if (level > 0) berryBowl(sheet.at({ x: 850, y: 800, scale: 1.1 }), 'd', level);
    jamToast(sheet.at({ x: 180, y: 830, scale: byLevel(brief, 1.3, 1.1, 1), angle: -0.3 }), level);
    if (level > 0) jamToast(sheet.at({ x: 334, y: 872, scale: 0.9, angle: 0.36 }), level);
    citrus(sheet.at({ x: 530, y: 170, scale: byLevel(brief, 1.3, 1, 0.9) }), 'ember', level);
    if (level > 0) citrus(sheet.at({ x: 620, y: 120, scale: 0.8 }), 'ember', level);
    if (level > 0) {
      posy(sheet.at({ x: 580, y: 850 }), brief);
      for (const [x, y] of CRUMBS) sheet.ink(ellipse(x, y, 4.5));
    }
    return {
      ...random.pick([
        {
          title: 'Pancake Sunday',
          description:
            'Pancakes with butter and berries are in the middle of the table, as they should be. The coffee has a heart in it.',
        },
        {
          title: 'Breakfast from Above',
          description:
            'Eggs, toast, oranges and a stack of pancakes: the whole table can be seen at once. Nobody has taken a bite yet.',
        },
        {
          title: 'The Long Breakfast',
          description:
            'There is no reason to get up from this table before noon. Start with the plate you would reach for first.',
        },
        {
          title: 'Butter in the Middle',
          description: 'It melts while you look at it. Color quickly, or make everything else first.',
        },
      ]),
      tags: ['breakfast', 'pancakes', 'coffee', 'eggs', 'toast', 'from above'],
    };
  },
});

/** A sandwich cut in a triangle. */
function sandwich(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(drawn('-90,40! 0,-70! 90,40! 86,62! -86,62!'), 'bold', 'gold');
  if (level > 0) sheet.shape(drawn('-74,32! 0,-52! 74,32!'), 'line', 'cream');
  if (level > 0)
    sheet.shape(
      drawn('-88,42! -60,36 -30,48 0,38 30,48 60,36 88,42! 80,54 40,50 0,58 -40,50 -80,54'),
      'line',
      'leaf',
    );
}

/** A slice of melon with a broad rind. */
function plainMelon(sheet: Sheet): void {
  sheet.shape(clockwise([...arc(0, -60, 136, 136, 0, Math.PI)]), 'bold', 'leaf');
  sheet.shape(clockwise([...arc(0, -60, 90, 90, 0, Math.PI)]), 'line', 'rust');
}

/** What a picnic blanket is woven in. */
function stripesOrChecks(inside: Sheet, brief: Brief): void {
  if (brief.level === 0) {
    for (const x of [-140, 140]) inside.shape(rectangle(x - 46, -276, 92, 550), 'line', 'a');
    return;
  }
  const size = byLevel(brief, 0, 110, 69);
  for (let row = 0; row * size < 550; row++)
    for (let column = 0; column * size < 800; column++)
      inside.shape(
        rectangle(-400 + column * size, -276 + row * size, size, size),
        'fine',
        (row + column) % 2 === 0 ? 'a' : 'paper',
      );
}

/** A picnic basket from above: two woven lids and the handle that lies over them. */
function picnicBasket(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(rectangle(-150, -106, 300, 212, 46), 'bold', 'wood');
  for (const flip of [false, true]) {
    const side = sheet.at({ flip });
    const lid = clockwise(drawn('14,-92! 110,-92 136,-70 136,70 110,92 14,92!'));
    side.shape(lid, 'bold', 'sand');
    const inside = side.inside([lid]);
    const columns = level + 1;
    const rows = columns * 2;
    const [wide, high] = [122 / columns, 184 / rows];
    for (let column = 0; column < columns; column++)
      for (let row = 0; row < rows; row++)
        inside.shape(
          rectangle(14 + column * wide, -92 + row * high + (column % 2 ? high / 2 : 0), wide, high),
          'line',
          (row + column) % 2 ? 'sand' : 'wood',
        );
    side.rim(lid, 'bold');
    side.shape(rectangle(104, -12, 40, 24, 8), 'line', 'gold');
  }
  sheet.shape(rectangle(-16, -128, 32, 256, 14), 'bold', 'wood');
  if (level > 0)
    for (const y of [-84, -42, 0, 42, 84]) sheet.line(traced(`-16,${y + 8}! 16,${y - 8}!`), 'line', 0);
}

const picnicAbove: Composition = edged({
  name: 'picnic-blanket',
  category: 'food',
  size: [1000, 760],
  edge: 'page',
  backdrop: 'grass',
  draw(brief) {
    const { level, random } = brief;
    const grass = brief.sheet.layer('grass');
    if (level === 2)
      dressMeadow(grass, random, { zone: [rectangle(0, 0, 1000, 760)], kind: 'blades', size: 140 });
    const blades = byLevel(brief, 0, 12, 0);
    for (let i = 0; i < blades; i++)
      grass.shape(
        place(petal('leaf', 70, 22), {
          x: 40 + ((i * 0.618) % 1) * 920,
          y: i % 2 === 0 ? 96 : 740,
          angle: (i % 5) * 0.2 - 0.4,
        }),
        'line',
        'leaf',
      );
    const sheet = brief.sheet.layer('blanket').at({ x: 500, y: 382, angle: 0.05 });
    const rim = clockwise(rectangle(-400, -276, 800, 550, 14));
    sheet.shape(rim, 'bold', 'paper');
    const inside = sheet.inside([rim]);
    stripesOrChecks(inside, brief);
    sheet.rim(rim, 'bold');
    const food = brief.sheet.layer('food');
    const basket = food.at({ x: 250, y: 270, angle: -0.2 });
    picnicBasket(basket, level);
    const dish = food.at({ x: 700, y: 250 });
    if (level === 0) dish.shape(ellipse(0, 0, 130), 'bold', 'b');
    else plate(dish, 130, 'b', 1);
    for (const [x, angle] of level === 0
      ? [[0, 0]]
      : [
          [-40, -0.3],
          [40, 0.4],
        ])
      sandwich(dish.at({ x: x!, angle: angle!, scale: 0.86 }), level);
    if (level === 0) plainMelon(food.at({ x: 300, y: 540, angle: -0.3 }));
    else
      THINGS.watermelon(food.at({ x: 300, y: 540, scale: 0.9, angle: -0.3 }), {
        level,
        random,
        roles: ['a', 'b'],
      });
    if (level > 0)
      THINGS.watermelon(food.at({ x: 190, y: 500, scale: 0.7, angle: 0.5 }), {
        level,
        random,
        roles: ['a', 'b'],
      });
    berryBowl(food.at({ x: 530, y: 500, scale: byLevel(brief, 1.1, 0.96, 0.96) }), 'd', level);
    cupFromAbove(
      food.at({ x: 780, y: 510, scale: byLevel(brief, 0.96, 0.8, 0.8), angle: 0.4 }),
      'c',
      level === 2 ? 1 : level,
      'open',
    );
    if (level > 0) citrus(food.at({ x: 480, y: 190, scale: 0.9 }), 'sun', level);
    if (level > 0) citrus(food.at({ x: 560, y: 230, scale: 0.7 }), 'sun', level);
    for (let i = 0; i < byLevel(brief, 0, 4, 7); i++)
      FLOWERS.daisy(
        brief.sheet.layer('flowers').at({
          x: [80, 930, 900, 110, 500, 940, 300][i]!,
          y: [90, 690, 100, 690, 706, 400, 70][i]!,
          scale: 0.3,
        }),
        { random, level: 0, petals: 'paper', heart: 'sun' },
      );
    return {
      ...random.pick([
        {
          title: 'The Picnic Blanket',
          description:
            'Sandwiches, melon, berries and a basket lie on a checked cloth in the grass. Only the people are missing.',
        },
        {
          title: 'Lunch in the Grass',
          description: 'Everything was carried here in one basket. It will be easier to carry home.',
        },
        {
          title: 'Melon and Daisies',
          description: 'The blanket is spread and the first slice has been cut. Watch out for ants.',
        },
        {
          title: 'A Bird’s Picnic',
          description:
            'This is what the sparrows see from the tree. They have chosen their sandwich already.',
        },
      ]),
      tags: ['picnic', 'blanket', 'sandwich', 'watermelon', 'summer', 'from above'],
    };
  },
});

/** Tables and blankets, seen from above. */
export const tablesFromAbove: readonly Composition[] = [breakfast, picnicAbove];
