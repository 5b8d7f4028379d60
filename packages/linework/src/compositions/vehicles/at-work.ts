import type { Brief, Story } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { between, type Point } from '../../geometry/point.ts';
import { hen } from '../../motifs/birds/species.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressRock } from '../../motifs/dressing/rock.ts';
import { hill, tuft } from '../../motifs/landscape.ts';
import { broadleaf, spruce } from '../../motifs/nature/trees.ts';
import { puff } from '../../motifs/nature/puff.ts';
import { curledCat, sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import { openSky } from '../../motifs/places/sky.ts';
import { town } from '../../motifs/places/town.ts';
import { bush } from '../../motifs/scenery.ts';
import { bus } from '../../motifs/vehicles/bus.ts';
import { digger } from '../../motifs/vehicles/digger.ts';
import { rider } from '../../motifs/vehicles/driver.ts';
import { fireEngineWithoutLadder } from '../../motifs/vehicles/fire-engine.ts';
import { standing } from '../../motifs/vehicles/standing.ts';
import { tractor } from '../../motifs/vehicles/tractor.ts';
import { wheel } from '../../motifs/vehicles/wheel.ts';
import type { Sheet } from '../../sheet.ts';

/** A picture of a vehicle that does its work together with somebody else, for medium and hard pages. */
interface AtWork {
  readonly story: Story;
  readonly draw: (brief: Brief) => void;
}

/** A tipper seen from the side on the frame's origin, 440 units long, its cab to the right. */
function tipper(sheet: Sheet, brief: Brief): void {
  const { level, random } = brief;
  sheet.shape(clockwise(puff(random, [-84, -206], [116, 30], 9, 0.16)), 'line', 'wood');
  for (const [x, y] of [
    [-136, -220],
    [-30, -221],
  ] as const)
    sheet.shape(ellipse(x, y, 15, 12), 'fine', 'stone');
  sheet.shape(rectangle(-216, -72, 426, 30, 8), 'bold', 'stone');
  const bed = clockwise(drawn('-232,-204! 46,-204! 22,-70! -196,-70!'));
  sheet.shape(bed, 'bold', 'b');
  sheet.shape(rectangle(-244, -214, 300, 24, 8), 'line', 'cream');
  for (const x of [-156, -84, -12]) sheet.shape(rectangle(x - 9, -190, 18, 118, 4), 'line', 'cream');
  const cab = clockwise(drawn('58,-50! 58,-268! 146,-268! 182,-250 208,-160! 216,-50!'));
  sheet.shape(cab, 'bold', 'b');
  const pane = clockwise(drawn('82,-150! 82,-246! 146,-246! 170,-232 188,-150!'));
  sheet.shape(pane, 'line', 'sky');
  rider(sheet.inside([pane]).at({ x: 128, y: -186, scale: 0.72 }), 'mouse', 'cap', 'd', level);
  sheet.rim(pane, 'line');
  sheet.shape(rectangle(92, -128, 36, 16, 8), 'line', 'stone');
  sheet.shape(ellipse(198, -98, 16, 19), 'line', 'sun');
  sheet.shape(rectangle(180, -58, 56, 24, 8), 'bold', 'stone');
  for (const x of [-150, -24, 132]) wheel(sheet, { x, radius: 52, level, hub: 'sun' });
}

/** The wall of a quarry in three steps, firs on its edge. */
function quarry(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('quarry');
  for (const [x, y, scale] of [
    [60, 236, 0.5],
    [150, 240, 0.62],
    [236, 248, 0.44],
  ] as const)
    spruce(sheet.at({ x, y, scale }), { random, level: level === 2 ? 1 : 0 });
  const steps = [
    '-20,232! 120,226 300,246! 330,330 430,352! 470,430 640,452! 1020,470! 1020,700! -20,700!',
    '-20,352! 90,346 210,366! 236,440 380,462! 420,540 1020,560! 1020,700! -20,700!',
  ];
  for (const table of steps) {
    const rim = clockwise(drawn(table));
    sheet.shape(rim, 'bold', 'stone');
    if (level === 2) dressRock(sheet, random, { zone: [rim], kind: 'facets', size: 128, rim: 'bold' });
    else
      for (const crack of ['40,300 60,360 40,420', '300,270 280,330 320,390', '520,470 500,520 540,560'])
        sheet.inside([rim]).line(traced(crack), 'fine', 0.4);
  }
  sheet.shape(drawn('-20,596! 240,588 520,600 760,590 1020,600! 1020,800! -20,800!'), 'line', 'sand');
}

const loadsTheTipper: AtWork = {
  story: {
    title: 'Two Loads before Lunch',
    description:
      'One digs and the other drives away, and neither of them has to shout. The dog counts the stones.',
    tags: ['digger', 'dump truck', 'quarry', 'stones', 'work', 'animals'],
  },
  draw(brief) {
    const { random, level } = brief;
    openSky(brief, 'day', false);
    quarry(brief);
    const sheet = brief.sheet.layer('vehicle');
    digger({
      sheet: sheet.at({ x: 268, y: 616, scale: 0.8 }),
      brief: { ...brief, random: random.fork('vehicle') },
      who: random.pick(['bear', 'pig', 'frog']),
      hat: 'helmet',
    });
    tipper(sheet.at({ x: 712, y: 704, scale: 0.96 }), brief);
    const stones = brief.sheet.layer('stones');
    for (const [x, y, r] of [
      [84, 684, 34],
      [142, 704, 22],
      [360, 694, 26],
    ] as const)
      stones.shape(clockwise(puff(random, [x, y], [r * 1.3, r], 6, 0.1)), 'line', 'stone');
    sittingDog(stones.at({ x: 236, y: 712, scale: 0.84 }), level);
  },
};

/** A hay wagon on the frame's origin, 460 units long, its drawbar to the right. */
function hayWagon(sheet: Sheet, brief: Brief): void {
  const { level } = brief;
  for (const [x, y, w, h] of [
    [-206, -316, 136, 96],
    [-62, -330, 132, 110],
    [76, -308, 130, 88],
    [-150, -416, 140, 96],
    [2, -424, 132, 96],
  ] as const) {
    const bale = clockwise(rectangle(x, y, w, h, 14));
    sheet.shape(bale, 'bold', 'gold');
    for (const share of [0.28, 0.7]) sheet.shape(rectangle(x + w * share - 5, y, 10, h), 'fine', 'rust');
    const inside = sheet.inside([bale]);
    for (const [u, v] of [
      [0.1, 0.3],
      [0.46, 0.6],
      [0.82, 0.4],
      [0.5, 0.22],
    ].slice(0, level === 1 ? 2 : 4) as [number, number][])
      inside.line(traced(`${x + w * u},${y + h * v} ${x + w * u + 12},${y + h * v + 14}`), 'fine', 0.4);
  }
  sheet.shape(rectangle(-232, -222, 464, 34, 8), 'bold', 'wood');
  for (const x of [-214, 196]) sheet.shape(rectangle(x, -330, 18, 112, 4), 'line', 'wood');
  sheet.shape(rectangle(-214, -190, 428, 30, 6), 'line', 'rust');
  sheet.shape(rectangle(226, -186, 96, 20, 8), 'line', 'stone');
  for (const x of [-132, 128]) wheel(sheet, { x, radius: 82, level, hub: 'wood' });
}

/** Mown fields in wide strips, a wood on the hill behind them. */
function mownFields(brief: Brief): void {
  const { level, random } = brief;
  const sheet = brief.sheet.layer('fields');
  for (const [x, y, scale] of [
    [90, 420, 0.62],
    [196, 408, 0.5],
    [820, 404, 0.56],
    [930, 416, 0.72],
  ] as const)
    broadleaf(sheet.at({ x, y, scale }), { random, level: level === 2 ? 1 : 0 });
  const far = clockwise([
    ...hill(sheet, knots('0,420 240,388 520,424 780,392 1000,424'), 800, 'leaf'),
    [1000, 800],
    [0, 800],
  ]);
  if (level === 2)
    dressMeadow(sheet, random, {
      zone: [far],
      kind: 'mounds',
      size: 150,
      roles: ['gold', 'sand'],
      rim: 'line',
    });
  else
    for (const [from, to] of [
      [300, 40],
      [430, 320],
      [560, 640],
      [690, 960],
    ] as const)
      sheet.inside([far]).line(traced(`${from},400 ${from * 0.6 + to * 0.4},500 ${to},640`), 'line', 0);
  sheet.shape(drawn('-20,606! 300,594 700,606 1020,596! 1020,800! -20,800!'), 'line', 'sand');
  for (const y of [652, 690])
    sheet.line(traced(`-20,${y} 340,${y - 8} 700,${y + 6} 1020,${y - 4}`), 'line', 0);
  for (const [x, y] of [
    [250, 722],
    [410, 636],
    [640, 724],
    [800, 722],
  ] as const)
    tuft(sheet.at({ x, y, scale: 1.2 }));
}

const bringsInTheHay: AtWork = {
  story: {
    title: 'The Last Load of Hay',
    description:
      'Five bales are tied down, and the cat has already gone to sleep on the highest. The hen came along to see the world.',
    tags: ['tractor', 'hay', 'wagon', 'farm', 'harvest', 'cat', 'hen'],
  },
  draw(brief) {
    const { random, level } = brief;
    openSky(brief, 'day', true);
    mownFields(brief);
    const sheet = brief.sheet.layer('vehicle');
    hayWagon(sheet.at({ x: 268, y: 674, scale: 0.96 }), brief);
    curledCat(sheet.at({ x: 330, y: 270, scale: 0.9 }), level);
    hen(sheet.at({ x: 174, y: 278, scale: 0.46 }), 0, 'rust', false);
    tractor({
      sheet: sheet.at({ x: 740, y: 676, scale: 0.66 }),
      brief: { ...brief, random: random.fork('vehicle') },
      who: random.pick(['pig', 'rabbit', 'dog']),
      hat: 'straw',
    });
    const verge = brief.sheet.layer('verge');
    for (const [x, y, scale] of [
      [88, 726, 0.5],
      [470, 728, 0.42],
      [930, 726, 0.48],
    ] as const)
      bush(verge.at({ x, y, scale }), random, true);
  },
};

/** A ladder of two rails from one point to another. */
function raisedLadder(sheet: Sheet, [from, to]: readonly [Point, Point], rungs: number): void {
  const along = (t: number, aside: number): Point => {
    const [x, y] = between(from, to, t);
    return [x + aside * 0.55, y + aside * 0.84];
  };
  for (let i = 0; i < rungs; i++) {
    const t = (i + 0.6) / rungs;
    sheet.shape(clockwise(tube([along(t, -22), along(t, 22)], () => 6)), 'line', 'soft');
  }
  for (const aside of [-24, 24])
    sheet.shape(clockwise(tube([along(0, aside), along(1, aside)], () => 9)), 'line', 'stone');
}

const ladderToTheTree: AtWork = {
  story: {
    title: 'A Ladder for the Cat',
    description:
      'Going up was easy, and now the cat would like some help. The dog with the helmet says they do this every Tuesday.',
    tags: ['fire engine', 'ladder', 'cat', 'rescue', 'tree', 'town'],
  },
  draw(brief) {
    const { random, level } = brief;
    openSky(brief, 'day', true);
    town.behind(brief);
    const sheet = brief.sheet.layer('tree');
    broadleaf(sheet.at({ x: 806, y: 684, scale: 1.9 }), { random, level: level === 2 ? 1 : 0 });
    sittingCat(sheet.at({ x: 764, y: 250, scale: 0.96 }), level);
    const vehicle = brief.sheet.layer('vehicle');
    fireEngineWithoutLadder({
      sheet: vehicle.at({ x: 322, y: 680, scale: 0.76 }),
      brief: { ...brief, random: random.fork('vehicle') },
      who: 'bear',
      hat: 'helmet',
    });
    vehicle.shape(drawn('128,478! 150,432 222,432 244,478!'), 'bold', 'stone');
    raisedLadder(
      vehicle,
      [
        [182, 452],
        [600, 292],
      ],
      level === 1 ? 10 : 15,
    );
    const cage = vehicle.at({ x: 616, y: 204 });
    rider(cage.at({ scale: 0.9 }), 'dog', 'helmet', 'd', level);
    cage.shape(drawn('-28,36! -52,52 -54,120! 54,120! 52,52 28,36! 0,44'), 'line', 'd');
    cage.shape(drawn('30,44! 66,46 104,34! 110,58! 70,76 38,76!'), 'line', 'd');
    cage.shape(ellipse(114, 44, 16), 'line', 'cream');
    cage.shape(rectangle(-84, 96, 168, 22, 8), 'bold', 'stone');
    for (const x of [-66, -22, 22, 66]) cage.shape(rectangle(x - 7, 116, 14, 50), 'line', 'stone');
    cage.shape(rectangle(-84, 158, 168, 24, 8), 'bold', 'stone');
  },
};

/** A sign on a post that says where the bus stops. */
function busStop(sheet: Sheet): void {
  sheet.shape(rectangle(-9, -330, 18, 330, 6), 'line', 'stone');
  sheet.shape(ellipse(0, -356, 58), 'bold', 'sun');
  sheet.shape(rectangle(-30, -376, 60, 34, 8), 'line', 'a');
  for (const x of [-17, 17]) sheet.shape(ellipse(x, -338, 8), 'fine', 'stone');
  sheet.shape(rectangle(-34, -286, 68, 84, 6), 'line', 'paper');
}

const atTheBusStop: AtWork = {
  story: {
    title: 'Wait for Us!',
    description:
      'The bus is full to the roof, but two more want to come along. The driver with the cap has seen the hand go up.',
    tags: ['bus', 'bus stop', 'town', 'suitcase', 'animals', 'street'],
  },
  draw(brief) {
    const { random, level } = brief;
    openSky(brief, 'day', true);
    town.behind(brief);
    const sheet = brief.sheet.layer('vehicle');
    bus({
      sheet: sheet.at({ x: 330, y: 640, scale: 0.82, flip: true }),
      brief: { ...brief, random: random.fork('vehicle') },
      who: 'fox',
      hat: 'cap',
    });
    const stop = brief.sheet.layer('stop');
    busStop(stop.at({ x: 914, y: 690, scale: 1.1 }));
    standing(stop.at({ x: 716, y: 704, scale: 1.02, flip: true }), {
      who: 'dog',
      hat: 'straw',
      coat: 'd',
      trousers: 'b',
      level,
      waves: true,
    });
    standing(stop.at({ x: 824, y: 712, scale: 0.84 }), {
      who: 'mouse',
      hat: 'none',
      coat: 'a',
      trousers: 'c',
      level,
    });
    stop.shape(drawn('-16,-88! -14,-108 14,-108 16,-88!', { x: 612, y: 714 }), 'line', 'wood');
    stop.shape(rectangle(560, 626, 104, 90, 12), 'bold', 'c');
    for (const x of [578, 632]) stop.shape(rectangle(x, 626, 13, 90), 'line', 'wood');
  },
};

/** What some pages of these vehicles show in place of the vehicle alone, by the name of the composition. */
export const AT_WORK: Readonly<Record<string, AtWork>> = {
  digger: loadsTheTipper,
  tractor: bringsInTheHay,
  'fire-engine': ladderToTheTree,
  bus: atTheBusStop,
};
