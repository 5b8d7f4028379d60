import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { rectangle } from '../../geometry/forms.ts';
import { perchingBird } from '../../motifs/birds/perching.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { titled } from '../../motifs/flower-names.ts';
import { butterfly, ladybird } from '../../motifs/nature/fliers.ts';
import { berries, type LeafKind } from '../../motifs/nature/leaves.ts';
import { leafyBranch } from '../../motifs/nature/leafy-branch.ts';
import { acornPair, fruitingSprig, hazelPair, hollyBerries } from '../../motifs/nature/fruiting-sprig.ts';
import { throughWindow } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { easyPage } from '../easy-page.ts';
import { EASY_STUDIES } from './easy/studies.ts';

const WIDE = 760;

type Fruit = (sheet: Sheet, level: 0 | 1 | 2) => void;

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
    fruit: acornPair,
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
    fruit: hazelPair,
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
      throughWindow(brief.sheet, { kind, size: [WIDE, 1000], role: 'cream', band: 22 }, (inside) => {
        if (name === 'ivy') dressWall(inside.layer('wall'), random.fork('wall'), WALLS[level]!);
        else if (level > 0) drawPanes({ ...brief, sheet: inside }, name);
        const scene = { ...brief, sheet: flip ? inside.at({ x: WIDE, flip: true }) : inside };
        drawPlant(scene, plant, visitor);
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

/** How a branch may run: itself and its twigs, then where a visitor sits or hovers and where fruits hang. */
const LAYOUTS = [
  {
    lines: [
      '-10,880 150,810 300,700 420,550 500,380 520,180',
      '250,742 330,780 420,820 540,820 640,770',
      '360,632 320,500 230,370 200,200',
      '456,480 550,470 650,410',
      '330,668 440,650 540,640 620,590',
    ],
    perch: [170, 786, -0.26],
    hover: [600, 230],
    fruits: [
      [1, 0.5],
      [2, 0.5],
      [3, 0.55],
      [0, 0.93],
    ],
  },
  {
    lines: [
      '790,170 660,216 500,246 320,236 150,180',
      '650,220 670,360 620,500 650,650 600,800',
      '450,250 400,380 420,520 360,660 380,830',
      '270,228 200,340 220,470 160,600',
    ],
    perch: [470, 256, 0],
    hover: [180, 780],
    fruits: [
      [1, 0.42],
      [2, 0.7],
      [3, 0.6],
      [2, 0.3],
    ],
  },
  {
    lines: [
      '-20,110 160,180 330,280 470,410 570,570 600,730 560,850',
      '240,222 330,150 450,120 560,130',
      '400,340 340,480 300,620 310,760',
      '510,460 600,420 690,430',
      '110,162 100,290 140,420 120,560',
    ],
    perch: [420, 122, -0.1],
    hover: [560, 800],
    fruits: [
      [2, 0.6],
      [4, 0.6],
      [3, 0.6],
      [0, 0.96],
    ],
  },
  {
    lines: [
      '380,1020 390,860 370,700 390,540 370,380 390,230',
      '387,830 260,720 160,590',
      '373,700 500,620 620,600',
      '385,560 270,450 200,310',
      '376,450 500,350 570,220',
    ],
    perch: [540, 608, -0.1],
    hover: [600, 820],
    fruits: [
      [1, 0.5],
      [3, 0.5],
      [4, 0.5],
      [2, 0.96],
    ],
  },
  {
    lines: [
      '790,920 690,710 600,510 470,360 300,290 130,310',
      '640,600 540,620 430,690 380,790',
      '500,392 480,480 420,560',
      '300,290 260,400 270,520',
      '640,590 690,480 680,360',
    ],
    perch: [330, 296, 0.1],
    hover: [180, 780],
    fruits: [
      [1, 0.5],
      [2, 0.6],
      [3, 0.6],
      [0, 0.86],
    ],
  },
] as const;

/** How a sprig may grow: its stem and shoots, a perch, a place to hover and where its fruits sit. */
const SPRIGS = [
  {
    lines: [
      '-20,930 110,850 260,730 390,590 490,440 550,320 572,250',
      '280,712 380,730 460,724 530,700',
      '200,778 180,660 190,560 216,480',
      '455,496 390,420 350,330 340,250',
    ],
    perch: [430, 728, 0],
    hover: [560, 850],
    fruits: [
      [0, 0.47],
      [2, 0.5],
      [0, 0.8],
      [1, 0.7],
    ],
  },
  {
    lines: [
      '-20,120 130,170 300,240 440,350 540,490 586,620 592,720',
      '220,206 210,330 200,450 210,560',
      '400,316 380,440 390,580 420,720',
      '330,256 440,220 540,216',
    ],
    perch: [372, 284, 0.3],
    hover: [180, 760],
    fruits: [
      [1, 0.5],
      [0, 0.62],
      [2, 0.62],
      [0, 0.84],
    ],
  },
  {
    lines: [
      '350,1030 366,880 390,720 380,560 388,430 410,320 424,260',
      '370,850 270,810 200,740 170,680',
      '388,690 500,640 570,570 592,500',
      '384,500 300,430 246,370 232,300',
    ],
    perch: [500, 640, -0.4],
    hover: [560, 820],
    fruits: [
      [0, 0.36],
      [3, 0.5],
      [1, 0.6],
      [0, 0.72],
    ],
  },
] as const;

function drawPlant(brief: Brief, plant: Plant, visitor: (typeof VISITORS)[number]): void {
  const { random, level } = brief;
  const layout = random.pick<(typeof LAYOUTS)[number] | (typeof SPRIGS)[number]>(
    plant.isSprig ? SPRIGS : LAYOUTS,
  );
  const [px, py, lean] = layout.perch;
  const [hx, hy] = layout.hover;
  const clear =
    visitor === 'bird'
      ? [{ at: [px, py - 80] as const, radius: 130 }]
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
      box: [66, 66, WIDE - 66, 934],
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
        draw: plant.fruit,
        scale: plant.scale * byLevel(brief, 1.4, 1.06, 0.92),
        spots: layout.fruits.slice(0, byLevel(brief, 2, 3, 4)),
      },
      clear,
    });
  const sheet = brief.sheet.layer('visitor');
  if (visitor === 'butterfly')
    butterfly(sheet.at({ x: hx, y: hy, scale: byLevel(brief, 1, 0.86, 0.8), angle: 0.4 }), ['a', 'd'], level);
  if (visitor === 'ladybird') ladybird(sheet.at({ x: px, y: py - 6, scale: 0.8, angle: 1.4 + lean }), level);
  if (visitor === 'bird')
    perchingBird(sheet.at({ x: px, y: py - 26, scale: 0.74, angle: lean * 0.5 }), level, [
      'c',
      'rust',
      'cream',
    ]);
}
