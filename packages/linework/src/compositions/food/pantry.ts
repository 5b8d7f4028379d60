import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, lobed, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { apple, bananas, berry, grapes, pear, plum, type DrawFruit } from '../../motifs/fruit.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import { shopAwning } from '../../motifs/shops/front.ts';
import { guest, RAISED_PAW, type Guest } from '../../motifs/food/guests.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];
const FRUIT: readonly (readonly [DrawFruit, number])[] = [
  [apple, 0.42],
  [plum('ember'), 0.5],
  [pear, 0.36],
  [plum('b'), 0.5],
  [berry, 0.6],
];

/** A crate of fruit, its upper left corner on the origin. */
function crate(sheet: Sheet, brief: Brief, width: number, kind: number): void {
  const { level } = brief;
  const [draw, size] = FRUIT[kind % FRUIT.length]!;
  const count = byLevel(brief, 2, 3, width > 250 ? 4 : 3);
  const scale = size * byLevel(brief, 1.5, 1.15, 1);
  if (level > 0)
    for (let i = 0; i < count - 1; i++) draw(sheet.at({ x: ((i + 1) * width) / count, y: -52, scale }), 0);
  for (let i = 0; i < count; i++)
    draw(sheet.at({ x: ((i + 0.5) * width) / count, y: -8, scale }), level === 2 ? 1 : 0);
  const slats = byLevel(brief, 1, 1, 2);
  for (let i = 0; i < slats; i++)
    sheet.shape(rectangle(0, 18 + (i * 76) / slats, width, 76 / slats), 'line', 'wood');
  if (level > 0) for (const x of [0, width - 20]) sheet.shape(rectangle(x, 12, 20, 84, 3), 'line', 'sand');
  const flag = sheet.at({ x: width / 2, y: 52 });
  flag.shape(drawn('-32,-20! 32,-20! 26,22! 0,30 -26,22!'), 'line', 'paper');
  if (level > 0) flag.shape(ellipse(0, 2, 10), 'line', LEADS[kind % 4]);
}

/** An apron with a pocket, about the neck of whoever stands at the origin. */
function apron(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(drawn('-52,130! 52,130! 62,180 92,210! 92,260! -92,260! -92,210! -62,180'), 'bold', 'paper');
  if (level > 0) sheet.shape(drawn('-42,170! 42,170! 38,214 0,224 -38,214'), 'line', 'sun');
}

const fruitStall: Composition = edged({
  name: 'fruit-stall',
  category: 'food',
  size: [760, 1000],
  edge: 'page',
  backdrop: 'sky',
  draw(brief) {
    const { level, random } = brief;
    const sheet = brief.sheet.layer('stall');
    const seller = random.pick<Guest>(['bear', 'pig']);
    for (const x of [70, 666]) sheet.shape(rectangle(x, 120, 24, 900), 'bold', 'wood');
    const back = byLevel(brief, 1, 3, 6);
    for (let i = 0; i < back; i++)
      sheet.shape(
        rectangle(94, 200 + (i * 320) / back, 572, 320 / back),
        'fine',
        i % 2 === 0 ? 'soft' : 'cream',
      );
    for (const [x, y] of [
      [160, 250],
      [606, 246],
    ] as const)
      sheet.line(
        [
          [x, 120],
          [x, y],
        ],
        'line',
        0,
      );
    grapes(sheet.at({ x: 160, y: 260, scale: byLevel(brief, 0.76, 0.66, 0.6) }), 0);
    bananas(sheet.at({ x: 586, y: 324, scale: 0.54, angle: 1.2 }), 0);
    const standing = sheet.at({ x: 370, y: 384, scale: 1.06 });
    guest(standing, seller, { coat: 'b', level, isArmUp: true, hat: true });
    apple(standing.at({ x: RAISED_PAW[0] + 4, y: RAISED_PAW[1] - 54, scale: 0.42 }), 0);
    apron(standing, level);
    const rows = [
      [600, 2],
      [836, 3],
    ] as const;
    for (const [row, [y, most]] of rows.entries()) {
      const count = byLevel(brief, row + 1, 2, most);
      const wide = 628 / count;
      sheet.shape(rectangle(44 - row * 6, y + 92, 672 + row * 12, 16, 3), 'line', 'wood');
      for (let i = 0; i < count; i++) crate(sheet.at({ x: 66 + i * wide, y }), brief, wide, i + row * 2);
    }
    shopAwning(sheet.at({ x: 60, y: 64 }), {
      width: 640,
      height: 120,
      strips: byLevel(brief, 5, 9, 13),
      flare: 24,
      roles: ['a', 'paper'],
    });
    return {
      ...random.pick([
        {
          title: 'The Fruit Stall',
          description:
            'Apples, oranges and pears are heaped in their crates, and the seller knows every one of them. Everything was picked this morning.',
        },
        {
          title: 'Market Day',
          description:
            'Grapes hang from the roof and the berries have the place in front. What would you put into the bag?',
        },
        {
          title: 'Sweetest Plums in Town',
          description:
            'That is what the seller calls out, and nobody has complained yet. Color them as ripe as you like.',
        },
        {
          title: 'A Pound of Everything',
          description:
            'Five kinds of fruit and a friendly face under a striped roof. The bananas are not for juggling.',
        },
      ]),
      tags: ['fruit', 'market', 'stall', 'apples', 'oranges', seller],
    };
  },
});

/** What is painted on a label, about 44 units wide: a heart, cherries, a plum, a pear, a berry or a blossom. */
function labelFruit(sheet: Sheet, k: number, role: Role): void {
  const kind = k % 6;
  if (kind === 0) return sheet.shape(place(petal('heart', 42, 42), { y: 22 }), 'line', role);
  if (kind === 1) {
    sheet.line(traced('-13,0 2,-26 14,-2'), 'fine', 0.2);
    for (const x of [-13, 14]) sheet.shape(ellipse(x, 10, 13), 'line', 'rust');
    return;
  }
  if (kind === 2) {
    sheet.shape(ellipse(0, 4, 19, 21), 'line', 'b');
    return sheet.line(traced('4,-15 0,4 4,22'), 'fine', 0.3);
  }
  if (kind === 3) return sheet.shape(mirrored('0,-24 9,-18 12,-2 20,12 12,25 0,26'), 'line', 'grass');
  if (kind === 4) return sheet.shape(mirrored('0,-16 20,-18 23,-2 10,20 0,26'), 'line', 'rust');
  sheet.shape(lobed(0, 0, 20, 5, 5), 'line', role);
  sheet.shape(ellipse(0, 0, 8), 'fine', 'sun');
}

/** A jar on the frame's origin: its shape, what is in it and its lid. */
function jar(sheet: Sheet, brief: Brief, k: number): void {
  const { level } = brief;
  const tall = [150, 118, 170][k % 3]!;
  const half = [58, 70, 48][k % 3]!;
  const role = LEADS[k % 4]!;
  sheet.shape(
    mirrored(`0,${-tall}! ${half * 0.8},${-tall}! ${half},${-tall * 0.8} ${half},-16 ${half * 0.86},0 0,0`),
    'bold',
    'sky',
  );
  const body = mirrored(
    `0,${-tall * 0.8}! ${half - 9},${-tall * 0.78}! ${half - 9},-18 ${half * 0.76},-9 0,-9`,
  );
  sheet.shape(body, 'line', role);
  if (level > 0 && k % 3 === 2)
    for (const [x, y] of [
      [-16, -30],
      [14, -40],
      [-10, -66],
      [16, -78],
      [-14, -102],
      [12, -112],
    ])
      sheet.inside([body]).shape(ellipse(x!, y!, 13), 'line', 'rust');
  else {
    sheet.shape(rectangle(-half * 0.62, -tall * 0.62, half * 1.24, tall * 0.42, 10), 'line', 'paper');
    if (level > 0) labelFruit(sheet.at({ y: -tall * 0.41 }), k, role);
  }
  if (k % 2 === 0) {
    const cap = mirrored(
      `0,${-tall - 30} ${half * 0.8},${-tall - 24} ${half * 1.04},${-tall + 8}! ${half * 1.16},${-tall + 34}! ${half * 0.5},${-tall + 26} 0,${-tall + 36}!`,
    );
    sheet.shape(cap, 'bold', LEADS[(k + 1) % 4]);
    if (level === 2)
      fillZone((['diamonds', 'hearts'] as readonly PatternName[])[k % 4 === 0 ? 0 : 1]!, {
        sheet,
        zone: [cap],
        size: 46,
        angle: 0,
        roles: [LEADS[(k + 1) % 4]!, 'soft'],
      });
    if (level > 0) sheet.shape(rectangle(-half * 0.98, -tall + 2, half * 1.96, 12, 6), 'line', 'gold');
    return;
  }
  sheet.shape(rectangle(-half * 0.92, -tall - 24, half * 1.84, 34, 8), 'bold', 'gold');
  if (level === 2)
    for (let i = -1; i <= 1; i++)
      sheet.line(
        [
          [i * half * 0.34, -tall - 22],
          [i * half * 0.34, -tall + 8],
        ],
        'fine',
        0,
      );
}

const jamShelf: Composition = edged({
  name: 'jam-shelf',
  category: 'food',
  size: [1000, 1000],
  edge: 'arch',
  backdrop: 'cream',
  draw(brief) {
    const { level, random } = brief;
    const sheet = brief.sheet.layer('shelves');
    const boards = byLevel(brief, 0, 7, 13);
    for (let i = 0; i < boards; i++)
      sheet.shape(
        rectangle((i * 1000) / boards, -20, 1000 / boards, 1040),
        'fine',
        i % 2 === 0 ? 'cream' : 'soft',
      );
    const rows = byLevel(brief, [520, 900], [400, 650, 900], [380, 640, 900]);
    const cat = random.int(0, 1);
    for (const [row, y] of rows.entries()) {
      const count = byLevel(brief, 3, 5, 6) - (row === 0 && level > 0 ? 1 : 0);
      const scale = byLevel(brief, 1.6, 1.16, 1.04);
      sheet.shape(rectangle(20, y, 960, 28, 4), 'bold', 'wood');
      if (row < rows.length - 1)
        for (const [x, flip] of [
          [46, false],
          [954, true],
        ] as const)
          sheet.shape(drawn('-14,28! 84,28! 84,46! 34,60 18,104! -14,112!', { x, y, flip }), 'line', 'wood');
      for (let i = 0; i < count; i++) {
        const x = 500 + (i - (count - 1) / 2) * (880 / (count + (row === 0 ? 1 : 0)));
        if (row === rows.length - 1 && i === (cat === 0 ? count - 1 : 0))
          sittingCat(
            brief.sheet.layer('cat').at({ x, y, scale: byLevel(brief, 1.6, 1.36, 1.3), flip: cat === 0 }),
            level,
          );
        else jar(sheet.at({ x, y, scale }), brief, i * 2 + row + (i % 2));
      }
    }
    if (level > 0)
      for (const x of [280, 720]) {
        sheet.line(
          [
            [x, 0],
            [x, 96],
          ],
          'line',
          0,
        );
        for (let i = -1; i <= 1; i++)
          sheet.shape(
            drawn('0,0! 16,-30 12,-70 0,-100! -12,-70 -16,-30', { x, y: 96, angle: Math.PI + i * 0.4 }),
            'line',
            'leaf',
          );
      }
    return {
      ...random.pick([
        {
          title: 'A Summer in Jars',
          description:
            'Plums, cherries and berries stand on the shelves until winter. The cat guards what she cannot open.',
        },
        {
          title: 'Jam for the Whole Year',
          description: 'Every lid has a cloth of its own and every label was cut by hand. Breakfast is safe.',
        },
        {
          title: 'The Pantry Cat',
          description:
            'She came in when the door was open and found the best shelf. She will leave when it is dinner time.',
        },
        {
          title: 'Labels by Hand',
          description:
            'Round jars, tall jars and jars with cherries: no two hold the same. Choose the colors by taste.',
        },
      ]),
      tags: ['jam', 'jars', 'pantry', 'shelf', 'cat', 'kitchen'],
    };
  },
});

/** Shelves and stalls full of good things. */
export const pantry: readonly Composition[] = [fruitStall, jamShelf];
