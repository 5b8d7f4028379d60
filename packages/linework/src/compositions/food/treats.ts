import type { Difficulty } from '@inkbloom/formats/page';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { rectangle } from '../../geometry/forms.ts';
import { SNACKS } from '../../motifs/food/snacks.ts';
import { SWEETS } from '../../motifs/food/sweets.ts';
import type { Treat } from '../../motifs/food/treat.ts';
import type { Path } from '../../geometry/point.ts';
import type { Pens } from '../../sheet.ts';
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
  readonly titles: readonly string[];
  readonly description: string;
  readonly tags: readonly string[];
}

const COUNTERS: readonly Counter[] = [
  {
    name: 'sweet-friends',
    treats: SWEETS,
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

/** Smiling treats that fill the page from edge to edge, the nearer before the farther. */
export const treatPages: readonly Composition[] = COUNTERS.map((counter) => ({
  name: counter.name,
  category: 'food',
  size: [800, 1000],
  strays: 1.2,
  pens: TREAT_PENS,
  draw(brief) {
    const rim = rectangle(34, 34, 732, 932, 22);
    brief.sheet.layer('ground').shape(rim, 'bold', 'soft');
    if (brief.level === 0)
      for (let i = 0; i < 6; i++)
        brief.sheet
          .layer('ground')
          .inside([rim])
          .shape(
            cellOf(i % 2, Math.floor(i / 2)),
            'line',
            (i + Math.floor(i / 2)) % 2 === 0 ? 'soft' : 'cream',
          );
    drawCrowd({ ...brief, sheet: brief.sheet.inside([rim]) }, counter.treats);
    brief.sheet.layer('frame').rim(rim, 'bold');
    const title = brief.random.fork('title').pick(counter.titles);
    return { title, description: counter.description, tags: counter.tags };
  },
}));

/** One of the six places of an easy page's box. */
function cellOf(column: number, row: number): Path {
  return rectangle(34 + column * 366, 34 + row * 311, 366, 311);
}

/** Rows from the back to the front, each shifted by half a place. */
function drawCrowd(brief: Brief, treats: readonly Treat[]): void {
  const { random, level, sheet } = brief;
  const columns = byLevel(brief, 2, 3, 4);
  const pitch = 780 / columns;
  const scale = pitch / byLevel(brief, 322, 214, 200);
  const rows = byLevel(brief, 3, 5, 6);
  let queue: Treat[] = [];
  for (let row = 0; row < rows; row++) {
    const y = level === 0 ? 189 + row * 311 : 40 + pitch * 0.34 + row * ((960 - pitch * 0.5) / (rows - 1));
    const shift = level === 0 || row % 2 === 0 ? 0 : 0.5;
    const places = Array.from({ length: columns + (shift > 0 ? 1 : 0) }, (_, i) => i);
    for (const i of random.shuffle(places)) {
      if (queue.length === 0) queue = random.shuffle(treats);
      const treat = queue.pop()!;
      const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
      const x = level === 0 ? 217 + i * 366 : 10 + (i + 0.5 - shift) * pitch;
      const spot = {
        x,
        y: y + (level === 0 ? 0 : random.range(-14, 14)),
        scale: scale * random.range(0.94, 1.06) * (level === 0 && treats === SWEETS ? 0.95 : 1),
        angle: random.range(-0.18, 0.18) * (level === 0 ? 0.5 : 1),
      };
      const place = level === 0 ? sheet.inside([cellOf(i, row)]) : sheet;
      treat(place.layer('treats').at(spot), {
        level,
        random: random.fork(`${row}/${i}`),
        roles: [roles[0]!, roles[1]!],
      });
    }
  }
}
