import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { ruled } from '../../geometry/ruled.ts';
import { BAKED, breadBasket } from '../../motifs/food/baked.ts';
import { HOUSEPLANTS } from '../../motifs/nature/houseplants.ts';
import { sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import { uprightCat } from '../../motifs/roomy/upright-cat.ts';
import { largeHead } from '../../motifs/vehicles/large-heads.ts';
import { pavement, shopAwning, shopDoor, shopWall, upperWindow, wallLamp } from '../../motifs/shops/front.ts';
import { catFromBehind } from '../../motifs/cat-from-behind.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';
import { flowerShop } from './flower-shop.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];

function shelfOfBread(
  sheet: Sheet,
  brief: Brief,
  [x, y, width]: readonly [number, number, number],
  row: number,
): void {
  const count = brief.level === 1 ? 4 : 5;
  for (let i = 0; i < count; i++)
    BAKED[(i * 2 + row) % BAKED.length]!(
      sheet.at({ x: x + ((i + 0.5) * width) / count, y, scale: brief.level === 1 ? 1.02 : 0.92 }),
      brief.level,
    );
  sheet.shape(rectangle(x - 8, y, width + 16, 15, 3), 'line', 'wood');
}

/** A croissant of five rolled parts, about 240 units wide. */
function croissantOf(at: Sheet): void {
  for (const side of [-1, 1]) {
    at.shape(drawn('60,-6! 96,6 122,44! 100,62 66,52 52,30!', { flip: side < 0 }), 'line', 'gold');
    at.shape(drawn('20,-46! 62,-42 90,0 82,40 46,40!', { flip: side < 0 }), 'line', 'gold');
  }
  at.shape(drawn('-28,-52! 0,-62 28,-52! 40,-6 44,36! 0,26 -44,36! -40,-6'), 'line', 'gold');
}

/** A croissant on an oval board that hangs over a shop of an easy page. */
function croissantSign(sheet: Sheet): void {
  sheet.shape(ellipse(366, 146, 170, 104), 'bold', 'cream');
  croissantOf(sheet.at({ x: 366, y: 150, scale: 1.27 }));
}

/** A round loaf with deep cuts, a croissant and a cake with a cherry behind the glass of an easy page. */
function bigLoaves(inside: Sheet): void {
  inside.shape(rectangle(90, 550, 560, 60), 'line', 'wood');
  const loaf = inside.at({ x: 190, y: 552, scale: 1.02 });
  loaf.shape(drawn('-84,0! -86,-60 -48,-104 0,-114 48,-104 86,-60 84,0!'), 'bold', 'fur');
  for (const u of [-40, 0, 40]) loaf.line(traced('-14,20 -10,-10 14,-30', { x: u, y: -52 }), 'line', 0.4);
  const roll = inside.at({ x: 374, y: 552, scale: 1.08 });
  roll.shape(drawn('-86,2! -90,-50 -48,-92 0,-100 48,-92 90,-50 86,2! 44,-20 0,-28 -44,-20'), 'bold', 'gold');
  for (const u of [-34, 34]) roll.line(traced(`${u},-97 ${u * 0.8},-60 ${u},-24`), 'line', 0.2);
  const cake = inside.at({ x: 548, y: 552, scale: 1.0 });
  cake.shape(rectangle(-66, -74, 132, 76, 6), 'bold', 'sand');
  cake.shape(
    drawn('-72,-70! -66,-112 0,-124 66,-112 72,-70! 60,-44 42,-62 18,-42 0,-62 -24,-42 -44,-62 -62,-44'),
    'line',
    'blush',
  );
  cake.shape(ellipse(0, -138, 27), 'line', 'a');
}

/** The baker behind the last loaf in a window of an easy page, a paw on each end of it. */
function baker(inside: Sheet): void {
  const bear = inside.at({ x: 500, y: 534, scale: 0.9 });
  largeHead(bear, 'bear');
  bear.shape(
    drawn('-64,-128! -64,-160 -92,-196 -56,-226 -18,-216 18,-230 56,-218 92,-196 64,-160 64,-128! 0,-142'),
    'bold',
    'paper',
  );
  inside.shape(
    drawn('-210,34! -214,-24 -120,-56 0,-62 120,-56 214,-24 210,34! 0,40', { x: 500, y: 594 }),
    'bold',
    'gold',
  );
  for (const x of [-70, 0, 70])
    inside.line(traced('-14,14 2,-12 16,-24', { x: 500 + x, y: 582 }), 'line', 0.4);
  for (const side of [-1, 1]) {
    const paw = inside.at({ x: 500 + side * 188, y: 560, flip: side > 0 });
    paw.shape(drawn('-64,48! -60,0 -40,-38 -4,-48 34,-40 56,-18 60,8 46,26 22,32 6,50!'), 'bold', 'fur');
    for (const claw of ['20,-34 34,-20 38,-4', '30,-10 40,2 40,14']) paw.line(traced(claw), 'line', 0.4);
  }
}

/** A board on the wall of an easy shop with so many loaves on it, slits cut into each. */
function breadBoard(inside: Sheet, [x, y, width]: readonly [number, number, number], loaves: number): void {
  const step = width / loaves;
  for (let i = 0; i < loaves; i++) {
    const bread = inside.at({ x: x + (i + 0.5) * step, y });
    const half = step * 0.4;
    bread.shape(
      drawn(
        `${-half},0! ${-half - 4},-34 ${-half * 0.5},-66 0,-70 ${half * 0.5},-66 ${half + 4},-34 ${half},0!`,
      ),
      'line',
      i % 2 ? 'fur' : 'gold',
    );
    for (const u of [-half * 0.4, half * 0.3])
      bread.line(traced('-6,4 2,-6 12,-8', { x: u, y: -52 }), 'line', 0.4);
  }
  inside.shape(rectangle(x - 20, y, width + 40, 40, 4), 'line', 'wood');
}

/** A few bricks that show in the plaster of an easy shop. */
function bricksOn(sheet: Sheet, places: readonly Point[]): void {
  for (const [x, y] of places)
    ruled(sheet, `${x},${y} ${x + 34},${y} | ${x + 16},${y + 22} ${x + 50},${y + 22}`, 'line');
}

/** The easiest shop: one broad window with the baker in it under an awning, a cat before it. */
function bakersWindow(brief: Brief): void {
  const sheet = brief.sheet.layer('shop');
  shopWall(sheet, [-20, -20, 1040, 720], 0, 'cream');
  const glass = clockwise(rectangle(130, 250, 740, 350, 10));
  sheet.shape(glass, 'bold', 'sky');
  const inside = sheet.inside([glass]);
  bricksOn(sheet, [
    [60, 300],
    [60, 470],
    [890, 250],
    [886, 420],
  ]);
  inside.shape(
    drawn('-76,0! -78,-56 -42,-98 0,-104 42,-98 78,-56 76,0!', { x: 218, y: 602 }),
    'bold',
    'sand',
  );
  breadBoard(inside, [150, 412, 216], 2);
  breadBoard(inside, [640, 412, 216], 2);
  baker(inside);
  sheet.rim(glass, 'bold');
  sheet.shape(rectangle(64, 600, 872, 64, 8), 'bold', 'wood');
  shopAwning(sheet.at({ x: 120, y: 150 }), {
    width: 760,
    height: 110,
    strips: 7,
    flare: 30,
    roles: ['a', 'paper'],
  });
  sheet.shape(rectangle(90, 110, 820, 54, 10), 'bold', 'wood');
  pavement(brief.sheet.layer('pavement'), 1000, 664, 780, 0);
  uprightCat(sheet.at({ x: 790, y: 718, scale: 1.24, flip: true }));
}

const TOLD_OF_THE_BAKER = [
  {
    title: 'The Bear Bakes at Four',
    description:
      'The bear has baked since four and holds the biggest loaf of all by both ends. The cat outside would rather have fish.',
  },
  {
    title: 'A Loaf as Wide as a Bear',
    description:
      'It just fits through the oven door, and it has to be carried with two paws. Who can eat all that?',
  },
] as const;

const bakery: Composition = edged({
  name: 'bakery',
  category: 'urban',
  size: [1000, 760],
  edge: 'page',
  backdrop: 'cream',
  draw(brief) {
    const { level, random } = brief;
    if (level === 0 && random.fork('baker').chance(0.5)) {
      bakersWindow(brief);
      return {
        ...random.pick(TOLD_OF_THE_BAKER),
        tags: ['bakery', 'shop', 'bread', 'bear', 'cat', 'window'],
      };
    }
    const sheet = brief.sheet.layer('shop');
    shopWall(sheet, [-20, -20, 1040, 720], byLevel(brief, 0, 0, 62), 'cream');
    for (const x of byLevel(brief, [110, 730], [190, 500], [150, 400, 640]))
      upperWindow(sheet.at({ x, y: level === 0 ? 160 : 150 }), 96, level === 0 ? 100 : 120, 'b', level);
    sheet.shape(rectangle(60, 196, 880, 74, 8), 'bold', 'wood');
    if (level === 0) {
      croissantSign(sheet);
      bricksOn(sheet, [
        [590, 120],
        [860, 80],
        [676, 330],
        [930, 310],
        [664, 470],
      ]);
    } else if (level === 1 || brief.isPart) croissantOf(sheet.at({ x: 360, y: 230, scale: 0.46 }));
    else
      sheet.shape(
        drawn('-70,10! -60,-16 -30,-30 0,-32 30,-30 60,-16 70,10! 40,0 0,-6 -40,0!', { x: 360, y: 244 }),
        'line',
        'gold',
      );
    if (level > 0 && !brief.isPart)
      for (const x of [250, 470])
        sheet.shape(
          drawn('0,-26 9,-8 8,14 0,26 -8,14 -9,-8', { x, y: 234, angle: x < 300 ? -0.5 : 0.5 }),
          'line',
          'sun',
        );
    const glass = clockwise(rectangle(96, 300, 540, 300, 8));
    sheet.shape(glass, 'bold', 'sky');
    const inside = sheet.inside([glass]);
    if (level === 0) {
      bigLoaves(inside);
    } else
      for (const [row, y] of (level === 1 ? [400, 490, 580] : [386, 484, 582]).entries())
        shelfOfBread(inside, brief, [112, y, 508], row);
    sheet.rim(glass, 'bold');
    sheet.shape(rectangle(80, 600, 572, byLevel(brief, 92, 22, 22), 5), 'line', 'wood');
    if (level > 0)
      for (let i = 0; i < (level === 1 ? 3 : 5); i++)
        sheet.shape(
          rectangle(100 + (i * 536) / (level === 1 ? 3 : 5), 632, 500 / (level === 1 ? 3 : 5), 50, 5),
          'line',
          'b',
        );
    shopDoor(sheet.at({ x: level === 0 ? 832 : 800, y: 692 }), 168, 360, 'a', level);
    shopAwning(sheet.at({ x: 70, y: 264 }), {
      width: 600,
      height: 84,
      strips: byLevel(brief, 6, 10, 14),
      flare: 20,
      roles: ['a', 'paper'],
    });
    if (level > 0) wallLamp(sheet.at({ x: 690, y: 310, flip: false, scale: 0.9 }));
    pavement(brief.sheet.layer('pavement'), 1000, byLevel(brief, 676, 690, 690), 780, level);
    breadBasket(
      sheet.at({
        x: byLevel(brief, 700, 636, 636),
        y: byLevel(brief, 718, 740, 740),
        scale: byLevel(brief, 1.1, 1, 1),
      }),
      'sand',
      level,
    );
    if (brief.isPart) catFromBehind(sheet.at({ x: 405, y: 700, scale: 0.86 }), level);
    if (level > 0) sittingDog(sheet.at({ x: 900, y: 738 }), level);
    else uprightCat(sheet.at({ x: 846, y: 708, scale: 1.1, flip: true }));
    return {
      ...random.pick([
        {
          title: 'The Bakery on the Corner',
          description:
            'Loaves, croissants and cakes fill three shelves behind the glass. The smell reaches all the way to the tram.',
        },
        {
          title: 'Fresh at Seven',
          description:
            'The oven has been hot since four and the window is full. Somebody will be first in line.',
        },
        {
          title: 'Warm Bread in the Window',
          description:
            'The awning is out and the basket by the door holds the longest loaves in town. Color the one you would take home.',
        },
        {
          title: 'Just One Croissant',
          description: 'That is what everybody says on the way in. Look how many there are to choose from.',
        },
      ]),
      tags: ['bakery', 'shop', 'bread', 'street', 'window', 'cake'],
    };
  },
});

/** Books that stand in a row from x to x + width on y, no two neighbors of one height. */
function books(
  sheet: Sheet,
  brief: Brief,
  [x, y, width, high]: readonly [number, number, number, number],
  seed: number,
): void {
  const thick = byLevel(brief, 76, 46, 24);
  let at = x;
  for (let i = 0; at + thick * 0.8 < x + width; i++) {
    const w = Math.min(thick * (0.8 + 0.5 * ((i * 0.618 + seed) % 1)), x + width - at);
    const h = high * (0.74 + 0.26 * ((i * 0.37 + seed) % 1));
    sheet.shape(rectangle(at, y - h, w, h, 3), 'line', LEADS[(i + Math.floor(seed * 9)) % 4]);
    if (brief.level > 0 && w > 22) sheet.shape(rectangle(at, y - h * 0.8, w, h * 0.14), 'fine', 'cream');
    at += w;
  }
  sheet.shape(rectangle(x - 6, y, width + 12, 13, 3), 'line', 'wood');
}

const bookshop: Composition = edged({
  name: 'bookshop',
  category: 'urban',
  size: [760, 1000],
  edge: 'arch',
  backdrop: 'sky',
  draw(brief) {
    const { level, random } = brief;
    const sheet = brief.sheet.layer('shop');
    shopWall(sheet, [70, 150, 620, 800], byLevel(brief, 0, 0, 54), 'rust');
    sheet.shape(drawn('20,150! 120,60! 640,60! 740,150!'), 'bold', 'stone');
    if (level > 0)
      for (let i = 0; i < (level === 1 ? 7 : 12); i++)
        sheet.shape(
          arc(
            70 + (i + 0.5) * (620 / (level === 1 ? 7 : 12)),
            110,
            310 / (level === 1 ? 7 : 12),
            34,
            0,
            Math.PI,
          ),
          'fine',
          'stone',
        );
    for (const x of byLevel(brief, [380], [240, 520], [220, 380, 540]))
      upperWindow(sheet.at({ x, y: 330 }), byLevel(brief, 130, 100, 76), 136, 'b', level);
    sheet.shape(rectangle(90, 380, 580, 72, 8), 'bold', 'b');
    for (const side of [-1, 1])
      sheet.shape(
        drawn('0,-20! 36,-28 70,-20! 70,22! 36,14 0,22!').map(([x, y]) => [380 + side * x, y + 416] as const),
        'line',
        'paper',
      );
    const bay = clockwise(rectangle(100, 480, 350, 360, 6));
    sheet.shape(bay, 'bold', 'cream');
    const inside = sheet.inside([bay]);
    for (const [i, y] of byLevel(brief, [640, 820], [590, 700, 812], [572, 652, 732, 814]).entries())
      books(
        inside,
        brief,
        [108, y, i === byLevel(brief, 1, 2, 3) ? 190 : 334, byLevel(brief, 130, 92, 68)],
        0.13 + i * 0.31,
      );
    sittingCat(
      inside.at({ x: 372, y: level === 0 ? 812 : 836, scale: byLevel(brief, 1.06, 0.78, 0.7) }),
      level,
    );
    sheet.rim(bay, 'bold');
    sheet.shape(rectangle(84, 838, 382, 30, 6), 'line', 'b');
    shopDoor(sheet.at({ x: 570, y: 926 }), 150, 420, 'a', level);
    shopAwning(sheet.at({ x: 88, y: 446 }), {
      width: 374,
      height: 60,
      strips: byLevel(brief, 4, 7, 10),
      flare: 12,
      roles: ['c', 'paper'],
    });
    pavement(brief.sheet.layer('pavement'), 760, 920, 1000, level);
    if (level > 0) {
      books(sheet, brief, [110, 890, 180, 66], 0.5);
      for (const x of [126, 274]) sheet.shape(ellipse(x, 916, 15), 'line', 'stone');
    }
    HOUSEPLANTS.snake(sheet.at({ x: 690, y: 946, scale: byLevel(brief, 0.6, 0.56, 0.54) }), {
      level: level === 2 ? 1 : level,
      random,
      role: 'd',
      pattern: 'diamonds',
    });
    return {
      ...random.pick([
        {
          title: 'The Cat in the Bookshop Window',
          description:
            'Books stand on every shelf and the cat has kept the best place for herself. She has read none of them.',
        },
        {
          title: 'One More Chapter',
          description: 'The shop stays open as long as somebody is still reading. That can take a while.',
        },
        {
          title: 'Secondhand Books',
          description:
            'Whoever looks long enough finds the book they had as a child. It may be on the cart outside.',
        },
        {
          title: 'A Shop Full of Stories',
          description: 'Every back on these shelves can have its own color. The cat does not mind which.',
        },
      ]),
      tags: ['bookshop', 'books', 'cat', 'shop', 'street', 'reading', ...(level === 2 ? ['expert'] : [])],
    };
  },
});

/** Shops seen from the street. */
export const shopFronts: readonly Composition[] = [bakery, bookshop, flowerShop];
