import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle } from '../../geometry/forms.ts';
import { points } from '../../geometry/knots.ts';
import { perchingBird } from '../../motifs/birds/perching.ts';
import { dressMeadow } from '../../motifs/dressing/meadow.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { titled } from '../../motifs/flower-names.ts';
import { hill } from '../../motifs/landscape.ts';
import { butterfly, ladybird } from '../../motifs/nature/fliers.ts';
import { berries, type LeafKind } from '../../motifs/nature/leaves.ts';
import { leafyBranch } from '../../motifs/nature/leafy-branch.ts';
import { acorns, fruitingSprig, hazelnuts, hollyBerries } from '../../motifs/nature/fruiting-sprig.ts';
import { driftCloud } from '../../motifs/nature/skies.ts';
import { spruce } from '../../motifs/nature/trees.ts';
import { throughWindow } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { easyPage } from '../easy-page.ts';
import { EASY_STUDIES } from './easy/studies.ts';
import { BOUGHS, LAYOUTS, SPRIGS } from './study-growths.ts';

const WIDE = 760;

type Fruit = (sheet: Sheet, level: 0 | 1 | 2, which: number) => void;

interface Plant {
  readonly leaf: LeafKind;
  readonly fruit: Fruit;
  readonly fruits: string;
  readonly roles: readonly Role[];
  /** Length of a leaf, in units. */
  readonly size: number;
  readonly scale: number;
  /** Whether it is a sprig with a stalk for every leaf and its fruits in the axils. */
  readonly isSprig?: boolean;
}

const blue = (sheet: Sheet, level: 0 | 1 | 2): void => berries(sheet, 'd', level);
const gold = (sheet: Sheet, level: 0 | 1 | 2): void => berries(sheet, 'gold', level === 0 ? 0 : 1);

const PLANTS = {
  oak: {
    leaf: 'oak',
    fruit: acorns,
    fruits: 'acorns',
    roles: ['leaf', 'gold', 'ember'],
    size: 168,
    scale: 1,
    isSprig: true,
  },
  ginkgo: {
    leaf: 'ginkgo',
    fruit: gold,
    fruits: 'round fruits',
    roles: ['sun', 'gold', 'leaf'],
    size: 170,
    scale: 0.9,
  },
  holly: {
    leaf: 'holly',
    fruit: hollyBerries,
    fruits: 'red berries',
    roles: ['leaf', 'grass', 'leaf'],
    size: 160,
    scale: 1,
    isSprig: true,
  },
  hazel: {
    leaf: 'birch',
    fruit: hazelnuts,
    fruits: 'nuts',
    roles: ['leaf', 'grass', 'gold'],
    size: 164,
    scale: 1,
    isSprig: true,
  },
  ivy: {
    leaf: 'ivy',
    fruit: blue,
    fruits: 'dark berries',
    roles: ['leaf', 'grass', 'leaf'],
    size: 160,
    scale: 0.84,
  },
} as const satisfies Record<string, Plant>;

type PlantName = keyof typeof PLANTS;

const VISITORS = ['butterfly', 'ladybird', 'bird', 'nobody'] as const;

const WORDS: Readonly<Record<(typeof VISITORS)[number], string>> = {
  butterfly: 'A butterfly has come to look.',
  ladybird: 'A ladybird walks along it.',
  bird: 'A small bird sits on it.',
  nobody: 'So it looks on a plate of an old plant book.',
};

/** The bricks that ivy climbs. */
const WALLS = ([380, 250, 170] as const).map((size) => ({
  zone: [rectangle(0, 0, WIDE, 1000)],
  kind: 'bond' as const,
  size,
}));

/** A branch of one plant with its leaves and fruits, as on a plate of an old plant book. */
function study(name: PlantName): Composition {
  const plant: Plant = PLANTS[name];
  return {
    name: `study-${name.replace(' ', '-')}`,
    category: 'nature',
    size: [WIDE, 1000],
    strays: 1.5,
    pens: SCENE_PENS,
    draw(brief) {
      const { random, level } = brief;
      const easy = level === 0 && EASY_STUDIES[name];
      if (easy) return easyPage(brief, [WIDE, 1000], easy);
      const visitor = random.pick(VISITORS);
      const flip = random.chance(0.5);
      const kind = level === 2 ? 'panel' : random.pick(['arch', 'panel', 'cut'] as const);
      const isOutside = plant.isSprig === true && level > 0 && random.fork('country').chance(0.4);
      throughWindow(brief.sheet, { kind, size: [WIDE, 1000], role: 'cream', band: 22 }, (inside) => {
        if (name === 'ivy') dressWall(inside.layer('wall'), random.fork('wall'), WALLS[level]!);
        else if (isOutside) drawHills({ ...brief, sheet: inside });
        else if (level > 0) drawPanes({ ...brief, sheet: inside }, name);
        const scene = { ...brief, sheet: flip ? inside.at({ x: WIDE, flip: true }) : inside };
        drawPlant(scene, plant, visitor, isOutside);
      });
      return {
        title: `${capitals(name)} with ${visitor === 'nobody' ? capitals(plant.fruits) : `a ${titled(visitor)}`}`,
        description: `A branch of ${name} carries its leaves and ${plant.fruits}. ${WORDS[visitor]}`,
        tags: [name, 'leaves', 'botanical', plant.fruits, ...(visitor === 'nobody' ? ['plant'] : [visitor])],
      };
    },
  };
}

/** Every word with a capital letter. */
function capitals(words: string): string {
  return words.split(' ').map(titled).join(' ');
}

/** One composition for each plant. */
export const studies: readonly Composition[] = (Object.keys(PLANTS) as PlantName[]).map(study);

/**
 * How many upright panes a window has across and down, on a medium and on a hard page; lozenges where nothing
 * stands.
 */
const UPRIGHT: Partial<Record<PlantName, readonly (readonly [across: number, down: number] | undefined)[]>> =
  {
    oak: [[3, 3], undefined],
    hazel: [
      [2, 4],
      [6, 9],
    ],
    holly: [
      [4, 5],
      [6, 11],
    ],
  };

/** Panes set in lead behind the branch. */
function drawPanes({ sheet, random, level }: Brief, name: PlantName): void {
  const panes = sheet.layer('panes');
  const upright = UPRIGHT[name]?.[level - 1];
  if (upright) uprightPanes(panes, random, upright);
  else lozenges(panes, random, level === 2 ? [116, 150] : [254, 336]);
}

type Pair = readonly [number, number];

/** Upright panes, as many across and down as told. */
function uprightPanes(panes: Sheet, random: Random, [across, down]: Pair): void {
  const [wide, high] = [(WIDE - 2 * FRAME) / across, (1000 - 2 * FRAME) / down];
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++)
      panes.shape(
        rectangle(FRAME + column * wide, FRAME + row * high, wide, high),
        'fine',
        random.pick(GLASS),
      );
}

/** Lozenges so wide and high. */
function lozenges(panes: Sheet, random: Random, [wide, high]: Pair): void {
  for (let row = -1; row < 14; row++)
    for (let column = -1; column < 8; column++) {
      const [x, y] = [column * wide + (row % 2 === 0 ? 0 : wide / 2), row * (high / 2)];
      panes.shape(
        [
          [x, y - high / 2],
          [x + wide / 2, y],
          [x, y + high / 2],
          [x - wide / 2, y],
        ],
        'fine',
        random.pick(GLASS),
      );
    }
}

/** How far the frame of the window reaches into the page, in units. */
const FRAME = 58;
const GLASS = ['cream', 'soft', 'sky'] as const satisfies readonly Role[];

/** Hills and a low sun behind a sprig. */
function drawHills({ sheet, random, level }: Brief): void {
  const far = sheet.layer('panes');
  const air = rectangle(0, 0, WIDE, 1000);
  far.shape(air, 'fine', 'sky');
  if (level === 2) dressSky(far, random.fork('air'), { zone: [air], kind: 'heaped', size: 330 });
  far.shape(ellipse(220, 560, 96), 'line', 'sun');
  for (const [x, y, scale] of [
    [560, 200, 0.7],
    [170, 250, 0.54],
  ] as const)
    driftCloud(far.at({ x, y, scale }), random.fork(`cloud ${x}`), true);
  hill(far, points('-20,650 160,600 380,640 560,580 790,630'), 1010, 'leaf');
  for (const [x, y, scale] of [
    [640, 640, 0.5],
    [704, 650, 0.62],
    [90, 650, 0.44],
  ] as const)
    spruce(far.at({ x, y, scale }), { random: random.fork(`fir ${x}`), level: 0 });
  for (const [line, kind, role] of [
    ['-20,740 200,700 420,730 620,690 790,720', 'fields', 'grass'],
    ['-20,850 180,820 420,846 640,800 790,830', 'flowers', 'leaf'],
  ] as const) {
    const top = hill(far, points(line), 1010, role);
    const zone = [[...top, [790, 1010], [-20, 1010]] as const];
    if (level === 2) dressMeadow(far, random.fork(kind), { zone, kind, size: 120, rim: 'line' });
  }
}

/** A robin on a post among grass that looks up at the sprig, its foot on the frame's origin. */
function robinOnPost(sheet: Sheet, level: 0 | 1 | 2): void {
  const blades = '-70,20! -66,-30 -92,-70! -44,-34 -30,-96! -8,-34 26,-76! 24,-24 56,-44! 44,-6 50,20!';
  sheet.shape(drawn(blades, { x: 46, y: -6, scale: 0.9 }), 'line', 'grass');
  sheet.shape(drawn('-30,30! -28,-110! -22,-124 24,-126 30,-110! 32,30!'), 'line', 'wood');
  sheet.shape(ellipse(1, -116, 29, 10), 'line', 'cream');
  sheet.line(traced('-8,-80 -10,-40 -4,-6'), 'fine', 0.4);
  sheet.shape(drawn(blades, { x: -34, y: 14, scale: 0.76 }), 'line', 'leaf');
  sheet.shape(drawn('-190,60! -120,14 -30,-6 60,2 140,24 200,60! 190,140! -190,140!'), 'line', 'grass');
  perchingBird(sheet.at({ x: -16, y: -130, scale: 0.74, angle: -0.22 }), level, ['wood', 'ember', 'cream']);
}

/** The plant and its visitor; a sprig out of doors grows before hills instead of before a window. */
function drawPlant(brief: Brief, plant: Plant, visitor: (typeof VISITORS)[number], isOutside: boolean): void {
  const { random, level } = brief;
  const indoors = random.pick(plant.isSprig ? SPRIGS : LAYOUTS);
  const layout = isOutside ? random.fork('bough').pick(BOUGHS) : indoors;
  const [px, py, lean] = layout.perch;
  const [hx, hy] = layout.hover;
  const clear =
    visitor === 'bird'
      ? [{ at: [px, py - 80] as const, radius: plant.isSprig ? 140 : 130 }]
      : visitor === 'butterfly'
        ? [{ at: [hx, hy] as const, radius: 110 }]
        : [];
  if (plant.isSprig)
    fruitingSprig(brief.sheet.layer('plant'), {
      random,
      level,
      lines: layout.lines,
      thick: 20,
      leaf: plant.leaf,
      size: plant.size * byLevel(brief, 1.1, 1, 0.9),
      roles: plant.roles,
      box: [66, 66, WIDE - 66, isOutside ? 740 : 934],
      fruit: plant.fruit,
      bunches: layout.fruits.slice(0, byLevel(brief, 2, 3, 4)),
      clear,
    });
  else
    leafyBranch(brief.sheet.layer('plant'), {
      random,
      level,
      lines: layout.lines,
      thick: byLevel(brief, 30, 24, 22),
      leaf: plant.leaf,
      size: plant.size * byLevel(brief, 1.1, 0.94, 0.8),
      roles: plant.roles,
      leaves: byLevel(brief, 3, 8, 8),
      fruits: {
        draw: (at, fine) => plant.fruit(at, fine, 0),
        scale: plant.scale * byLevel(brief, 1.4, 1.06, 0.92),
        spots: layout.fruits.slice(0, byLevel(brief, 2, 3, 4)),
      },
      clear,
    });
  const sheet = brief.sheet.layer('visitor');
  if (isOutside) robinOnPost(sheet.at({ x: hx < WIDE / 2 ? 520 : 230, y: 906 }), level);
  if (visitor === 'butterfly')
    butterfly(sheet.at({ x: hx, y: hy, scale: byLevel(brief, 1, 0.86, 0.8), angle: 0.4 }), ['a', 'd'], level);
  if (visitor === 'ladybird') ladybird(sheet.at({ x: px, y: py - 6, scale: 0.8, angle: 1.4 + lean }), level);
  if (visitor === 'bird')
    perchingBird(
      sheet.at({ x: px, y: py - 26, scale: plant.isSprig ? 0.88 : 0.74, angle: lean * 0.5 }),
      level,
      ['c', 'rust', 'cream'],
    );
}
