import { byLevel, type Brief } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWater } from '../../motifs/dressing/water.ts';
import { sun } from '../../motifs/landscape.ts';
import { FLOWERS } from '../../motifs/flowers.ts';
import { crescent, driftCloud, starry } from '../../motifs/nature/skies.ts';
import { sea } from '../../motifs/nature/shore.ts';
import { spruce } from '../../motifs/nature/trees.ts';
import { mountain } from '../../motifs/nature/peaks.ts';
import { flame } from '../../motifs/holidays/presents.ts';
import { rider } from '../../motifs/vehicles/driver.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** A moon and stars over the lake. */
function evening(sheet: Sheet, brief: Brief): void {
  crescent(sheet.at({ x: 190, y: 190, angle: 0.4 }), 46);
  starry(sheet, brief.random, {
    box: [90, 70, 730, 330],
    avoid: [ellipse(190, 190, 80)],
    count: byLevel(brief, 4, 9, 11),
    size: byLevel(brief, 26, 19, 24),
  });
}

function drawLake(brief: Brief, isMorning: boolean): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('lake');
  if (level === 2)
    dressSky(sheet, random, {
      zone: [rectangle(0, 0, 800, 540)],
      kind: isMorning ? 'streaks' : 'gusts',
      size: isMorning ? 150 : 132,
      roles: isMorning ? ['sky', 'soft', 'cream'] : ['night', 'd', 'c'],
    });
  if (isMorning) {
    sun(sheet.at({ x: 232, y: 236 }), 62, 12);
    driftCloud(sheet.at({ x: 430, y: 120, scale: 0.6 }), random, true);
    driftCloud(sheet.at({ x: 650, y: 260, scale: 0.5 }), random, true);
  } else evening(sheet, brief);
  mountain(sheet, { peak: [560, 210], half: 300, foot: 520, snow: true, roles: ['stone', 'b'] });
  mountain(sheet, { peak: [250, 300], half: 260, foot: 520, snow: level > 0, roles: ['stone', 'c'] });
  const firs = byLevel(
    brief,
    [],
    [
      [60, 540, 0.6],
      [740, 540, 0.7],
    ],
    [
      [56, 540, 0.56],
      [120, 536, 0.4],
      [750, 540, 0.66],
      [690, 536, 0.44],
      [640, 534, 0.34],
    ],
  );
  for (const [x, y, scale] of firs)
    spruce(sheet.at({ x: x!, y: y!, scale: scale! }), { random, level: level === 2 ? 1 : 0 });
  sea(sheet, random, { width: 800, from: 520, to: 700, bands: byLevel(brief, 2, 5, 8), floor: 1040 });
  if (level === 2)
    dressWater(sheet, random, {
      zone: [rectangle(0, 524, 800, 260)],
      kind: 'reflections',
      size: 140,
      rim: 'line',
    });
  const shore = drawn('-40,760! 160,726 420,744 640,720 840,750! 840,1040! -40,1040!');
  sheet.shape(shore, 'line', 'grass');
  if (level === 2) dressMeadow(sheet, random, { zone: [shore], kind: 'mounds', size: 140, rim: 'line' });
}

const BODY = mirrored('0,-440! 90,-436 150,-412 176,-330 186,-190 180,-52! 0,-52!');
const LOWER = drawn('-230,-250! -120,-216 -40,-150 0,-104! 40,-150 120,-216 230,-250! 230,0! -230,0!');

/** A camper van from the front, 380 units wide, its wheels on the origin. */
function van(sheet: Sheet, brief: Brief): void {
  const { level, random } = brief;
  for (const side of [-1, 1]) sheet.shape(rectangle(side * 130 - 32, -70, 64, 76, 16), 'bold', 'stone');
  boards(sheet, level);
  sheet.shape(BODY, 'bold', 'cream');
  const inside = sheet.inside([BODY]);
  inside.shape(LOWER, 'line', 'a');
  sheet.rim(BODY, 'bold');
  for (const side of [-1, 1]) {
    const pane = clockwise(
      drawn('10,-264! 10,-384! 92,-380 132,-362! 152,-272! 90,-264').map(([x, y]): Point => [x * side, y]),
    );
    sheet.shape(pane, 'line', 'sky');
    const within = sheet.inside([pane]);
    if (side > 0)
      rider(
        within.at({ x: 76, y: -306, scale: 0.74 }),
        random.pick(['cat', 'rabbit'] as const),
        'none',
        'd',
        level === 2 ? 1 : 0,
      );
    else if (level > 0) within.shape(drawn('0,-400! 0,-360 -50,-320 -170,-300! -170,-400!'), 'line', 'c');
    sheet.rim(pane, 'line');
    sheet.shape(ellipse(side * 122, -176, 36), 'bold', 'paper');
    sheet.shape(ellipse(side * 122, -176, level === 0 ? 18 : 24), 'line', 'sun');
    if (level > 0) sheet.shape(rectangle(side * 122 - 20, -226 + 100, 40, 18, 8), 'line', 'ember');
  }
  FLOWERS.daisy(sheet.at({ x: 0, y: -196, scale: byLevel(brief, 0.46, 0.46, 0.5) }), {
    random,
    level: 0,
    petals: 'paper',
    heart: 'sun',
  });
  if (level > 0) sheet.shape(rectangle(-46, -412, 92, 14, 6), 'fine', 'soft');
  sheet.shape(rectangle(-200, -78, 400, 34, 16), 'bold', 'paper');
  sheet.shape(rectangle(-44, -82, 88, 34, 6), 'line', 'sun');
}

/** Surfboards and a rolled tent on the roof. */
function boards(sheet: Sheet, level: 0 | 1 | 2): void {
  sheet.shape(drawn('-170,-470 -120,-500 60,-504 150,-478 60,-462 -120,-456'), 'bold', 'b');
  if (level > 0) sheet.line(traced('-160,-474 -20,-484 140,-478'), 'line', 0.3);
  if (level > 0) sheet.shape(drawn('-130,-508 -60,-540 80,-540 150,-512 60,-498 -90,-496'), 'bold', 'd');
  if (level === 2) for (const x of [-50, 70]) sheet.shape(rectangle(x, -538, 18, 84, 5), 'fine', 'wood');
  sheet.shape(rectangle(-150, -458, 300, 16, 7), 'line', 'stone');
}

/** A point of the awning's cloth, so far along its edge that hangs or the one at the van. */
const clothAt = (t: number, low: boolean): Point =>
  low ? [-30 + 320 * t, -330 + 34 * t] : [-10 + 220 * t, -430 + 20 * t];

/** An awning that is held up by two poles to the right of the van, lights along its edge. */
function awning(sheet: Sheet, brief: Brief): void {
  const { level } = brief;
  for (const x of [250, 20]) sheet.shape(rectangle(x - 6, -330, 12, 336, 4), 'line', 'wood');
  const strips = byLevel(brief, 3, 6, 8);
  for (let i = 0; i < strips; i++) {
    const [a, b] = [i / strips, (i + 1) / strips];
    const [p, q] = [clothAt(b, true), clothAt(a, true)];
    sheet.shape(
      clockwise([
        clothAt(a, false),
        clothAt(b, false),
        p,
        [p[0] * 0.5 + q[0] * 0.5, (p[1] + q[1]) / 2 + 22],
        q,
      ]),
      'line',
      i % 2 === 0 ? 'ember' : 'paper',
    );
  }
  if (level === 0) return;
  sheet.line(traced('20,-300 130,-236 250,-290'), 'fine', 0);
  for (const [x, y] of [
    [70, -268],
    [124, -250],
    [180, -254],
  ] as const)
    sheet.shape(ellipse(x, y + 8, 14, 16), 'fine', 'sun');
}

function camp(brief: Brief): void {
  const { level } = brief;
  const sheet = brief.sheet.layer('camp');
  const bear = sheet.at({ x: 672, y: 900, scale: byLevel(brief, 1.04, 1, 1) });
  bear.shape(drawn('-70,-110! -60,-130 60,-130 70,-110! 58,-20! -58,-20!'), 'bold', 'd');
  rider(bear.at({ y: -128, scale: 1.06 }), 'bear', 'straw', 'b', level);
  bear.shape(drawn('-78,-52! 78,-52! 70,-22! -70,-22!'), 'line', 'd');
  for (const side of [-1, 1])
    bear.shape(
      drawn('-8,-30! 8,-30! 20,22! 2,22!').map(([x, y]): Point => [side * (x + 52), y]),
      'line',
      'wood',
    );
  if (level > 0)
    for (const side of [-1, 1]) {
      bear.shape(
        drawn('8,-62! 36,-72 60,-54 58,-10 50,22! 22,22! 10,-16').map(([x, y]): Point => [side * x, y]),
        'line',
        'fur',
      );
      bear.shape(ellipse(side * 40, 24, 27, 16), 'line', 'cream');
      bear.shape(
        drawn('66,-124! 84,-96 82,-62 62,-48 34,-58 32,-74! 58,-80 54,-100').map(([x, y]): Point => [
          side * x,
          y,
        ]),
        'line',
        'b',
      );
    }
  const fire = sheet.at({ x: 516, y: 926, scale: byLevel(brief, 1.2, 1.1, 1) });
  for (const angle of [-0.5, 0.5])
    fire.shape(
      rectangle(-62, -9, 124, 19, 8).map(([x, y]): Point => [
        x * Math.cos(angle * 0.5) - y * Math.sin(angle * 0.5),
        x * Math.sin(angle * 0.5) + y,
      ]),
      'line',
      'wood',
    );
  for (const [x, scale] of [
    [-22, 1.1],
    [22, 1],
    [0, 1.6],
  ] as const)
    flame(fire.at({ x, y: -6, scale }));
  if (level > 0) for (const x of [-82, 84]) fire.shape(ellipse(x, 8, 17, 13), 'line', 'stone');
}

/** A table laid for breakfast on the frame's origin, 440 units wide, somebody on each side of it. */
function breakfast(sheet: Sheet, level: 0 | 1 | 2): void {
  for (const [x, who, coat] of [
    [-190, 'bear', 'b'],
    [190, 'dog', 'd'],
  ] as const) {
    const seat = sheet.at({ x, flip: x > 0 });
    seat.shape(drawn('-86,-196! -70,-206 -52,-60! -70,-50!'), 'bold', 'wood');
    for (const u of [-66, 40]) seat.shape(rectangle(u, -60, 16, 76, 5), 'line', 'wood');
    rider(seat.at({ y: -230, scale: 1.12 }), who, who === 'bear' ? 'straw' : 'cap', coat, level);
    seat.shape(
      drawn('-36,-184! -66,-174 -80,-120 -66,-48! 66,-48! 80,-120 66,-174 36,-184! 0,-172'),
      'bold',
      coat,
    );
    seat.shape(rectangle(-70, -66, 140, 24, 10), 'line', 'wood');
    seat.shape(drawn('26,-168! 58,-172 74,-146 88,-130! 72,-98! 42,-106 18,-140!'), 'line', coat);
  }
  for (const x of [-96, 80]) sheet.shape(rectangle(x, -80, 18, 96, 5), 'line', 'wood');
  const cloth = clockwise(
    drawn(
      '-150,-98! 150,-98! 164,-30 132,-44 98,-28 64,-44 30,-28 0,-44 -34,-28 -68,-44 -102,-28 -134,-44 -164,-30!',
    ),
  );
  sheet.shape(drawn('-24,-100! -34,-148 -20,-160 20,-160 34,-148 24,-100!'), 'line', 'c');
  sheet.shape(drawn('32,-146! 62,-160 56,-136 30,-118!'), 'line', 'c');
  sheet.shape(rectangle(-12, -172, 24, 14, 6), 'line', 'c');
  for (const side of [-1, 1]) {
    sheet.shape(rectangle(side * 92 - 22, -132, 44, 34, 8), 'line', 'paper');
    const handle = sheet.at({ flip: side > 0 });
    handle.line(arc(-68, -116, 12, 11, -Math.PI / 2, Math.PI / 2), 'line', 0);
  }
  for (const x of [-114, 114]) sheet.shape(ellipse(x, -112, 18), 'line', 'cream');
  sheet.shape(cloth, 'bold', 'paper');
  for (const x of [-110, -40, 40, 110]) sheet.shape(ellipse(x, -70, 13), 'fine', 'ember');
}

/** The van in the middle in the morning, breakfast before it, on medium and hard pages. */
function atBreakfast(brief: Brief): void {
  const { level, random } = brief;
  van(brief.sheet.layer('van').at({ x: 400, y: 768, scale: 1.12 }), brief);
  const sheet = brief.sheet.layer('camp');
  breakfast(sheet.at({ x: 400, y: 926, scale: 1.08 }), level);
  for (const [i, x] of (level === 1 ? [92, 708] : [84, 150, 330, 470, 652, 724]).entries())
    FLOWERS.daisy(sheet.at({ x, y: 952 - (i % 2) * 10, scale: 0.3 }), {
      random,
      level: 0,
      petals: (['a', 'c', 'd'] as const)[i % 3]!,
      heart: 'sun',
    });
}

const TOLD_IN_THE_MORNING = [
  {
    title: 'Breakfast for Two and a Half',
    description:
      'The coffee is hot, the cups are full and the fog has left the lake. The third one has only just woken up and looks through the glass.',
  },
  {
    title: 'Good Morning, Mountain Lake',
    description:
      'The bear and the dog have laid the table before the van. Whoever is still behind the window gets the last roll.',
  },
] as const;

const TOLD = [
  {
    title: 'Home Is Where You Park It',
    description:
      'The van stands on the shore, the fire burns and the bear has the good chair. The lake has gone quiet for the night.',
  },
  {
    title: 'Evening by the Mountain Lake',
    description:
      'The surfboards stay on the roof, it is too late for waves. The fire is small and just right.',
  },
  {
    title: 'The Best Spot on the Shore',
    description: 'They drove around the lake twice before they found it. Now nobody wants to leave again.',
  },
  {
    title: 'First Stars over the Van',
    description:
      'The awning is out and the moon comes up behind the mountains. The bear counts stars and keeps losing his place.',
  },
] as const;

const TAGS = ['camper van', 'lake', 'camping', 'mountains', 'bear'];

/** A camper van from the front on the shore of a mountain lake, in the evening. */
export const lakeVan = edged({
  name: 'lake-van',
  category: 'vehicles',
  size: [800, 1000],
  edge: 'arch',
  backdrop: 'night',
  draw(brief) {
    const { random, level } = brief;
    const isMorning = level > 0 && random.fork('wake').chance(0.5);
    drawLake(brief, isMorning);
    if (isMorning) {
      atBreakfast(brief);
      return { ...random.pick(TOLD_IN_THE_MORNING), tags: TAGS };
    }
    awning(brief.sheet.layer('awning').at({ x: 462, y: 850 }), brief);
    van(brief.sheet.layer('van').at({ x: 290, y: 900, scale: byLevel(brief, 1.1, 1.06, 1.04) }), brief);
    camp(brief);
    if (level === 2)
      for (const [i, x] of [90, 140, 420, 590, 730].entries())
        FLOWERS.daisy(brief.sheet.layer('camp').at({ x, y: 950 - (i % 2) * 12, scale: 0.34 }), {
          random,
          level: 0,
          petals: (['a', 'c', 'd'] as const)[i % 3]!,
          heart: 'sun',
        });
    return {
      ...brief.random.pick(TOLD),
      tags: TAGS,
    };
  },
});
