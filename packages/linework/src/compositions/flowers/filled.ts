import { points, knots } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { curve, twin, type Knot } from '../../geometry/curve.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import type { Path, Shape } from '../../geometry/point.ts';
import { headline, titled } from '../../motifs/flower-names.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { pageGround } from '../../motifs/page-ground.ts';
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
    behind: (ground, random, zone) => dressMeadow(ground, random, { zone, kind: 'blades', size: 230 }),
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
    ground: 'grass',
    rim: ellipse(500, 500, 440),
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
  sheet.layer('outline').shape(rim, 'bold', it.ground);
  const rooms = pack({
    rim,
    radii: byLevel<readonly [number, number]>(brief, [110, 210], [62, 150], [44, 124]),
    gap: byLevel(brief, 8, 4, 4),
    edge: byLevel(brief, 10, 4, 3),
    random: random.fork('rooms'),
  });
  drawLeaves(brief, rim, rooms);
  const roles: readonly Role[] = ['a', 'b', 'd', 'c'];
  const inside = sheet.layer('flowers').inside([rim]);
  const fillers = names.filter((name) => SMALL.includes(name));
  rooms.forEach((room, i) => {
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
}

/** Small leaves that look out from behind each flower, cut by the outline. */
function drawLeaves(brief: Brief, rim: Path, rooms: readonly Room[]): void {
  const inside = brief.sheet.layer('leaves').inside([rim]);
  for (const { at, radius } of rooms) {
    const start = brief.random.range(0, 6.28);
    for (const turn of byLevel(
      brief,
      [0],
      radius < 90 ? [0] : [0, 2.1, 4.2],
      radius < 70 ? [0] : [0, 1.57, 3.14, 4.71],
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
