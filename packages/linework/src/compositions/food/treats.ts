import type { Difficulty } from '@inkbloom/formats/page';
import type { Brief, Composition } from '../../composition.ts';
import { clockwise } from '../../geometry/boolean.ts';
import { ellipse, rectangle, star } from '../../geometry/forms.ts';
import type { Point } from '../../geometry/point.ts';
import { scatter } from '../../motifs/scatter.ts';
import { SNACKS } from '../../motifs/food/snacks.ts';
import { candy, SWEETS } from '../../motifs/food/sweets.ts';
import type { Treat } from '../../motifs/food/treat.ts';
import { tidied } from '../tidied.ts';
import { setTreats, type SettingName } from './treat-settings.ts';
import type { Pens, Sheet } from '../../sheet.ts';
import type { Role } from '../../roles.ts';

/** Finer than usual: the treats are drawn larger than life and lie close. */
const TREAT_PENS: Readonly<Record<Difficulty, Pens>> = {
  easy: { bold: 5.2, line: 4.4, fine: 3.6, none: 0 },
  medium: { bold: 4.4, line: 3.3, fine: 2.5, none: 0 },
  hard: { bold: 4.2, line: 2.9, fine: 2.1, none: 0 },
};

interface Counter {
  readonly name: string;
  readonly treats: readonly Treat[];
  /** What its easy pages set the treats into. */
  readonly settings: readonly SettingName[];
  readonly titles: readonly string[];
  readonly description: string;
  readonly tags: readonly string[];
}

const COUNTERS: readonly Counter[] = [
  {
    name: 'sweet-friends',
    treats: SWEETS,
    settings: ['windows', 'box', 'rooms', 'shelves'],
    titles: [
      'Sweet Friends',
      'Candy Faces',
      'Bakery Buddies',
      'Sugar Party',
      'A Crowd of Sweethearts',
      'Dessert Crowd',
      'The Sweetest Crowd',
      'Cupcakes and Company',
      'Birthday Table Friends',
    ],
    description:
      'Cupcakes, donuts and macarons crowd together and smile at you. No two of them have to have the same flavor.',
    tags: ['sweets', 'kawaii', 'cupcake', 'donut', 'candy', 'doodle'],
  },
  {
    name: 'snack-friends',
    treats: SNACKS,
    settings: ['blanket', 'tray', 'menu', 'table'],
    titles: [
      'Snack Friends',
      'The Lunch Crowd',
      'Picnic Pals',
      'Happy Hungry Hour',
      'Burger and Friends',
      'Burger and Buddies',
      'Snack Bar Smiles',
      'Lunch Club',
      'Wide-Awake Snacks',
    ],
    description:
      'Burger, pizza, toast and noodles sit close together and are in the best of moods. Color what you would like to eat first.',
    tags: ['food', 'kawaii', 'burger', 'pizza', 'snacks', 'doodle'],
  },
];

/** Smiling treats that fill the page, the nearer before the farther; easy pages give each a place of its own. */
export const treatPages: readonly Composition[] = COUNTERS.map((counter) =>
  tidied(
    {
      name: counter.name,
      category: 'food',
      size: [800, 1000],
      strays: 1.2,
      pens: TREAT_PENS,
      draw(brief) {
        const rim = rectangle(34, 34, 732, 932, 22);
        brief.sheet.layer('ground').shape(rim, 'bold', 'soft');
        const scene = { ...brief, sheet: brief.sheet.inside([rim]) };
        if (brief.level === 1) drawCloth(scene.sheet);
        if (brief.level === 2) drawStripes(scene.sheet);
        if (brief.level === 0) drawBox(scene, counter);
        else drawCrowd(scene, counter);
        brief.sheet.layer('frame').rim(rim, 'bold');
        const title = brief.random.fork('title').pick(counter.titles);
        return { title, description: counter.description, tags: counter.tags };
      },
    },
    1,
    1,
  ),
);

/** Six treats, each in a place of its own. */
function drawBox({ sheet, random, level }: Brief, { treats, settings }: Counter): void {
  const chosen = random.shuffle(treats);
  setTreats(sheet, random.fork('setting').pick(settings), (spot, nth) => {
    const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
    chosen[nth]!(spot.at({ angle: random.range(-0.05, 0.05) }), {
      level,
      random: random.fork(`${nth}`),
      roles: [roles[0]!, roles[1]!],
      nth: 0,
    });
  });
}

/** The broad stripes of the cloth that they sit on. */
function drawCloth(sheet: Sheet): void {
  for (let i = 0; i < 3; i++)
    sheet.layer('ground').shape(rectangle(156 + i * 244, 0, 122, 1000), 'fine', 'cream');
}

/** Broad slanting stripes of the paper they lie on. */
function drawStripes(sheet: Sheet): void {
  for (let i = 0; i < 20; i++)
    sheet.layer('ground').shape(
      clockwise([
        [i * 110 - 1000, 1000],
        [i * 110 - 890, 1000],
        [i * 110 + 110, 0],
        [i * 110, 0],
      ]),
      'fine',
      i % 2 === 0 ? 'soft' : 'cream',
    );
}

/** Rows from the back to the front, every second one a place shorter; small things fill the gaps. */
function drawCrowd({ sheet, random, level }: Brief, counter: Counter): void {
  const [columns, rows, scale] = level === 1 ? [3, 5, 1.14] : [4, 6, 0.88];
  const pitch = (732 - 232 * scale) / (columns - 1);
  const places = Array.from({ length: rows }, (_, row) => {
    const y = 34 + 132 * scale + row * ((932 - 262 * scale) / (rows - 1));
    const count = columns - (row % 2);
    return Array.from({ length: count }, (__, i): Point => [400 + (i - (count - 1) / 2) * pitch, y]);
  }).flat();
  drawSmallThings({ sheet, random, level }, counter, places, scale);
  const kinds = random.shuffle(counter.treats);
  const order = random.shuffle(places.map((_, at) => at)).toSorted((a, b) => places[a]![1] - places[b]![1]);
  for (const at of order) {
    const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
    const [x, y] = places[at]!;
    const spot = {
      x,
      y: y + random.range(-8, 8),
      scale: scale * random.range(0.96, 1.02),
      angle: random.range(-0.14, 0.14),
    };
    kinds[at % kinds.length]!(sheet.layer('treats').at(spot), {
      level,
      random: random.fork(`${at}`),
      roles: [roles[0]!, roles[1]!],
      nth: Math.floor(at / kinds.length),
    });
  }
}

/** Candies, stars and berries, or slices of tomato, peas and stars, in the gaps between the treats. */
function drawSmallThings(
  { sheet, random, level }: Pick<Brief, 'sheet' | 'random' | 'level'>,
  { name }: Counter,
  places: readonly Point[],
  scale: number,
): void {
  const spots = scatter(random.fork('small'), {
    box: [52, 52, 748, 948],
    avoid: places.map(([x, y]) => ellipse(x, y, 96 * scale, 108 * scale)),
    count: level === 1 ? 6 : 40,
    sizes: level === 1 ? [22, 36] : [17, 27],
    gap: 12,
  });
  for (const [i, { at, size }] of spots.entries()) {
    const spot = sheet.layer('small').at({ x: at[0], y: at[1], scale: size / 36 });
    drawSmall(spot, size < 21 ? 0 : i % 3, name === 'sweet-friends');
  }
}

function drawSmall(sheet: Sheet, kind: number, isSweet: boolean): void {
  if (kind === 0) return sheet.shape(star(0, 0, 36, 17, 5), 'line', 'sun');
  if (isSweet && kind === 1) return candy(sheet.at({ scale: 0.8 }), 'd');
  sheet.shape(ellipse(0, 0, 32), 'line', isSweet || kind === 1 ? 'rust' : 'leaf');
  sheet.shape(isSweet ? star(0, -3, 17, 8, 5) : ellipse(0, 0, kind === 1 ? 21 : 14), 'fine', 'sun');
}
