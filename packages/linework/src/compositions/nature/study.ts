import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { rectangle } from '../../geometry/forms.ts';
import { perchingBird } from '../../motifs/birds/perching.ts';
import { dressWall } from '../../motifs/dressing/wall.ts';
import { titled } from '../../motifs/flower-names.ts';
import { butterfly, ladybird } from '../../motifs/nature/fliers.ts';
import { acorn, berries, hazelnuts, type LeafKind } from '../../motifs/nature/leaves.ts';
import { leafyBranch } from '../../motifs/nature/leafy-branch.ts';
import { throughWindow } from '../../motifs/nature/window.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
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
}

const red = (sheet: Sheet, level: 0 | 1 | 2): void => berries(sheet, 'rust', level);
const blue = (sheet: Sheet, level: 0 | 1 | 2): void => berries(sheet, 'd', level);
const gold = (sheet: Sheet, level: 0 | 1 | 2): void => berries(sheet, 'gold', level === 0 ? 0 : 1);

const PLANTS = {
  oak: { leaf: 'oak', fruit: acorn, fruits: 'acorns', roles: ['leaf', 'gold', 'ember'], size: 176, scale: 1 },
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
    fruit: red,
    fruits: 'red berries',
    roles: ['leaf', 'grass', 'leaf'],
    size: 190,
    scale: 0.9,
  },
  hazel: {
    leaf: 'birch',
    fruit: hazelnuts,
    fruits: 'nuts',
    roles: ['leaf', 'grass', 'gold'],
    size: 180,
    scale: 1,
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
        else if (level === 2) drawPanes({ ...brief, sheet: inside });
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

/** Small panes set in lead behind the branch, some of them rounds. */
function drawPanes({ sheet, random }: Brief): void {
  const panes = sheet.layer('panes');
  const [wide, high] = [116, 150];
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
        random.pick(['cream', 'soft', 'sky'] as const),
      );
    }
}

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

function drawPlant(brief: Brief, plant: Plant, visitor: (typeof VISITORS)[number]): void {
  const { random, level } = brief;
  const layout = random.pick(LAYOUTS);
  const [px, py, lean] = layout.perch;
  const [hx, hy] = layout.hover;
  const clear =
    visitor === 'bird'
      ? [{ at: [px, py - 80] as const, radius: 130 }]
      : visitor === 'butterfly'
        ? [{ at: [hx, hy] as const, radius: 110 }]
        : [];
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
