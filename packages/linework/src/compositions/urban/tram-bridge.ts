import type { Brief, Composition, Story } from '../../composition.ts';
import { clockwise, subtract } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { mix, type Path } from '../../geometry/point.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import { townhouse, type Gable } from '../../motifs/townhouse.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

type Level = 0 | 1 | 2;
const SIZE = [1000, 860] as const;
const DECK = 430;
/** How high the rail lies over the deck. */
const RAIL = 16;

/** The houses on the far bank, seen over and under the bridge. */
function bank(brief: Brief): void {
  const { sheet, level, random } = brief;
  const sky = sheet.layer('sky');
  if (level === 2)
    dressSky(sky, random, {
      zone: [clockwise(rectangle(-20, -20, 1040, 600))],
      kind: random.fork('air').pick(['heaped', 'gusts', 'mackerel']),
      size: 116,
      roles: ['sky', 'soft', 'cream'],
    });
  else {
    sky.shape(
      [...traced('-20,150 240,110 500,176 780,120 1020,166'), [1020, 900], [-20, 900]],
      'line',
      'soft',
    );
    driftCloud(sky.at({ x: 300, y: 110, scale: 0.7 }), random, level > 0);
  }
  const gables = random.fork('gables').shuffle<Gable>(['step', 'bell', 'point', 'round', 'neck']);
  const walls = random.fork('walls').shuffle<Role>(['a', 'b', 'c', 'd', 'gold', 'cream']);
  const count = [3, 3, 5][level]!;
  for (let i = 0; i < count; i++)
    townhouse(sheet.layer('bank').at({ x: -10 + (i * 1020) / count, y: 610 }), {
      level: level === 2 ? 1 : 0,
      width: 1020 / count,
      eaves: 330 + ((i * 37) % 60),
      gable: gables[i % 5]!,
      wall: walls[i % 6]!,
      trim: walls[(i + 2) % 6]!,
      floors: level === 2 ? 1 : 0,
      shop: false,
      isPlain: level < 2,
    });
  sheet.layer('bank').shape(rectangle(-20, 596, 1040, 40), 'bold', 'stone');
}

function river({ sheet, random, level }: Brief): void {
  const view = sheet.layer('river');
  const water = drawn('-20,640! 240,630 500,644 760,630 1020,640! 1020,900! -20,900!');
  view.shape(water, 'bold', 'water');
  if (level === 2)
    dressWater(view, random, {
      zone: [water],
      kind: 'currents',
      size: 110,
      rim: 'bold',
    });
  else
    for (const y of [700, 770].slice(0, level + 1))
      view.line(
        traced(`-20,${y} 160,${y - 14} 330,${y + 10} 520,${y - 12} 720,${y + 12} 1020,${y - 6}`),
        'line',
        0,
      );
}

/** An iron arch under the deck between two piers, with struts. */
function arch(sheet: Sheet, left: number, right: number, level: Level): void {
  const [x, half] = [(left + right) / 2, (right - left) / 2];
  const rise = 170;
  const bow = (by: number): Path => arc(x, 636, half - by, rise - by * 0.6, Math.PI, Math.PI * 2);
  const struts = [5, 6, 12][level]!;
  for (let i = 1; i < struts; i++) {
    const u = mix(left, right, i / struts);
    const t = (u - x) / (half - 14);
    const y = 636 - (rise - 8) * Math.sqrt(Math.max(0, 1 - t * t));
    if (y > DECK + 70) sheet.shape(rectangle(u - 6, DECK + 30, 12, y - DECK - 30), 'line', 'b');
  }
  sheet.shape(
    subtract(
      [clockwise([...bow(0), [right, 650], [left, 650]])],
      [clockwise([...bow(30), [right - 30, 660], [left + 30, 660]])],
    ),
    'bold',
    'b',
  );
}

function bridge(brief: Brief): void {
  const { sheet, level, random } = brief;
  const view = sheet.layer('bridge');
  arch(view, 60, 470, level);
  arch(view, 530, 940, level);
  for (const x of [0, 500, 1000]) {
    const pier = clockwise([
      [x - 52, DECK],
      [x + 52, DECK],
      [x + 64, 720],
      [x - 64, 720],
    ]);
    view.shape(pier, 'bold', 'stone');
    if (level > 0)
      dressWall(view, random.fork(`pier ${x}`), {
        zone: [pier],
        kind: 'bond',
        size: [0, 110, 60][level]!,
        roles: ['stone', 'soft'],
        rim: 'bold',
      });
    view.shape(
      drawn(`${x - 78},716! ${x},700 ${x + 78},716! ${x + 70},744! ${x - 70},744!`),
      'bold',
      'stone',
    );
  }
  view.shape(rectangle(-20, DECK, 1040, 36), 'bold', 'b');
  if (level === 2) for (let x = 20; x < 1000; x += 52) view.shape(ellipse(x, DECK + 18, 8), 'line', 'stone');
}

/** The railing behind the tram and the rail it runs on. */
function track(sheet: Sheet, level: Level): void {
  for (let x = 10; x < 1000; x += [140, 120, 60][level]!)
    sheet.line(traced(`${x},${DECK}! ${x},${DECK - 84}!`), 'line', 0);
  sheet.shape(rectangle(-20, DECK - 94, 1040, 16, 5), 'line', 'stone');
  sheet.shape(rectangle(-20, DECK - RAIL, 1040, 16), 'bold', 'stone');
}

/** Lamps on the edge of the deck. */
function lamps(sheet: Sheet): void {
  for (const x of [92, 908]) {
    sheet.shape(rectangle(x - 9, DECK - 230, 18, 232), 'line', 'stone');
    sheet.shape(drawn('-24,-230! 24,-230! 32,-292! -32,-292!', { x, y: DECK }), 'line', 'sun');
    sheet.shape(drawn('-42,-290! 0,-330! 42,-290!', { x, y: DECK }), 'bold', 'stone');
  }
}

/** A tram that looks to the right, its wheels' foot on the origin's line, 520 units wide. */
function tram(sheet: Sheet, level: Level): void {
  sheet.line(traced('-60,-236! 10,-276! -50,-308!'), 'bold', 0);
  for (const x of [-150, 150]) {
    for (const u of [-42, 42]) {
      sheet.shape(ellipse(x + u, -27, 27), 'bold', 'stone');
      if (level > 0) sheet.shape(ellipse(x + u, -27, 11), 'line', 'sun');
    }
    sheet.shape(drawn('-84,-60! 84,-60! 64,-34! -64,-34!', { x }), 'bold', 'b');
  }
  const body = drawn('-260,-52! -268,-190 -236,-224! 236,-224! 272,-190 264,-52!');
  sheet.shape(body, 'bold', 'rust');
  sheet.shape(drawn('-248,-216! -220,-246! 220,-246! 252,-216!'), 'bold', 'cream');
  sheet.inside([body]).shape(rectangle(-280, -98, 560, 22), 'line', 'sun');
  const windows = [3, 3, 5][level]!;
  for (let i = 0; i < windows; i++) {
    const [x, x2] = [mix(-236, 150, i / windows) + 6, mix(-236, 150, (i + 1) / windows) - 6];
    const pane = clockwise(rectangle(x, -196, x2 - x, 84, 8));
    sheet.shape(pane, 'line', 'sky');
    const inside = sheet.inside([pane]).at({ x: (x + x2) / 2, y: -104 });
    if (i % 3 === 0) sittingCat(inside.at({ scale: 0.66 }), 0);
    else if (i % 3 === 1) passenger(inside);
    else sittingDog(inside.at({ scale: 0.62 }), 0);
    sheet.rim(pane, 'line');
  }
  sheet.shape(rectangle(160, -196, 84, 138, 8), 'bold', 'sky');
  sheet.line(traced('202,-196! 202,-58!'), 'line', 0);
  sheet.shape(ellipse(252, -76, 13), 'line', 'sun');
}

/** Head and shoulders under a hat. */
function passenger(sheet: Sheet): void {
  sheet.shape(drawn('-46,10! -36,-22 0,-32 36,-22 46,10!'), 'line', 'd');
  sheet.shape(ellipse(0, -50, 24, 26), 'line', 'sand');
  for (const x of [-8, 10]) sheet.ink(ellipse(x, -48, 2.6, 3.4));
  sheet.line(traced('-6,-36 2,-32 10,-36'), 'fine', 0.3);
  sheet.shape(drawn('-40,-62! -22,-68 -18,-90 18,-90 22,-68 40,-62! 0,-56'), 'line', 'b');
}

/** A steamer that goes to the left, its waterline on the origin. */
function steamer(sheet: Sheet, random: Brief['random'], level: Level): void {
  for (const [i, [x, y, r]] of (
    [
      [44, -210, 24],
      [84, -250, 32],
    ] as const
  ).entries())
    sheet.shape(puff(random.fork(`smoke ${i}`), [x, y], [r, r * 0.8], 6, 0.24), 'line', 'paper');
  sheet.shape(rectangle(14, -190, 44, 90), 'bold', 'rust');
  sheet.shape(rectangle(14, -170, 44, 20), 'line', 'cream');
  sheet.shape(rectangle(-90, -112, 190, 70, 8), 'bold', 'cream');
  for (const x of [-62, -16, 30].slice(0, level === 0 ? 2 : 3))
    sheet.shape(rectangle(x - 4, -96, 34, 36, 6), 'line', 'sky');
  sheet.shape(drawn('-200,-56! -150,-42! 170,-42! 190,-60! 176,10! 150,34! -140,34! -176,10!'), 'bold', 'c');
  sheet.line(traced('-186,-18! 182,-18!'), 'line', 0);
  if (level > 0) for (const x of [-100, -40, 20, 80]) sheet.shape(ellipse(x, 6, 11), 'line', 'sun');
}

function crossing(brief: Brief): Story {
  const { sheet, level, random } = brief;
  bank(brief);
  river(brief);
  const isEarly = random.fork('boat').chance(0.5);
  bridge(brief);
  sheet.layer('wire').line(traced(`-20,${DECK - RAIL - 308}! 1020,${DECK - RAIL - 308}!`), 'line', 0);
  track(sheet.layer('railing'), level);
  tram(sheet.layer('tram').at({ x: isEarly ? 610 : 400, y: DECK - RAIL }), level);
  lamps(sheet.layer('railing'));
  steamer(sheet.layer('boat').at({ x: isEarly ? 258 : 742, y: 776, scale: 0.74 }), random, level);
  return random.fork('words').pick(TOLD);
}

const TAGS = ['tram', 'bridge', 'river', 'steamer', 'city'];
const TOLD: readonly Story[] = [
  {
    title: 'Line Seven Crosses the River',
    description:
      'Cats ride free, dogs pay half and hats need no ticket. Below them the steamer hoots, and the tram answers with its bell.',
    tags: TAGS,
  },
  {
    title: 'Over and Under the Iron Bridge',
    description:
      'The tram is in a hurry and the steamer is not. They meet here every day and have never once spoken.',
    tags: TAGS,
  },
];

/** A tram on an iron bridge, a steamer below. */
export const tramBridge: Composition = edged({
  name: 'tram-bridge',
  category: 'urban',
  size: SIZE,
  edge: 'page',
  backdrop: 'sky',
  draw: crossing,
});
