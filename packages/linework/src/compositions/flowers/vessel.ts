import { byLevel, PENS, type Brief, type Composition } from '../../composition.ts';
import { bezier } from '../../geometry/curve.ts';
import { rectangle, tube } from '../../geometry/forms.ts';
import { mix, polar, type Point } from '../../geometry/point.ts';
import { headline, titled } from '../../motifs/flower-names.ts';
import { SPECIES, speciesOf, type SpeciesName } from '../../motifs/flowers/species/species.ts';
import { cutAslant, head, type Facing } from '../../motifs/flowers/species/stalk.ts';
import { basket, basketHandle, pot, wrap } from '../../motifs/flowers/baskets.ts';
import type { DrawVessel } from '../../motifs/flowers/painted-band.ts';
import { boot, jar, paintedVase, pitcher, teapot, wateringCan } from '../../motifs/flowers/vessels.ts';
import { stillLifePlace, type StillLifePlace } from '../../motifs/flowers/still-life.ts';
import { pageGround, pageRim } from '../../motifs/page-ground.ts';
import { sprig, type SprigKind } from '../../motifs/sprig.ts';
import { butterfly } from '../../motifs/visitors.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { dressBoards } from '../../motifs/dressing/boards.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';

interface Kind {
  readonly draw: DrawVessel;
  /** How the vessel is called in titles and in a sentence. */
  readonly title: string;
  readonly said: string;
  readonly tag: string;
  readonly mouth: Point;
  readonly scale?: number;
  readonly hoop?: boolean;
  /** Where it may stand on medium pages. */
  readonly places: readonly StillLifePlace[];
  /** How far below the mouth its stems end, and over which share of their length they grow thin. */
  readonly stems?: { readonly foot: number; readonly tip: number };
}

const KINDS: Readonly<Record<string, Kind>> = {
  vase: {
    draw: paintedVase,
    title: 'in a Band-Painted Vase',
    said: 'a vase with a painted band',
    tag: 'vase',
    mouth: [400, 600],
    places: ['cloth'],
  },
  pitcher: {
    draw: pitcher,
    title: 'in the Milk Pitcher',
    said: 'an old milk pitcher',
    tag: 'pitcher',
    mouth: [390, 600],
    places: ['sill', 'cloth'],
  },
  teapot: {
    draw: teapot,
    title: 'in a Teapot',
    said: 'a teapot that lost its lid',
    tag: 'teapot',
    mouth: [400, 610],
    places: ['sill'],
  },
  can: {
    draw: wateringCan,
    title: 'in a Watering Can',
    said: 'a watering can by the shed',
    tag: 'watering can',
    mouth: [405, 610],
    places: ['shed'],
    scale: 0.92,
  },
  boot: {
    draw: boot,
    title: 'in a Rain Boot',
    said: 'a rubber boot after the rain',
    tag: 'boot',
    mouth: [396, 590],
    places: ['doorstep'],
  },
  jar: {
    draw: jar,
    title: 'in a Jam Jar',
    said: 'a jam jar tied with a ribbon',
    tag: 'jar',
    mouth: [400, 590],
    places: ['sill'],
  },
  basket: {
    draw: basket,
    title: 'in a Wicker Basket',
    said: 'a wicker basket',
    tag: 'basket',
    mouth: [400, 640],
    places: ['picnic'],
    hoop: true,
  },
  wrap: {
    draw: wrap,
    title: 'in Paper and Ribbon',
    said: 'wrapping paper tied with a bow',
    tag: 'bouquet',
    mouth: [400, 590],
    places: ['cloth'],
    stems: { foot: 96, tip: 0.1 },
  },
  pot: {
    draw: pot,
    title: 'in a Clay Pot',
    said: 'a clay pot on its saucer',
    tag: 'pot',
    mouth: [400, 600],
    places: ['sill'],
  },
};

type Slot = readonly [x: number, y: number, scale: number, facing: Facing];

/** Where heads stand above the mouth, back to front, the leading one last. */
const SLOTS: readonly (readonly (readonly Slot[])[])[] = [
  [
    [
      [-165, -170, 1.4, 'turned'],
      [165, -180, 1.4, 'turned'],
      [0, -240, 1.85, 'face'],
    ],
    [
      [-130, -300, 1.5, 'turned'],
      [150, -250, 1.55, 'face'],
      [-30, -100, 1.6, 'face'],
    ],
    [
      [150, -320, 1.4, 'turned'],
      [-150, -230, 1.7, 'face'],
      [110, -120, 1.5, 'turned'],
    ],
  ],
  [
    [
      [0, -385, 1.15, 'turned'],
      [-190, -300, 1.2, 'turned'],
      [195, -300, 1.2, 'turned'],
      [-165, -90, 1.25, 'turned'],
      [170, -90, 1.25, 'turned'],
      [0, -210, 1.6, 'face'],
    ],
    [
      [-110, -390, 1.2, 'turned'],
      [130, -360, 1.35, 'face'],
      [-215, -190, 1.25, 'turned'],
      [195, -130, 1.35, 'turned'],
      [-20, -130, 1.7, 'face'],
    ],
    [
      [-190, -330, 1.35, 'face'],
      [50, -395, 1.2, 'turned'],
      [215, -250, 1.25, 'turned'],
      [-180, -95, 1.2, 'turned'],
      [150, -70, 1.15, 'turned'],
      [10, -210, 1.5, 'face'],
    ],
  ],
  [
    [
      [0, -410, 1.1, 'turned'],
      [-175, -370, 1.15, 'turned'],
      [180, -370, 1.15, 'turned'],
      [-245, -190, 1.15, 'turned'],
      [250, -195, 1.15, 'turned'],
      [-150, -60, 1.15, 'turned'],
      [155, -60, 1.15, 'turned'],
      [0, -210, 1.7, 'face'],
    ],
    [
      [-90, -410, 1.2, 'turned'],
      [120, -400, 1.25, 'face'],
      [-240, -270, 1.2, 'face'],
      [250, -240, 1.2, 'turned'],
      [-190, -80, 1.2, 'turned'],
      [170, -80, 1.3, 'face'],
      [0, -215, 1.6, 'face'],
    ],
    [
      [-190, -380, 1.2, 'face'],
      [40, -420, 1.15, 'turned'],
      [230, -320, 1.2, 'turned'],
      [-250, -180, 1.15, 'turned'],
      [235, -120, 1.2, 'face'],
      [-120, -50, 1.2, 'turned'],
      [90, -40, 1, 'turned'],
      [-10, -220, 1.65, 'face'],
    ],
  ],
];

/** Flowers of few, broad petals: all an easy page can hold. */
const BROAD: readonly SpeciesName[] = [
  'rose',
  'poppy',
  'anemone',
  'hibiscus',
  'frangipani',
  'dogwood',
  'hellebore',
  'daffodil',
  'cherry',
  'clematis',
];

const CUT: readonly SpeciesName[] = [
  'rose',
  'poppy',
  'anemone',
  'peony',
  'dahlia',
  'marguerite',
  'sunflower',
  'cosmos',
  'gerbera',
  'lily',
  'protea',
  'hellebore',
  'daffodil',
  'hibiscus',
  'camellia',
  'clematis',
  'frangipani',
  'coneflower',
  'magnolia',
  'dogwood',
];

/** Flowers that stay clear when they are small. */
const COMPANIONS: readonly SpeciesName[] = [
  ...BROAD,
  'lily',
  'magnolia',
  'peony',
  'camellia',
  'cosmos',
  'marguerite',
];

function chooseKinds(brief: Brief): SpeciesName[] {
  const { random, level } = brief;
  if (level === 0) return random.shuffle(BROAD).slice(0, 2);
  const lead = random.pick(CUT);
  return [
    lead,
    ...random
      .shuffle(COMPANIONS)
      .filter((name) => name !== lead)
      .slice(0, 2),
  ];
}

/** Flowers with sprawling leaves give way to plain greens here. */
const GREENS = ['camellia', 'hibiscus', 'lily', 'peony'] as const;

/** Cut flowers of two or three kinds in one kind of vessel. */
function vessel(key: keyof typeof KINDS): Composition {
  const kind = KINDS[key]!;
  return {
    name: `vessel-${key}`,
    category: 'flowers',
    size: [800, 1000],
    strays: 1.6,
    pens: {
      ...PENS,
      medium: { bold: 6, line: 4, fine: 2.8, none: 0 },
      hard: { bold: 5.2, line: 3.8, fine: 2.7, none: 0 },
    },
    draw(brief) {
      const names = chooseKinds(brief);
      const near = brief.level === 0 ? { up: 40, scale: 1.12 } : { up: 6, scale: 0.96 };
      if (brief.level === 0) drawTable(brief.sheet);
      else if (brief.level === 2) drawKitchen(brief);
      else drawPlace(brief, kind);
      const view = brief.sheet.inside([pageRim(800, 1000)]);
      const at = view.at({
        x: kind.mouth[0],
        y: kind.mouth[1] - near.up,
        scale: near.scale * (kind.scale ?? 1),
      });
      if (brief.level > 0) drawGreens(at.layer('greens'), brief);
      if (brief.level > 0) drawStems(at.layer('stems'), brief, kind.stems ?? { foot: 20, tip: 0.1 });
      if (kind.hoop) basketHandle(at.layer('hoop'));
      kind.draw(at.layer('vessel'), { random: brief.random.fork('vessel'), level: brief.level });
      drawHeads(at.layer('flowers'), brief, names);
      const [first, second, third] = names.map((name) => SPECIES[name].many);
      return {
        title: `${headline(first!)} and ${headline(second!)} ${kind.title}`,
        description: `${titled(first!)}${third ? `, ${second!} and ${third}` : ` and ${second!}`} stand in ${kind.said}. Give every kind of flower a color of its own.`,
        tags: [...new Set(['flowers', 'bouquet', 'still life', kind.tag, ...names])].slice(0, 8),
      };
    },
  };
}

/** A table before a wall, at the page's edge. */
function drawTable(sheet: Sheet): void {
  const rim = pageRim(800, 1000);
  sheet.layer('wall').shape(rim, 'line', 'soft');
  sheet
    .layer('wall')
    .inside([rim])
    .shape(rectangle(0, 800, 800, 220), 'line', 'wood');
  sheet.layer('wall').rim(rim, 'line');
}

/** One of the places where such a vessel stands. */
function drawPlace({ sheet, random }: Brief, kind: Kind): void {
  const place = random.fork('place');
  stillLifePlace(sheet, place.pick(kind.places), place);
}

/** A wall above a table of boards. */
function drawKitchen({ sheet, random }: Brief): void {
  pageGround(sheet, [800, 1000], (ground, zone) => {
    const kind = random.fork('wall').pick(['tiles', 'panels', 'bricks'] as const);
    dressWall(ground, random, { zone, kind, size: 144 });
    dressBoards(ground.inside(zone), random, {
      zone: [rectangle(20, 846, 760, 140)],
      kind: 'planks',
      size: 96,
      rim: 'line',
    });
  });
}

function drawGreens(sheet: Sheet, brief: Brief): void {
  const { random, level } = brief;
  const leafy = speciesOf(random.pick(GREENS));
  const kinds = random.shuffle<SprigKind>(['leafy', 'round', 'berry']);
  const count = byLevel(brief, 3, 6, 9);
  for (let i = 0; i < count; i++) {
    const angle = mix(-Math.PI * 1.02, Math.PI * 0.02, (i + 0.5) / count);
    const [x, y] = polar([0, -190], byLevel(brief, 130, 170, 190), angle);
    if (i % 3 === 1 && level === 2) {
      sprig(sheet, { from: [x, y], angle, length: 118, kind: kinds[0]!, random, pairs: 2 });
      continue;
    }
    leafy.leaf(sheet.at({ x, y, angle: angle + Math.PI / 2, scale: byLevel(brief, 2.2, 1.5, 1.4) }), {
      random,
      level,
    });
  }
}

/** Stems from the mouth to where heads will stand. */
function drawStems(sheet: Sheet, brief: Brief, { foot, tip }: NonNullable<Kind['stems']>): void {
  const half = byLevel(brief, 9, 7, 6);
  for (const x of byLevel(brief, [-90, 90, 0], [-150, 150, -70, 70, 0], [-170, 170, -80, 80, 0])) {
    const spine = bezier([x * 0.35, foot], [x * 0.45, -40], [x * 0.8, -100], [x, -170], 12);
    const rim = tube(spine, (t) => half * Math.min(1, (1.02 - t) / tip));
    sheet.shape(cutAslant(rim, half), 'line', 'leaf');
  }
}

function drawHeads(sheet: Sheet, brief: Brief, names: readonly SpeciesName[]): void {
  const { random, level } = brief;
  const roles: readonly Role[] = ['a', 'd', 'b'];
  const slots = random.pick(SLOTS[level]!);
  const flip = random.chance(0.5) ? -1 : 1;
  for (const side of [-1, 1])
    SPECIES.camellia.leaf(
      sheet.at({ x: side * 70, y: -10, angle: side * 1.9, scale: byLevel(brief, 1.7, 1.5, 1.3) }),
      { random, level },
    );
  slots.forEach(([x, y, scale, facing], i) => {
    const last = i === slots.length - 1;
    const which = last ? 0 : (i + 1) % names.length;
    const species = speciesOf(names[which]!);
    head(sheet, {
      species,
      at: [x * flip, y + 22 + (facing === 'face' ? 0 : 30 * scale)],
      scale: scale * (species.reach > 105 ? 0.9 : 1),
      facing,
      lean: facing === 'face' ? random.range(-0.3, 0.3) : (x * flip) / 420,
      level: (level === 0 ? 0 : scale >= byLevel(brief, 0, 1.45, 1.5) ? level : level - 1) as 0 | 1 | 2,
      random: random.fork(`head ${i}`),
      petals: species.petals === 'a' ? roles[which]! : species.petals,
    });
  });
  if (level === 2 && random.chance(0.6))
    butterfly(sheet.at({ x: -flip * 300, y: -430, scale: 0.6, angle: 0.3 }), ['b', 'd'], 1);
}

/** Every kind of vessel. */
export const VESSELS = Object.keys(KINDS).map(vessel);
