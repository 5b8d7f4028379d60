import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';

import { dressBoards } from '../../motifs/dressing/boards.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { HOUSEPLANTS } from '../../motifs/nature/houseplants.ts';
import { crescent } from '../../motifs/nature/skies.ts';
import { curledCat, sittingCat } from '../../motifs/people/pets.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

const LEADS: readonly Role[] = ['a', 'b', 'c', 'd'];

/** Books that fill a shelf from its left end on the origin. */
function shelfRow(sheet: Sheet, width: number, high: number, level: 0 | 1 | 2, seed: number): void {
  const thick = [56, 40, 27][level]!;
  let x = 0;
  for (let i = 0; x + thick * 0.7 < width; i++) {
    const w = Math.min(thick * (0.8 + 0.5 * ((i * 0.618 + seed) % 1)), width - x);
    const h = high * (0.72 + 0.24 * ((i * 0.37 + seed) % 1));
    sheet.shape(rectangle(x, -h, w, h, 3), 'line', LEADS[(i + Math.floor(seed * 9)) % 4]);
    x += w;
  }
  sheet.shape(rectangle(-8, 0, width + 16, 14, 3), 'line', 'wood');
}

/** A cushion about 150 units wide, its foot on the origin. */
function cushion(sheet: Sheet, role: Role, pattern: PatternName, level: 0 | 1 | 2): void {
  const rim = drawn('-80,0! -64,-60 -84,-128! 0,-112 84,-128! 64,-60 80,0! 0,-12');
  sheet.shape(rim, 'bold', role);
  if (level === 2) fillZone(pattern, { sheet, zone: [rim], size: 44, angle: 0, roles: [role, 'soft'] });
  if (level === 1) sheet.inside([rim]).shape(ellipse(0, -62, 26), 'line', 'soft');
}

/** Rain on hills, seen through panes. */
function outside(sheet: Sheet, brief: Brief): void {
  const { level } = brief;
  sheet.shape(drawn('200,520! 340,400 460,450 600,380 800,470! 800,700! 200,700!'), 'line', 'leaf');
  if (level > 0) sheet.shape(drawn('200,560! 380,500 560,540 800,500! 800,700! 200,700!'), 'line', 'grass');
  const drops = byLevel(brief, 4, 9, 18);
  for (let i = 0; i < drops; i++) {
    const [u, v] = [(i * 0.5698 + 0.3) % 1, (i * 0.7549 + 0.1) % 1];
    sheet.shape(
      drawn('0,-24! 9,4 0,13 -9,4', {
        x: u < 0.5 ? 396 + u * 140 : 536 + (u - 0.5) * 140,
        y: v < 0.6 ? 136 + v * 250 : 380 + (v - 0.6) * 180,
        angle: 0.2,
        scale: byLevel(brief, 1.8, 1.3, 1.15),
      }),
      'line',
      'water',
    );
  }
}

/** A lamp on a tall pole, its foot on the origin. */
function floorLamp(sheet: Sheet): void {
  sheet.shape(rectangle(-8, -520, 16, 520, 4), 'line', 'gold');
  sheet.shape(drawn('-70,0! -52,-26 52,-26 70,0!'), 'bold', 'gold');
  sheet.shape(drawn('-52,-640! 52,-640! 104,-490! -104,-490!'), 'bold', 'sun');
  for (const side of [-1, 1]) sheet.line(traced(`${side * 18},-638 ${side * 36},-492`), 'line', 0);
}

/** A framed picture of a boat about the origin, 150 units high. */
function picture(sheet: Sheet): void {
  sheet.shape(rectangle(-64, -76, 128, 152, 6), 'bold', 'gold');
  const inner = clockwise(rectangle(-46, -58, 92, 116, 3));
  sheet.shape(inner, 'line', 'paper');
  const view = sheet.inside([inner]);
  view.shape(rectangle(-60, 18, 120, 60), 'line', 'water');
  view.shape(drawn('-4,10! -4,-44! 30,6!'), 'line', 'a');
  view.shape(drawn('-36,12! 36,12! 22,36! -22,36!'), 'line', 'wood');
}

/** By night, on medium and hard pages: the moon in a round window, the cat asleep, a lamp and an open book. */
function byNight(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('room');
  const wall = clockwise(rectangle(-20, -20, 1040, 720));
  sheet.shape(wall, 'line', 'soft');
  if (level === 1) for (let x = 40; x < 1000; x += 92) sheet.line(traced(`${x},0 ${x},690`), 'fine', 0);
  if (level === 2)
    dressWall(sheet, random, { zone: [wall], kind: 'wallpaper', size: 110, roles: ['soft', 'cream'] });
  sheet.shape(ellipse(420, 350, 318), 'bold', 'wood');
  const glass = clockwise(ellipse(420, 350, 278));
  sheet.shape(glass, 'bold', 'night');
  const view = sheet.inside([glass]);
  if (level === 2)
    dressSky(view, random, { zone: [glass], kind: 'streaks', size: 110, roles: ['night', 'd', 'c'] });
  crescent(view.at({ x: 320, y: 250, angle: 0.4 }), 66);
  for (const [x, y, r] of [
    [480, 170, 24],
    [560, 300, 20],
    [200, 400, 20],
    [610, 420, 16],
  ] as const)
    view.shape(star(x, y, r, r * 0.5, 5), 'line', 'sun');
  view.shape(drawn('100,520! 260,430 400,500 560,430 740,520! 740,700! 100,700!'), 'line', 'leaf');
  view.shape(rectangle(408, 40, 24, 620), 'line', 'wood');
  view.shape(rectangle(120, 338, 600, 24), 'line', 'wood');
  sheet.rim(glass, 'bold');
  picture(sheet.at({ x: 872, y: 150 }));
  sheet.shape(rectangle(-20, 690, 1040, 340), 'bold', 'wood');
  for (let x = -10; x < 1000; x += level === 1 ? 170 : 100)
    sheet.line(traced(`${x},700 ${x},1000`), 'line', 0);
  sheet.shape(rectangle(40, 690, 730, 76, 24), 'bold', 'b');
  sheet.shape(rectangle(64, 762, 682, 260, 6), 'bold', 'cream');
  for (const [i, x] of [88, 314, 540].entries()) {
    sheet.shape(rectangle(x, 790, 186, 190, 6), 'line', i === 1 ? 'stone' : 'cream');
    if (i === 1) shelfRow(sheet.at({ x: x + 12, y: 964 }), 162, 140, level, 0.4);
    else sheet.shape(ellipse(x + 93, 830, 12), 'line', 'gold');
  }
  cushion(sheet.at({ x: 140, y: 696, angle: -0.14, scale: 1.2 }), 'c', 'scales', level);
  cushion(sheet.at({ x: 672, y: 696, angle: 0.12, scale: 1.1 }), 'a', 'hearts', level);
  curledCat(sheet.at({ x: 390, y: 692, scale: 2 }), level);
  floorLamp(sheet.at({ x: 872, y: 960 }));
  for (const side of [-1, 1])
    sheet.shape(
      drawn('0,-44! 40,-58 96,-48! 100,-6! 44,-14 0,0!').map(([x, y]): Point => [640 + side * x, 964 + y]),
      'line',
      'paper',
    );
}

const BY_NIGHT = [
  {
    title: 'The Moon in the Round Window',
    description:
      'The lamp is still on, and the cat has fallen asleep before the best part. Somebody has put the book on the floor for her.',
  },
  {
    title: 'Only One More Page',
    description:
      'That was an hour ago, and now the cat sleeps. The moon would read on, but it cannot turn the page.',
  },
] as const;

/** A seat in a window between shelves of books. */
export const readingNook = edged({
  name: 'reading-nook',
  category: 'urban',
  size: [1000, 1000],
  edge: 'page',
  backdrop: 'cream',
  draw(brief) {
    const { level, random } = brief;
    if (level > 0 && !brief.isPart && random.fork('page').chance(0.5)) {
      byNight(brief);
      return { ...random.pick(BY_NIGHT), tags: ['reading', 'books', 'cat', 'window', 'night', 'moon'] };
    }
    const sheet = brief.sheet.layer('room');
    for (const flip of [false, true]) {
      const side = flip ? sheet.at({ x: 1000, flip }) : sheet;
      side.shape(rectangle(-20, -20, 230, 900), 'bold', 'wood');
      if (level === 2 && !brief.isPart)
        dressBoards(side, random, {
          zone: [clockwise(rectangle(-20, -20, 230, 900))],
          kind: 'planks',
          size: 100,
          angle: Math.PI / 2,
          rim: 'bold',
        });
      for (const [i, y] of byLevel(brief, [300, 620], [220, 420, 640], [190, 360, 530, 700]).entries())
        shelfRow(
          side.at({ x: 20, y }),
          172,
          byLevel(brief, 150, 140, 120),
          level,
          0.2 + i * 0.27 + (flip ? 0.1 : 0),
        );
    }
    const glass = clockwise(rectangle(240, 90, 520, 560, 4));
    sheet.shape(clockwise(rectangle(214, 60, 572, 620, 6)), 'bold', 'wood');
    sheet.shape(glass, 'line', 'sky');
    const view = sheet.inside([glass]);
    if (level === 2 && !brief.isPart)
      dressSky(view, random, {
        zone: [glass],
        kind: random.fork('weather').pick(['rain', 'gusts']),
        size: 84,
      });
    outside(view, brief);
    view.shape(rectangle(492, 60, 16, 620), 'line', 'wood');
    view.shape(rectangle(230, 320, 540, 16), 'line', 'wood');
    for (const side of [-1, 1]) {
      const folds = byLevel(brief, 1, 2, 4);
      for (let i = folds - 1; i >= 0; i--) {
        const reach = 150 * ((i + 1) / folds);
        sheet.shape(
          clockwise(
            drawn(`0,50! ${reach * 1.1},50! ${reach},300 ${reach * 0.5},470 ${reach * 0.42},690! 0,690!`).map(
              ([x, y]): Point => [500 + side * (286 - x), y],
            ),
          ),
          'line',
          i % 2 === 0 ? 'a' : 'blush',
        );
      }
    }
    sheet.shape(rectangle(150, 34, 700, 34, 16), 'bold', 'gold');
    sheet.shape(rectangle(190, 690, 620, 74, 18), 'bold', 'b');
    sheet.shape(rectangle(176, 760, 648, 260, 6), 'bold', 'cream');
    if (level === 2 && !brief.isPart)
      dressBoards(sheet, random, {
        zone: [clockwise(rectangle(176, 760, 648, 260))],
        kind: 'planks',
        size: 80,
        rim: 'bold',
      });
    const doors = byLevel(brief, 2, 3, 4);
    for (let i = 0; i < doors; i++)
      sheet.shape(rectangle(200 + (i * 600) / doors, 790, 600 / doors - 24, 180, 6), 'line', 'cream');
    if (level > 0)
      for (let i = 0; i < doors; i++)
        sheet.shape(ellipse(200 + ((i + 0.5) * 600) / doors - 12, 826, 10), 'line', 'gold');
    for (const [i, x] of byLevel(brief, [290], [280, 720], [276, 388, 724]).entries())
      cushion(
        sheet.at({ x, y: 696, angle: i % 2 === 0 ? -0.12 : 0.12, scale: byLevel(brief, 1.2, 1.05, 0.94) }),
        LEADS[(i + 2) % 4]!,
        (['diamonds', 'hearts', 'scales'] as const)[i]!,
        level,
      );
    sittingCat(sheet.at({ x: 560, y: 700, scale: byLevel(brief, 1.8, 1.6, 1.5) }), level);
    if (level > 0) {
      for (const side of [-1, 1])
        sheet.shape(
          drawn('0,648! 36,632 84,644! 88,692! 40,682 0,700!').map(([x, y]): Point => [452 + side * x, y]),
          'line',
          'paper',
        );
      for (const [i, w] of [120, 104, 90].entries())
        sheet.shape(rectangle(90 - w / 2 + (i % 2) * 10, 940 - i * 34, w, 34, 4), 'line', LEADS[i]);
    }
    HOUSEPLANTS.monstera(sheet.at({ x: 906, y: 950, scale: byLevel(brief, 0.74, 0.7, 0.66) }), {
      level: level === 2 ? 1 : 0,
      random,
      role: 'd',
      pattern: 'diamonds',
    });
    return {
      ...random.pick([
        {
          title: 'A Window Seat for Two',
          description:
            'One seat is for the reader and the other is taken by the cat. Outside it rains, which is exactly right.',
        },
        {
          title: 'Rainy Day Reading',
          description:
            'Shelves on both sides, cushions in the middle and rain on the glass. There is nowhere else to be.',
        },
        {
          title: 'The Warm Side of the Window',
          description: 'The hills are wet and the cat is dry. She has turned her back to the weather.',
        },
        {
          title: 'Up to the Ceiling with Books',
          description:
            'Whoever built this seat thought of everything, even of a place for the cat. Color the backs of the books first.',
        },
      ]),
      tags: ['reading', 'books', 'cat', 'window', 'cozy', 'room'],
    };
  },
});
