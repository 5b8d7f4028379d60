import { points, knots } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { evenly } from '../../geometry/ruled.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { petal } from '../../geometry/petal.ts';
import { curve, twin, type Knot } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Path, Shape } from '../../geometry/point.ts';
import { headline, titled } from '../../motifs/flower-names.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { pageGround, pageRim } from '../../motifs/page-ground.ts';
import { pack, type Room } from '../../motifs/flowers/pack.ts';
import { SPECIES, speciesOf, type SpeciesName } from '../../motifs/flowers/species/species.ts';
import { head } from '../../motifs/flowers/species/stalk.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

interface Outline {
  readonly title: string;
  readonly said: string;
  readonly tag: string;
  readonly size: readonly [number, number];
  readonly rim: Path;
  readonly ground: Role;
  /** What lies around it on hard pages; the sheet when absent. */
  readonly behind?: (ground: Sheet, random: Random, zone: Shape) => void;
  /** What it lies on at every difficulty. */
  readonly under?: (sheet: Sheet) => void;
  /** What stands before it on hard pages. */
  readonly front?: (sheet: Sheet, random: Random) => void;
  /** What lies over the flowers. */
  readonly over?: (sheet: Sheet) => void;
}

const BUTTERFLY: readonly Knot[] = knots(
  '500,330! 560,220 700,120 850,110 915,190 880,330 770,450 640,490 760,540 800,640 750,770 650,800 560,700 500,600!',
);

const OUTLINES: Readonly<Record<string, Outline>> = {
  heart: {
    title: 'a Heart of',
    said: 'a heart',
    tag: 'heart',
    size: [1000, 1000],
    ground: 'soft',
    behind: (ground, random, zone) => dressBoards(ground, random, { zone, kind: 'herringbone', size: 110 }),
    rim: twin(knots('500,250! 590,130 760,100 905,220 900,420 770,640 500,900!'), 500),
  },
  butterfly: {
    title: 'a Butterfly of',
    said: 'a butterfly',
    tag: 'butterfly',
    size: [1000, 900],
    ground: 'soft',
    rim: twin(BUTTERFLY, 500),
    over: butterflyBody,
  },
  egg: {
    title: 'an Egg of',
    said: 'a spring egg',
    tag: 'egg',
    size: [800, 1000],
    ground: 'soft',
    behind: (ground, random, zone) => tallGrass(ground.inside(zone), random, 60, 1000),
    front: (sheet, random) => tallGrass(sheet.inside([pageRim(800, 1000)]), random, 990, 1010),
    rim: twin(points('400,70 560,150 690,380 725,600 630,830 400,930'), 400),
  },
  field: {
    title: 'a Field of',
    said: 'the whole page',
    tag: 'field',
    size: [800, 1000],
    ground: 'grass',
    rim: rectangle(46, 46, 708, 908, 24),
  },
  round: {
    title: 'a Circle of',
    said: 'a circle',
    tag: 'circle',
    size: [1000, 1000],
    ground: 'cream',
    rim: ellipse(500, 500, 368),
    under: drawTray,
  },
};

function butterflyBody(sheet: Sheet): void {
  for (const side of [-1, 1])
    sheet.line(
      curve([
        [500 + side * 8, 296],
        [500 + side * 30, 210],
        [500 + side * 84, 168],
      ]),
      'bold',
      0,
    );
  sheet.shape(twin(knots('500,300 528,330 534,450 520,590 500,690!'), 500), 'bold', 'wood');
  for (const y of [430, 500, 570])
    sheet.line(
      [
        [470 + (y - 430) * 0.06, y],
        [530 - (y - 430) * 0.06, y],
      ],
      'line',
      0,
    );
  sheet.shape(ellipse(500, 300, 34), 'bold', 'wood');
}

const HEADS: readonly SpeciesName[] = [
  'rose',
  'anemone',
  'poppy',
  'hibiscus',
  'frangipani',
  'dogwood',
  'cherry',
  'camellia',
  'clematis',
  'daffodil',
  'marguerite',
  'hellebore',
  'cosmos',
  'gerbera',
  'sunflower',
  'pansy',
  'peony',
];
/** Simple enough for what is left between the large ones. */
const SMALL: readonly SpeciesName[] = ['cherry', 'anemone', 'hellebore', 'dogwood', 'frangipani'];
const BROAD: readonly SpeciesName[] = [
  'rose',
  'anemone',
  'poppy',
  'hibiscus',
  'frangipani',
  'dogwood',
  'cherry',
  'hellebore',
  'clematis',
  'pansy',
];

/** An outline filled to the rim with flowers and leaves. */
function filled(key: string, it: Outline): Composition {
  return {
    name: `filled-${key}`,
    category: 'flowers',
    size: it.size,
    strays: 1.4,
    draw(brief) {
      const names = brief.random.shuffle(brief.level === 0 ? BROAD : HEADS).slice(0, byLevel(brief, 2, 3, 4));
      drawOutline(brief, it, names);
      const [first, second] = names.map((name) => SPECIES[name].many);
      const title = `${it.title} ${headline(first!)} and ${headline(second!)}`;
      return {
        title: titled(title),
        description: `${titled(first!)} and ${second!} fill ${it.said} to its rim. Work from the large flowers to the small ones.`,
        tags: ['flowers', 'pattern', it.tag, ...names].slice(0, 8),
      };
    },
  };
}

function drawOutline(brief: Brief, it: Outline, names: readonly SpeciesName[]): void {
  const { random, level, sheet } = brief;
  const rim = clockwise(it.rim);
  if (level === 2 && it.behind)
    pageGround(sheet, it.size, (ground, zone) => it.behind?.(ground, random, zone));
  it.under?.(sheet.layer('under'));
  sheet.layer('outline').shape(rim, 'bold', it.ground);
  const rooms = pack({
    rim,
    radii: byLevel<readonly [number, number]>(brief, [110, 210], [44, 150], [32, 124]),
    gap: byLevel(brief, 8, 3, 3),
    edge: byLevel(brief, 10, 4, 3),
    random: random.fork('rooms'),
  });
  drawLeaves(brief, rim, rooms);
  const roles: readonly Role[] = ['a', 'b', 'd', 'c'];
  const inside = sheet.layer('flowers').inside([rim]);
  const fillers = names.filter((name) => SMALL.includes(name));
  rooms.forEach((room, i) => {
    if (room.radius < byLevel(brief, 0, 60, 46))
      return sprout(inside, random.fork(`sprout ${i}`), room, byLevel(brief, 0, 0.25, 0.5));
    const isSmall = room.radius < byLevel(brief, 0, 84, 62);
    const own = i < names.length ? names[i]! : random.pick(names);
    const name = isSmall ? (fillers[0] ?? SMALL[names.length % SMALL.length]!) : own;
    const species = speciesOf(name);
    const large = room.radius >= byLevel(brief, 999, 130, 999);
    head(inside, {
      species,
      at: room.at,
      scale: room.radius / (level === 0 ? 96 : 92),
      facing: 'face',
      lean: species.tilts[0] === 0 ? random.range(-0.25, 0.25) : random.range(0, 6.28),
      level: (level === 0 || room.radius < byLevel(brief, 0, 96, 90) ? 0 : large ? level : level - 1) as
        | 0
        | 1
        | 2,
      random: random.fork(`head ${i}`),
      petals: species.petals === 'a' ? roles[Math.max(0, names.indexOf(name))]! : species.petals,
    });
  });
  sheet.layer('rim').rim(rim, 'bold');
  it.over?.(sheet.layer('rim'));
  if (level < 2 || !it.front) return;
  it.front(sheet.layer('front'), random.fork('front'));
  sheet.layer('front').rim(pageRim(...it.size), 'bold');
}

/** Rows of broad blades of grass between two heights, each row over the feet of the one behind it. */
function tallGrass(sheet: Sheet, random: Random, from: number, to: number): void {
  for (let y = from; y <= to + 160; y += 92)
    for (const x of evenly(16, -30, 830)) {
      const [lean, high] = [random.range(-40, 40), random.range(130, 210)];
      sheet
        .at({ x: x + random.range(-8, 8), y: y + random.range(0, 24) })
        .shape(
          drawn(
            `-37,30! ${-30 + lean * 0.2},${-high * 0.5} ${lean},${-high}! ${30 + lean * 0.3},${-high * 0.45} 37,30!`,
          ),
          'line',
          'grass',
        );
    }
}

/** The tray of a round of flowers: two handles and a rim with beads. */
function drawTray(sheet: Sheet): void {
  for (const flip of [false, true]) {
    const side = sheet.at({ x: 500, y: 500, flip });
    side.shape(drawn('396,-150! 440,-140 458,-70 462,0 458,70 440,140 396,150!'), 'bold', 'wood');
    side.shape(drawn('412,-96! 426,-60 430,0 426,60 412,96!'), 'line', 'paper');
  }
  sheet.shape(ellipse(500, 500, 424), 'bold', 'wood');
  around(sheet, { centre: [500, 500], radius: 396, count: 32 }, (spot) =>
    spot.shape(ellipse(0, 0, 15), 'line', 'gold'),
  );
}

/** What closes a gap between flowers: a bud between two leaves, or a small blossom. */
function sprout(sheet: Sheet, random: Random, { at: [x, y], radius }: Room, blossoms: number): void {
  const spot = sheet.at({ x, y, angle: random.range(0, 6.28), scale: radius / 50 });
  if (random.chance(blossoms)) {
    around(spot, { radius: 8, count: 5 }, (one) => one.shape(petal('round', 46, 46), 'line', 'blush'));
    return spot.shape(ellipse(0, 0, 15), 'line', 'sun');
  }
  for (const angle of [-0.85, 0.85]) spot.at({ y: 44, angle }).shape(petal('leaf', 92, 42), 'line', 'leaf');
  spot.shape(drawn('0,48! 22,20 24,-14 0,-58! -24,-14 -22,20'), 'line', 'a');
  spot.line(traced('0,30 8,0 0,-30'), 'fine', 0.5);
}

/** Small leaves that look out from behind each flower, cut by the outline. */
function drawLeaves(brief: Brief, rim: Path, rooms: readonly Room[]): void {
  const inside = brief.sheet.layer('leaves').inside([rim]);
  for (const { at, radius } of rooms) {
    const start = brief.random.range(0, 6.28);
    for (const turn of byLevel(
      brief,
      [0],
      radius < 60 ? [] : radius < 90 ? [0] : [0, 2.1, 4.2],
      radius < 46 ? [] : radius < 70 ? [0, 2.1] : [0, 1.26, 2.5, 3.76, 5],
    )) {
      SPECIES.camellia.leaf(
        inside.at({ x: at[0], y: at[1], angle: start + turn, scale: (radius * 1.5) / 100 }),
        {
          random: brief.random,
          level: 0,
        },
      );
    }
  }
}

/** Every outline that is filled with flowers. */
export const FILLED = Object.entries(OUTLINES).map(([key, it]) => filled(key, it));
