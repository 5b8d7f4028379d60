import { byLevel, type Composition } from '../../composition.ts';
import { bounds } from '../../geometry/path.ts';
import { place } from '../../geometry/point.ts';
import { GROUNDS, type GroundName } from '../../motifs/letters/grounds.ts';
import { wordForm } from '../../motifs/letters/letterforms.ts';
import { THINGS, type ThingName } from '../../motifs/letters/things.ts';
import { sittingCat, sittingDog } from '../../motifs/people/pets.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { withEasy } from '../easy-page.ts';
import { edged, type EdgedPicture } from '../edged.ts';
import { EASY_NUMBERS } from './easy-letters.ts';
import { largeSign } from './letter-scene.ts';

interface Count {
  readonly count: number;
  readonly name: string;
  readonly things: string;
  readonly thing: ThingName;
  readonly ground: GroundName;
  readonly edge: EdgedPicture['edge'];
  readonly size: number;
  /** Where the things stand, if not where those of other numbers do. */
  readonly spots?: readonly (readonly [number, number])[];
  /** Who sits before the number. */
  readonly company?: (sheet: Sheet, level: 0 | 1 | 2) => void;
  readonly description: string;
}

const COUNTS: readonly Count[] = [
  {
    count: 2,
    name: 'Two',
    things: 'Cats',
    thing: 'cat',
    ground: 'parlor',
    edge: 'arch',
    size: 1.1,
    description:
      'Two cats keep the number 2 company, one at either end of it. At least one of them is awake.',
  },
  {
    count: 3,
    name: 'Three',
    things: 'Balloons',
    thing: 'balloon',
    spots: [
      [806, 640],
      [190, 390],
      [196, 690],
    ],
    ground: 'hills',
    edge: 'page',
    size: 1.2,
    company(sheet, level) {
      sittingDog(sheet.at({ x: 350, y: 936 }), level);
      sittingCat(sheet.at({ x: 636, y: 936 }), level);
    },
    description: 'Three balloons rise over the hills around the number 3. Let none of them go.',
  },
  {
    count: 5,
    name: 'Five',
    things: 'Fish',
    thing: 'fish',
    ground: 'sea',
    edge: 'page',
    size: 0.92,
    description: 'Five fish swim past the number 5. Count them before they turn the corner.',
  },
  {
    count: 10,
    name: 'Ten',
    things: 'Daisies',
    thing: 'daisy',
    ground: 'table',
    edge: 'page',
    size: 0.6,
    description:
      'Ten daisies lie on the cloth around the number 10. Somebody is about to make a crown of them.',
  },
];

/** Where things stand round a number, those first that are needed for few. */
const SPOTS: readonly (readonly [number, number])[] = [
  [790, 740],
  [210, 760],
  [800, 300],
  [200, 330],
  [500, 880],
  [850, 520],
  [150, 560],
  [500, 110],
  [690, 880],
  [310, 880],
];

function numberPage(it: Count): Composition {
  return edged({
    name: `number-${it.count}`,
    category: 'letters',
    size: [1000, 1000],
    edge: it.edge,
    backdrop: 'sky',
    keepsSides: true,
    draw(brief) {
      const { random, level } = brief;
      GROUNDS[it.ground](brief, [1000, 1000]);
      const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
      const signs = wordForm(String(it.count), 100, 36);
      const [left, , right] = bounds(signs.flat());
      const scale = Math.min(1.5, 470 / (right - left));
      for (const [i, sign] of signs.entries())
        largeSign(
          brief.sheet.layer('number'),
          brief,
          sign.map((path) => place(path, { x: 500, y: 490, scale })),
          roles[i]!,
        );
      it.company?.(brief.sheet.layer('company'), level);
      for (let i = 0; i < it.count; i++) {
        const [x, y] = it.spots?.[i] ?? SPOTS[i]!;
        THINGS[it.thing](
          brief.sheet.layer('things').at({
            x,
            y,
            scale: it.size * byLevel(brief, 1, 1, 0.96),
            angle: random.range(-0.14, 0.14),
          }),
          {
            level: it.count > 5 && level === 2 ? 1 : level,
            random: random.fork(`${i}`),
            roles: [roles[(i + 1) % 4]!, roles[(i + 2) % 4]!],
          },
        );
      }
      return {
        title: `${it.name} ${it.things}`,
        description: it.description,
        tags: ['number', 'counting', String(it.count), it.name.toLowerCase(), it.things.toLowerCase()],
      };
    },
  });
}

/** Numbers from two to ten, each with so many things. */
export const numberPages: readonly Composition[] = COUNTS.map((it) =>
  withEasy(numberPage(it), EASY_NUMBERS[it.count]),
);
