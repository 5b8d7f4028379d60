import type { Brief, Composition, Story } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { mix, place } from '../../geometry/point.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { crescent } from '../../motifs/nature/skies.ts';
import { openBook } from '../../motifs/people/props.ts';
import { archway } from '../../motifs/scenery.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

type Level = 0 | 1 | 2;
const SIZE = [1000, 940] as const;
const SPINES: readonly Role[] = ['a', 'b', 'c', 'd', 'rust', 'gold', 'water', 'ember'];

/** A shelf's board with books on it from one end to the other; now and then a jar or a gap. */
function shelf(
  sheet: Sheet,
  random: Random,
  [left, right, y, high]: readonly [number, number, number, number],
  level: Level,
): void {
  let x = left + 6;
  const grain = [62, 54, 27][level]!;
  while (x < right - grain * 0.8) {
    const wide = Math.min(grain * random.range(0.8, 1.3), right - 6 - x);
    const tall = high * random.range(0.6, 0.86);
    if (random.chance(0.09)) {
      const r = Math.min(wide * 1.1, high * 0.34, (right - 6 - x) / 2);
      sheet.shape(rectangle(x + r * 0.6, y - r * 2.3, r * 0.8, r * 0.7, 4), 'line', 'wood');
      sheet.shape(
        drawn(
          `${-r * 0.8},0! -${r},${-r * 0.8} ${-r * 0.5},${-r * 1.5} ${-r * 0.5},${-r * 1.8}! ${r * 0.5},${-r * 1.8}! ${r * 0.5},${-r * 1.5} ${r},${-r * 0.8} ${r * 0.8},0!`,
          { x: x + r, y },
        ),
        'line',
        random.pick(SPINES),
      );
      x += r * 2.1;
      continue;
    }
    const leans = random.chance(0.1) && x + wide * 2.2 < right;
    const at = sheet.at({ x: x + (leans ? tall * 0.26 : 0), y, angle: leans ? -0.26 : 0 });
    at.shape(rectangle(0, -tall, wide - 2, tall, 3), 'line', random.pick(SPINES));
    if (level > 0 && wide > grain * 0.9) {
      at.line(traced(`2,${-tall * 0.8}! ${wide - 4},${-tall * 0.8}!`), 'fine', 0);
      at.line(traced(`2,${-tall * 0.24}! ${wide - 4},${-tall * 0.24}!`), 'fine', 0);
    }
    x += wide + (leans ? tall * 0.26 : 0);
  }
  sheet.shape(rectangle(left - 4, y, right - left + 8, 20), 'line', 'wood');
}

function bay(brief: Brief, left: number, right: number, name: string): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('shelves');
  sheet.shape(rectangle(left, -20, right - left, 800), 'bold', 'wood');
  const rows = [3, 4, 5][level]!;
  for (let i = 0; i < rows; i++)
    shelf(
      sheet,
      brief.random.fork(`${name} ${i}`),
      [left + 14, right - 14, mix(34, 740, (i + 1) / rows), 700 / rows],
      level,
    );
}

/** The tall window between the shelves: night, a moon, a far tower. */
function nightWindow(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('window');
  sheet.shape(archway(500, 640, 372, 566), 'bold', 'stone');
  const pane = clockwise(archway(500, 616, 318, 520));
  sheet.shape(pane, 'bold', 'night');
  const inside = sheet.inside([pane]);
  if (level === 2)
    dressSky(inside, random, { zone: [pane], kind: 'gusts', size: 92, roles: ['night', 'soft', 'd'] });
  crescent(inside.at({ x: 560, y: 240 }), 62);
  for (const [x, y, r] of (
    [
      [420, 210, 24],
      [470, 330, 18],
      [600, 380, 20],
      [390, 330, 16],
    ] as const
  ).slice(0, [2, 4, 4][level]))
    inside.shape(star(x, y, r, r * 0.48, 5, x), 'line', 'sun');
  inside.shape(drawn('320,560! 420,480 520,530 620,470 700,540! 700,640! 320,640!'), 'line', 'b');
  inside.shape(rectangle(420, 420, 44, 90), 'line', 'stone');
  inside.shape(drawn('408,424! 442,350! 476,424!'), 'line', 'rust');
  sheet.line(traced('500,98! 500,616!'), 'bold', 0);
  for (const y of [270, 440]) sheet.line(traced(`342,${y}! 658,${y}!`), 'bold', 0);
  sheet.rim(pane, 'bold');
}

/** An owl that sits, its feet on the origin, 230 units high. */
function readingOwl(sheet: Sheet, level: Level): void {
  sheet.shape(
    drawn(
      '-80,-20! -92,-110 -84,-190 -92,-236! -50,-214 0,-220 50,-214 92,-236! 84,-190 92,-110 80,-20! 0,6',
    ),
    'bold',
    'wood',
  );
  sheet.shape(drawn('-52,-16 -56,-80 0,-120 56,-80 52,-16 0,4'), 'line', 'cream');
  if (level > 0)
    for (const [x, y] of [
      [-24, -74],
      [0, -82],
      [24, -74],
      [-12, -46],
      [14, -46],
    ] as const)
      sheet.line(traced(`${x - 10},${y} ${x},${y + 9} ${x + 10},${y}`), 'fine', 0.3);
  for (const side of [-1, 1]) {
    sheet.shape(
      drawn(`${side * 84},-150! ${side * 112},-90 ${side * 96},-30 ${side * 66},-10! ${side * 58},-80`),
      'bold',
      'wood',
    );
    sheet.shape(ellipse(side * 38, -164, 40), 'bold', 'cream');
    sheet.shape(ellipse(side * 38, -164, 26), 'line', 'sun');
    sheet.ink(ellipse(side * 36, -160, 9, 11));
    sheet.gleam(ellipse(side * 36 + 3, -165, 3.6));
  }
  sheet.shape(drawn('-13,-150! 13,-150! 0,-120!'), 'line', 'ember');
  for (const x of [-26, 26]) sheet.shape(ellipse(x, 0, 22, 11), 'line', 'ember');
}

function candle(sheet: Sheet): void {
  sheet.shape(drawn('-56,0! -44,16 44,16 56,0! 0,-8'), 'bold', 'gold');
  sheet.shape(drawn('-24,-2! -24,-110 -10,-120 6,-108 24,-116! 24,-2!'), 'bold', 'cream');
  sheet.shape(place(petal('drop', 66, 36), { y: -180, angle: Math.PI }), 'line', 'sun');
}

function crystalBall(sheet: Sheet, level: Level): void {
  sheet.shape(drawn('-60,0! -40,-36! 40,-36! 60,0!'), 'bold', 'gold');
  sheet.shape(ellipse(0, -104, 82), 'bold', 'sky');
  if (level > 0) sheet.line(traced('-60,-110 -52,-146 -24,-168'), 'fine', 0.5);
  sheet.shape(star(0, -112, 34, 16, 5), 'line', 'sun');
}

function bookStack(sheet: Sheet): void {
  for (const [i, [wide, x]] of (
    [
      [230, 0],
      [200, 10],
      [214, -8],
    ] as const
  ).entries()) {
    sheet.shape(rectangle(x - wide / 2, -44 * (i + 1), wide, 44, 8), 'bold', SPINES[i * 2]);
    sheet.shape(rectangle(x - wide / 2 + 30, -44 * (i + 1) + 10, wide - 30, 24, 4), 'line', 'paper');
  }
}

function desk(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('desk');
  const top = clockwise([
    [120, 742],
    [880, 742],
    [940, 800],
    [60, 800],
  ]);
  const front = clockwise(rectangle(90, 800, 820, 160));
  sheet.shape(front, 'bold', 'wood');
  if (level === 2)
    dressBoards(sheet, random, {
      zone: [front],
      kind: 'planks',
      size: 120,
      roles: ['wood', 'rust'],
      rim: 'bold',
    });
  sheet.shape(top, 'bold', 'wood');
  for (const x of level === 0 ? [] : [220, 500, 780]) {
    sheet.shape(rectangle(x - 110, 826, 220, 70, 8), 'line', 'gold');
    sheet.shape(ellipse(x, 860, 13), 'line', 'stone');
  }
}

/** A book that flies with its pages spread, stars behind it. */
function flyingBook(sheet: Sheet, level: Level, role: Role): void {
  openBook(sheet.at({ scale: 1.5 }), level === 0 ? 0 : 1, role);
  for (const [x, y, r] of [
    [-120, 40, 16],
    [-150, 80, 12],
  ] as const)
    sheet.shape(star(x, y, r, r * 0.48, 5, x), 'line', 'sun');
}

function library(brief: Brief): Story {
  const { sheet, level, random } = brief;
  bay(brief, -20, 300, 'left');
  bay(brief, 700, 1020, 'right');
  sheet.layer('window').shape(rectangle(300, -20, 400, 800), 'bold', 'soft');
  nightWindow(brief);
  desk(brief);
  const isOwl = random.fork('reader').chance(0.5);
  const on = sheet.layer('on the desk');
  crystalBall(on.at({ x: isOwl ? 230 : 770, y: 782 }), level);
  openBook(on.at({ x: 480, y: 700, scale: 1.9 }), level, 'rust');
  if (isOwl) {
    bookStack(on.at({ x: 740, y: 784 }));
    readingOwl(on.at({ x: 740, y: 650, scale: 0.98 }), level);
    candle(on.at({ x: 352, y: 776, scale: 0.86 }));
  } else {
    candle(on.at({ x: 330, y: 776 }));
    candle(on.at({ x: 230, y: 782, scale: 0.7 }));
    flyingBook(sheet.layer('flying').at({ x: 594, y: 470, angle: -0.16, scale: 0.9 }), level, 'a');
    flyingBook(sheet.layer('flying').at({ x: 836, y: 300, angle: 0.2, scale: 0.9 }), level, 'c');
    if (level > 0)
      flyingBook(sheet.layer('flying').at({ x: 230, y: 190, angle: -0.3, scale: 0.9 }), level, 'd');
  }
  return isOwl
    ? {
        title: 'The Owl Has Read Them All',
        description:
          'She begins when the candle is lit and stops when it is down. The wizard is asleep and dreams of what she will tell him at breakfast.',
        tags: TAGS,
      }
    : {
        title: 'The Books Stretch Their Pages',
        description:
          'All day they stand in rows and listen. At midnight they fly once around the window, and nobody is ever missing in the morning.',
        tags: TAGS,
      };
}

const TAGS = ['library', 'wizard', 'books', 'night', 'magic', 'candle'];

/** A wizard's library by night. */
export const nightLibrary: Composition = edged({
  name: 'night-library',
  category: 'fantasy',
  size: SIZE,
  edge: 'page',
  backdrop: 'soft',
  draw: library,
});
