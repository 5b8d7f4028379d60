import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { grow } from '../../geometry/boolean.ts';
import { rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place } from '../../geometry/point.ts';
import { catFigure } from '../../motifs/figures/creatures.ts';
import { mouseFace } from '../../motifs/figures/faces.ts';
import type { Figure } from '../../motifs/figures/figure.ts';
import { ladybird } from '../../motifs/figures/insects.ts';
import { daisyFigure, tulip } from '../../motifs/figures/plants.ts';
import { FLOWERS, type FlowerName } from '../../motifs/flowers.ts';
import { gardenView, grassyBank } from '../../motifs/flowers/garden-view.ts';
import { letterform, type Letter } from '../../motifs/letters/letterforms.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import { fillZone, type PatternName } from '../../patterns/patterns.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { withEasy } from '../easy-page.ts';
import { EASY_LETTERS } from './easy-letters.ts';

interface Thing {
  readonly word: string;
  readonly figure: Figure;
}

type Planted = Extract<Letter, 'C' | 'D' | 'L' | 'M' | 'T'>;

const THINGS: Readonly<Record<Planted, Thing>> = {
  C: { word: 'Cat', figure: catFigure },
  D: { word: 'Daisy', figure: daisyFigure },
  L: { word: 'Ladybird', figure: ladybird },
  M: { word: 'Mouse', figure: mouseFace },
  T: { word: 'Tulip', figure: tulip },
};

/** A capital letter among leaves and flowers, and something that begins with it. */
function letterPage(letter: Planted): Composition {
  const { word, figure } = THINGS[letter];
  return {
    name: `letter-${letter.toLowerCase()}`,
    category: 'letters',
    size: [800, 1000],
    strays: 1.2,
    pens: SCENE_PENS,
    draw(brief) {
      const { random, level } = brief;
      const roles = random.shuffle<Role>(['a', 'b', 'c', 'd']);
      const rim = rectangle(34, 34, 732, 932, 26);
      brief.sheet.layer('ground').shape(rim, 'bold', 'cream');
      const inside = brief.sheet.inside([rim]);
      if (level === 1) gardenView(inside.layer('view'), 'hills', random.fork('view'));
      else drawGarden(inside.layer('garden'), brief);
      const shape = letterform(letter, 108).map((path) => place(path, { x: 400, y: 440, scale: 1.36 }));
      const sheet = inside.layer('letter');
      sheet.shape(grow(shape, 20), 'bold', 'paper');
      sheet.shape(shape, 'bold', roles[0]);
      if (level > 0) {
        const pattern = random.pick<PatternName>(['scales', 'diamonds', 'hearts']);
        fillZone(pattern, {
          sheet,
          zone: grow(shape, level === 1 ? -14 : -10),
          size: byLevel(brief, 0, 76, 52),
          angle: 0,
          roles: [roles[0]!, 'soft'],
        });
      }
      const [x, y, size] = level === 1 ? [572, 776, 290] : [584, 800, 226];
      if (level !== 1) sheet.shape(grow([rectangle(452, 664, 264, 268, 90)], 4), 'bold', 'paper');
      figure.draw(inside.layer('thing').at({ x, y, scale: size / Math.max(figure.width, figure.height) }), {
        level,
        main: roles[1]!,
        accent: roles[2]!,
      });
      if (level === 1) grassyBank(inside.layer('bank').at({ y: 44 }), random.fork('bank'));
      brief.sheet.layer('frame').rim(rim, 'bold');
      return {
        title: `${letter} Is for ${word}`,
        description: `A large ${letter} stands ${level === 1 ? 'in the grass' : 'among leaves and flowers'}. ${/^[AEIOU]/.test(word) ? 'An' : 'A'} ${word.toLowerCase()}, which begins with it, keeps it company.`,
        tags: ['letter', 'alphabet', letter.toLowerCase(), word.toLowerCase(), 'flowers'].filter(
          (tag, i, all) => all.indexOf(tag) === i,
        ),
      };
    },
  };
}

/** Every letter that there is a page of. */
export const letterPages: readonly Composition[] = (Object.keys(THINGS) as Planted[]).map((letter) =>
  withEasy(letterPage(letter), EASY_LETTERS[letter]),
);

/** Sprays of leaves from the corners and the middle of each side, with a flower where they begin. */
function drawGarden(sheet: Sheet, brief: Brief): void {
  const { random, level } = brief;
  const flower = random.pick<FlowerName>(
    byLevel(
      brief,
      ['daisy', 'cosmos'],
      ['daisy', 'cosmos', 'poppy', 'lily'],
      ['rose', 'daisy', 'cosmos', 'lily', 'peony'],
    ),
  );
  const roots = byLevel<readonly (readonly [number, number, number])[]>(
    brief,
    [
      [60, 60, 0.8],
      [740, 60, 2.4],
      [60, 930, -0.8],
    ],
    [
      [50, 50, 0.8],
      [750, 50, 2.4],
      [50, 950, -0.8],
      [40, 500, 0],
      [760, 470, Math.PI],
    ],
    [
      [50, 50, 0.8],
      [750, 50, 2.4],
      [50, 950, -0.8],
      [40, 340, 0.2],
      [40, 640, -0.2],
      [760, 330, 3],
      [400, 40, 1.57],
      [380, 950, -1.57],
      [764, 560, 3.1],
    ],
  );
  for (const [x, y, angle] of roots) {
    const fan = byLevel(brief, 4, 5, 7);
    const long = byLevel(brief, 210, 200, 176);
    for (let i = 0; i < fan; i++) {
      const lean = ((i + 0.5) / fan - 0.5) * 2.5;
      const at = { x, y, angle: angle + Math.PI / 2 + lean };
      sheet.shape(
        place(petal('leaf', long * (1 - Math.abs(lean) * 0.18), long * 0.36), at),
        'line',
        i % 2 === 0 ? 'leaf' : 'grass',
      );
      if (level > 0)
        sheet.line(
          place(
            [
              [0, -30],
              [0, -long * 0.72],
            ],
            at,
          ),
          'fine',
          0.5,
        );
    }
  }
  for (const [i, [x, y]] of roots.entries())
    FLOWERS[flower](
      sheet.at({ x: x + (400 - x) * 0.08, y: y + (500 - y) * 0.06, scale: byLevel(brief, 0.72, 0.64, 0.56) }),
      {
        random: random.fork(`flower ${i}`),
        level: level === 2 ? 1 : 0,
        petals: (['a', 'b', 'c', 'd'] as const)[i % 4]!,
        heart: 'sun',
      },
    );
}
