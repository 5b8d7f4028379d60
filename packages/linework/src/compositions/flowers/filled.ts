import { points, knots } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise, grow, intersect } from '../../geometry/boolean.ts';
import { evenly } from '../../geometry/ruled.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { petal } from '../../geometry/petal.ts';
import { twin } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { area, resample } from '../../geometry/path.ts';
import { distance, polar, type Path, type Shape } from '../../geometry/point.ts';
import { headline, titled } from '../../motifs/flower-names.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { pageGround, pageRim } from '../../motifs/page-ground.ts';
import { pack, type Room } from '../../motifs/flowers/pack.ts';
import { SPECIES, speciesOf, type SpeciesName } from '../../motifs/flowers/species/species.ts';
import { head } from '../../motifs/flowers/species/stalk.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { FOLDED_WINGS, OPEN_WINGS, openBody, restingBody, twigBelow } from './filled-butterflies.ts';

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
  readonly under?: (sheet: Sheet, random: Random) => void;
  /** What stands before it on hard pages. */
  readonly front?: (sheet: Sheet, random: Random) => void;
  /** What lies over the flowers. */
  readonly over?: (sheet: Sheet) => void;
  /** How broad a band of dots runs along the rim on medium pages. */
  readonly band?: number;
  /** Whether leaves close what is left between the flowers of medium pages. */
  readonly isLeafy?: boolean;
  /** The middle line on whose other side everything comes again on medium pages. */
  readonly axis?: number;
  /** Another way it may be shown on medium pages. */
  readonly other?: Outline;
}

/** A butterfly that has folded its wings, in profile on a twig. */
const AT_REST: Outline = {
  title: 'a Resting Butterfly of',
  said: 'a butterfly that rests with folded wings',
  tag: 'butterfly',
  size: [1000, 900],
  ground: 'soft',
  isLeafy: true,
  under: twigBelow,
  rim: FOLDED_WINGS,
  over: restingBody,
};

const OUTLINES: Readonly<Record<string, Outline>> = {
  heart: {
    title: 'a Heart of',
    said: 'a heart',
    tag: 'heart',
    size: [1000, 1000],
    ground: 'soft',
    behind: (ground, random, zone) => dressBoards(ground, random, { zone, kind: 'herringbone', size: 110 }),
    isLeafy: true,
    rim: twin(knots('500,250! 590,130 760,100 905,220 900,420 770,640 500,900!'), 500),
  },
  butterfly: {
    title: 'a Butterfly of',
    said: 'a butterfly',
    tag: 'butterfly',
    size: [1000, 900],
    ground: 'soft',
    rim: OPEN_WINGS,
    over: openBody,
    isLeafy: true,
    band: 46,
    axis: 500,
    other: AT_REST,
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
function filled(key: string, usual: Outline): Composition {
  return {
    name: `filled-${key}`,
    category: 'flowers',
    size: usual.size,
    strays: 1.4,
    draw(brief) {
      const it =
        brief.level === 1 && usual.other && brief.random.fork('way').chance(0.5) ? usual.other : usual;
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
  it.under?.(sheet.layer('under'), random.fork('under'));
  sheet.layer('outline').shape(rim, 'bold', it.ground);
  const { band, axis, isLeafy = false }: Partial<Outline> = level === 1 ? it : {};
  const field = band ? bandOfDots(sheet.layer('outline'), rim, band) : rim;
  const zone = axis === undefined ? field : halfOf(field, axis);
  const { rooms, gaps } = roomsIn(brief, zone, isLeafy);
  const views = (layer: string): Sheet[] =>
    [sheet, ...(axis === undefined ? [] : [sheet.at({ x: axis * 2, flip: true })])].map((view) =>
      view.layer(layer).inside([zone]),
    );
  for (const view of views('leaves')) {
    gaps.forEach((gap, i) => gapLeaf(view, random.fork(`gap ${i}`), gap, rooms));
    drawLeaves({ ...brief, random: axis === undefined ? random : random.fork('leaves') }, view, rooms);
  }
  const chanceAt = (i: number): Random => (axis === undefined ? random : random.fork(`place ${i}`));
  for (const view of views('flowers'))
    rooms.forEach((room, i) => drawRoom({ ...brief, sheet: view, random: chanceAt(i) }, room, i, names));
  sheet.layer('rim').rim(rim, 'bold');
  it.over?.(sheet.layer('rim'));
  if (level < 2 || !it.front) return;
  it.front(sheet.layer('front'), random.fork('front'));
  sheet.layer('front').rim(pageRim(...it.size), 'bold');
}

/** Where flowers find room in an outline, and where leaves then close the gaps. */
function roomsIn(
  brief: Brief,
  rim: Path,
  isLeafy: boolean,
): { rooms: readonly Room[]; gaps: readonly Room[] } {
  const { random } = brief;
  const edge = byLevel(brief, 10, 4, 3);
  const rooms = pack({
    rim,
    radii: byLevel<readonly [number, number]>(brief, [110, 210], [44, 150], [32, 124]),
    gap: byLevel(brief, 8, 3, 3),
    edge,
    random: random.fork('rooms'),
  });
  if (!isLeafy) return { rooms, gaps: [] };
  return {
    rooms,
    gaps: pack({ rim, radii: [24, 43], gap: 0, edge, random: random.fork('gaps'), taken: rooms }),
  };
}

const ROLES: readonly Role[] = ['a', 'b', 'd', 'c'];

/** The flower that fills a room; a sprout where it is small. */
function drawRoom(brief: Brief, room: Room, i: number, names: readonly SpeciesName[]): void {
  const { random, level, sheet } = brief;
  if (room.radius < byLevel(brief, 0, 60, 46))
    return sprout(sheet, random.fork(`sprout ${i}`), room, byLevel(brief, 0, 0.25, 0.5));
  const isSmall = room.radius < byLevel(brief, 0, 84, 62);
  const own = i < names.length ? names[i]! : random.pick(names);
  const filler = names.find((name) => SMALL.includes(name)) ?? SMALL[names.length % SMALL.length]!;
  const name = isSmall ? filler : own;
  const species = speciesOf(name);
  const large = room.radius >= byLevel(brief, 999, 130, 999);
  head(sheet, {
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
    petals: species.petals === 'a' ? ROLES[Math.max(0, names.indexOf(name))]! : species.petals,
  });
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

/** Draws a band of dots along an outline; gives what is left within it. */
function bandOfDots(sheet: Sheet, rim: Path, wide: number): Path {
  const largest = (by: number): Path =>
    grow([rim], by).toSorted((a, b) => Math.abs(area(b)) - Math.abs(area(a)))[0]!;
  const inner = largest(-wide);
  for (const [x, y] of resample(largest(-wide * 0.48), 62, true))
    sheet.shape(ellipse(x, y, wide * 0.27), 'fine', 'gold');
  sheet.shape(inner, 'line', 'soft');
  return inner;
}

/** The part of an outline left of a middle line. */
function halfOf(outline: Path, axis: number): Path {
  return intersect([clockwise(outline)], [clockwise(rectangle(axis - 2000, -2000, 2000, 4000))])[0]!;
}

/** A leaf that fills a gap and points away from the nearest flower. */
function gapLeaf(sheet: Sheet, random: Random, gap: Room, rooms: readonly Room[]): void {
  const near = rooms.toSorted(
    (a, b) => distance(a.at, gap.at) - a.radius - distance(b.at, gap.at) + b.radius,
  )[0]!;
  const way = Math.atan2(gap.at[1] - near.at[1], gap.at[0] - near.at[0]);
  const [x, y] = polar(gap.at, -gap.radius * 1.5, way);
  SPECIES.camellia.leaf(
    sheet.at({ x, y, angle: way + Math.PI / 2 + random.range(-0.3, 0.3), scale: (gap.radius * 2.6) / 100 }),
    { random, level: 0 },
  );
}

/** Small leaves that look out from behind each flower, cut by the outline. */
function drawLeaves(brief: Brief, inside: Sheet, rooms: readonly Room[]): void {
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
